"""The data of the book as JSON, for other people's tools; every file has a version."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from flask import Flask, Response, abort
from marias_quizzes import addresses

from marias_site.book import Book, Deal

VERSION = 2


def add_to(app: Flask, book: Book) -> None:
    """Add the addresses of the data."""
    from marias_site import rules_json

    def rules() -> Response:
        return answer(rules_json.all_rules(book))

    def rule(item: str) -> Response:
        if item not in book.rules:
            abort(404)
        return answer(rules_json.one_rule(book, item))

    def deal(item: str) -> Response:
        found = {deal.id: deal for deal in book.deals}.get(item)
        if found is None:
            abort(404)
        return answer(one_deal(book, found))

    app.add_url_rule("/" + addresses.rules_data(), "api.rules", rules)
    if book.rules:
        app.add_url_rule("/" + addresses.rule_data("<item>"), "api.rule", rule)
    if book.deals:
        app.add_url_rule("/" + addresses.deal_data("<item>"), "api.deal", deal)


def pages(book: Book) -> Iterator[tuple[str, dict[str, Any]]]:
    """The endpoints of the data, for the freeze."""
    yield "api.rules", {}
    yield from (("api.rule", {"item": rule}) for rule in book.rules)
    yield from (("api.deal", {"item": deal.id}) for deal in book.deals)


def one_deal(book: Book, deal: Deal) -> dict[str, Any]:
    """A deal as data: its record notation says everything, the rest is words."""
    return {
        "version": VERSION,
        "edition": {"date": book.edition.date, "hash": book.edition.hash},
        "id": deal.id,
        "record": deal.source,
        "title": {code: text.title for code, text in deal.texts.items()},
        "lead": {code: text.lead for code, text in deal.texts.items()},
        "rules": list(deal.rules),
        "pages": {code: addresses.deal(code, deal.id) for code in book.languages},
    }


def answer(data: object) -> Response:
    """Data as a JSON file, the same bytes whenever the data are the same."""
    text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
    return Response(text, mimetype="application/json")
