"""What readings of the sources are called, and which of them are told."""

import pytest
from marias.ledger import Ledger
from marias.reading import Reading, told_apart


def told(*rows):
    """The names that are left, by the money: ``("a b", 2)`` is two names and 2."""
    money = {units: Ledger((), (), (units, -units), ()) for _, units in rows}
    found = told_apart([Reading(tuple(one.split()), money[n]) for one, n in rows])
    return [(" ".join(names), paid.totals[0]) for names, paid in found]


@pytest.mark.parametrize(
    ("rows", "found"),
    [
        # Nothing is open
        ([("", 5)], [("", 5)]),
        ([("a", 5), ("b", 5)], [("", 5)]),
        ([("a", 5), ("b", 6)], [("a", 5), ("b", 6)]),
        # Who pays for the game makes no difference, who is paid the sums does
        (
            [("his all", 8), ("his others", 4), ("own all", 8), ("own others", 4)],
            [("all", 8), ("others", 4)],
        ),
        # Where it makes one in one case only it is told
        (
            [("his all", 8), ("his others", 4), ("own all", 8), ("own others", 3)],
            [("his all", 8), ("his others", 4), ("own others", 3)],
        ),
        # Two acts may be none
        (
            [("yes", 8), ("no yes", 4), ("no no", 0)],
            [("yes", 8), ("no yes", 4), ("no", 0)],
        ),
        # A name in all stays where another reading would be left without any
        ([("yes", 8), ("no yes", 4), ("no no", 8)], [("yes", 8), ("no yes", 4)]),
    ],
)
def test_a_reading_is_told_by_what_sets_it_apart(rows, found):
    """The first of those that cost the same stands for them, each name once."""
    assert told(*rows) == found


def test_readings_are_told_apart_by_what_each_seat_pays():
    """Not by who pays whom on the way; the ledger is that of the first."""
    one = Ledger(("one",), ("this",), (1, -1), ())
    other = Ledger(("other",), ("that",), (1, -1), ())
    assert told_apart([Reading(("a",), one), Reading(("b",), other)]) == (
        Reading((), one),
    )
