"""Numbers and tables of the book: all of them come from the engine."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import tiny_content
from marias.cards import ACORNS, BELLS, NO_TRUMP
from marias.notation import format_cards, parse_card
from marias_build.tables.kinds import group, ranked
from marias_build.tables.values import values
from marias_build.text.plain import plain
from tiny_content import CHAPTER, HEAD, RULE

CELL = re.compile("<t[hd][^>]*>(.*?)</t[hd]>")


def test_values() -> None:
    """The numbers of the game, as the general rules have them."""
    known = {
        "pack-size": 32,
        "suits": 4,
        "side-suits": 3,
        "packet-size": 5,
        "suit-size": 8,
        "hand-size": 10,
        "talon-size": 2,
        "tricks": 10,
        "counters": 8,
        "counter": 10,
        "last-trick": 10,
        "base-points": 90,
        "majority": 50,
        "marriage": 20,
        "trump-marriage": 40,
        "max-points": 190,
        "hundred": 100,
    }
    assert {name: values()[name] for name in known} == known
    assert 2 * values()["hundred"] > values()["max-points"], "one side at most"


def test_orders() -> None:
    """With trumps the ten stands below the ace, without them above the nine."""
    assert format_cards(tuple(ranked(ACORNS, BELLS))) == "A789UOKXA"
    assert format_cards(tuple(ranked(ACORNS, NO_TRUMP))) == "A789XUOKA"


def test_groups() -> None:
    """Aces and tens are counters, king, ober and unter figures, the rest pips."""
    names = [group(parse_card("A" + letter)) for letter in "AXKOU987"]
    assert names == ["counters"] * 2 + ["figures"] * 3 + ["pips"] * 3


def cells(tmp_path: Path, body: str) -> list[list[str]]:
    """The rows of the one table; every cell as a reader hears it."""
    html = tiny_content.chapter(tmp_path, f"```table {body}\n```")
    rows = html.partition("<table")[2].partition("</table>")[0].split("<tr>")[1:]
    return [[plain(cell) for cell in CELL.findall(row)] for row in rows]


def test_card_order(tmp_path: Path) -> None:
    """One row an order, from the weakest card to the strongest."""
    rows = cells(tmp_path, "card-order\norder: both")
    names = [row[1].replace("žaludový ", "").replace("žaludová ", "") for row in rows]
    low, high = "sedmička < osmička < devítka < ", " < král < "
    assert names == [
        f"{low}spodek < svršek{high}desítka < žaludové eso",
        f"{low}desítka < spodek < svršek{high}žaludové eso",
    ]
    assert len(cells(tmp_path, "card-order\norder: natural")) == 1


def test_card_values(tmp_path: Path) -> None:
    """Counters are worth ten each, eighty in the pack; all else is worth nothing."""
    rows = cells(tmp_path, "card-values")
    assert [row[2:] for row in rows[1:]] == [["10", "80"], ["0", "0"], ["0", "0"]]


def test_duties(tmp_path: Path) -> None:
    """For each hand the deciding rule and the cards it leaves."""
    settings = "trump: B\ntrick: A9 AK\nhands: [AAX7 BK8, AO7 BK8, HA9 BK8, HA9 LX]"
    rows = cells(tmp_path, f"duties\n{settings}\ncaption: Čtyři ruce v tabulce")
    assert [row[2] for row in rows[1:]] == [
        "žaludové eso žaludová desítka",
        "žaludový svršek žaludová sedmička",
        "kulový král kulová osmička",
        "červené eso červená devítka zelená desítka",
    ]
    assert rows[1][1].strip() == "Přebít"


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        (
            "trump: B\ntrick: A9 AK",
            "Ve štychu leží žaludová devítka a žaludový král, trumfy jsou kule.",
        ),
        (
            "trump: '0'\ntrick: A9",
            "Ve štychu leží žaludová devítka, trumfy se nehrají.",
        ),
        ("trump: H\ntrick: ''", "Vynášíš ty, trumfy jsou červené."),
        ("trump: '0'\ntrick: ''", "Vynášíš ty, trumfy se nehrají."),
    ],
)
@pytest.mark.parametrize("rest", ["duties\nhands: [AA7]\n", "legal-plays\nhand: AA7\n"])
def test_a_table_of_play_says_what_lies_there(
    tmp_path: Path, rest: str, settings: str, said: str
) -> None:
    """The trick and the trumps stand above the rows: without them nothing follows."""
    html = tiny_content.chapter(tmp_path, f"```table {rest}{settings}\n```")
    caption = html.partition("<caption>")[2].partition("</caption>")[0]
    assert " ".join(plain(caption).split()).replace(" .", ".") == said


def test_legal_plays(tmp_path: Path) -> None:
    """For one hand the verdict on each card, with its rule."""
    rows = cells(tmp_path, "legal-plays\ntrump: B\ntrick: A9 AK\nhand: AA7 BK")
    assert [row[:2] for row in rows[1:]] == [
        ["žaludové eso", "ano"],
        ["žaludová sedmička", "ne"],
        ["kulový král", "ne"],
    ]


def test_profile_of_a_table(tmp_path: Path) -> None:
    """A table is filled under the profile that it names."""
    settings = "legal-plays\ntrump: A\ntrick: LK AU\nhand: HA AK8"
    general = [row[1] for row in cells(tmp_path, settings)[1:]]
    klasika = [row[1] for row in cells(tmp_path, settings + "\nprofile: klasika")[1:]]
    assert (general, klasika) == (["ne", "ano", "ne"], ["ne", "ano", "ano"])


def test_count_example(tmp_path: Path) -> None:
    """Both sides of a deal add up to the total, and the contract has its verdict."""
    book = tiny_content.FILES["content/book.toml"]
    text = (tiny_content.ROOT / "content/deals/sedma-zabita.txt").read_text("utf-8")
    changes = {
        "content/book.toml": book + '[deals.a.cs]\ntitle = "A"\nlead = "B"\n',
        "content/deals/a.txt": text,
        CHAPTER: HEAD + "```table count-example\ndeal: a\n```\n\n" + RULE,
    }
    html = tiny_content.read(tmp_path, changes).checked().chapters["cs"][0].html
    rows = html.partition("<table")[2].partition("</table>")[0].split("<tr>")[2:]
    shown = [[plain(cell) for cell in CELL.findall(row)] for row in rows]
    sums = [[int(cell.split()[-1]) for cell in row[1:]] for row in shown[:-2]]
    assert [sum(column) for column in zip(*sums[:-1], strict=True)] == sums[-1]
    assert sum(sums[-1]) in (90, 110, 130, 150, 170, 190)
    assert [row[0] for row in shown[-2:]] == ["Závazek hra", "Závazek sedma"]
