"""The block of a question in a page, in three states: closed, live and answered."""

from marias_quizzes import addresses, kinds
from marias_quizzes.answer_html import result, strip
from marias_quizzes.cards_html import words
from marias_quizzes.grading import grade
from marias_quizzes.html import Context, Element, el
from marias_quizzes.messages import Say, say
from marias_quizzes.options_html import closed, marked, open_for_choice
from marias_quizzes.question import Question
from marias_quizzes.table_html import facts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def static_block(asked: Question, context: Context, block: str) -> Element:
    """A question that works without script: every option opens its own verdict."""
    return _outer(asked, block, static_body(asked, context, block))


def live_block(
    asked: Question, context: Context, block: str, chosen: "tuple[str, ...]" = ()
) -> Element:
    """A question to be answered, with what is chosen so far."""
    return _outer(asked, block, live_body(asked, context, block, chosen))


def answered_block(
    asked: Question, context: Context, block: str, chosen: "tuple[str, ...]"
) -> Element:
    """A question with its answer; without a choice it only shows the solution."""
    return _outer(asked, block, answered_body(asked, context, block, chosen))


def static_body(asked: Question, context: Context, block: str) -> "list[Any]":
    """What stands in the block before the engine comes."""
    kind = kinds.find(asked.kind)
    table = el(
        "div",
        {"class": "cloth q"},
        _head("div", "h2", asked, context, block),
        facts(asked.facts, asked.profile, context),
        el(
            "div",
            {"class": "q-body"},
            kind.picture(asked, context),
            closed(asked, kind.LAYOUT, context, block),
        ),
        el("p", {"class": "hint"}, context.messages.text(asked.kind + ".hint-open")),
    )
    return [table, _links(asked, context)]


def live_body(
    asked: Question, context: Context, block: str, chosen: "tuple[str, ...]" = ()
) -> "list[Any]":
    """What the engine puts into the block, to be answered."""
    kind = kinds.find(asked.kind)
    table = el(
        "fieldset",
        {"class": "cloth q"},
        _head("legend", "h2", asked, context, block),
        facts(asked.facts, asked.profile, context),
        el(
            "div",
            {"class": "q-body"},
            kind.picture(asked, context),
            open_for_choice(asked, kind.LAYOUT, context, block, chosen),
        ),
        el("p", {"class": "hint"}, context.messages.text(asked.kind + ".hint-live")),
    )
    buttons = _buttons(context, (("check", "btn"),))
    return [table, buttons, _links(asked, context)]


def answered_body(
    asked: Question, context: Context, block: str, chosen: "tuple[str, ...]"
) -> "list[Any]":
    """The verdict, the marks, the reasons, and the way on."""
    kind = kinds.find(asked.kind)
    graded = grade(asked, chosen)
    table = el(
        "div",
        {"class": "cloth q"},
        _head("div", "h3", asked, context, block),
        facts(asked.facts, asked.profile, context),
        el(
            "div",
            {"class": "q-body"},
            kind.picture(asked, context),
            marked(asked, kind.LAYOUT, context, graded),
        ),
    )
    order = (("again", "btn quiet"), ("another", "btn go"))
    return [
        strip(graded, verdict(asked, chosen), context, block),
        table,
        result(asked, graded, context, block),
        _buttons(context, order),
        _links(asked, context),
    ]


def verdict(asked: Question, chosen: "tuple[str, ...]") -> Say:
    """The one sentence that is shown and spoken after checking."""
    if not chosen:
        return say("quiz.solution")
    found: Say = kinds.find(asked.kind).verdict(asked, grade(asked, chosen))
    return found


def address(asked: Question, context: Context) -> str:
    """The permanent link of the question: its position and its profile."""
    query = addresses.query(("q", asked.position), ("p", asked.profile))
    return context.root + addresses.kind(context.language, asked.kind, query)


def _outer(asked: Question, block: str, body: "list[Any]") -> Element:
    attributes = (
        ("class", "quiz"),
        ("id", block),
        ("data-kind", asked.kind),
        ("data-q", asked.position),
        ("data-p", asked.profile),
        ("data-s", asked.draw or None),
        ("data-level", asked.level),
        # A group, because pages with several regions of one name are hard to walk.
        ("role", "group"),
        ("aria-labelledby", block + "-title"),
    )
    return el(
        "section",
        attributes,
        el("div", (("class", "quiz-body"), ("id", block + "-body")), body),
        el(
            "p", (("class", "quiz-note"), ("id", block + "-status"), ("role", "status"))
        ),
    )


def _head(
    tag: str, heading: str, asked: Question, context: Context, block: str
) -> Element:
    return el(
        tag,
        {"class": "q-head"},
        el("span", {"class": "eyebrow"}, context.messages.text("quiz.eyebrow")),
        el(
            heading,
            {"class": "q-title", "id": block + "-title"},
            words(asked.prompt, context),
        ),
    )


def _buttons(context: Context, acts: "tuple[tuple[str, str], ...]") -> Element:
    buttons = [
        el(
            "button",
            (("type", "button"), ("class", css), ("data-act", act)),
            context.messages.text("quiz.act-" + act),
        )
        for act, css in acts
    ]
    return el("div", {"class": "acts"}, buttons)


def _links(asked: Question, context: Context) -> Element:
    link = el(
        "a",
        {"class": "perm", "href": address(asked, context)},
        context.messages.text("quiz.permalink"),
    )
    return el("p", {"class": "quiz-link"}, link)
