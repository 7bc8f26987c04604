import random

from judging import led_by, seen
from marias.cards import ACORNS, HEARTS, PACK, POINTS_STRENGTH
from marias.contracts import GAME
from marias.endings import NO_POINT_LOST, Aim, is_safe
from marias.laid_betl import SAFE, UNKNOWN, UNSAFE
from marias.laid_points import keeps_points
from marias.notation import format_cards, parse_cards
from marias.state import start
from marias.unseen import view


def whole(hand, leader=0, discard="", trump=ACORNS, **options):
    """What is said of ten cards, with two laid away, against the other twenty."""
    gone = parse_cards(hand) + parse_cards(discard)
    out = [card for card in PACK if card not in gone]
    assert len(out) == 20
    return keeps_points(seen(hand, format_cards(out), trump, leader, **options))


def test_a_hand_that_wins_every_trick_keeps_all_ninety():
    """Eight trumps and two aces, on lead (lozena.hra-7-100-obecna)."""
    assert whole("AAXKOU987 HA LA", discard="B87") == SAFE


def test_all_eight_sharp_cards_are_enough_with_four_trumps_on_lead():
    """Two trump tricks go without points; no layout leaves trumps in both hands.

    The opponents hold king, ober, unter and seven: after ace and ten one of them may
    have two, and whatever he leads the declarer takes.
    """
    hand = "AAX98 HAX LAX BAX"
    assert whole(hand, discard="H7 L7") == SAFE
    # With one trump fewer one of theirs is left when his own have gone.
    assert whole("AAX9 HAXK LAX BAX", discard="H7 L7") == UNKNOWN


def test_the_same_hand_without_the_lead_loses_an_ace_to_a_trump():
    """A defender leads a suit of which the other has none (play.must-trump)."""
    hand = "AAX98 HAX LAX BAX"
    assert whole(hand, leader=1, discard="H7 L7") == UNSAFE
    assert whole(hand, leader=2, discard="H7 L7") == UNSAFE


def test_an_ace_that_is_out_makes_its_points():
    """Of trumps always; of a side suit when the declarer holds a card of it."""
    assert whole("AXKOU987 HAX LA", discard="B87") == UNSAFE
    assert whole("AAXKOU98 HX LA BA", discard="B87") == UNSAFE
    assert whole("AAXKOU987 HX LA", discard="B87") == UNSAFE


def test_an_ace_of_a_suit_that_the_declarer_does_not_have_can_be_trumped():
    """All bells are out, their ace too, and he wins every trick."""
    assert whole("AAXKOU98 HAX LA", discard="B87") == SAFE


def test_a_defender_cashes_a_sharp_card_that_cannot_be_trumped():
    """Without trumps left the declarer cannot take an ace of a foreign suit."""
    ending = seen("LA LX BA", "HA H8 LK L9 B7 B8", ACORNS, leader=1)
    assert keeps_points(ending) == UNSAFE


def test_low_cards_may_go_while_trumps_bring_the_declarer_in_again():
    """No trump and no sharp card is out: one more trump than cards to lose."""
    ending = "A98 L7", "LK9 B87 H87"
    assert keeps_points(seen(*ending, ACORNS)) == SAFE
    assert keeps_points(seen("A9 L7 B9", "LK9 BK8 H87", ACORNS)) == UNKNOWN
    # A defender's lead takes one trump more.
    assert keeps_points(seen(*ending, ACORNS, leader=1)) == UNKNOWN
    longer = seen("A987 L7", "LK9 B87 HU987", ACORNS, leader=1)
    assert keeps_points(longer) == SAFE


def endings(number, most=3):
    """Some endings with trumps, from a seed: the hands and who leads."""
    dice = random.Random(number)
    for _ in range(number):
        size = dice.randint(2, most)
        suits = dice.sample(range(4), 3)
        cards = [card for card in PACK if card >> 3 in suits or card >> 3 == HEARTS]
        cards.sort(key=lambda card: -POINTS_STRENGTH[card & 7] * dice.random())
        hand = cards[:size]
        rest = dice.sample(cards[size:], 2 * size)
        yield hand, rest[:size], rest[size:], dice.choice((0, 0, 1, 2))


def test_points_are_proved_in_small_endings():
    """SAFE and UNSAFE are what trying every layout and defence shows."""
    counts = {SAFE: 0, UNSAFE: 0, UNKNOWN: 0}
    for *hands, leader in endings(220):
        cards = tuple(tuple(hand) for hand in hands)
        state = start(cards, GAME, HEARTS, 0, kept=())
        state = led_by(state, leader)
        found = keeps_points(view(state))
        counts[found] += 1
        if found != UNKNOWN:
            safe = is_safe(state, view(state), Aim(NO_POINT_LOST, None))
            assert (found == SAFE) == safe, hands
    assert counts[SAFE] > 15
    assert counts[UNSAFE] > 60
