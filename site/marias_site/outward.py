"""What the site tells search engines of itself: the list of its pages, and leave."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from flask import Flask, Response
from marias_quizzes import addresses

from marias_site.book import Book

_SPACES = (
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" '
    'xmlns:xhtml="http://www.w3.org/1999/xhtml"'
)


def add_to(app: Flask, book: Book) -> None:
    """Add `robots.txt`, and `sitemap.xml` when the public address is known."""

    def robots() -> Response:
        return Response(robots_text(book), mimetype="text/plain")

    def sitemap() -> Response:
        return Response(sitemap_text(book), mimetype="application/xml")

    app.add_url_rule("/" + addresses.robots(), "robots", robots)
    if book.edition.address:
        app.add_url_rule("/" + addresses.sitemap(), "sitemap", sitemap)


def pages(book: Book) -> Iterator[tuple[str, dict[str, Any]]]:
    """The endpoints of these files, for the freeze."""
    yield "robots", {}
    if book.edition.address:
        yield "sitemap", {}


def robots_text(book: Book) -> str:
    """Everybody may read everything; the list of pages is where it is."""
    lines = ["User-agent: *", "Disallow:"]
    if book.edition.address:
        lines += ["", f"Sitemap: {book.edition.address}{addresses.sitemap()}"]
    return "\n".join(lines) + "\n"


def sitemap_text(book: Book) -> str:
    """Every page in every language, each with its other languages.

    The date is that of the edition. The whole book on one page is left out: all that
    it says stands on the pages of the list.
    """
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', f"<urlset {_SPACES}>"]
    for language in book.languages:
        for name, item in listed(book):
            there = {code: _public(book, code, name, item) for code in book.languages}
            lines.append(_entry(there, language, book))
    return "\n".join([*lines, "</urlset>"]) + "\n"


def listed(book: Book) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Name of the view and item of each page that is worth finding."""
    yield from ((name, ()) for name in ("home", "contents", "practice", "deals"))
    yield from ((name, ()) for name in ("glossary", "about", "changes"))
    source = book.languages[0]
    for chapter in book.chapters.get(source, ()):
        yield "chapter", (chapter.id,)
    for essay in book.essays.get(source, ()):
        yield "essay", (essay.id,)
    yield from (("rule", (rule,)) for rule in book.rules)
    yield from (("kind", (kind.id,)) for kind in book.kinds)
    yield from (("deal", (deal.id,)) for deal in book.deals)


def _public(book: Book, language: str, name: str, item: tuple[str, ...]) -> str:
    path = str(getattr(addresses, name)(language, *item))
    return book.edition.address + path


def _entry(there: dict[str, str], language: str, book: Book) -> str:
    links = "".join(
        f'<xhtml:link rel="alternate" hreflang="{code}" href={quoteattr(address)}/>'
        for code, address in (*there.items(), ("x-default", there[book.languages[0]]))
    )
    return (
        f"<url><loc>{escape(there[language])}</loc>"
        f"<lastmod>{book.edition.date}</lastmod>{links}</url>"
    )
