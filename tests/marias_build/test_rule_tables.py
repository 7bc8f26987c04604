"""Tables that ask the engine about one rule: words, settings, points, contracts."""

from __future__ import annotations

from pathlib import Path
from textwrap import indent

import pytest
from judging import BOUGHT
from table_cells import captions, tables
from tiny_content import chapter_faults

DEAL = indent(BOUGHT, "  ")
SEDMA = DEAL + "  R discard BU7\n  R announce sedma A\n"
FLEKS = SEDMA + "  F flek hra sedma, M good, R re sedma, F good, M good\n"
PLAYED = """\
  LA LX A8
  AA L7 AU
  HA H7 HO
  BO* H8 BA
  B8 BX L8
  AO LU AK
  L9 A9 LO*
  BK HU B9
  H9 HK HX
  AX A7 LK
"""
OBECNA = FLEKS.format(profile="obecna")


def of_record(name: str, record: str, more: str = "") -> str:
    """A table that is filled from a record."""
    return f"```table {name}\nrecord: |\n{record}{more}```"


def rows(tmp_path: Path, name: str, *settings: str) -> list[list[str]]:
    """The only table that a block makes."""
    body = "".join(f"{one}\n" for one in settings)
    (found,) = tables(tmp_path, f"```table {name}\n{body}```")
    return found


def test_word_by_word(tmp_path: Path) -> None:
    """Every word has the rules that let it be said; the first card ends them."""
    (found,) = tables(tmp_path, of_record("words", OBECNA + "  LA LX A8\n  AA L7 AU\n"))
    said = {row[1]: (row[0], row[2], row[3].split(", ")) for row in found[1:]}
    assert said["sedma"][2] == [
        "bid.opener-open",
        "bid.opener-zadak",
        "bid.starts-at-sedma",
        "bid.words-or-numbers",
    ]
    who, stands, decided = said["flek na hru, na sedmu"]
    assert (who, stands) == ("Forhont", "ano")
    assert {"flek.before-first-card", "flek.any-reason", "flek.ambo"} < {*decided}
    assert said["re na sedmu"][2] == ["flek.parts-separate", "flek.alternate"]
    assert [row[0] for row in found[-3:]] == ["Forhont", "Prostřední", "Zadák"]
    assert found[-1][3] == "play.must-trump, play.card-laid-played"


def test_the_last_word_may_be_refused(tmp_path: Path) -> None:
    """The engine refuses it; nothing before it may be wrong."""
    (found,) = tables(tmp_path, of_record("words", OBECNA + "  LA HX\n"))
    assert found[-1][2:] == ["ne", "play.follow, house.engine-guards"]
    (fault,) = chapter_faults(tmp_path, of_record("words", OBECNA + "  LA HX A8\n"))
    assert "only the last move may be refused" in fault
    (fault,) = chapter_faults(tmp_path, of_record("words", "  stych 3\n"))
    assert "cannot read" in fault


VOLENY = """\
  stych 2
  variant voleny
  profile obecna
  F BU8O AU HK BX LOX9 HO9 LU
  M BK9 LK HX7 L7 BA HU L8 A9
  R AO B7 LA A8XAK7 HA8
  F choose HK
  F discard H9 LU
  F ask, M yes, R no
  R discard AK H9
  R take betl, F yes, M no
  M discard L8 L7
  M take durch
"""
KRIZOVY = """\
  stych 2
  variant krizovy
  profile obecna
  F HO BUO7 AO HK LA H8
  M AK H7 A98U H9 B8 LU
  R L7K A7X L8 HU AA B9
  D BX LX HXA L9 BKA LO
  F call HO {}
  F ask, M yes, R yes, D yes
  F announce hra H
  M flek hra against sedma-proti, R good, D good, F good
"""


def test_words_of_the_other_games(tmp_path: Path) -> None:
    """A betl goes over a game, a durch over a betl; an own card may be called."""
    (found,) = tables(tmp_path, of_record("words", VOLENY))
    assert [row[3] for row in found[-5:]] == [
        "vol.spatna-takeover",
        "vol.dobra-announce",
        "vol.spatna-takeover",
        "vol.discard-two",
        "vol.durch-over-betl",
    ]
    for rank, rule in (("X", "kriz.call-card"), ("O", "kriz.call-self")):
        (found,) = tables(tmp_path, of_record("words", KRIZOVY.format(rank)))
        assert found[1][3] == rule
        assert "proti.kriz-yes" in found[-4][3]
    people = VOLENY[: VOLENY.index("  F choose")] + "  F z-lidu\n"
    (found,) = tables(tmp_path, of_record("words", people))
    assert found[1][3] == "vol.z-lidu"


def test_announcements_and_the_lead_aside(tmp_path: Path) -> None:
    """What a contract names, whether it is a bluff, and a lead before the word."""
    start = DEAL.format(profile="paluba")
    bluff = start + "  R discard BU7\n  R announce dvesedmy A L\n"
    (found,) = tables(tmp_path, of_record("words", bluff))
    assert found[-1][3] == "trump.declarer-names, dvesedmy.two-suits, bid.bluff"
    betl = start + "  R discard BU7 lead HA\n  R announce betl\n"
    (found,) = tables(tmp_path, of_record("words", betl))
    assert [row[3] for row in found[-2:]] == [
        "talon.winner-takes, talon.lead-before-announce",
        "trump.none-betl-durch",
    ]


def test_one_deal_at_two_tables(tmp_path: Path) -> None:
    """A seven that nobody flekked is folded, or played, as the table has it."""
    record = SEDMA.format(profile="klasika") + "  F good, M good\n"
    more = "profiles: [klasika, klasika~fold-sedma.flek]\n"
    (found,) = tables(tmp_path, of_record("settings", record, more))
    played, folded, chosen = found[1:]
    assert played[1:3] == ["hraje se dál", ""]
    assert "klasika.sedma-played" in played[3]
    assert folded[1:] == ["Složeno bez hry", "+6", "sedma.unflekked-fold"]
    assert chosen[3] == "house.settings"
    omyl = DEAL.format(profile="klasika") + "  R omyl\n"
    more = "profiles: [klasika, klasika~omyl.no]\n"
    (found,) = tables(tmp_path, of_record("settings", omyl, more))
    assert found[1][2] == "−12"
    assert found[2][1] == "Nesmí: omyl (omyl.fold)"
    same = of_record("settings", omyl, "profiles: [klasika, klasika]\n")
    assert "these tables do not differ" in chapter_faults(tmp_path, same)[0]


def test_a_betl_is_opened_sooner_or_later(tmp_path: Path) -> None:
    """After the first trick of křížový's betl the cards lie open, or not yet."""
    record = KRIZOVY[: KRIZOVY.index("  F ask")].format("X") + (
        "  F ask, M no, M take betl, R yes, D yes, F yes\n"
        "  R good, D good, F good\n  H7 HU HA H8\n"
    )
    more = "profiles: [obecna, obecna~kriz-betl-open.first-trick]\n"
    (found,) = tables(tmp_path, of_record("settings", record, more))
    assert [row[1] for row in found[1:3]] == [
        "hraje se dál",
        "hraje se dál s odkrytými kartami",
    ]


def test_how_many_cards(tmp_path: Path) -> None:
    """Ten tricks of ten cards, the talon between; eight at křížový."""
    (found,) = tables(tmp_path, of_record("counts", OBECNA))
    assert found[3][:4] == ["Zadák", "10", "12", "10"]
    assert found[-1][3:] == ["10", "play.ten-tricks"]
    (found,) = tables(tmp_path, of_record("counts", KRIZOVY.format("X")))
    assert found[-1][3:] == ["8", "kriz.tricks-8"]
    (fault,) = chapter_faults(
        tmp_path, of_record("counts", DEAL.format(profile="obecna"))
    )
    assert "the play has not begun" in fault


def test_points_of_both_sides(tmp_path: Path) -> None:
    """They add up to ninety without marriages; each part says why it was lost."""
    count, parts = tables(tmp_path, of_record("points", OBECNA + PLAYED))
    ninety = next(row for row in count if "points.base-90" in row[3])
    assert int(ninety[1]) + int(ninety[2]) == 90
    assert any("hlaska.pair" in row[3] for row in count)
    assert next(row for row in parts if row[0] == "sedma")[1:] == [
        "aktér",
        "prohráno",
        "sedma.beaten-lost",
    ]
    assert parts[-1][3] == "quiet100.no-risk"
    (fault,) = chapter_faults(tmp_path, of_record("points", OBECNA))
    assert "the deal was not played out" in fault


def test_a_hundred_at_given_points(tmp_path: Path) -> None:
    """One marriage counts, the others when it is made; without one it is lost."""
    made = rows(tmp_path, "hundred", "base: 70", "marriages: [40, 20]", "theirs: [20]")
    assert [row[1] for row in made] == [
        "70",
        "40",
        "110",
        "60",
        "4",
        "130",
        "40",
        "170",
    ]
    assert made[4][2] == "sto.min-100, sto.helper-hlasky-after"
    lost = rows(tmp_path, "hundred", "base: 90")
    assert lost[3][1:] == ["víc, než kolik je", "sto.max-90-without"]
    assert lost[4][:2] == ["Pády", "1"]
    block = "```table hundred\nbase: 90\nmarriages: [40, 40]\n```"
    assert captions(tmp_path, "```table hundred\nbase: 90\n```") == ["prohráno"]
    assert "no such marriages" in chapter_faults(tmp_path, block)[0]


def test_trumps_that_a_premium_counts(tmp_path: Path) -> None:
    """Those laid away count as held."""
    held = rows(tmp_path, "held", "hand: HAK9 LAK7 AO7", "discard: A98", "trump: A")
    assert [row[1:] for row in held[2:]] == [
        ["4", "talon.pb-counts-hand"],
        ["10", "pb.2020-bonus"],
    ]
    block = "```table held\nhand: HQ\ndiscard: A98\ntrump: A\n```"
    assert "cannot read" in chapter_faults(tmp_path, block)[0]


def test_contracts_and_their_suits(tmp_path: Path) -> None:
    """Parts add up; only hearts as trumps make a contract the better one."""
    found = {row[0]: row[1:] for row in rows(tmp_path, "contracts")}
    assert found["sedma"][1:3] == ["hra + sedma", "3"]
    assert "stosedm.separate" in found["sto a sedm"][3]
    assert found["betl"][0] == "žádnou barvu"
    suits = rows(
        tmp_path, "suits", "contracts: [stosedm, betl, dvesedmy]", "profile: turnaj2020"
    )
    assert [row[1:3] for row in suits[1:6]] == [
        ["4.", "6"],
        ["6.", "12"],
        ["7.", "15"],
        ["9.", "40"],
        ["11.", "80"],
    ]
    assert "stosedm.red-name" in suits[2][3]
    assert suits[4][3] == "dvesedmy.red-is-trump"
    assert suits[-1][1:] == ["12", "", "bid.ladder-12, bid.ladder-competition"]


def test_the_power_of_a_suit(tmp_path: Path) -> None:
    """A helper takes no card of another suit, a trump takes an ace."""
    found = rows(tmp_path, "power", "contract: dvesedmy", "trump: A", "helper: L")
    (helper,) = [row for row in found[1:] if row[0].endswith("pomocná barva")]
    assert "trump.helper-no-power" in helper[3]
    (trumps,) = [row for row in found[1:] if row[0].endswith("trumfy")]
    assert trumps[3] == "trump.beats-all"
    block = "```table power\ncontract: sto\ntrump: A\nhelper: L\n```"
    assert "sto has other suits" in chapter_faults(tmp_path, block)[0]


def test_made_and_lost(tmp_path: Path) -> None:
    """A loss costs what the win would have brought, but for the hundred."""
    found = rows(tmp_path, "fails", "contracts: [sedma, betl, sto]", "pády: 3")
    assert [row[1:] for row in found[1:]] == [
        ["+3", "−3", "pay.fail-same"],
        ["+15", "−15", "pay.fail-same"],
        ["+4", "−12", "sto.loss-pady"],
    ]


def test_level_by_level(tmp_path: Path) -> None:
    """A quiet seven stays as it is; who flekked a ložená hand pays the re as well."""
    quiet = rows(
        tmp_path, "levels", "contract: hra", "trump: H", "quiet: {sedma: declarer}"
    )
    assert [row[1] for row in quiet[1:]] == ["+2", "+2", "+2"]
    assert quiet[2][5] == "pay.actor-vs-each, quiet7.no-flek"
    laid = rows(
        tmp_path, "levels", "contract: sedma", "trump: A", "laid: true", "by: first"
    )
    assert [row[2:4] for row in laid[1:]] == [["3", "3"], ["9", "3"], ["21", "3"]]
    assert laid[3][5] == "lozena.flek-pays, lozena.flek-incl-re"
    block = "```table levels\ncontract: betl\ntrump: A\n```"
    assert "has no trumps" in chapter_faults(tmp_path, block)[0]


@pytest.mark.parametrize(
    ("settings", "fault"),
    [
        ("profiles: [klasika]\ncontract: betl", "these tables do not differ"),
        ("profiles: [klasika, paluba]\ncontract: sto", "needs trumps"),
    ],
)
def test_tables_that_differ(tmp_path: Path, settings: str, fault: str) -> None:
    """A comparison says in which rules its tables part."""
    found = rows(
        tmp_path,
        "turned",
        "profiles: [klasika, klasika~school.nasobeny]",
        "contract: sto",
        "trump: A",
        "points: 130",
    )
    assert [cell.split()[0] for cell in found[1][1:]] == ["+16", "+32"]
    assert found[-1][1] == "klasika.scitany, pay.scitany"
    assert found[-1][2] == "pay.nasobeny, pay.schools-equal-110"
    assert fault in chapter_faults(tmp_path, f"```table turned\n{settings}\n```")[0]


def test_sides_and_a_round_of_four(tmp_path: Path) -> None:
    """Two against one, and everybody sits out once."""
    sides = rows(tmp_path, "sides")
    assert sides[1] == [
        "Forhont",
        "Prostřední, Zadák",
        "seat.actor-defence, seat.three-players",
    ]
    found = rows(tmp_path, "rounds")
    assert [row[3] for row in found[1:]] == [f"{n}. židle" for n in (1, 2, 3, 4)]


def test_a_lucky_durch_and_a_later_one(tmp_path: Path) -> None:
    """A hand that may fail is not ložená; one that is played already can become so."""
    durch = OBECNA.replace("bid sedma", "bid durch").replace("sedma A", "durch")
    durch = durch[: durch.index("  F flek")] + "  F flek durch, M good, R good\n"
    (found,) = tables(tmp_path, of_record("laid", durch))
    assert found[-1][1] == "lozena.durch, lozena.luck-not"
    (found,) = tables(tmp_path, of_record("laid", durch + "  HA H7 HO\n"))
    assert found[-1][1] == "lozena.durch, lozena.later, lozena.luck-not"


def test_four_helpers_that_should_not_be_shown(tmp_path: Path) -> None:
    """The judgement names the rule against it and the rule of who pays."""
    record = """\
  stych 2
  variant licitovany
  profile turnaj2020
  F HAU97 LOU AOU BXK
  M HXK8 LK AAXK9 BA7
  R HO LAX87 A87 BO98
  talon BU L9
  R bid betl, F hold, R pass, M pass
  F discard HU LU
  F announce stodvesedmy A L
  M good, R good
  R lay-down helpers
"""
    verdict, _ = tables(tmp_path, of_record("ruling", record))
    (decided,) = [row[1] for row in verdict if row[0] == "Podle pravidel"]
    assert "stodvesedmy.four-helpers-hidden, stodvesedmy.four-helpers-shown" in decided
