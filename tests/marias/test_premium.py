import pytest
from marias.cards import ACORNS, LEAVES
from marias.notation import parse_cards
from marias.premium import (
    HUNDRED_ON_TWENTY,
    HUNDRED_WITH_SHARPS,
    MISSING,
    ON_FOUR_HELPERS,
    ON_FOUR_TRUMPS,
    bonus_2020,
    holding,
    premium,
)

EXAMPLE = (ON_FOUR_TRUMPS, ON_FOUR_HELPERS, HUNDRED_ON_TWENTY, HUNDRED_WITH_SHARPS)


def test_the_worked_example_of_the_tournament():
    """60 + 24 + 10 + 10 = 104 (pb.example-104)."""
    found = premium(EXAMPLE, True)
    assert (found.points, found.missing) == (104, ())
    assert "pb.example-104" in found.rules


def test_without_the_lead_counts_once_but_for_one_exception():
    """Helpers count as with the lead, the sto with both sharps does not (pb.sum)."""
    assert premium((ON_FOUR_TRUMPS, ON_FOUR_HELPERS), True).points == 84
    assert premium((ON_FOUR_TRUMPS, HUNDRED_WITH_SHARPS), True).points == 70


def test_what_the_missing_table_would_say_is_named_as_missing():
    """The table of points is not in the text: no number is made up for it."""
    assert premium((ON_FOUR_TRUMPS,), False).missing == (ON_FOUR_TRUMPS,)
    assert premium((ON_FOUR_HELPERS,), True) == (
        0,
        premium((), True).rules,
        EXAMPLE[1:2],
    )
    other = premium((ON_FOUR_HELPERS, HUNDRED_WITH_SHARPS, "betl"), False)
    assert other.points == 24
    assert other.missing == (HUNDRED_WITH_SHARPS, "betl")
    assert MISSING == "Bodovací tabulka"


@pytest.mark.parametrize(
    ("trumps", "ace", "points"),
    [
        (5, False, 0),
        (4, False, 10),
        (3, False, 20),
        (2, False, 40),
        (1, False, 0),
        (4, True, 0),
        (2, True, 0),
    ],
)
def test_two_sevens_on_few_trumps_without_the_ace_have_a_bonus(trumps, ace, points):
    """10 on four, 20 on three, 40 on two, since 2020 (pb.2020-bonus)."""
    assert bonus_2020(trumps, ace) == (points, ("pb.2020-bonus",), ())


def test_a_discarded_trump_counts_as_held():
    """With it they are four trumps and not three (talon.pb-counts-hand)."""
    hand = parse_cards("AK97 LAXKO7 HA BA")
    held = "talon.pb-counts-hand"
    assert holding(hand, parse_cards("H98"), ACORNS) == (3, False, held)
    assert holding(hand, parse_cards("AO H8"), ACORNS) == (4, False, held)
    assert holding(hand, parse_cards("AO H8"), LEAVES) == (5, True, held)
    assert bonus_2020(*holding(hand, parse_cards("AO H8"), ACORNS)[:2]).points == 10
    assert bonus_2020(*holding(hand, parse_cards("H98"), ACORNS)[:2]).points == 20


def test_a_premium_names_the_rules_of_its_sum():
    """That the criteria add up, and the worked example (pb.sum, pb.example-104)."""
    assert premium(EXAMPLE, True).rules == ("pb.sum", "pb.example-104")
