"""The switches: everything on which tables, or people, differ, as one table."""

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


def rules_of(switch: Switch) -> tuple[str, ...]:
    """Return the ids of the rules that a switch turns, the leading one first."""
    return (switch.rule,) + switch.also
