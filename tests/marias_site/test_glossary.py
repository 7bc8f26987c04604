"""The glossary page: letters, sayings apart, every name there to be found."""

from __future__ import annotations

import re
from dataclasses import replace

from marias_site import create_app
from marias_site.book import Book, Term, TermText
from markupsafe import Markup


def term(key: str, word: str, letter: str, **more: object) -> Term:
    """A word of one meaning, named in both languages."""
    texts = {
        "cs": TermText(word, Markup("m"), "m", ("jinak",)),
        "en": TermText(f"{word} en", Markup("m"), "m"),
    }
    return replace(Term(key, texts, "", letter), **more)  # type: ignore[arg-type]


def page(book: Book, *terms: Term) -> str:
    """The Czech page with these words."""
    app = create_app(replace(book, terms={"cs": terms, "en": terms}))
    return app.test_client().get("/slovnik/").text


def test_letters_lead_to_their_words(book: Book) -> None:
    """Each letter is there once and leads to its words."""
    text = page(
        book, term("a", "cena", "C"), term("b", "cíl", "C"), term("c", "x", "X")
    )
    letters = re.findall(r'<a href="#(letter-\d)">(\w+)</a>', text)
    assert letters == [("letter-1", "C"), ("letter-2", "X")]
    assert re.findall(r'<h2 id="(letter-\d)">(\w+)</h2>', text) == letters
    assert "sayings" not in text


def test_sayings_stand_apart(book: Book) -> None:
    """A saying is quoted behind the words; a forbidden one says so."""
    text = page(
        book,
        term("a", "slovo", "S"),
        term("b", "rčení", "R", kind="saying"),
        term("c", "vzdech", "V", kind="forbidden"),
    )
    words, said = text.split('<h2 id="sayings">')
    assert '<div id="a">' in words
    assert "<q>" not in words
    assert '<a href="#b"><q>rčení</q></a>' in said
    assert said.count("site.glossary-forbidden") == 1
    assert said.index("vzdech") < said.index("site.glossary-forbidden")


def test_every_name_is_shown(book: Book) -> None:
    """Other names, those of the other language and those abroad; none twice."""
    text = page(book, term("a", "slovo", "S", abroad=("Wort",)))
    assert '<a href="#a">slovo</a><span>jinak</span>' in text
    assert '<small lang="en"><abbr>en</abbr> slovo en</small>' in text
    assert '<span translate="no">Wort</span>' in text
    same = term("a", "slovo", "S")
    text = page(book, replace(same, texts={**same.texts, "en": same.texts["cs"]}))
    assert '<small lang="en">' not in text
