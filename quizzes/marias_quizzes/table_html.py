"""The card table as HTML: a trick with its players, and the facts of a question."""

from marias.deal import SEATS
from marias.tricks import winner

from marias_quizzes.cards_html import card_image, suit_chip
from marias_quizzes.html import Context, Element, el
from marias_quizzes.messages import Say, Word, say, seat

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from marias.profile import Profile

    from marias_quizzes.legal_position import Position


def facts(asked: "tuple[Say, ...]", profile: str, context: Context) -> Element:
    """What is known at the table, and whose rules are played."""
    items = [el("li", None, _fact(each, context)) for each in asked]
    items.append(el("li", None, profile_name(profile, context)))
    return el("ul", {"class": "facts"}, items)


def profile_name(profile: str, context: Context) -> str:
    """The name of a profile; one with overrides says that it has some."""
    preset, _, overrides = profile.partition("~")
    word = context.messages.word(Word("profile", preset))
    return context.messages.text("quiz.own-rules", profile=word) if overrides else word


def trick(given: "Position", profile: "Profile", context: Context) -> Element:
    """The trick so far in playing order, then a place for the card of the reader."""
    cards = given.table
    seats = [
        _seat(
            (given.leader + place) % len(SEATS),
            action(cards, place, given.trump, profile),
            one,
            context,
        )
        for place, one in enumerate(cards)
    ]
    seats.append(_slot(context))
    return el("div", {"class": "trick"}, seats)


def action(cards: "tuple[int, ...]", place: int, trump: int, profile: "Profile") -> Say:
    """What a player does with a card: leads, trumps, beats, follows or discards."""
    one, led = cards[place], cards[0] >> 3
    if place == 0:
        return say("quiz.leads")
    best = winner(cards[: place + 1], trump, profile).index == place
    if one >> 3 != led:
        return say("quiz.trumps") if one >> 3 == trump else say("quiz.discards")
    return say("quiz.beats") if best else say("quiz.follows")


def caption(place: int, text: Say, context: Context) -> "list[Any]":
    """The name of a player and what the player does."""
    return [
        el("b", None, context.messages.word(seat(place))),
        el("span", None, context.messages.plain(text)),
    ]


def _seat(place: int, text: Say, one: int, context: Context) -> Element:
    head = el("p", None, caption(place, text, context))
    return el("div", {"class": "seat"}, head, card_image(one, context))


def _slot(context: Context) -> Element:
    messages = context.messages
    return el(
        "div",
        {"class": "seat"},
        el(
            "p",
            None,
            el("b", None, messages.text("quiz.you")),
            el("span", None, messages.text("quiz.turn")),
        ),
        el("div", {"class": "slot"}, el("span", None, messages.text("quiz.slot"))),
    )


def _fact(fact: Say, context: Context) -> "list[Any]":
    """A fact: the words in it are the answer to its question, so they stand out."""
    nodes: list[Any] = []
    for part in context.messages.said(fact):
        if not isinstance(part, Word):
            nodes.append(part)
            continue
        shown: Any = el("b", None, context.messages.word(part))
        if part.kind == "suit":
            sign = suit_chip(part.value, context)
            shown = el("span", {"class": "suit"}, shown, "\u00a0", sign)
        nodes.append(shown)
    return nodes
