"""Where the presets part from the book's own profile: rule by rule, as switches say."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from typing import NamedTuple

from marias.profile import (
    PRESET_NAMES,
    SWITCHES,
    Profile,
    differing_switches,
    origin,
    parse_profile,
    parted,
    preset,
    rules_by,
    switch_rules,
)


class Departure(NamedTuple):
    """A profile that plays a rule otherwise: the switch, and what it is set to.

    It `begins` to play a rule by which the book's own profile does not play.
    """

    profile: str
    switch: str
    value: str
    begins: bool


def of(rule: str, general: str) -> tuple[Departure, ...]:
    """How the presets depart from a profile in a rule, in the order of the presets."""
    return _all(general).get(rule, ())


def profiles(rule: str, general: str, said: Collection[str]) -> tuple[str, ...]:
    """The presets that depart in a rule: by a switch, or as its author has `said`."""
    turned = {one.profile for one in of(rule, general)}
    return tuple(name for name in PRESET_NAMES if name in turned or name in said)


def beginners(rule: str, general: str, said: Collection[str] = ()) -> tuple[str, ...]:
    """The presets that play by a rule by which the book's own profile does not.

    Those that a switch lets begin, and those of which an author has `said` it.
    """
    found = of(rule, general)
    others = {one.profile for one in found if not one.begins}
    theirs = {one.profile for one in found}.union(said) - others
    return tuple(name for name in PRESET_NAMES if name in theirs)


@cache
def _all(general: str) -> Mapping[str, tuple[Departure, ...]]:
    own = parse_profile(general)
    found: dict[str, list[Departure]] = {}
    for name in PRESET_NAMES:
        for rule, departure in between(own, preset(name)):
            found.setdefault(rule, []).append(departure)
    return {rule: tuple(departures) for rule, departures in found.items()}


def between(own: Profile, other: Profile) -> list[tuple[str, Departure]]:
    """Each rule in which another profile departs, as `marias.profile.difference`."""
    found = []
    for switch in differing_switches(own, other):
        value = getattr(other, switch)
        for rule in parted(own, other, switch):
            begins = rule not in rules_by(own, switch)
            found.append((rule, Departure(other.preset, switch, value, begins)))
    return found


def switches(rule: str) -> tuple[str, ...]:
    """The switches of a table that turn a rule."""
    return tuple(
        switch.name
        for switch in SWITCHES
        if len(switch.values) > 1 and rule in switch_rules(switch.name)
    )


def source(profile: str, switch: str) -> tuple[str, str]:
    """The source of a preset's choice ("" is ours), and how well it is known."""
    found = origin(profile, switch)
    return found.source, found.grade
