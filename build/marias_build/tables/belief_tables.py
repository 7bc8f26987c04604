"""Tables of a mistaken belief beside the rule, and of the premium points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from marias.errors import NotationError
from marias.ledger import signed
from marias.misconceptions import MISCONCEPTIONS, believer, misconception
from marias.misconceptions_game import ALL_MISCONCEPTIONS
from marias.notation import parse_cards
from marias.premium import (
    HUNDRED_ON_TWENTY,
    HUNDRED_WITH_SHARPS,
    ON_FOUR_HELPERS,
    ON_FOUR_TRUMPS,
    bonus_2020,
    premium,
)
from marias.rules import PREMIUM_EXAMPLE, PREMIUM_SUM
from marias.settlement import settle
from marias_quizzes import beliefs
from marias_quizzes.cards_html import words as nodes
from marias_quizzes.kinds import KINDS
from marias_quizzes.question import Option, Question

from marias_build.book import questions
from marias_build.book.diagnostics import near
from marias_build.tables import grids
from marias_build.tables.grids import Caption, Grid, Row
from marias_build.tables.play_tables import Trick
from marias_build.tables.table_settings import OneProfile, Wrong
from marias_build.tables.wording import Wording, small
from marias_build.tables.worked_deals import (
    WorkedDeal,
    WrongDealError,
    bill_of,
    table_of,
)
from marias_build.text.draft import Draft

BELIEF = "belief."
# The worked example of the tournament: what was met, the first without the lead.
EXAMPLE = (ON_FOUR_TRUMPS, ON_FOUR_HELPERS, HUNDRED_ON_TWENTY, HUNDRED_WITH_SHARPS)


class BeliefSettings(OneProfile):
    """A misconception by its id, and the question or the worked deal that shows it."""

    belief: str
    kind: Literal[(*KINDS, "")] = ""  # type: ignore[valid-type]
    position: str = ""
    deal: WorkedDeal | None = None

    @property
    def id(self) -> str:
        """The id of the misconception, whose first word may be left out."""
        return BELIEF + self.belief.removeprefix(BELIEF)


def belief_table(settings: BeliefSettings, draft: Draft) -> Grid | Wrong:
    """What the mistaken believer answers, or pays, and what the engine does."""
    known = [
        one.id for one in (ALL_MISCONCEPTIONS if settings.deal else MISCONCEPTIONS)
    ]
    if settings.id not in known:
        what = f"unknown belief {settings.belief}"
        return Wrong(what, near(settings.id, known), "belief:")
    if settings.deal:
        return _paid(settings, settings.deal, draft)
    try:
        question = questions.ask(
            settings.kind, "position", settings.position, settings.profile
        )
    except (KeyError, NotationError) as error:
        return Wrong(str(error), "correct kind and position", "position:")
    wrong = _answer(question, settings.id)
    if wrong is None:
        what = f"one who holds {settings.id} answers this question rightly"
        return Wrong(what, "take a position in which he errs", "position:")
    words = Wording(draft)
    right = [one for one in question.options if one.correct]
    rows = _side_by_side(
        _options(wrong, words, settings.profile),
        _options(right, words, settings.profile),
        _about(settings.id, question.rule, words),
        words,
    )
    context = draft.spot.context(settings.profile)
    given = [*nodes(question.prompt, context), " ", *_given(question, draft)]
    return Grid(words.heads("who", "answers", "why"), rows, given=given)


def _paid(settings: BeliefSettings, deal: WorkedDeal, draft: Draft) -> Grid | Wrong:
    """What each opponent pays in a worked deal, by the belief and by the rules."""
    words = Wording(draft)
    belief = misconception(settings.id)
    table = table_of(deal, settings.profile)
    amounts = []
    try:
        for rules in (believer(table, belief), table):
            units = signed(settle(bill_of(deal, rules)).lines)
            shown = words.signed(units).content
            amounts.append([shown, small(words.money(units, table, sign=True).content)])
    except WrongDealError as error:
        return Wrong(str(error), "correct it", f"{error.setting}:")
    if amounts[0][0] == amounts[1][0]:
        what = f"one who holds {settings.id} pays this deal rightly"
        return Wrong(what, "take a deal in which he errs", "deal:")
    about = _about(settings.id, belief.rule, words)
    rows = _side_by_side(amounts[0], amounts[1], about, words)
    return Grid(words.heads("who", "each", "why"), rows)


@dataclass(frozen=True)
class About:
    """A belief in words: who holds it, and what is true instead, with its rule."""

    who: str
    truth: list[Any]


def _about(belief: str, rule: str, words: Wording) -> About:
    messages = words.draft.messages
    name = belief.removeprefix(BELIEF)
    if messages.has(f"book.belief.{name}.who"):  # no question asks about it
        who = messages.text(f"book.belief.{name}.who")
        truth = messages.text(f"book.belief.{name}.truth")
    else:
        who, truth = map(messages.plain, (beliefs.who(belief), beliefs.truth(belief)))
    return About(words.say("believer", who=who), [truth, " ", *words.rules([rule])])


def _side_by_side(
    wrong: list[Any], right: list[Any], about: About, words: Wording
) -> tuple[Row, ...]:
    return (
        (about.who, wrong, ""),
        (words.say("by-the-rules"), right, about.truth),
    )


def _given(question: Question, draft: Draft) -> list[Any]:
    """What lies on the table, or on the pile whose points are asked for."""
    context = draft.spot.context(question.profile)
    _, trump, _, trick, *more = question.position.split("-")
    if question.kind != "card-points":
        return Trick(trump=trump, trick=trick).given(context)
    shown: list[Any] = []
    for fact in question.facts:
        shown += [*nodes(fact, context), ". "]
    return shown + grids.chips(parse_cards(more[0].replace("_", ".")), context)


def _answer(question: Question, belief: str) -> list[Option] | None:
    """The options that the believer takes, None when they are the right ones."""
    errs = [one for one in question.options if belief in one.beliefs]
    if not errs:
        return None
    if not question.multiple:
        return errs
    return [one for one in question.options if one.correct != (one in errs)]


def _options(options: list[Option], words: Wording, profile: str) -> list[Any]:
    context = words.draft.spot.context(profile)
    row: list[Any] = []
    for one in options:
        row += [", " if row else "", *nodes(one.label, context)]
    return row or [words.say("none-of-these")]


class PremiumSettings(Caption):
    """The worked example, or the bonus for few trumps."""

    show: Literal["example", "bonus"] = "example"


def premium_table(settings: PremiumSettings, draft: Draft) -> Grid:
    """What each criterion adds, and the sum; or the bonus by the trumps held."""
    words = Wording(draft)
    heads = words.heads("criterion", "premium")
    if settings.show == "bonus":
        found = [(held, bonus_2020(held, False)) for held in range(8, 0, -1)]
        bonus = [
            (words.say("premium-bonus", n=n), more.points)
            for n, more in found
            if more.points
        ]
        decided = [rule for _, more in found for rule in more.rules]
        return Grid(heads, tuple(bonus), given=words.by(decided))
    rows: list[Row] = []
    before = 0
    for place, criterion in enumerate(EXAMPLE, start=1):
        points = premium(EXAMPLE[:place], without_lead=True).points
        rows.append((words.say(f"premium-{criterion}"), points - before))
        before = points
    foot = ((words.say("total"), before),)
    given = words.by([PREMIUM_SUM, PREMIUM_EXAMPLE])
    return Grid(heads, tuple(rows), foot, given=given)
