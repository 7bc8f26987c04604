"""The licences that travel with the site."""

from __future__ import annotations

from pathlib import Path

from marias_build import notices


def test_everything_that_is_handed_out_has_its_licence(root: Path) -> None:
    """Our MIT, MicroPython's MIT, PyScript's Apache 2, Literata's Open Font Licence."""
    text = notices.text(root)
    assert "The Štych authors" in text
    assert "Damien P. George" in text
    assert "Apache License" in text
    assert "SIL OPEN FONT LICENSE" in text.upper()
    assert text.count("Permission is hereby granted") >= 2
