"""Tables of profiles side by side: how they set some switches, how they punish."""

from __future__ import annotations

from typing import Any

from marias import tariff
from marias.idle import idle
from marias.offences import NONE, OFFENCES, Offence
from marias.profile import (
    SWITCHES,
    Profile,
    origin,
    parse_profile,
    rules_by,
    switch_rules,
)
from marias.weighing import weigh
from marias_site import switch_words
from pydantic import Field

from marias_build.book.diagnostics import near
from marias_build.tables.grids import Cell, Grid, Head, Row
from marias_build.tables.table_settings import SideBySide, Wrong
from marias_build.tables.wording import Wording, small
from marias_build.text.draft import Draft

INFERRED = "inferred"


class SwitchSettings(SideBySide):
    """Which switches: those that some rules turn, or some by name."""

    rules: list[str] = Field(default_factory=list)
    names: list[str] = Field(default_factory=list)


def switch_table(settings: SwitchSettings, draft: Draft) -> Grid | Wrong:
    """A row a switch, a column a profile; what is our own choice says so."""
    words = Wording(draft)
    names = _names(settings)
    if isinstance(names, Wrong):
        return names
    tables = {text: parse_profile(text) for text in settings.profiles}
    rows: list[Row] = []
    for name in names:
        cells = [
            Cell(_value(name, table, words), profile=text)
            for text, table in tables.items()
        ]
        decided = [rule for table in tables.values() for rule in rules_by(table, name)]
        rows.append((words.switch(name), *cells, words.rules(decided)))
    return Grid(_heads("column-switch", settings, words), tuple(rows))


def _heads(first: str, settings: SideBySide, words: Wording) -> tuple[Head, ...]:
    columns = tuple(map(words.column, settings.profiles))
    return (words.say(first), *columns, words.say("column-rules"))


def _names(settings: SwitchSettings) -> list[str] | Wrong:
    known = [switch.name for switch in SWITCHES]
    for name in settings.names:
        if name not in known:
            return Wrong(f"unknown switch {name}", near(name, known), name)
    turned = {name: switch_rules(name) for name in known}
    for rule in settings.rules:
        if not any(rule in rules for rules in turned.values()):
            every = {one for rules in turned.values() for one in rules}
            return Wrong(f"no switch turns {rule}", near(rule, every), rule)
    if not settings.names and not settings.rules:
        return Wrong("no switches are named", "add rules: or names:")
    by_rule = [
        name for name in known if any(rule in turned[name] for rule in settings.rules)
    ]
    return list(dict.fromkeys((*settings.names, *by_rule)))


def _value(name: str, table: Profile, words: Wording) -> list[Any]:
    """The value in words, and whether we have chosen it ourselves."""
    messages = words.draft.messages
    shown: list[Any] = [switch_words.at(messages, name, table)]
    preset = origin(table.preset, name)
    chosen = preset.value == getattr(table, name) and preset.grade == INFERRED
    if chosen and not idle(table, name):
        shown.append(small(f"({messages.text(f'site.grade-{INFERRED}')})"))
    return shown


class OffenceSettings(SideBySide):
    """Which offences, all unless some are named."""

    names: list[str] = Field(default_factory=list)


def offence_table(settings: OffenceSettings, draft: Draft) -> Grid | Wrong:
    """A row an act, a column a profile: how it weighs there, and what it takes."""
    words = Wording(draft)
    known = [row.name for row in OFFENCES]
    for name in settings.names:
        if name not in known:
            return Wrong(f"unknown offence {name}", near(name, known), name)
    tables = {text: parse_profile(text) for text in settings.profiles}
    rows: list[Row] = []
    for act in OFFENCES:
        if settings.names and act.name not in settings.names:
            continue
        cells = [
            Cell(_weight(act, table, words), profile=text)
            for text, table in tables.items()
        ]
        rows.append((words.offence(act.name), *cells, words.rules([act.rule])))
    return Grid(_heads("column-act", settings, words), tuple(rows))


def _weight(act: Offence, table: Profile, words: Wording) -> list[Any]:
    """What it is at a table, what is lost, and the flat sum."""
    weight = weigh(act.name, table)
    if weight.kind == NONE:
        return [words.say("kind-none")]
    shown: list[Any] = [words.say(f"takes-{weight.takes}")]
    more = [words.say(f"kind-{weight.kind}")]
    if tariff.fine(weight.kind, table):
        more.append(words.say("fine-of", n=tariff.fine(weight.kind, table)))
    if not weight.sure:
        more.append(words.say("not-sure"))
    return [*shown, small(", ".join(more))]
