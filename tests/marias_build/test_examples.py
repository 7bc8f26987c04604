"""The example of a rule: the best block there is, or one made for its page."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
import tiny_content
from marias_build.rules import rule_examples
from marias_build.rules.entries import Entry
from marias_build.rules.rule_examples import Examples
from marias_build.rules.rule_relations import MOST, Relations
from marias_site.texts import Quiz, Table
from markupsafe import Markup
from tiny_content import CHAPTER, HEAD, RULE

FILE = "content/examples/karty.md"
ASKED = "```quiz trick-winner\nposition: 1-A-F-HK.L9.HA\n```\n"
PAID = "```table payment\ncontract: hra\ntrump: A\n```\n"


def quiz(name: str, *rules: str, decides: str = "", chapter: str = "karty") -> Quiz:
    """A question that names some rules."""
    return Quiz(name, "trick-winner", "1", "obecna", chapter, rules, decides=decides)


def table(name: str, html: str, *rules: str, chapter: str = "karty") -> Table:
    """A table that names some rules."""
    return Table(name, Markup(html), rules, chapter, "nadpis")


def test_the_question_that_turns_on_the_rule_is_the_best() -> None:
    """Before those that only name it, even in the rule's own chapter, and a table."""
    turning = quiz("q2", "a.b", decides="a.b", chapter="jinde")
    found = Examples([quiz("q1", "a.b"), turning], [table("payment", "x", "a.b")])
    best = found.best("a.b", "karty")
    assert best
    assert best.quiz == turning
    assert best.place
    assert (best.place.chapter, best.place.id) == ("jinde", "q2")


def test_a_worked_table_comes_before_a_list() -> None:
    """A long one that works something out is better than a short list of prices."""
    found = Examples([], [table("tariff", "x", "a.b"), table("told", "long", "a.b")])
    best = found.best("a.b", "karty")
    assert best
    assert best.html == "long"
    assert best.place
    assert best.place.id == "nadpis"
    assert Examples([], [table("switches", "x", "a.b")]).best("a.b", "karty") is None


def test_what_stands_under_the_rule_is_its_best_table() -> None:
    """Its author wrote it for that rule, so it may be longer and less plain."""
    own = replace(table("told", "the longest", "a.b"), anchor="a.b")
    others = [table("payment", "x", "a.b"), table("told", "long", "a.b")]
    best = Examples([], [*others, own]).best("a.b", "karty")
    assert best
    assert best.html == "the longest"
    lists = [replace(table("ladder", "x", "a.b"), anchor="a.b"), *others]
    best = Examples([], lists).best("a.b", "karty")
    assert best
    assert best.html == "x"
    assert best.place
    assert best.place.id == "nadpis"


def test_a_question_is_drawn_where_a_kind_can_be_asked_for_one() -> None:
    """It turns on the rule, and it is the same whenever it is drawn."""
    found = Examples([], []).best("trump.beats-all", "trumfy")
    assert found
    assert found.place is None
    assert found.quiz
    assert "trump.beats-all" in found.quiz.rules
    assert rule_examples.draw("trump.beats-all", "obecna") == found.quiz
    assert Examples([], []).best("seat.clockwise", "hraci") is None


def test_a_block_for_rule_pages_only(tmp_path: Path) -> None:
    """It shows the rules that it names, in no chapter, and needs no words."""
    other = RULE.replace("play.beat", "pay.hra-1").replace("Přebít", "Hra")
    changes = {
        FILE: PAID,
        CHAPTER: HEAD + RULE + "\n" + other,
        "content/rules/karty.toml": '["play.beat"]\n["pay.hra-1"]\nunasked = "x"\n',
    }
    book = tiny_content.read(tmp_path, changes).checked()
    example = book.rules["pay.hra-1"].examples["cs"]
    assert example.place is None
    assert example.html.startswith("<table")
    assert "<table" not in book.chapters["cs"][0].html


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Slova.\n" + ASKED, ":1: an example has no words, for it serves every"),
        (PAID.replace("trump", "caption: Jak\ntrump"), ":3: an example has no caption"),
        ("```deep X\n```\n", ":1: unknown directive deep"),
        ("```table nic\n```\n", ":1: unknown table nic"),
    ],
)
def test_faults(tmp_path: Path, text: str, fault: str) -> None:
    """What stands in no language or is no example is told with its line."""
    found = tiny_content.faults(tmp_path, {FILE: text})
    assert any(one.startswith(FILE + fault) for one in found), found


def test_a_file_of_no_chapter_is_told(tmp_path: Path) -> None:
    """It would silently be left out."""
    (found,) = tiny_content.faults(tmp_path, {"content/examples/nic.md": ASKED})
    assert "nic is not in book.toml" in found


def test_relatives_go_both_ways() -> None:
    """First the author's, then those who name it, then what is often cited with it."""
    entries = {
        "a.a": Entry(related=("a.b", "a.gone")),
        "a.b": Entry(),
        "a.c": Entry(related=("a.a",)),
        "a.d": Entry(),
        "a.e": Entry(),
    }
    blocks = [("a.a", "a.e", "a.d"), ("a.a", "a.e"), ("a.b", "a.d")]
    related = Relations(entries, blocks)
    assert related.of("a.a") == ("a.b", "a.c", "a.e", "a.d")
    assert related.of("a.b")[0] == "a.a"
    many = Relations({f"a.{n}": Entry() for n in range(20)},
                     [[f"a.{n}" for n in range(20)]])  # fmt: skip
    assert len(many.of("a.0")) == MOST
