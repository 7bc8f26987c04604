"""The book itself, and what its own guide tells authors."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
import tomllib
from itertools import product
from pathlib import Path

import pytest
import tiny_content
from marias.cards import HEARTS
from marias.misconceptions_game import ALL_MISCONCEPTIONS
from marias.parts import BETL_PART, DURCH_PART, TWO_SEVENS_PART
from marias.profile import GENERAL, PRESET_NAMES, SWITCHES, changed, origin
from marias.tariff import price
from marias_build.book import reader
from marias_build.tables.kinds import TABLES
from marias_build.tables.values import values
from marias_build.text.directives import MAKERS
from marias_build.text.links import SCHEMES
from marias_quizzes.kinds import KINDS, find

DIGEST = """
import hashlib, pathlib, sys
from marias.profile import GENERAL
from marias_build.book import reader
book = reader.read(pathlib.Path(sys.argv[1]), code=False).checked()
shown = repr((book.chapters, book.rules, book.terms, book.kinds, book.deals))
shown += "".join(catalogue.browser for catalogue in book.catalogues.values())
print(hashlib.sha256(shown.encode()).hexdigest())
"""


def test_no_faults(root: Path) -> None:
    """The book can be made: nobody has to mend anything first."""
    assert [str(fault) for fault in reader.read(root).faults] == []


def digest(root: Path, seed: str) -> str:
    """A digest of the whole book, made in a process of its own."""
    paths = [str(root / name) for name in ("engine", "quizzes", "site", "build")]
    environment = {
        **os.environ,
        "PYTHONHASHSEED": seed,
        "PYTHONPATH": os.pathsep.join(paths),
    }
    command = [sys.executable, "-c", DIGEST, str(root)]
    done = subprocess.run(command, env=environment, capture_output=True, check=True)
    return done.stdout.decode().strip()


def test_the_same_book_in_any_process(root: Path) -> None:
    """Nothing in the book hangs on the order of sets in one run of Python."""
    one = digest(root, "1")
    assert len(one) == len(hashlib.sha256().hexdigest())
    assert digest(root, "2") == one


@pytest.mark.parametrize(
    "names",
    [MAKERS, TABLES, values(), SCHEMES],
    ids=("blocks", "tables", "values", "links"),
)
def test_the_guide_names_everything(root: Path, names: dict[str, object]) -> None:
    """Whatever an author may write is in the guide."""
    guide = (root / "content/README.md").read_text("utf-8")
    assert [name for name in names if not re.search(rf"\b{name}\b", guide)] == []


def test_the_examples_of_the_guide(root: Path, tmp_path: Path) -> None:
    """The chapter that the guide shows has no fault in it."""
    guide = (root / "content/README.md").read_text("utf-8")
    blocks = re.findall(r"^(?: {4}.*\n|\n)+", guide, re.MULTILINE)
    shown = re.sub("^ {4}", "", "".join(blocks), flags=re.MULTILINE).strip() + "\n"
    rules = tiny_content.FILES["content/rules/karty.toml"]
    book = tiny_content.FILES["content/book.toml"]
    changes = {
        tiny_content.CHAPTER: shown,
        "content/rules/karty.toml": rules
        + 'differs = [{ profile = "klasika" }]\n["hist.lion-not-bear"]\n',
        "content/book.toml": book
        + '[deals.sedma-zabita.cs]\ntitle = "A"\nlead = "B"\n',
        "content/deals/sedma-zabita.txt": (
            root / "content/deals/sedma-zabita.txt"
        ).read_text("utf-8"),
    }
    html = tiny_content.read(tmp_path, changes).checked().chapters["cs"][0].html
    assert html.count("<section") == 2
    assert html.count('class="fact"') == 1


def test_every_source_that_the_engine_names_is_a_source_of_the_book(root: Path) -> None:
    """Of presets, of misconceptions, of prices: no id leads nowhere."""
    known = tomllib.loads((root / "content/sources.toml").read_text("utf-8"))
    named = {source for one in ALL_MISCONCEPTIONS for source in one.sources}
    for preset in PRESET_NAMES:
        named |= {origin(preset, one.name).source for one in SWITCHES}
    for prices, players in product(("soutezni", "paluba", "hospoda"), (3, 4)):
        table = changed(GENERAL, (("prices", prices),))
        for part in (BETL_PART, DURCH_PART, TWO_SEVENS_PART):
            named.add(price(part, HEARTS, table, players).source)
    assert sorted(named - {""} - known.keys()) == []


def test_the_positions_of_the_guide(root: Path) -> None:
    """The table of positions shows one of each kind, and each can be read."""
    guide = (root / "content/README.md").read_text("utf-8")
    shown = re.findall(r"^\| example \|(.*)\|$", guide, re.MULTILINE)[0].split("|")
    for kind, position in zip(KINDS, shown, strict=True):
        text = position.strip().strip("`")
        assert find(kind).question(text, GENERAL).position == text
