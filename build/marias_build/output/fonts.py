"""Cuts the book's typeface, Literata, down to what Czech and English pages need."""

from __future__ import annotations

import io
from importlib.metadata import version
from importlib.resources import files

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from marias_build import cache

NAME = "literata.woff2"
LIMIT = 80_000  # bytes: the budget of all fonts of the site

LETTERS = "áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽäöüßÄÖÜôľĺŕÔĽĹŔàâçèêëîïùû"
SIGNS = "„“”‚‘’«»–—…·•§°×−÷±=≠≤≥≈½¼¾←→↑↓€©\u00a0\u2009"
CHARACTERS = "".join(map(chr, range(0x20, 0x7F))) + LETTERS + SIGNS

FEATURES = (
    *("kern", "mark", "ccmp", "liga", "locl", "case"),  # set right unasked
    *("smcp", "c2sc"),  # small capitals
    *("lnum", "onum", "pnum", "tnum"),  # figures: lining, old-style, tabular
    *("frac", "numr", "dnom"),
)
AXES = {"wght": (400, 400, 700), "opsz": (12, 12, 36)}


def font() -> bytes:
    """The subset as WOFF2, the same bytes on every machine."""
    source = (files("fontpkg_literata") / "files/Literata[opsz,wght].ttf").read_bytes()
    recipe = repr((CHARACTERS, FEATURES, AXES, version("fonttools"), version("brotli")))
    return cache.kept(lambda: cut(source), source, recipe, "font 1")


def cut(source: bytes) -> bytes:
    """The typeface with fewer glyphs, narrower axes and in WOFF2."""
    whole = TTFont(io.BytesIO(source), recalcTimestamp=False)
    for table in ("VVAR", "vhea", "vmtx"):  # for vertical lines
        del whole[table]
    cut_glyphs(whole)
    instancer.instantiateVariableFont(whole, dict(AXES), inplace=True)
    whole.flavor = "woff2"
    with io.BytesIO() as file:
        whole.save(file)
        return file.getvalue()


def cut_glyphs(whole: TTFont) -> None:
    """Drops the glyphs and features that no page uses."""
    options = subset.Options(
        layout_features=list(FEATURES),
        hinting=False,
        notdef_outline=True,
        glyph_names=False,
        name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14],
        recalc_timestamp=False,
    )
    cutter = subset.Subsetter(options)
    cutter.populate(text=CHARACTERS)
    cutter.subset(whole)
