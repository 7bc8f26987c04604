"""What the page of a rule shows: the rule, and all that hangs around it."""

from __future__ import annotations

from typing import Any

from marias.profile import parse_profile
from marias_quizzes import addresses, blocks, kinds
from markupsafe import Markup

from marias_site import (
    citations,
    foreign,
    rule_rows,
    sole_tables,
    switch_words,
    table_switch,
)
from marias_site.book import Book, Rule
from marias_site.frame import Page
from marias_site.rule_parts import Place

BLOCK = "q1"  # the id of the question on the page
TABLES = "#rozdily"  # where the tables stand side by side


def values(rule: Rule, page: Page) -> dict[str, Any]:
    """What the template is given, beside what every page has."""
    book, language = page.book, page.language
    example = rule.examples.get(language)
    return {
        "rule": rule,
        "statement": rule.statements[language],
        "chapter": book.chapter(language, rule.chapter),
        "titles": {c.id: c.title for c in book.chapters.get(language, ())},
        "essays": {e.id: e.title for e in book.essays.get(language, ())},
        "sole": sole_tables.of(rule, book.profile),
        "table": table_switch.of_rule(page, rule, TABLES),
        "rows": rule_rows.of(rule, page),
        "example": example,
        "question": _question(page, rule) if example and example.quiz else "",
        "origin": _origin(page, example.place) if example and example.place else "",
        "known": bool(book.edition.address),
        "address": page.absolute(page.path) if book.edition.address else page.path,
        "played": _played(page, example.played) if example else "",
        "cite": citations.plain(rule, page),
        "bibtex": citations.bibtex(rule, page),
        "wikipedia": citations.wikipedia(rule, page),
        "says": lambda text: foreign.marked(text, book),
        "data": page.root + addresses.rule_data(rule.id),
    }


def _question(page: Page, rule: Rule) -> Markup:
    """The example, when it is a question: whole without script, live with it."""
    quiz = rule.examples[page.language].quiz
    assert quiz is not None
    context = page.under(parse_profile(quiz.profile))
    asked = kinds.find(quiz.kind).question(quiz.position, context.profile)
    return page.html(blocks.static_block(asked, context, BLOCK))


def _played(page: Page, profile: str) -> str:
    """The rules that an example is worked out by; "" for several tables or none."""
    return switch_words.table(page.messages, profile) if profile else ""


def _origin(page: Page, place: Place) -> tuple[str, str]:
    """Where the example stands in the book: a link to its place, and the title."""
    book: Book = page.book
    anchor = "#" + place.id if place.id else ""
    if place.essay:
        titles = {e.id: e.title for e in book.essays[page.language]}
        path = addresses.essay(page.language, place.essay)
        return page.root + path + anchor, titles[place.essay]
    path = addresses.chapter(page.language, place.chapter)
    title = book.chapter(page.language, place.chapter).title
    return page.root + path + anchor, title
