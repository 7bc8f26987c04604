"""The pack: what the 32 cards are made of, suits, ranks and the three groups."""

from collections import namedtuple

from . import rules
from .cards import ACE, PACK, SUITS, Card, card, is_figure, is_low, is_sharp


class Group(namedtuple("Group", ("name", "cards", "rule"))):
    """Some cards of the pack, what they are called, and the rule that sets them apart.

    ``suits`` has the ace of each suit for it, ``ranks`` the cards of one suit.
    """

    __slots__ = ()
    name: str
    cards: tuple[Card, ...]
    rule: str


def groups() -> tuple[Group, ...]:
    """Return the pack (cards.deck-32) and what it is made of.

    Four suits (cards.suits) of eight ranks, from the ace down (cards.ranks): aces and
    tens are sharp (cards.sharp), king, ober and unter figures (cards.figures), the rest
    plívy (cards.plivy). Source: Pravidla mariáše k online hře, Karty.
    """
    ranks = tuple([card(SUITS[0], one) for one in range(ACE, -1, -1)])
    sharp = tuple([one for one in PACK if is_sharp(one)])
    figures = tuple([one for one in PACK if is_figure(one)])
    low = tuple([one for one in PACK if is_low(one)])
    return (
        Group("whole", PACK, rules.DECK),
        Group("suits", tuple([card(one, ACE) for one in SUITS]), rules.SUITS),
        Group("ranks", ranks, rules.RANKS),
        Group("counters", sharp, rules.SHARP),
        Group("figures", figures, rules.FIGURES),
        Group("pips", low, rules.PLIVY),
    )
