"""What a chapter may refer to: everything of the book but its own text."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields

from marias.profile import parse_profile
from marias.record import Record
from marias_quizzes import addresses
from marias_quizzes.html import Context
from marias_quizzes.messages import Messages
from marias_site.book import DealText

from marias_build.book.diagnostics import Faults, Place
from marias_build.rules.disagreements import Disagreement
from marias_build.rules.entries import Entry as RuleEntry
from marias_build.tables.values import Values
from marias_build.words.glossary import Entry as TermEntry


def catalogue_of(language: str) -> str:
    """The file that has the words of a language."""
    return f"content/{language}/messages.toml"


@dataclass(frozen=True)
class World:
    """The book around a chapter, in one language.

    `chapters` and `essays` have titles, `rules` title and chapter of each rule,
    `numbers` its number, `registry` the kind of each that there is to know of; `values`
    are the numbers that the engine gives.
    """

    language: str
    languages: tuple[str, ...]
    messages: Messages
    chapters: Mapping[str, str] = field(default_factory=dict)
    essays: Mapping[str, str] = field(default_factory=dict)
    rules: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    numbers: Mapping[str, str] = field(default_factory=dict)
    entries: Mapping[str, RuleEntry] = field(default_factory=dict)
    registry: Mapping[str, str] = field(default_factory=dict)
    sources: Mapping[str, str] = field(default_factory=dict)
    disagreements: Mapping[str, Disagreement] = field(default_factory=dict)
    terms: Mapping[str, TermEntry] = field(default_factory=dict)
    deals: Mapping[str, DealText] = field(default_factory=dict)
    records: Mapping[str, Record] = field(default_factory=dict)
    kinds: tuple[str, ...] = ()
    values: Mapping[str, int] = field(default_factory=dict)
    cases: tuple[str, ...] = ()
    profile: str = "obecna"
    cards: str = "assets/cards"
    address: str = ""
    words: str = ""

    def key(self) -> str:
        """A digest that changes when anything here does (`words` for the messages)."""
        parts = [
            repr(getattr(self, item.name))
            for item in fields(self)
            if item.name != "messages"
        ]
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()

    def value(self, asked: str) -> str:
        """A value as it is written here; ValueFaultError when there is none."""
        return Values(self.values, self.profile, self.language).text(asked)

    def context(self, root: str, profile: str = "") -> Context:
        """What the renderer needs on a page that far below the site's root."""
        rules = parse_profile(profile or self.profile)
        return Context(
            self.language, self.messages, rules, root, self.cards, dict(self.rules)
        )


@dataclass(frozen=True)
class Spot:
    """Where a text is shown: the page's path, and the chapter whose rules it has."""

    world: World
    faults: Faults
    page: str
    chapter: str = ""

    @property
    def root(self) -> str:
        """The way from the page back to the root of the site."""
        return addresses.up(self.page)

    def link(self, path: str) -> str:
        """A link from the page to a path of the site."""
        page, _, anchor = path.partition("#")
        if page == self.page and anchor:
            return "#" + anchor
        return self.root + path or "./"

    def context(self, profile: str = "") -> Context:
        """The renderer's context on this page."""
        return self.world.context(self.root, profile)

    def fault(self, place: Place, what: str, mend: str, looked_in: str = "") -> None:
        """Note a fault; what is nowhere was looked for in a file or in `file:name`."""
        self.faults.add(place, what, mend, looked_in)
