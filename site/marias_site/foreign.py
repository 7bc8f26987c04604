"""Words of the source language in a text that is not marked up: the code's own."""

from __future__ import annotations

import re
from functools import lru_cache

from markupsafe import Markup, escape

from marias_site.book import Book

# Letters that no word of English has: what they stand in was not translated.
_LETTER = re.compile(r"[^\W\d_a-zA-Z]")
_WORD = r"\w*[^\W\d_a-zA-Z]\w*"


def marked(text: str, book: Book) -> Markup:
    """An English sentence in which every word of the source language says so.

    They are the words of the glossary, whole as they stand there, and whatever else has
    letters that English has not.
    """
    language = book.languages[0]
    span = rf'<span lang="{language}">\1</span>'
    # Safe: the text is escaped first, and a word holds no markup.
    return Markup(_finder(_names(book, language)).sub(span, str(escape(text))))


def _names(book: Book, language: str) -> frozenset[str]:
    """The words of the glossary, in all their forms, that cannot be English."""
    return frozenset(
        name
        for term in book.terms.get(language, ())
        for name in (*term.texts[language].names, *term.texts[language].forms)
        if _LETTER.search(name)
    )


@lru_cache(maxsize=1)
def _finder(names: frozenset[str]) -> re.Pattern[str]:
    longest = sorted(names, key=lambda name: (-len(name), name))
    return re.compile(rf"\b({'|'.join([*map(re.escape, longest), _WORD])})\b")
