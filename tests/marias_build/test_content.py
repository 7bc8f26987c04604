"""The book itself, and what its own guide tells authors."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import tiny_content
from marias_build import reader
from marias_build.directives import MAKERS
from marias_build.links import SCHEMES
from marias_build.tables import TABLES
from marias_build.values import values

DIGEST = """
import hashlib, pathlib, sys
from marias_build import reader
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
    rules = tiny_content.FILES["content/rules.toml"]
    book = tiny_content.FILES["content/book.toml"]
    changes = {
        tiny_content.CHAPTER: shown,
        "content/rules.toml": rules + 'differs = [{ profile = "klasika" }]\n',
        "content/book.toml": book
        + '[deals.sedma-zabita.cs]\ntitle = "A"\nlead = "B"\n',
        "content/deals/sedma-zabita.txt": (
            root / "content/deals/sedma-zabita.txt"
        ).read_text("utf-8"),
    }
    html = tiny_content.read(tmp_path, changes).checked().chapters["cs"][0].html
    assert html.count("<section") == 2
