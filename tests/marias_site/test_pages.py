"""Every page of the site, made from a book of a few lines."""

from __future__ import annotations

import posixpath
import re
from dataclasses import replace
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest
from flask.testing import FlaskClient
from marias_build.output.policy import page_policy, script_hash
from marias_site import create_app, pages
from marias_site.book import Book, Edition

LINK = re.compile(r'<(?:a|link|script|img)\b[^>]*?\b(?:href|src)="([^"]*)"')
HEADING = re.compile(r"<h1\b")


def paths(book: Book) -> list[str]:
    """The path of everything that a freeze visits."""
    app = create_app(book)
    with app.test_request_context():
        return [app.url_for(endpoint, **values) for endpoint, values in pages(book)]


def html(book: Book) -> dict[str, str]:
    """All HTML pages by path, without those that only lead elsewhere."""
    client = create_app(book).test_client()
    texts = {path: client.get(path).text for path in paths(book)}
    return {p: t for p, t in texts.items() if p.endswith("/") and "refresh" not in t}


def test_every_page_of_the_list_is_there(book: Book, client: FlaskClient) -> None:
    """What a freeze visits answers, and every route is visited."""
    found = paths(book)
    assert {client.get(path).status_code for path in found} == {200}
    assert len(found) == len(set(found))
    assert "/r/play.beat/" in found
    assert "/en/cviceni/trick-winner/" in found


def test_all_routes_are_visited(dealt: Book) -> None:
    """No view is left out of the freeze."""
    app = create_app(dealt)
    visited = {endpoint for endpoint, _ in pages(dealt)}
    assert {rule.endpoint for rule in app.url_map.iter_rules()} == visited
    views = ("home", "contents", "chapter", "essay", "rule", "practice", "kind",
             "deals", "deal", "glossary", "about", "changes",
             "whole")  # fmt: skip
    assert {f"{code}.{name}" for code in ("cs", "en") for name in views} <= visited
    assert {"api.rules", "api.rule", "api.deal", "not-found", "redirect"} <= visited


def test_each_language_has_its_own_words(book: Book) -> None:
    """A page says its language, and links to itself in the other one."""
    text = html(book)
    assert '<html lang="cs">' in text["/pravidla/karty/"]
    assert "karty cs" in text["/pravidla/karty/"]
    assert '<html lang="en">' in text["/en/pravidla/karty/"]
    assert "karty en" in text["/en/pravidla/karty/"]
    link = '<a href="../../en/pravidla/karty/" lang="en" hreflang="en">[en]</a>'
    assert link in text["/pravidla/karty/"]


def test_links_are_relative_and_lead_to_pages_of_the_book(book: Book) -> None:
    """No link starts at the host's root, each ends in a slash and finds its page."""
    text = html(book)
    known = set(paths(book))
    for path, page in text.items():
        for link in LINK.findall(page):
            assert not link.startswith(("/", "http")), (path, link)
            target = urlsplit(urljoin("http://x" + path, link)).path
            if "/assets/" not in target:
                assert target in known, (path, link)
                assert target.endswith(("/", ".json")), (path, link)


def test_a_page_has_one_heading_and_no_inline_style(book: Book) -> None:
    """Headings start with one h1; the policy would refuse styles and handlers."""
    for path, page in html(book).items():
        assert len(HEADING.findall(page)) == 1, path
        assert not re.search(r"<[^>]*\s(?:style|on\w+)=", page), path
        assert "<style" not in page, path


def test_ids_are_unique(dealt: Book) -> None:
    """No id stands twice on a page."""
    for path, page in html(dealt).items():
        ids = re.findall(r'\sid="([^"]+)"', page)
        assert len(ids) == len(set(ids)), path


def test_the_policy_stands_before_the_first_script(book: Book) -> None:
    """Every page carries the policy, and nothing of it escapes the policy."""
    client = create_app(book).test_client()
    for path in paths(book):
        page = client.get(path).text
        if path.endswith((".json", ".js", ".txt", ".xml")):
            continue
        assert page.count("Content-Security-Policy") == 1, path
        assert "<script" not in page[: page.index("Content-Security-Policy")], path


def test_the_one_script_in_a_page_is_the_one_allowed(book: Book, root: Path) -> None:
    """The hash in the policy is that of the text between the tags, on every page."""
    policy = page_policy(root)
    client = create_app(replace(book, policy=policy)).test_client()
    for path in paths(book):
        for script in re.findall(
            r"<script\b(?![^>]*ld\+json)[^>]*>(.+?)</script>",
            client.get(path).text,
            re.S,
        ):
            assert script_hash(script) in policy, path


def test_public_addresses_come_only_from_the_setting(book: Book) -> None:
    """Without a public address nothing is canonical; with one, everything is."""
    assert not any("canonical" in page for page in html(book).values())
    public = replace(book, edition=Edition("2026-12-01", "https://example.org/s/"))
    page = html(public)["/en/r/play.beat/"]
    assert '<link rel="canonical" href="https://example.org/s/en/r/play.beat/">' in page
    assert 'hreflang="cs" href="https://example.org/s/r/play.beat/"' in page


def test_text_is_escaped(book: Book) -> None:
    """What is text in the book is text on the page."""
    assert "Lead &amp; more" in html(book)["/pravidla/karty/"]


@pytest.mark.parametrize("path", ["/nic/", "/en/r/no.rule/", "/pravidla/nic/a/b/c"])
def test_an_unknown_address_says_so_at_any_depth(
    client: FlaskClient, path: str
) -> None:
    """The answer links back to the root from wherever it is shown."""
    answer = client.get(path)
    assert answer.status_code == 404
    home = re.search(r'class="brand" href="([^"]*)"', answer.text)
    assert home
    assert posixpath.normpath(urlsplit(urljoin("http://x" + path, home[1])).path) == "/"


def test_404_without_an_address_needs_no_file(book: Book) -> None:
    """The frozen page has no link that only works in one folder."""
    page = create_app(book).test_client().get("/404.html").text
    assert LINK.findall(page) == ["data:,"]  # no icon is asked for
    assert page.count("<a hidden data-up>") == len(book.languages)


def test_404_with_an_address_links_from_it(book: Book) -> None:
    """With a public address known, the page looks and leads like the others."""
    public = replace(book, edition=Edition("2026-12-01", "https://example.org/s/"))
    page = create_app(public).test_client().get("/404.html").text
    links = [link for link in LINK.findall(page) if not link.startswith("#")]
    assert all(link.startswith("https://example.org/s/") for link in links)
    other = re.search(r'<a href="([^"]*)" lang="en" hreflang="en">', page)
    assert other
    assert other[1] == "https://example.org/s/en/"
    assert '<meta name="robots" content="noindex">' in page
    assert 'rel="alternate"' not in page
    assert 'rel="canonical"' not in page


def test_a_moved_address_leads_on(client: FlaskClient) -> None:
    """An old address shows the new one, and goes there by itself."""
    page = client.get("/pravidla/stare/").text
    assert 'content="0; url=../../pravidla/karty/#play.beat"' in page


def test_data_have_a_version(client: FlaskClient) -> None:
    """The rules are data too."""
    data = client.get("/api/rules/play.beat.json").json
    assert data["rule"]["id"] == "play.beat"
    assert data["version"] == 2
    assert data["edition"] == {"date": "2026-12-01", "hash": "0123abc"}


def test_a_chapter_leads_to_its_essays_and_back(book: Book) -> None:
    """So does the list of all chapters; another chapter does not."""
    text = html(book)
    link = "do-hloubky/desitka/"
    assert f'href="../../{link}"' in text["/pravidla/karty/"]
    assert f'href="../{link}"' in text["/pravidla/"]
    assert link not in text["/pravidla/trumfy/"]
    assert 'href="../../pravidla/karty/"' in text["/do-hloubky/desitka/"]
    assert "Lead &amp; more" in text["/do-hloubky/desitka/"]


def test_a_rule_leads_to_all_that_is_around_it(book: Book) -> None:
    """To its relatives, to questions in essays, to what sources disagree about."""
    page = html(book)["/r/play.beat/"]
    assert 'href="../../r/hist.where-played/"' in page
    assert 'href="../../do-hloubky/desitka/#q1"' in page
    assert re.search(r'id="neshody".*<h3>Musí\?</h3>', page, re.S)


def test_what_is_told_is_no_rule(book: Book) -> None:
    """Its page has its chapter above the title, and no table of who plays it."""
    page = html(book)["/r/hist.where-played/"]
    assert '<p class="eyebrow">karty cs</p>' in page
    assert 'id="rozdily"' not in page
    assert "site.cite-told" in page
