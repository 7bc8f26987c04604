"""What the site tells others of its pages, with a public address and without."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from dataclasses import replace
from typing import Any

import pytest
from marias_site import create_app, pages
from marias_site.book import Book, Statement
from markupsafe import Markup

ADDRESS = "https://example.org/s/"
DATA = re.compile(r'<script type="application/ld\+json">(.*?)</script>', re.S)
SITE = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
LINK = "{http://www.w3.org/1999/xhtml}link"


@pytest.fixture
def public(book: Book) -> Book:
    """The book at a public address."""
    return replace(book, edition=replace(book.edition, address=ADDRESS))


def get(book: Book, path: str) -> str:
    """What is at a path."""
    return create_app(book).test_client().get(path).text


def graph(book: Book, path: str) -> dict[str, Any]:
    """What a page is by its structured data, by type."""
    found = json.loads(DATA.findall(get(book, path))[0])
    assert found["@context"] == "https://schema.org"
    types = {str(thing["@type"]): thing for thing in found["@graph"]}
    assert len(types) == len(found["@graph"])
    return types


def test_without_an_address_there_is_no_list(book: Book) -> None:
    """A list of pages needs absolute addresses; robots may come all the same."""
    assert create_app(book).test_client().get("/sitemap.xml").status_code == 404
    assert "Sitemap" not in get(book, "/robots.txt")
    assert "sitemap" not in {endpoint for endpoint, _ in pages(book)}


def test_the_list_has_every_page_that_may_be_found(public: Book) -> None:
    """In every language, but for the whole book, whose words are elsewhere too."""
    root = ET.fromstring(get(public, "/sitemap.xml").encode())
    listed = [entry.findtext(f"{SITE}loc") for entry in root]
    app = create_app(public)
    client = app.test_client()
    with app.test_request_context():
        known = [app.url_for(endpoint, **values) for endpoint, values in pages(public)]
    shown = {
        ADDRESS + path.removeprefix("/")
        for path in known
        if path.endswith("/") and 'content="noindex"' not in client.get(path).text
    }
    assert len(listed) == len(set(listed))
    assert set(listed) <= shown
    assert {f"{ADDRESS}en/r/play.beat/", f"{ADDRESS}do-hloubky/desitka/"} <= set(listed)
    assert f"{ADDRESS}kniha/" not in listed
    assert f"Sitemap: {ADDRESS}sitemap.xml" in get(public, "/robots.txt")


def test_every_page_of_the_list_has_its_languages(public: Book) -> None:
    """Itself among them, and the source language for everybody else."""
    root = ET.fromstring(get(public, "/sitemap.xml").encode())
    entry = next(e for e in root if str(e.findtext(f"{SITE}loc")).endswith("en/"))
    links = {link.get("hreflang"): link.get("href") for link in entry.iter(LINK)}
    assert links == {"cs": ADDRESS, "en": f"{ADDRESS}en/", "x-default": ADDRESS}
    assert entry.findtext(f"{SITE}lastmod") == "2026-12-01"


def test_the_whole_book_is_not_to_be_found(public: Book) -> None:
    """Search engines may read it, but it would stand beside its own chapters."""
    assert '<meta name="robots" content="noindex">' in get(public, "/kniha/")
    assert "noindex" not in get(public, "/pravidla/karty/")


def test_a_default_language_needs_an_address(book: Book, public: Book) -> None:
    """Pages of odd addresses have none at all."""
    default = f'hreflang="x-default" href="{ADDRESS}r/play.beat/"'
    assert default in get(public, "/en/r/play.beat/")
    assert "x-default" not in get(book, "/en/r/play.beat/")
    assert "x-default" not in get(public, "/404.html")


def test_a_picture_needs_an_address(public: Book) -> None:
    """With one the page names its picture, and a rule that of its chapter."""
    pictures = {
        "preview/chapter-karty-cs.png": "assets/preview/chapter-karty-cs.0.png",
        "preview/rule-karty-cs.png": "assets/preview/rule-karty-cs.0.png",
        "preview/book-cs.png": "assets/preview/book-cs.0.png",
    }
    shown = replace(public, assets=pictures)
    for path, name in (
        ("/pravidla/karty/", "chapter-karty"),
        ("/r/play.beat/", "rule-karty"),
        ("/slovnik/", "book"),
    ):
        image = f'og:image" content="{ADDRESS}assets/preview/{name}-cs.0.png"'
        assert image in get(shown, path)
    hidden = replace(shown, edition=replace(public.edition, address=""))
    assert "og:image" not in get(hidden, "/pravidla/karty/")
    assert "og:image" not in get(public, "/pravidla/karty/")


def test_a_rule_is_an_article_based_on_its_sources(public: Book) -> None:
    """With the way to it, its chapter and the date of the edition."""
    found = graph(public, "/en/r/play.beat/")
    rule = found["Article"]
    assert rule["identifier"] == "play.beat"
    assert rule["inLanguage"] == "en"
    assert rule["dateModified"] == "2026-12-01"
    assert [one["name"] for one in rule["isBasedOn"]] == ["Pravidla"]
    assert rule["isPartOf"]["url"] == f"{ADDRESS}en/pravidla/karty/"
    steps = found["BreadcrumbList"]["itemListElement"]
    assert [step["position"] for step in steps] == [1, 2, 3, 4]
    assert steps[-1]["item"] == f"{ADDRESS}en/r/play.beat/"


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "WebSite"),
        ("/pravidla/", "Book"),
        ("/pravidla/karty/", "['Article', 'LearningResource']"),
        ("/do-hloubky/desitka/", "['Article', 'LearningResource']"),
        ("/slovnik/", "DefinedTermSet"),
        ("/cviceni/trick-winner/", "Quiz"),
        ("/kniha/", "Book"),
    ],
)
def test_each_page_says_what_it_is(book: Book, path: str, kind: str) -> None:
    """In its own language, about the game."""
    thing = graph(book, path)[kind]
    assert thing["inLanguage"] == "cs"
    assert thing["about"]["@type"] == "Game"


def test_a_quiz_tells_its_right_answer_from_the_others(book: Book) -> None:
    """As the page itself does."""
    (question,) = graph(book, "/cviceni/trick-winner/")["Quiz"]["hasPart"]
    assert len(question["acceptedAnswer"]) == 1
    assert len(question["suggestedAnswer"]) == 2


def test_the_glossary_lists_its_words(book: Book) -> None:
    """Each with the key that leads to it."""
    (term,) = graph(book, "/slovnik/")["DefinedTermSet"]["hasDefinedTerm"]
    assert (term["name"], term["termCode"]) == ("štych", "trick")
    assert term["url"].endswith("slovnik/#trick")


def test_nothing_ends_the_data_before_its_end(book: Book) -> None:
    """Whatever a title holds, it stays a title."""
    bad = "</script><script>alert(1)</script><!--&amp;\u2028"
    rule = book.rules["play.beat"]
    statement = Statement(bad, Markup("law"), bad)
    changed = replace(rule, statements=dict.fromkeys(book.languages, statement))
    text = get(replace(book, rules={**book.rules, rule.id: changed}), "/r/play.beat/")
    (data,) = DATA.findall(text)
    assert not set(data) & set("<>&\u2028")
    assert json.loads(data)["@graph"][1]["headline"] == bad
    assert "<script>alert" not in text
