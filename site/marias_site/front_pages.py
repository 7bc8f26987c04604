"""The pages that show the book as a whole: the first one, its contents, all of it."""

from __future__ import annotations

from typing import Any

from marias.profile import parse_profile
from marias_quizzes import blocks, kinds
from markupsafe import Markup

from marias_site import whole_page
from marias_site.book import Kind, Term
from marias_site.counts import counts
from marias_site.frame import Page
from marias_site.shelves import shelves, start

# The words of the first question that only card players know, by their glossary keys.
FIRST_WORDS = ("trick", "trump", "forehand", "middlehand", "rearhand")


def home(page: Page) -> str:
    """What this is, a first question, and the ways on."""
    first = page.book.kinds[0] if page.book.kinds else None
    return page.show(
        "home.html",
        page.messages.text("site.home-title"),
        page.messages.text("site.home-description"),
        first=first,
        question=question(first, page, "q0") if first else "",
        words=_words(page) if first else (),
        **_ways(page),
    )


def contents(page: Page) -> str:
    """Where to begin, then all chapters with their rules, part by part."""
    return page.show(
        "contents.html",
        page.messages.text("site.contents-title"),
        page.messages.text("site.contents-description"),
        **_ways(page),
    )


def whole(page: Page) -> str:
    """Every text one after the other; search engines find them on their own pages."""
    return page.show(
        "whole.html",
        page.messages.text("site.whole-title"),
        page.messages.text("site.whole-lead"),
        counts=counts(page.book, page.language),
        hidden=True,
        **whole_page.values(page),
    )


def question(kind: Kind, page: Page, block: str) -> Markup:
    """The fixed question of a kind as a static block, whole without script."""
    context = page.under(parse_profile(kind.profile))
    asked = kinds.find(kind.id).question(kind.position, context.profile)
    return page.html(blocks.static_block(asked, context, block))


def _words(page: Page) -> tuple[Term, ...]:
    """The words to know before the first question, those that the glossary has."""
    known = {term.key: term for term in page.book.terms.get(page.language, ())}
    return tuple(known[key] for key in FIRST_WORDS if key in known)


def _ways(page: Page) -> dict[str, Any]:
    """The parts of the book, the chapters to begin with, and how much there is."""
    return {
        "shelves": list(shelves(page.book, page.language)),
        "start": start(page.book, page.language),
        "counts": counts(page.book, page.language),
    }
