"""Pictures for previews: small, the same every time, with all of their title."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from marias_build import cache
from marias_build.book import reader
from marias_build.book.content import Memory
from marias_build.output import faces, making, pictures
from marias_build.output.pictures import LIMIT, Cover
from marias_build.text import letters
from marias_site import previews
from marias_site.book import Book

LONGEST = "Co všechno se může stát, když se na konci hraje o poslední štych"


@pytest.fixture
def nothing_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache that is empty at first, but for the type, which is cut once."""
    assert all(file.is_file() for file in letters.files())
    monkeypatch.setattr(cache, "FOLDER", tmp_path)
    return tmp_path


@pytest.mark.parametrize("card", ["BX", "HO", "BK"])
def test_a_picture_is_small_and_of_the_promised_size(card: str) -> None:
    """Even with the cards that have most to draw, and a long title."""
    cover = Cover("Kapitola 12", LONGEST, card, "Štych")
    png = pictures.png(pictures.svg(cover, faces.faces()))
    assert png.startswith(b"\x89PNG")
    assert struct.unpack(">II", png[16:24]) == previews.SIZE
    assert 5_000 < len(png) <= LIMIT


def test_the_same_words_give_the_same_bytes(nothing_kept: Path) -> None:
    """Whether they are drawn or come from the cache."""
    drawing = pictures.svg(Cover("", "Betl", "B7", "Štych"), faces.faces())
    first = pictures.png(drawing)
    kept = {file.name: file.read_bytes() for file in nothing_kept.iterdir()}
    assert first in kept.values()
    assert pictures.png(drawing) == first
    for file in nothing_kept.iterdir():
        file.unlink()
    assert pictures.png(drawing) == first
    assert {f.name: f.read_bytes() for f in nothing_kept.iterdir()} == kept


def test_words_are_drawn_with_the_type_of_the_book() -> None:
    """Without it the picture would have no letters, as no other type is asked."""
    drawn = faces.faces()
    one, other = (
        pictures.png(pictures.svg(Cover("", title, "B7", ""), drawn))
        for title in ("Betl", "Durch")
    )
    assert one != other


def test_a_title_gets_the_biggest_size_that_fits() -> None:
    """A short one on one line, a long one smaller and on more, none cut."""
    drawn = faces.faces()
    short, long = (
        pictures.svg(Cover("", title, "B7", ""), drawn) for title in ("Betl", LONGEST)
    )
    assert f'font-size="{pictures.SIZES[0]}"' in short
    assert f'font-size="{pictures.SIZES[0]}"' not in long
    lines = [part.split("<")[0] for part in long.split('font-weight="600"')[1:]]
    assert " ".join(line.split(">", 1)[1] for line in lines) == LONGEST


def test_what_is_text_stays_text() -> None:
    """A title cannot draw anything."""
    drawing = pictures.svg(Cover("", "<b> & co", "B7", ""), faces.faces())
    assert "&lt;b&gt; &amp; co" in drawing


def test_every_page_finds_its_picture(book: Book) -> None:
    """One for the book, two a chapter, one an essay, in every language."""
    names = {name for name, _ in pictures.covers(book)}
    assert len(names) == 2 * (1 + 2 * 2 + 1)
    assert previews.file("cs") in names
    assert previews.file("en", "rule", "trumfy") in names
    assert previews.file("en", "essay", "desitka") in names


def test_lines_are_no_wider_than_the_room() -> None:
    """Words that are held together stay so; a word too wide stands alone."""
    lines = letters.wrapped(LONGEST, 60, 648)
    assert " ".join(lines) == LONGEST
    assert len(lines) > 1
    assert all(letters.width(line, 60) <= 648 for line in lines)
    assert letters.wrapped("a b\u00a0c", 60, 1) == ["a", "b\u00a0c"]
    assert letters.width("mm", 60) == 2 * letters.width("m", 60)


def test_pictures_need_a_public_address(
    monkeypatch: pytest.MonkeyPatch, root: Path, book: Book
) -> None:
    """Whoever shows them asks by an absolute address, so without one none is made."""
    found = {"preview/book-cs.png": b"PNG"}
    reading = reader.Reading(book, (), Memory())
    monkeypatch.setattr(reader, "read", lambda *_: reading)
    monkeypatch.setattr(pictures, "pictures", lambda _: found)
    assert not any("preview" in path for path in making.Maker(root).make().files)
    site = making.Maker(root, "https://example.org/").make()
    path = site.book.assets["preview/book-cs.png"]
    assert path.startswith("assets/preview/book-cs.")
    assert site.files[path] == b"PNG"
