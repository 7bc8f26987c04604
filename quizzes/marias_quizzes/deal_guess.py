"""The question of a played deal: what would you play, and what was played."""

from marias.deal import SEAT_LETTERS
from marias.record import Record, states
from marias.state import PlayState, seat_to_play, verdicts
from marias.tricks import Play

from marias_quizzes.cards_html import card_image, rule_link, words
from marias_quizzes.html import Context, Element, el
from marias_quizzes.legal_position import Position
from marias_quizzes.legal_reasons import reason
from marias_quizzes.messages import Say, Word, card, say
from marias_quizzes.options_html import sign

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def guess(
    record: Record, step: int, context: Context, block: str, chosen: str = ""
) -> "list[Any]":
    """After `step` cards: the hand of the seat to play, to choose its next card from.

    With `chosen`, a key such as `HK`, the verdict of the rules on that card and the
    card really played. Buttons carry `data-act="guess"` (check) and
    `data-act="step"` (go on); inputs are named `<block>-k`. Empty after the last card.
    """
    row = states(record)
    if step >= len(record.plays):
        return []
    state = row[step]
    plays = verdicts(state)
    if not chosen:
        return [_choice(state, plays, context, block)]
    found = [place for place, play in enumerate(plays) if _key(play.card) == chosen]
    if not found:
        return [_choice(state, plays, context, block)]
    actual = record.plays[step].card
    return [
        _verdict(state, plays, found[0], actual, context, block),
        _on(step, context),
    ]


def told(plays: "tuple[Play, ...]", chosen: int, actual: int) -> Say:
    """One sentence on a guess: forbidden, the same as in the deal, or another card."""
    if not [play for play in plays if play.card == chosen and play.allowed]:
        return say("deal.guess-forbidden", card=card(chosen), actual=card(actual))
    if chosen == actual:
        return say("deal.guess-same", card=card(chosen))
    return say("deal.guess-other", card=card(chosen), actual=card(actual))


def _choice(
    state: PlayState, plays: "tuple[Play, ...]", context: Context, block: str
) -> Element:
    messages = context.messages
    who = Word("role", SEAT_LETTERS[seat_to_play(state)])
    labels = [
        el(
            "label",
            {"class": "opt"},
            el(
                "input",
                (
                    ("type", "radio"),
                    ("name", block + "-k"),
                    ("value", _key(play.card)),
                    ("id", block + "-k-" + _key(play.card)),
                ),
            ),
            card_image(play.card, context),
            el("span", {"class": "pick", "aria-hidden": "true"}),
        )
        for play in plays
    ]
    button = (("type", "button"), ("class", "btn"), ("data-act", "guess"))
    return el(
        "fieldset",
        {"class": "cloth q"},
        el(
            "legend",
            {"class": "q-head"},
            el("span", {"class": "q-title"}, messages.text("deal.guess", role=who)),
        ),
        el("div", {"class": "hand live"}, labels),
        el("button", button, messages.text("deal.act-guess")),
    )


def _verdict(
    state: PlayState,
    plays: "tuple[Play, ...]",
    place: int,
    actual: int,
    context: Context,
    block: str,
) -> Element:
    """The verdict on a guess: the rules first, then what was played."""
    play = plays[place]
    why = reason(_position(state), plays, place, state.profile)
    state_css = "ok" if play.allowed else "no"
    text = told(plays, play.card, actual)
    head = (("class", "word"), ("id", block + "-verdict"), ("tabindex", "-1"))
    return el(
        "div",
        {"class": "say " + state_css},
        el("p", head, sign(state_css), el("span", None, words(text, context))),
        el(
            "p",
            None,
            words(why, context),
        ),
        el("p", None, rule_link(play.rule, context)),
    )


def _on(step: int, context: Context) -> Element:
    following = "k" + str(step + 1)
    attributes = (
        ("class", "btn go"),
        ("href", "#" + following),
        ("data-act", "step"),
        ("data-value", following),
    )
    return el("p", None, el("a", attributes, context.messages.text("deal.go-on")))


def _position(state: PlayState) -> Position:
    who = seat_to_play(state)
    kept = tuple([seven for owner, seven in state.kept if owner == who])
    return Position(state.trump, state.leader, state.table, state.hands[who], kept)


def _key(one: int) -> str:
    from marias.notation import format_card

    return format_card(one)
