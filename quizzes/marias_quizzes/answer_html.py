"""What stands around an answered question: verdict, reasons, belief, duties."""

from marias.misconceptions import misconception

from marias_quizzes.beliefs import truth, who
from marias_quizzes.cards_html import chip, rule_link, rule_title, words
from marias_quizzes.grading import Verdict
from marias_quizzes.html import Context, Element, el
from marias_quizzes.messages import Say, cards, say
from marias_quizzes.options_html import sign
from marias_quizzes.question import Option, Question, Step

# What a step of the chain of duties does, as the class of its sign.
SIGNS = {"binding": "ok", "free": "ok", "counts": "ok"}
MOST_REASONS = 3


def is_answered(graded: Verdict) -> bool:
    """Whether anything was chosen at all; if not, only the solution is shown."""
    return any(mark.chosen for mark in graded.marks)


def strip(graded: Verdict, said: Say, context: Context, block: str) -> Element:
    """The head of an answered question: its verdict, which takes the focus."""
    state = "na"
    if is_answered(graded):
        state = "ok" if graded.correct else "no"
    attributes = (("id", block + "-verdict"), ("tabindex", "-1"))
    text = el("span", None, context.messages.plain(said))
    head = el("h2", attributes, sign(state), text)
    return el("div", {"class": "strip " + state}, head)


def result(asked: Question, graded: Verdict, context: Context, block: str) -> Element:
    """Why: the errors, the belief behind them, the chain of duties, what is allowed."""
    wrong = is_answered(graded) and not graded.correct
    explained = _errors(asked, graded) if wrong else []
    if not asked.multiple:
        explained = explained + [each for each in asked.options if each.correct]
    return el(
        "div",
        {"class": "result"},
        [
            [
                el("h3", {"id": block + "-" + key}, context.messages.text(heading)),
                [_reason(each, asked, context) for each in group],
            ]
            for key, heading, group in _groups(asked, explained)
        ],
        _belief(asked, graded, explained, context) if wrong else None,
        el("ol", {"class": "why"}, [_step(step, context) for step in asked.chain]),
        _whole(asked, context),
    )


def _groups(
    asked: Question, explained: "list[Option]"
) -> "list[tuple[str, str, list[Option]]]":
    """What is explained under each heading: what is not allowed, what is missing."""
    if not (asked.multiple and explained):
        return [("why", "quiz.why", explained)]
    wrong = [each for each in explained if not each.correct]
    missed = [each for each in explained if each.correct]
    groups = [("why-not", "quiz.why-not", wrong), ("missed", "quiz.missed", missed)]
    return [group for group in groups if group[2]]


def _errors(asked: Question, graded: Verdict) -> "list[Option]":
    """The options that were judged wrongly, one for each kind of reason.

    What was chosen comes first, then what is missing.
    """
    pairs = list(zip(asked.options, graded.marks))
    wrong = [each for each, mark in pairs if mark.chosen and not mark.correct]
    missed = [each for each, mark in pairs if mark.correct and not mark.chosen]
    found: list[Option] = []
    for each in wrong + (missed if asked.multiple else []):
        if each.reason.key not in [other.reason.key for other in found]:
            found.append(each)
    return found[:MOST_REASONS]


def _reason(each: Option, asked: Question, context: Context) -> Element:
    """One reason; among several cards it begins with the card that it is about."""
    card = [chip(each.card, context), "\u00a0"] if asked.multiple else None
    text = words(each.reason, context)
    return el("p", None, card, text, " ", rule_link(each.rule, context))


def _belief(
    asked: Question, graded: Verdict, explained: "list[Option]", context: Context
) -> "Element | None":
    """Whose error this is, and what is true, unless a reason has just said it."""
    belief = graded.belief
    if not belief or asked.kind == "card-points":
        return None
    text = say("quiz.belief-truth", who=who(belief), truth=truth(belief))
    if misconception(belief).rule in [each.rule for each in explained]:
        text = say("quiz.belief", who=who(belief))
    return el("p", {"class": "belief"}, words(text, context))


def _step(step: Step, context: Context) -> Element:
    """A step of the chain: its sign, the rule, what it does here, and a sentence."""
    state = SIGNS.get(step.state, "na")
    word = el("span", None, context.messages.text("quiz.state-" + step.state))
    head = el("b", None, rule_title(step.rule, context), " ", word)
    return el("li", {"class": state}, sign(state), head, words(step.text, context))


def _whole(asked: Question, context: Context) -> "Element | None":
    """All that is allowed, where several answers are right."""
    if not asked.multiple:
        return None
    right = tuple([each.card for each in asked.options if each.correct])
    message = say("quiz.allowed", n=len(right), cards=cards(right, "and"))
    return el("p", None, words(message, context))
