"""The blocks that authors write between fences: rule, fact, quiz, deal, table, deep."""

from __future__ import annotations

from typing import Annotated

from marias.errors import NotationError
from marias_quizzes import addresses, blocks
from marias_quizzes.html import el, escape, render
from marias_quizzes.question import Question
from marias_quizzes.question import rules as rules_of
from marias_site.texts import Quiz
from pydantic import Field

from marias_build.book import questions
from marias_build.book.diagnostics import Place, near
from marias_build.book.settings import Settings, read_settings
from marias_build.rules import disagreement_blocks, statement_blocks
from marias_build.tables import kinds as tables
from marias_build.tables import outcomes
from marias_build.text.draft import Draft, Maker
from marias_build.text.fences import Fence
from marias_build.text.prose import Block
from marias_build.text.unreadable import told

ID = r"^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$"


LOOSE = ("id", "expect")  # what a question asks does not rest on these


class QuizSettings(Settings):
    """A position or a draw, the profile it is asked under, its id, its answer."""

    position: str = ""
    draw: str = ""
    profile: str = ""
    id: Annotated[str, Field(pattern=ID)] | None = None
    expect: str | int = ""


def quiz(fence: Fence, place: Place, draft: Draft) -> Block:
    """A question as a static block: every option opens its verdict."""
    if fence.argument not in draft.spot.world.kinds:
        known = near(fence.argument, draft.spot.world.kinds)
        what = f"unknown kind of question {fence.argument or '(empty)'}"
        draft.spot.fault(place, what, known)
        return Block("")
    faults = draft.spot.faults
    settings = read_settings(QuizSettings, fence.body, place, faults, LOOSE)
    if settings is None:
        return Block("")
    question = _question(fence, settings, place, draft)
    if question is None:
        return Block("")
    said = outcomes.differs(settings.expect, outcomes.of_question(question))
    if settings.expect != "" and said:
        draft.spot.fault(_line_of(fence, "expect", place), *said)
    name = settings.id or f"q{len(draft.quizzes) + 1}"
    own = draft.ids.take(name, _line_of(fence, "id", place))
    draft.quizzes.append(
        Quiz(
            name,
            question.kind,
            question.position,
            question.profile,
            draft.spot.chapter,
            tuple(rules_of(question)),
            decides=question.rule,
        )
    )
    context = draft.spot.context(question.profile)
    return Block(render(blocks.static_block(question, context, own)), leaf=True)


def _question(
    fence: Fence, settings: QuizSettings, place: Place, draft: Draft
) -> Question | None:
    if bool(settings.position) == bool(settings.draw):
        draft.spot.fault(
            place, "a question needs a position or a draw", "write one of the two"
        )
        return None
    name = "position" if settings.position else "draw"
    profile = settings.profile or draft.spot.world.profile
    try:
        questions.check_profile(profile)
    except NotationError as error:
        what = f"cannot read {profile!r} at {error.where}"
        mend = f"expected {error.expected}"
        draft.spot.fault(_line_of(fence, "profile", place), what, mend)
        return None
    text = settings.position or settings.draw
    try:
        return questions.ask(fence.argument, name, text, profile)
    except NotationError as error:
        said = told(fence.argument, name, text, error)
        draft.spot.fault(_line_of(fence, name, place), *said)
    return None


def _line_of(fence: Fence, name: str, place: Place) -> Place:
    """The line of a setting; the fence's when it is not written."""
    for index, line in enumerate(fence.body):
        if line.startswith(f"{name}:"):
            return place.at(fence.line + 1 + index)
    return place


def deal(fence: Fence, place: Place, draft: Draft) -> Block:
    """A line that leads to an example deal: its title and what happens in it."""
    world = draft.spot.world
    found = world.deals.get(fence.argument)
    if found is None:
        what = f"unknown deal {fence.argument or '(empty)'}"
        where = f"content/book.toml:deals:{fence.argument}"
        draft.spot.fault(place, what, near(fence.argument, world.deals), where)
        return Block("")
    if any(line.strip() for line in fence.body):
        draft.spot.fault(
            place.at(fence.line + 1), "a deal has no settings", "remove them"
        )
    href = draft.spot.link(addresses.deal(world.language, fence.argument))
    item = el(
        "li",
        None,
        el("a", (("href", href),), found.title),
        el("span", None, found.lead),
    )
    return Block(render(el("ul", (("class", "links"),), item)))


def deep(fence: Fence, place: Place, draft: Draft) -> Block:
    """A folded text for those who want to know more."""
    if not fence.argument:
        draft.spot.fault(place, "a deep block without a title", "write it behind deep")
    title = draft.typeset(fence.argument)
    eyebrow = draft.messages.text("book.deep")
    body = draft.inner(fence.body, place.at(place.line + 1), "deep")
    return Block(
        '<details class="deep gap"><summary><span>'
        f'<span class="eyebrow">{escape(eyebrow)}</span><br>{escape(title)}</span>'
        f"</summary><div>{body}</div></details>",
        leaf=True,
    )


MAKERS = {
    "rule": Maker(statement_blocks.rule),
    "fact": Maker(statement_blocks.fact),
    "quiz": Maker(quiz, inside=True),
    "deal": Maker(deal, inside=True),
    "table": Maker(tables.block, inside=True),
    "deep": Maker(deep),
    "disagreements": Maker(disagreement_blocks.block),
}
