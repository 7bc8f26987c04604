"""What can be seen in the frozen files without a browser."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest
from browser import crawl
from browser.speech import Speech
from marias_build.text.inline import QUOTED

CZECH = re.compile(r"\w*[ěščřžýáíéóůúťďň]\w*", re.IGNORECASE)
# Names of the book and of games, a word that English has from French, names of sources.
NAMES = {
    *("štych", "mariáš", "licitovaný", "volený", "křížový", "lízaný", "pauzírovaný"),
    *("honerový", "pětadvacetníkový", "mariášek", "café", "cafés"),
    *("kč", "zadný"),  # the sign of the currency; a name from abroad
    *("plzeňský", "rychnovský", "deník", "panenský", "týnec", "vysočina"),
}


@pytest.fixture(scope="module")
def pages(public: Path) -> dict[str, crawl.FrozenPage]:
    """All pages of the site."""
    return crawl.read(public)


def test_every_link_and_fragment_leads_somewhere(
    pages: dict[str, crawl.FrozenPage], public: Path
) -> None:
    """A reader never meets a dead link, and no page asks another host for a file."""
    assert [f for page in pages.values() for f in crawl.dead(page, pages, public)] == []


def test_ids_stand_once_on_a_page(pages: dict[str, crawl.FrozenPage]) -> None:
    """An address with a fragment means one place."""
    twice = {
        path: [name for name, times in Counter(page.ids).items() if times > 1]
        for path, page in pages.items()
    }
    assert {path: names for path, names in twice.items() if names} == {}


def test_every_page_carries_the_policy(pages: dict[str, crawl.FrozenPage]) -> None:
    """One policy on all pages, without eval and without inline style."""
    policies = {policy for page in pages.values() for policy in page.policies}
    assert len(policies) == 1
    assert all(len(page.policies) == 1 for page in pages.values())
    assert "unsafe-eval'" not in policies.pop().replace("'wasm-unsafe-eval'", "")


def test_pages_keep_to_the_policy(pages: dict[str, crawl.FrozenPage]) -> None:
    """No handlers or styles in attributes, no base, one script text in all pages."""
    for page in pages.values():
        assert not {a for a in page.attributes if a.startswith("on") or a == "style"}
        assert not page.base, page.path
    assert len({text for page in pages.values() for text in page.inline}) <= 1


def test_other_languages_have_the_same_pages(
    pages: dict[str, crawl.FrozenPage],
) -> None:
    """Every page exists in Czech and in English."""
    english = {path.removeprefix("en/") for path in pages if path.startswith("en/")}
    czech = {path for path in pages if not path.startswith("en/")}
    assert english - czech == set()
    assert {p for p in czech - english if p != "404.html"} == set()


def czech(texts: Iterable[str]) -> set[str]:
    """The words with Czech letters."""
    return {word.lower() for text in texts for word in CZECH.findall(text)}


def test_english_pages_are_english(
    pages: dict[str, crawl.FrozenPage], public: Path
) -> None:
    """Outside lang="cs" no word has Czech letters, but for names.

    A description may use a Czech word that the page itself marks as Czech.
    """
    unmarked = {}
    english = [path for path in pages if path.startswith("en/")]
    for path in english:
        speech = Speech((public / path).read_text(encoding="utf-8"))
        marked = czech(text for language, text in speech.said if language == "cs")
        said = czech(text for language, text in speech.said if language != "cs")
        assert speech.language == "en", path
        if said - NAMES:
            unmarked[path] = said - NAMES
        assert czech(speech.described) - NAMES - marked == set(), path
    assert unmarked == {}
    assert len(english) > 50


def test_czech_pages_are_czech(
    pages: dict[str, crawl.FrozenPage], public: Path
) -> None:
    """A Czech page says that it is one; what is not Czech in it is marked as such."""
    for path in pages:
        if not path.startswith("en/"):
            speech = Speech((public / path).read_text(encoding="utf-8"))
            assert speech.language == "cs", path
            spoken = {language for language, _ in speech.said}
            assert spoken <= {"cs", "en", *QUOTED}, path
            own = [text for language, text in speech.said if language == "cs"]
            assert czech(own), path
