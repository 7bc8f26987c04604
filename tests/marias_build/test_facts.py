"""Facts: statements that are told as prose, and what makes one a rule instead."""

from __future__ import annotations

from pathlib import Path

import tiny_content
from marias_site import create_app
from tiny_content import CHAPTER, HEAD, RULE

TOLD = "hist.where-played"
FACT = f"```fact {TOLD}\nKde se hraje\n\nV Čechách.\n\nI jinde.\n```\n"
RULES = tiny_content.FILES["content/rules/karty.toml"]
ENTRY = f'["{TOLD}"]\nsources = [{{ source = "obecna", place = "Historie" }}]\n'
FILES = {"content/rules/karty.toml": RULES + ENTRY}


def test_a_fact_is_prose(tmp_path: Path) -> None:
    """Its title begins the sentence; its sources and its link stand beside it."""
    changes = {**FILES, CHAPTER: HEAD + FACT + RULE}
    html = tiny_content.read(tmp_path, changes).checked().chapters["cs"][0].html
    assert f'<div class="fact" id="{TOLD}"><p class="told">' in html
    assert '<b class="run-in">Kde se hraje.</b> V\xa0Čechách.</p>' in html
    assert '<div class="flow mt3"><p>I\xa0jinde.</p></div>' in html
    assert "<p>Obecná pravidla, Historie</p>" in html
    assert f'href="../../r/{TOLD}/" aria-label="Odkaz: Kde se hraje">Odkaz</a>' in html


def test_a_title_that_asks_needs_no_stop(tmp_path: Path) -> None:
    """A mark that ends a sentence is not followed by another."""
    text = FACT.replace("Kde se hraje", "Kde se hraje?")
    changes = {**FILES, CHAPTER: HEAD + text + RULE}
    html = tiny_content.read(tmp_path, changes).checked().chapters["cs"][0].html
    assert '<b class="run-in">Kde se hraje?</b>' in html


def test_a_fact_is_a_statement_without_a_number(tmp_path: Path) -> None:
    """It is stated, has its own page, and does not count among the numbered rules."""
    changes = {**FILES, CHAPTER: HEAD + FACT + RULE}
    book = tiny_content.read(tmp_path, changes).checked()
    fact, rule = book.rules[TOLD], book.rules["play.beat"]
    assert (fact.told, fact.number) == (True, "")
    assert (rule.told, rule.number) == (False, "1.1")
    assert [h.id for h in book.chapters["cs"][0].outline] == ["play.beat"]
    page = create_app(book).test_client().get(f"/r/{TOLD}/").text
    assert '<p class="eyebrow">Karty</p>' in page
    assert 'id="rozdily"' not in page
    assert f"Štych, Kde se hraje ({TOLD})" in page


def test_what_the_engine_decides_is_no_fact(tmp_path: Path) -> None:
    """A reader must see which sentences the book can be held to."""
    found = tiny_content.faults(
        tmp_path, {CHAPTER: HEAD + RULE.replace("```rule", "```fact")}
    )
    assert (
        f"{CHAPTER}:6: the engine decides play.beat, so it is no fact;"
        " write ```rule play.beat"
    ) in found


def test_a_fact_stands_once(tmp_path: Path) -> None:
    """Its id is an element of one page, like that of a rule."""
    found = tiny_content.faults(
        tmp_path, {**FILES, CHAPTER: HEAD + FACT + "\n" + FACT + RULE}
    )
    assert [fault.partition(": ")[2] for fault in found] == [
        f"the rule {TOLD} is stated twice; first on {CHAPTER}:6"
    ]


def test_languages_agree_on_what_is_a_fact(tmp_path: Path) -> None:
    """The numbers of the rules after it would differ."""
    english = (tiny_content.ROOT / "content/en/messages.toml").read_text("utf-8")
    book = tiny_content.FILES["content/book.toml"].replace('["cs"]', '["cs", "en"]')
    found = tiny_content.faults(
        tmp_path,
        {
            **FILES,
            "content/book.toml": book,
            "content/sources.toml": '[obecna]\ncs = "A"\nen = "A"\n',
            "content/glossary.toml": "",
            "content/en/messages.toml": english,
            CHAPTER: HEAD + FACT + RULE,
            CHAPTER.replace("cs", "en"): HEAD + FACT.replace("fact", "rule") + RULE,
        },
    )
    assert (
        f"{CHAPTER}:6: {TOLD} is a fact, but a rule in en; use the same block in both"
    ) in found
