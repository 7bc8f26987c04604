"""Premium points (PB) of the 2020 tournament, as far as its text gives numbers.

The table of points, an appendix of those rules, is missing from the text we have. What
is here are the four values of its one worked example and the bonus added in 2020; other
tournaments' tables differ from these and are not used.
"""

from collections import namedtuple

from . import rules
from .cards import ACE, Card, card

# What the declarer made, as far as a value for it is known.
ON_FOUR_TRUMPS = "2x7-100-on-four-trumps"
ON_FOUR_HELPERS = "2x7-100-on-four-helpers"
HUNDRED_ON_TWENTY = "100-on-a-twenty"
HUNDRED_WITH_SHARPS = "100-on-four-trumps-with-both-sharps"

MISSING = "Bodovací tabulka"

# Criterion, points with the lead, points without the lead; None is not in the text.
_KNOWN: "tuple[tuple[str, int | None, int | None], ...]" = (
    (ON_FOUR_TRUMPS, None, 60),
    (ON_FOUR_HELPERS, 24, None),
    (HUNDRED_ON_TWENTY, 10, None),
    (HUNDRED_WITH_SHARPS, None, 10),
)

# Dvě sedmy without the ace of trumps: trumps held, points.
_BONUS_2020 = ((4, 10), (3, 20), (2, 40))


class Premium(namedtuple("Premium", ("points", "rules", "missing"))):
    """The points that are known, by which rules, and the criteria without a value.

    If any are ``missing`` the points are not the whole sum: see the table, MISSING.
    """

    __slots__ = ()
    points: int
    rules: tuple[str, ...]
    missing: tuple[str, ...]


def premium(met: tuple[str, ...], without_lead: bool) -> Premium:
    """Return the premium for a game that was made, by the criteria that it met.

    They add up; without the lead only the first of them has the higher value, the
    others count as with the lead (pb.sum). One exception: beside dvě sedmy and sto on
    four trumps the sto with both trump sharps has its higher value too, as in the
    worked example 60 + 24 + 10 + 10 = 104 (pb.example-104). Source: Pravidla turnaje
    2020, příloha.
    """
    points = 0
    missing: tuple[str, ...] = ()
    for place, criterion in enumerate(met):
        main = place == 0 or _is_exception(met[0], criterion)
        value = _value(criterion, without_lead and main)
        if value is None:
            missing = missing + (criterion,)
        else:
            points += value
    return Premium(points, (rules.PREMIUM_SUM, rules.PREMIUM_EXAMPLE), missing)


class Holding(namedtuple("Holding", ("trumps", "ace", "rule"))):
    """How many trumps the declarer had, whether their ace was there, and the rule."""

    __slots__ = ()
    trumps: int
    ace: bool
    rule: str


def holding(hand: tuple[Card, ...], discarded: tuple[Card, ...], trump: int) -> Holding:
    """Return what trumps the declarer had, the discarded ones too.

    For the premium they count as held (talon.pb-counts-hand). Source: Pravidla turnaje
    2020, příloha.
    """
    held = [one for one in hand + discarded if one >> 3 == trump]
    return Holding(len(held), card(trump, ACE) in held, rules.PREMIUM_HELD)


def bonus_2020(trumps: int, ace: bool) -> Premium:
    """Return the bonus for dvě sedmy on few trumps without their ace (pb.2020-bonus).

    10 on four, 20 on three, 40 on two; nothing with the ace or on any other number.
    """
    few = [points for number, points in _BONUS_2020 if number == trumps and not ace]
    return Premium(sum(few), (rules.PREMIUM_BONUS,), ())


def _is_exception(first: str, criterion: str) -> bool:
    return first == ON_FOUR_TRUMPS and criterion == HUNDRED_WITH_SHARPS


def _value(criterion: str, without_lead: bool) -> "int | None":
    for name, with_it, without in _KNOWN:
        if name == criterion:
            return without if without_lead else with_it
    return None
