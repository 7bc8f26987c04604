"""The auction in which every ceiling is equally likely, counted to the last triple."""

from __future__ import annotations

import pytest
from marias.deal import FOREHAND, MIDDLEHAND, REARHAND
from marias.profile import parse_profile
from marias_build.tables import auction_odds
from marias_build.tables.named_values import ValueFaultError
from marias_build.tables.values import Values, values

TOURNAMENT = parse_profile("turnaj2020")


def test_all_triples_of_the_tournament_ladder() -> None:
    """Twelve rungs or none for each of three: 13 * 13 * 13 are 2,197 auctions."""
    counted = auction_odds.wins(TOURNAMENT)
    assert counted == {FOREHAND: 819, MIDDLEHAND: 728, REARHAND: 650}
    assert counted.total() == 2197


def test_who_opens_changes_no_winner() -> None:
    """The essays say so: the opener decides who speaks, not who buys."""
    other = parse_profile("turnaj2020~opener.prostredni")
    assert auction_odds.wins(other) == auction_odds.wins(TOURNAMENT)


@pytest.mark.parametrize(
    ("ceilings", "seat"),
    [
        ((3, 3, 3), FOREHAND),  # a tie goes to the priority
        ((-1, 3, 3), MIDDLEHAND),  # who inherits it
        ((2, 2, 3), REARHAND),  # the highest alone wins in any seat
        ((-1, -1, -1), FOREHAND),  # nobody wants it
    ],
)
def test_winner(ceilings: tuple[int, ...], seat: int) -> None:
    """The higher ceiling, and of equal ones the earlier seat."""
    assert auction_odds.winner(TOURNAMENT, ceilings) == seat


@pytest.mark.parametrize(
    ("asked", "shown"),
    [
        ("wins: forhont@turnaj2020", "37,3\xa0%"),
        ("wins: prostredni@turnaj2020", "33,1\xa0%"),
        ("wins: zadak@turnaj2020", "29,6\xa0%"),
    ],
)
def test_as_a_value(asked: str, shown: str) -> None:
    """819, 728 and 650 of 2,197 in per cent."""
    assert Values(values(), "obecna", "cs").text(asked) == shown


@pytest.mark.parametrize("asked", ["wins: forehand", "wins: zadak@nowhere", "wins:"])
def test_what_cannot_be_said(asked: str) -> None:
    """A seat that does not bid, a table that does not exist."""
    with pytest.raises(ValueFaultError):
        Values(values(), "obecna", "cs").text(asked)
