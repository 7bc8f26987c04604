"""Addresses that moved: `content/redirects.toml`, checked against the pages."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Any

from marias_site.book import Redirect

from marias_build.book.diagnostics import Faults, Place, near
from marias_build.book.settings import Settings, check
from marias_build.book.toml_places import Toml, rows

LONGEST = 200  # letters; some disks take no name of more than 255 bytes
RESERVED = ("assets", "api", "sw.js", "404.html", "-")  # the site's own, at its root
_SEGMENT = r"[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?/"
_PATH = re.compile(rf"(?:{_SEGMENT})+")
# Windows takes these for devices, whatever follows the name.
_DEVICE = re.compile(r"(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\..*)?")


class Moved(Settings):
    """Both paths from the root of the site; each ends in "/"."""

    old: str
    new: str


def read(toml: Toml, pages: Collection[str], faults: Faults) -> tuple[Redirect, ...]:
    """The redirects; a fault for one that leads nowhere or hides a page."""
    found: dict[str, Redirect] = {}
    for name in toml.data:
        if name != "redirects":
            faults.add(
                toml.place(name), f"unknown setting {name}", "write [[redirects]]"
            )
    for index, data in enumerate(rows(toml, "redirects", faults)):
        moved = check(Moved, data, toml.below("redirects", index), faults)
        old, new = (_text(data, name) for name in ("old", "new"))
        if old in found:
            place = toml.place("redirects", index, "old")
            faults.add(place, f"{old} is redirected twice", "keep one of them")
        # Each of the two is looked at, whatever is wrong with the other.
        if old is not None:
            _check_old(old, toml.place("redirects", index, "old"), pages, faults)
        if new is not None:
            _check_new(new, toml.place("redirects", index, "new"), pages, faults)
        if moved and is_path(moved.old):
            found[moved.old] = Redirect(moved.old, moved.new)
    return tuple(found.values())


def _text(data: Any, name: str) -> str | None:
    """What stands there, if it is a text."""
    found = data.get(name) if isinstance(data, dict) else None
    return found if isinstance(found, str) else None


def is_path(text: str) -> bool:
    """Whether a page may live there: small letters, digits, ".", "-", each "/" after.

    No part is a dot segment, a device of Windows or the file of a page; the first is
    none that belongs to the site itself.
    """
    if len(text) > LONGEST or not _PATH.fullmatch(text):
        return False
    parts = text[:-1].split("/")
    return parts[0] not in RESERVED and not any(
        part == "index.html" or ".." in part or _DEVICE.fullmatch(part)
        for part in parts
    )


def _check_old(old: str, place: Place, pages: Collection[str], faults: Faults) -> None:
    if not is_path(old):
        what = f"old is {old[:60]!r}"
        faults.add(place, what, 'write a path such as "pravidla/stare/"')
    elif old in pages:
        what = f"{old} is a page of the book"
        faults.add(place, what, "redirect only what moved")


def _check_new(new: str, place: Place, pages: Collection[str], faults: Faults) -> None:
    target = new.partition("#")[0]
    if target not in pages:
        what = f"there is no page {target}"
        faults.add(place, what, near(target, pages), "content")
