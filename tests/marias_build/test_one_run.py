"""One mistake is one line, and none hides another: what a run tells an author."""

from __future__ import annotations

from pathlib import Path

import pytest
import tiny_content
from marias_build.book import changes, deals
from marias_build.tables import amounts, kinds
from tiny_content import CHAPTER, FIRST, HEAD, QUIZ, RULE

BOOK = tiny_content.FILES["content/book.toml"]
REGISTRY = tiny_content.FILES["content/registry.toml"]
CARDS = "content/rules/karty.toml"


def english(**files: str) -> dict[str, str | None]:
    """The small book in two languages, some of its files changed."""
    words = (tiny_content.ROOT / "content/en/messages.toml").read_text("utf-8")
    term = 'cs = { word = "štych", meaning = "Tři karty." }\n'
    return {
        "content/book.toml": BOOK.replace('["cs"]', '["cs", "en"]'),
        "content/en/messages.toml": words,
        "content/en/chapters/karty.md": HEAD + RULE,
        "content/sources.toml": '[obecna]\ncs = "A"\nen = "B"\n',
        "content/glossary.toml": f"[trick]\n{term}{term.replace('cs', 'en')}",
        **files,
    }


def test_a_question_with_the_id_of_another(tmp_path: Path) -> None:
    """What the block adds to its id is not told as well."""
    named = QUIZ.replace("\n```\n", "\nid: q-a\n```\n")
    found = tiny_content.chapter_faults(tmp_path, f"{named}\n{named}")
    said = f"the id q-a is used on line {FIRST + 2} already; give this one another id"
    assert found == [f"8: {said}"]


def test_three_headings_with_one_id(tmp_path: Path) -> None:
    """Each but the first is told, with the line of the first."""
    found = tiny_content.chapter_faults(tmp_path, "## A\n\n## A\n\n## A\n")
    said = f"the id a is used on line {FIRST} already; give this one another id"
    assert found == [f"3: {said}", f"5: {said}"]


def test_a_rule_that_is_stated_twice(tmp_path: Path) -> None:
    """It is told once, with both places."""
    found = tiny_content.chapter_faults(tmp_path, RULE)
    assert found == [
        f"7: the rule play.beat is stated twice; first on {CHAPTER}:{FIRST}"
    ]


def test_words_that_cannot_be_read_hide_no_text(tmp_path: Path) -> None:
    """The texts of that language are looked at with the words of another."""
    changed = english(
        **{
            "content/cs/messages.toml": "[[x\n",
            CHAPTER: f"{HEAD}[](rule:no.rule) {{{{is: suits = 3 | tři}}}}\n\n{RULE}",
        }
    )
    found = tiny_content.faults(tmp_path, changed)
    assert [fault.split(" ")[0] for fault in found] == [
        f"{CHAPTER}:{FIRST}:",
        f"{CHAPTER}:{FIRST}:",
        "content/cs/messages.toml:1:",
    ]


def test_a_block_that_does_not_end_is_missed_in_no_other_language(
    tmp_path: Path,
) -> None:
    """The fault is told where it is, whatever is wrong with the words."""
    body = f"{HEAD}{RULE}\n```table ladder\n\n## Dál\n"
    changed = english(**{"content/cs/messages.toml": "[[x\n", CHAPTER: body})
    found = tiny_content.faults(tmp_path, changed)
    assert [fault.split(":")[0] for fault in found] == [
        CHAPTER,
        "content/cs/messages.toml",
    ]
    assert "is never closed" in found[0]


@pytest.mark.parametrize("language", ["cs", "en"])
def test_an_emptied_chapter_is_one_fault(tmp_path: Path, language: str) -> None:
    """What it stated is not missed: nobody knows what it would state."""
    file = f"content/{language}/chapters/karty.md"
    other = {"cs": "en", "en": "cs"}[language]
    linked = f"content/{other}/chapters/karty.md"
    changed = english(**{linked: f"{HEAD}[](rule:play.beat)\n\n{RULE}", file: "\n"})
    found = tiny_content.faults(tmp_path, changed)
    assert [fault.split(": ")[0] for fault in found] == [f"{file}:1"]


def test_a_link_to_a_rule_that_one_language_lacks(tmp_path: Path) -> None:
    """The rule is not unknown, it is not stated: that is told, and once."""
    changed = english(**{"content/en/chapters/karty.md": f"{HEAD}[](rule:play.beat)\n"})
    found = tiny_content.faults(tmp_path, changed)
    assert [fault.split("; ")[0] for fault in found] == [
        f"{CHAPTER}:{FIRST}: the rule play.beat has no statement in en"
    ]


@pytest.mark.parametrize(
    ("old", "new", "line", "what"),
    [
        ("[kinds]", 'profile = "x"\n[kinds]', 4, "profile: cannot read 'x'"),
        ('"2026-12-01"', "7", 2, "edition must be a text; put it in quotes"),
        ("[kinds]", "[deals.A]\n[kinds]", 4, "deals.A"),
        ("[kinds]", "start = 1\n[kinds]", 4, "start must be a list"),
    ],
)
def test_a_wrong_setting_of_the_book_hides_no_other(
    tmp_path: Path, old: str, new: str, line: int, what: str
) -> None:
    """The chapter that is unknown is told in the same run, and the text's faults."""
    book = BOOK.replace(old, new).replace('["karty"]', '["karty", "kraty"]')
    body = f"{HEAD}[[HH]]\n\n{RULE}"
    changed = {"content/book.toml": book, CHAPTER: body}
    one, two, three = tiny_content.faults(tmp_path, changed)
    assert one.startswith(f"content/book.toml:{line}: {what}")
    assert two.startswith(f"{CHAPTER}:{FIRST}: [[HH]]: ")
    assert three.startswith("content/cs/chapters/kraty.md:1: the file is missing; ")


def test_every_kind_of_invisible_character_of_a_line(tmp_path: Path) -> None:
    """Each is named once, in the order of the line."""
    body = f"{HEAD}a\u200bb\u202ec\u200bd\x1b\n{RULE}"
    (found,) = tiny_content.faults(tmp_path, {CHAPTER: body})
    assert "the invisible characters U+200B, U+202E and U+001B; " in found


def test_a_slip_in_the_registry(tmp_path: Path) -> None:
    """It is told there, not in each of the places that name the rule rightly."""
    wrong = REGISTRY.replace('"play.beat"', '"play.baet"')
    line = wrong[: wrong.index('"play.baet"')].count("\n") + 1
    rules = tiny_content.FILES[CARDS] + 'related = ["play.follow"]\n["play.follow"]\n'
    rules += 'related = ["play.beat"]\n'
    found = tiny_content.faults(
        tmp_path,
        {
            "content/registry.toml": wrong,
            CARDS: rules,
            CHAPTER: HEAD + RULE + RULE.replace("beat", "follow"),
        },
    )
    what = "play.baet is in no file of rules, play.beat is"
    mend = f"make it the same as in {CARDS}:1"
    assert found == [f"content/registry.toml:{line}: {what}; {mend}"]


@pytest.mark.parametrize(
    ("row", "said"),
    [
        (
            '[mistaken]\n"a.b" = "all"\n',
            "a.b is 'all', which no rule of [mistaken] is; move the line to [exec",
        ),
        ('[told]\n"a.b" = 1\n', 'where a.b applies is no text; write "all"'),
        ("told = 1\n", "told must be a table; write a line [told]"),
    ],
)
def test_a_row_of_the_registry(tmp_path: Path, row: str, said: str) -> None:
    """One that is in the wrong table, and what is no row."""
    found = tiny_content.faults(tmp_path, {"content/registry.toml": row})
    assert any(said in fault for fault in found)


def test_an_unknown_switch_of_a_disagreement(tmp_path: Path) -> None:
    """Of its values nothing is said, for nobody knows them."""
    text = """\
[a]
rules = ["play.beat"]
switches = ["baet"]
cs = "A?"
readings = [
    { sources = ["obecna"], value = "yes", cs = "Ano." },
    { sources = ["obecna"], value = "no", cs = "Ne." },
]
"""
    found = tiny_content.faults(tmp_path, {"content/disagreements/karty.toml": text})
    assert [fault.split("; ")[0] for fault in found] == [
        "content/disagreements/karty.toml:3: unknown switch baet"
    ]


def test_what_is_wrong_with_one_setting_hides_no_other(tmp_path: Path) -> None:
    """A change without a sentence, a redirect, a question: each says all."""
    quiz = QUIZ.replace("\n```\n", "\nid: A B\nexpect: F\n```\n")
    found = tiny_content.faults(
        tmp_path,
        {
            changes.FILE: '[[changes]]\ndate = 2026-11-01\nkind = "gone"\n',
            "content/redirects.toml": '[[redirects]]\nold = 1\nnew = "no/"\n',
            CHAPTER: HEAD + quiz + RULE,
        },
    )
    assert [fault.partition(";")[0] for fault in found] == [
        "content/changes.toml:1: the change has no sentence in cs",
        "content/changes.toml:3: kind is 'gone'",
        f"{CHAPTER}:{FIRST + 2}: id is 'A B'",
        f"{CHAPTER}:{FIRST + 3}: expected F, and the engine says M",
        "content/redirects.toml:2: old must be a text",
        "content/redirects.toml:3: there is no page no/",
    ]


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ("ladder\nprofiles: []", "2: profiles is empty; name 1 at least"),
        (
            "ladder\nprofiles: [obecna, x]",
            "2: item 2 of profiles: cannot read 'x'",
        ),
        ("payment\ncontract: 2020-01-01", "2: contract is 2020-01-01; use 'hra', "),
        ("payment\ncontract: true", "2: contract is true; use 'hra', "),
        (
            "payment\ncontract: sto\nquiet: { sot: 100 }",
            "3: unknown setting quiet.sot; did you mean sto?",
        ),
        ("ladder\nexpect: [1]", "2: expect must be a text or a whole number; write"),
        ("ladder\nprofile: obecna\nprofile: obecna", "3: found duplicate key"),
        (f"ladder\nprofile: {'9' * 5000}", "2: a number that is too long; write"),
    ],
)
def test_settings_are_told_as_they_are_written(
    tmp_path: Path, settings: str, said: str
) -> None:
    """No word of the checker's own, no value as the program has it."""
    found = tiny_content.chapter_faults(tmp_path, f"```table {settings}\n```\n")
    assert len(found) == 1
    assert found[0].startswith(said), found


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a = 1\na = 2\n", "2: a is written twice; keep one of them"),
        ("[a]\n[a]\n", "2: [a] is written twice; keep one of them"),
        ("a = { b = 1, b = 2 }\n", "1: a is written twice; keep one of them"),
        (f"\na = {'9' * 5000}\n", "2: a number that is too long; write a smaller one"),
        ("redirects = 1\n", "1: redirects must be a list of tables; begin each"),
    ],
)
def test_toml_that_python_has_other_words_for(
    tmp_path: Path, text: str, said: str
) -> None:
    """A name that is there twice, a number that nobody reads, a list that is none."""
    (found,) = tiny_content.faults(tmp_path, {"content/redirects.toml": text})
    assert found.startswith(f"content/redirects.toml:{said}")


def test_an_error_of_the_program_has_a_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A block, a number and a deal that raise are told beside all that is wrong."""

    def broken(*_: object) -> str:
        raise KeyError("lost")

    monkeypatch.setitem(kinds.TABLES, "fleks", kinds.Table(kinds.Caption, broken))
    monkeypatch.setattr(amounts, "money", broken)
    monkeypatch.setattr(deals, "read", broken)
    body = f"{HEAD}```table fleks\n```\n\n{{{{base}}}}\n\n[[HH]]\n\n{RULE}"
    deal = '[deals.nova.cs]\ntitle = "x"\nlead = "y"\n'
    changed = {
        CHAPTER: body,
        "content/book.toml": BOOK + deal,
        "content/deals/nova.txt": "a deal whose reading breaks off",
    }
    rank = "cannot read 'H' at 1: expected a rank (7 8 9 X U O K A)"
    found = tiny_content.faults(tmp_path, changed)
    assert [fault.partition(";")[0] for fault in found] == [
        f"{CHAPTER}:{FIRST}: the program fails here: KeyError: 'lost'",
        f"{CHAPTER}:{FIRST + 3}: the program fails here: KeyError: 'lost'",
        f"{CHAPTER}:{FIRST + 5}: [[HH]]: {rank}",
        "content/deals/nova.txt:1: the program fails here: KeyError: 'lost'",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "*" * 3000 + "a" + "*" * 3000,
        "\n".join("    " * deep + "- a" for deep in range(400)),
    ],
)
def test_text_nested_too_deeply(tmp_path: Path, text: str) -> None:
    """Stars or lists within each other are a fault of the file."""
    found = tiny_content.chapter_faults(tmp_path, text)
    assert found[0].startswith("1: the text is nested too deeply; ")


def test_a_term_without_words_has_a_chapter_to_look_at(tmp_path: Path) -> None:
    """That it is unknown is told in the same run."""
    text = '[trick]\nchapter = "hry"\n'
    found = tiny_content.faults(tmp_path, {"content/glossary.toml": text})
    assert [fault.partition(";")[0] for fault in found] == [
        "content/glossary.toml:1: the term trick has no words in cs",
        "content/glossary.toml:2: unknown chapter hry",
    ]


def test_a_catalogue_of_a_wrong_shape(tmp_path: Path) -> None:
    """Cases, plural and forms that are no lists and tables are told, each once."""
    text = 'cases = 1\nplural = 1\n[forms]\ncard = 1\n[site]\na = "b"\n'
    found = tiny_content.faults(tmp_path, {"content/cs/messages.toml": text})
    own = [one for one in found if one.startswith("content/cs/messages.toml:")]
    assert [one.split(":")[1] for one in own] == ["1", "2", "4"]
