"""The changes of the rules as an Atom feed, one a language.

A feed has nothing but absolute addresses, so there is none without a public address.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from xml.etree.ElementTree import Element, SubElement, tostring

from flask import Flask, Response
from marias_quizzes import addresses

from marias_site.book import Book
from marias_site.changes import Change

_ATOM = "http://www.w3.org/2005/Atom"
TYPE = "application/xml"  # what hosts make of the name of the file


def add_to(app: Flask, book: Book) -> None:
    """Add the address of each language's feed."""

    def feed(language: str) -> Response:
        return Response(atom(book, language), mimetype=TYPE)

    for language in book.languages if book.edition.address else ():
        app.add_url_rule(
            "/" + addresses.feed(language),
            f"{language}.feed",
            feed,
            defaults={"language": language},
        )


def pages(book: Book) -> Iterator[tuple[str, dict[str, Any]]]:
    """The endpoints of the feeds, for the freeze."""
    if book.edition.address:
        yield from ((f"{language}.feed", {}) for language in book.languages)


def atom(book: Book, language: str) -> bytes:
    """The feed: the latest change first, each with links to its rules."""
    words = book.catalogues[language].messages
    root = book.edition.address
    page = root + addresses.changes(language)
    feed = Element("feed", {"xmlns": _ATOM, "xml:lang": language})
    name = words.text("site.name")
    _text(feed, "title", f"{name}: {words.text('site.changes-title')}")
    _text(feed, "id", page)
    SubElement(feed, "link", {"href": page})
    own = {"rel": "self", "type": "application/atom+xml"}
    SubElement(feed, "link", {**own, "href": root + addresses.feed(language)})
    latest = book.changes[0].date if book.changes else book.edition.date
    _text(feed, "updated", _time(latest))
    _text(SubElement(feed, "author"), "name", name)
    for change in book.changes:
        entry = SubElement(feed, "entry")
        _text(entry, "title", change.texts[language])
        _text(entry, "id", f"{page}#{change.id}")
        SubElement(entry, "link", {"href": f"{page}#{change.id}"})
        _text(entry, "updated", _time(change.date))
        SubElement(entry, "category", {"term": change.kind})
        _rules(entry, change, language, book)
    return bytes(tostring(feed, encoding="utf-8", xml_declaration=True)) + b"\n"


def _rules(entry: Element, change: Change, language: str, book: Book) -> None:
    titles = []
    for rule in change.rules:
        title = f"{book.rules[rule].statements[language].title} ({rule})"
        href = book.edition.address + addresses.rule(language, rule)
        SubElement(entry, "link", {"rel": "related", "href": href, "title": title})
        titles.append(title)
    if titles:
        _text(entry, "summary", ", ".join(titles))


def _text(inside: Element, tag: str, text: str) -> None:
    SubElement(inside, tag).text = text


def _time(date: str) -> str:
    return date + "T00:00:00Z"
