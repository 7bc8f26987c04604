"""Loads the files of `content/`: each read, checked alone and against the others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from marias.misconceptions import MISCONCEPTIONS
from marias.profile import SWITCHES

from marias_build import (
    catalogue,
    catalogue_checks,
    chapters,
    deals,
    front_matter,
    glossary,
    message_keys,
    questions,
    registry,
    rules,
)
from marias_build.book_settings import BookSettings
from marias_build.catalogue import Words
from marias_build.chapters import Outline
from marias_build.content import Folder
from marias_build.deals import Played
from marias_build.diagnostics import Faults, Place, near
from marias_build.toml_places import Toml

BOOK = "content/book.toml"
DATA = ("sources", "registry", "rules", "glossary", "redirects")


@dataclass(frozen=True)
class Loaded:
    """All that was read, before any page is made of it."""

    settings: BookSettings
    words: Mapping[str, Words]
    sources: Mapping[str, rules.SourceEntry]
    registry: Mapping[str, registry.Rule]
    entries: Mapping[str, rules.Entry]
    terms: Mapping[str, glossary.Entry]
    outlines: Mapping[str, list[Outline]]
    deals: Mapping[str, Played]


def readable(folder: Folder, settings: BookSettings) -> bool:
    """Whether every file of the book can be read; a fault for each that cannot.

    What one of them says would be missed in all the others.
    """
    before = len(folder.faults)
    for name in DATA:
        folder.toml(f"content/{name}.toml")
    for language in settings.languages:
        folder.toml(f"content/{language}/messages.toml")
        _chapters(folder, settings, language)
    list(_deal_texts(folder, settings))
    if len(folder.faults) == before:
        return True
    for language in settings.languages:  # a file with a wrong name is two faults
        _check_strays(folder, f"content/{language}/chapters", ".md", settings.chapters)
    _check_strays(folder, "content/deals", ".txt", list(settings.deals))
    return False


def _chapters(
    folder: Folder, settings: BookSettings, language: str
) -> list[tuple[str, str, str]]:
    """Each chapter that can be read, its file and its text."""
    found = []
    for place, chapter in enumerate(settings.chapters):
        name = f"content/{language}/chapters/{chapter}.md"
        text = folder.text(name, _or_take_out(folder, chapter, "chapters", place))
        if text is not None:
            found.append((chapter, name, text))
    return found


def _deal_texts(
    folder: Folder, settings: BookSettings
) -> Iterator[tuple[str, str, str]]:
    """Each deal that can be read, its file and its text."""
    for name in settings.deals:
        file = f"content/deals/{name}.txt"
        text = folder.text(file, _or_take_out(folder, name, "deals", name))
        if text is not None:
            yield name, file, text


def load(folder: Folder, settings: BookSettings, code: bool) -> Loaded:
    """Read everything that `book.toml` names; `code` also checks who says what."""
    languages = settings.languages
    sources = rules.read_sources(
        folder.toml("content/sources.toml"), languages, folder.faults
    )
    registry_toml = folder.toml(registry.FILE)
    known = folder.memory.recall(
        "registry",
        registry_toml,
        folder.faults,
        partial(registry.read, registry_toml),
    )
    entries_toml = folder.toml("content/rules.toml")
    entries = folder.memory.recall(
        "rules",
        (entries_toml, tuple(sources), tuple(known)),
        folder.faults,
        partial(rules.read, entries_toml, sources, tuple(known)),
    )
    terms_toml = folder.toml("content/glossary.toml")
    terms = glossary.read(terms_toml, languages, settings.chapters, folder.faults)
    outlines = {
        language: _outlines(folder, settings, language) for language in languages
    }
    _check_stated(outlines, settings, entries_toml, folder.faults)
    words = _words(folder, settings)
    if code:
        _check_code(folder, words[languages[0]], entries)
    played = _deals(folder, settings)
    return Loaded(settings, words, sources, known, entries, terms, outlines, played)


def _words(folder: Folder, settings: BookSettings) -> dict[str, Words]:
    tomls = {
        language: folder.toml(f"content/{language}/messages.toml")
        for language in settings.languages
    }

    def make(own: Faults) -> dict[str, Words]:
        words = {name: catalogue.read(toml, name, own) for name, toml in tomls.items()}
        catalogue_checks.check(list(words.values()), own)
        return words

    key = tuple(tomls.values())
    return folder.memory.recall("words", key, folder.faults, make)


def _check_code(folder: Folder, words: Words, entries: Mapping[str, object]) -> None:
    rooms = {key.partition(".")[0] for key in words.messages}
    switches = [
        f"{switch.name}.{value}" for switch in SWITCHES for value in switch.values
    ]
    names = {*entries, *switches, *_rule_ids()}
    stamps = message_keys.stamps(folder.root)
    beliefs = tuple(belief.id for belief in MISCONCEPTIONS)

    def make(own: Faults) -> None:
        uses = message_keys.find(folder.root, rooms, names, beliefs + questions.kinds())
        catalogue_checks.check_uses(words, uses, own)
        for family in (beliefs, questions.kinds()):
            catalogue_checks.check_family(words, family, uses.endings, own)

    key = (words.toml, stamps, tuple(sorted(names)))
    folder.memory.recall("code", key, folder.faults, make)


def _rule_ids() -> set[str]:
    from marias import rules as ids

    return {value for value in vars(ids).values() if isinstance(value, str)}


def _outlines(folder: Folder, settings: BookSettings, language: str) -> list[Outline]:
    found = [
        _outline(folder, chapter, name, text)
        for chapter, name, text in _chapters(folder, settings, language)
    ]
    _check_strays(folder, f"content/{language}/chapters", ".md", settings.chapters)
    return found


def _or_take_out(folder: Folder, name: str, *path: str | int) -> str:
    place = folder.toml(BOOK).place(*path)
    return f"write it, or take {name} out of {place.file}:{place.line}"


def _outline(folder: Folder, chapter: str, name: str, text: str) -> Outline:
    def make(own: Faults) -> Outline:
        return chapters.outline(chapter, front_matter.split(text, name, own), own)

    return folder.memory.recall(f"outline {name}", text, folder.faults, make)


def _check_strays(folder: Folder, where: str, suffix: str, known: list[str]) -> None:
    """A file that book.toml does not name would silently be left out."""
    for path in sorted((folder.root / where).glob(f"*{suffix}")):
        if path.name.startswith("."):
            continue  # an editor's own
        if path.stem not in known:
            place = Place(f"{where}/{path.name}")
            mend = f"name it there ({near(path.stem, known)}) or remove it"
            folder.faults.add(place, f"{path.stem} is not in book.toml", mend)


def _check_stated(
    outlines: Mapping[str, list[Outline]],
    settings: BookSettings,
    toml: Toml,
    faults: Faults,
) -> None:
    whole = [{o.id for o in found if o.whole} for found in outlines.values()]
    readable = set(settings.chapters).intersection(*whole)
    chapters.check_rules(outlines, readable, faults)
    if readable < set(settings.chapters):
        return  # what a chapter states that cannot be read is not known
    stated = {s.id for found in outlines.values() for o in found for s in o.rules}
    for rule in toml.data:
        if rule not in stated and registry.ID.match(rule):
            what = f"no chapter states the rule {rule}"
            faults.add(toml.place(rule), what, "state it, or remove it here")


def _deals(folder: Folder, settings: BookSettings) -> dict[str, Played]:
    found = {}
    for name, file, text in _deal_texts(folder, settings):
        played = _deal(folder, file, text)
        if played is not None:
            found[name] = played
    _check_strays(folder, "content/deals", ".txt", list(settings.deals))
    return found


def _deal(folder: Folder, file: str, text: str) -> Played | None:
    return folder.memory.recall(
        f"deal {file}", text, folder.faults, lambda own: deals.read(text, file, own)
    )


def files(root: Path) -> list[Path]:
    """Every file that a book is made of, for whoever watches them."""
    return sorted(path for path in (root / "content").rglob("*") if path.is_file())
