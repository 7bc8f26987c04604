"""The switches: everything on which tables, or people, differ, as one table."""

from . import rules
from .switch import PRESET_NAMES, Origin, Switch, accepts, read_cell, read_value
from .switches_money import MONEY_SWITCHES
from .switches_offences import OFFENCE_SWITCHES
from .switches_parts import PART_SWITCHES
from .switches_play import PLAY_SWITCHES
from .switches_table import TABLE_SWITCHES
from .switches_variants import VARIANT_SWITCHES

__all__ = (
    "PRESET_NAMES",
    "SWITCHES",
    "Origin",
    "Switch",
    "accepts",
    "read_cell",
    "read_value",
    "rules_of",
    "rules_under",
)

# The play comes first: its fields are those of a profile that are read most often.
SWITCHES = (
    PLAY_SWITCHES
    + TABLE_SWITCHES
    + PART_SWITCHES
    + MONEY_SWITCHES
    + OFFENCE_SWITCHES
    + VARIANT_SWITCHES
)


# What a preset's own source says of a switch in words of its own.
_OWN = {
    "klasika": {
        "overtrump": rules.KLASIKA_UNDERTRUMP,
        "base": rules.KLASIKA_BASE_CAP,
        "shuffling": rules.KLASIKA_CUT_ONLY,
        "lowest": rules.KLASIKA_FROM_GAME,
        "omyl": rules.KLASIKA_OMYL,
        "fold_sedma": rules.KLASIKA_SEVEN_PLAYED,
        "school": rules.KLASIKA_ADDING,
        "quiet": rules.KLASIKA_QUIET,
        "limit": rules.KLASIKA_BASE_CAP,
    },
    "turnaj2020": {"ladder": rules.LADDER_TWELVE},
}


def rules_of(switch: Switch) -> tuple[str, ...]:
    """Return the ids of the rules that a switch turns, the leading one first."""
    ids = [switch.rule]
    for turned in switch.turned:
        ids.extend([one for one in turned if one not in ids])
    for own in _OWN.values():
        if own.get(switch.name, switch.rule) not in ids:
            ids.append(own[switch.name])
    return tuple(ids)


def rules_under(switch: Switch, preset: str, value: str) -> tuple[str, ...]:
    """Return the ids of the rules by which a table with this value plays.

    What the preset says of it in words of its own comes first, as long as the value is
    the preset's.
    """
    listed = switch.values + switch.hidden
    ids = switch.turned[listed.index(value) if value in listed else -1]
    own = _OWN.get(preset, {}).get(switch.name, "")
    if own and value == read_value(switch, PRESET_NAMES.index(preset)):
        return (own,) + ids
    return ids
