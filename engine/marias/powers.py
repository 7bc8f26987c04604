"""Powers: what each card is worth in a trick, by trump suit and suit led."""

from .cards import ACE, Card, rank_strengths
from .profile import Profile

# Tables of 32 powers, each made when it is first asked for.
_TABLES: dict[tuple[int, int, str, str], tuple[int, ...]] = {}


def powers(trump: int, led: int, profile: Profile) -> tuple[int, ...]:
    """Return for each card what it is worth in a trick: more beats less, 0 nothing."""
    order = profile.order if trump >= 0 else profile.betl_order
    key = (trump, led, order, profile.taking)
    table = _TABLES.get(key)
    if table is None:
        strengths = rank_strengths(trump, profile)
        taking = profile.taking
        table = tuple(
            [_power(card, trump, led, taking, strengths) for card in range(32)]
        )
        _TABLES[key] = table
    return table


def _power(
    card: Card, trump: int, led: int, taking: str, strengths: tuple[int, ...]
) -> int:
    suit = card >> 3
    power = strengths[card & 7] + 1
    if taking == "rank":
        return power
    if suit == trump and taking != "led":
        return power + 8
    if suit != led:
        return 0
    return 17 if taking == "ace" and card & 7 == ACE else power


def highest(cards: tuple[Card, ...], suit: int, power: tuple[int, ...]) -> int:
    """Return the greatest power among the cards of a suit, -1 when there are none."""
    best = -1
    for card in cards:
        if card >> 3 == suit and power[card] > best:
            best = power[card]
    return best
