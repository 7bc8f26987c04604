"""Which picture stands for a page where a link to it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from marias_site.frame import Page

SIZE = (1200, 630)


def name(page: Page) -> str:
    """The plain name of the picture: that of a chapter, an essay, or of the book."""
    if page.view in ("chapter", "essay"):
        return file(page.language, page.view, page.item)
    if page.view == "rule":
        return file(page.language, "rule", page.book.rules[page.item].chapter)
    return file(page.language)


def file(language: str, view: str = "book", item: str = "") -> str:
    """The plain name of one picture; that of a rule is shared by its whole chapter."""
    return "preview/" + "-".join(filter(None, (view, item, language))) + ".png"
