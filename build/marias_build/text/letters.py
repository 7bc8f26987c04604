"""The book's typeface for pictures: two plain weights, and how wide a text is."""

from __future__ import annotations

import io
from functools import cache as once
from functools import partial
from importlib.metadata import version
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from marias_build import cache
from marias_build.output import fonts

FAMILY = "Literata"
WEIGHTS = (400, 640)


@once
def files() -> tuple[Path, ...]:
    """A font file of each weight, for a program that takes only files."""
    found = (cache.file(partial(_cut, weight), *_key(weight)) for weight in WEIGHTS)
    return tuple(found)


def recipe() -> str:
    """What changes whenever the shapes of the letters do."""
    return " ".join(file.name for file in files())


def _key(weight: int) -> tuple[bytes | str, ...]:
    return (fonts.font(), str(weight), version("fonttools"), "letters 1")


def _cut(weight: int) -> bytes:
    """One weight of the letters that pages use, for big type."""
    whole = TTFont(io.BytesIO(fonts.font()), recalcTimestamp=False)
    instancer.instantiateVariableFont(whole, {"wght": weight, "opsz": 36}, inplace=True)
    whole.flavor = None
    with io.BytesIO() as file:
        whole.save(file)
        return file.getvalue()


def wrapped(text: str, size: int, room: float) -> list[str]:
    """The words of a text in lines that are no wider than the room for them.

    A no-break space holds words together; a word wider than the room stands alone.
    """
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def width(text: str, size: int) -> float:
    """How wide a bold text is; pairs of letters only bring it closer together."""
    advances, unit = _advances()
    return sum(advances.get(ord(letter), unit) for letter in text) * size / unit


@once
def _advances() -> tuple[dict[int, int], int]:
    with TTFont(files()[-1], lazy=True) as font:
        widths = font["hmtx"].metrics
        names = font.getBestCmap()
        return {code: widths[name][0] for code, name in names.items()}, int(
            font["head"].unitsPerEm
        )
