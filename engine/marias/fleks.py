"""Fleks: what they are called, how far they go, what they cost, and who said them."""

from collections import namedtuple

from . import rules
from .contracts import Commitment, has_helper
from .parts import QUIET_SEVEN, TWO_SEVENS_PART, parts_of
from .profile import Profile, number

# What the first flek of a part is called, and each further one (flek.names).
FLEK_NAMES = ("flek", "re", "tutti", "boty", "kalhoty", "kaiser")

FLEK, RE = 1, 2


class Raise(namedtuple("Raise", ("part", "level", "seat"))):
    """A flek as it was said: on which part, which of the series, by whom."""

    __slots__ = ()
    part: str
    level: int
    seat: int


class Side(namedtuple("Side", ("players", "declarer", "partner"))):
    """How many play, who is the declarer, who with him; NOBODY when he is alone."""

    __slots__ = ()
    players: int
    declarer: int
    partner: int


class Cap(namedtuple("Cap", ("part", "level", "rule"))):
    """The last level that a part may reach in this deal, and the rule that says so."""

    __slots__ = ()
    part: str
    level: int
    rule: str


def factor(level: int) -> int:
    """Return what a part costs more by its fleks: each doubles it (flek.doubles)."""
    return 1 << level


def raised(raisers: tuple[Raise, ...], part: str) -> int:
    """Return how often a part was raised: 0 not at all, 1 flek, 2 re and so on."""
    return max([0] + [one.level for one in raisers if one.part == part])


def raisers_of(raisers: tuple[Raise, ...], seats: tuple[int, ...]) -> tuple[int, ...]:
    """Return which of some seats said a flek of any kind, in the order of ``seats``."""
    said = [one.seat for one in raisers]
    return tuple([seat for seat in seats if seat in said])


def raised_for(
    raisers: tuple[Raise, ...], part: str, seat: int, side: tuple[int, ...]
) -> int:
    """Return how far a part is raised for one of a side, if each flek is his own.

    A flek said by another of his side does not bind him: for him the part stands where
    it stood before.
    """
    for level in range(1, raised(raisers, part) + 1):
        voices = [r.seat for r in raisers if r.part == part and r.level == level]
        if seat not in voices and [one for one in voices if one in side]:
            return level - 1
    return raised(raisers, part)


def last_level(profile: Profile, caps: tuple[Cap, ...], part: str) -> Cap:
    """Return the last level that counts for a part, and why.

    Where the table says so, four count (flek.max-four), or as many as it has agreed
    on. Elsewhere it is open: tradition has names up to the kaiser (flek.names), and
    nobody goes on from there. A deal can lower it.
    """
    lowest = Cap(part, len(FLEK_NAMES), rules.FLEK_NAMES)
    if number(profile.max_fleks):
        lowest = Cap(part, number(profile.max_fleks), rules.FLEK_MAX_FOUR)
    for one in caps:
        if one.part == part and one.level < lowest.level:
            lowest = one
    return lowest


def exceptions(parts: tuple[str, ...], level: int, laid: bool) -> tuple[str, ...]:
    """Return the rules by which fleks up to a level do otherwise than double.

    They do not raise a quiet seven among the parts (quiet7.no-flek). Who flekked a hand
    that cannot be lost, so that it was laid down, pays for the re too
    (lozena.flek-incl-re).
    """
    found: tuple[str, ...] = ()
    if level and QUIET_SEVEN in parts:
        found = (rules.QUIET_SEVEN_NO_FLEK,)
    return found + ((rules.LAID_FLEK_WITH_RE,) if laid and level >= RE else ())


def caps(
    profile: Profile, announced: Commitment, laid: bool, seven_missing: bool
) -> tuple[Cap, ...]:
    """Return where the fleks of this deal end early.

    On a hand that cannot fail no re is given, where the profile says so
    (flek.no-re-on-lozena). If a defender holds a seven of dvě sedmy, he may flek; after
    a re the declarer is told and the fleks end, where the profile says so
    (dvesedmy.sevens-held-flek).
    """
    found: tuple[Cap, ...] = ()
    if laid and profile.re_on_lozena == "no":
        names = parts_of(announced.contract, profile)
        found = tuple([Cap(name, FLEK, rules.NO_RE_ON_LAID) for name in names])
    told = profile.seven_against == "told"
    if told and seven_missing and has_helper(announced.contract):
        found = found + (Cap(TWO_SEVENS_PART, RE, rules.SEVENS_HELD_FLEK),)
    return found
