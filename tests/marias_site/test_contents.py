"""The list of contents: parts, where to begin, and how much there is."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from marias_site import counts, create_app, shelves
from marias_site.book import Book
from marias_site.texts import Part


@pytest.fixture
def parted(book: Book) -> Book:
    """The book in two parts, to be begun with its second chapter."""
    parts = tuple(
        Part(name, dict.fromkeys(book.languages, f"Díl {name}"),
             dict.fromkeys(book.languages, "O čem je"), (name,))
        for name in ("karty", "trumfy")
    )  # fmt: skip
    return replace(book, parts=parts, start=("trumfy",))


def page(book: Book, path: str = "/pravidla/") -> str:
    """The HTML of a page."""
    return create_app(book).test_client().get(path).text


def test_parts_hold_their_chapters_in_order(parted: Book) -> None:
    """Each has a heading to link to, and a way to it from above."""
    text = page(parted)
    heads = re.findall(r'<h2 id="part-(\w+)">(.*?)</h2>', text)
    assert heads == [("karty", "Díl karty"), ("trumfy", "Díl trumfy")]
    assert re.findall(r'href="#part-(\w+)"', text) == ["karty", "trumfy"]
    first, second = text.split('<h2 id="part-trumfy">')
    assert 'href="../pravidla/karty/"' in first
    assert 'href="../pravidla/karty/"' not in second
    assert 'href="../pravidla/trumfy/"' in second


def test_a_beginner_is_told_where_to_begin(parted: Book, book: Book) -> None:
    """In the chapters that are named, on the first page too; else in the first."""
    for path, up in (("/pravidla/", "../"), ("/", "")):
        begin = re.search(
            r'aria-labelledby="zacatek".*?</ol>', page(parted, path), re.S
        )
        assert begin
        assert f'href="{up}pravidla/trumfy/"' in begin[0]
        assert "karty" not in begin[0]
    assert 'href="pravidla/trumfy/"><b>' in page(parted, "/")
    assert [chapter.id for chapter in shelves.start(book, "cs")] == ["karty"]


def test_a_book_without_parts_lists_its_chapters(book: Book) -> None:
    """There is one shelf then, without a title."""
    (shelf,) = shelves.shelves(book, "cs")
    assert shelf.part is None
    assert shelf.rules == 2
    assert page(book).count("<h3>") == 2


def test_all_is_counted(book: Book, parted: Book) -> None:
    """Nothing that the book lacks is counted as none."""
    found = counts.counts(book, "en")
    assert found["chapters"] == 2
    assert found["rules"] == 2
    assert found["essays"] == found["terms"] == found["sources"] == 1
    assert "questions" not in found
    for path, name in (
        ("/pravidla/", "chapters"), ("/slovnik/", "terms"), ("/o-knize/", "sources"),
        ("/", "rules"), ("/kniha/", "essays"),
    ):  # fmt: skip
        assert f"site.count-{name}" in page(parted, path)


def test_a_chapter_leads_to_its_neighbours_and_its_parts(book: Book) -> None:
    """From the bar with its outline as well as from its end."""
    first, last = page(book, "/pravidla/karty/"), page(book, "/pravidla/trumfy/")
    assert '<a class="turn next" rel="next" href="../../pravidla/trumfy/">' in first
    assert 'rel="prev"' not in first
    assert '<a class="turn" rel="prev" href="../../pravidla/karty/">' in last
    assert 'rel="next"' not in last
    outline = re.search(r'<nav class="toc".*?</nav>', first, re.S)
    assert outline
    assert 'href="#play.beat"' in outline[0]
    assert 'href="#obsah"' in outline[0]


@pytest.fixture
def path(book: Book) -> Book:
    """A book of four chapters, whose beginner's path leaves the third one out."""
    chapters = {
        code: tuple(
            replace(found[0], id=name, number=number, title=f"Title {name}", rules=())
            for number, name in enumerate(("karty", "hraci", "talon", "hra"), 1)
        )
        for code, found in book.chapters.items()
    }
    return replace(
        book, chapters=chapters, rules={}, essays={}, start=("karty", "hraci", "hra")
    )


@pytest.mark.parametrize(
    ("chapter", "back", "on"),
    [
        ("karty", "", ""),  # the next step is the next chapter, which is linked anyway
        ("hraci", "", "hra"),
        ("talon", "", ""),  # no step itself
        ("hra", "hraci", ""),
    ],
)
def test_the_path_leads_on_from_each_of_its_steps(
    path: Book, chapter: str, back: str, on: str
) -> None:
    """Besides the next chapter, where the path leaves some out."""
    found = shelves.steps(path, path.chapter("cs", chapter))
    assert [one.id if one else "" for one in found] == [back, on]
    text = page(path, f"/pravidla/{chapter}/")
    way = r'href="[^"]*/{}/">site.{}-step'
    assert bool(re.search(way.format(on, "next"), text)) == bool(on)
    assert bool(re.search(way.format(back, "previous"), text)) == bool(back)
    assert ("site.next-chapter" in text) == (chapter != "hra")


def test_only_steps_say_what_to_make_of_the_choice_of_a_table(path: Book) -> None:
    """A beginner meets it there for the first time."""
    assert "site.table-first" in page(path, "/pravidla/hraci/")
    assert "site.table-first" not in page(path, "/pravidla/talon/")


def test_the_first_page_explains_the_words_of_its_question(book: Book) -> None:
    """With a link to the glossary; of those that it has."""
    text = page(book, "/")
    assert 'href="slovnik/#trick">Štych</a>: site.home-word-trick' in text
    assert "site.home-word-rearhand" not in text
    assert "site.home-word" not in page(replace(book, kinds=()), "/")
