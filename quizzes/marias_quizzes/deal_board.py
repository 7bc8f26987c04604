"""The table of a played deal at one step: hands, trick, reason, points and controls."""

from marias.deal import SEATS
from marias.marriages import value
from marias.outcome import score
from marias.record import Record, states
from marias.seats import defenders
from marias.state import PlayState, is_over, seat_to_play

from marias_quizzes.cards_html import card_image, rule_note, words
from marias_quizzes.deal_words import (
    has_points,
    is_forced,
    kept,
    marriage,
    move,
    results,
    role,
)
from marias_quizzes.html import Context, Element, el
from marias_quizzes.messages import Say, say, seat
from marias_quizzes.table_html import action

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def board(record: Record, step: int, context: Context) -> "list[Any]":
    """The table after so many cards (0 to 30), with controls to go on.

    The controls are links to the transcript's ids and carry `data-act="step"` with
    `data-value="k8"`, for the engine to show that step in place.
    """
    row = states(record)
    return [
        _table(record, row[step], context),
        _controls(step, len(row) - 1, context),
        _because(record, row, step, context),
        _points(row[step], context) if has_points(record) else None,
    ]


def hand(cards: "tuple[int, ...]", context: Context) -> Element:
    """A hand as a fan; an empty one says so."""
    items = [el("li", None, card_image(one, context)) for one in cards]
    return el("ul", {"class": "fan"}, items)


def title(step: int) -> Say:
    """What the table shows, in words."""
    if step == 0:
        return say("deal.table-start")
    if step % 3:
        return say("deal.table-card", trick=step // 3 + 1, card=step % 3)
    return say("deal.table-trick", trick=step // 3)


def _table(record: Record, state: PlayState, context: Context) -> Element:
    step = 3 * len(state.tricks) + len(state.table)
    me = record.declarer
    others = defenders(me)
    return el(
        "section",
        {"class": "cloth", "aria-labelledby": "deal-table"},
        el("h2", {"class": "vh", "id": "deal-table"}, words(title(step), context)),
        el(
            "div",
            {"class": "board"},
            [_player(record, state, place, context) for place in others],
            el("div", {"class": "mid"}, _middle(state, context)),
            _player(record, state, me, context),
        ),
    )


def _player(record: Record, state: PlayState, place: int, context: Context) -> Element:
    worth = [one.suit for one in state.announcements if one.seat == place]
    notes = [context.messages.plain(role(record, place))]
    for one in worth:
        n = value(one, state.trump, state.profile)
        notes.append(context.messages.text("deal.announced", n=n))
    name = context.messages.word(seat(place))
    return el(
        "div",
        {"class": "pl me" if place == record.declarer else "pl"},
        el("h3", None, name, " ", el("span", None, ", ".join(notes))),
        hand(state.hands[place], context),
    )


def _middle(state: PlayState, context: Context) -> Element:
    """The trick on the table: the one being played, else the one just taken."""
    leader, cards, taker = state.leader, state.table, -1
    if not cards and state.tricks:
        last = state.tricks[-1]
        leader, cards, taker = last.leader, last.cards, last.winner
    seats = []
    for place, one in enumerate(cards):
        who = (leader + place) % len(SEATS)
        text = say("deal.takes")
        if who != taker:
            text = action(cards, place, state.trump, state.profile)
        seats.append(_seat(who, text, card_image(one, context), context))
    if not cards:
        seats.append(_empty(seat_to_play(state), context))
    return el("div", {"class": "trick"}, seats)


def _empty(who: int, context: Context) -> Element:
    return _seat(who, say("quiz.leads"), el("div", {"class": "slot"}), context)


def _seat(who: int, text: Say, shown: Element, context: Context) -> Element:
    name = el("b", None, context.messages.word(seat(who)))
    note = el("span", None, context.messages.plain(text))
    return el("div", {"class": "seat"}, el("p", None, name, note), shown)


def _controls(step: int, last: int, context: Context) -> Element:
    messages = context.messages
    ends = [
        _control(step - 1, messages.text("deal.back"), step > 0),
        _control(step + 1, messages.text("deal.on"), step < last),
    ]
    current = (step + 2) // 3
    ten = [
        el(
            "li",
            None,
            _jump(
                3 * place,
                [el("span", {"class": "vh"}, messages.text("deal.trick")), " ", place],
                place == current,
            ),
        )
        for place in range(1, last // 3 + 1)
    ]
    label = messages.text("deal.controls")
    return el(
        "nav",
        {"class": "steps", "aria-label": label},
        ends,
        el("ol", {"class": "ten"}, ten),
    )


def _control(step: int, text: str, possible: bool) -> Element:
    if not possible:
        return el("a", {"aria-disabled": "true", "role": "link"}, text)
    return _jump(step, text, False)


def _jump(step: int, text: "Any", current: bool) -> Element:
    return el(
        "a",
        (
            ("href", "#k" + str(step)),
            ("data-act", "step"),
            ("data-value", "k" + str(step)),
            ("aria-current", "step" if current else None),
        ),
        text,
    )


def _because(
    record: Record, row: "tuple[PlayState, ...]", step: int, context: Context
) -> Element:
    """What the last card did and why; at the end also how the contract stands."""
    nodes: list[Any] = [el("b", None, words(title(step), context))]
    if step == 0:
        text = say("deal.ready", seat=seat(seat_to_play(row[0])))
        return el("p", {"class": "because"}, nodes, words(text, context))
    before, after = row[step - 1], row[step]
    nodes.append(_told(move(before, record, step), context))
    if is_forced(before):
        nodes.extend([context.messages.text("deal.forced"), " "])
    shown = marriage(before, record, step)
    told = kept(before) + ([shown] if shown else [])
    nodes.extend([_told(each, context) for each in told])
    if not after.table:
        trick = after.tricks[-1]
        taken = say("deal.taken", seat=seat(trick.winner))
        nodes.append(_told((taken, trick.rule), context))
    if is_over(after):
        nodes.extend([_told(each, context) for each in results(after)])
    return el("p", {"class": "because"}, nodes)


def _told(told: "tuple[Say, str]", context: Context) -> "list[Any]":
    text, rule = told
    return [words(text, context), " ", rule_note(rule, context), " "]


def _points(state: PlayState, context: Context) -> Element:
    return el(
        "dl",
        {"class": "score"},
        _side(state, True, context),
        _side(state, False, context),
    )


def _side(state: PlayState, declarer: bool, context: Context) -> Element:
    key = "declarer" if declarer else "defence"
    counted = score(state, declarer)
    marriages = sum([line.points for line in counted.lines if line.suit >= 0])
    text = say("deal.with-marriages", n=marriages)
    note = words(text if marriages else say("deal.no-marriages"), context)
    return el(
        "div",
        None,
        el("dt", None, context.messages.text("deal.points-" + key)),
        el("dd", None, counted.total, el("small", None, note)),
    )
