"""The words of the site, one catalogue a language: read, typeset, made into JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from marias_quizzes.messages import Messages

from marias_build.book.diagnostics import Faults, Place
from marias_build.book.toml_places import Toml, table
from marias_build.text.typography import typeset, typeset_message

CATEGORIES = ("zero", "one", "two", "few", "many", "other")
HEAD = ("language", "cases", "plural", "forms")

# Rooms whose messages only the build says; the page never loads them.
BUILD_ROOMS = ("site", "book", "switch", "offence")

Text = str | Mapping[str, str]


@dataclass(frozen=True)
class Words:
    """A catalogue as it was read: messages and forms, each with its place."""

    language: str
    toml: Toml
    cases: tuple[str, ...] = ()
    plural: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    messages: Mapping[str, Text] = field(default_factory=dict)
    forms: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    paths: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def lent(self, language: str) -> Words:
        """These words in the place of those of another language."""
        return replace(self, language=language)

    def place(self, key: str) -> Place:
        """Where a message stands."""
        return self.toml.place(*self.paths.get(key, ()))

    def data(self) -> dict[str, Any]:
        """What `Messages` is made from."""
        return {
            "language": self.language,
            "cases": list(self.cases),
            "plural": {name: list(span) for name, span in self.plural.items()},
            "messages": dict(self.messages),
            "forms": {kind: dict(table) for kind, table in self.forms.items()},
        }

    def strict(self) -> Messages:
        """The messages for the build: what is missing is an error."""
        return Messages(self.data(), strict=True)


def read(toml: Toml, language: str, faults: Faults) -> Words:
    """The catalogue of a language, typeset; faults for what has a wrong shape."""
    data = toml.data
    if data.get("language", language) != language:
        what = f"language is {str(data['language'])!r} in the folder {language}"
        faults.add(toml.place("language"), what, f'write language = "{language}"')
    messages: dict[str, Text] = {}
    paths: dict[str, tuple[str, ...]] = {}
    rooms = {name: room for name, room in data.items() if name not in HEAD}
    for path, value in _leaves(rooms, ()):
        text = _text(path, value, language, toml, faults)
        if text is not None:
            key = ".".join(path)
            messages[key] = text
            paths[key] = path
    return Words(
        language,
        toml,
        _cases(toml, faults),
        _plural(toml, faults),
        messages,
        _forms(toml, language, faults),
        paths,
    )


def _leaves(
    table: Mapping[str, Any], path: tuple[str, ...]
) -> Iterator[tuple[tuple[str, ...], Any]]:
    for name, value in table.items():
        if isinstance(value, dict) and not _is_plural(value):
            yield from _leaves(value, (*path, name))
        else:
            yield (*path, name), value


def _is_plural(value: Mapping[str, Any]) -> bool:
    return bool(value) and set(value) <= set(CATEGORIES)


def _text(
    path: tuple[str, ...], value: Any, language: str, toml: Toml, faults: Faults
) -> Text | None:
    place = toml.place(*path)
    key = ".".join(path)
    if len(path) < 2:
        faults.add(place, f"the message {key} is in no room", "put it below [room]")
    if isinstance(value, str):
        return typeset_message(value, language)
    if isinstance(value, dict) and all(isinstance(v, str) for v in value.values()):
        return {name: typeset_message(text, language) for name, text in value.items()}
    faults.add(place, f"the message {key} is no text", "put it in quotes")
    return None


def _cases(toml: Toml, faults: Faults) -> tuple[str, ...]:
    found = toml.data.get("cases", [])
    if isinstance(found, list) and all(isinstance(one, str) for one in found):
        return tuple(found)
    faults.add(toml.place("cases"), "cases is no list of names", 'write ["nom"]')
    return ()


def _plural(toml: Toml, faults: Faults) -> dict[str, tuple[int, int]]:
    found: dict[str, tuple[int, int]] = {}
    for name, span in table(toml, "plural", faults).items():
        if name in CATEGORIES and isinstance(span, list) and len(span) == 2:
            found[name] = (span[0], span[1])
        else:
            place = toml.place("plural", name)
            faults.add(place, f"plural {name} is no range", "write one = [1, 1]")
    return found


def _forms(toml: Toml, language: str, faults: Faults) -> dict[str, dict[str, Any]]:
    cases = _cases(toml, Faults())
    found: dict[str, dict[str, Any]] = {}
    for kind, named in table(toml, "forms", faults).items():
        found[kind] = {}
        if not isinstance(named, dict):
            what = f"forms.{kind} must be a table"
            faults.add(toml.place("forms", kind), what, f"write [forms.{kind}]")
            continue
        for name, forms in named.items():
            if isinstance(forms, list) and len(forms) != len(cases):
                what = f"{kind} {name} has {len(forms)} forms for {len(cases)} cases"
                faults.add(toml.place("forms", kind, name), what, "write them all")
            found[kind][name] = (
                [typeset(form, language) for form in forms]
                if isinstance(forms, list)
                else typeset(str(forms), language)
            )
    return found


def browser_json(words: Words, rules: Mapping[str, tuple[str, str]]) -> str:
    """What the page loads: its messages, all forms, title and chapter of each rule."""
    data = words.data()
    data["messages"] = {
        key: text
        for key, text in words.messages.items()
        if key.split(".")[0] not in BUILD_ROOMS
    }
    data["rules"] = {rule: list(found) for rule, found in rules.items()}
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
