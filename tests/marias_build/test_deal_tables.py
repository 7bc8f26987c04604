"""Tables of what was said and done: auctions, whole deals, judgements, beliefs."""

from __future__ import annotations

from pathlib import Path

import pytest
import tiny_content
from judging import BETL
from table_cells import captions, tables
from tiny_content import ROOT

DEALS = sorted(path.stem for path in (ROOT / "tests/deals").glob("*.txt"))


def record(name: str) -> str:
    """A recorded deal as the body of a table."""
    text = (ROOT / f"tests/deals/{name}.txt").read_text("utf-8").partition("\n---\n")[0]
    return "record: |\n" + "\n".join(f"  {line}" for line in text.splitlines())


def judged(profile: str, told: str, more: str = "") -> str:
    """A betl in which something went wrong, as the body of a table."""
    text = BETL.format(profile=profile) + told
    lines = "\n".join(f"  {line}" for line in text.splitlines())
    return f"```table ruling\n{more}record: |\n{lines}\n```"


def test_auction(tmp_path: Path) -> None:
    """Zadák and forhont, then the third; he buys the talon at sto a sedm."""
    moves = (
        "[R bid sedma, F hold, R bid lepsi-sedma, F hold, R pass,"
        " M bid sto, F hold, M bid stosedm, F pass]"
    )
    body = f"```table auction\nprofile: turnaj2020\nmoves: {moves}\n```"
    (rows,) = tables(tmp_path, body)
    assert [row[:2] for row in rows[3:8]] == [
        ["Zadák", "červená sedma"],
        ["Forhont", "mám"],
        ["Zadák", "odstupuje"],
        ["Prostřední", "sto"],
        ["Forhont", "mám"],
    ]
    assert rows[6][2] == "bid.third-replaces, bid.strictly-higher"
    assert rows[8][2] == "bid.strictly-higher"
    assert rows[-1][:2] == ["Prostřední bere talon", "4. sto a sedm"]


def test_auction_with_the_priority(tmp_path: Path) -> None:
    """Prostřední holds what zadák has bid, without a bid of his own."""
    body = "```table auction\nmoves:\n  - R bid sto, F pass\n  - M hold, R pass\n```"
    (rows,) = tables(tmp_path, body)
    assert rows[3] == [
        "Prostřední",
        "mám",
        "bid.priority-to-middle",
    ]
    assert rows[-1][:2] == ["Prostřední bere talon", "3. sto"]
    assert rows[2] == ["Forhont", "odstupuje", "bid.two-at-a-time, bid.no-return"]


def test_auction_nobody_bids(tmp_path: Path) -> None:
    """Forhont plays the lowest rung, or the cards are dealt again."""
    body = "```table auction\nprofile: {}\nmoves: ['R pass, M pass, F pass']\n```"
    (rows,) = tables(tmp_path, body.format("obecna"))
    assert rows[-1][:2] == ["Forhont bere talon", "1. sedma"]
    (rows,) = tables(tmp_path, body.format("obecna~all-pass.redeal"))
    assert rows[-1][:2] == ["Nikdo nelicituje", "rozdává se znovu"]


@pytest.mark.parametrize(
    ("moves", "fault"),
    [
        ("[R bid sto, F hold, R bid sedma]", "R bid sedma is against"),
        ("[R bid hra]", "R bid hra is against bid.starts-at-sedma"),
        ("[F pass]", "expected a word of R, whose turn it is"),
        ("[R bod sto]", "expected bid and a rung, hold or pass"),
        ("[Q pass]", "expected a seat (F M R) and a word"),
    ],
)
def test_auction_faults(tmp_path: Path, moves: str, fault: str) -> None:
    """What may not be said is told on its line, with the rule against it."""
    body = f"```table auction\nmoves: {moves}\n```"
    (found,) = tiny_content.chapter_faults(tmp_path, body)
    assert found.startswith("2: ")
    assert fault in found


def test_told(tmp_path: Path) -> None:
    """The killed seven: words, tricks, 70 points to 60, two units to each defender."""
    body = f"```table told\n{record('seven-beaten-at-last')}\n```"
    told, lines, payments = tables(tmp_path, body)
    by_name = dict(told)
    assert (
        by_name["Licitace"]
        == "Zadák: sedma. Forhont: odstupuje. Prostřední: odstupuje."
    )
    assert by_name["Fleky"].startswith("Forhont: flek na hru, na sedmu.")
    assert by_name["4. štych"] == (
        "Zadák: kulový svršek (20) červená osmička kulové eso Bere prostřední."
    )
    assert by_name["Body"] == "Aktér 70, obrana 60."
    assert [row[2] for row in lines[1:]] == ["+2", "−4", "−2"]
    assert payments[-1][:3] == ["Zadák celkem", "", "−4"]
    assert captions(tmp_path, body) == ["Co to stojí", "Kdo komu platí"]


@pytest.mark.parametrize("name", DEALS)
def test_every_deal_is_told(tmp_path: Path, name: str) -> None:
    """Every kind of deal has its transcript and a ledger that adds up to nothing."""
    body = f"```table told\n{record(name)}\n```\n\n```table ledger\n{record(name)}\n```"
    found = tables(tmp_path, body)
    assert found[0][0][0] == "Forhont"
    totals = [row[2] for row in found[-1] if row[0].endswith("celkem")]
    sums = [float(one.replace("−", "-").replace(",", ".")) for one in totals]
    assert sum(sums) == 0
    assert len(sums) in (2, 3, 4)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("stych 3", "3: cannot read 'stych 3'; expected stych 2;"),
        ("variant x", "4: cannot read 'variant x'; expected a variant"),
    ],
)
def test_record_faults(tmp_path: Path, line: str, expected: str) -> None:
    """A mistake in the notation is told on its own line of the chapter."""
    name = line.split(maxsplit=1)[0]
    text = record("remis")
    body = "\n".join(
        f"  {line}" if one.strip().startswith(name) else one
        for one in text.splitlines()
        if "#" not in one
    )
    (found,) = tiny_content.chapter_faults(tmp_path, f"```table told\n{body}\n```")
    assert found.startswith(expected)


def test_illegal_and_unfinished_records(tmp_path: Path) -> None:
    """What was not legal has no transcript, what is not over no ledger."""
    illegal = record("seven-beaten-at-last").replace("AA L7 AU", "AA L7 BA")
    illegal = illegal.replace("BO* H8 BA", "BO* H8 AU")
    (found,) = tiny_content.chapter_faults(tmp_path, f"```table told\n{illegal}\n```")
    assert found.startswith("2: move 14, BA, is against play.follow")
    begun = record("seven-beaten-at-last").partition("\n  AA L7 AU")[0]
    body = f"```table ledger\n{begun}\n```"
    assert tiny_content.chapter_faults(tmp_path, body) == [
        "2: the deal is not over; write it to its end"
    ]


def test_ruling(tmp_path: Path) -> None:
    """A defender does not beat at betl: 45 for his side and ten to each of three."""
    told = "F good, M good\nH8 H7 H9\n"
    ruling, payments = tables(tmp_path, judged("turnaj2020", told))
    by_name = dict(ruling)
    assert by_name["Co se stalo"] == "nepřebito, ačkoli to šlo (1. štych)"
    assert by_name["Odpovídá za to"] == "Forhont"
    assert by_name["Jak těžké to je"] == "lehký renonc, hra je prohraná"
    assert payments[1][:3] == ["Forhont", "Zadák", "45"]
    assert [row[2:4] for row in payments[-4:]] == [
        ["−75", "−7,50 Kč"],
        ["+10", "+1,00 Kč"],
        ["+55", "+5,50 Kč"],
        ["+10", "+1,00 Kč"],
    ]


def test_readings_of_a_ruling(tmp_path: Path) -> None:
    """Where the source leaves it open, each reading has a table with its name."""
    body = judged("paluba", "F good, M good\nH8 H7 H9\n")
    names = captions(tmp_path, body)
    assert names[0] == "Výklad 1: paušál všem u stolu"
    assert names[1] == "Výklad 2: paušál jen soupeřům"


def test_ruling_where_all_was_well(tmp_path: Path) -> None:
    """A deal by the rules needs no judge."""
    (rows,) = tables(tmp_path, judged("obecna", "F good, M good\nH8 HX HU\n"))
    assert rows == [["Rozhodnutí", "nikdo se neprovinil"]]


def test_belief(tmp_path: Path) -> None:
    """Who puts the ten low gives the trick to the king, the engine to the ten."""
    body = "belief: ten-low\nkind: trick-winner\nposition: 1-A-F-LK.LX.L9"
    (rows,) = tables(tmp_path, f"```table belief\n{body}\n```")
    assert rows[1][:2] == ["Kdo staví desítku pod spodka", "Forhont: zelený král"]
    assert rows[2][:2] == ["Podle pravidel", "Prostřední: zelená desítka"]


def test_belief_of_several_cards(tmp_path: Path) -> None:
    """Where several answers are right, the believer's are all those he would give."""
    body = "belief: no-beating\nkind: legal-plays\nposition: 1-B-F-A9.AK-HA.AX7.B8-"
    (rows,) = tables(tmp_path, f"```table belief\n{body}\n```")
    assert rows[1][1] == "žaludová desítka, žaludová sedmička"
    assert rows[2][1] == "žaludová desítka"


@pytest.mark.parametrize(
    ("belief", "deal", "wrong", "right"),
    [
        ("sto-flat-loss", "contract: sto, trump: L, lost: [sto], pády: 3", -4, -12),
        ("seven-alone", "contract: sedma, trump: L", 2, 3),
        ("red-not-double", "contract: sto, trump: H", 4, 8),
        ("bells-red", "contract: sto, trump: B", 8, 4),
    ],
)
def test_belief_about_money(
    tmp_path: Path, belief: str, deal: str, wrong: int, right: int
) -> None:
    """What a believer pays for a deal, and what it costs."""
    body = f"```table belief\nbelief: {belief}\ndeal: {{{deal}}}\n```"
    (rows,) = tables(tmp_path, body)
    shown = [row[1].split()[0].replace("−", "-") for row in rows[1:]]
    assert [int(one) for one in shown] == [wrong, right]


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        (
            "belief: bells-red\ndeal: {contract: sto, trump: H}",
            (
                "3: one who holds belief.bells-red pays this deal rightly;"
                " take a deal in which he errs"
            ),
        ),
        (
            "belief: ten-lov\nkind: trick-winner\nposition: 1-A-F-LK.LX.L9",
            "2: unknown belief ten-lov; did you mean belief.ten-low or",
        ),
        (
            "belief: no-beating\nkind: trick-winner\nposition: 1-A-F-LK.LX.L9",
            (
                "4: one who holds belief.no-beating answers this question rightly;"
                " take a position in which he errs"
            ),
        ),
    ],
)
def test_belief_faults(tmp_path: Path, body: str, fault: str) -> None:
    """A belief must be known, and err in the position."""
    found = tiny_content.chapter_faults(tmp_path, f"```table belief\n{body}\n```")
    assert found[0].startswith(fault)


def test_premium(tmp_path: Path) -> None:
    """The worked example: 60 and 24 and 10 and 10 are 104; the bonus of 2020."""
    (rows,) = tables(tmp_path, "```table premium\n```")
    assert [row[1] for row in rows[1:]] == ["60", "24", "10", "10", "104"]
    (rows,) = tables(tmp_path, "```table premium\nshow: bonus\n```")
    assert [row[1] for row in rows[1:]] == ["10", "20", "40"]
