"""The catalogues: their typography, what the page gets of them, their plurals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from babel import Locale
from marias_build.book.diagnostics import Faults
from marias_build.book.toml_places import read_toml
from marias_build.words import catalogue
from two_catalogues import CS, EN, read


def test_messages_are_typeset() -> None:
    """Messages have the typography of their language; slots stay."""
    words = read(CS, "cs", Faults())
    assert words.messages["quiz.bere"] == "Bere {card:acc} v\xa0ruce."
    assert words.messages["site.title"] == "„Kniha“\xa0– a\xa0víc"
    assert read(EN, "en", Faults()).messages["site.title"] == "“Book”"


def test_browser_json() -> None:
    """The page gets all but the rooms of the build, and the titles of the rules."""
    words = read(CS, "cs", Faults())
    data = catalogue.browser_json(words, {"play.beat": ("Přebít", "trumfy")})
    assert json.loads(data) == {
        "language": "cs",
        "cases": ["nom", "acc"],
        "plural": {"one": [1, 1], "few": [2, 4]},
        "messages": {
            "quiz.bere": "Bere {card:acc} v\xa0ruce.",
            "quiz.points": {
                "one": "{n}\xa0bod",
                "few": "{n}\xa0body",
                "other": "{n}\xa0bodů",
            },
        },
        "forms": {"card": {"HA": ["eso", "eso"]}},
        "rules": {"play.beat": ["Přebít", "trumfy"]},
    }
    assert data == catalogue.browser_json(words, {"play.beat": ("Přebít", "trumfy")})
    assert list(json.loads(data)) == sorted(json.loads(data))


@pytest.mark.parametrize("language", ["cs", "en"])
def test_plural_function_agrees_with_babel(root: Path, language: str) -> None:
    """The little plural function of the page says what Babel says, from 0 to 200."""
    name = f"content/{language}/messages.toml"
    toml = read_toml((root / name).read_text("utf-8"), name, Faults())
    messages = catalogue.read(toml, language, Faults()).strict()
    rule = Locale.parse(language).plural_form
    assert [messages.category(n) for n in range(201)] == [rule(n) for n in range(201)]
