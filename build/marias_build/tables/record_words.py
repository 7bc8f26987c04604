"""What was said and done before the first card, action by action, in words."""

from __future__ import annotations

from typing import Any

from marias.actions import (
    NO_CARD,
    Announce,
    Answer,
    Ask,
    Bid,
    Call,
    ChooseTrump,
    Comment,
    Discard,
    Exchange,
    FromPeople,
    Hold,
    LayDown,
    Omyl,
    Pass,
    TakeOver,
)
from marias.cards import RANK_LETTERS
from marias.contracts import CONTRACT_NAMES, Commitment, has_trump
from marias.fleks import FLEK_NAMES
from marias.game_state import GameState
from marias.ladder import rung_name, rungs
from marias.seats import NOBODY
from marias_quizzes.cards_html import chip, words
from marias_quizzes.messages import Say, Word, suit

from marias_build.tables import grids
from marias_build.tables.wording import Wording

# What is said the same way each time: the action, and its message.
_PLAIN = {
    Hold: "hold",
    Pass: "pass",
    Ask: "asks",
    Omyl: "says-omyl",
    FromPeople: "from-people",
    Exchange: "exchanges",
}
# In which row of the transcript an action stands.
STAGES = (
    ("stage-auction", (Bid, Hold, Pass)),
    ("stage-choice", (ChooseTrump, FromPeople, Call)),
    ("stage-discard", (Discard,)),
    ("stage-question", (Ask, Answer, TakeOver)),
    ("stage-contract", (Announce, Omyl)),
    ("stage-comments", (Comment,)),
    ("stage-shown", (LayDown,)),
    ("stage-exchange", (Exchange,)),
)


def stage(action: Any) -> str:
    """The message that names the row of an action; none for a card or a report."""
    for name, kinds in STAGES:
        if isinstance(action, kinds):
            return name
    return ""


def told(action: Any, before: GameState, say: Wording) -> list[Any]:
    """An action in words, with its cards; `before` is the deal as it stood."""
    plain = _PLAIN.get(type(action))
    if plain:
        return [say.say(plain)]
    if isinstance(action, Bid):
        return [say.rung(rung_name(rungs(before.profile)[action.rung]))]
    if isinstance(action, Comment):
        return [_comment(action, before, say)]
    if isinstance(action, Announce):
        return contract(action.commitment, say)
    if isinstance(action, Answer):
        return [say.say("good-suit" if action.good else "bad-suit")]
    if isinstance(action, TakeOver):
        return [
            say.say("takes-over", contract=say.rung(CONTRACT_NAMES[action.contract]))
        ]
    if isinstance(action, LayDown):
        return [say.say(f"lays-{action.kind}")]
    return _with_cards(action, say)


def _with_cards(action: Any, say: Wording) -> list[Any]:
    context = say.draft.spot.context()
    if isinstance(action, Discard):
        cards = [say.say("discards"), " ", *grids.chips(action.cards, context)]
        if action.lead != NO_CARD:
            cards += [", ", say.say("lead-aside"), " ", chip(action.lead, context)]
        return cards
    cards = [say.say("lays-trump"), " ", chip(action.card, context)]
    if isinstance(action, Call):
        called = say.draft.messages.word(Word("rank", action.rank), say.form("acc"))
        cards += [", ", say.say("calls"), f" {called} ({RANK_LETTERS[action.rank]})"]
    return cards


def contract(announced: Commitment, say: Wording) -> list[Any]:
    """A contract with its suits, each with its sign."""
    name = say.rung(CONTRACT_NAMES[announced.contract])
    if not has_trump(announced.contract):
        return [name]
    slots: dict[str, Any] = {"contract": name, "trump": suit(announced.trump)}
    key = "book.table.with-trumps"
    if announced.helper != NOBODY:
        slots["helper"] = suit(announced.helper)
        key = "book.table.with-helper"
    return words(Say(key, slots), say.draft.spot.context())


def _comment(action: Comment, before: GameState, say: Wording) -> str:
    """Each part with the name of its flek: it stands as high as it was raised."""
    said = before.comments
    groups: dict[str, list[str]] = {}
    for part in action.raised:
        level = said.levels[said.parts.index(part)] + (part not in said.fresh)
        name = FLEK_NAMES[min(level, len(FLEK_NAMES)) - 1]
        groups.setdefault(name, []).append(say.on(part))
    shown = [f"{name} {', '.join(parts)}" for name, parts in groups.items()]
    shown += [say.say("announces-against", part=say.part(p)) for p in action.against]
    return ", ".join(shown) or say.say("good")
