import pytest
from judging import led_by, seen
from marias.cards import ACORNS, HEARTS, LEAVES, PACK
from marias.contracts import TWO_SEVENS, Commitment
from marias.endings import PARTS_MADE, Aim, holds
from marias.laid_betl import SAFE, UNKNOWN, UNSAFE
from marias.laid_sevens import keeps_both
from marias.notation import format_cards, parse_cards
from marias.state import start

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
    # A third suit leaves it open, four leaves do not.
    assert whole("HAXKO97 LAX7 B9", discard="B7 L8") == UNSAFE
    assert whole("HAXKO97 LAX7 B9", discard="L98") == UNKNOWN


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


# The declarer's hand, that of the defender with all that is missing, the other one.
ENDINGS = [
    ("H987 L7", "HA B7 A78", "B89 A9X"),
    ("HX87 L7", "HA B7 A78", "B89 A9X"),
    ("H97 L87", "HA B7 A78", "B89 A9X"),
    ("H97 L7A", "HA B7 A78", "B89 A9X"),
    ("H987 L87", "HA B78 A78", "B9X A9XU"),
    ("H987 L7", "HAX LA B7", "B89 A9X"),
]


@pytest.mark.parametrize(("hand", "one", "other"), ENDINGS)
@pytest.mark.parametrize("leader", [0, 1, 2])
def test_what_is_missing_in_one_hand_is_tried_out(hand, one, other, leader):
    """Whichever hand that is, and whoever of the defence leads, it ends the same."""
    view = seen(hand, one + " " + other, HEARTS, leader, kept="H7 L7")
    kept = tuple((0, seven) for seven in view.kept)
    for defence in ((one, other), (other, one)):
        hands = tuple(parse_cards(cards) for cards in (hand, *defence))
        play = led_by(start(hands, TWO_SEVENS, HEARTS, 0, kept=kept), leader)
        made = holds(play, Aim(PARTS_MADE, ANNOUNCED))
        assert keeps_both(view, ANNOUNCED) == (SAFE if made else UNSAFE)


@pytest.mark.parametrize(
    ("hand", "out", "leaders", "answer"),
    [
        ("H987 L87", "HA B789X A789XU", (1, 2), SAFE),
        ("H97 L87", "HA B789 A789X", (1, 2), UNSAFE),
        ("H97 L87", "HA B789 A789X", (0,), SAFE),
    ],
)
def test_each_lead_of_a_third_suit_costs_a_trump(hand, out, leaders, answer):
    """One at once if the defence leads, one when the ace of trumps has come.

    Nine and eight are enough for both; the seven is left for the end.
    """
    for leader in leaders:
        view = seen(hand, out, HEARTS, leader, kept="H7 L7")
        assert keeps_both(view, ANNOUNCED) == answer
