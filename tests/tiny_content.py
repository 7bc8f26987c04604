"""A book of one chapter for tests: its files, what to change in them, what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from marias_build.book import reader
from marias_build.book.content import Memory

ROOT = Path(__file__).resolve().parents[1]
CHAPTER = "content/cs/chapters/karty.md"
HEAD = '+++\ntitle = "Karty"\nlead = "O kartách."\nopener = "HA"\n+++\n'
FIRST = HEAD.count("\n") + 1  # the line on which the body of the chapter begins

RULE = "```rule play.beat\nPřebít\n\nKdo může, musí.\n```\n"

FILES = {
    "content/book.toml": """\
languages = ["cs"]
edition = "2026-12-01"
chapters = ["karty"]
[kinds]
trick-winner = "1-A-F-LK.LX.L9"
legal-plays = "1-B-F-A9.AK-HA.L9.AAX7.BK8-"
card-points = "1-A-o-0-BU.BO.BK"
""",
    "content/sources.toml": '[obecna]\ncs = "Obecná pravidla"\n',
    "content/rules/karty.toml": """\
["play.beat"]
sources = [{ source = "obecna", place = "Sehrávka" }]
""",
    "content/glossary.toml": """\
[trick]
chapter = "karty"
cs = { word = "štych", other = ["zdvih"], meaning = "Tři karty." }
""",
    "content/redirects.toml": "",
    "content/registry.toml": (ROOT / "content/registry.toml").read_text("utf-8"),
    "content/cs/messages.toml": (ROOT / "content/cs/messages.toml").read_text("utf-8"),
    CHAPTER: HEAD + RULE,
}


# One memory for all tests: it goes by what a file holds, so the catalogue is read once.
KEPT = reader.Reading(None, (), Memory())

# Blocks that the engine fills: a table of cards, one of money, a question.
DUTY = """\
```table duties
trump: A
trick: L9
hands: [LXK B7, B78]
caption: Dvě ruce
```
"""
MONEY = """\
```table payment
profile: obecna
contract: sto
trump: A
lost: [sto]
pády: 2
players: 3
```
"""
QUIZ = "```quiz trick-winner\nposition: 1-A-F-LK.LX.L9\n```\n"


def write(root: Path, changes: Mapping[str, str | None] = {}) -> Path:
    """The files of the small book, some of them changed or (None) left out."""
    for name, text in {**FILES, **changes}.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if text is not None:
            path.write_text(text, encoding="utf-8")
    return root


def read(root: Path, changes: Mapping[str, str | None] = {}) -> reader.Reading:
    """The small book as the reader reads it; what stays the same is kept in mind."""
    return reader.read(write(root, changes), KEPT, code=False)


def faults(root: Path, changes: Mapping[str, str | None] = {}) -> list[str]:
    """What the reader finds wrong in it."""
    return [str(fault) for fault in read(root, changes).faults]


def chapter(root: Path, body: str) -> str:
    """The HTML of a chapter with this body behind its one rule."""
    book = read(root, {CHAPTER: HEAD + body + "\n" + RULE}).checked()
    return str(book.chapters["cs"][0].html)


def chapter_faults(root: Path, body: str) -> list[str]:
    """The faults of a chapter with this body; its lines count from 1."""
    start = f"{CHAPTER}:"
    found = faults(root, {CHAPTER: HEAD + body + "\n" + RULE})
    shown = []
    for fault in found:
        line, _, rest = fault.removeprefix(start).partition(":")
        shown.append(
            f"{int(line) - FIRST + 1}:{rest}" if fault.startswith(start) else fault
        )
    return shown
