import random

import pytest
from judging import led_by, seen
from marias.cards import ACORNS, HEARTS, NO_TRUMP, PACK, POINTS_STRENGTH
from marias.contracts import DURCH, GAME
from marias.endings import NO_TRICK_LOST, Aim, is_safe
from marias.laid_tricks import suit_stands, wins_all, wins_all_at_durch
from marias.notation import format_cards, parse_card, parse_cards
from marias.state import start
from marias.unseen import view


def test_a_suit_stands_while_every_lead_is_above_what_is_out():
    """Ace and king against the ober alone, not against the ten (cards.order-points)."""
    assert suit_stands(seen("LAK", "LO L7", ACORNS).suits[1])
    assert not suit_stands(seen("LAK", "LX L7", ACORNS).suits[1])
    # With one card left of the suit only the ace is needed.
    assert suit_stands(seen("LAK", "LX B7", ACORNS).suits[1])


def test_a_low_card_stands_when_its_suit_is_gone():
    """Four rounds from the top draw the three that are out; then the seven is good."""
    assert suit_stands(seen("LAXK7", "LO98 B98AUO", ACORNS).suits[1])
    assert not suit_stands(seen("LAXK7", "LOU98 B98AU", ACORNS).suits[1])


def test_trumps_have_to_be_drawn_before_a_side_suit():
    """As many trumps as are out, the best of them (trump.beats-all)."""
    assert wins_all(seen("AAX LA", "A98 LX B789", ACORNS))
    assert not wins_all(seen("AAX LA", "A987 LX B78", ACORNS))
    assert not wins_all(seen("AAK LA", "AX8 LX B789", ACORNS))


def test_with_trumps_alone_there_is_nothing_to_draw_for():
    """Three of the best trumps win three tricks against five."""
    assert wins_all(seen("AAXK", "AOU98 B7", ACORNS))
    assert not wins_all(seen("AAXO", "AKU98 B7", ACORNS))


def test_a_defenders_lead_can_be_trumped_by_the_other():
    """The same hand that wins everything on lead is not safe without it."""
    hand, out = "AAXKO LAX", "A987 LK98 BAXKOU"
    assert wins_all(seen(hand, out, ACORNS))
    assert not wins_all(seen(hand, out, ACORNS, leader=1))
    assert not wins_all(seen(hand, out, ACORNS, leader=2))
    # With no trump out nobody can.
    assert wins_all(seen("AAXKO LAX", "LK98 BAXKOU H7", ACORNS, leader=1))


def test_a_suit_that_the_declarer_does_not_have_costs_a_trump():
    """It is led at once; the trumps that are left must still be enough."""
    assert wins_all(seen("AAXKO", "A987 LK98U", ACORNS, leader=1))
    assert not wins_all(seen("AAX LA", "A98 LX B789", ACORNS, leader=1))


def test_a_seven_that_is_kept_takes_no_trick_but_the_last():
    """Trumping with it would lose the sedma (sedma.forced-early-lost)."""
    free = seen("A7 LA", "L8 L9 B7 B8", ACORNS, leader=1)
    assert wins_all(free)
    kept = seen("A7 LA", "L8 L9 B7 B8", ACORNS, leader=1, kept="A7")
    assert not wins_all(kept)
    last = seen("A7", "L8 B7", ACORNS, leader=1, kept="A7")
    assert wins_all(last)


def test_nothing_is_left_to_lose_at_the_end():
    """An empty hand loses no trick."""
    assert wins_all(seen("", "", ACORNS))


HIGH = "LAKOX HAKO AAKO"


@pytest.mark.parametrize(
    ("discard", "stands"), [("B87", False), ("L7 B7", True), ("LU B7", True)]
)
def test_a_durch_with_one_hole_falls_if_four_lie_in_one_hand(discard, stands):
    """Ace, king, ober and ten: of unter, nine, eight and seven the unter stays behind.

    With one of the four laid away three rounds draw the rest (durch.all-tricks).
    """
    gone = parse_cards(HIGH) + parse_cards(discard)
    out = format_cards([card for card in PACK if card not in gone])
    assert wins_all_at_durch(seen(HIGH, out, NO_TRUMP)) is stands


def test_at_durch_it_counts_what_the_declarer_knows():
    """King and seven in one hand outlast the ace; seen in two, they fall together."""
    hands = tuple(parse_cards(hand) for hand in ("LAO", "LK B7", "L7 B8"))
    state = start(hands, DURCH, NO_TRUMP, 0)
    king, seven = parse_card("LK"), parse_card("L7")
    assert not wins_all_at_durch(view(state))
    assert not wins_all_at_durch(view(state, ((1, king),)))
    assert wins_all_at_durch(view(state, ((1, king), (2, seven))))


def endings(trump, number, most=3):
    """Some endings with strong hands, from a seed: the hands and who leads."""
    dice = random.Random(number)
    for _ in range(number):
        size = dice.randint(1, most)
        strength = [
            (POINTS_STRENGTH[card & 7] + 2 * (card >> 3 == trump)) * dice.random()
            for card in PACK
        ]
        best = sorted(PACK, key=lambda card: -strength[card])
        hand = tuple(best[:size])
        rest = best[size : size + 5]
        rest = rest + dice.sample([c for c in PACK if c not in best[: size + 5]], 8)
        dice.shuffle(rest)
        yield hand, tuple(rest[:size]), tuple(rest[size : 2 * size]), dice.randrange(3)


def test_winning_all_is_exact_in_small_endings():
    """What is said of every layout and defence is what trying all of them shows."""
    counts = {True: 0, False: 0}
    for *hands, leader in endings(HEARTS, 250):
        state = start(tuple(hands), GAME, HEARTS, 0, kept=())
        state = led_by(state, leader)
        found = wins_all(view(state))
        assert found == is_safe(state, view(state), Aim(NO_TRICK_LOST, None)), hands
        counts[found] += 1
    assert min(counts.values()) > 40


def test_durch_is_exact_in_small_endings():
    """The same without trumps, the declarer on lead."""
    counts = {True: 0, False: 0}
    for *hands, _ in endings(HEARTS, 250):
        state = start(tuple(hands), DURCH, NO_TRUMP, 0)
        found = wins_all_at_durch(view(state))
        assert found == is_safe(state, view(state), Aim(NO_TRICK_LOST, None)), hands
        counts[found] += 1
    assert min(counts.values()) > 40
