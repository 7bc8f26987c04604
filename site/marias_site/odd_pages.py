"""The pages that are no part of the book: not found, and addresses that moved."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from flask import Flask, render_template, request
from marias_quizzes import addresses
from werkzeug.exceptions import NotFound

from marias_site.book import Book
from marias_site.frame import Page


def add_to(app: Flask, book: Book) -> None:
    """Add `/404.html`, the answer to an unknown address, and the redirects."""

    def not_found() -> str:
        return _not_found(book, book.edition.address)

    def missing(error: NotFound) -> tuple[str, int]:
        del error
        return _not_found(book, addresses.up(request.path.lstrip("/")) or "./"), 404

    def redirect(old: str, new: str) -> str:
        return _redirect(book, old, new)

    app.add_url_rule("/404.html", "not-found", not_found)
    app.register_error_handler(NotFound, missing)
    for moved in book.redirects:
        values = {"old": moved.old, "new": moved.new}
        app.add_url_rule("/" + moved.old, "redirect", redirect, defaults=values)


def pages(book: Book) -> Iterator[tuple[str, dict[str, Any]]]:
    """The endpoints of these pages, for the freeze."""
    yield "not-found", {}
    for moved in book.redirects:
        yield "redirect", {"old": moved.old, "new": moved.new}


def _not_found(book: Book, root: str) -> str:
    """The page for an address that does not exist.

    A host shows it at any depth, so it cannot link relative to itself. It links from
    the public address. While none is known it is a bare page in all languages, with no
    file to load; its script gives it one link, a step up from the address asked for.
    """
    source = book.languages[0]
    page = Page(book, source, "missing", lambda _: "404.html", root)
    title = page.messages.text("site.missing-title")
    template = "not_found.html" if root else "not_found_bare.html"
    return page.show(
        template, title, "",
        pages=_in_each_language(book, root), hidden=True,
    )  # fmt: skip


def _in_each_language(book: Book, root: str) -> list[Page]:
    return [
        Page(book, language, "missing", lambda _: "404.html", root)
        for language in book.languages
    ]


def _redirect(book: Book, old: str, new: str) -> str:
    """A page at an old address that leads to the new one, by itself and by a link."""
    language = next(
        (code for code in book.languages[1:] if old.startswith(code + "/")),
        book.languages[0],
    )
    page = Page(book, language, "moved", lambda _: old, addresses.up(old))
    return render_template(
        "redirect.html", page=page, book=book, new=page.root + new, t=page.words,
        text=page.messages.text, canonical=page.absolute(new),
    )  # fmt: skip
