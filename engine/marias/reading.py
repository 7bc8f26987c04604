"""Readings: what sources leave open, by the names of what is chosen, and its money."""

from collections import namedtuple

from .ledger import Ledger

# Names of readings, where a source is silent, speaks of two things or against itself.
BARE_RATE, BY_POINTS = "bare-rate", "by-points"
BASE_RATE, WITH_FLEKS = "base-rate", "with-fleks"
FOR_HIS_SIDE, EACH_FOR_HIMSELF = "for-his-side", "each-for-himself"
AN_OFFENCE, NO_OFFENCE = "an-offence", "no-offence"


class Reading(namedtuple("Reading", ("names", "ledger"))):
    """One reading of the sources, by the names of what was chosen, and its money.

    ``names`` is empty where the sources leave nothing open.
    """

    __slots__ = ()
    names: tuple[str, ...]
    ledger: Ledger


def told_apart(row: "list[Reading]") -> tuple[Reading, ...]:
    """Return the readings without those that cost everybody the same as one before.

    Their names tell them apart: none stands twice in a reading, and none in all of
    them, as long as each keeps a name.
    """
    found: list[Reading] = []
    for one in row:
        if one.ledger.totals not in [other.ledger.totals for other in found]:
            found.append(one)
    silent = _in_all(found)
    if len(found) > 1 and () in [_without(one.names, silent) for one in found]:
        silent = ()
    return tuple([Reading(_without(one.names, silent), one.ledger) for one in found])


def _in_all(row: "list[Reading]") -> tuple[str, ...]:
    return tuple(
        [
            name
            for name in row[0].names
            if not [one for one in row if name not in one.names]
        ]
    )


def _without(names: tuple[str, ...], silent: tuple[str, ...]) -> tuple[str, ...]:
    """The names of a reading, each once, without those that say nothing."""
    told: list[str] = []
    for name in names:
        if name not in silent and name not in told:
            told.append(name)
    return tuple(told)
