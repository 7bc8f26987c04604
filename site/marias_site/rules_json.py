"""The rules as data for other people's tools: what a rule says, whence, where it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from marias_quizzes import addresses

from marias_site.book import Book, Rule, Statement
from marias_site.rule_parts import Choice, Example, Function

VERSION = 2
EXAMPLE = "priklad"  # the id of the part of a rule's page that has the example


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
        "edition": edition(book),
        "languages": list(book.languages),
        "profile": book.profile,
    }


def edition(book: Book) -> dict[str, str]:
    """Which edition the data are of: its date, and the hash of all it is made of."""
    return {"date": book.edition.date, "hash": book.edition.hash}


def _rule(rule: Rule, book: Book) -> dict[str, Any]:
    return {
        "id": rule.id,
        "chapter": rule.chapter,
        "executable": rule.executable,
        "related": list(rule.related),
        "engine": [_function(one) for one in rule.engine],
        "sources": [
            {"source": cited.source, "place": cited.place} for cited in rule.sources
        ],
        "settings": [
            {
                "switch": setting.switch,
                "names": dict(setting.names),
                "profiles": [_choice(choice) for choice in setting.choices],
            }
            for setting in rule.settings
        ],
        "departs": list(rule.departs),
        "begins": list(rule.begins),
        "differs": [
            {"profile": one.profile, "grade": one.grade} for one in rule.differs
        ],
        "disagreements": [
            {"id": one.id, "chapter": one.chapter, "questions": dict(one.questions)}
            for one in book.disagreements_on(rule.id)
        ],
        "deals": list(rule.deals),
        "examples": _examples(rule.id, rule.examples, book),
        "texts": {
            language: _text(rule, language, statement, book)
            for language, statement in rule.statements.items()
        },
    }


def _function(one: Function) -> dict[str, Any]:
    return {"name": one.name, "says": one.says, "file": one.file, "line": one.line}


def _choice(choice: Choice) -> dict[str, Any]:
    return {
        "profile": choice.profile,
        "value": choice.value,
        "words": dict(choice.words),
        "source": choice.source,
        "grade": choice.grade,
        "differs": choice.differs,
        "idle": choice.idle,
    }


def _examples(rule: str, examples: Mapping[str, Example], book: Book) -> dict[str, Any]:
    """By language: a question as kind, position and profile, and where it stands."""
    found = {}
    for language, example in examples.items():
        quiz = example.quiz
        asked = (
            {"kind": quiz.kind, "q": quiz.position, "p": quiz.profile} if quiz else {}
        )
        found[language] = {
            "type": "question" if quiz else "table",
            **asked,
            "address": _place(example, rule, language, book),
        }
    return found


def _place(example: Example, rule: str, language: str, book: Book) -> str:
    """Where it stands: in a chapter, in an essay, or on the rule's own page alone."""
    place = example.place
    if place is None:
        own = addresses.rule(language, rule)
        return f"{book.edition.address}{own}#{EXAMPLE}"
    path = (
        addresses.essay(language, place.essay)
        if place.essay
        else addresses.chapter(language, place.chapter)
    )
    return book.edition.address + path + ("#" + place.id if place.id else "")


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
