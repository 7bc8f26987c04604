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


class Sum(namedtuple("Sum", ("own", "other", "rules"))):
    """What both sides have, and the rules that hold of the two numbers."""

    __slots__ = ()
    own: int
    other: int
    rules: tuple[str, ...]


class Need(namedtuple("Need", ("base", "rule"))):
    """So many of the base points a hundred needs, and the rule; 100 is never there."""

    __slots__ = ()
    base: int
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


def bases(own: Points, other: Points) -> Sum:
    """Return the base points of both sides, ninety in every deal (points.base-90).

    They are the sharp cards and the last trick, without the marriages. Source:
    Pravidla mariáše k online hře, Co se počítá.
    """
    return Sum(own.base, other.base, (rules.BASE_NINETY,))


def totals(own: Points, other: Points) -> Sum:
    """Return all points of both sides, at most 190 together (points.max-190).

    When one of them has a hundred, the other cannot (points.only-one-100).
    """
    one, two = total(own), total(other)
    decided: tuple[str, ...] = (rules.MOST_POINTS,)
    if max(one, two) >= NEEDED:
        decided = decided + (rules.ONLY_ONE_HUNDRED,)
    return Sum(one, two, decided)


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


def counting_rule(marriages: tuple[int, ...]) -> str:
    """Return the rule of the marriage that counts: one does (sto.one-hlaska), if any.

    Without one the 90 points of the cards are never a hundred (sto.max-90-without).
    """
    return rules.HUNDRED_ONE_MARRIAGE if marriages else rules.HUNDRED_WITHOUT


def need(own: Points, profile: Profile) -> Need:
    """Return what a hundred needs of the base, by the marriage that counts.

    60 with a forty, 80 with a twenty (sto.need-60-80); without one more than there is
    (sto.max-90-without).
    """
    one = marriage_that_counts(own.marriages, profile)
    rule = rules.HUNDRED_NEEDS if own.marriages else rules.HUNDRED_WITHOUT
    return Need(NEEDED - one, rule)


def decided_by(judged: Hundred, own: Points) -> tuple[str, ...]:
    """Return the rules by which the tens of a hundred are due.

    When it is made, the marriages that did not count towards it count for them
    (sto.helper-hlasky-after).
    """
    more = judged.made and len(own.marriages) > 1
    return (judged.rule,) + ((rules.HUNDRED_MARRIAGES_AFTER,) if more else ())


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
    tens = times_lost(pady(counted, other, profile), profile)
    return Hundred(counted, False, tens, rules.HUNDRED_LOSS)


def pady(counted: int, other: Points, profile: Profile) -> int:
    """Return the tens that a lost hundred costs (sto.loss-pady).

    Those that are missing, and those that the other side has in marriages.
    """
    missing = (NEEDED - counted) // TEN
    if profile.pady_marriages == "yes":
        missing += sum(other.marriages) // TEN
    return max(1, missing)


def times_lost(tens: int, profile: Profile) -> int:
    """Return how often the rate of a hundred is due that was lost by so many pády.

    Once for each (sto.loss-pady), unless they are multiplied when they are priced. A
    mistaken reading has it due once in all. One program, RE!, doubled it for each and
    once more, four times for a single one: so the source flek has measured it.
    """
    if profile.lost_sto == "flat":
        return 1
    return 2 << tens if profile.lost_sto == "doubled" else tens


def tens_above_allowance(marriage: int, other: Points) -> int:
    """Return the tens that the defence made above its allowance, marriages and all.

    It may make 30 against a forty, 10 against a twenty, minus 10 where there was no
    marriage (sto.loss-allowance-paluba); that is the same number as the pády.
    """
    return max(1, (total(other) - (marriage - TEN)) // TEN)
