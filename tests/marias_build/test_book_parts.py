"""Parts of the book and where to begin, as `book.toml` says."""

from __future__ import annotations

from pathlib import Path

import pytest
import tiny_content

BOOK = "content/book.toml"
WORDS = 'title = "Hra v kostce"\nlead = "O kartách."\n'
PARTS = f"\n[parts.karty.cs]\n{WORDS}"


def book(root: Path, more: str, start: str = "") -> str:
    """The tiny book's settings with more of them."""
    text = (tiny_content.write(root) / BOOK).read_text(encoding="utf-8")
    head, mark, rest = text.partition("\n[")
    return head.rstrip("\n") + f"\n{start}\n" + mark + rest + more


def test_a_part_begins_with_its_first_chapter(tmp_path: Path) -> None:
    """And has all up to the next part, with its words in every language."""
    text = book(tmp_path, PARTS, 'start = ["karty"]')
    found = tiny_content.read(tmp_path, {BOOK: text}).checked()
    (part,) = found.parts
    assert (part.id, part.chapters) == ("karty", ("karty",))
    assert part.titles == {"cs": "Hra v\u00a0kostce"}
    assert found.part_of("karty") is part
    assert found.start == ("karty",)


@pytest.mark.parametrize(
    ("more", "start", "fault"),
    [
        ("\n[parts.kraty.cs]\n" + WORDS, "", "no part can begin with kraty"),
        ("\n[parts.kraty.cs]\n" + WORDS, "", "the first chapter, karty, is in no part"),
        ("", 'start = ["trumf"]', "nobody can start with trumf"),
        ("\n[parts.karty.en]\n" + WORDS, "", "the part karty has no title in cs"),
        ("\n[parts.karty.cs]\ntitle = 'a'\n", "", "lead is missing"),
    ],
)
def test_a_wrong_part_is_a_fault(
    tmp_path: Path, more: str, start: str, fault: str
) -> None:
    """With the file and the line, like all others."""
    text = book(tmp_path, more, start)
    found = tiny_content.faults(tmp_path, {BOOK: text})
    assert any(fault in one and one.startswith(f"{BOOK}:") for one in found), found
