"""The style sheets: one set of colours, every name defined, nothing from elsewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

NAME = re.compile(r"(--[a-z0-9-]+)\s*:")
USE = re.compile(r"var\((--[a-z0-9-]+)")


@pytest.fixture(scope="module")
def sheets(root: Path) -> dict[str, str]:
    """The sheets by name, without comments."""
    folder = root / "site/marias_site/static/css"
    texts = {
        file.name: file.read_text(encoding="utf-8") for file in folder.glob("*.css")
    }
    return {name: re.sub(r"/\*.*?\*/", "", t, flags=re.S) for name, t in texts.items()}


def test_both_dark_blocks_say_the_same(sheets: dict[str, str]) -> None:
    """Whoever chooses dark sees what a dark device shows."""
    tokens = sheets["tokens.css"]
    device = re.search(r':root:not\(\[data-theme="light"\]\) \{(.*?)\}', tokens, re.S)
    chosen = re.search(r':root\[data-theme="dark"\] \{(.*?)\}', tokens, re.S)
    assert device
    assert chosen
    assert device[1].split() == chosen[1].split()


def test_every_variable_is_defined(sheets: dict[str, str]) -> None:
    """A misspelt colour would fall back to nothing without a word."""
    whole = "".join(sheets.values())
    assert set(USE.findall(whole)) <= set(NAME.findall(whole))


def test_nothing_comes_from_elsewhere(sheets: dict[str, str]) -> None:
    """No sheet imports another or asks another host; the font is our own file."""
    whole = "".join(sheets.values())
    assert "@import" not in whole
    assert set(re.findall(r"url\((?!\"data:)([^)]*)\)", whole)) == {"literata.woff2"}


def test_paper_is_always_light(sheets: dict[str, str]) -> None:
    """Print starts from light colours whatever the screen showed."""
    assert ':root[data-theme="dark"]' in sheets["print.css"]
    assert "color-scheme: light" in sheets["print.css"]


def test_paper_is_numbered(sheets: dict[str, str]) -> None:
    """Every sheet at its foot, but for the first one, which has a title."""
    pages = dict(re.findall(r"@page ?(:first)? ?\{(.*)\}", sheets["print.css"]))
    assert re.search(r"@bottom-center \{[^}]*counter\(page\)", pages[""])
    assert re.search(r"@bottom-center \{ content: none; \}", pages[":first"])


def test_texts_of_the_whole_book_begin_on_a_new_sheet(sheets: dict[str, str]) -> None:
    """Chapters do; an essay follows its chapter."""
    paper = sheets["whole.css"].split("@media print")[1]
    assert re.search(r"\.whole \.text \{[^}]*break-before: page", paper)
    assert re.search(r"\.deeper-text \{[^}]*break-before: auto", paper)
