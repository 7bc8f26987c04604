"""The glossary: its faults and its order."""

from __future__ import annotations

import tomllib
from itertools import groupby
from pathlib import Path

import pytest
import tiny_content
from marias_build.words import glossary


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('[a]\ncs = { word = "b" }\n', ":2: meaning is missing; add it"),
        (
            '[a]\nchapter = "b"\ncs = { word = "b", meaning = "c" }\n',
            ":2: unknown chapter b; known: karty",
        ),
        (
            '[a]\ncs = { word = "b", meaning = "[[HQ]]" }\n',
            (
                ":2: [[HQ]]: cannot read 'Q' at 1: expected a rank (7 8 9 X U O K A);"
                " write cards like [[HAK9 LX7]]"
            ),
        ),
        (
            '[a]\nde = "x"\ncs = { word = "b", meaning = "c" }\n',
            ":2: unknown setting de of a; known: abroad, chapter, cs, kind",
        ),
        (
            '[a]\nkind = "words"\ncs = { word = "b", meaning = "c" }\n',
            ":2: kind is 'words'; use 'word', 'saying' or 'forbidden'",
        ),
        (
            '[a]\nabroad = "x"\ncs = { word = "b", meaning = "c" }\n',
            ":2: abroad must be a list; write it in square brackets",
        ),
        (
            (
                '[a]\ncs = { word = "b", meaning = "c" }\n'
                '[d]\ncs = { word = "B", meaning = "c" }\n'
            ),
            ":4: d and a have the same word 'b' in cs; tell them apart",
        ),
        ("a = 1\n", ":1: a is no term; begin with a line [a]"),
    ],
)
def test_glossary_fault(tmp_path: Path, text: str, expected: str) -> None:
    """Each mistake in the glossary is told with its line."""
    found = tiny_content.faults(tmp_path, {"content/glossary.toml": text})
    assert f"content/glossary.toml{expected}" in found


def test_terms_are_sorted_as_czech(tmp_path: Path) -> None:
    """Ch stands behind h, and letters with a háček behind those without."""
    words = ["chyba", "hra", "čaj", "cena", "řez", "rez"]
    lines = [
        f'[t{n}]\ncs = {{ word = "{w}", meaning = "x" }}' for n, w in enumerate(words)
    ]
    changes = {"content/glossary.toml": "\n".join(lines)}
    terms = tiny_content.read(tmp_path, changes).checked().terms["cs"]
    shown = [term.texts["cs"].word for term in terms]
    assert shown == ["cena", "čaj", "hra", "chyba", "rez", "řez"]


def test_an_empty_word_is_no_word(tmp_path: Path) -> None:
    """A term without a word could not be found by anyone."""
    text = '[a]\ncs = { word = " ", meaning = "c" }\n'
    found = tiny_content.faults(tmp_path, {"content/glossary.toml": text})
    place = "content/glossary.toml:2"
    assert f"{place}: word: nothing is written there; correct it" in found


@pytest.mark.parametrize(
    ("word", "language", "expected"),
    [
        ("chytat", "cs", "Ch"),
        ("čtyřka", "cs", "Č"),
        ("úhra", "cs", "U"),
        ("eso", "cs", "E"),
        ("Ulti", "cs", "U"),
        ("cheap suit", "en", "C"),
        ("čert", "en", "C"),
        ("pády", "en", "P"),
    ],
)
def test_letter(word: str, language: str, expected: str) -> None:
    """A word stands under the letter that its language sorts it by."""
    assert glossary.letter(word, language) == expected


def test_each_letter_comes_once() -> None:
    """The letters are those of the order: none of them comes a second time."""
    toml = tomllib.loads((tiny_content.ROOT / "content/glossary.toml").read_text())
    for language in ("cs", "en"):
        texts = [
            glossary.Entry(key=key, texts={language: glossary.Words(word=w, meaning=w)})
            for key, w in ((k, data[language]["word"]) for k, data in toml.items())
        ]
        entries = {entry.key: entry for entry in texts}
        letters = [
            glossary.letter(entry.word(language), language)
            for entry in glossary.in_order(entries, language)
        ]
        once = [letter for letter, _ in groupby(letters)]
        assert len(once) == len(set(once))


def test_a_saying_and_its_names(tmp_path: Path) -> None:
    """What a term is, its forms and its names abroad come as far as the site."""
    text = """\
[a]
kind = "saying"
abroad = ["c"]
cs = { word = "b", other = ["d"], forms = ["bu"], meaning = "e" }
"""
    book = tiny_content.read(tmp_path, {"content/glossary.toml": text}).checked()
    (term,) = book.terms["cs"]
    assert (term.kind, term.abroad, term.letter) == ("saying", ("c",), "B")
    assert term.texts["cs"].names == ("b", "d")
    assert term.texts["cs"].forms == ("bu",)
