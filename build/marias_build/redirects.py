"""Addresses that moved: `content/redirects.toml`, checked against the pages."""

from __future__ import annotations

from collections.abc import Collection

from marias_site.book import Redirect

from marias_build.diagnostics import Faults, near
from marias_build.settings import Settings, check
from marias_build.toml_places import Toml


class Moved(Settings):
    """Both paths from the root of the site; each ends in "/"."""

    old: str
    new: str


def read(toml: Toml, pages: Collection[str], faults: Faults) -> tuple[Redirect, ...]:
    """The redirects; a fault for one that leads nowhere or hides a page."""
    found: dict[str, Redirect] = {}
    rows = toml.data.get("redirects", [])
    for name in toml.data:
        if name != "redirects":
            faults.add(
                toml.place(name), f"unknown setting {name}", "write [[redirects]]"
            )
    for index, data in enumerate(rows):
        moved = check(Moved, data, toml.below("redirects", index), faults)
        if moved is None:
            continue
        if moved.old in found:
            place = toml.place("redirects", index, "old")
            faults.add(place, f"{moved.old} is redirected twice", "keep one of them")
        _check(moved, index, toml, pages, faults)
        found[moved.old] = Redirect(moved.old, moved.new)
    return tuple(found.values())


def _check(
    moved: Moved, index: int, toml: Toml, pages: Collection[str], faults: Faults
) -> None:
    old, new = (toml.place("redirects", index, name) for name in ("old", "new"))
    if not moved.old.endswith("/") or moved.old.startswith("/"):
        faults.add(
            old, f"old is {moved.old!r}", 'write a path such as "pravidla/stare/"'
        )
    if moved.old in pages:
        faults.add(
            old, f"{moved.old} is a page of the book", "redirect only what moved"
        )
    target = moved.new.partition("#")[0]
    if target not in pages:
        faults.add(new, f"there is no page {target}", near(target, pages))
