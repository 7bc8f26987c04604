"""The licences of what the site hands out: ours, the libraries', the typeface's."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from marias_build.output import npm_files

NAME = "licences.txt"
MICROPYTHON = "Copyright (c) 2013-2025 Damien P. George and others"


def text(root: Path) -> str:
    """All of them, one after the other, each under the name of what it covers."""
    ours = (root / "LICENSE").read_text(encoding="utf-8")
    lines = ours.splitlines()
    (holder,) = (line for line in lines if line.startswith("Copyright"))
    pyscript = npm_files.MODULES / "@pyscript/core/LICENSE"
    minisearch = npm_files.MODULES / "minisearch/LICENSE.txt"
    literata = files("fontpkg_literata") / "LICENSE"
    parts = {
        "Štych": ours,
        "MicroPython": ours.replace(holder, MICROPYTHON),
        "PyScript": pyscript.read_text(encoding="utf-8"),
        "MiniSearch": minisearch.read_text(encoding="utf-8"),
        "Literata": literata.read_text(encoding="utf-8"),
    }
    return "\n\n".join(f"{name}\n{'=' * len(name)}\n\n{parts[name]}" for name in parts)
