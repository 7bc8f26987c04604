"""Rules as data: what `content/rules/` and `content/sources.toml` say of them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Literal

from marias.profile import (
    GENERAL,
    PRESET_NAMES,
    SWITCHES,
    origin,
    parted,
    preset,
)

from marias_build.book.diagnostics import Faults, Place, near
from marias_build.book.settings import Loc, Places, Settings, check
from marias_build.book.toml_places import Toml
from marias_build.rules import registry
from marias_build.rules.registry import ID

SOURCES = "content/sources.toml"


class Cited(Settings):
    """A source that has the rule, and where in it."""

    source: str
    place: str = ""


class Differs(Settings):
    """A profile that differs in the rule, and how well that is known."""

    profile: str
    grade: Literal["stated", "derived", "inferred"] = "stated"


class Entry(Settings):
    """What is known of a rule beside its words and what the registry says of it.

    `unasked` says why no question is about a rule that the engine carries out,
    `unshown` why nothing on cards or in figures can show it at work;
    `related` are other rules that are worth reading next; `words` by language what
    else a reader may look for who means this rule.
    """

    unasked: str = ""
    unshown: str = ""
    sources: tuple[Cited, ...] = ()
    differs: tuple[Differs, ...] = ()
    related: tuple[str, ...] = ()
    words: Mapping[str, list[str]] = {}


class SourceEntry(Settings):
    """A source: its name in every language, where it can be read.

    `shorts` is what it is called where it is named often, beside each rule.
    """

    names: Mapping[str, str]
    shorts: Mapping[str, str] = {}
    notes: Mapping[str, str] = {}
    address: str = ""

    def called(self, language: str) -> str:
        """The short name where there is one, else the whole."""
        return self.shorts.get(language) or self.names.get(language, "")


_NESTED = ("note", "short")  # tables of a source, one word or sentence a language


def read_sources(
    toml: Toml, languages: Sequence[str], faults: Faults
) -> dict[str, SourceEntry]:
    """The sources by id; each has a name in every language."""
    found: dict[str, SourceEntry] = {}
    for key, data in toml.data.items():
        if not isinstance(data, dict):
            faults.add(toml.place(key), f"{key} is no source", f"begin with [{key}]")
            faults.lose(toml.file, key)
            continue
        notes = data.get("note", {})
        shaped = {
            "names": {name: data[name] for name in languages if name in data},
            "notes": notes,
            "shorts": data.get("short", {}),
            **{k: v for k, v in data.items() if k not in (*languages, *_NESTED)},
        }
        entry = check(SourceEntry, shaped, _source_places(toml, key), faults)
        for language in languages:
            if language not in data:
                what = f"the source {key} has no name in {language}"
                faults.add(toml.place(key), what, f'add {language} = "…"')
        if entry is None:
            faults.lose(toml.file, key)
        else:
            found[key] = entry
    return found


def _source_places(toml: Toml, key: str) -> Places:
    def find(loc: Loc) -> Place:
        own = {"names": (), "notes": ("note",), "shorts": ("short",)}.get(
            str(loc[0]), (loc[0],)
        )
        return toml.place(key, *own, *loc[1:])

    return find


def read(
    toml: Toml,
    sources: Mapping[str, SourceEntry],
    known: Collection[str],
    faults: Faults,
) -> dict[str, Entry]:
    """The rules by id, in the order of the file; `known` are those of the registry."""
    found: dict[str, Entry] = {}
    for key, data in toml.data.items():
        if not ID.match(key):
            faults.add(
                toml.place(key),
                f"{key} is no rule id",
                'write ["play.beat"]: small letters, digits, hyphens, one full stop',
            )
            continue
        if key not in known:
            mend = f'{near(key, known)} See "A new rule" in content/README.md'
            what = f"the registry has no rule {key}"
            faults.add(toml.place(key), what, mend, f"{registry.FILE}:{key}")
        entry = check(Entry, _tuples(data), toml.below(key), faults)
        if entry is None:
            faults.lose(toml.file, key)
            continue
        _check_names(key, entry, sources, toml, faults)
        _check_related(key, entry, known, toml, faults)
        _check_switch(key, entry, toml, faults)
        found[key] = entry
    return found


def _tuples(data: Any) -> Any:
    if not isinstance(data, dict):
        return data
    return {k: tuple(v) if isinstance(v, list) else v for k, v in data.items()}


def _check_names(
    key: str,
    entry: Entry,
    sources: Mapping[str, SourceEntry],
    toml: Toml,
    faults: Faults,
) -> None:
    for index, cited in enumerate(entry.sources):
        if cited.source not in sources:
            place = toml.place(key, "sources", index)
            what = f"unknown source {cited.source}"
            where = f"{SOURCES}:{cited.source}"
            faults.add(place, what, near(cited.source, sources), where)
    for index, differs in enumerate(entry.differs):
        if differs.profile not in PRESET_NAMES:
            place = toml.place(key, "differs", index)
            what = f"unknown profile {differs.profile}"
            faults.add(place, what, near(differs.profile, PRESET_NAMES))


def _check_related(
    key: str, entry: Entry, known: Collection[str], toml: Toml, faults: Faults
) -> None:
    for index, other in enumerate(entry.related):
        place = toml.place(key, "related", index)
        if other == key:
            faults.add(place, f"{key} is related to itself", "name another rule")
        elif other not in known:
            what = f"the registry has no rule {other}"
            faults.add(place, what, near(other, known), f"{registry.FILE}:{other}")
        if other in entry.related[:index]:
            faults.add(place, f"{other} is named twice", "keep one of them")


def engine_differences(rule: str) -> dict[str, str]:
    """The presets that play a rule otherwise than the general rules: their grades."""
    found = {}
    for switch in SWITCHES:
        if switch.rule != rule:
            continue
        general = origin(GENERAL.preset, switch.name).value
        for name in PRESET_NAMES:
            own = origin(name, switch.name)
            apart = parted(GENERAL, preset(name), switch.name)
            if own.value != general and rule in apart:
                found[name] = own.grade
    return found


def _check_switch(key: str, entry: Entry, toml: Toml, faults: Faults) -> None:
    """What the book says of a profile must be what the engine plays under it."""
    said = {differs.profile: differs.grade for differs in entry.differs}
    for profile, grade in engine_differences(key).items():
        if profile not in said:
            what = f"the engine plays {key} differently under {profile}"
            mend = f'add {{ profile = "{profile}", grade = "{grade}" }} to differs'
            faults.add(toml.place(key), what, mend)
        elif said[profile] != grade:
            what = f"the engine has {key} under {profile} as {grade}"
            faults.add(toml.place(key, "differs"), what, f"not {said[profile]}")
