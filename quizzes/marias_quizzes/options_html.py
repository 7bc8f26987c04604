"""The options of a question as HTML: to open, to choose from, and with their marks."""

from marias.deal import SEAT_LETTERS

from marias_quizzes.beliefs import who
from marias_quizzes.cards_html import card_image, rule_link, words
from marias_quizzes.grading import Mark, Verdict
from marias_quizzes.html import Context, Element, el
from marias_quizzes.messages import say
from marias_quizzes.question import Option, Question
from marias_quizzes.table_html import caption

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def closed(asked: Question, layout: str, context: Context, block: str) -> Element:
    """Options that open without script: each holds its verdict and its reason."""
    items = [
        el(
            "details",
            {"name": block},
            el(
                "summary",
                _summary(each, layout, context),
                _face(asked, each, layout, context),
                el("span", {"class": "mark"}),
            ),
            _verdict(asked, each, context, block),
        )
        for each in asked.options
    ]
    return el("div", {"class": _frame(layout)}, items)


def open_for_choice(
    asked: Question,
    layout: str,
    context: Context,
    block: str,
    chosen: "tuple[str, ...]",
) -> Element:
    """Options to choose from: boxes for several answers, else radio buttons."""
    kind = "checkbox" if asked.multiple else "radio"
    items = [
        el(
            "label",
            {"class": "opt"},
            el(
                "input",
                (
                    ("type", kind),
                    ("name", block + "-k"),
                    ("value", each.key),
                    ("id", block + "-k-" + each.key),
                    ("checked", each.key in chosen),
                ),
            ),
            _face(asked, each, layout, context),
            el("span", {"class": "pick", "aria-hidden": "true"}),
        )
        for each in asked.options
    ]
    frame = "seg rows" if layout == "rows" else _frame(layout) + " live"
    return el("div", {"class": frame}, items)


def marked(asked: Question, layout: str, context: Context, graded: Verdict) -> Element:
    """Options after the answer, each with a sign and with words."""
    items = [
        _marked(asked, each, mark, layout, context)
        for each, mark in zip(asked.options, graded.marks)
    ]
    label = context.messages.text("quiz.options-marked")
    frame = _frame(layout) + ("" if layout == "rows" else " live") + " done"
    return el("ul", (("class", frame), ("aria-label", label)), items)


def reason(asked: Question, each: Option, context: Context) -> "list[Any]":
    """Why an option is right or wrong, the belief it comes from, and the rule."""
    nodes = [el("p", None, words(each.reason, context))]
    if each.beliefs and not each.correct and asked.kind != "card-points":
        text = words(say("quiz.belief", who=who(each.beliefs[0])), context)
        nodes.append(el("p", {"class": "belief"}, text))
    nodes.append(el("p", None, rule_link(each.rule, context)))
    return nodes


def sign(state: str) -> Element:
    """The drawn sign of a state: `ok`, `no` or `na`; words always stand beside it."""
    return el("span", {"class": "sign " + state, "aria-hidden": "true"})


def _frame(layout: str) -> str:
    return {"hand": "hand", "trick": "hand three", "rows": "opts"}[layout]


def _state(correct: bool) -> str:
    return "ok" if correct else "no"


def _summary(each: Option, layout: str, context: Context) -> "dict[str, Any]":
    state = _state(each.correct)
    if layout == "rows":
        return {"class": state}
    return {"class": "opt " + state, "data-name": context.messages.plain(each.label)}


def _face(asked: Question, each: Option, layout: str, context: Context) -> "Any":
    """What an option looks like: a card, a card with its player, or words."""
    if layout == "rows":
        return el("span", None, words(each.label, context))
    image = card_image(each.card, context)
    return [_who(asked, each, context), image] if layout == "trick" else image


def _who(asked: Question, each: Option, context: Context) -> Element:
    text = say("quiz.leads" if each == asked.options[0] else "quiz.plays")
    return el(
        "span", {"class": "who"}, caption(SEAT_LETTERS.index(each.key), text, context)
    )


def _verdict(asked: Question, each: Option, context: Context, block: str) -> Element:
    state = _state(each.correct)
    word = context.messages.text(asked.kind + (".yes" if each.correct else ".no"))
    return el(
        "div",
        (("class", "say " + state), ("id", block + "-" + each.key)),
        el("p", {"class": "word"}, sign(state), el("span", None, word)),
        reason(asked, each, context),
    )


def _marked(
    asked: Question, each: Option, mark: Mark, layout: str, context: Context
) -> Element:
    css = _state(mark.correct) + (" mine" if mark.chosen else "")
    shown = el("span", {"class": "mark", "aria-hidden": "true"})
    signed = shown if mark.chosen or mark.correct else None
    cap = el("span", {"class": "cap"}, _caption(asked, mark, context))
    if layout == "rows":
        face = [sign(_state(mark.correct)), _face(asked, each, layout, context)]
        return el("li", {"class": "row " + css}, face, cap)
    who = _who(asked, each, context) if layout == "trick" else None
    image = el("span", None, card_image(each.card, context), signed)
    return el("li", {"class": "opt " + css}, who, image, cap)


def _caption(asked: Question, mark: Mark, context: Context) -> "list[Any]":
    messages = context.messages
    text = messages.text(asked.kind + (".cap-yes" if mark.correct else ".cap-no"))
    if mark.chosen:
        return [text, el("br"), messages.text("quiz.cap-mine")]
    if mark.correct and asked.multiple:
        return [text, el("br"), messages.text("quiz.cap-missed")]
    return [text]
