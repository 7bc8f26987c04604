"""What the choice of a table says: that it changes nothing only where that is true."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from marias_site import create_app, sole_tables
from marias_site.book import Book, Citation, Rule, Source
from markupsafe import Markup

CHAPTER, RULE = "/pravidla/karty/", "/r/play.beat/"
SAME = re.compile(r'data-for="(\w+)" hidden>site\.table-same')


def page(book: Book, path: str, html: str = "", **changes: object) -> str:
    """A page of the book, with changes in its rule and something in its chapter."""
    rule = replace(book.rules["play.beat"], **changes)  # type: ignore[arg-type]
    chapters = {
        code: tuple(replace(one, html=one.html + Markup(html)) for one in found)
        for code, found in book.chapters.items()
    }
    sources = {
        one.source: Source(one.source, dict.fromkeys(book.languages, one.source))
        for one in rule.sources
    }
    rules = {**book.rules, rule.id: rule}
    book = replace(book, rules=rules, chapters=chapters, sources=sources)
    return create_app(book).test_client().get(path).text


def cited(*sources: str) -> tuple[Citation, ...]:
    """Citations of these sources."""
    return tuple(Citation(source) for source in sources)


def test_nothing_differs_where_all_rules_hold_everywhere(book: Book) -> None:
    """Then each table but the book's own says so, but the one that departs."""
    every = ["klasika", "paluba", "turnaj2020", "hospoda"]
    assert SAME.findall(page(book, CHAPTER)) == every
    assert SAME.findall(page(book, RULE)) == every
    departing = page(book, CHAPTER, departs=("paluba",))
    assert SAME.findall(departing) == ["klasika", "turnaj2020", "hospoda"]


@pytest.mark.parametrize("kind", ["badge", "cell", "reading"])
def test_a_table_that_a_chapter_marks_is_not_the_same(book: Book, kind: str) -> None:
    """A computed cell or a reading of its own speaks of it as well as a rule."""
    text = page(book, CHAPTER, f'<p class="{kind}" data-profile="obecna paluba"></p>')
    assert SAME.findall(text) == ["klasika", "turnaj2020", "hospoda"]


def test_a_chapter_without_rules_says_nothing(book: Book) -> None:
    """It may be all about who plays what."""
    assert not SAME.findall(page(book, "/pravidla/trumfy/"))


@pytest.mark.parametrize("path", [CHAPTER, RULE])
def test_a_rule_that_one_table_has_alone_is_not_said_of_others(
    book: Book, path: str
) -> None:
    """No source says what they play, so the book does not either."""
    assert not SAME.findall(page(book, path, sources=cited("paluba", "csm")))
    assert SAME.findall(page(book, path, sources=cited("paluba", "turnaj2020")))


def test_the_page_of_such_a_rule_names_the_one_table(book: Book) -> None:
    """It does not claim that all play it so."""
    text = page(book, RULE, sources=cited("paluba"), differs=())
    assert "site.rule-only" in text
    assert "site.rule-everywhere" not in text
    assert "site.rule-everywhere" in page(book, RULE, differs=())


@pytest.mark.parametrize(
    ("sources", "table"),
    [
        (("paluba",), "paluba"),
        (("turnaj2020", "csm"), "turnaj2020"),
        (("paluba", "turnaj2020"), ""),
        (("obecna",), ""),
        (("obecna", "paluba"), ""),
        (("csm",), ""),
        ((), ""),
    ],
)
def test_whose_rule_it_is(book: Book, sources: tuple[str, ...], table: str) -> None:
    """That of the one table among its sources, if the general rules are silent."""
    rule: Rule = replace(book.rules["play.beat"], sources=cited(*sources))
    assert sole_tables.of(rule, "obecna") == table


def test_who_plays_by_a_rule_does_not_differ(book: Book) -> None:
    """Where the book's own table does not, it is the others that play so."""
    text = page(book, RULE, departs=("klasika", "hospoda"), begins=("hospoda",))
    line = r'href="#rozdily">site.rule-{} ([^<]*)</a>'
    assert "hospoda" in re.findall(line.format("begins"), text)[0]
    assert "hospoda" not in re.findall(line.format("differs"), text)[0]
    assert "klasika" in re.findall(line.format("differs"), text)[0]
    assert re.search(r'data-for="hospoda" hidden><a [^>]*>site.table-begins-here', text)
    assert re.search(r'data-for="klasika" hidden><a [^>]*>site.table-differs-her', text)


@pytest.mark.parametrize("path", [CHAPTER, RULE, "/do-hloubky/desitka/"])
def test_paper_names_the_table(book: Book, path: str) -> None:
    """The choice is not printed, so a line is that says what was chosen."""
    text = page(book, path)
    named = r'<p class="note on-paper" data-for="(\w+)" hidden>site.table-printed'
    assert re.findall(named, text) == ["klasika", "paluba", "turnaj2020", "hospoda"]
    assert '<p class="note on-paper" data-other="own" hidden>' in text
