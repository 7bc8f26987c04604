"""Chapters for beginners: they name no table but the book's, and no switch."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from marias_build.book.diagnostics import Faults, Place
from marias_build.rules import statements
from marias_build.rules.entries import engine_differences
from marias_build.tables.kinds import TABLES
from marias_build.tables.table_settings import SideBySide
from marias_build.text.fences import Fence, every
from marias_build.text.front_matter import Head, Source

_VALUE = re.compile(r"\{\{([^{}]*)\}\}")
# A setting of a block, or a line of a record.
_PROFILE = re.compile(r"^\s*profiles?(?::|\s)\s*(\S.*)$")
_NAMES = re.compile(r"[^\[\],\s]+")
_LINK = "link to the chapter dum"


def check(source: Source[Head], general: str, faults: Faults) -> None:
    """A fault for whatever a beginner's chapter says of another table."""
    if not source.head.beginner:
        return
    for index, line in enumerate(source.lines):
        place = source.place.at(source.first_line + index)
        for asked in _VALUE.findall(line):
            if "@" in asked:
                what = f"{{{{{asked}}}}} in a chapter for beginners"
                faults.add(place, what, f"leave out the profile, or {_LINK}")
    for fence in every(source.lines, source.place):
        _check_fence(fence, general, source.place, faults)


def check_same(
    languages: Mapping[str, Sequence[tuple[str, Source[Head]]]], faults: Faults
) -> None:
    """A chapter for beginners is one in every language; a faulty head says nothing."""
    at_fault = {fault.file for fault in faults}
    every = {name for found in languages.values() for name, one in found if _is(one)}
    for found in languages.values():
        for name, source in found:
            if name in every and not _is(source) and source.file not in at_fault:
                what = f"{name} is for beginners in another language"
                faults.add(Place(source.file), what, "add beginner = true to the head")


def _is(source: Source[Head]) -> bool:
    return bool(source.head.beginner)


def _check_fence(fence: Fence, general: str, place: Place, faults: Faults) -> None:
    if fence.name in ("rule", "fact"):
        _check_statement(fence, place, faults)
    elif fence.name in ("table", "quiz"):
        _check_settings(fence, general, place, faults)


def _check_statement(fence: Fence, place: Place, faults: Faults) -> None:
    said = statements.read(fence, place, Faults())
    for profile, part in said.differs.items():
        # The book cannot be silent about what the engine plays otherwise.
        if profile not in engine_differences(said.id):
            what = f"{said.id} speaks of {profile} in a chapter for beginners"
            mend = "say it in a later chapter, and leave it out of differs"
            faults.add(place.at(part.line), what, mend)


def _check_settings(fence: Fence, general: str, place: Place, faults: Faults) -> None:
    said = False
    for number, line in enumerate(fence.body, start=fence.line + 1):
        if found := _PROFILE.match(line):
            said = True
            if any(name != general for name in _NAMES.findall(found[1])):
                what = f"{line.strip()} in a chapter for beginners"
                faults.add(place.at(number), what, f"leave it out, or {_LINK}")
    table = TABLES.get(fence.argument) if fence.name == "table" else None
    if table and issubclass(table.settings, SideBySide) and not said:
        what = f"the table {fence.argument} shows the rules of every table"
        faults.add(place.at(fence.line), what, f"leave it out, or {_LINK}")
