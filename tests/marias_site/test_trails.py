"""The way to a page: shown above it, and told to search engines."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from marias_site import create_app, trails
from marias_site.book import Book
from marias_site.texts import Part

STEP = re.compile(r"<li>(?:<a href=\"([^\"]*)\">|<span[^>]*>)([^<]*)</")


@pytest.fixture
def parted(book: Book) -> Book:
    """The book in one part."""
    titles = {"cs": "Díl", "en": "Part"}
    return replace(book, parts=(Part("karty", titles, titles, ("karty", "trumfy")),))


def steps(book: Book, path: str) -> list[tuple[str, str]]:
    """The steps above a page, each with its link; the last has none."""
    page = create_app(book).test_client().get(path).text
    found = re.search(r'<nav class="crumbs".*?</nav>', page, re.S)
    return STEP.findall(found[0]) if found else []


def test_a_rule_lies_in_its_chapter_and_that_in_a_part(parted: Book) -> None:
    """Every step above a page leads to it, and itself is the last, without a link."""
    assert steps(parted, "/en/r/play.beat/") == [
        ("../../../en/", "Štych"),
        ("../../../en/pravidla/", "site.contents-title"),
        ("../../../en/pravidla/#part-karty", "Part"),
        ("../../../en/pravidla/karty/", "karty en"),
        ("", "Přebít"),
    ]
    assert steps(parted, "/pravidla/trumfy/")[2:] == [
        ("../../pravidla/#part-karty", "Díl"),
        ("", "trumfy cs"),
    ]


def test_a_book_without_parts_has_a_step_less(book: Book) -> None:
    """Nothing is made up that the book does not have."""
    titles = [title for _, title in steps(book, "/do-hloubky/desitka/")]
    assert titles == ["Štych", "site.contents-title", "karty cs", "Desítka cs"]


@pytest.mark.parametrize(
    ("path", "above"),
    [
        ("/cviceni/trick-winner/", ["Štych", "site.practice-title"]),
        ("/kniha/", ["Štych", "site.contents-title"]),
        ("/slovnik/", ["Štych"]),
    ],
)
def test_every_inner_page_says_where_it_is(
    book: Book, path: str, above: list[str]
) -> None:
    """Its section is above it, or the first page alone."""
    assert [title for _, title in steps(book, path)][:-1] == above


def test_the_first_page_and_a_lost_one_lie_nowhere(book: Book) -> None:
    """There is nothing above the first page, nor above none."""
    assert steps(book, "/") == []
    assert steps(book, "/nic/") == []


def test_a_title_names_what_the_page_lies_in(parted: Book) -> None:
    """Out of its place, in a list of results, a title still says where it is from."""
    client = create_app(parted).test_client()

    def title(path: str) -> str:
        found = re.search(r"<title>(.*?)</title>", client.get(path).text)
        return found[1] if found else ""

    assert title("/r/play.beat/") == "Přebít – karty cs – site.whole-name"
    assert title("/pravidla/karty/") == "karty cs – Díl – site.whole-name"
    assert title("/slovnik/") == "site.glossary-title – site.whole-name"


def test_a_title_is_not_too_long_for_a_list_of_results() -> None:
    """What it lies in is left out first, then whose it is."""
    name = "Štych, kniha mariáše"
    short, long = "b" * 24, "b" * 25
    assert trails.heading("a" * 20, short, name) == f"{'a' * 20} – {short} – {name}"
    assert trails.heading("a" * 20, long, name) == f"{'a' * 20} – {name}"
    assert trails.heading("a" * 48, "b", name) == "a" * 48
