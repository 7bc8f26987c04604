"""A chapter for beginners speaks of the book's own table alone."""

from __future__ import annotations

from pathlib import Path

import pytest
import tiny_content
from marias_build.book.diagnostics import Faults
from marias_build.text import beginners
from marias_build.text.front_matter import Head, Source
from tiny_content import CHAPTER, HEAD, RULE

BEGINNER = HEAD.replace('opener = "HA"', 'opener = "HA"\nbeginner = true')
LINK = "link to the chapter dum"

FAULTS = [
    (
        "a\n\n{{price:betl@paluba}}",
        f"3: {{{{price:betl@paluba}}}}{{in}}leave out the profile, or {LINK}",
    ),
    (
        "```table fleks\nprofile: klasika\n```",
        f"2: profile: klasika{{in}}leave it out, or {LINK}",
    ),
    (
        "````deep Jak\n\n```table ladder\nprofiles: [obecna, paluba]\n```\n````",
        f"4: profiles: [obecna, paluba]{{in}}leave it out, or {LINK}",
    ),
    (
        "```quiz trick-winner\nposition: 1-A-F-LK.LX.L9\nprofile: klasika\n```",
        f"3: profile: klasika{{in}}leave it out, or {LINK}",
    ),
    (
        "```table switches\nnames: [school]\n```",
        (
            "1: the table switches shows the rules of every table;"
            f" leave it out, or {LINK}"
        ),
    ),
]


def told(root: Path, body: str, head: str = BEGINNER) -> list[str]:
    """The faults of a chapter with this body, its lines counted from 1."""
    first = head.count("\n")
    found = tiny_content.faults(root, {CHAPTER: head + body + "\n" + RULE})
    shown = []
    for fault in found:
        _, line, what = fault.split(":", 2)
        shown.append(f"{int(line) - first}:{what}")
    return shown


@pytest.mark.parametrize(("body", "fault"), FAULTS)
def test_another_table(tmp_path: Path, body: str, fault: str) -> None:
    """It is told on its line; any other chapter may say it."""
    expected = fault.replace("{in}", " in a chapter for beginners; ")
    assert told(tmp_path, body) == [expected]
    assert told(tmp_path, body, HEAD) == []


def test_the_books_own_table(tmp_path: Path) -> None:
    """What the book itself plays by may be named."""
    body = "{{price:betl}}\n\n```table fleks\nprofile: obecna\n```"
    assert told(tmp_path, body) == []


def test_a_paragraph_on_another_table(tmp_path: Path) -> None:
    """A rule has one only where the engine plays otherwise."""
    rules = tiny_content.FILES["content/rules/karty.toml"] or ""
    text = BEGINNER + RULE.replace("musí.\n", "musí.\n\nklasika: Nemusí.\n")
    differs = 'differs = [{ profile = "klasika", grade = "stated" }]\n'
    found = tiny_content.faults(
        tmp_path, {"content/rules/karty.toml": rules + differs, CHAPTER: text}
    )
    assert found == [
        (
            f"{CHAPTER}:12: play.beat speaks of klasika in a chapter for beginners;"
            " say it in a later chapter, and leave it out of differs"
        )
    ]
    other = {
        "content/rules/karty.toml": rules.replace("beat", "overtrump") + differs,
        CHAPTER: text.replace("play.beat", "play.overtrump"),
    }
    assert tiny_content.faults(tmp_path, other) == []


def test_a_chapter_is_for_beginners_in_every_language() -> None:
    """What the one head says, the other says too."""
    faults = Faults()
    heads = [
        Head(title="a", lead="b", opener="HA", beginner=for_whom)
        for for_whom in (True, False)
    ]
    cs, en = (
        Source(f"content/{language}/chapters/karty.md", head, 6, ())
        for language, head in zip(("cs", "en"), heads, strict=True)
    )
    beginners.check_same({"cs": [("karty", cs)], "en": [("karty", en)]}, faults)
    assert [str(fault) for fault in faults] == [
        (
            "content/en/chapters/karty.md:1: karty is for beginners in another"
            " language; add beginner = true to the head"
        )
    ]
