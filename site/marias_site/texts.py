"""Chapters and essays as the site shows them, with their questions and outlines."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from markupsafe import Markup


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
    """A question of a chapter, or of an `essay` of it: its block and what it asks.

    `rules` are all that its reasons name, `decides` the one that gives the answer.
    """

    id: str
    kind: str
    position: str
    profile: str
    chapter: str = ""
    rules: tuple[str, ...] = ()
    essay: str = ""
    decides: str = ""


@dataclass(frozen=True)
class Table:
    """A computed table of a chapter, or of an `essay` of it: the rules its cells name.

    `anchor` is the id of the heading or the rule above it, `profile` what it was
    worked out by, or "" where that is several tables or none. `elsewhere` is the folded
    HTML of what others come to, or "".
    """

    name: str
    html: Markup
    rules: tuple[str, ...]
    chapter: str = ""
    anchor: str = ""
    essay: str = ""
    profile: str = ""
    elsewhere: Markup = field(default_factory=Markup)


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
    tables: tuple[Table, ...] = ()


@dataclass(frozen=True)
class Essay:
    """A text that goes deeper than its chapter; `html` links relative to its page."""

    id: str
    language: str
    chapter: str
    title: str
    lead: str
    html: Markup
    minutes: int = 1
    opener: str = ""
    outline: tuple[Heading, ...] = ()
    quizzes: tuple[Quiz, ...] = ()
    tables: tuple[Table, ...] = ()


@dataclass(frozen=True)
class Part:
    """A part of the book: chapters that follow each other, under one title.

    Its id is that of its first chapter; titles and leads are there in every language.
    """

    id: str
    titles: Mapping[str, str]
    leads: Mapping[str, str]
    chapters: tuple[str, ...]
