"""Profiles: which rules a table plays, as a preset and what it overrides."""

from . import rules
from .contradictions import contradictions, setting
from .errors import ProfileError
from .profile_fields import Profile, number
from .switch import NUMBER
from .switches import (
    PRESET_NAMES,
    SWITCHES,
    Origin,
    Switch,
    accepts,
    read_cell,
    read_value,
    rules_of,
    rules_under,
)

__all__ = (
    "GENERAL",
    "PRESET_NAMES",
    "SWITCHES",
    "Origin",
    "Profile",
    "Switch",
    "changed",
    "difference",
    "differing_switches",
    "format_profile",
    "number",
    "origin",
    "parse_profile",
    "parted",
    "preset",
    "rules_by",
    "set_by",
    "switch_rules",
)


# Those asked for so far: putting one together takes a page a while.
_presets: dict[str, Profile] = {}


def origin(preset: str, name: str) -> Origin:
    """Return the value that a preset gives to a switch, its source and its grade.

    NotationError for an unknown preset or switch.
    """
    return read_cell(_find_switch(name, 0), _preset_index(preset, 0))


def preset(name: str) -> Profile:
    """Return a preset by its name; NotationError lists the names there are.

    Klasika is the general rules but for what its paragraph says: it adds the tens
    (klasika.scitany), plays for 20 h and at most 1000 h (klasika.base-cap), bids from
    hra (klasika.from-hra), cuts only (klasika.cut-only), counts quiet results
    (klasika.quiet-on), plays an unflekked sedma (klasika.sedma-played), allows the omyl
    (klasika.omyl-on) and a lower trump (klasika.undertrump).
    """
    column = _preset_index(name, 0)
    if name not in _presets:
        values = [read_value(one, column) for one in SWITCHES]
        _presets[name] = Profile(name, *values)
    return _presets[name]


def changed(profile: Profile, overrides: tuple[tuple[str, str], ...]) -> Profile:
    """Return the profile with other values for some switches, hidden ones included.

    Whether they go together is not asked: ``contradictions`` does. What a table sets is
    its own affair (house.settings). NotationError for an unknown switch or value.
    """
    values = list(profile)
    for name, value in overrides:
        switch = _find_switch(name, 0)
        if not accepts(switch, value, True):
            raise ProfileError("unknown", value, 0, _values(switch, True))
        values[SWITCHES.index(switch) + 1] = value
    return Profile(*values)


def differing_switches(one: Profile, other: Profile) -> tuple[str, ...]:
    """Return the names of the switches in which two profiles differ, in order."""
    return tuple(
        [
            switch.name
            for place, switch in enumerate(SWITCHES)
            if one[place + 1] != other[place + 1]
        ]
    )


def difference(one: Profile, other: Profile) -> tuple[str, ...]:
    """Return the ids of the rules in which two profiles differ, each once.

    They are those by which one of the two plays and the other does not, and the rule
    that a switch turns: where both play by it, it is with another number or otherwise.
    """
    ids: list[str] = []
    for name in differing_switches(one, other):
        ids.extend([rule for rule in parted(one, other, name) if rule not in ids])
    return tuple(ids)


def parted(one: Profile, other: Profile, name: str) -> tuple[str, ...]:
    """Return the ids of the rules in which a differing switch parts two profiles."""
    here, there = rules_by(one, name), rules_by(other, name)
    turned = switch_rules(name)[0]
    apart = [rule for rule in here if rule == turned or rule not in there]
    apart.extend([rule for rule in there if rule not in here])
    return tuple(apart)


def rules_by(profile: Profile, name: str) -> tuple[str, ...]:
    """Return the ids of the rules by which a profile plays what a switch turns.

    None where it does without: no omyl, no limit.

    NotationError for an unknown switch.
    """
    switch = _find_switch(name, 0)
    return rules_under(switch, profile.preset, getattr(profile, switch.name))


def switch_rules(name: str) -> tuple[str, ...]:
    """Return the ids of the rules that a switch turns, the leading one first.

    NotationError for an unknown switch.
    """
    return rules_of(_find_switch(name, 0))


def set_by(profile: Profile) -> tuple[str, ...]:
    """Return the rule by which a table departs from its preset (house.settings).

    None where it plays the preset as it is.
    """
    departs = differing_switches(preset(profile.preset), profile)
    return (rules.HOUSE_SETTINGS,) if departs else ()


def format_profile(profile: Profile) -> str:
    """Return the text of a profile, fit for an address: ``obecna~overtrump.no``."""
    text = profile.preset
    own = preset(profile.preset)
    for name in differing_switches(own, profile):
        text += "~" + name.replace("_", "-") + "." + getattr(profile, name)
    return text


def parse_profile(text: str, hidden: bool = False) -> Profile:
    """Return the profile of a text such as ``klasika`` or ``obecna~overtrump.no``.

    Only what a table is offered can be read, unless ``hidden`` asks for the rest too.
    NotationError names the bad preset, switch or value and those there are, or two
    settings that exclude each other.
    """
    parts = text.split("~")
    _preset_index(parts[0], 0)
    overrides: list[tuple[str, str]] = []
    start = len(parts[0]) + 1
    for part in parts[1:]:
        name, _, value = part.partition(".")
        switch = _find_switch(name, start, hidden)
        if not accepts(switch, value, hidden):
            expected = _values(switch, hidden)
            at = start + len(name) + 1
            if not value:
                raise ProfileError("empty", value, at, expected, name)
            raise ProfileError("unknown", value, at, expected)
        if switch.name in [known for known, _ in overrides]:
            raise ProfileError("twice", name, start, "each switch only once")
        overrides.append((switch.name, value))
        start += len(part) + 1
    profile = changed(preset(parts[0]), tuple(overrides))
    _check(profile, text)
    return profile


def _check(profile: Profile, text: str) -> None:
    for one, other, why in contradictions(profile):
        settings = [setting(profile, one), setting(profile, other)]
        places = [text.find("~" + found) + 1 for found in settings]
        later = 1 if places[1] > places[0] else 0
        expected = f"nothing against {settings[1 - later]}: {why}"
        against = settings[1 - later]
        raise ProfileError("pair", settings[later], places[later], expected, against)


def _preset_index(name: str, where: int) -> int:
    if name not in PRESET_NAMES:
        raise ProfileError("unknown", name, where, _listed("a preset", PRESET_NAMES))
    return PRESET_NAMES.index(name)


def _find_switch(name: str, where: int, hidden: bool = True) -> Switch:
    known = [switch for switch in SWITCHES if hidden or len(switch.values) > 1]
    wanted = name.replace("-", "_")
    for switch in known:
        if switch.name == wanted:
            return switch
    names = tuple([switch.name.replace("_", "-") for switch in known])
    raise ProfileError("unknown", name, where, _listed("a switch", names))


def _values(switch: Switch, hidden: bool) -> str:
    """What a switch takes, in words: its values, and any number where it counts."""
    values = switch.values + switch.hidden if hidden else switch.values
    listed = _listed("a value of " + switch.name.replace("_", "-"), values)
    if switch.kind == NUMBER:
        return listed + f", or another number up to {switch.most}"
    return listed + (", or another sum such as 50h or 2kc" if switch.kind else "")


def _listed(what: str, names: tuple[str, ...]) -> str:
    return f"{what} ({' '.join(names)})"


GENERAL = preset("obecna")
