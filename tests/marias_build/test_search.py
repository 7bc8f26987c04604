"""The index of the search: what is in it, how heavy it is, always the same bytes."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from dataclasses import replace
from itertools import islice
from pathlib import Path

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
    """What can be found, by its kind: how its addresses begin, and its rows.

    A row is an end of an address, a title, a line, other names and the rest of a law.
    """
    data = json.loads(search.written(book, language))
    rows = zip(*(column.split("\n") for column in data["columns"]), strict=True)
    return {
        name: (start, [[*row] for row in islice(rows, count)])
        for name, _, start, count in data["groups"]
    }


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
            for end, title, *_ in rows:
                assert title
                if end.startswith("#"):
                    continue  # it is on the page of the row before it
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
    assert start == "pravidla/"
    assert [row[0] for row in rows] == ["karty/", "#ostre", "trumfy/"]
    assert rows[1][1:] == ["Ostré", "", "", ""]


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
    monkeypatch.setitem(search.WEIGHTS, "cs", len(whole) - 1)
    shorter = search.written(book, "cs")
    assert len(shorter) < len(whole)
    monkeypatch.setitem(search.WEIGHTS, "cs", 0)
    shortest = groups(book, "cs").values()
    assert max(len(row[2]) for _, rows in shortest for row in rows) <= 31


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
    """It is the module of the package, only lighter; what is left of it works."""
    library = assets.search_library().decode("utf-8")
    assert "export { MiniSearch as default }" in library
    assert not re.search(r"^\s*(?://|/\*)", library, re.MULTILINE)
    assert "autoSuggest(" not in library  # what no page asks for
    assert "`\n" not in library  # no text of more lines, which would have lost spaces
    node = shutil.which("node")
    assert node, "node is missing: python3 build test brings it"
    code = (
        "import(process.argv[1]).then(async ({ default: MiniSearch }) => {"
        "const mini = new MiniSearch({ fields: ['a'] });"
        "await mini.addAllAsync([{ id: 7, a: 'stych' }, { id: 8, a: 'sedma' }]);"
        "const found = mini.search('stzch', { fuzzy: 1 }).map(({ id }) => id);"
        "if (found.join() !== '7') throw new Error(found); });"
    )
    data = "data:text/javascript," + "".join(f"%{b:02x}" for b in library.encode())
    subprocess.run([node, "-e", code, data], check=True)


def test_a_library_that_is_written_otherwise_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What is taken out of it must be there, once, as it is known."""
    monkeypatch.setattr(assets, "UNUSED", ("search", "guess"))
    with pytest.raises(assets.AssetError, match="0 methods guess"):
        assets.search_library()


WORDS = {
    "cs": "štychů hlášce karet červenými licitacemi stojí cena obránci barev desítkou",
    "en": "tricks marriages doubled bidding passes penalties costs price revoking",
}


def stems(language: str, words: list[str]) -> list[str]:
    """The words without their endings."""
    return [search_words.stem(search.fold(word), language) for word in words]


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
        ("cs", "cena ceny cenu stojí stát"),
        ("en", "price prices cost costs"),
    ],
)
def test_forms_of_a_word_have_one_stem(language: str, words: str) -> None:
    """Which need not be a word, as long as it is the same."""
    assert len({*stems(language, words.split())}) == 1


def test_different_words_have_different_stems() -> None:
    """An ending must not eat what tells words apart."""
    words = "štych sedma sedmička stovka sto betl durch flek re talon trumf hra hláška"
    assert len({*stems("cs", words.split(" "))}) == words.count(" ") + 1


def test_a_language_without_endings_keeps_its_words() -> None:
    """It is searched by whole words."""
    assert stems("sk", ["štychov"]) == ["stychov"]


def test_a_page_stems_as_the_build_does() -> None:
    """The rest of a law has stems already; those of a query must be the same ones."""
    node = shutil.which("node")
    assert node, "node is missing: python3 build test brings it"
    code = (
        "const [steps, words] = JSON.parse(process.argv[1]);"
        "console.log(JSON.stringify(words.map((word) => steps.reduce((rest, [from, to])"
        " => rest.replace(new RegExp(from), to), word))));"
    )
    for language, steps in search_words.ENDINGS.items():
        words = [search.fold(word) for word in WORDS[language].split()]
        given = json.dumps([steps, words])
        ran = subprocess.run(
            [node, "-e", code, given], check=True, capture_output=True, text=True
        )
        assert json.loads(ran.stdout) == stems(language, words)


def test_patterns_are_patterns_of_javascript() -> None:
    """Python reads them too, and nothing in them is Python's alone."""
    for steps in search_words.ENDINGS.values():
        for pattern, put in steps:
            assert re.compile(pattern)
            assert "(?P" not in pattern
            assert re.fullmatch(r"(?:\$\d|[a-z])*", put)


def test_a_rule_has_other_words(book: Book) -> None:
    """What it is looked for by stands behind its line, in its language only."""
    words = {"cs": ("přebít spoluhráče", "jít přes")}
    rule = replace(book.rules["play.beat"], words=words)
    told = replace(book, rules={**book.rules, rule.id: rule})
    assert beat(told, "cs")[3] == "přebít spoluhráče\tjít přes"
    assert beat(told, "en")[3] == ""


LAW = "Kdo může, ten musí přebít." + " Kdo nemůže, ten musí." * 5


def beat(book: Book, language: str) -> list[str]:
    """The row of one rule."""
    start, rows = groups(book, language)["rules"]
    (row,) = (row for row in rows if (start + row[0]).endswith("play.beat/"))
    return row


def told(book: Book, text: str) -> Book:
    """The book with another sentence as the law of that rule, in every language."""
    law = replace(book.rules["play.beat"].statements["cs"], title="V barvě", text=text)
    rule = replace(book.rules["play.beat"], statements=dict.fromkeys(("cs", "en"), law))
    return replace(book, rules={**book.rules, rule.id: rule})


def test_a_law_is_searched_to_its_end(book: Book) -> None:
    """What is not shown of it stands behind, each word once and without its ending."""
    *_, line, _, rest = beat(told(book, f"{LAW} Barvou štychů, barvami karet."), "cs")
    assert line.endswith("…")
    assert "štychů" not in line
    assert rest == "kart stych"


def test_what_is_seen_of_a_law_is_not_said_again(book: Book) -> None:
    """Words of its title and its line, and those that say nothing, stand once."""
    *_, line, _, rest = beat(told(book, f"{LAW} Když je to v barvě, přebít."), "cs")
    assert line.startswith("Kdo může, ten musí přebít")
    assert rest == ""
    assert beat(told(book, "Kdo může, přebije."), "cs")[2:] == [
        "Kdo může, přebije.", "", "",
    ]  # fmt: skip


def test_only_a_law_is_searched_to_its_end(book: Book) -> None:
    """Of a chapter, a word or a deal, what is shown is what is searched."""
    chapters = tuple(replace(c, lead=f"{LAW} Štych.") for c in book.chapters["cs"])
    book = replace(book, chapters={**book.chapters, "cs": chapters})
    for name, (_, rows) in groups(book, "cs").items():
        assert name == "rules" or not any(row[4] for row in rows)
