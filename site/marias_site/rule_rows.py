"""How each table plays a rule: rows that all of its page is made from.

The table of the page, its notice, its link and the line under the statement say the
same, because they read the same rows.
"""

from __future__ import annotations

from typing import NamedTuple

from marias.profile import PRESET_NAMES, parse_profile, rules_by, switch_rules
from markupsafe import Markup, escape

from marias_site.book import Rule
from marias_site.frame import Page


class Row(NamedTuple):
    """One table, and how it plays the rule in words.

    `shown` says that the words stand there before any table is chosen.
    """

    profile: str
    says: Markup
    shown: bool = False


def of(rule: Rule, page: Page) -> tuple[Row, ...]:
    """A row for each table of which something is known, in their own order."""
    general = page.book.profile
    alone = not general_plays(rule, general)
    return tuple(
        Row(name, says, name == general)
        for name in PRESET_NAMES
        if (name != general or alone) and (says := _says(rule, name, page))
    )


def _says(rule: Rule, profile: str, page: Page) -> Markup:
    """An author's words before those of the switches: of what differs, else of all."""
    told = rule.statements[page.language].differs.get(profile)
    if told:
        return told
    chosen = [
        (setting.names[page.language], choice)
        for setting in rule.settings
        for choice in setting.choices
        if choice.profile == profile and not choice.idle
    ]
    apart = [pair for pair in chosen if pair[1].differs] or chosen
    if not apart:
        return Markup()
    said = (f"{name}: {choice.words[page.language]}" for name, choice in apart)
    return escape("; ".join(dict.fromkeys(said)) + ".")


def general_plays(rule: Rule, general: str) -> bool:
    """Whether the book's own table plays by the rule, or no switch takes it away."""
    own = parse_profile(general)
    return all(
        rule.id in rules_by(own, setting.switch)
        for setting in rule.settings
        if rule.id in switch_rules(setting.switch)
    )
