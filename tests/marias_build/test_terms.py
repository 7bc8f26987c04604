"""Words of the glossary in running text, and the meanings that pages fetch."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import tiny_content
from marias_build.output import making
from marias_build.output.assets import Asset
from marias_site import create_app
from marias_site.book import Book

GLOSSARY = """\
[trick]
cs = { word = "štych", meaning = "Tři karty, třeba [[HA]], viz [figura](term:figure)." }
[figure]
cs = { word = "figura", meaning = "Není <b>." }
"""


def files(book: Book) -> dict[str, Asset]:
    """What pages can fetch of the meanings."""
    return making._terms(book)


def test_meanings_are_plain_text(tmp_path: Path) -> None:
    """A card is named, a link is its words, and nothing is markup."""
    glossary = GLOSSARY.replace("Není <b>.", "Král & svršek.")
    changes = {"content/glossary.toml": glossary}
    book = tiny_content.read(tmp_path, changes).checked()
    (asset,) = files(book).values()
    data = json.loads(asset.data)
    assert data["terms"] == {
        "figure": ["figura", "Král & svršek."],
        "trick": ["štych", "Tři karty, třeba červené eso, viz figura."],
    }
    assert data["more"] == "Najít ve slovníčku"


def test_a_word_in_the_text_is_marked(tmp_path: Path) -> None:
    """The page knows which links are words, in a sentence that goes on, too."""
    text = "Bere [štych](term:trick){: .nowrap } a [](term:trick), [[HA]] bere vždy."
    html = tiny_content.chapter(tmp_path, text)
    assert '<a class="nowrap term" href="../../slovnik/#trick">štych</a> a' in html
    assert '<a class="term" href="../../slovnik/#trick">štych</a>, <span' in html


def test_on_the_glossary_words_are_mere_links(tmp_path: Path) -> None:
    """The meaning stands on that page already."""
    changes = {"content/glossary.toml": GLOSSARY.replace("<b>", "nic")}
    book = tiny_content.read(tmp_path, changes).checked()
    meaning = {term.key: term.texts["cs"].meaning for term in book.terms["cs"]}
    assert '<a href="#figure">figura</a>' in meaning["trick"]


def test_the_page_is_told_where_the_meanings_are(tmp_path: Path) -> None:
    """In its own language, with the script that shows them."""
    book = tiny_content.read(tmp_path).checked()
    names = ("loader.js", "terms.js", "terms.cs.json")
    book = replace(book, assets={name: f"assets/{name}" for name in names})
    page = create_app(book).test_client().get("/pravidla/karty/").text
    assert 'data-words="../../assets/terms.js"' in page
    assert 'data-terms="../../assets/terms.cs.json"' in page
