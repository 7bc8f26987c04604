"""A seed gives the same question for as long as its version lasts."""

from pathlib import Path

import pytest
from marias_quizzes import kinds
from questions import golden

FOLDER = Path(__file__).parent / "golden"


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("kind", kinds.KINDS)
def test_golden_questions(kind, level):
    """Links that readers keep must not change what they ask.

    If a generator must change, give it a new VERSION, then write the files anew:
    python tests/marias_quizzes/questions.py --regenerate
    """
    kept = (FOLDER / f"{kind}-{level}.txt").read_text(encoding="utf-8")
    assert golden(kind, level) == kept
    assert kept.startswith(str(kinds.find(kind).VERSION) + str(level) + "0 ")
