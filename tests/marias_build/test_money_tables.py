"""Tables of prices and payments: the numbers are those that the sources print."""

from __future__ import annotations

from pathlib import Path

import pytest
import tiny_content
from marias.profile import GENERAL, changed
from marias.settlement import settle
from marias_build.tables.worked_deals import WorkedDeal, bill_of
from table_cells import captions, tables

SEDMA = "contract: sedma\ntrump: L\n"


def one(tmp_path: Path, body: str) -> list[list[str]]:
    """The rows of the first table, without the heads."""
    return tables(tmp_path, f"```table {body}\n```")[0][1:]


def column(rows: list[list[str]], place: int) -> list[str]:
    """One cell of each row."""
    return [row[place] for row in rows]


def test_ladder(tmp_path: Path) -> None:
    """The twelve rungs of the competition, each with its price."""
    rows = one(tmp_path, "ladder\nprofile: turnaj2020")
    assert column(rows, 0)[:5] == [
        "1. sedma",
        "2. červená sedma",
        "3. sto",
        "4. sto a sedm",
        "5. sto v červených",
    ]
    prices = [3, 6, 4, 6, 8, 12, 15, 30, 40, 44, 80, 88]
    assert column(rows, 1) == [str(price) for price in prices]
    assert rows[6] == ["7. betl", "15", "1,50 Kč"]


def test_ladders_side_by_side(tmp_path: Path) -> None:
    """In a pub sto a sedm stands above the red sto; Paluba has ten rungs."""
    rows = one(tmp_path, "ladder\nprofiles: [obecna, obecna~ladder.pub, paluba]")
    assert rows[3][1:3] == ["sto a sedm (6)", "sto v červených (8)"]
    assert rows[9][3] == "dvě sedmy, červená trumf (50)"
    assert rows[10][3] == "–"


def test_a_column_says_whose_it_is(tmp_path: Path) -> None:
    """The cells of a profile carry its name, so that a page can show one's own."""
    body = "```table ladder\nprofiles: [obecna, paluba]\n```"
    html = tiny_content.chapter(tmp_path, body)
    assert html.count('data-profile="paluba"') == 13
    assert '<th data-profile="paluba" scope="col">Paluba</th>' in html


def test_changed_profile_is_named(tmp_path: Path) -> None:
    """A profile that was changed says in what."""
    rows = tables(
        tmp_path, "```table ladder\nprofiles: [obecna~ladder.pub, paluba]\n```"
    )[0]
    changed = "Pořadí závazků na žebříčku: hospodské: sto a sedm nad stem v červených"
    assert rows[0][1] == f"Obecná pravidla; {changed}"


def test_tariff(tmp_path: Path) -> None:
    """Paluba's price list: sedma 0,60, betl 2,00, red dvě sedmy 10,00, no omyl."""
    rows = one(tmp_path, "tariff\nprofile: paluba")
    by_name = {row[0].split(" + ")[0]: row[1:5] for row in rows}
    assert by_name["sedma hra"] == ["3", "0,60 Kč", "6", "1,20 Kč"]
    assert by_name["betl"] == ["10", "2,00 Kč", "", ""]
    assert by_name["dvě sedmy"] == ["30", "6,00 Kč", "50", "10,00 Kč"]
    assert by_name["tichá sedma"] == ["1", "0,20 Kč", "2", "0,40 Kč"]
    assert "omyl" not in by_name
    assert "dvě sedmy a sto" not in by_name


def test_tariffs_side_by_side(tmp_path: Path) -> None:
    """Three price lists of betl; what a table does not know is a dash."""
    body = "tariff\nprofiles: [obecna, paluba, hospoda]\ncontracts: [betl, omyl]"
    rows = one(tmp_path, body)
    assert rows[0][1:4] == ["15 3,00 Kč", "10 2,00 Kč", "5 5,00 Kč"]
    assert rows[1][1:4] == ["6 1,20 Kč", "–", "6 6,00 Kč"]
    assert rows[0][4] == "pay.betl-15, pay.betl-10, pay.betl-5"


def test_fleks(tmp_path: Path) -> None:
    """Four count in the tournament, six have a name; the sides take turns."""
    rows = one(tmp_path, "fleks\nprofile: turnaj2020")
    assert rows[-1] == ["boty", "aktér", "× 16"]
    assert column(rows, 1) == ["obrana", "aktér"] * 2
    assert one(tmp_path, "fleks\nprofile: obecna")[-1] == ["kaiser", "aktér", "× 64"]


def test_packets(tmp_path: Path) -> None:
    """Five each, two to the talon, five each; in volený seven to forehand first."""
    rows = one(tmp_path, "packets\nvariant: licitovany")
    assert column(rows, 2) == ["5", "5", "5", "2", "5", "5", "5", "32"]
    assert column(rows, 1)[2:4] == ["zadákovi", "do talonu"]
    assert one(tmp_path, "packets\nvariant: voleny")[0] == ["1.", "forhontovi", "7"]
    lizany = one(tmp_path, "packets\nvariant: lizany")
    assert column(lizany, 2) == ["4", "4", "1", "4", "4", "15", "32"]


def test_packets_as_somebody_believes(tmp_path: Path) -> None:
    """Seven, two and five would need 38 cards."""
    rows = one(tmp_path, "packets\nvariant: licitovany\nbelief: deal-7-2-5")
    assert column(rows, 2) == ["7", "7", "7", "2", "5", "5", "5", "38"]


# Situations of the sources, worked by hand: what each opponent pays, then declarer's.
PAYMENTS = [
    (f"profile: obecna\n{SEDMA}lost: [sedma]\nfleks: {{hra: 1, sedma: 1}}", -2, -4),
    (f"profile: turnaj2020\n{SEDMA}lost: [sedma]\nfleks: {{hra: 1, sedma: 1}}", -2, -6),
    ("contract: sto\ntrump: L\nlost: [sto]\npády: 1", -4, -8),
    ("contract: sto\ntrump: L\npoints: 120", 12, 24),
    ("profile: obecna~school.nasobeny\ncontract: sto\ntrump: L\npoints: 120", 16, 32),
    ("contract: sto\ntrump: L\nlost: [sto]\npády: 7", -28, -56),
    ("contract: sto\ntrump: H\npoints: 130\nfleks: {sto: 1}", 64, 128),
    ("contract: hra\ntrump: H\nquiet: {sedma: declarer}", 4, 8),
    ("contract: hra\ntrump: L\nquiet: {sedma: declarer-killed}", 0, 0),
    ("contract: hra\ntrump: L\nquiet: {sedma: defence-killed}", 2, 4),
    (
        "profile: turnaj2020\ncontract: dvesedmy\ntrump: L\nfleks: {dvesedmy: 4}",
        500,
        1500,
    ),
    ("profile: paluba\ncontract: dvesedmy\ntrump: H\nfleks: {dvesedmy: 1}", 100, 200),
    (
        "profile: turnaj2020\ncontract: betl\nlaid: true\nfleks: {betl: 1}\nby: first",
        30,
        90,
    ),
]


@pytest.mark.parametrize(("deal", "each", "own"), PAYMENTS)
def test_payment(tmp_path: Path, deal: str, each: int, own: int) -> None:
    """Both totals are those of the worked situations."""
    lines, payments = tables(tmp_path, f"```table payment\n{deal}\n```")
    assert lines[-1][2] == signed(each)
    if own:
        assert payments[-1][2] == signed(own)


@pytest.mark.parametrize(
    ("reading", "pady", "sum_"),
    [("pady", 2, 8), ("flat", 2, 4), ("doubled", 1, 16), ("doubled", 2, 32)],
)
def test_a_lost_hundred_costs_what_the_reading_of_the_table_makes_of_it(
    reading: str, pady: int, sum_: int
) -> None:
    """The program RE! had four rates for the first missing ten, eight for two."""
    table = changed(GENERAL, (("lost_sto", reading),))
    deal = WorkedDeal(contract="sto", trump="L", lost=["sto"], pady=pady)
    (line,) = settle(bill_of(deal, table)).lines
    assert (line.amount, line.sign) == (sum_, -1)


def signed(value: int) -> str:
    """A number as the tables have it."""
    text = f"{abs(value):,}".replace(",", " ")
    return ("−" if value < 0 else "+" if value else "") + text


def test_payment_line_by_line(tmp_path: Path) -> None:
    """The rate, red, the flek and the tens stand in the working; rules decide."""
    body = "payment\ncontract: sto\ntrump: H\npoints: 130\nfleks: {sto: 1}"
    (row, _) = one(tmp_path, body)
    assert row[1] == "4 × 2 (červené) × 2 (flek) × 4 (desítky)"
    assert row[2:4] == ["+64", "+12,80 Kč"]
    assert row[4].startswith("sto.min-100, pay.sto-4, pay.red-doubles")


def test_who_flekked_pays(tmp_path: Path) -> None:
    """The one defender who flekked a laid betl pays 60, the others 15 each."""
    body = (
        "profile: turnaj2020\ncontract: betl\nlaid: true\nfleks: {betl: 1}\nby: first"
    )
    lines, payments = tables(tmp_path, f"```table payment\n{body}\n```")
    assert [row[2] for row in payments[1:-1]] == ["60", "15", "15"]
    assert lines[-1][0] == "Celá cena"


def test_what_decides_a_laid_hand(tmp_path: Path) -> None:
    """The rule that makes the contract ložený; a hundred is due for all its points."""
    body = "payment\nlaid: true\ncontract: "
    (row, _) = one(tmp_path, f"{body}betl\nfleks: {{betl: 1}}")
    assert row[4].startswith("lozena.betl, pay.betl-15")
    sto, sevens, _ = one(tmp_path, f"{body}stosedm\ntrump: L\nprofile: turnaj2020")
    assert sto[4].startswith("lozena.scores-all")
    assert sevens[4].startswith("lozena.7-turnaj")


def test_compare(tmp_path: Path) -> None:
    """A quiet hundred of 120 beside a flekked hra: 20, 24 and 12 by the three."""
    body = (
        "compare\nprofiles: [obecna, paluba, turnaj2020]\n"
        f"{SEDMA}fleks: {{hra: 1, sedma: 2}}\nquiet: {{sto: 120}}"
    )
    rows = one(tmp_path, body)
    assert rows[-2][1:] == ["+20 +4,00 Kč", "+24 +4,80 Kč", "+12 +1,20 Kč"]
    assert column(rows, 0)[:3] == ["hra", "sedma", "tiché sto"]


@pytest.mark.parametrize(
    ("deal", "fault"),
    [
        ("contract: betl\ntrump: H", "3:betl has no trumps"),
        ("contract: sedma", "1:sedma needs trumps, one of H L A B"),
        (f"{SEDMA}lost: [sto]", "4:sedma has no part sto, only hra, sedma"),
        ("contract: sto\ntrump: L\nlost: [sto]", "4:a lost sto needs its pády"),
        (f"{SEDMA}points: 110", "4:points belong to a sto that was made"),
        (f"{SEDMA}pády: 1", "4:pády belong to a sto that was lost"),
        (f"{SEDMA}quiet: {{sedma: declarer}}", "4:the seven of sedma is announced"),
        ("contract: sto\ntrump: L\nquiet: {sto: 110}", "4:no quiet hundred beside sto"),
        (f"{SEDMA}fleks: {{hra: 7}}", "4:flek 7 on hra: obecna counts 6"),
        (
            f"{SEDMA}laid: true\nlost: [hra]",
            "5:a hand that was laid down cannot be lost",
        ),
    ],
)
def test_what_cannot_have_been(tmp_path: Path, deal: str, fault: str) -> None:
    """What does not go together is told on the line of the setting."""
    line, _, what = fault.partition(":")
    found = tiny_content.chapter_faults(tmp_path, f"```table payment\n{deal}\n```")
    assert found == [f"{line}: {what}; correct it"]


def test_captions(tmp_path: Path) -> None:
    """The author's caption stands above the first table, a title above the second."""
    body = f"```table payment\n{SEDMA}caption: Sedma\n```"
    assert captions(tmp_path, body) == ["Sedma", "Kdo komu platí"]
