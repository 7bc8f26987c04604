"""The site: a function from a book to pages; it reads no file of the book itself."""

from __future__ import annotations

import mimetypes
from collections.abc import Iterator, Mapping
from typing import Any

from flask import Flask, Response, abort
from marias_quizzes import addresses

from marias_site import api, feeds, odd_pages, outward
from marias_site.book import Book
from marias_site.views import Views

# What a machine may know otherwise, or not at all; pages refuse files of a wrong type.
_TYPES = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".woff2": "font/woff2",
    ".xml": "application/xml",
}
_PLAIN = (
    "home",
    "contents",
    "practice",
    "deals",
    "glossary",
    "about",
    "changes",
    "whole",
    "search",
)


def create_app(book: Book, files: Mapping[str, bytes] | None = None) -> Flask:
    """The application that shows the book.

    `files` are the assets, by their path from the root of the site; they are served
    (and so frozen) as they are.
    """
    app = Flask("marias_site", static_folder=None)
    app.jinja_env.trim_blocks = app.jinja_env.lstrip_blocks = True
    views = Views(book)
    for language in book.languages:
        plain = [(name, (language,)) for name in _PLAIN]
        # A view of items gets its route from an address with a hole for the item.
        of_items = [(n, (language, "<item>")) for n, i in _items(book, language) if i]
        for name, values in (*plain, *of_items):
            app.add_url_rule(
                "/" + getattr(addresses, name)(*values),
                f"{language}.{name}",
                getattr(views, name),
                defaults={"language": language},
            )
    api.add_to(app, book)
    odd_pages.add_to(app, book)
    outward.add_to(app, book)
    feeds.add_to(app, book)
    _add_files(app, files or {})
    return app


def pages(book: Book) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every page of the book, as endpoint and its values: what a freeze must visit."""
    for language in book.languages:
        yield from ((f"{language}.{name}", {}) for name in _PLAIN)
        for name, items in _items(book, language):
            yield from ((f"{language}.{name}", {"item": item}) for item in items)
    yield from api.pages(book)
    yield from odd_pages.pages(book)
    yield from outward.pages(book)
    yield from feeds.pages(book)


def _items(book: Book, language: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The ids of what has a page of its own, by the name of its view."""
    return (
        ("chapter", tuple(c.id for c in book.chapters.get(language, ()))),
        ("essay", tuple(essay.id for essay in book.essays.get(language, ()))),
        ("rule", tuple(book.rules)),
        ("kind", tuple(kind.id for kind in book.kinds)),
        ("deal", tuple(deal.id for deal in book.deals)),
    )


def _add_files(app: Flask, files: Mapping[str, bytes]) -> None:
    for suffix, kind in _TYPES.items():
        mimetypes.add_type(kind, suffix)

    def asset(name: str) -> Response:
        data = files.get("assets/" + name)
        if data is None:
            abort(404)
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        return Response(data, mimetype=kind)

    if files:
        app.add_url_rule("/assets/<path:name>", "asset", asset)
