"""The tricks of one side and the marriages of a deal, laid out on the cloth."""

from marias.marriages import value
from marias.profile import Profile

from marias_quizzes.cards_html import card_image, words
from marias_quizzes.html import Context, Element, el
from marias_quizzes.messages import card, say, suit
from marias_quizzes.points_position import FOLLOWING, LEADING, OURS, Position, Shown

WAYS = {LEADING: "led", FOLLOWING: "followed"}


def points_table(given: Position, profile: Profile, context: Context) -> Element:
    """A row a trick, the last one named, then a line a marriage."""
    last = len(given.tricks) - 1 if given.last == OURS else -1
    rows = [
        _trick(trick, place == last, context)
        for place, trick in enumerate(given.tricks)
    ]
    label = context.messages.text("card-points.our-tricks")
    return el(
        "div",
        {"class": "taken"},
        el("ol", {"class": "piles", "aria-label": label}, rows),
        _marriages(given, profile, context),
    )


def _trick(cards: "tuple[int, ...]", is_last: bool, context: Context) -> Element:
    note = None
    if is_last:
        text = context.messages.text("card-points.last-here")
        note = el("span", {"class": "cap"}, text)
    images = [card_image(one, context) for one in cards]
    return el(
        "li",
        {"class": "last" if is_last else None},
        el("div", {"class": "pile"}, images),
        note,
    )


def _marriages(given: Position, profile: Profile, context: Context) -> "Element | None":
    if not given.shown:
        return None
    items = [
        el("li", None, _shown(given, each, profile, context)) for each in given.shown
    ]
    return el("ul", {"class": "shown"}, items)


def _shown(
    given: Position, each: Shown, profile: Profile, context: Context
) -> "list[object]":
    """Who announced what and how, or who let it be; from the reader's side."""
    declarer = (each.owner == 0) == (given.side == 0)
    who = "declarer" if declarer else "defence"
    key = "card-points.shown-" + who + "-" + WAYS.get(each.way, "silent")
    worth = value(each.card >> 3, given.trump, profile)
    return words(
        say(key, card=card(each.card), suit=suit(each.card >> 3), n=worth), context
    )
