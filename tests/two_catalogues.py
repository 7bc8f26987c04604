"""Two catalogues of a few lines, and what is wrong in them."""

from __future__ import annotations

from marias_build.book.diagnostics import Faults
from marias_build.book.toml_places import read_toml
from marias_build.words import catalogue, catalogue_checks
from marias_build.words.catalogue import Words

CS = """\
language = "cs"
cases = ["nom", "acc"]
plural = { one = [1, 1], few = [2, 4] }
[forms.card]
HA = ["eso", "eso"]
[quiz]
bere = "Bere {card:acc} v ruce."
points = { one = "{n} bod", few = "{n} body", other = "{n} bodů" }
[site]
title = '"Kniha" - a víc'
"""
EN = """\
language = "en"
cases = ["nom", "acc"]
plural = { one = [1, 1] }
[forms.card]
HA = "ace"
[quiz]
bere = "Takes {card:acc}."
points = { one = "{n} point", other = "{n} points" }
[site]
title = '"Book"'
"""


def read(text: str, language: str, faults: Faults) -> Words:
    """A catalogue of a text; its file is `cs` or `en`."""
    return catalogue.read(read_toml(text, language, faults), language, faults)


def faults(cs: str = CS, en: str = EN) -> list[str]:
    """What is wrong in two catalogues."""
    found = Faults()
    catalogue_checks.check([read(cs, "cs", found), read(en, "en", found)], found)
    return [str(fault) for fault in found]
