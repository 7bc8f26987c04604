"""The index of the search: what is in it, how heavy it is, always the same bytes."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from marias_build.output import assets, search, search_words
from marias_site import create_app
from marias_site.book import Book, Term, TermText
from markupsafe import Markup
from page_book import page_book, with_deal


@pytest.fixture
def book(root: Path) -> Book:
    """A book of a few lines with an example deal."""
    return with_deal(page_book(), (root / "content/deals/sedma-zabita.txt").read_text())


def groups(book: Book, language: str) -> dict[str, tuple[str, list[list[str]]]]:
    """What can be found, by its kind: how its addresses begin, and its rows."""
    data = json.loads(search.written(book, language))
    return {name: (start, rows) for name, _, start, rows in data["groups"]}


def term(word: str, *other: str, forms: tuple[str, ...] = ()) -> Term:
    """A word of the glossary with its names."""
    here = TermText(word, Markup("Něco."), "Něco.", other, forms)
    there = TermText("wedding", Markup("It."), "It.", ("meld", "marriage"))
    return Term("marriage", {"cs": here, "en": there}, abroad=("huwelijk",))


def test_every_row_leads_to_a_page(book: Book) -> None:
    """Rules, words, chapters with headings, essays, deals and exercises."""
    client = create_app(book).test_client()
    for language in book.languages:
        found = groups(book, language)
        names = ("rules", "terms", "chapters", "essays", "deals", "practice")
        assert tuple(found) == names
        for start, rows in found.values():
            for end, title, _, *_ in rows:
                assert title
                path = (start + end).partition("#")[0]
                assert client.get("/" + path).status_code == 200, path


def test_addresses_are_cut_at_a_whole_name(book: Book) -> None:
    """Ids that begin alike stay whole: a reader sees the id of a rule."""
    one = book.rules["play.beat"]
    rules = {name: replace(one, id=name) for name in ("play.beat", "play.both")}
    start, rows = groups(replace(book, rules=rules), "cs")["rules"]
    assert (start, [row[0] for row in rows]) == ("r/", ["play.beat/", "play.both/"])
    alone = replace(book, rules={"play.beat": one})
    start, rows = groups(alone, "en")["rules"]
    assert (start, rows[0][0]) == ("en/r/", "play.beat/")


def test_headings_stand_behind_their_chapter(book: Book) -> None:
    """A heading leads to its place; a rule of the outline is no heading."""
    chapters = book.chapters["cs"]
    (told,) = chapters[0].outline
    heading = replace(told, id="ostre", title="Ostré", kind="heading")
    chapter = replace(chapters[0], outline=(told, heading))
    changed = replace(book, chapters={**book.chapters, "cs": (chapter, *chapters[1:])})
    start, rows = groups(changed, "cs")["chapters"]
    assert [start + row[0] for row in rows] == [
        "pravidla/karty/", "pravidla/karty/#ostre", "pravidla/trumfy/",
    ]  # fmt: skip
    assert rows[1][1:] == ["Ostré", "karty cs"]


def test_other_names_and_odd_forms_are_looked_through() -> None:
    """What the stem gives away is left out, and so is what the address says."""
    forms = ("hlášky", "hlášek", "hlasiti", "hlášce")
    here = term("hláška", "hlas", forms=forms)
    assert list(search.names(here, "cs")) == ["hlas", "wedding", "meld", "huwelijk"]
    odd = term("eso", forms=("esa", "es"))
    assert list(search.names(odd, "cs"))[-2:] == ["esa", "es"]


@pytest.mark.parametrize(
    ("text", "length", "expected"),
    [
        ("Krátce.", 10, "Krátce."),
        ("Tři  karty\na dvě", 30, "Tři karty a dvě"),
        ("Kdo může, ten musí", 10, "Kdo může…"),
        ("Nedělitelné", 4, "Nedě…"),
    ],
)
def test_a_line_is_cut_between_words(text: str, length: int, expected: str) -> None:
    """No half words, and nothing that hangs in the air."""
    assert search.cut(text, length) == expected


def test_an_index_never_outgrows_its_weight(
    book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The more there is to find, the shorter its lines, down to a least."""
    chapters = tuple(
        replace(c, lead="Slovo za slovem. " * 9) for c in book.chapters["cs"]
    )
    book = replace(book, chapters={**book.chapters, "cs": chapters})
    whole = search.written(book, "cs")
    monkeypatch.setattr(search, "WEIGHT", len(whole) - 1)
    shorter = search.written(book, "cs")
    assert len(shorter) < len(whole)
    monkeypatch.setattr(search, "WEIGHT", 0)
    shortest = json.loads(search.written(book, "cs"))
    assert max(len(row[2]) for g in shortest["groups"] for row in g[3]) <= 31


def test_it_is_text_without_hard_spaces(book: Book) -> None:
    """Words that typography glues together are found one by one."""
    statement = replace(book.rules["play.beat"].statements["cs"], title="V\xa0barvě")
    rule = replace(
        book.rules["play.beat"], statements=dict.fromkeys(("cs", "en"), statement)
    )
    _, rows = groups(replace(book, rules={"play.beat": rule}), "cs")["rules"]
    assert rows[0][1] == "V barvě"


def test_it_is_the_same_every_time(book: Book) -> None:
    """Two builds give the same bytes under the same name."""
    assert search.index(book) == search.index(book)
    assert [*search.index(book)] == ["search.cs.json", "search.en.json"]


def test_the_page_is_told_where_the_search_is(book: Book) -> None:
    """The script, the library and the index of the page's language."""
    names = ("loader.js", "search.js", "minisearch.js", "search.en.json")
    shown = replace(book, assets={name: f"assets/{name}" for name in names})
    page = create_app(shown).test_client().get("/en/slovnik/").text
    for name, file in zip(("search", "library", "index"), names[1:], strict=True):
        assert f'data-{name}="../../assets/{file}"' in page
    assert 'data-find="en/hledat/"' in page


def test_the_library_comes_without_comments() -> None:
    """It is the module of the package, only lighter; nothing but comments is gone."""
    library = assets.search_library().decode("utf-8")
    assert "export { MiniSearch as default }" in library
    assert not re.search(r"^\s*(?://|/\*)", library, re.MULTILINE)
    assert "`\n" not in library  # no text of more lines, which would have lost spaces
    node = shutil.which("node")
    assert node, "node is missing: python3 build test brings it"
    code = "import(process.argv[1]).then((m) => new m.default({ fields: ['a'] }))"
    data = "data:text/javascript," + "".join(f"%{b:02x}" for b in library.encode())
    subprocess.run([node, "-e", code, data], check=True)


def stems(language: str, words: list[str]) -> list[str]:
    """The words as the page stems them: the same patterns, with the same meaning."""
    steps: Any = search_words.ENDINGS[language]
    found = []
    for word in map(search.fold, words):
        rest = word
        for pattern, put in steps:
            rest = re.sub(pattern, put.replace("$", "\\"), rest)
        found.append(rest)
    return found


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("cs", "štych štychu štychy štychů štychem štychách štychům"),
        ("cs", "hláška hlášky hlášce hlášku hláškou hlášek hláškách"),
        ("cs", "karta karty kartě karet kartami kartám"),
        ("cs", "barva barvy barvě barev barvami"),
        ("cs", "červená červené červený červených červeným červenými"),
        ("cs", "licitace licitaci licitací licitacemi"),
        ("en", "trump trumps"),
        ("en", "marriage marriages"),
        ("en", "double doubles doubled doubling"),
        ("en", "bid bids bidding"),
        ("en", "pass passes passed passing"),
        ("en", "penalty penalties"),
    ],
)
def test_forms_of_a_word_have_one_stem(language: str, words: str) -> None:
    """Which need not be a word, as long as it is the same."""
    assert len({*stems(language, words.split())}) == 1


def test_different_words_have_different_stems() -> None:
    """An ending must not eat what tells words apart."""
    words = "štych sedma sedmička stovka sto betl durch flek re talon trumf hra hláška"
    assert len({*stems("cs", words.split(" "))}) == words.count(" ") + 1


def test_patterns_are_patterns_of_javascript() -> None:
    """Python reads them too, and nothing in them is Python's alone."""
    for steps in search_words.ENDINGS.values():
        for pattern, put in steps:
            assert re.compile(pattern)
            assert "(?P" not in pattern
            assert re.fullmatch(r"(?:\$\d|[a-z])*", put)


def test_a_rule_has_other_words(book: Book) -> None:
    """What it is looked for by stands behind its line, in its language only."""
    rule = replace(book.rules["play.beat"], words={"cs": ("přebít spoluhráče",)})
    told = replace(book, rules={**book.rules, rule.id: rule})
    for language, words in (("cs", ["přebít spoluhráče"]), ("en", [])):
        start, rows = groups(told, language)["rules"]
        (row,) = (row for row in rows if (start + row[0]).endswith("play.beat/"))
        assert row[3:] == words
