"""Loads the files of `content/`: each read, checked alone and against the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from marias.misconceptions import MISCONCEPTIONS
from marias.profile import SWITCHES

from marias_build.book import book_files, chapters, deals, essays, questions
from marias_build.book.book_settings import BookSettings
from marias_build.book.chapters import Outline
from marias_build.book.content import Folder
from marias_build.book.deals import Played
from marias_build.book.diagnostics import Faults, Place, failed
from marias_build.rules import disagreements, registry, rule_files
from marias_build.rules import entries as rules
from marias_build.rules.rule_files import Listed
from marias_build.text import beginners, front_matter
from marias_build.text.front_matter import Head
from marias_build.words import catalogue, catalogue_checks, glossary, message_keys
from marias_build.words.catalogue import Words


@dataclass(frozen=True)
class Loaded:
    """All that was read, before any page is made of it."""

    settings: BookSettings
    words: Mapping[str, Words]
    sources: Mapping[str, rules.SourceEntry]
    registry: Mapping[str, registry.Rule]
    listed: Listed
    terms: Mapping[str, glossary.Entry]
    outlines: Mapping[str, list[Outline]]
    essays: Mapping[str, list[essays.Outline]]
    deals: Mapping[str, Played]
    disagreements: Mapping[str, disagreements.Disagreement]

    @property
    def entries(self) -> Mapping[str, rules.Entry]:
        """What is known of each rule beside its words."""
        return self.listed.entries


def load(folder: Folder, settings: BookSettings, code: bool) -> Loaded:
    """Read everything that `book.toml` names; `code` also checks who says what."""
    languages = settings.languages
    sources = rules.read_sources(folder.toml(rules.SOURCES), languages, folder.faults)
    book_files.check_strays(folder, settings)
    registry_toml = folder.toml(registry.FILE)
    known = folder.memory.recall(
        "registry",
        registry_toml,
        folder.faults,
        partial(registry.read, registry_toml),
    )
    listed = rule_files.read(
        book_files.rules(folder, settings),
        sources,
        tuple(known),
        folder.memory,
        folder.faults,
    )
    terms_toml = folder.toml("content/glossary.toml")
    terms = glossary.read(terms_toml, languages, settings.chapters, folder.faults)
    outlines = {
        language: _outlines(folder, settings, language) for language in languages
    }
    deeper = {language: _essays(folder, settings, language) for language in languages}
    beginners.check_same(
        {
            code: [(one.id, one.source) for one in found]
            for code, found in outlines.items()
        },
        folder.faults,
    )
    stated = _stated(outlines, settings, folder.faults)
    where = f"content/{languages[0]}/chapters"
    rule_files.check_stated(listed, stated, where, folder.faults)
    rule_files.check_listed(listed, stated, known, folder.faults)
    words = _words(folder, settings)
    if code and languages[0] in words:
        _check_code(folder, words[languages[0]], listed.entries)
    words = _lent(words, languages)
    played = _deals(folder, settings)
    disputed = disagreements.read(
        book_files.disagreements(folder, settings),
        disagreements.Known(tuple(languages), tuple(sources), tuple(known)),
        folder.memory,
        folder.faults,
    )
    return Loaded(
        settings,
        words,
        sources,
        known,
        listed,
        terms,
        outlines,
        deeper,
        played,
        disputed,
    )


def _words(folder: Folder, settings: BookSettings) -> dict[str, Words]:
    """The catalogues by language, without those that cannot be read."""
    every = [
        (language, folder.toml(f"content/{language}/messages.toml"))
        for language in settings.languages
    ]
    tomls = {name: toml for name, toml in every if toml.file not in folder.faults.lost}

    def make(own: Faults) -> dict[str, Words]:
        words = {name: catalogue.read(toml, name, own) for name, toml in tomls.items()}
        if words:
            catalogue_checks.check(list(words.values()), own)
        return words

    key = tuple(tomls.values())
    return folder.memory.recall("words", key, folder.faults, make)


def _lent(words: Mapping[str, Words], languages: Sequence[str]) -> dict[str, Words]:
    """A language whose words cannot be read borrows others, to look at its texts."""
    lender = next(iter(words.values()), None)
    if lender is None:
        return {}
    return {name: words.get(name) or lender.lent(name) for name in languages}


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
    return [
        _outline(folder, chapter, name, text)
        for chapter, name, text in book_files.chapters(folder, settings, language)
    ]


def _outline(folder: Folder, chapter: str, name: str, text: str) -> Outline:
    def make(own: Faults) -> Outline:
        return chapters.outline(chapter, front_matter.split(text, name, own, Head), own)

    return folder.memory.recall(f"outline {name}", text, folder.faults, make)


def _essays(
    folder: Folder, settings: BookSettings, language: str
) -> list[essays.Outline]:
    return [
        folder.memory.recall(
            f"outline {file}",
            (text, settings.chapters),
            folder.faults,
            partial(essays.outline, name, file, text, settings.chapters),
        )
        for name, file, text in book_files.essays(folder, settings, language)
    ]


def _stated(
    outlines: Mapping[str, list[Outline]], settings: BookSettings, faults: Faults
) -> dict[str, str]:
    """Each rule that the source language states, with its chapter."""
    chapters.check_rules(outlines, faults)
    found = outlines[settings.languages[0]]
    return {said.id: one.id for one in found for said in one.rules}


def _deals(folder: Folder, settings: BookSettings) -> dict[str, Played]:
    found = {}
    for name, file, text in book_files.deals(folder, settings):
        played = _deal(folder, file, text)
        if played is not None:
            found[name] = played
    return found


def _deal(folder: Folder, file: str, text: str) -> Played | None:
    def make(own: Faults) -> Played | None:
        try:
            return deals.read(text, file, own)
        except Exception as error:  # whatever it is, the author is told where
            own.add(Place(file), *failed(error))
            return None

    return folder.memory.recall(f"deal {file}", text, folder.faults, make)


def files(root: Path) -> list[Path]:
    """Every file that a book is made of, for whoever watches them."""
    return sorted(path for path in (root / "content").rglob("*") if path.is_file())
