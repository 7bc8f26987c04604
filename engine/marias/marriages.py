"""Marriages: king and ober of one suit in one hand, and when they may be called."""

from collections import namedtuple

from . import rules
from .cards import KING, NO_TRUMP, OBER, SUITS, Card, card
from .profile import GENERAL, Profile

TRUMP_VALUE = 40
SIDE_VALUE = 20


class Announcement(namedtuple("Announcement", ("seat", "suit", "trick"))):
    """A marriage announced: by whom, in which suit, in which trick (from 0)."""

    __slots__ = ()
    seat: int
    suit: int
    trick: int


class Moment(
    namedtuple("Moment", ("leading", "first_lead", "declarer", "played", "announced"))
):
    """When a card is played: what it takes to judge an announcement with it.

    ``played`` are the cards this hand has played before, ``announced`` the suits of
    its marriages so far.
    """

    __slots__ = ()
    leading: bool
    first_lead: bool
    declarer: bool
    played: tuple[Card, ...]
    announced: tuple[int, ...]


class Permission(namedtuple("Permission", ("allowed", "rule"))):
    """Whether a marriage may be announced, and the rule that says so."""

    __slots__ = ()
    allowed: bool
    rule: str


SOME_MOMENT = Moment(True, False, True, (), ())


def marriages(hand: tuple[Card, ...]) -> tuple[int, ...]:
    """Return the suits of which the hand holds king and ober (hlaska.pair)."""
    kings = [one >> 3 for one in hand if one & 7 == KING]
    return tuple([suit for suit in SUITS if suit in kings and card(suit, OBER) in hand])


def pair(suit: int) -> tuple[Card, Card]:
    """Return the two cards of a marriage: the king and the ober (hlaska.pair)."""
    return card(suit, KING), card(suit, OBER)


def partner(one: Card) -> Card:
    """Return the ober to a king, the king to an ober (hlaska.pair)."""
    return card(one >> 3, KING + OBER - (one & 7))


def value(suit: int, trump: int, profile: Profile = GENERAL) -> int:
    """Return the points of a marriage: 40 in trumps, else 20 (hlaska.20-40)."""
    if trump == NO_TRUMP:
        return 0
    if profile.marriage == "forty":
        return TRUMP_VALUE
    if profile.marriage == "twenty":
        return SIDE_VALUE
    high = (suit == trump) == (profile.marriage == "suit")
    return TRUMP_VALUE if high else SIDE_VALUE


def may_announce(
    played: Card,
    hand: tuple[Card, ...],
    trump: int,
    profile: Profile = GENERAL,
    moment: Moment = SOME_MOMENT,
) -> Permission:
    """Return whether a marriage may be announced with this card, and the deciding rule.

    ``hand`` still holds the card. Anyone announces when the first card of the pair is
    played, leading or following, king or ober alike (hlaska.first-card); once one of
    the two was played silently it is too late (hlaska.broken-lost); never in betl and
    durch. Source: Pravidla mariáše k online hře, Hlášky.
    """
    if trump == NO_TRUMP:
        return Permission(False, rules.MARRIAGE_NO_TRUMPS)
    if played & 7 not in (KING, OBER):
        return Permission(False, rules.MARRIAGE_PAIR)
    other = partner(played)
    if other in hand:
        return _first_card(profile, moment)
    if other not in moment.played:
        return Permission(False, rules.MARRIAGE_PAIR)
    if played >> 3 in moment.announced:
        return Permission(False, rules.MARRIAGE_FIRST_CARD)
    return Permission(profile.marriage_pair == "broken", rules.MARRIAGE_BROKEN)


def _first_card(profile: Profile, moment: Moment) -> Permission:
    if profile.marriage_who == "declarer" and not moment.declarer:
        return Permission(False, rules.MARRIAGE_ANYONE)
    if profile.marriage_when == "lead" and not moment.leading:
        return Permission(False, rules.MARRIAGE_FIRST_CARD)
    if profile.first_lead == "no" and moment.first_lead:
        return Permission(False, rules.MARRIAGE_FIRST_LEAD)
    return Permission(True, rules.MARRIAGE_FIRST_CARD)
