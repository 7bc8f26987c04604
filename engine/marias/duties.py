"""Duties: what binds a hand that follows to a trick, and the verdict on each card."""

from collections import namedtuple

from . import rules
from .cards import Card
from .powers import highest
from .profile import Profile

TYPE_CHECKING = False
if TYPE_CHECKING:
    Verdicts = tuple["Play", ...]
    Bound = tuple[int, int, Verdicts, Verdicts, Verdicts]

# No suit is asked for.
ANY_SUIT = -2


class Play(namedtuple("Play", ("card", "allowed", "rule"))):
    """A card of the hand, and the rule that allows or forbids it now."""

    __slots__ = ()
    card: Card
    allowed: bool
    rule: str


# One tuple of 32 verdicts for each answer and rule, made when first asked for.
_VERDICTS: dict[tuple[bool, str], tuple[Play, ...]] = {}


def verdicts(allowed: bool, rule: str) -> tuple[Play, ...]:
    """Return this answer, for this rule, about each of the 32 cards."""
    key = (allowed, rule)
    plays = _VERDICTS.get(key)
    if plays is None:
        plays = tuple([Play(card, allowed, rule) for card in range(32)])
        _VERDICTS[key] = plays
    return plays


def bound(
    hand: tuple[Card, ...],
    table: tuple[Card, ...],
    trump: int,
    profile: Profile,
    power: tuple[int, ...],
) -> "Bound":
    """Return what binds a hand that follows.

    The suit asked for, the power to exceed, and the verdicts on cards of that suit
    above it, on those not above it, and on cards of other suits.
    """
    led = table[0] >> 3
    top = highest(hand, led, power)
    if top >= 0 and profile.follow != "no":
        return _in_suit(table, trump, top, profile, power)
    if top < 0 and trump >= 0 and profile.must_trump == "yes":
        top = highest(hand, trump, power)
        if top >= 0:
            return _trumping(table, trump, top, profile, power)
    free = verdicts(True, rules.FREE_DISCARD)
    return ANY_SUIT, 0, free, free, free


def _in_suit(
    table: tuple[Card, ...],
    trump: int,
    top: int,
    profile: Profile,
    power: tuple[int, ...],
) -> "Bound":
    led = table[0] >> 3
    other = verdicts(False, rules.FOLLOW)
    if profile.follow == "or-trump" and led != trump:
        other = _trumps_too(trump)
    best = max([power[card] for card in table])
    if led != trump and highest(table, trump, power) >= 0:
        if profile.relief == "yes":
            eased = verdicts(True, rules.RELIEF)
            return led, 0, eased, eased, other
        best = highest(table, led, power)
    followed = verdicts(True, rules.FOLLOW)
    if top <= best:
        return led, 0, followed, followed, other
    if profile.beat == "no":
        return led, best, followed, verdicts(True, rules.BEAT_OPTIONAL), other
    return led, best, verdicts(True, rules.BEAT), verdicts(False, rules.BEAT), other


def _trumping(
    table: tuple[Card, ...],
    trump: int,
    top: int,
    profile: Profile,
    power: tuple[int, ...],
) -> "Bound":
    other = verdicts(False, rules.MUST_TRUMP)
    trumped = verdicts(True, rules.MUST_TRUMP)
    best = highest(table, trump, power)
    if best < 0 or top <= best:
        return trump, 0, trumped, trumped, other
    if profile.overtrump == "no":
        return trump, best, trumped, verdicts(True, rules.UNDERTRUMP), other
    over = verdicts(True, rules.OVERTRUMP)
    return trump, best, over, verdicts(False, rules.OVERTRUMP), other


def _trumps_too(trump: int) -> tuple[Play, ...]:
    """Return the verdicts of one who believes that a trump may always be played."""
    allowed = verdicts(True, rules.MUST_TRUMP)
    forbidden = verdicts(False, rules.FOLLOW)
    return tuple(
        [(allowed if card >> 3 == trump else forbidden)[card] for card in range(32)]
    )


def keep_sevens(
    plays: list[Play],
    leading: bool,
    trump: int,
    profile: Profile,
    kept: tuple[Card, ...],
) -> None:
    """Forbid the announced sevens that must still wait, helper sevens first."""
    if leading and len(plays) > 2:
        for place, play in enumerate(plays):
            if play.card in kept and play.card >> 3 != trump:
                plays[place] = verdicts(False, rules.KEEP_HELPER)[play.card]
    for place, play in enumerate(plays):
        if play.card in kept and play.card >> 3 == trump and play.allowed:
            if profile.keep == "last-trump" and leading:
                others = [one for one in plays if one.card >> 3 == trump]
            else:
                others = [one for one in plays if one.allowed]
            if len(others) > 1:
                plays[place] = verdicts(False, rules.KEEP_SEVEN)[play.card]


def helper_waits(
    plays: tuple[Play, ...], trump: int, kept: tuple[Card, ...]
) -> tuple[Play, ...]:
    """Return the verdicts on a lead when a lone helper seven waits for the last trick.

    dvesedmy.helper-last-if-seven-gone: who plays dvě sedmy with a sto and no longer
    holds the trump seven, or never did, leads the helper seven to the last trick only.
    Source: Pravidla turnaje v míchaném bodovaném licitovaném mariáši, Dvě sedmy.
    """
    held = [play.card for play in plays if play.card in kept]
    if len(plays) != 2 or len(held) != 1 or held[0] >> 3 == trump:
        return plays
    late = verdicts(False, rules.HELPER_LAST)[held[0]]
    return tuple([late if play.card == held[0] else play for play in plays])


_WAITING = (rules.KEEP_SEVEN, rules.KEEP_HELPER, rules.HELPER_LAST)


def waiting(plays: tuple[Play, ...]) -> tuple[Play, ...]:
    """Return the verdicts on the sevens that a hand must keep back now.

    sedma.keep-to-end, dvesedmy.keep-helper and dvesedmy.helper-last-if-seven-gone.
    """
    return tuple([one for one in plays if not one.allowed and one.rule in _WAITING])
