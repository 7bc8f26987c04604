"""Values with a name and a profile, `price:sedma:red@paluba`: what the engine gives.

Everything here is a whole number; how it is written is the affair of `values`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from marias import fleks, ladder, offences, tariff
from marias.contracts import CONTRACT_NAMES
from marias.errors import NotationError
from marias.parts import (
    BETL_PART,
    DURCH_PART,
    HRA,
    HUNDRED_AGAINST,
    QUIET_SEVEN,
    SEDMA,
    SEVEN_AGAINST,
    STO,
    TWO_SEVENS_PART,
)
from marias.profile import Profile, number, parse_profile

from marias_build.book.diagnostics import near
from marias_build.tables import prices

SUMS = ("stosedm", "stodvesedmy")
PARTS = (
    *(HRA, SEDMA, STO, BETL_PART, DURCH_PART, TWO_SEVENS_PART),
    *(SEVEN_AGAINST, HUNDRED_AGAINST, QUIET_SEVEN),
)
PRICED = (*PARTS, *SUMS, prices.OMYL)
RED = "red"
FINES = (offences.LIGHT, offences.HEAVY)


class ValueFaultError(ValueError):
    """A value that cannot be said: what is wrong, and how to mend it."""

    def __init__(self, what: str, mend: str) -> None:
        super().__init__(what)
        self.mend = mend


@dataclass(frozen=True)
class Named:
    """A value as it was asked for: `family:words@profile`."""

    text: str
    family: str
    words: tuple[str, ...]
    profile: Profile

    def one(self, known: Mapping[str, object] | tuple[str, ...]) -> str:
        """The first word, one of those known."""
        word = self.words[0] if self.words else ""
        if word not in known:
            what = f"{self.family} of {word or 'nothing'} in {self.text}"
            raise ValueFaultError(what, near(word, known))
        return word

    def red(self) -> bool:
        """Whether the second word asks for hearts as trumps."""
        if self.words[1:] not in ((), (RED,)):
            raise ValueFaultError(
                f"{':'.join(self.words[1:])} in {self.text}", "write :red or nothing"
            )
        return bool(self.words[1:])

    def none(self, what: str) -> ValueFaultError:
        """The fault of a value that the rules of a table do not have."""
        return ValueFaultError(
            f"{self.profile.preset} has {what}", "say so in words, or name a profile"
        )


def named(text: str, profile: str) -> Named:
    """A value in its parts; without a profile of its own it takes that of the book."""
    head, _, table = text.partition("@")
    family, *words = head.split(":")
    try:
        rules = parse_profile(table or profile)
    except NotationError as error:
        raise ValueFaultError(f"{text}: {error}", "correct the profile") from error
    return Named(text, family, tuple(words), rules)


def whole(asked: Named) -> int:
    """The number that a family gives; ValueFaultError when there is none."""
    give = FAMILIES.get(asked.family)
    if give is None:
        known = near(asked.family, FAMILIES)
        raise ValueFaultError(f"unknown value {asked.text}", known)
    return give(asked)


def _price(asked: Named) -> int:
    name = asked.one(PRICED)
    red = asked.red()
    if red and name in prices.ONE_PRICE:
        raise ValueFaultError(f"{asked.text}: it has one price", "leave out :red")
    if name in (*SUMS, prices.OMYL) and not prices.known(name, asked.profile):
        raise asked.none(f"no {name}")
    own = prices.parts(name, asked.profile) if name in SUMS else (name,)
    return prices.of_parts(own, red, asked.profile)


def _rung(asked: Named) -> int:
    name = asked.one(CONTRACT_NAMES)
    shown = (ladder.RED if asked.red() else "") + name
    place = ladder.rung_named(shown, asked.profile)
    if place == ladder.NOT_ON_LADDER:
        raise asked.none(f"no rung {shown}")
    return place + 1


def _flek(asked: Named) -> int:
    levels = tuple(str(place + 1) for place in range(len(fleks.FLEK_NAMES)))
    return fleks.factor(int(asked.one(levels)))


def _fine(asked: Named) -> int:
    return tariff.fine(asked.one(FINES), asked.profile)


def _limit(asked: Named) -> int:
    raised = asked.words == ("raised",)
    if asked.words and not raised:
        raise ValueFaultError(
            f"unknown value {asked.text}", "write limit or limit:raised"
        )
    if raised and not number(asked.profile.limit_raised):
        raise asked.none("no raised limit")
    found = tariff.limit(asked.profile, raised)
    if not found:
        raise asked.none("no limit")
    return found


def _fleks(asked: Named) -> int:
    found = number(asked.profile.max_fleks)
    if not found:
        raise asked.none("no last flek")
    return found


def _halers(asked: Named) -> int:
    return tariff.halers(asked.profile)


def _rungs(asked: Named) -> int:
    return len(ladder.rungs(asked.profile))


FAMILIES: dict[str, Callable[[Named], int]] = {
    "price": _price,
    "rung": _rung,
    "rungs": _rungs,
    "flek": _flek,
    "fleks": _fleks,
    "fine": _fine,
    "limit": _limit,
    "halers": _halers,
}
