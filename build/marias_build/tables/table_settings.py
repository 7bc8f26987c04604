"""What several tables are set by: the rules of one table, or of several at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from marias.cards import Card
from marias.notation import format_card
from marias.profile import GENERAL, PRESET_NAMES, parse_profile
from pydantic import AfterValidator, Field

from marias_build.book.diagnostics import Place
from marias_build.tables.grids import Caption


def _profile(text: str) -> str:
    parse_profile(text)
    return text


ProfileText = Annotated[str, AfterValidator(_profile)]
Profiles = Annotated[list[ProfileText], Field(min_length=1)]


@dataclass(frozen=True)
class Wrong:
    """What the engine says against a table, and the text of the line that is to blame.

    The first line that has the text is meant, or that so many lines below it. `rule`
    is what forbids it; `there` names the message to a reader where the table is only
    tried by other rules.
    """

    what: str
    mend: str
    near: str = ""
    below: int = 0
    rule: str = ""
    there: str = "elsewhere-not"

    def place(self, body: Sequence[str], fence: Place) -> Place:
        """The line that is to blame; the fence's when no line has the text."""
        for number, line in enumerate(body, start=1):
            if self.near and self.near in line:
                return fence.at(fence.line + number + self.below)
        return fence


def twice(setting: str, own: Sequence[Card], others: Sequence[Card]) -> Wrong | None:
    """What is wrong when a setting has a card that lies elsewhere: the pack has one."""
    for card in own:
        if card in others:
            what = f"{format_card(card)} stands twice in the table"
            return Wrong(what, "name each card once", f"{setting}:")
    return None


def too_many(setting: str, own: Sequence[Card], most: int, what: str) -> Wrong | None:
    """What is wrong when a setting has more cards than there can be."""
    if len(own) <= most:
        return None
    return Wrong(f"{what} of {len(own)} cards", f"write {most} at most", f"{setting}:")


class OneProfile(Caption):
    """A table under the rules of one table."""

    profile: ProfileText = GENERAL.preset


class OneOrMore(Caption):
    """A table under one profile, or with a column for each of several."""

    profile: ProfileText = ""
    profiles: Profiles | None = None

    def all(self) -> list[str]:
        """The profiles asked for, else that of the general rules."""
        return self.profiles or [self.profile or GENERAL.preset]


class SideBySide(Caption):
    """A table with a column for each profile, all presets unless some are named."""

    profiles: Profiles = Field(default_factory=lambda: list(PRESET_NAMES))
