"""Points: aces and tens, the last trick, marriages, counted in lines with reasons."""

from collections import namedtuple

from . import rules
from .cards import NO_TRUMP, Card
from .marriages import value
from .profile import GENERAL, Profile

LAST_TRICK = 10
BASE_POINTS = 90
MOST_POINTS = 190

# Points by rank, from the seven to the ace, for each way of counting.
_RANK_POINTS = {
    "sharp": (0, 0, 0, 10, 0, 0, 0, 10),
    "figures": (0, 0, 0, 10, 2, 3, 4, 10),
    "figures-ace-11": (0, 0, 0, 10, 2, 3, 4, 11),
    "aces": (0, 0, 0, 0, 0, 0, 0, 10),
}


class Line(namedtuple("Line", ("rule", "points", "cards", "suit"))):
    """A line of a count: the cards that count, or the suit of a marriage (else -1)."""

    __slots__ = ()
    rule: str
    points: int
    cards: tuple[Card, ...]
    suit: int


class Score(namedtuple("Score", ("total", "lines"))):
    """What one side has, and the lines that add up to it."""

    __slots__ = ()
    total: int
    lines: tuple[Line, ...]


def card_points(cards: tuple[Card, ...], profile: Profile = GENERAL) -> int:
    """Return the points of cards: 10 for each ace and ten (points.sharp-10).

    All other cards, the figures too, are worth nothing (points.figures-zero).
    """
    points = _RANK_POINTS[profile.counting]
    return sum([points[card & 7] for card in cards])


def count(
    cards: tuple[Card, ...],
    last_trick: bool = False,
    announced: tuple[int, ...] = (),
    broken: tuple[int, ...] = (),
    trump: int = NO_TRUMP,
    profile: Profile = GENERAL,
) -> Score:
    """Count one side of a game with trumps, line by line.

    ``cards`` lie in its tricks, ``announced`` are the suits of its marriages and
    ``broken`` of pairs it played silently, worth nothing (hlaska.broken-lost).
    The last trick is worth 10 (points.ultimo-10), so that with the eight sharp cards
    there are 90 in every deal (points.base-90). Source: Pravidla mariáše k
    online hře, Co se počítá.
    """
    points = _RANK_POINTS[profile.counting]
    sharp = tuple([card for card in cards if points[card & 7]])
    lines = [Line(rules.SHARP_TEN, card_points(cards, profile), sharp, -1)]
    if last_trick and profile.last_trick == "ten":
        lines.append(Line(rules.LAST_TRICK_TEN, LAST_TRICK, (), -1))
    suits = announced + broken if profile.marriage_pair == "broken" else announced
    for suit in suits:
        worth = value(suit, trump, profile)
        lines.append(Line(rules.MARRIAGE_VALUE, worth, (), suit))
    return Score(sum([line.points for line in lines]), tuple(lines))
