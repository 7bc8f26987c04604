"""Deals: three hands of ten cards and the talon, as a value, a text or from a seed."""

from collections import namedtuple

from .cards import HEARTS, PACK, Card, sort_hand
from .errors import NotationError
from .notation import format_cards, parse_cards
from .shuffle import Dice, shuffled

FOREHAND, MIDDLEHAND, REARHAND = range(3)
SEATS = (FOREHAND, MIDDLEHAND, REARHAND)
SEAT_LETTERS = "FMR"

HAND_SIZE = 10
TALON_SIZE = 2


class Deal(namedtuple("Deal", ("hands", "talon"))):
    """The hands of forehand, middlehand and rearhand, and the talon of two cards."""

    __slots__ = ()
    hands: tuple[tuple[Card, ...], ...]
    talon: tuple[Card, ...]


def parse_deal(text: str) -> Deal:
    """Return the deal of a text ``hand / hand / hand / talon``, checked.

    NotationError when a card is missing or there twice, or a hand has not its size.
    """
    parts = text.split("/")
    if len(parts) != 4:
        raise NotationError(text, 0, "three hands and the talon, divided by /")
    sizes = (HAND_SIZE, HAND_SIZE, HAND_SIZE, TALON_SIZE)
    groups = []
    start = 0
    seen: list[Card] = []
    for part, size in zip(parts, sizes):
        groups.append(read_group(part, start, size, seen))
        start += len(part) + 1
    return Deal(tuple(groups[:3]), groups[3])


def format_deal(deal: Deal) -> str:
    """Return the text of a deal; ``parse_deal`` reads it back."""
    return " / ".join([format_cards(cards) for cards in deal.hands + (deal.talon,)])


def read_group(part: str, start: int, size: int, seen: list[Card]) -> tuple[Card, ...]:
    """Return ``size`` cards not seen before, and add them to the seen ones.

    NotationError gives the place from ``start``.
    """
    try:
        cards = parse_cards(part)
    except NotationError as error:
        raise NotationError(error.what, start + error.where, error.expected)
    if len(cards) != size:
        raise NotationError(part.strip(), start, f"{size} cards")
    for card in cards:
        if card in seen:
            raise NotationError(
                format_cards((card,)), start, "each card of the pack only once"
            )
        seen.append(card)
    return cards


def deal_from_seed(seed: str) -> Deal:
    """Deal a shuffled pack: five cards each, the talon, five each (deal.lic-5-2-5).

    Forehand first, clockwise; the hands are sorted. The same seed gives the same deal
    on every runtime.
    """
    from .dealing import LICITOVANY, deal_pack

    dealt = deal_pack(shuffled(PACK, Dice(seed)), LICITOVANY)
    return Deal(tuple([sort_hand(hand, HEARTS) for hand in dealt.hands]), dealt.rest)
