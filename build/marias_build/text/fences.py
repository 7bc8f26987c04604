"""The source of a chapter cut into plain text and fenced blocks, with their lines."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from marias_build.book.diagnostics import Faults, Place

_OPEN = re.compile(
    r"^(?P<ticks>`{3,})[ \t]*(?P<name>[A-Za-z][\w-]*)?[ \t]*(?P<rest>.*)$"
)


@dataclass(frozen=True)
class Text:
    """Lines of prose; the first of them stands on `line` of the file."""

    line: int
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Fence:
    """A fenced block: ```name argument on `line`, its body from the next line on."""

    line: int
    name: str
    argument: str
    body: tuple[str, ...]


def cut(lines: Sequence[str], place: Place, faults: Faults) -> list[Text | Fence]:
    """Texts and fences in order; `place` is where the first line stands."""
    parts: list[Text | Fence] = []
    start = at = 0
    while at < len(lines):
        opening = _OPEN.match(lines[at])
        if opening is None:
            at += 1
            continue
        if at > start:
            parts.append(Text(place.line + start, tuple(lines[start:at])))
        end, closed = _end(lines, at, opening["ticks"])
        if not closed:
            end = _heading(lines, at, end)
            _unclosed(lines, at, end, place, faults)
        parts.append(_fence(opening, place.line + at, lines[at + 1 : end]))
        start = at = end + 1 if closed else end
    if start < len(lines):
        parts.append(Text(place.line + start, tuple(lines[start:])))
    return parts


def every(lines: Sequence[str], place: Place) -> Iterator[Fence]:
    """Every block, those within others too; `cut` tells what is wrong with them."""
    for part in cut(lines, place, Faults()):
        if isinstance(part, Fence):
            yield part
            yield from every(part.body, place.at(part.line + 1))


def _fence(opening: re.Match[str], line: int, body: Sequence[str]) -> Fence:
    name = opening["name"] or ""
    return Fence(line, name, opening["rest"].strip(), tuple(body))


def _end(lines: Sequence[str], at: int, ticks: str) -> tuple[int, bool]:
    """The line that closes the block; or where it must have ended, unclosed."""
    for index in range(at + 1, len(lines)):
        line = lines[index].rstrip()
        if line.startswith(ticks) and not line.strip("`"):
            return index, True
        opening = _OPEN.match(line)
        if opening is not None and opening["ticks"] == ticks and opening["name"]:
            return index, False
    return len(lines), False


def _heading(lines: Sequence[str], at: int, end: int) -> int:
    """The first heading below: no block holds one, so the block was to end above."""
    found = (index for index in range(at + 1, end) if lines[index].startswith("## "))
    return next(found, end)


def _unclosed(
    lines: Sequence[str], at: int, end: int, place: Place, faults: Faults
) -> None:
    head = lines[at].strip()
    if end < len(lines):
        mend = f"close it before line {place.line + end}"
        if not lines[end].startswith("#"):
            mend += ", or open it with four backticks if it holds other blocks"
    else:
        mend = "close it with ```"
    faults.add(place.at(place.line + at), f"the block {head} is never closed", mend)
