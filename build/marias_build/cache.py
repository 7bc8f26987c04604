"""Keeps what is slow to make in `build/.cache`, by the hash of what it is made from."""

from __future__ import annotations

import hashlib
import os
import threading
from collections.abc import Callable
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / ".cache"


def kept(make: Callable[[], bytes], *ingredients: bytes | str) -> bytes:
    """The bytes of `make()`, made once for the same ingredients.

    The ingredients must name everything that the result depends on, versions of tools
    included. Several processes may ask at once.
    """
    path = FOLDER / key(*ingredients)
    try:
        return path.read_bytes()
    except FileNotFoundError:
        data = make()
    FOLDER.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(f".{os.getpid()}-{threading.get_ident()}")
    part.write_bytes(data)
    part.replace(path)
    return data


def file(make: Callable[[], bytes], *ingredients: bytes | str) -> Path:
    """The same as a file, for a program that takes nothing else."""
    kept(make, *ingredients)
    return FOLDER / key(*ingredients)


def key(*ingredients: bytes | str) -> str:
    """A hash of the ingredients, each with its length."""
    total = hashlib.sha256()
    for item in ingredients:
        data = item.encode() if isinstance(item, str) else item
        total.update(len(data).to_bytes(8, "little") + data)
    return total.hexdigest()
