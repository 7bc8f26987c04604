"""The rules as data for other people's tools: what a rule says, whence, where it is."""

from __future__ import annotations

from typing import Any

from marias_quizzes import addresses

from marias_site.book import Book, Rule, Statement

VERSION = 1


def all_rules(book: Book) -> dict[str, Any]:
    """Every rule in the order of the book, with the sources they cite."""
    return {
        **_head(book),
        "sources": {
            source.id: {"names": dict(source.names), "address": source.address}
            for source in book.sources.values()
        },
        "rules": [_rule(rule, book) for rule in book.rules.values()],
    }


def one_rule(book: Book, rule: str) -> dict[str, Any]:
    """One rule; KeyError when the book has none of that id."""
    return {**_head(book), "rule": _rule(book.rules[rule], book)}


def _head(book: Book) -> dict[str, Any]:
    return {
        "version": VERSION,
        "edition": book.edition.date,
        "languages": list(book.languages),
    }


def _rule(rule: Rule, book: Book) -> dict[str, Any]:
    return {
        "id": rule.id,
        "chapter": rule.chapter,
        "executable": rule.executable,
        "engine": list(rule.engine),
        "sources": [
            {"source": cited.source, "place": cited.place} for cited in rule.sources
        ],
        "differs": [
            {"profile": one.profile, "grade": one.grade} for one in rule.differs
        ],
        "texts": {
            language: _text(rule, language, statement, book)
            for language, statement in rule.statements.items()
        },
    }


def _text(
    rule: Rule, language: str, statement: Statement, book: Book
) -> dict[str, Any]:
    """Title and law as plain text, with paths from the root of the site."""
    root = book.edition.address
    return {
        "title": statement.title,
        "law": statement.text,
        "differs": {
            profile: " ".join(text.striptags().split())
            for profile, text in statement.differs.items()
        },
        "address": root + addresses.rule(language, rule.id),
        "chapter_address": root
        + addresses.rule_in_chapter(language, rule.chapter, rule.id),
    }
