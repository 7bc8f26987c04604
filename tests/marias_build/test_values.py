"""Values by name: prices, rungs, chances and sums as the sources have them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import tiny_content
from marias_build.tables import amounts
from marias_build.tables.named_values import ValueFaultError
from marias_build.tables.values import Values, values

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
    ("= 3 * 8 / 4", "6"),
    ("= 3 / 2", "fault"),
    ("count:profiles", "5"),
    # Cards that a text shows, a unit in halers, counting within a sum
    ("= cards(HAKOX LAK AA BAKO)", "10"),
    ("= points(HA LX AK B7)", "20"),
    ("= halers@paluba", "20"),
    ("= ways(2 of 8) / 4", "7"),
    ("= chance(at least 1 of 1 in 2 of 22)", "fault"),
    ("= sto(1)", "fault"),
    # Words that the engine agrees with are printed, at their boundary too
    ("is: price:durch = 2 * price:betl | dvakrát", "dvakrát"),
    ("is: price:durch = price:betl | stejně", "fault"),
    ("is: 10 < price:betl < 16 | mezi", "mezi"),
    ("is: 10 < price:betl < 15 | mezi", "fault"),
    ("is: 15 <= price:betl >= 15 | právě", "právě"),
    ("is: 16 <= price:betl | aspoň", "fault"),
    ("is: price:betl >= 16 | aspoň", "fault"),
    ("is: price:betl > 15 | víc", "fault"),
    # One in eleven exactly; five of six to the nearest whole, and not four
    ("is: 11 * chance(at least 1 of 1 in 2 of 22) = 1 | jednou", "jednou"),
    ("is: 6 * chance(at most 0 of 2 in 2 of 22) ~ 5 | pětkrát", "pětkrát"),
    ("is: 6 * chance(at most 0 of 2 in 2 of 22) ~ 4 | čtyřikrát", "fault"),
    ("is: 3 / 2 ~ 2 | dva", "dva"),
    # Paluba has a price of its own for the red ones
    ("everywhere: price:durch = 2 * price:betl | dvakrát", "dvakrát"),
    ("everywhere: price:dvesedmy:red = 2 * price:dvesedmy | dvakrát", "fault"),
    ("is: price:dvesedmy:red = 2 * price:dvesedmy | dvakrát", "dvakrát"),
]


# What each opponent pays in the situations that the sources tell or imply.
SETTLED = [
    ("pays: sedma", "3"),
    ("pays: sedma red", "6"),
    ("pays: stosedm red", "12"),
    ("pays: hra fleks 2", "4"),
    ("pays: sto fleks 1 lost pády 1", "8"),
    # Both parts flekked, the game won and the seven lost: two less four
    ("pays: sedma fleks 1 lost sedma", "2"),
    ("pays: sedma fleks hra 1 sedma 2 lost sedma", "6"),
    # A sto with the forty and 50 lacks one ten, with 80 it has 120
    ("pays: sto lost pády 1", "4"),
    ("pays: sto points 120", "12"),
    ("pays: sto points 120@obecna~school.nasobeny", "16"),
    # Seven pády by the two schools, a red one flekked at 130
    ("pays: sto lost pády 7", "28"),
    ("pays: sto lost pády 7@obecna~school.nasobeny", "256"),
    ("pays: sto red fleks 1 points 130", "64"),
    ("pays: sto red fleks 1 points 130@obecna~school.nasobeny", "128"),
    ("pays: sto points max-points", "40"),
    # A quiet hundred of 120 beside a flekked hra, by three lists
    ("pays: hra fleks 1 quiet-sto 120", "12"),
    ("pays: hra fleks 1 quiet-sto 120@paluba", "16"),
    ("pays: hra fleks 1 quiet-sto 120@turnaj2020", "4"),
    ("pays: hra quiet-sedma declarer", "2"),
    ("pays: hra red quiet-sedma declarer-killed", "0"),
    # The limit of the tournament, red dvě sedmy in Paluba
    ("pays: dvesedmy fleks 4@turnaj2020", "500"),
    ("pays: dvesedmy fleks 4@turnaj2020~limit.0~limit-raised.0", "640"),
    ("pays: dvesedmy red fleks 1@paluba", "100"),
    ("money: pays(dvesedmy red fleks 1)@paluba", "20\xa0Kč"),
    ("pays: stodvesedmy red lost dvesedmy@turnaj2020", "72"),
    # A laid betl that one defender flekked, and his re
    ("pays: betl laid fleks 1 by first from first@turnaj2020", "60"),
    ("pays: betl laid fleks 1 by first from second@turnaj2020", "15"),
    ("pays: betl laid fleks 1 by first from pauzirujici@turnaj2020", "15"),
    ("pays: betl laid fleks 1 by first total@turnaj2020", "90"),
    # All of it, with three at the table and with four; one part of it
    ("pays: sedma total", "6"),
    ("pays: sedma players 4 total", "9"),
    ("pays: sedma red fleks sedma 4 only sedma", "64"),
    # Křížový has its own betl and durch, and one alone plays against three
    ("pays: betl krizovy", "10"),
    ("pays: durch krizovy total", "60"),
    ("= pays(sto points 120) + pays(sto lost pády 2)", "20"),
    ("= 2 * pays(sedma@paluba) - pays(betl)", "−9"),
]


def text(asked: str, language: str = "cs") -> str:
    """The value, or that it is a fault."""
    try:
        return Values(values(), "obecna", language).text(asked)
    except ValueFaultError:
        return "fault"


@pytest.mark.parametrize(("asked", "known"), [*KNOWN, *SETTLED])
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
        (
            "ways: 99999999 of 9999999999",
            "99999999 is too much to count with; write 1000 at most",
        ),
        (
            "chance: at least 1 of 4 in 2 of 10000 * 10000",
            (
                "cannot read chance: at least 1 of 4 in 2 of 10000 * 10000;"
                " write chance: at least 1 of 4 in 2 of 22"
            ),
        ),
        (
            "chance: at most 2 of 4000 in 2000 of 40000",
            "4000 is too much to count with; write 1000 at most",
        ),
        (
            "is: price:durch = 3 * price:betl | třikrát",
            (
                "“třikrát” relies on price:durch = 3 * price:betl, and the engine has"
                " 30 = 45; read the text around it again,"
                " then correct one of the two"
            ),
        ),
        (
            "everywhere: price:betl > 5 | víc",
            (
                "“víc” relies on price:betl > 5 at hospoda, and the engine has 5 > 5;"
                " read the text around it again, then correct one of the two"
            ),
        ),
        (
            "is: price:durch = 30",
            (
                "no words in is: price:durch = 30;"
                " write is: price:durch = 2 * price:betl | twice"
            ),
        ),
        (
            "is: price:durch | 30",
            (
                "nothing to compare in is: price:durch;"
                " write is: price:durch = 2 * price:betl | twice"
            ),
        ),
        (
            "= 3 / 2",
            "3 / 2: it is 3/2, not a whole number; say it in words behind is:",
        ),
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
                "(2 + 3: a bracket is not closed;"
                " write numbers and names with + - * / and brackets between"
            ),
        ),
        ("prise:betl", "unknown value prise:betl; did you mean price:?"),
        (
            "pays: sed",
            "pays: of sed; did you mean sedma or stosedm?",
        ),
        (
            "pays: sto reed",
            "pays: sto reed: unknown word reed; did you mean red?",
        ),
        (
            "pays: sto red red",
            "pays: sto red red: red stands twice; leave one out",
        ),
        (
            "pays: sto points",
            "pays: sto points: points takes one word; write points 120",
        ),
        (
            "pays: sto points 115",
            "pays: sto points 115: points is 115; write a multiple of 10",
        ),
        (
            "pays: sto lost",
            (
                "pays: sto lost: a lost sto needs its pády;"
                " write lost sedma, or lost pády 2 for a sto"
            ),
        ),
        (
            "pays: betl red",
            "pays: betl red: betl has no trumps; leave out red",
        ),
        (
            "pays: sedma fleks hra",
            (
                "pays: sedma fleks hra: fleks lack a part or a number;"
                " write fleks 1, or fleks hra 1 sedma 2"
            ),
        ),
        (
            "pays: sedma only seda",
            "pays: sedma only seda: no part seda; did you mean sedma?",
        ),
        (
            "pays: sedma total only hra",
            "pays: sedma total only hra: only and total together; leave one out",
        ),
        (
            "pays: hra from pauzirujici",
            (
                "pays: hra from pauzirujici: nobody called pauzirujici pays;"
                " known: first, second"
            ),
        ),
        (
            "pays: betl laid fleks 1 by first@turnaj2020",
            (
                "pays: betl laid fleks 1 by first: the opponents do not pay the same;"
                " add total, or from first or second or pauzirujici"
            ),
        ),
        (
            "pays: betl laid fleks 1 players 4 from first",
            (
                "pays: betl laid fleks 1 players 4 from first:"
                " it comes to half a unit; show it in a table payment"
            ),
        ),
        (
            "pays: dvesedmy krizovy",
            ("pays: dvesedmy krizovy: no dvesedmy in křížový; leave out krizovy"),
        ),
        (
            "pays: hra krizovy players 3",
            (
                "pays: hra krizovy players 3: křížový has four players;"
                " leave out players"
            ),
        ),
    ],
)
def test_faults(tmp_path: Path, asked: str, fault: str) -> None:
    """What cannot be said is a fault with its line and how to mend it."""
    assert tiny_content.chapter_faults(tmp_path, f"x\n{{{{{asked}}}}}") == [
        f"2: {fault}"
    ]


_SUM = re.compile(r"\{\{(?:=|money:)[^{}]*flek:[^{}]*\}\}")


def test_no_settlement_is_a_sum_of_an_author() -> None:
    """How fleks multiply is the engine's affair: the book writes pays: for it."""
    texts = (tiny_content.ROOT / "content").rglob("*")
    files = [path for path in texts if path.suffix in (".md", ".toml")]
    found = [
        f"{path.name}: {asked}"
        for path in files
        if path.name != "README.md"
        for asked in _SUM.findall(path.read_text("utf-8"))
    ]
    assert files
    assert found == []


def test_in_a_chapter(tmp_path: Path) -> None:
    """A value stands in a sentence; the counts are those of the book itself."""
    body = "{{price:betl@paluba}}, {{= 2 * 3}}, {{count:rules}}, {{count:terms}}."
    assert "<p>10, 6, 1, 1.</p>" in tiny_content.chapter(tmp_path, body)


def test_words_in_a_chapter(tmp_path: Path) -> None:
    """Words held against the engine are words of the text: a link, a word of a line."""
    body = "Stojí {{is: price:hra = 1 | [málo](https://example.org)}} a *dost*."
    said = tiny_content.chapter(tmp_path, body)
    assert ">málo</a> a\xa0<em>dost</em>" in said


def test_numbers() -> None:
    """Half a unit has its decimal, what is owed its sign, a column its halers."""
    assert amounts.number(2.5, "cs") == "2,5"
    assert (amounts.signed(3, "cs"), amounts.signed(-3, "cs")) == ("+3", "−3")
    assert amounts.signed(0, "cs") == "0"
    assert amounts.money(5, 20, "cs", cents=True) == "1,00\xa0Kč"
