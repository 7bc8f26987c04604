"""Tests of the registry of the kinds."""

import subprocess
import sys
from pathlib import Path

import pytest
from marias_quizzes import kinds

PROJECT = Path(__file__).resolve().parents[2]


def test_every_kind_is_found_by_its_id():
    """And has what the page and the build ask of it."""
    for kind in kinds.KINDS:
        module = kinds.find(kind)
        assert kind == module.KIND
        assert module.LAYOUT in ("hand", "trick", "rows")
        assert len(module.RULES) == len(module.LEVELS) == 3


def test_an_unknown_kind_is_a_key_error():
    """The page shows that there is none."""
    with pytest.raises(KeyError):
        kinds.find("no-such-kind")


def test_a_kind_imports_only_what_it_needs():
    """A page of one kind does not pay for the others, nor for the deals."""
    code = (
        "import sys; from marias_quizzes import kinds; kinds.find('trick-winner');"
        "print([m for m in sys.modules if m.startswith('marias')])"
    )
    paths = [str(PROJECT / "engine"), str(PROJECT / "quizzes")]
    code = f"import sys; sys.path[:0] = {paths!r}; " + code
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    for module in ("legal_plays", "card_points", "deal_html", "marias.record"):
        assert module not in done.stdout
