"""The book as the site shows it: plain frozen records, filled by the build."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from markupsafe import Markup

from marias_site.changes import Change
from marias_site.disputes import Disagreement
from marias_site.rule_parts import Example, Function, Setting
from marias_site.texts import Chapter, Essay, Part, Quiz

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
    """Date of the edition (ISO), the public address it lives at, or "", and its hash.

    The hash stands for every file that the book and its answers are made of.
    """

    date: str
    address: str = ""
    hash: str = ""


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
    """A rule of the book with everything that hangs around its statement.

    One that is told stands in its chapter as prose and has no number. `departs` are
    the profiles that play it otherwise than the book's own, `begins` those of them that
    play by it while the book's own does not. `words` are for the search.
    """

    id: str
    chapter: str
    number: str
    statements: Mapping[str, Statement]
    sources: tuple[Citation, ...] = ()
    differs: tuple[Difference, ...] = ()
    executable: bool = True
    told: bool = False
    engine: tuple[Function, ...] = ()
    settings: tuple[Setting, ...] = ()
    departs: tuple[str, ...] = ()
    begins: tuple[str, ...] = ()
    quizzes: tuple[Quiz, ...] = ()
    deals: tuple[str, ...] = ()
    examples: Mapping[str, Example] = field(default_factory=dict)
    related: tuple[str, ...] = ()
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


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
    forms: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """Everything it is called: the word, then its other names."""
        return (self.word, *self.other)


TermKind = Literal["word", "saying", "forbidden"]


@dataclass(frozen=True)
class Term:
    """A word of the game: the code's key, its texts and its chapter (or "").

    The letter is the one it stands under in the language of its list. A saying is no
    word to look up by a letter; one that is forbidden must not be said at the table.
    Names abroad are those in languages that the book is not written in.
    """

    key: str
    texts: Mapping[str, TermText]
    chapter: str = ""
    letter: str = ""
    kind: TermKind = "word"
    abroad: tuple[str, ...] = ()

    def spoken(self, language: str) -> str:
        """The language of its word: another one where it was kept from there."""
        own = self.texts[language].word
        return next(code for code, text in self.texts.items() if text.word == own)


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
    essays: Mapping[str, tuple[Essay, ...]] = field(default_factory=dict)
    rules: Mapping[str, Rule] = field(default_factory=dict)
    sources: Mapping[str, Source] = field(default_factory=dict)
    terms: Mapping[str, tuple[Term, ...]] = field(default_factory=dict)
    deals: tuple[Deal, ...] = ()
    kinds: tuple[Kind, ...] = ()
    redirects: tuple[Redirect, ...] = ()
    disagreements: tuple[Disagreement, ...] = ()
    changes: tuple[Change, ...] = ()
    parts: tuple[Part, ...] = ()
    start: tuple[str, ...] = ()
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

    def part_of(self, chapter: str) -> Part | None:
        """The part of the book that a chapter is in; None in a book without parts."""
        return next((part for part in self.parts if chapter in part.chapters), None)

    def essay(self, language: str, essay: str) -> Essay:
        """The essay of that id; KeyError when the book has none."""
        for candidate in self.essays.get(language, ()):
            if candidate.id == essay:
                return candidate
        raise KeyError(essay)

    def essays_of(self, language: str, chapter: str) -> tuple[Essay, ...]:
        """The essays that go deeper than a chapter."""
        found = self.essays.get(language, ())
        return tuple(essay for essay in found if essay.chapter == chapter)

    def deal(self, deal: str) -> Deal:
        """The deal of that id; KeyError when the book has none."""
        for candidate in self.deals:
            if candidate.id == deal:
                return candidate
        raise KeyError(deal)

    def disagreements_on(self, rule: str) -> tuple[Disagreement, ...]:
        """What the sources disagree about in a rule."""
        return tuple(one for one in self.disagreements if rule in one.rules)

    def rule_links(self, language: str) -> dict[str, tuple[str, str]]:
        """Title and chapter of each rule: what the renderer's context needs."""
        return {
            rule.id: (rule.statements[language].title, rule.chapter)
            for rule in self.rules.values()
        }
