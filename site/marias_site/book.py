"""The book as the site shows it: plain frozen records, filled by the build."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from markupsafe import Markup

if TYPE_CHECKING:
    from marias.record import Record
    from marias_quizzes.messages import Messages


@dataclass(frozen=True)
class Catalogue:
    """The words of one language: for templates, and as JSON for the page."""

    language: str
    messages: Messages
    browser: str = "{}"


@dataclass(frozen=True)
class Edition:
    """Date of the edition (ISO) and the public address it lives at, or ""."""

    date: str
    address: str = ""


@dataclass(frozen=True)
class Heading:
    """One line of a chapter's outline; `kind` is heading, rule or quiz."""

    id: str
    title: str
    level: int = 2
    number: str = ""
    kind: str = "heading"


@dataclass(frozen=True)
class Quiz:
    """A question that stands in a chapter: its block id and what it asks."""

    id: str
    kind: str
    position: str
    profile: str
    chapter: str = ""
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Chapter:
    """A chapter in one language; `html` links relative to the chapter's page."""

    id: str
    language: str
    number: int
    title: str
    lead: str
    html: Markup
    opener: str = ""
    outline: tuple[Heading, ...] = ()
    quizzes: tuple[Quiz, ...] = ()
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Statement:
    """A rule in one language; html links relative to the rule's own page."""

    title: str
    law: Markup
    text: str
    comment: Markup = field(default_factory=Markup)
    differs: Mapping[str, Markup] = field(default_factory=dict)


@dataclass(frozen=True)
class Citation:
    """Where a rule comes from: id of a source and the place in it (Czech)."""

    source: str
    place: str = ""


@dataclass(frozen=True)
class Difference:
    """A profile that differs in a rule; grade is stated, derived or inferred."""

    profile: str
    grade: str = "stated"


@dataclass(frozen=True)
class Rule:
    """A rule of the book with everything that hangs around its statement."""

    id: str
    chapter: str
    number: str
    statements: Mapping[str, Statement]
    sources: tuple[Citation, ...] = ()
    differs: tuple[Difference, ...] = ()
    executable: bool = True
    engine: tuple[str, ...] = ()
    quizzes: tuple[Quiz, ...] = ()
    deals: tuple[str, ...] = ()


@dataclass(frozen=True)
class Source:
    """A text that rules are taken from: its name in each language, its address."""

    id: str
    names: Mapping[str, str]
    notes: Mapping[str, str] = field(default_factory=dict)
    address: str = ""


@dataclass(frozen=True)
class TermText:
    """A term in one language; html links relative to the glossary page."""

    word: str
    meaning: Markup
    text: str
    other: tuple[str, ...] = ()


@dataclass(frozen=True)
class Term:
    """A word of the game: the code's key, its texts and its chapter (or "")."""

    key: str
    texts: Mapping[str, TermText]
    chapter: str = ""


@dataclass(frozen=True)
class DealText:
    """Title and one-sentence introduction of a deal in one language."""

    title: str
    lead: str


@dataclass(frozen=True)
class Deal:
    """A played deal: its text in record notation and what it was read to."""

    id: str
    source: str
    record: Record
    texts: Mapping[str, DealText]
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Kind:
    """A kind of question and the fixed question of its practice page."""

    id: str
    position: str
    profile: str
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Redirect:
    """An address that moved: both paths from the site's root, ending in "/"."""

    old: str
    new: str


@dataclass(frozen=True)
class Book:
    """All that the site shows; the first language is the source language."""

    languages: tuple[str, ...]
    edition: Edition
    catalogues: Mapping[str, Catalogue]
    chapters: Mapping[str, tuple[Chapter, ...]] = field(default_factory=dict)
    rules: Mapping[str, Rule] = field(default_factory=dict)
    sources: Mapping[str, Source] = field(default_factory=dict)
    terms: Mapping[str, tuple[Term, ...]] = field(default_factory=dict)
    deals: tuple[Deal, ...] = ()
    kinds: tuple[Kind, ...] = ()
    redirects: tuple[Redirect, ...] = ()
    profile: str = "obecna"
    cards: str = "assets/cards"
    assets: Mapping[str, str] = field(default_factory=dict)
    policy: str = ""

    def chapter(self, language: str, chapter: str) -> Chapter:
        """The chapter of that id; KeyError when the book has none."""
        for candidate in self.chapters[language]:
            if candidate.id == chapter:
                return candidate
        raise KeyError(chapter)

    def deal(self, deal: str) -> Deal:
        """The deal of that id; KeyError when the book has none."""
        for candidate in self.deals:
            if candidate.id == deal:
                return candidate
        raise KeyError(deal)

    def rule_links(self, language: str) -> dict[str, tuple[str, str]]:
        """Title and chapter of each rule: what the renderer's context needs."""
        return {
            rule.id: (rule.statements[language].title, rule.chapter)
            for rule in self.rules.values()
        }
