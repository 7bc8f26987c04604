"""A played deal in sentences: what each card does and why, tricks, points, results."""

from marias import rules
from marias.contracts import CONTRACT_NAMES
from marias.duties import waiting
from marias.marriages import value
from marias.outcome import outcome, score
from marias.record import Record
from marias.state import (
    PlayState,
    broken_by,
    lead_rule,
    seat_to_play,
    verdicts,
)

from marias_quizzes.messages import Say, Word, card, say, seat, suit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def move(state: PlayState, record: Record, step: int) -> "tuple[Say, str]":
    """What the card of a step does, and the rule that allows it.

    `state` is the one before the card; steps count from 1.
    """
    played = record.plays[step - 1].card
    rule = next(play.rule for play in verdicts(state) if play.card == played)
    slots: dict[str, Any] = {"seat": seat(seat_to_play(state)), "card": card(played)}
    if not state.table:
        return Say("deal.leads", slots), lead_rule(state)
    slots["led"] = suit(state.table[0] >> 3)
    key = rule.split(".")[-1]
    if rule == rules.FREE_DISCARD and state.trump < 0:
        key += "-no-trumps"
    elif rule == rules.FREE_DISCARD and state.table[0] >> 3 == state.trump:
        key += "-trumps-led"
    return Say("deal." + key, slots), rule


def is_forced(state: PlayState) -> bool:
    """Whether the rules leave one card only, of several in the hand."""
    plays = verdicts(state)
    return len(plays) > 1 and len([play for play in plays if play.allowed]) == 1


def marriage(state: PlayState, record: Record, step: int) -> "tuple[Say, str] | None":
    """What happens to a marriage with the card of a step, and the rule."""
    play = record.plays[step - 1]
    if play.announce:
        worth = value(play.card >> 3, state.trump, state.profile)
        return say("deal.announces", n=worth), rules.MARRIAGE_VALUE
    rule = broken_by(state, play)
    return (say("deal.silent"), rule) if rule else None


def kept(state: PlayState) -> "list[tuple[Say, str]]":
    """The sevens whose keeping leaves the hand one card to play, each with its rule.

    Where there is a choice besides, the seven goes without saying.
    """
    if not is_forced(state):
        return []
    return [
        (say("deal." + play.rule.split(".")[-1], card=card(play.card)), play.rule)
        for play in waiting(verdicts(state))
    ]


def points(after: PlayState, before: PlayState) -> Say:
    """What a finished trick and its marriages add for both sides together."""
    gained = _all_points(after) - _all_points(before)
    return say("deal.gained", n=gained) if gained else say("deal.gained-nothing")


def so_far(state: PlayState) -> Say:
    """The running points of both sides."""
    return say(
        "deal.so-far",
        declarer=score(state, True).total,
        defence=score(state, False).total,
    )


def role(record: Record, place: int) -> Say:
    """Declarer with what is played, or defence."""
    if place != record.declarer:
        return say("deal.role-defence")
    name = Word("contract", CONTRACT_NAMES[record.contract])
    if record.trump < 0:
        return say("deal.role-declarer", contract=name)
    return say("deal.role-declarer-trump", contract=name, trump=suit(record.trump))


def results(state: PlayState) -> "list[tuple[Say, str]]":
    """How each part of the contract ends, with the rule that decides it."""
    ended = outcome(state)
    found = []
    for part in ended.parts:
        key = "deal." + part.name + ("-made" if part.made else "-lost")
        if part.rule in (rules.SEVEN_FORCED, rules.SEVEN_BEATEN):
            key = "deal." + part.rule.split(".")[-1]
        text = say(
            key,
            declarer=ended.declarer.total,
            defence=ended.defence.total,
            tricks=len(state.tricks),
        )
        found.append((text, part.rule))
    return found


def has_points(record: Record) -> bool:
    """Whether points are counted at all: not in betl and durch."""
    return record.trump >= 0


def _all_points(state: PlayState) -> int:
    return score(state, True).total + score(state, False).total
