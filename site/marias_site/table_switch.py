"""The choice of the reader's table: what it offers, and where each of them parts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from marias.profile import PRESET_NAMES
from marias_quizzes.messages import Word

from marias_site.book import Rule
from marias_site.frame import Page


@dataclass(frozen=True)
class Table:
    """One that can be chosen: its name, and links to the rules it plays otherwise."""

    profile: str
    name: str
    parts: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Switch:
    """All tables; `general` is the one that the book is written for.

    `noted` is what the notes below it speak of: rules, the one rule, or nothing.
    """

    general: str
    tables: tuple[Table, ...]
    noted: str = ""


def of_rules(page: Page, rules: Iterable[Rule]) -> Switch:
    """On a page with the statements of these rules: each links to its own."""
    stated = list(rules)

    def parts(profile: str) -> tuple[tuple[str, str], ...]:
        return tuple(
            ("#" + rule.id, rule.statements[page.language].title)
            for rule in stated
            if profile in rule.departs
        )

    return _switch(page, {name: parts(name) for name in PRESET_NAMES}, "rules")


def of_rule(page: Page, rule: Rule, anchor: str) -> Switch:
    """On the page of a rule: who differs has a link to where all stand side by side."""
    title = rule.statements[page.language].title
    return _switch(page, dict.fromkeys(rule.departs, ((anchor, title),)), "rule")


def bare(page: Page) -> Switch:
    """On a page that states no rules: only its tables and questions follow."""
    return _switch(page, {}, "")


def _switch(
    page: Page, parts: dict[str, tuple[tuple[str, str], ...]], noted: str
) -> Switch:
    return Switch(
        page.book.profile,
        tuple(
            Table(
                name,
                page.messages.word(Word("profile", name)),
                parts.get(name, ()) if name != page.book.profile else (),
            )
            for name in PRESET_NAMES
        ),
        noted,
    )
