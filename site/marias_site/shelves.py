"""The chapters as the list of contents shows them: part by part."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from marias_site.book import Book, Rule
from marias_site.texts import Chapter, Essay, Part


@dataclass(frozen=True)
class Volume:
    """A chapter with the rules that it states and the essays that go deeper."""

    chapter: Chapter
    rules: tuple[Rule, ...] = ()
    essays: tuple[Essay, ...] = ()


@dataclass(frozen=True)
class Shelf:
    """A part of the book with its chapters; a book without parts is one shelf."""

    part: Part | None
    volumes: tuple[Volume, ...]

    @property
    def rules(self) -> int:
        """How many rules its chapters state."""
        return sum(len(volume.rules) for volume in self.volumes)


def shelves(book: Book, language: str) -> Iterator[Shelf]:
    """All parts in the order of the book."""
    volumes = {c.id: _volume(book, c) for c in book.chapters.get(language, ())}
    if not book.parts:
        yield Shelf(None, tuple(volumes.values()))
    for part in book.parts:
        yield Shelf(part, tuple(volumes[chapter] for chapter in part.chapters))


def _volume(book: Book, chapter: Chapter) -> Volume:
    rules = tuple(book.rules[rule] for rule in chapter.rules)
    return Volume(chapter, rules, book.essays_of(chapter.language, chapter.id))


def start(book: Book, language: str) -> tuple[Chapter, ...]:
    """The chapters that a beginner reads first; the first one when none is named."""
    chapters = book.chapters.get(language, ())
    named = tuple(book.chapter(language, chapter) for chapter in book.start)
    return named or chapters[:1]


def steps(book: Book, chapter: Chapter) -> tuple[Chapter | None, Chapter | None]:
    """The steps of the beginner's path before and after a chapter, where it has any.

    None too where the step is the neighbour in the book: the page leads there anyway.
    """
    path = start(book, chapter.language)
    if chapter not in path:
        return None, None
    here = path.index(chapter)
    before = path[here - 1] if here else None
    after = path[here + 1] if here + 1 < len(path) else None
    return (
        before if before and before.number != chapter.number - 1 else None,
        after if after and after.number != chapter.number + 1 else None,
    )
