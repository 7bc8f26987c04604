"""Values by name: prices, rungs, chances and sums as the sources have them."""

from __future__ import annotations

from pathlib import Path

import pytest
import tiny_content
from marias_build import amounts
from marias_build.named_values import ValueFaultError
from marias_build.values import Values, values

KNOWN = [
    # Units of the base, as each price list has them
    ("price:hra", "1"),
    ("price:sedma", "2"),
    ("price:sedma:red", "4"),
    ("price:sto", "4"),
    ("price:stosedm", "6"),
    ("price:stosedm:red", "12"),
    ("price:betl", "15"),
    ("price:durch", "30"),
    ("price:betl@paluba", "10"),
    ("price:betl@hospoda", "5"),
    ("price:dvesedmy", "40"),
    ("price:dvesedmy@paluba", "30"),
    ("price:dvesedmy:red@paluba", "50"),
    ("price:dvesedmy:red@turnaj2020", "80"),
    ("price:stodvesedmy@turnaj2020", "44"),
    ("price:stodvesedmy:red@turnaj2020", "88"),
    ("price:ticha-sedma", "1"),
    ("price:ticha-sedma:red@paluba", "2"),
    ("price:omyl", "6"),
    ("money:omyl@turnaj2020", "0,60\xa0Kč"),
    # Paluba prints 2,00 for betl, 6,00 for dvě sedmy and 10,00 for the red ones
    ("money:betl@paluba", "2\xa0Kč"),
    ("money:dvesedmy:red@paluba", "10\xa0Kč"),
    ("money:stosedm@paluba", "1,20\xa0Kč"),
    ("money: 3 * price:sedma@paluba", "1,20\xa0Kč"),
    ("money:limit@klasika", "10\xa0Kč"),
    ("base@paluba", "0,20\xa0Kč"),
    ("base@hospoda", "1\xa0Kč"),
    # Fleks double; the tournament counts four
    ("flek:1", "2"),
    ("flek:4", "16"),
    ("flek:6", "64"),
    ("fleks@turnaj2020", "4"),
    # Fines and limits
    ("fine:light@paluba", "10"),
    ("fine:heavy@paluba", "25"),
    ("fine:heavy@turnaj2020", "50"),
    ("money:fine:heavy@turnaj2020", "5\xa0Kč"),
    ("limit", "500"),
    ("limit@klasika", "50"),
    ("limit:raised@turnaj2020", "750"),
    ("= 4 * price:sto * flek:6", "1\xa0024"),
    # Twelve rungs in competition, ten in Paluba; Klasika bids from hra
    ("rungs@turnaj2020", "12"),
    ("rungs@paluba", "10"),
    ("rungs@klasika", "14"),
    ("rung:betl@turnaj2020", "7"),
    ("rung:sedma:red@turnaj2020", "2"),
    ("rung:stosedm", "4"),
    ("rung:sto:red~x", "fault"),
    ("rung:stosedm@obecna~ladder.pub", "5"),
    ("rung:betl@klasika", "9"),
    ("chance: at least 1 of 4 in 2 of 22", "33,8\xa0%"),
    ("chance: exactly 2 of 4 in talon-size of 22", "2,6\xa0%"),
    ("chance: at least 0 of 4 in 2 of 22", "100\xa0%"),
    ("chance: exactly 8 of 8 in hand-size of pack-size", "0,0004\xa0%"),
    ("chance: at most 7 of 8 in hand-size of pack-size", "99,9996\xa0%"),
    ("ways: 2 of 12", "66"),
    ("ways: hand-size of pack-size", "64\xa0512\xa0240"),
    ("= base-points - trump-marriage - 10", "40"),
    ("= 2 * (price:hra + price:sedma)", "6"),
    ("= 1 - price:sto", "−3"),
    ("= base-points-1", "fault"),
    ("count:profiles", "5"),
]


def text(asked: str, language: str = "cs") -> str:
    """The value, or that it is a fault."""
    try:
        return Values(values(), "obecna", language).text(asked)
    except ValueFaultError:
        return "fault"


@pytest.mark.parametrize(("asked", "known"), KNOWN)
def test_known_values(asked: str, known: str) -> None:
    """Each value is the one that the sources print, or that counting gives."""
    assert text(asked) == known


def test_english() -> None:
    """A decimal point, a comma at the thousand, the sign of per cent at once."""
    assert text("money:stosedm@paluba", "en") == "1.20\xa0Kč"
    assert text("ways: hand-size of pack-size", "en") == "64,512,240"
    assert text("chance: at least 1 of 4 in 2 of 22", "en") == "33.8%"


@pytest.mark.parametrize(
    ("asked", "fault"),
    [
        ("price:betla", "price of betla in price:betla; did you mean betl?"),
        ("price:betl:red", "price:betl:red: it has one price; leave out :red"),
        ("price:sedma:rd", "rd in price:sedma:rd; write :red or nothing"),
        (
            "price:omyl@paluba",
            "paluba has no omyl; say so in words, or name a profile",
        ),
        (
            "price:stodvesedmy@paluba",
            "paluba has no stodvesedmy; say so in words, or name a profile",
        ),
        ("limit@paluba", "paluba has no limit; say so in words, or name a profile"),
        ("fleks", "obecna has no last flek; say so in words, or name a profile"),
        (
            "limit:raised",
            "obecna has no raised limit; say so in words, or name a profile",
        ),
        ("rung:hra", "obecna has no rung hra; say so in words, or name a profile"),
        ("ways: two", "cannot read ways: two; write ways: 2 of 12"),
        (
            "chance: 1 of 4 in 2 of 22",
            (
                "cannot read chance: 1 of 4 in 2 of 22;"
                " write chance: at least 1 of 4 in 2 of 22"
            ),
        ),
        (
            "= (2 + 3",
            (
                "= (2 + 3: a bracket is not closed;"
                " write numbers and names with + - * and brackets between"
            ),
        ),
        ("prise:betl", "unknown value prise:betl; did you mean price:?"),
    ],
)
def test_faults(tmp_path: Path, asked: str, fault: str) -> None:
    """What cannot be said is a fault with its line and how to mend it."""
    assert tiny_content.chapter_faults(tmp_path, f"x\n{{{{{asked}}}}}") == [
        f"2: {fault}"
    ]


def test_in_a_chapter(tmp_path: Path) -> None:
    """A value stands in a sentence; the counts are those of the book itself."""
    body = "{{price:betl@paluba}}, {{= 2 * 3}}, {{count:rules}}, {{count:terms}}."
    assert "<p>10, 6, 1, 1.</p>" in tiny_content.chapter(tmp_path, body)


def test_numbers() -> None:
    """Half a unit has its decimal, what is owed its sign, a column its halers."""
    assert amounts.number(2.5, "cs") == "2,5"
    assert (amounts.signed(3, "cs"), amounts.signed(-3, "cs")) == ("+3", "−3")
    assert amounts.signed(0, "cs") == "0"
    assert amounts.money(5, 20, "cs", cents=True) == "1,00\xa0Kč"
