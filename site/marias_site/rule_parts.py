"""What hangs around a rule: how tables play it, what carries it out, an example."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from markupsafe import Markup

from marias_site.texts import Quiz


@dataclass(frozen=True)
class Choice:
    """How one profile sets a switch, in words, and how well that is known.

    `source` is "" where the choice is our own; it `differs` where it makes the profile
    depart from the book in this rule. One that is `idle` decides nothing there, and its
    words say so.
    """

    profile: str
    value: str
    words: Mapping[str, str]
    source: str = ""
    grade: str = "stated"
    differs: bool = False
    idle: bool = False


@dataclass(frozen=True)
class Setting:
    """A switch that turns a rule: what it is about, and the choice of each profile."""

    switch: str
    names: Mapping[str, str]
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class Function:
    """A function of the engine that carries out a rule: what it says of itself."""

    name: str
    says: str
    file: str
    line: int = 1


@dataclass(frozen=True)
class Place:
    """Where a block of the book stands: its chapter or essay, and an id there."""

    chapter: str
    id: str
    essay: str = ""


@dataclass(frozen=True)
class Example:
    """A computed block that shows a rule at work: a question, or a table.

    A question is asked anew on every page that shows it; a table is HTML with links
    as from a rule's page, and `elsewhere` what other tables come to, folded. One that
    stands on the pages of rules only has no place.
    """

    quiz: Quiz | None = None
    html: Markup = field(default_factory=Markup)
    place: Place | None = None
    profile: str = ""
    elsewhere: Markup = field(default_factory=Markup)

    @property
    def played(self) -> str:
        """The profile that it is worked out by, or "" for several or none."""
        return self.quiz.profile if self.quiz else self.profile
