"""How many of each thing the book has: counted, never typed."""

from __future__ import annotations

from marias_site.book import Book


def counts(book: Book, language: str) -> dict[str, int]:
    """What the pages tell of the size of the book; only what there is."""
    found = {
        "chapters": len(book.chapters.get(language, ())),
        "rules": len(book.rules),
        "essays": len(book.essays.get(language, ())),
        "questions": _questions(book, language),
        "terms": len(book.terms.get(language, ())),
        "disagreements": len(book.disagreements),
        "sources": len(book.sources),
    }
    return {name: number for name, number in found.items() if number}


def _questions(book: Book, language: str) -> int:
    """The questions in the text; practice deals others without end."""
    chapters, essays = book.chapters.get(language, ()), book.essays.get(language, ())
    in_chapters = sum(len(chapter.quizzes) for chapter in chapters)
    return in_chapters + sum(len(essay.quizzes) for essay in essays)
