"""The catalogues: their shape, that they match, that code says every message."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from babel import Locale
from marias_build import catalogue, catalogue_checks, message_keys
from marias_build.catalogue import Words
from marias_build.diagnostics import Faults
from marias_build.toml_places import read_toml

CS = """\
language = "cs"
cases = ["nom", "acc"]
plural = { one = [1, 1], few = [2, 4] }
[forms.card]
HA = ["eso", "eso"]
[quiz]
bere = "Bere {card:acc} v ruce."
points = { one = "{n} bod", few = "{n} body", other = "{n} bodů" }
[site]
title = '"Kniha" - a víc'
"""
EN = """\
language = "en"
cases = ["nom", "acc"]
plural = { one = [1, 1] }
[forms.card]
HA = "ace"
[quiz]
bere = "Takes {card:acc}."
points = { one = "{n} point", other = "{n} points" }
[site]
title = '"Book"'
"""


def read(text: str, language: str, faults: Faults) -> Words:
    """A catalogue of a text; its file is `cs` or `en`."""
    return catalogue.read(read_toml(text, language, faults), language, faults)


def faults(cs: str = CS, en: str = EN) -> list[str]:
    """What is wrong in two catalogues."""
    found = Faults()
    catalogue_checks.check([read(cs, "cs", found), read(en, "en", found)], found)
    return [str(fault) for fault in found]


def test_good_catalogues() -> None:
    """Two catalogues with the same keys and slots have no fault."""
    assert faults() == []


def test_messages_are_typeset() -> None:
    """Messages have the typography of their language; slots stay."""
    words = read(CS, "cs", Faults())
    assert words.messages["quiz.bere"] == "Bere {card:acc} v\xa0ruce."
    assert words.messages["site.title"] == "„Kniha“\xa0– a\xa0víc"
    assert read(EN, "en", Faults()).messages["site.title"] == "“Book”"


def test_browser_json() -> None:
    """The page gets all but the rooms of the build, and the titles of the rules."""
    words = read(CS, "cs", Faults())
    data = catalogue.browser_json(words, {"play.beat": ("Přebít", "trumfy")})
    assert json.loads(data) == {
        "language": "cs",
        "cases": ["nom", "acc"],
        "plural": {"one": [1, 1], "few": [2, 4]},
        "messages": {
            "quiz.bere": "Bere {card:acc} v\xa0ruce.",
            "quiz.points": {
                "one": "{n}\xa0bod",
                "few": "{n}\xa0body",
                "other": "{n}\xa0bodů",
            },
        },
        "forms": {"card": {"HA": ["eso", "eso"]}},
        "rules": {"play.beat": ["Přebít", "trumfy"]},
    }
    assert data == catalogue.browser_json(words, {"play.beat": ("Přebít", "trumfy")})
    assert list(json.loads(data)) == sorted(json.loads(data))


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (
            'bere = "Takes',
            'beret = "Takes',
            ("en:6: quiz.bere is missing in en; it stands on line 7 of cs"),
        ),
        (
            'bere = "Takes',
            'beret = "Takes',
            ("en:7: quiz.beret is not in cs; add it there or remove it from en"),
        ),
        (
            "Takes {card:acc}",
            "Takes it",
            (
                "en:7: quiz.bere has the slots none;"
                " use {card} as the other language does"
            ),
        ),
        (
            "{card:acc}.",
            "{card:dat}.",
            ("en:7: unknown form dat in quiz.bere; known: acc, nom"),
        ),
        (
            "{card:acc}.",
            "{Card}.",
            ("en:7: the slot {Card} in quiz.bere; write {name} or {name:acc}"),
        ),
        (
            "{card:acc}.",
            "{card.",
            ("en:7: a brace in quiz.bere without its pair; write {slot}"),
        ),
        (
            "Takes",
            "<b>Takes</b>",
            ("en:7: markup <b in quiz.bere; a link or a card is a slot"),
        ),
        (
            '"Takes {card:acc}."',
            '""',
            "en:7: quiz.bere is empty; write it or remove it",
        ),
        (
            '"Takes {card:acc}."',
            "7",
            ("en:7: the message quiz.bere is no text; put it in quotes"),
        ),
        (
            '{ one = "{n} point", other',
            '{ few = "{n} point", other',
            "en:8: quiz.points has the plurals few, other; in en write one, other",
        ),
        (
            '{ one = "{n} point", other = "{n} points" }',
            '"{n} points"',
            (
                "en:8: quiz.points has plurals in one language only;"
                " write them in both or in none"
            ),
        ),
        ('HA = "ace"', 'HK = "king"', "en:4: forms.card has no HA in en; cs has it"),
        (
            'HA = "ace"',
            'HA = ["ace"]',
            ("en:5: card HA has 1 forms for 2 cases; write them all"),
        ),
        ("one = [1, 1] }", "one = [0, 1] }", "en:3: 0 is one in en; Babel says other"),
        (
            "one = [1, 1] }",
            "one = 1 }",
            ("en:3: plural one is no range; write one = [1, 1]"),
        ),
        (
            'language = "en"',
            'language = "de"',
            ("en:1: language is 'de' in the folder en; write language = \"en\""),
        ),
        (
            "[forms.card]",
            'x = "y"\n[forms.card]',
            ("en:4: the message x is in no room; put it below [room]"),
        ),
    ],
)
def test_fault(old: str, new: str, expected: str) -> None:
    """Each difference or slip is told with its line and how to mend it."""
    assert old in EN
    assert expected in faults(en=EN.replace(old, new, 1))


def test_categories_fall_back_where_no_number_is_shown() -> None:
    """A message that only tells one from many need not write the few."""
    text = CS.replace('few = "{n} body", ', "")
    assert faults(cs=text) == [
        "cs:8: quiz.points has the plurals one, other; in cs write few, one, other"
    ]
    silent = text.replace("{n} bodů", "body").replace("{n} bod", "bod")
    assert faults(cs=silent, en=EN.replace("{n} ", "")) == []


@pytest.mark.parametrize("language", ["cs", "en"])
def test_plural_function_agrees_with_babel(root: Path, language: str) -> None:
    """The little plural function of the page says what Babel says, from 0 to 200."""
    name = f"content/{language}/messages.toml"
    toml = read_toml((root / name).read_text("utf-8"), name, Faults())
    messages = catalogue.read(toml, language, Faults()).strict()
    rule = Locale.parse(language).plural_form
    assert [messages.category(n) for n in range(201)] == [rule(n) for n in range(201)]


def use(tmp_path: Path, python: str, template: str = "") -> list[str]:
    """The faults of the Czech catalogue against some code."""
    for name, text in (
        ("quizzes/marias_quizzes/a.py", python),
        ("site/marias_site/templates/a.html", template),
    ):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    words = read(CS, "cs", Faults())
    stems = ("quiz",)
    uses = message_keys.find(tmp_path, {"quiz", "site"}, {"quiz.no-key"}, stems)
    found = Faults()
    catalogue_checks.check_uses(words, uses, found)
    return [str(fault) for fault in found]


def test_all_said(tmp_path: Path) -> None:
    """Keys may be whole, begun and completed, or put behind a kind's name."""
    python = 'say("quiz.bere"); text(f"quiz.po{x}"); say("quiz.no-key"); "site.css"'
    assert use(tmp_path, python, "{{ t('site.title') }}") == []
    assert use(tmp_path / "b", 'kind + ".bere"; kind + ".points"; "site." + x') == []


def test_a_key_that_is_not_there(tmp_path: Path) -> None:
    """A key in code or template that no message has is told with its file and line."""
    found = use(tmp_path, '\nsay("quiz.bera")', '\n\n{{ t("site.titel") }}')
    assert found[:2] == [
        "cs:7: no code says quiz.bere; remove it, or use it",
        "cs:8: no code says quiz.points; remove it, or use it",
    ]
    assert found[-2:] == [
        "quizzes/marias_quizzes/a.py:2: no message quiz.bera; did you mean quiz.bere?",
        (
            "site/marias_site/templates/a.html:3: no message site.titel;"
            " did you mean site.title?"
        ),
    ]


def test_family() -> None:
    """What is said of one belief must be there for all of them."""
    words = read('language = "en"\n[belief.a]\nwho = "x"\n', "en", Faults())
    found = Faults()
    catalogue_checks.check_family(
        words, ["belief.a", "belief.b"], [".who", ".no"], found
    )
    assert [str(fault) for fault in found] == [
        "en:3: no message belief.b.who; add it, as belief.a.who is there"
    ]
