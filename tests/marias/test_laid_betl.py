import random

import pytest
from judging import led_by, seen
from marias.cards import NO_TRUMP, PACK
from marias.contracts import BETL
from marias.endings import NO_TRICK_TAKEN, Aim, is_safe
from marias.laid_betl import SAFE, UNKNOWN, UNSAFE, takes_none
from marias.notation import format_cards, parse_cards
from marias.profile import parse_profile
from marias.state import start
from marias.unseen import view


def whole(hand, leader=0, discard="", profile="obecna"):
    """What is said of ten cards, with two laid away, against the other twenty."""
    gone = parse_cards(hand) + parse_cards(discard)
    out = [card for card in PACK if card not in gone][:20]
    return takes_none(seen(hand, format_cards(out), NO_TRUMP, leader, profile))


def test_a_suit_from_below_takes_no_trick():
    """Three suits from the seven up, and one card to get out with (lozena.betl)."""
    assert whole("H987 L987 A987 B8", discard="HA LA") == SAFE
    assert whole("H987 L987 A987 B7", discard="HA LA") == SAFE


def test_one_hole_is_mended_by_the_first_lead():
    """The nine over the eight is led at once; the seven then lies below everything."""
    assert whole("H97 L987 A987 B87", discard="HA LA") == SAFE
    assert whole("H97 L97 A987 B987", discard="HA LA") == UNSAFE


def test_the_lead_itself_must_be_beaten():
    """An ace takes its trick; a ten is beaten by the unter that is out."""
    assert whole("HA L987 A987 B987", discard="HK LA") == UNSAFE
    assert whole("HX L987 A987 B987", discard="HK LA") == SAFE


def test_a_card_laid_away_closes_a_hole():
    """With the eight in the talon the nine beside the seven is as good."""
    assert whole("H97 L97 A987 B987", discard="L8 HA") == SAFE


def test_when_the_defence_leads_nothing_can_be_mended_any_more():
    """The eight catches the nine (betl.holes, play.beat)."""
    nine = "H97 L7", "H8 LK B7 B8 A7 A8"
    assert takes_none(seen(*nine, NO_TRUMP, leader=1)) == UNSAFE
    low = "H87 L7", "H9 LK B7 B8 A7 A8"
    assert takes_none(seen(*low, NO_TRUMP, leader=1)) == SAFE


def test_a_suit_that_is_gone_from_the_others_takes_nothing():
    """Nobody can lead it, and thrown away it wins no trick."""
    assert takes_none(seen("HAKO", "L7 L8 L9 B7 B8 B9", NO_TRUMP, leader=2)) == SAFE


def test_without_the_duty_to_beat_the_declarer_may_duck():
    """Eight under nine and seven under eight, where a table has dropped the duty."""
    hand, out = "H97 L7", "H8 HX LK B7 B8 A7"
    for profile, answer in (("obecna", UNSAFE), ("obecna~beat.no", SAFE)):
        assert takes_none(seen(hand, out, NO_TRUMP, 1, profile)) == answer


def test_what_the_declarer_knows_leaves_it_undecided():
    """A hole may be harmless when a void is known; nobody works that out here."""
    hands = tuple(
        parse_cards(hand) for hand in ("H97 L7 B7", "H8 HX LX AX", "LK AK A7 A8")
    )
    state = start(hands, BETL, NO_TRUMP, 0)
    state = led_by(state, 1)
    assert takes_none(view(state)) == UNSAFE
    assert takes_none(view(state, ((2, parse_cards("LK")[0]),))) == UNKNOWN


def low_hands(number, most=3):
    """Some endings with low hands, from a seed, led by a defender."""
    dice = random.Random(number)
    for _ in range(number):
        size = dice.randint(1, most)
        suits = dice.sample(range(4), 3)
        cards = [card for card in PACK if card >> 3 in suits]
        cards.sort(key=lambda card: (card & 7) + 7 * dice.random())
        rest = dice.sample(cards[size:], 2 * size)
        yield cards[:size], rest[:size], rest[size:], dice.choice((1, 2))


@pytest.mark.parametrize("profile", ["obecna", "obecna~beat.no"])
def test_betl_is_proved_in_small_endings(profile):
    """SAFE and UNSAFE are what trying every layout and defence shows."""
    counts = {SAFE: 0, UNSAFE: 0, UNKNOWN: 0}
    for *hands, leader in low_hands(200):
        cards = tuple(tuple(hand) for hand in hands)
        state = start(cards, BETL, NO_TRUMP, 0, parse_profile(profile))
        state = led_by(state, leader)
        found = takes_none(view(state))
        counts[found] += 1
        if found != UNKNOWN:
            safe = is_safe(state, view(state), Aim(NO_TRICK_TAKEN, None))
            assert (found == SAFE) == safe, hands
    assert min(counts[SAFE], counts[UNSAFE]) > 20
    assert counts[UNKNOWN] < 40
