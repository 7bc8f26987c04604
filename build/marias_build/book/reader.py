"""Reads `content/` into a Book: everything is checked, all faults come at once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path

from marias_site.book import Book, TermText
from marias_site.texts import Essay
from markupsafe import Markup

from marias_build.book import (
    assembly,
    book_files,
    book_settings,
    changes,
    chapters,
    editions,
    essays,
    last_checks,
    loading,
    redirects,
)
from marias_build.book.assembly import Made
from marias_build.book.chapters import Page
from marias_build.book.content import Folder, Memory
from marias_build.book.diagnostics import BookError, Fault, Faults
from marias_build.book.loading import Loaded
from marias_build.book.toml_places import Toml
from marias_build.rules import examples
from marias_build.text import worlds
from marias_build.text.prose import Prose
from marias_build.text.world import World


@dataclass(frozen=True)
class Reading:
    """One run: the book, or None when there are faults, and what the next may keep.

    `parts` are there as soon as everything can be read, whatever is wrong in it.
    """

    book: Book | None
    faults: tuple[Fault, ...]
    memory: Memory
    parts: tuple[Loaded, Made] | None = None

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
    settings = book_settings.read(folder.toml(book_files.BOOK), faults)
    if settings is None:
        book_files.look(folder)
        return Reading(None, tuple(faults), memory)
    loaded = loading.load(folder, settings, code)
    made = _made(folder, loaded, around)
    last_checks.check(loaded, made, folder.toml(book_files.BOOK), faults)
    if len(faults):
        parts = None if faults.lost else (loaded, made)
        return Reading(None, tuple(faults), memory, parts)
    done = assembly.assemble(loaded, made, editions.digest(root))
    return Reading(done, tuple(faults), memory, (loaded, made))


def _made(folder: Folder, loaded: Loaded, around: Around) -> Made:
    surrounding = worlds.worlds(loaded, around.cards, around.address)
    pages: dict[str, list[Page]] = {}
    deeper: dict[str, list[Essay]] = {}
    disputed: dict[str, dict[str, tuple[str, Markup]]] = {}
    terms: dict[str, dict[str, TermText]] = {}
    shown: dict[str, list[examples.Blocks]] = {}
    for language, world in surrounding.items():
        prose = _prose(folder, world)
        pages[language] = _in_language(folder, loaded, world, prose)
        deeper[language] = _essays(folder, loaded, world, prose)
        terms[language] = _terms(folder, loaded, world, prose)
        disputed[language] = _disagreements(folder, world, prose)
        shown[language] = _examples(folder, loaded, world, prose)
    moved = folder.toml("content/redirects.toml")
    known = redirects.read(moved, assembly.paths(loaded), folder.faults)
    changed = changes.read(
        _if_there(folder, changes.FILE),
        loaded.settings,
        loaded.entries,
        folder.faults,
    )
    return Made(surrounding, pages, deeper, terms, known, disputed, shown, changed)


def _if_there(folder: Folder, file: str) -> Toml:
    """A file that a book may lack."""
    return folder.toml(file) if (folder.root / file).exists() else Toml(file)


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


def _essays(folder: Folder, loaded: Loaded, world: World, prose: Prose) -> list[Essay]:
    key = world.key()
    return [
        folder.memory.recall(
            f"page {outline.source.file}",
            (outline.source, key),
            folder.faults,
            partial(essays.page, outline, world, prose),
        )
        for outline in loaded.essays[world.language]
    ]


def _examples(
    folder: Folder, loaded: Loaded, world: World, prose: Prose
) -> list[examples.Blocks]:
    key = world.key()
    return [
        folder.memory.recall(
            f"examples {file} {world.language}",
            (text, key),
            folder.faults,
            partial(examples.read, chapter, file, text, world, prose),
        )
        for chapter, file, text in book_files.examples(folder, loaded.settings)
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


def _disagreements(
    folder: Folder, world: World, prose: Prose
) -> dict[str, tuple[str, Markup]]:
    return folder.memory.recall(
        f"disagreements in {world.language}",
        world.key(),
        folder.faults,
        partial(last_checks.disagreements, world, prose),
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
