"""The book's typeface."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from marias_build.output import fonts

CUT = TTFont(io.BytesIO(fonts.font()))
# Not printed by the typeface: ends of lines, and what front matter and code hold.
UNPRINTED = {"\n"}


def test_the_font_is_within_its_budget() -> None:
    """At most 80 kB for all fonts of the site."""
    assert len(fonts.font()) <= fonts.LIMIT


def test_every_promised_character_is_there() -> None:
    """The whole Czech alphabet in both sizes, quotes, dashes and signs."""
    known = {chr(code) for code in CUT.getBestCmap()}
    assert {*fonts.CHARACTERS} <= known


def test_every_character_of_the_book_is_there(root: Path) -> None:
    """No letter of a chapter falls back to another typeface."""
    for file in sorted((root / "content").rglob("*")):
        if file.suffix in (".md", ".toml"):
            missing = {*file.read_text(encoding="utf-8")} - {*fonts.CHARACTERS}
            assert missing <= UNPRINTED, f"{file}: {missing}"


def test_weight_and_size_can_vary() -> None:
    """Regular to bold, from captions to titles."""
    axes = {axis.axisTag: (axis.minValue, axis.maxValue) for axis in CUT["fvar"].axes}
    assert axes == {"wght": (400, 700), "opsz": (12, 36)}


@pytest.mark.parametrize("feature", ["smcp", "c2sc", "onum", "lnum", "tnum", "kern"])
def test_a_feature_that_the_style_uses_is_there(feature: str) -> None:
    """Small capitals, old-style, lining and tabular figures, kerning."""
    tables = [CUT[tag].table.FeatureList.FeatureRecord for tag in ("GSUB", "GPOS")]
    assert feature in {record.FeatureTag for table in tables for record in table}


def test_cutting_is_the_same_every_time() -> None:
    """The same bytes again, without the cache and whatever the clock says."""
    from importlib.resources import files

    source = (files("fontpkg_literata") / "files/Literata[opsz,wght].ttf").read_bytes()
    assert fonts.cut(source) == fonts.font()
