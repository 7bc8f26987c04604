"""What the sources disagree about: `content/disagreements/<chapter>.toml`, checked."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Annotated, Any

from marias.idle import idle
from marias.profile import PRESET_NAMES, SWITCHES, Switch, origin, preset
from marias.switches import accepts
from pydantic import Field

from marias_build.book.content import Memory
from marias_build.book.diagnostics import Faults, Place, near
from marias_build.book.settings import Loc, Places, Settings, check
from marias_build.book.toml_places import Toml
from marias_build.rules import entries, registry
from marias_build.words.glossary import Filled

ID = re.compile(r"^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$")
_LISTS = {"rule": registry.FILE, "source": entries.SOURCES}
Some = Annotated[tuple[str, ...], Field(min_length=1)]


class Reading(Settings):
    """One answer: the sources that give it, in every language, as a switch has it."""

    sources: Some
    texts: Mapping[str, Filled]
    value: str = ""


class Entry(Settings):
    """A question, the rules it is about, its answers, and what this book does."""

    rules: Some
    questions: Mapping[str, Filled]
    readings: tuple[Reading, ...] = ()
    notes: Mapping[str, Filled] = {}
    switches: tuple[str, ...] = ()


@dataclass(frozen=True)
class Disagreement:
    """An entry with its id, its chapter and the file that it stands in.

    `version` changes with every letter of the file, so that places stay true.
    """

    id: str
    chapter: str
    entry: Entry
    toml: Toml = field(repr=False)
    version: str = ""

    def place(self, *path: str | int) -> Place:
        """Where the entry, or something in it, is written."""
        return self.toml.place(self.id, *path)

    def profiles(self, reading: Reading) -> tuple[str, ...]:
        """The presets that play a reading, if a switch has it as a value."""
        found = switch_of(reading.value, self.entry)
        if found is None:
            return ()
        switch, value = found
        return tuple(name for name in PRESET_NAMES if _plays(name, switch, value))


def _plays(name: str, switch: Switch, value: str) -> bool:
    """Whether a preset has the value, and a case for it: whom a limit holds for."""
    return origin(name, switch.name).value == value and not idle(
        preset(name), switch.name
    )


def switch_of(value: str, entry: Entry) -> tuple[Switch, str] | None:
    """The switch and its value: `deal` of an only switch, else `limit-per.deal`."""
    name, stop, rest = value.partition(".")
    if not value or not (stop or len(entry.switches) == 1):
        return None
    if not stop:
        name, rest = entry.switches[0], value
    switch = _switches().get(_plain(name))
    return None if switch is None else (switch, rest)


def _switches() -> dict[str, Switch]:
    return {switch.name: switch for switch in SWITCHES}


def _plain(name: str) -> str:
    """The name as the engine has it: addresses write a hyphen."""
    return name.replace("-", "_")


@dataclass(frozen=True)
class Known:
    """What the entries may name."""

    languages: Sequence[str]
    sources: Collection[str]
    rules: Collection[str]


def read(
    tomls: Mapping[str, Toml], known: Known, memory: Memory, faults: Faults
) -> dict[str, Disagreement]:
    """All entries by id, in the order of the chapters; an id stands once."""
    found: dict[str, Disagreement] = {}
    for chapter, toml in tomls.items():
        own = memory.recall(
            f"disagreements {chapter}",
            (toml, known),
            faults,
            partial(_file, chapter, toml, known),
        )
        for one in own:
            if one.id in found:
                what = f"the id {one.id} stands in {found[one.id].toml.file} too"
                faults.add(one.place(), what, "give this one another id")
            found.setdefault(one.id, one)
    return found


def _file(
    chapter: str, toml: Toml, known: Known, faults: Faults
) -> tuple[Disagreement, ...]:
    found = []
    version = hashlib.sha256(toml.text.encode()).hexdigest()
    for key, data in toml.data.items():
        if not ID.match(key) or not isinstance(data, dict):
            mend = "begin with a line [a-short-id]: small letters, digits, hyphens"
            faults.add(toml.place(key), f"{key} is no disagreement", mend)
            continue
        shaped = _shaped(data, known.languages)
        before = len(faults)
        entry = check(Entry, shaped, _places(toml, key), faults)
        if entry is not None:
            one = Disagreement(key, chapter, entry, toml, version)
            _check(one, known, faults)
            if len(faults) == before:
                found.append(one)
                continue
        faults.lose(toml.file, key)  # it may lack what a page would show
    return tuple(found)


def _shaped(data: dict[str, Any], languages: Sequence[str]) -> dict[str, Any]:
    """The data as the model has it: what is said in a language, by language."""
    rest = {
        k: _tuple(v)
        for k, v in data.items()
        if k not in (*languages, "note", "readings")
    }
    questions = {
        name: data[name].get("question", "")
        if isinstance(data[name], dict)
        else data[name]
        for name in languages
        if name in data
    }
    readings = data.get("readings", [])
    return {
        **rest,
        "questions": questions,
        "notes": data.get("note", {}),
        "readings": tuple(_reading(one, languages) for one in readings)
        if isinstance(readings, list)
        else readings,
    }


def _reading(data: Any, languages: Sequence[str]) -> Any:
    if not isinstance(data, dict):
        return data
    texts = {name: data[name] for name in languages if name in data}
    return {**{k: _tuple(v) for k, v in data.items() if k not in texts}, "texts": texts}


def _tuple(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _places(toml: Toml, key: str) -> Places:
    def find(loc: Loc) -> Place:
        path = list(loc)
        if path[0] == "questions":
            path = [*path[1:], "question"]
        elif path[0] == "notes":
            path = ["note", *path[1:]]
        return toml.place(key, *(part for part in path if part != "texts"))

    return find


def _check(one: Disagreement, known: Known, faults: Faults) -> None:
    entry = one.entry
    for language, where, said in _spoken(entry, known.languages):
        if language not in said:
            what = f"{one.id} says nothing in {language}"
            mend = f'add {language} = "…"'
            if not where:
                mend = f'add {language} = {{ question = "…" }}'
            faults.add(one.place(*where), what, mend)
    for what, where, word, names in _named(entry, known):
        if word not in names:
            looked_in = f"{_LISTS[what]}:{word}" if what in _LISTS else ""
            said_of = f"unknown {what} {word}"
            faults.add(one.place(*where), said_of, near(word, names), looked_in)
    if len(entry.readings) < 2 and not entry.notes:
        mend = "write another of the readings, or a note that says what is open"
        faults.add(one.place(), f"{one.id} has no two readings", mend)
    for index, reading in enumerate(entry.readings):
        _check_value(one, index, reading.value, faults)


def _spoken(
    entry: Entry, languages: Sequence[str]
) -> Iterator[tuple[str, tuple[str | int, ...], Mapping[str, str]]]:
    """Each text that there must be: its language, its place, what is there."""
    for language in languages:
        yield language, (), entry.questions
        for index, reading in enumerate(entry.readings):
            yield language, ("readings", index), reading.texts
        if entry.notes:
            yield language, ("note",), entry.notes


def _named(
    entry: Entry, known: Known
) -> Iterator[tuple[str, tuple[str | int, ...], str, Collection[str]]]:
    """Each id that is named: what it is, where, and what it must be one of."""
    for index, rule in enumerate(entry.rules):
        yield "rule", ("rules", index), rule, known.rules
    for index, switch in enumerate(entry.switches):
        yield "switch", ("switches", index), _plain(switch), _switches()
    for number, reading in enumerate(entry.readings):
        for index, source in enumerate(reading.sources):
            where = ("readings", number, "sources", index)
            yield "source", where, source, known.sources


def _check_value(one: Disagreement, index: int, value: str, faults: Faults) -> None:
    if not value or not set(map(_plain, one.entry.switches)) <= _switches().keys():
        return  # of an unknown switch nobody knows the values
    place = one.place("readings", index, "value")
    found = switch_of(value, one.entry)
    if found is None or found[0].name not in map(_plain, one.entry.switches):
        what = f"the value {value} is of no switch of {one.id}"
        faults.add(place, what, 'name its switch in switches, write "limit-per.deal"')
    elif not accepts(*found, hidden=True):
        switch, word = found
        what = f"{switch.name} does not accept {word}"
        faults.add(place, what, near(word, switch.values))
