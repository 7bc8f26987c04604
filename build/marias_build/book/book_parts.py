"""The parts of the book: chapters that follow each other, under one title."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from marias_site.texts import Part

from marias_build.book.book_settings import BookSettings
from marias_build.text.typography import typeset


def parts(settings: BookSettings) -> Iterator[Part]:
    """Each part with its chapters, in the order of the book."""
    for first, chapters in _chapters(settings).items():
        words = settings.parts[first]
        titles = _set({language: text.title for language, text in words.items()})
        leads = _set({language: text.lead for language, text in words.items()})
        yield Part(first, titles, leads, chapters)


def _chapters(settings: BookSettings) -> dict[str, tuple[str, ...]]:
    """The chapters of each part, by the first of them."""
    found: dict[str, tuple[str, ...]] = {}
    for chapter in settings.chapters:
        if chapter in settings.parts:
            found[chapter] = (chapter,)
        elif found:
            last = next(reversed(found))
            found[last] = (*found[last], chapter)
    return found


def _set(texts: Mapping[str, str]) -> dict[str, str]:
    return {language: typeset(text, language) for language, text in texts.items()}
