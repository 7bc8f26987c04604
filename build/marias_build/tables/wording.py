"""How tables word what the engine gives: parts, rungs, seats, amounts, rules, rows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from marias.deal import SEAT_LETTERS
from marias.dealing import LICITOVANY
from marias.fleks import FLEK_NAMES
from marias.game_record import seat_letters
from marias.profile import Profile, differing_switches, parse_profile, preset
from marias.tariff import halers
from marias_quizzes.cards_html import rule_link
from marias_quizzes.html import el
from marias_quizzes.messages import Word
from marias_site import switch_words

from marias_build.tables import amounts
from marias_build.tables.grids import Cell
from marias_build.text.draft import Draft
from marias_build.text.typography import NBSP

CZECH = "cs"
TIMES = "\N{MULTIPLICATION SIGN}"


@dataclass(frozen=True)
class Wording:
    """The words of one page for what a table shows."""

    draft: Draft

    @property
    def language(self) -> str:
        """The language of the page."""
        return self.draft.spot.world.language

    def say(self, key: str, **slots: Any) -> str:
        """A message of the tables."""
        return self.draft.messages.text(f"book.table.{key}", **slots)

    def heads(self, *names: str) -> tuple[str, ...]:
        """The heads of columns."""
        return tuple(self.say(f"column-{name}") for name in names)

    def part(self, name: str) -> str:
        """A part of a contract, or the line of the limit."""
        return self.draft.messages.text(f"book.paid.{name}")

    def rung(self, name: str) -> str:
        """A contract or a rung, `lepsi-sedma`."""
        return self.draft.messages.text(f"book.rung.{name}")

    def on(self, name: str) -> str:
        """A part as it is flekked: `na hru`."""
        return self.draft.messages.text(f"book.on.{name}")

    def seat(self, seat: int, variant: str = LICITOVANY, inside: bool = False) -> str:
        """A seat by its name, or as it is said `inside` a sentence.

        The fourth deals or sits out, the second of two deals.
        """
        letter = seat_letters(variant)[seat]
        if letter in tuple(SEAT_LETTERS):
            word = Word("seat", SEAT_LETTERS.index(letter))
            return self.draft.messages.word(word, "role" if inside else "")
        name = self.say("seat-out" if variant == LICITOVANY else "seat-dealer")
        return name.lower() if inside else name

    def profile(self, text: str) -> str:
        """The name of a profile, and in what it was changed."""
        table = parse_profile(text)
        own = preset(table.preset)
        name = self.draft.messages.word(Word("profile", table.preset))
        changed = [
            self.setting(switch, getattr(table, switch))
            for switch in differing_switches(own, table)
        ]
        return "; ".join([name, *changed])

    def setting(self, switch: str, value: str) -> str:
        """A switch and its value as a sentence: `Kdo otvírá dražbu: zadák`."""
        return switch_words.sentence(self.draft.messages, switch, value)

    def switch(self, name: str) -> str:
        """What a switch is about."""
        return switch_words.about(self.draft.messages, name)

    def value(self, switch: str, value: str) -> str:
        """The value of a switch; a number that is not offered stands for itself."""
        return switch_words.value(self.draft.messages, switch, value)

    def offence(self, name: str) -> str:
        """What was done wrong."""
        return self.draft.messages.text(f"offence.{name}")

    def form(self, case: str) -> str:
        """A case, where the language has it."""
        return case if case in self.draft.spot.world.cases else ""

    def flek(self, level: int) -> str:
        """How far a part was raised: `re`; nothing where it was not."""
        return FLEK_NAMES[level - 1] if level else ""

    def czech(self, word: str) -> Any:
        """A Czech word as it is, which says so in another language."""
        return word if self.language == CZECH else el("span", {"lang": CZECH}, word)

    def column(self, text: str) -> Cell:
        """The head of a profile's column."""
        return Cell(self.profile(text), profile=text)

    def units(self, value: float, profile: str = "") -> Cell:
        """A number of units."""
        return Cell(amounts.number(value, self.language), True, profile)

    def signed(self, value: float, profile: str = "") -> Cell:
        """Units won or lost."""
        return Cell(amounts.signed(value, self.language), True, profile)

    def money(self, units: float, table: Profile, sign: bool = False) -> Cell:
        """Units in the money of a table, as it stands in a column."""
        shown = amounts.money(units, halers(table), self.language, cents=True)
        return Cell(("+" if sign and units > 0 else "") + shown, True)

    def money_between(self, several: Iterable[int], table: Profile) -> str:
        """Several sums with strokes between them, and the currency once."""
        shown = [self.money(units, table).content for units in several]
        bare = [text.removesuffix(f"{NBSP}{amounts.CROWN}") for text in shown[:-1]]
        return " / ".join([*bare, shown[-1]])

    def rules(self, ids: Iterable[str]) -> list[Any]:
        """The rules that decide, as links, each once."""
        context = self.draft.spot.context()
        line: list[Any] = []
        for one in dict.fromkeys(ids):
            line.extend([", "] if line else [])
            line.append(rule_link(one, context, None))
        return line

    def by(self, ids: Iterable[str]) -> list[Any]:
        """The sentence above a table that says which rules decide."""
        several = dict.fromkeys(ids)
        lead = self.say("decides" if len(several) == 1 else "decide")
        return [lead, " ", *self.rules(several), "."]


def small(*content: Any) -> list[Any]:
    """What stands below the main thing of a cell, in small print."""
    return [" ", el("span", {"class": "sub"}, *content)]
