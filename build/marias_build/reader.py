"""Reads `content/` into a Book: everything is checked, all faults come at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from marias_site.book import Book, DealText, TermText

from marias_build import (
    assembly,
    book_settings,
    chapters,
    last_checks,
    loading,
    questions,
    redirects,
)
from marias_build.assembly import Made
from marias_build.chapters import Page
from marias_build.content import Folder, Memory
from marias_build.diagnostics import BookError, Fault, Faults
from marias_build.loading import Loaded
from marias_build.prose import Prose
from marias_build.typography import typeset
from marias_build.values import values
from marias_build.world import World


@dataclass(frozen=True)
class Reading:
    """One run: the book, or None when there are faults, and what the next may keep."""

    book: Book | None
    faults: tuple[Fault, ...]
    memory: Memory

    def checked(self) -> Book:
        """The book; BookError with every fault when there is none."""
        if self.book is None:
            raise BookError(self.faults)
        return self.book


@dataclass(frozen=True)
class Around:
    """What the book does not know of itself: its address, where its cards lie."""

    cards: str = "assets/cards"
    address: str = ""


def read(
    root: Path,
    previous: Reading | None = None,
    around: Around = Around(),
    code: bool = True,
) -> Reading:
    """The book below a project's root. `previous` saves what has not changed.

    `code=False` leaves out the check that every message is said by some code.
    """
    faults = Faults()
    memory = previous.memory if previous else Memory()
    folder = Folder(root, memory, faults)
    settings = book_settings.read(folder.toml("content/book.toml"), faults)
    if settings is None or not loading.readable(folder, settings):
        # What a broken file holds would be missed everywhere else.
        return Reading(None, tuple(faults), memory)
    loaded = loading.load(folder, settings, code)
    made = _made(folder, loaded, around)
    book_toml, rules_toml = (
        folder.toml(f"content/{n}.toml") for n in ("book", "rules")
    )
    last_checks.check(loaded, made, book_toml, rules_toml, faults)
    done = None if len(faults) else assembly.assemble(loaded, made)
    return Reading(done, tuple(faults), memory)


def _made(folder: Folder, loaded: Loaded, around: Around) -> Made:
    worlds = _worlds(loaded, around)
    pages: dict[str, list[Page]] = {}
    terms: dict[str, dict[str, TermText]] = {}
    for language, world in worlds.items():
        prose = _prose(folder, world)
        pages[language] = _in_language(folder, loaded, world, prose)
        terms[language] = _terms(folder, loaded, world, prose)
    moved = folder.toml("content/redirects.toml")
    known = redirects.read(moved, assembly.paths(loaded), folder.faults)
    return Made(worlds, pages, terms, known)


def _in_language(
    folder: Folder, loaded: Loaded, world: World, prose: Prose
) -> list[Page]:
    key = world.key()
    return [
        folder.memory.recall(
            f"page {outline.source.file}",
            (outline.source, number, key),
            folder.faults,
            partial(chapters.page, outline, number, world, prose),
        )
        for number, outline in enumerate(loaded.outlines[world.language], start=1)
    ]


def _terms(
    folder: Folder, loaded: Loaded, world: World, prose: Prose
) -> dict[str, TermText]:
    toml = folder.toml("content/glossary.toml")
    return folder.memory.recall(
        f"terms {world.language}",
        (world.key(), toml),
        folder.faults,
        partial(last_checks.terms, loaded, toml, world, prose),
    )


def _prose(folder: Folder, world: World) -> Prose:
    words = world.messages
    back = words.text("book.footnote-back") if words.has("book.footnote-back") else ""
    return folder.memory.recall(
        f"prose {world.language}",
        back,
        folder.faults,
        lambda _: Prose(world.language, back),
    )


def _worlds(loaded: Loaded, around: Around) -> dict[str, World]:
    numbered = {name: str(number) for name, number in values().items()}
    return {
        language: _world(loaded, language, around, numbered)
        for language in loaded.settings.languages
    }


def _world(
    loaded: Loaded, language: str, around: Around, numbers: Mapping[str, str]
) -> World:
    outlines = loaded.outlines[language]
    words = loaded.words[language]
    return World(
        language=language,
        languages=tuple(loaded.settings.languages),
        messages=words.strict(),
        chapters={
            **{name: name for name in loaded.settings.chapters},  # some may lack a file
            **{o.id: typeset(o.source.head.title, language) for o in outlines},
        },
        rules={
            said.id: (typeset(said.title, language), o.id)
            for o in outlines
            for said in o.rules
        },
        numbers=chapters.numbers(outlines),
        entries=loaded.entries,
        sources={
            key: typeset(source.names.get(language, key), language)
            for key, source in loaded.sources.items()
        },
        terms=loaded.terms,
        deals=_titles(loaded, language),
        records={name: played.record for name, played in loaded.deals.items()},
        kinds=questions.kinds(),
        values=numbers,
        cases=words.cases,
        profile=loaded.settings.profile,
        cards=around.cards,
        address=around.address,
        words=repr(words.data()),
    )


def _titles(loaded: Loaded, language: str) -> dict[str, DealText]:
    return {
        name: DealText(
            typeset(texts[language].title, language),
            typeset(texts[language].lead, language),
        )
        for name, texts in loaded.settings.deals.items()
    }
