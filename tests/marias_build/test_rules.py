"""Rules as data: what is wrong in them, and what the engine says instead."""

from __future__ import annotations

from pathlib import Path

import pytest
import tiny_content
from marias.profile import PRESET_NAMES
from marias_build.rules.entries import engine_differences
from marias_build.text.plain import plain
from tiny_content import CHAPTER, HEAD, RULE

RULES = tiny_content.FILES["content/rules/karty.toml"]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (
            "sources = [",
            "executable = true\nsources = [",
            (
                ":2: unknown setting executable;"
                " known: differs, related, sources, unasked, unshown, words"
            ),
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
            (
                ":2: grade in item 1 of differs is 'sure';"
                " use 'stated', 'derived' or 'inferred'"
            ),
        ),
        ("sources = [", 'differs = [{ profile = "hospoda" }]\nsources = [', None),
        (
            '["play.beat"]',
            '["play.none"]\n["play.beat"]',
            ":1: no chapter states the rule play.none; state it, or remove it here",
        ),
        ("play.beat", "cards.deck-32", None),
        (
            "sources = [",
            'related = ["play.beet"]\nsources = [',
            (
                ":2: the registry has no rule play.beet;"
                " did you mean play.beat or pay.betl-5 or pay.betl-15?"
            ),
        ),
        (
            "sources = [",
            'related = ["play.beat"]\nsources = [',
            ":2: play.beat is related to itself; name another rule",
        ),
        (
            "sources = [",
            'related = ["play.follow", "play.follow"]\nsources = [',
            ":2: play.follow is named twice; keep one of them",
        ),
    ],
)
def test_rules_toml(tmp_path: Path, old: str, new: str, expected: str | None) -> None:
    """Each mistake in the data of a rule is told with its line."""
    assert old in RULES
    found = tiny_content.faults(
        tmp_path, {"content/rules/karty.toml": RULES.replace(old, new)}
    )
    if expected is None:
        assert found
    elif expected.startswith(":"):
        assert f"content/rules/karty.toml{expected}" in found
    else:
        assert any(fault.startswith("content/rules/karty.toml:") for fault in found)


def test_a_source_is_called_by_its_short_name_beside_a_rule(tmp_path: Path) -> None:
    """The whole name stands once, where the sources are listed."""
    sources = '[obecna]\ncs = "Pravidla pro tři"\n\n[obecna.short]\ncs = "Obecná"\n'
    changes = {"content/sources.toml": sources}
    book = tiny_content.read(tmp_path, changes).checked()
    assert "Obecná, Sehrávka" in plain(book.chapters["cs"][0].html)
    assert book.sources["obecna"].names["cs"] == "Pravidla pro tři"


def test_unasked_rule(tmp_path: Path) -> None:
    """A rule that runs is asked about, or says why it is not."""
    rules = RULES.replace("play.beat", "cards.deck-32")
    text = HEAD + RULE.replace("play.beat", "cards.deck-32")
    found = tiny_content.faults(
        tmp_path, {"content/rules/karty.toml": rules, CHAPTER: text}
    )
    assert found == [
        (
            "content/rules/karty.toml:1: the rule cards.deck-32 is executable and no"
            " question asks about it; add a question that it decides,"
            ' or unasked = "why there is none"'
        )
    ]


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ("[[HH]]\n\n", True),
        ("```quiz trick-winner\nposition: x\n```\n\n", False),
        ("```deep A\n\n", False),
    ],
    ids=("cards", "a question", "a block without its end"),
)
def test_only_a_question_that_cannot_be_read_may_be_the_one_that_asks(
    tmp_path: Path, more: str, told: bool
) -> None:
    """Another fault of the chapter does not hide that nobody asks about a rule."""
    rules = RULES.replace("play.beat", "cards.deck-32")
    text = HEAD + more + RULE.replace("play.beat", "cards.deck-32")
    changes = {"content/rules/karty.toml": rules, CHAPTER: text}
    found = tiny_content.faults(tmp_path, changes)
    assert any(fault.startswith(f"{CHAPTER}:") for fault in found)
    assert any("no question asks about it" in fault for fault in found) is told


def test_a_profile_that_the_engine_plays_differently(tmp_path: Path) -> None:
    """The book cannot be silent about a difference that the engine knows."""
    rules = RULES.replace("play.beat", "play.overtrump")
    text = HEAD + RULE.replace("play.beat", "play.overtrump")
    found = tiny_content.faults(
        tmp_path, {"content/rules/karty.toml": rules, CHAPTER: text}
    )
    assert found == [
        (
            "content/rules/karty.toml:1: the engine plays play.overtrump differently"
            ' under klasika; add { profile = "klasika", grade = "stated" } to differs'
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
    found = tiny_content.faults(tmp_path, {"content/rules/karty.toml": rules})
    assert found == [
        (
            f"{CHAPTER}:6: play.beat does not say how paluba differs;"
            " add a paragraph that begins with `paluba: `"
        )
    ]


def two_chapters(chapter: str, *entries: str) -> dict[str, str]:
    """A second chapter with its text, and a file of rules for it."""
    book = tiny_content.FILES["content/book.toml"]
    return {
        "content/book.toml": book.replace('["karty"]', '["karty", "trumfy"]'),
        "content/cs/chapters/trumfy.md": HEAD + chapter,
        "content/rules/trumfy.toml": "".join(entries),
    }


def test_a_rule_stands_in_the_file_of_its_chapter(tmp_path: Path) -> None:
    """Who looks for what is known of a rule looks in one file."""
    follow = RULE.replace("play.beat", "play.follow")
    changes = {
        **two_chapters(follow),
        "content/rules/karty.toml": RULES + RULES.replace("play.beat", "play.follow"),
    }
    assert tiny_content.faults(tmp_path, changes) == [
        (
            "content/rules/karty.toml:3: the rule play.follow is stated in the chapter"
            " trumfy; move it to content/rules/trumfy.toml"
        )
    ]


def test_a_rule_in_two_files(tmp_path: Path) -> None:
    """The files of two chapters cannot say two things of a rule."""
    found = tiny_content.faults(tmp_path, two_chapters("text\n", RULES))
    assert (
        "content/rules/trumfy.toml:1: play.beat stands in content/rules/karty.toml too;"
        " keep it in one of them"
    ) in found


def test_rules_of_no_chapter(tmp_path: Path) -> None:
    """A file whose name is no chapter is not left out silently."""
    found = tiny_content.faults(tmp_path, {"content/rules/kraty.toml": RULES})
    assert found == [
        (
            "content/rules/kraty.toml:1: kraty is not in book.toml;"
            " name it there (did you mean karty?) or remove it"
        )
    ]


def test_related_rules_that_have_a_page(tmp_path: Path) -> None:
    """A rule leads on to its relatives; one that no chapter states is left out."""
    follow = RULES.replace("play.beat", "play.follow")
    related = 'related = ["play.follow", "play.must-trump"]\n'
    changes = {
        "content/rules/karty.toml": RULES + related + follow,
        CHAPTER: HEAD + RULE + RULE.replace("play.beat", "play.follow"),
    }
    book = tiny_content.read(tmp_path, changes).checked()
    assert book.rules["play.beat"].related == ("play.follow",)
