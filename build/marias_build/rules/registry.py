"""Reads the list of all rules: what the engine must carry out, and where it applies."""

from __future__ import annotations

import re
from typing import NamedTuple

from marias.contracts import CONTRACT_NAMES
from marias.dealing import VARIANTS
from marias.misconceptions_game import ALL_MISCONCEPTIONS
from marias.profile import PRESET_NAMES

from marias_build.book.diagnostics import Faults, Place, near
from marias_build.book.toml_places import Toml, table

ID = re.compile(r"^[a-z0-9]+(?:-[a-z0-9]+)*\.[a-z0-9]+(?:-[a-z0-9]+)*$")
FILE = "content/registry.toml"
EXECUTABLE, TOLD, MISTAKEN = TABLES = ("executable", "told", "mistaken")
SCOPES = ("all", "option", "pauzirovany", *VARIANTS, *CONTRACT_NAMES, *PRESET_NAMES)


class Rule(NamedTuple):
    """A rule of the list: whether the engine must carry it out, and where it applies.

    Of a mistaken rule the scope is the misconception that holds it, if there is one.
    """

    id: str
    kind: str
    scope: tuple[str, ...]
    place: Place

    @property
    def executable(self) -> bool:
        """Whether a function of the engine must cite it."""
        return self.kind == EXECUTABLE


def read(toml: Toml, faults: Faults) -> dict[str, Rule]:
    """The rules by id, in the order of the file."""
    found: dict[str, Rule] = {}
    for kind in TABLES:
        for rule, scope in table(toml, kind, faults).items():
            place = toml.place(kind, rule)
            words = scope.split() if isinstance(scope, str) else SCOPES[:1]
            if not isinstance(scope, str):
                faults.add(place, f"where {rule} applies is no text", 'write "all"')
            if rule in found:
                faults.add(place, f"{rule} stands in two tables", "keep it in one")
            if not ID.match(rule):
                faults.add(place, f"{rule} is no rule id", 'write "play.beat" = "all"')
            found[rule] = Rule(rule, kind, tuple(words), place)
    _check_tables(toml, faults)
    for one in found.values():
        _check_scope(one, faults)
    return found


def _check_tables(toml: Toml, faults: Faults) -> None:
    for name in toml.data:
        if name not in TABLES:
            faults.add(toml.place(name), f"unknown table {name}", near(name, TABLES))


def _check_scope(rule: Rule, faults: Faults) -> None:
    mistaken = rule.kind == MISTAKEN
    known, others = (_beliefs(), SCOPES) if mistaken else (SCOPES, _beliefs())
    for word in rule.scope:
        if word in others:
            what = f"{rule.id} is {word!r}, which no rule of [{rule.kind}] is"
            tables = TABLES[:2] if mistaken else TABLES[2:]
            mend = f"move the line to {' or '.join(f'[{one}]' for one in tables)}"
            faults.add(rule.place, what, mend)
        elif word not in known:
            what = f"{rule.id} applies in {word}, which nothing is called"
            faults.add(rule.place, what, near(word, known))
    if not rule.scope and rule.kind != MISTAKEN:
        faults.add(rule.place, f"{rule.id} applies nowhere", 'write "all"')


def _beliefs() -> list[str]:
    return [belief.id for belief in ALL_MISCONCEPTIONS]
