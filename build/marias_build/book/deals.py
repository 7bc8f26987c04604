"""Example deals: records in `content/deals`, titles in `content/book.toml`."""

from __future__ import annotations

from dataclasses import dataclass

from marias.errors import IllegalActionError, NotationError
from marias.notation import format_card
from marias.record import ANNOUNCED, Record, format_record, parse_record, states
from marias.state import PlayCard, is_over, verdicts

from marias_build.book.diagnostics import Faults, Place


@dataclass(frozen=True)
class Played:
    """A record that was read and played through, with the rules its cards met."""

    record: Record
    source: str
    rules: tuple[str, ...]


def read(text: str, file: str, faults: Faults) -> Played | None:
    """The deal of a file; None and a fault when it was not legal or is no deal."""
    try:
        record = parse_record(text)
    except NotationError as error:
        what = f"cannot read {error.what!r}"
        faults.add(Place(file, max(error.where, 1)), what, f"expected {error.expected}")
        return None
    try:
        row = states(record)
    except IllegalActionError as error:
        faults.add(
            Place(file, _line_of_play(text, record, error)),
            f"{_shown(error.action)} breaks {error.rule}",
            "an example deal is played by the rules of its profile",
        )
        return None
    if not is_over(row[-1]):
        faults.add(
            Place(file, text.count("\n") or 1),
            "the deal is not over",
            "play all tricks",
        )
        return None
    return Played(record, format_record(record), _rules(record))


def _shown(action: object) -> str:
    """A play as the record has it: `HK*` for a king with its marriage."""
    if not isinstance(action, PlayCard):
        return str(action)
    return format_card(action.card) + (ANNOUNCED if action.announce else "")


def _line_of_play(text: str, record: Record, error: IllegalActionError) -> int:
    """The line of the trick with the play; the first line when it is not found."""
    tricks = [
        number
        for number, line in enumerate(text.splitlines(), start=1)
        if line.strip() and not line.startswith("#")
    ][8:]
    index = record.plays.index(error.action) if error.action in record.plays else 0
    return tricks[index // 3] if index // 3 < len(tricks) else 1


def _rules(record: Record) -> tuple[str, ...]:
    """The rules that took a trick or allowed the card that was played."""
    row = states(record)
    found = {trick.rule for trick in row[-1].tricks}
    for state, play in zip(row, record.plays, strict=False):
        found.update(v.rule for v in verdicts(state) if v.card == play.card)
    return tuple(sorted(found))
