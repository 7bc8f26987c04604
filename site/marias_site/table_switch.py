"""The choice of the reader's table: what it offers, and where each of them parts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from marias.profile import PRESET_NAMES
from marias_quizzes.messages import Word

from marias_site import rule_rows, sole_tables
from marias_site.book import Rule
from marias_site.frame import Page

_MARKED = re.compile(r'data-profile="([^"]*)"')


@dataclass(frozen=True)
class Table:
    """One that can be chosen: its name, and links to the rules it plays otherwise.

    It plays the `same` where a page says nothing else of it, neither in a rule nor in
    a computed table, and where all that is stated holds at every table.
    """

    profile: str
    name: str
    parts: tuple[tuple[str, str], ...] = ()
    same: bool = False


@dataclass(frozen=True)
class Switch:
    """All tables; `general` is the one that the book is written for.

    `noted` is what the notes below it speak of: rules, the one rule, or nothing.
    """

    general: str
    tables: tuple[Table, ...]
    noted: str = ""


def of_rules(page: Page, rules: Iterable[Rule], text: str) -> Switch:
    """On a page with the statements of these rules: each links to its own."""
    stated = list(rules)

    def parts(profile: str) -> tuple[tuple[str, str], ...]:
        return tuple(
            ("#" + rule.id, rule.statements[page.language].title)
            for rule in stated
            if profile in rule.departs
        )

    found = {name: parts(name) for name in PRESET_NAMES}
    return _switch(page, found, "rules", _all_play(page, stated, text))


def of_rule(page: Page, rule: Rule, anchor: str) -> Switch:
    """On the page of a rule: who differs has a link to where all stand side by side."""
    title = rule.statements[page.language].title
    found = dict.fromkeys(rule.departs, ((anchor, title),))
    return _switch(page, found, "rule", _all_play(page, [rule], ""))


def bare(page: Page) -> Switch:
    """On a page that states no rules: only its tables and questions follow."""
    return _switch(page, {}, "", ())


def _all_play(page: Page, stated: list[Rule], text: str) -> tuple[str, ...]:
    """The tables of which the text says nothing, if its rules hold at every table."""
    general = page.book.profile
    if not stated or any(
        sole_tables.of(rule, general) or not rule_rows.general_plays(rule, general)
        for rule in stated
    ):
        return ()
    marked = {name for names in _MARKED.findall(text) for name in names.split()}
    return tuple(name for name in PRESET_NAMES if name not in marked)


def _switch(
    page: Page,
    parts: Mapping[str, tuple[tuple[str, str], ...]],
    noted: str,
    play: tuple[str, ...],
) -> Switch:
    general = page.book.profile
    return Switch(
        general,
        tuple(
            Table(
                name,
                page.messages.word(Word("profile", name)),
                parts.get(name, ()) if name != general else (),
                name in play and not parts.get(name),
            )
            for name in PRESET_NAMES
        ),
        noted,
    )
