"""The whole book on one page: every text once, every link to a place on it."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from marias_site import create_app
from marias_site.book import Book
from marias_site.whole_page import Text, move

PLACES = {"pravidla/karty/": "karty", "do-hloubky/desitka/": "cteni-desitka"}
TEXT = Text("pravidla/karty/", "karty", PLACES, frozenset({"play.beat", "play.beat-t"}))


def moved(html: str) -> str:
    """The HTML of a chapter as it stands on the whole page."""
    return str(move(html, TEXT, "../"))


@pytest.mark.parametrize(
    ("link", "here"),
    [
        ("#prehled", "#karty--prehled"),
        ("#play.beat", "#play.beat"),
        ("../../pravidla/karty/", "#karty"),
        ("../../do-hloubky/desitka/", "#cteni-desitka"),
        ("../../do-hloubky/desitka/#q1", "#cteni-desitka--q1"),
        ("../../slovnik/#trick", "#slovo--trick"),
        ("../../r/play.beat/", "#play.beat"),
        ("../../r/play.beat/#neshody", "../r/play.beat/#neshody"),
        ("../../r/play.other/", "../r/play.other/"),
        ("../../slovnik/", "../slovnik/"),
        ("../../cviceni/x/?q=1-A&p=klasika", "../cviceni/x/?q=1-A&p=klasika"),
        ("../../pravidla/karty/?p=klasika", "../pravidla/karty/?p=klasika"),
        ("../../pravidla/", "../pravidla/"),
        ("../../", "../"),
        ("../../assets/cards/HK.svg", "../assets/cards/HK.svg"),
        ("https://example.org/a/#b", "https://example.org/a/#b"),
        ("data:,", "data:,"),
    ],
)  # fmt: skip
def test_links_lead_where_they_led(link: str, here: str) -> None:
    """To the place on this page when it is here, else to its own page."""
    assert moved(f'<a href="{link}">x</a>') == f'<a href="{here}">x</a>'


def test_ids_and_what_names_them_change_together() -> None:
    """Labels, headers and groups of choices still belong to theirs."""
    html = '<b id="q1" aria-labelledby="q1-t play.beat-t" data-id="q1" class="id">'
    assert moved(html) == (
        '<b id="karty--q1" aria-labelledby="karty--q1-t play.beat-t" data-id="q1" '
        'class="id">'
    )
    assert moved('<input name="q1" required>') == '<input name="karty--q1" required>'
    written = '<p>id="q1" &lt;b id="q1"&gt;</p>'
    assert moved(written) == written


def test_headings_go_one_level_down() -> None:
    """Below the title of their text, which is below that of the book."""
    assert moved('<h2 id="a">A</h2><h3>B</h3><hr>') == (
        '<h3 id="karty--a">A</h3><h4>B</h4><hr>'
    )


def test_everything_of_the_book_is_there_in_order(book: Book) -> None:
    """Chapters with their essays, then the words, then the sources."""
    text = create_app(book).test_client().get("/kniha/").text
    places = ["<h1>", 'id="karty"', 'id="cteni-desitka"', 'id="trumfy"',
              'id="slovo--trick"', 'id="kniha--prameny"']  # fmt: skip
    found = [text.index(place) for place in places]
    assert found == sorted(found)
    assert 'href="#play.beat">Beat</a>' in text


def test_a_link_on_the_page_has_its_place(book: Book) -> None:
    """In both languages; and the engine is not started for hundreds of questions."""
    for path in ("/kniha/", "/en/kniha/"):
        text = create_app(book).test_client().get(path).text
        ids = re.findall(r'\sid="([^"]+)"', text)
        assert len(ids) == len(set(ids))
        assert set(re.findall(r'href="#([^"]+)"', text)) <= set(ids)
        assert "loader.0.js" not in text


def test_an_empty_book_is_a_title_page(book: Book) -> None:
    """Nothing of it depends on there being a chapter."""
    bare = replace(book, chapters={}, essays={}, rules={}, terms={}, disagreements=())
    assert create_app(bare).test_client().get("/kniha/").status_code == 200
