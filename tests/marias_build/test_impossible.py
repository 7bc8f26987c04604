"""What cannot be at a table: more points than there are, a card that lies twice."""

from __future__ import annotations

from pathlib import Path

import pytest
import tiny_content

STO = "```table payment\ncontract: sto\ntrump: L\n{}\n```\n"


@pytest.mark.parametrize(
    ("setting", "what"),
    [
        ("points: 190", ""),
        ("points: 200", "points is 200; write 190 at most"),
        ("points: 90", "points is 90; write 100 at least"),
        ("points: 115", "points is 115; write a multiple of 10"),
        ("lost: [sto]\npády: 20", ""),
        ("lost: [sto]\npády: 21", "pády is 21; write 20 at most"),
        ("lost: [sto]\npády: 1\nquiet: {sto: 190}", ""),
        ("lost: [sto]\npády: 1\nquiet: {sto: 200}", "quiet.sto is 200; write 190 at"),
    ],
)
def test_points_of_a_worked_deal(tmp_path: Path, setting: str, what: str) -> None:
    """The pack has 190 points; who gets none of them lacks ten tens and ten more."""
    found = tiny_content.chapter_faults(tmp_path, STO.format(setting))
    assert len(found) == bool(what)
    assert all(what in fault for fault in found)


@pytest.mark.parametrize(
    ("asked", "what"),
    [
        ("pays: sto points 190", ""),
        ("pays: sto points 1000", "points is 1000; write 190 at most"),
        ("pays: sedma quiet-sto 500", "quiet-sto is 500; write 190 at most"),
        (
            "pays: sto lost pády 100000@obecna~school.nasobeny~limit.0",
            "pády is 100000; write 20 at most",
        ),
        (f"= {'(' * 400}1{')' * 400}", "it is nested too deeply"),
        (f"= {'(' * 21}1{')' * 21}", "it is nested too deeply"),
        (f"= {'(' * 20}1{')' * 20}", ""),
        (f"= {' + '.join(['(1)'] * 21)}", ""),
        (f"= {'9' * 5000}", "a number of 5000 digits is too large"),
        (f"= {'9' * 31}", "a number in it is too large"),
        (f"= {'9' * 30}", ""),
        (f"= {' * '.join(['9' * 9] * 4)}", "a number in it is too large"),
        ("ways: 500 of 1000", ""),
        ("", "nothing is asked for in {{}}; write a value such as {{suits}}"),
        ("money: 1 / 7", "1 / 7: it is 1/7, not a whole number"),
    ],
)
def test_numbers_in_a_sentence(tmp_path: Path, asked: str, what: str) -> None:
    """A number that nobody can have is a fault of its line, and so is one too long."""
    found = tiny_content.chapter_faults(tmp_path, f"{{{{{asked}}}}}")
    assert len(found) == bool(what)
    assert all(fault.startswith("1:") and what in fault for fault in found), found


PLAYS = "```table legal-plays\ntrump: A\ntrick: {}\nhand: {}\nkept: {}\n```\n"
DUTIES = "```table duties\ntrump: A\ntrick: {}\nhands: [{}]\n```\n"
HELD = "```table held\nhand: {}\ndiscard: {}\ntrump: {}\n```\n"
ONCE = "stands twice in the table; name each card once"


@pytest.mark.parametrize(
    ("block", "fault"),
    [
        (PLAYS.format("HA", "HK A7", "A7"), ""),
        (PLAYS.format("HA HK", "HK A7", '""'), f"4: HK {ONCE}"),
        (PLAYS.format("HA", "HK A7", "L7"), "5: L7 is no seven of the hand; keep one"),
        (PLAYS.format("HA", "HK A7", "HK"), "5: HK is no seven of the hand; keep one"),
        (PLAYS.format("HA L7 B7", "HK", '""'), ""),
        (PLAYS.format("HA L7 B7 B8", "HK", '""'), "3: a trick of 4 cards; write 3 at"),
        (PLAYS.format("HA", "LAXKOU987 B78", '""'), ""),
        (PLAYS.format("HA", "LAXKOU987 B789", '""'), "4: a hand of 11 cards; write 10"),
        (DUTIES.format("L9", "LXK B7, B78"), ""),
        (DUTIES.format("HA", "HA L9, HK"), f"4: HA {ONCE}"),
        (HELD.format("HA HK", "L7 L8", "H"), ""),
        (HELD.format("HA HK", "L7 HK", "H"), f"3: HK {ONCE}"),
        (HELD.format("HA HK", "L7 L8 L9", "H"), "3: a discard of 3 cards; write 2"),
        (HELD.format("HA", "Q7", "H"), "3: discard: cannot read 'Q'"),
        (HELD.format("HA", "L7", "Q"), "4: trump is 'Q'; use 'H', 'L', 'A' or 'B'"),
    ],
)
def test_each_card_lies_in_one_place(tmp_path: Path, block: str, fault: str) -> None:
    """No card is on the table and in the hand; two hands are two cases, not one."""
    found = tiny_content.chapter_faults(tmp_path, block)
    assert len(found) == bool(fault)
    assert all(one.startswith(fault) for one in found), found
