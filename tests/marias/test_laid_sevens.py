import pytest
from judging import seen
from marias.cards import ACORNS, HEARTS, LEAVES, PACK
from marias.contracts import TWO_SEVENS, Commitment
from marias.laid_betl import SAFE, UNKNOWN, UNSAFE
from marias.laid_sevens import keeps_both
from marias.notation import format_cards, parse_cards

ANNOUNCED = Commitment(TWO_SEVENS, HEARTS, LEAVES)


def whole(hand, leader=0, discard="", profile="obecna"):
    """What is said of dvě sedmy of hearts with leaves, with two cards laid away."""
    gone = parse_cards(hand) + parse_cards(discard)
    out = format_cards([card for card in PACK if card not in gone])
    view = seen(hand, out, HEARTS, leader, profile, kept="H7 L7")
    return keeps_both(view, ANNOUNCED)


def test_two_suits_of_five_from_the_top_cannot_fail():
    """Three rounds of each draw the three that are out (lozena.2x7)."""
    assert whole("HAXKO7 LAXKO7", discard="B87") == SAFE


@pytest.mark.parametrize(
    ("leaves", "answer"),
    [("AXKU7", SAFE), ("AXU97", SAFE), ("AKU87", UNSAFE), ("AOU87", UNSAFE)],
)
def test_a_lost_round_of_helpers_costs_a_trump(leaves, answer):
    """Who took it leads a third suit. One trump is to spare for that, not two."""
    assert whole("HAXKO7 L" + leaves, discard="B87") == answer


def test_the_lead_decides_when_there_is_no_trump_to_spare():
    """The defence's first lead takes the trump that a lost round of leaves needs."""
    hand = "HAXKO7 LAXU97"
    assert whole(hand, discard="B87") == SAFE
    assert whole(hand, leader=1, discard="B87") == UNSAFE
    assert whole(hand, leader=2, discard="B87") == UNSAFE
    assert whole("HAXKO97 LAXK7", leader=1, discard="LO9") == SAFE


def test_four_helpers_in_one_hand_cannot_be_drawn():
    """Four leaves that are out may lie together (dvesedmy.four-helpers-obecna)."""
    assert whole("HAXKO97 LAXK7", discard="B87") == UNSAFE
    assert whole("HAXKO97 LAXK7", discard="B7 L9") == SAFE


def test_a_seven_that_is_missing_cannot_win():
    """Announced without the card (bid.bluff)."""
    assert whole("HAXKO9 LAXKO7", discard="B87") == UNSAFE
    assert whole("HAXKO7 LAXKO9", discard="B87") == UNSAFE


def test_a_third_suit_is_possible():
    """An ace takes its trick before the sevens; with a low card it is not decided."""
    assert whole("HAXKO7 LAXK7 BA", discard="L89") == SAFE
    assert whole("HAXKO7 LAXK7 B9", discard="L89") == UNKNOWN


def test_the_suits_are_those_that_were_announced():
    """Hearts and acorns say nothing about leaves."""
    hand = "HAXKO7 LAXKO7"
    out = format_cards([c for c in PACK if c not in parse_cards(hand + " B87")])
    view = seen(hand, out, HEARTS, kept="H7 A7")
    assert keeps_both(view, Commitment(TWO_SEVENS, HEARTS, ACORNS)) == UNSAFE
