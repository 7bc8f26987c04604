"""Headings of a chapter: their levels, their ids and the outline they make."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field
from itertools import count

from marias_site.texts import Heading

from marias_build.book.diagnostics import Place
from marias_build.text.world import Spot

_HEADING = re.compile(r"^(#+)\s*(.*?)\s*(?:\{#([^{}]*)\})?\s*#*\s*$")
_ID = re.compile(r"^[a-z0-9]+(?:[.-][a-z0-9]+)*$")

# Ids that the frame of every page has.
RESERVED = ("obsah", "toc-t", "do-hloubky", "stych", "stych-slovo", "stych-stul")


@dataclass
class Ids:
    """The element ids of one page, each with the line that made it."""

    spot: Spot
    lines: dict[str, int] = field(default_factory=dict)

    def take(self, name: str, place: Place) -> str:
        """Use an id; a fault, and another one, if the page has it already.

        The other one keeps what the block adds to it from being there twice as well.
        """
        if name in self.lines:
            what = f"the id {name} is used on line {self.lines[name]} already"
            self.spot.fault(place, what, "give this one another id")
            return self._other(name)
        if name in RESERVED:
            what = f"the id {name} belongs to the page's frame"
            self.spot.fault(place, what, "give this one another id")
        self.lines[name] = place.line
        return name

    def _other(self, name: str) -> str:
        """An id like that one which is still free."""
        tried = (f"{name}-{number}" for number in count(2))
        found = next(one for one in tried if one not in self.lines)
        self.lines[found] = self.lines[name]
        return found


@dataclass
class Headings:
    """Notes the headings in the source; the tree takes the ids in the same order."""

    ids: Ids
    outline: list[Heading] = field(default_factory=list)
    waiting: list[str] = field(default_factory=list)
    level: int = 1

    def note(self, line: str, place: Place) -> str:
        """Check a heading and give the line without its id."""
        found = _HEADING.match(line)
        assert found is not None
        marks, title, own = found.groups()
        level = len(marks)
        self._check(level, title, place)
        self.level = level
        name = self.ids.take(self._id(title, own, place), place)
        self.waiting.append(name)
        self.outline.append(Heading(name, title, level))
        return f"{marks} {title}" if title else ""

    def _check(self, level: int, title: str, place: Place) -> None:
        fault = self.ids.spot.fault
        if not title:
            fault(place, "a heading without words", "write them behind the marks")
        if level == 1:
            fault(place, "a heading of level 1", "that is the title; begin with ##")
        elif level > self.level + 1:
            what = f"a heading of level {level} under one of level {self.level}"
            fault(place, what, f"use {'#' * (self.level + 1)}")

    def _id(self, title: str, own: str | None, place: Place) -> str:
        if own is None:
            return slug(title) or "h"
        if not _ID.match(own):
            what = f"the id {own!r} has other signs than a-z, 0-9 and hyphens"
            self.ids.spot.fault(place, what, f"write {{#{slug(own) or 'id'}}}")
        return own

    def add(self, name: str, title: str) -> None:
        """A heading that a block makes, and whose id it has taken."""
        self.level = 2
        self.outline.append(Heading(name, title))

    def add_rule(self, rule: str, title: str, number: str) -> None:
        """A rule statement stands in the outline like a heading."""
        self.outline.append(Heading(rule, title, 3, number, "rule"))

    def titled(self, name: str, title: str) -> None:
        """Give a heading of the outline its title as it is shown."""
        for index, heading in enumerate(self.outline):
            if heading.id == name:
                self.outline[index] = Heading(name, title, heading.level)


def slug(title: str) -> str:
    """An ASCII id of a title: `Přehled v tabulce` gives `prehled-v-tabulce`."""
    title = re.sub(r"\]\([^()]*\)|\[\[.*?\]\]|\{\{.*?\}\}", " ", title)
    plain = unicodedata.normalize("NFD", title.lower())
    letters = "".join(c for c in plain if not unicodedata.combining(c))
    return "-".join(re.findall(r"[a-z0-9]+", letters))
