"""Tables for the pages of rules: refusals, discards, ložené hands, tricks, seats."""

from __future__ import annotations

from pathlib import Path
from textwrap import indent

import pytest
from judging import BOUGHT
from table_cells import tables
from tiny_content import chapter_faults

DEAL = indent(BOUGHT.format(profile="obecna"), "  ")
PLAYED = """\
  R discard BU7
  R announce sedma A
  F flek hra sedma, M good, R good
  LA LX A8
  AA L7 AU
"""
DURCH = """\
  stych 2
  variant licitovany
  profile obecna
  F H98 LX9 AKOU BAXK
  M H7 L87 AX987 BOU9
  R HAXKOU LAKOU AA
  talon B87
  R bid durch, F pass, M pass
  R discard B87
  R announce durch
  F flek durch, M good, R good
"""


def of_record(name: str, record: str) -> str:
    """A table that is filled from a record."""
    return f"```table {name}\nrecord: |\n{record}```"


def test_what_is_refused(tmp_path: Path) -> None:
    """What was done before, the move that is not allowed, the rule against it."""
    record = DEAL + "  R discard BX7\n  R announce sedma A\n"
    (rows,) = tables(tmp_path, of_record("refused", record))
    assert rows[-3][0] == "Odhoz"
    assert rows[-2][0] == "Chce"
    assert rows[-2][1].startswith("Zadák: sedma")
    assert rows[-1] == ["Nesmí", "talon.no-sharp"]


@pytest.mark.parametrize(
    ("record", "fault"),
    [
        (DEAL + "  R discard BU7\n", "every move is allowed; end with one that is not"),
        (
            DEAL + "  R discard BU\n  R announce sedma A\n",
            "only the last move is to be refused",
        ),
        (DEAL + "  R dance\n", "cannot read"),
    ],
)
def test_a_refusal_is_one_and_the_last(tmp_path: Path, record: str, fault: str) -> None:
    """A deal that goes on after it, or has none, is no example of one."""
    found = chapter_faults(tmp_path, of_record("refused", record))
    assert any(fault in one for one in found), found


def test_what_may_be_laid_away(tmp_path: Path) -> None:
    """Each card with the rule that decides; the same cards may all go at betl."""
    body = "```table discards\ncontract: {}\ncards: HA A7 A8 L9\n```"
    game = body.format("sedma\ntrump: A")
    (rows,) = tables(tmp_path, game)
    assert [row[1:] for row in rows[1:]] == [
        ["ne", "talon.no-sharp"],
        ["ne", "talon.no-announced-seven"],
        ["ano", "talon.trump-allowed"],
        ["ano", "talon.winner-takes"],
    ]
    (rows,) = tables(tmp_path, body.format("betl"))
    assert {tuple(row[1:]) for row in rows[1:]} == {("ano", "betl.any-discard")}
    (fault,) = chapter_faults(tmp_path, body.format("sedma"))
    assert "sedma has other suits" in fault


def test_whether_a_hand_can_fail(tmp_path: Path) -> None:
    """The definition of the table decides; before the play there is nothing to ask."""
    (rows,) = tables(tmp_path, of_record("laid", DURCH))
    assert rows[2:] == [["Je ložená?", "ano"], ["Podle pravidel", "lozena.durch"]]
    (fault,) = chapter_faults(tmp_path, of_record("laid", DEAL))
    assert "the play has not begun" in fault


def test_who_leads_and_who_takes(tmp_path: Path) -> None:
    """The first lead has another rule than those that follow."""
    (rows,) = tables(tmp_path, of_record("tricks", DEAL + PLAYED))
    first, second = rows[1:]
    assert (first[1], first[3]) == ("Forhont", "Zadák")
    assert "play.forhont-leads" in first[4]
    assert second[1] == "Zadák"
    assert "play.winner-leads" in second[4]
    (fault,) = chapter_faults(tmp_path, of_record("tricks", DEAL))
    assert "there is no trick" in fault


def test_who_sits_where(tmp_path: Path) -> None:
    """With four the dealer sits out, and the one at his right cuts as ever."""
    (rows,) = tables(tmp_path, "```table seats\n```")
    found = {row[0]: row[1:] for row in rows}
    assert found["Rozdává"][:2] == ["1. židle", "1. židle"]
    assert found["Forhont"][:2] == ["2. židle", "2. židle"]
    assert found["Zadák"][:2] == ["1. židle", "4. židle"]
    assert found["Zadák podle Paluby"][:2] == ["3. židle", "4. židle"]
    assert found["Snímá"][:2] == ["3. židle", "4. židle"]
    assert "cut.by-middle-obecna" in found["Snímá"][2]
    assert found["Pauzíruje"][:2] == ["–", "1. židle"]
    assert found["Rozdává příště"][:2] == ["2. židle", "2. židle"]


def test_who_shuffles(tmp_path: Path) -> None:
    """The tournament always, Paluba once, the others never between deals."""
    (rows,) = tables(tmp_path, "```table shuffling\n```")
    found = {row[0]: row[1:] for row in rows}
    assert found["Turnaj 2020"][:3] == ["míchá se", "míchá se", "rozdá znovu a platí"]
    assert found["Paluba"][:2] == ["míchá se", "míchat se nesmí"]
    assert found["Obecná pravidla"][1] == "míchat se nesmí"
    assert found["Sejmout nejméně"][0] == "2"


def test_what_the_pack_is_made_of(tmp_path: Path) -> None:
    """Thirty-two cards: suits by ranks; the three groups make up the whole."""
    (rows,) = tables(tmp_path, "```table pack\n```")
    counts = {row[0]: int(row[2]) for row in rows[1:]}
    assert counts["Celý balíček"] == counts["Barvy"] * counts["Karty jedné barvy"]
    groups = ("Ostré", "Figury", "Plívy")
    assert sum(counts[name] for name in groups) == counts["Celý balíček"]
