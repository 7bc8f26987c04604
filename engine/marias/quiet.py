"""Quiet results: the seven of trumps in the last trick, and a hundred unannounced."""

from collections import namedtuple

from . import rules
from .cards import NO_TRUMP, card
from .cards import SEVEN as SEVEN_RANK
from .contracts import GAME, HUNDRED
from .hundred import Points, tens_over, total
from .parts import HRA, HUNDRED_AGAINST, QUIET_HUNDRED, QUIET_SEVEN, SEDMA, Part
from .seats import NOBODY
from .state import PlayState, is_over


def quiet_seven(
    play: PlayState, partner: int, announcers: tuple[int, ...]
) -> "Part | None":
    """Return the quiet seven or the killed one, None when there is neither.

    Whoever takes the last trick with a seven of trumps that he did not announce is paid
    half a sedma (quiet7.half), of either side (quiet7.any-side). If it is beaten there,
    by whomever, the partner too (quiet7.killed-by-partner), the same is paid the other
    way (quiet7.killed). Earlier it is a small trump (quiet7.earlier-nothing). It counts
    in hra and sto, or wherever its holder did not announce it: between these two the
    profile chooses; for a bluffed sto a sedm or dvě sedmy no source decides.
    """
    holder = _last_seven(play)
    if play.profile.quiet != "yes" or holder in (NOBODY,) + announcers:
        return None
    elsewhere = play.contract not in (GAME, HUNDRED)
    if elsewhere and play.profile.quiet7_where == "hra-sto":
        return None
    taker = play.tricks[-1].winner
    if taker == holder:
        return Part(QUIET_SEVEN, holder, True, rules.QUIET_SEVEN, 1)
    declarers = (play.declarer, partner)
    if (taker in declarers) == (holder in declarers):
        rule = rules.QUIET_SEVEN_KILLED_BY_PARTNER
        return Part(QUIET_SEVEN, holder, False, rule, 1)
    return Part(QUIET_SEVEN, holder, False, rules.QUIET_SEVEN_KILLED, 1)


def quiet_hundred(
    play: PlayState, partner: int, own: Points, other: Points, against: tuple[str, ...]
) -> "Part | None":
    """Return the quiet hundred beside a hra part, None when no side has one.

    Either side may reach 100 unannounced
    (quiet100.either-side), every marriage counting (quiet100.all-hlasky); who does not
    reach it pays nothing (quiet100.no-risk). Both cannot (points.only-one-100).
    """
    if play.profile.quiet != "yes":
        return None
    if total(own) >= total(other):
        return _hundred_of(play.declarer, total(own), rules.QUIET_HUNDRED)
    if HUNDRED_AGAINST in against:
        return None
    defender = first_defender(play, partner)
    return _hundred_of(defender, total(other), rules.QUIET_HUNDRED)


def hundred_against_lost(play: PlayState, partner: int, other: Points) -> "Part | None":
    """Return the hundred of the defence against a lost sto, where it makes it dearer.

    Each ten from 100 on doubles what was lost (sto.loss-with-silent100-paluba).
    """
    if play.profile.defence_100_doubles != "yes" or play.profile.quiet != "yes":
        return None
    rule = rules.HUNDRED_LOSS_QUIET_HUNDRED
    return _hundred_of(first_defender(play, partner), total(other), rule)


class Missed(namedtuple("Missed", ("name", "trick", "rule"))):
    """A quiet part that there was not: by the trick that decided, or by none (-1)."""

    __slots__ = ()
    name: str
    trick: int
    rule: str


def missed(play: PlayState, names: tuple[str, ...]) -> tuple[Missed, ...]:
    """Return what of the quiet was missed beside the parts of a deal played out.

    Only where there is a hra part and the profile pays the quiet. Who does not reach a
    hundred pays nothing (quiet100.no-risk); the seven of trumps in an earlier trick is
    a small trump, where nobody has announced it (quiet7.earlier-nothing).
    """
    found: list[Missed] = []
    if play.profile.quiet != "yes" or HRA not in names:
        return ()
    if QUIET_HUNDRED not in names:
        found.append(Missed(QUIET_HUNDRED, -1, rules.QUIET_HUNDRED_NO_RISK))
    seven = card(play.trump, SEVEN_RANK)
    for number, trick in enumerate(play.tricks[:-1]):
        if seven in trick.cards and SEDMA not in names:
            found.append(Missed(QUIET_SEVEN, number, rules.QUIET_SEVEN_EARLIER))
    return tuple(found)


def first_defender(play: PlayState, partner: int) -> int:
    """Return the first seat after the declarer that plays against him."""
    seat = (play.declarer + 1) % len(play.hands)
    return (seat + 1) % len(play.hands) if seat == partner else seat


def _hundred_of(seat: int, reached: int, rule: str) -> "Part | None":
    tens = tens_over(reached)
    return Part(QUIET_HUNDRED, seat, True, rule, tens) if tens else None


def _last_seven(play: PlayState) -> int:
    """Who played the seven of trumps into the last trick, or NOBODY."""
    if play.trump == NO_TRUMP or not play.tricks or not is_over(play):
        return NOBODY
    last = play.tricks[-1]
    seven = card(play.trump, SEVEN_RANK)
    if seven not in last.cards:
        return NOBODY
    return (last.leader + last.cards.index(seven)) % len(play.hands)
