"""A played deal as HTML: the transcript with reasons; board and guess stand beside."""

from marias.deal import SEATS
from marias.record import Record, states
from marias.state import PlayState, is_over

from marias_quizzes.cards_html import chip, rule_note, words
from marias_quizzes.deal_board import board
from marias_quizzes.deal_guess import guess
from marias_quizzes.deal_words import (
    has_points,
    is_forced,
    kept,
    marriage,
    move,
    points,
    results,
    so_far,
)
from marias_quizzes.html import Context, Element, el
from marias_quizzes.messages import say, seat

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

__all__ = ["board", "guess", "parse_step", "step_id", "transcript"]


def step_id(step: int) -> str:
    """The id of a step: `k8` is the eighth card, `k0` the deal before the first."""
    return "k" + str(step)


def parse_step(text: str, record: Record) -> int:
    """The step of an id such as `k8` or `t3`, the end of a trick; -1 for none.

    No id is step 0. The ids are those of the transcript, so a link works without the
    engine too.
    """
    if not text:
        return 0
    number = text[1:]
    digits = all(letter in "0123456789" for letter in number)
    if text[0] not in "kt" or not 0 < len(number) < 3 or not digits:
        return -1
    step = int(number) * (3 if text[0] == "t" else 1)
    return step if step <= len(record.plays) else -1


def transcript(record: Record, context: Context) -> "list[Any]":
    """The tricks as a list, each card with its reason and rule, and how it ended.

    A trick has the id `t3`, a card `k8`. IllegalActionError if the deal is not legal.
    """
    row = states(record)
    tricks = [
        _trick(record, row, place, context) for place in range((len(row) + 1) // 3)
    ]
    ended = [
        el("li", None, words(text, context), " ", rule_note(rule, context))
        for text, rule in results(row[-1])
    ]
    return [
        el("ol", {"class": "tricks", "id": step_id(0)}, tricks),
        el("ul", {"class": "parts"}, ended) if is_over(row[-1]) else None,
    ]


def _trick(
    record: Record, row: "tuple[PlayState, ...]", place: int, context: Context
) -> Element:
    steps = range(3 * place + 1, min(3 * place + 4, len(row)))
    done = 3 * place + 3 < len(row)
    taker = row[3 * place + 3].tricks[-1].winner if done else -1
    cards = [_card(record, row[step - 1], step, taker, context) for step in steps]
    moves = [_move(record, row[step - 1], step, context) for step in steps]
    return el(
        "li",
        {"id": "t" + str(place + 1)},
        el("span", {"class": "rule-no"}, place + 1),
        el(
            "div",
            None,
            el("ul", {"class": "row"}, cards),
            el("ul", {"class": "moves"}, moves),
            _taken(record, row, 3 * place + 3, context) if done else None,
        ),
    )


def _card(
    record: Record, before: PlayState, step: int, taker: int, context: Context
) -> Element:
    place = (before.leader + len(before.table)) % len(SEATS)
    took = place == taker
    return el(
        "li",
        (("class", "took" if took else None), ("id", step_id(step))),
        chip(record.plays[step - 1].card, context),
        [" ", el("b", None, context.messages.text("deal.takes"))] if took else None,
        el("span", None, context.messages.word(seat(place))),
    )


def _move(record: Record, before: PlayState, step: int, context: Context) -> Element:
    text, rule = move(before, record, step)
    shown = marriage(before, record, step)
    nodes: list[Any] = [words(text, context)]
    if is_forced(before):
        nodes.append([" ", context.messages.text("deal.forced")])
    nodes.append([" ", rule_note(rule, context)])
    for said, named in kept(before) + ([shown] if shown else []):
        nodes.append([" ", words(said, context), " ", rule_note(named, context)])
    return el("li", None, nodes)


def _taken(
    record: Record, row: "tuple[PlayState, ...]", step: int, context: Context
) -> Element:
    after = row[step]
    trick = after.tricks[-1]
    nodes = [
        words(say("deal.taken", seat=seat(trick.winner)), context),
        " ",
        rule_note(trick.rule, context),
    ]
    if has_points(record):
        gained = words(points(after, row[step - 3]), context)
        counted = [gained, " ", words(so_far(after), context)]
        nodes.append(el("span", {"class": "pts"}, counted))
    return el("p", None, nodes)
