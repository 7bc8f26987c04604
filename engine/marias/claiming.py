"""Laying a hand down: when it must be shown, how it is doubted, a wrong claim."""

from collections import namedtuple

from . import rules
from .claims import LAID, NOT_DECIDED, NOT_LAID, TOO_MANY_WAYS, Laid
from .contracts import Commitment
from .endings import holds
from .laid_aims import aim
from .laid_rules import definition
from .profile import Profile
from .state import PlayState

# From this trick on one may always play to the end.
FREE_FROM = 8

# With more cards a hand a check has to be played.
CHECKED_AT_ONCE = 4

HELD, BROKEN = "held-with-open-cards", "broken-with-open-cards"


class Handling(namedtuple("Handling", ("allowed", "rule"))):
    """Whether something may be done with a ložená hand, and the rule that says so."""

    __slots__ = ()
    allowed: bool
    rule: str


class FalseClaim(namedtuple("FalseClaim", ("open", "offence", "rule"))):
    """What follows on a claim that was wrong: played on with open cards, an offence."""

    __slots__ = ()
    open: bool
    offence: bool
    rule: str


def may_play_on(profile: Profile, tricks: int, doubts: int = 0) -> Handling:
    """Say whether a hand that cannot be lost may still be played, after some tricks.

    It has to be shown after the comments, or as soon as it becomes ložená (lozena.show,
    lozena.later). Where a doubt may be announced, each one buys a trick to test it, and
    from trick 8 on one may always play out (lozena.doubt-one-trick): the general rules
    speak of one trick, so ``doubts`` counts up to 1. In Paluba it is not played
    (notplayed.list-paluba), in the tournament it costs a flat sum
    (lozena.playing-is-shuffling).
    """
    if profile.lozena_play == "test-trick":
        if tricks + 1 >= FREE_FROM or doubts == 1:
            return Handling(True, rules.LAID_ONE_TRICK)
        return Handling(False, rules.LAID_SHOW)
    if profile.lozena_play == "open-check":
        return Handling(False, rules.NOT_PLAYED)
    return Handling(False, rules.LAID_PLAYED_OUT)


def how_doubted(profile: Profile) -> str:
    """Return the rule by which a claim that somebody doubts is checked.

    A test trick in the general rules (lozena.doubt-one-trick), elsewhere the play with
    open cards (lozena.open-check).
    """
    if profile.lozena_play == "test-trick":
        return rules.LAID_ONE_TRICK
    return rules.LAID_OPEN_CHECK


def open_check(play: PlayState, announced: Commitment) -> Laid:
    """Check a claim with all cards open, as they really lie (lozena.open-check).

    Exact with up to CHECKED_AT_ONCE cards a hand, within a trick too. With more it is
    NOT_DECIDED: it takes the play with open cards that the rule speaks of. Holding here
    does not make a hand ložená, which is asked of every layout.
    """
    reading = play.profile.lozena_when
    rule = rules.LAID_OPEN_CHECK
    if max([len(hand) for hand in play.hands]) > CHECKED_AT_ONCE:
        return Laid(NOT_DECIDED, definition(announced, reading), TOO_MANY_WAYS)
    held = holds(play, aim(announced, reading))
    return Laid(LAID if held else NOT_LAID, rule, HELD if held else BROKEN)


def false_claim(profile: Profile) -> FalseClaim:
    """Say what follows when a hand was claimed and can be lost.

    By the tournament the declarer has to play on with open cards if the opponents ask
    for it, and it is no offence (lozena.false-claim); Paluba checks with open cards and
    speaks of no fine (lozena.open-check). The general rules say nothing: no source
    decides, and it is taken the same way.
    """
    if profile.lozena_play == "open-check":
        return FalseClaim(True, False, rules.LAID_OPEN_CHECK)
    return FalseClaim(True, False, rules.LAID_FALSE_CLAIM)
