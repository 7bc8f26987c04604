"""At a statement: which tables play otherwise, folded; what is said is for whom."""

from __future__ import annotations

from collections.abc import Iterator

from marias.profile import PRESET_NAMES
from marias_quizzes.html import escape
from marias_quizzes.messages import Messages, Word
from marias_site import switch_words
from marias_site.book import Statement

from marias_build.rules import departures
from marias_build.rules.departures import Departure
from marias_build.text.draft import Draft


def lines(rule: str, shown: Statement, draft: Draft) -> Iterator[str]:
    """A line for each way in which tables depart, with the names of those tables."""
    messages = draft.messages
    for (begins, text), profiles in _grouped(rule, shown, draft).items():
        names = ", ".join(messages.word(Word("profile", name)) for name in profiles)
        key = "begin" if begins else "differs"
        badge = escape(messages.text(f"book.{key}", profile=names))
        kind = "badge begins" if begins else "badge"
        yield (
            f'<details class="diff" data-profile="{" ".join(profiles)}"><summary>'
            f'<span class="{kind}">{badge}</span></summary><p>{text}</p></details>'
        )


def _grouped(
    rule: str, shown: Statement, draft: Draft
) -> dict[tuple[bool, str], list[str]]:
    """What is said, and of which profiles; an author's words before the engine's."""
    departing = departures.of(rule, draft.spot.world.profile)
    found: dict[tuple[bool, str], list[str]] = {}
    for name in PRESET_NAMES:
        own = [one for one in departing if one.profile == name]
        said = shown.differs.get(name)
        if not own and said is None:
            continue
        text = str(said) if said is not None else escape(sentence(own, draft.messages))
        begins = bool(own) and all(one.begins for one in own)
        found.setdefault((begins, text), []).append(name)
    return found


def sentence(departing: list[Departure], messages: Messages) -> str:
    """What the switches are set to: `Kdo otvírá dražbu: zadák; Míchání: jednou`."""
    shown = (
        switch_words.sentence(messages, one.switch, one.value) for one in departing
    )
    return "; ".join(dict.fromkeys(shown)) + "."
