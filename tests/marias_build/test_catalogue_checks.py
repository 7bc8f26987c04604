"""What is checked in the catalogues: that they match, that code says every message."""

from __future__ import annotations

from pathlib import Path

import pytest
from marias_build.book.diagnostics import Faults
from marias_build.words import catalogue_checks, message_keys
from two_catalogues import CS, EN, faults, read


def test_good_catalogues() -> None:
    """Two catalogues with the same keys and slots have no fault."""
    assert faults() == []


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
