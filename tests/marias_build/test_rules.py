"""Rules as data: what is wrong in them, and what the engine says instead."""

from __future__ import annotations

from pathlib import Path

import pytest
import tiny_content
from marias.profile import PRESET_NAMES
from marias_build.rules import engine_differences
from tiny_content import CHAPTER, HEAD, RULE

RULES = tiny_content.FILES["content/rules.toml"]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (
            "sources = [",
            "executable = true\nsources = [",
            ":2: unknown setting executable; known: differs, sources, unasked",
        ),
        (
            'source = "obecna"',
            'source = "obecne"',
            (":2: unknown source obecne; did you mean obecna?"),
        ),
        (
            "sources = [",
            'unasked = "x"\nsources = [',
            (":2: questions do ask about the rule play.beat; remove unasked"),
        ),
        (
            '["play.beat"]',
            '["play.beets"]',
            (
                ":1: the registry has no rule play.beets; did you mean play.beat or"
                ' pay.betl-5 or pay.betl-15? See "A new rule" in content/README.md'
            ),
        ),
        (
            '["play.beat"]',
            '["play.Beat"]',
            (
                ":1: play.Beat is no rule id;"
                ' write ["play.beat"]: small letters, digits, hyphens, one full stop'
            ),
        ),
        (
            "sources = [",
            'differs = [{ profile = "hospody" }]\nsources = [',
            ":2: unknown profile hospody; did you mean hospoda?",
        ),
        (
            "sources = [",
            'differs = [{ profile = "hospoda", grade = "sure" }]\nsources = [',
            ":2: differs.0.grade is 'sure'; use 'stated', 'derived' or 'inferred'",
        ),
        ("sources = [", 'differs = [{ profile = "hospoda" }]\nsources = [', None),
        (
            '["play.beat"]',
            '["play.none"]\n["play.beat"]',
            ":1: no chapter states the rule play.none; state it, or remove it here",
        ),
        ("play.beat", "cards.deck-32", None),
    ],
)
def test_rules_toml(tmp_path: Path, old: str, new: str, expected: str | None) -> None:
    """Each mistake in the data of a rule is told with its line."""
    assert old in RULES
    found = tiny_content.faults(
        tmp_path, {"content/rules.toml": RULES.replace(old, new)}
    )
    if expected is None:
        assert found
    elif expected.startswith(":"):
        assert f"content/rules.toml{expected}" in found
    else:
        assert any(fault.startswith("content/rules.toml:") for fault in found)


def test_unasked_rule(tmp_path: Path) -> None:
    """A rule that runs is asked about, or says why it is not."""
    rules = RULES.replace("play.beat", "cards.deck-32")
    text = HEAD + RULE.replace("play.beat", "cards.deck-32")
    found = tiny_content.faults(tmp_path, {"content/rules.toml": rules, CHAPTER: text})
    assert found == [
        (
            "content/rules.toml:1: the rule cards.deck-32 is executable and no question"
            " asks about it; add a question that it decides,"
            ' or unasked = "why there is none"'
        )
    ]


def test_a_profile_that_the_engine_plays_differently(tmp_path: Path) -> None:
    """The book cannot be silent about a difference that the engine knows."""
    rules = RULES.replace("play.beat", "play.overtrump")
    text = HEAD + RULE.replace("play.beat", "play.overtrump")
    found = tiny_content.faults(tmp_path, {"content/rules.toml": rules, CHAPTER: text})
    assert found == [
        (
            "content/rules.toml:1: the engine plays play.overtrump differently under"
            ' klasika; add { profile = "klasika", grade = "stated" } to differs'
        )
    ]


def test_engine_differences() -> None:
    """The presets that differ in a switch are found with their grades."""
    assert engine_differences("play.overtrump") == {"klasika": "stated"}
    assert engine_differences("play.beat") == {}
    assert set(engine_differences("play.overtrump")) <= set(PRESET_NAMES)


def test_a_difference_without_its_sentence(tmp_path: Path) -> None:
    """A profile that differs is explained at the statement."""
    rules = RULES + 'differs = [{ profile = "paluba" }]\n'
    found = tiny_content.faults(tmp_path, {"content/rules.toml": rules})
    assert found == [
        (
            f"{CHAPTER}:6: play.beat does not say how paluba differs;"
            " add a paragraph that begins with `paluba: `"
        )
    ]
