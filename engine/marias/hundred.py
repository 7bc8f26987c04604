"""The hundred: one marriage counts towards it; what is over, and what is missing."""

from collections import namedtuple

from . import rules
from .marriages import TRUMP_VALUE
from .points import Score
from .profile import Profile

NEEDED = 100
TEN = 10


class Points(namedtuple("Points", ("base", "marriages"))):
    """What a side has: sharp cards with the last trick, and its marriages in order."""

    __slots__ = ()
    base: int
    marriages: tuple[int, ...]


class Hundred(namedtuple("Hundred", ("counted", "made", "tens", "rule"))):
    """An announced hundred: what counts towards it, and how often its rate is due."""

    __slots__ = ()
    counted: int
    made: bool
    tens: int
    rule: str


def points(score: Score) -> Points:
    """Return the base points and the marriages of a count."""
    base = [line.points for line in score.lines if line.suit < 0]
    marriages = [line.points for line in score.lines if line.suit >= 0]
    return Points(sum(base), tuple(marriages))


def total(side: Points) -> int:
    """Return all that a side has, each marriage counted (quiet100.all-hlasky).

    That is at most 190 (points.max-190).
    """
    return side.base + sum(side.marriages)


def tens_over(reached: int) -> int:
    """Return the tens from a hundred on: 1 at 100, 2 at 110, none below."""
    return (reached - NEEDED) // TEN + 1 if reached >= NEEDED else 0


def marriage_that_counts(marriages: tuple[int, ...], profile: Profile) -> int:
    """Return the points of the one marriage that counts (sto.one-hlaska).

    Which one no source of ours decides: the first announced, or the best of them. A
    mistaken reading counts each.
    """
    if not marriages:
        return 0
    if profile.sto_marriage == "each":
        return sum(marriages)
    return max(marriages) if profile.sto_marriage == "best" else marriages[0]


def measure(own: Points, other: Points, profile: Profile) -> Hundred:
    """Judge an announced hundred (sto.min-100).

    With a forty it needs 60 of the 90 base points, with a twenty 80 (sto.need-60-80);
    without a marriage it is never made (sto.max-90-without). Once it is made the other
    marriages count too (sto.helper-hlasky-after), each ten above is due again
    (sto.over-per-ten).
    """
    one = marriage_that_counts(own.marriages, profile)
    counted = own.base + one
    made = counted >= NEEDED
    if profile.sto_pair == "trump":
        made = made and TRUMP_VALUE in own.marriages
    if made:
        return Hundred(counted, True, tens_over(total(own)), rules.HUNDRED_MIN)
    if profile.lost_sto == "allowance":
        tens = tens_above_allowance(one, other)
        return Hundred(counted, False, tens, rules.HUNDRED_LOSS_ALLOWANCE)
    if profile.lost_sto == "flat":
        return Hundred(counted, False, 1, rules.HUNDRED_LOSS)
    return Hundred(counted, False, pady(counted, other, profile), rules.HUNDRED_LOSS)


def pady(counted: int, other: Points, profile: Profile) -> int:
    """Return the tens that a lost hundred costs (sto.loss-pady).

    Those that are missing, and those that the other side has in marriages.
    """
    missing = (NEEDED - counted) // TEN
    if profile.pady_marriages == "yes":
        missing += sum(other.marriages) // TEN
    return max(1, missing)


def tens_above_allowance(marriage: int, other: Points) -> int:
    """Return the tens that the defence made above its allowance, marriages and all.

    It may make 30 against a forty, 10 against a twenty, minus 10 where there was no
    marriage (sto.loss-allowance-paluba); that is the same number as the pády.
    """
    return max(1, (total(other) - (marriage - TEN)) // TEN)
