"""Small worked tables that show a rule at work: a refusal, a discard, a ložená hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Any

from marias import claims, game, state, talon
from marias.actions import PlayCard
from marias.cards import NO_TRUMP
from marias.contracts import CONTRACT_NAMES, Commitment, has_helper, has_trump
from marias.errors import IllegalMoveError, NotationError
from marias.game_record import GameRecord, states
from marias.game_state import GameState, commitment, play_state
from marias.notation import parse_cards
from marias.profile import parse_profile
from marias.seats import NOBODY
from marias_quizzes.cards_html import chip
from pydantic import AfterValidator, Field

from marias_build.tables import grids
from marias_build.tables.grids import Grid, Row
from marias_build.tables.record_tables import (
    SETTING,
    RecordSettings,
    Telling,
    against,
    dealt,
    played,
    read,
)
from marias_build.tables.record_words import contract as told_contract
from marias_build.tables.record_words import told
from marias_build.tables.table_settings import OneProfile, Wrong
from marias_build.tables.wording import Wording
from marias_build.text.draft import Draft


def refused(settings: RecordSettings, draft: Draft) -> Grid | Wrong:
    """What was done before, then the last move, and the rule that forbids it."""
    record = read(settings.record)
    if isinstance(record, Wrong):
        return record
    words = Wording(draft)
    try:
        states(record)
    except IllegalMoveError as error:
        if error.number != len(record.moves):
            return against(error, "only the last move is to be refused")
        return Grid((), tuple(_refusal(record, error.rule, words)))
    what, mend = "every move is allowed", "end with one that is not"
    return Wrong(what, mend, SETTING, there="elsewhere-allowed")


def _refusal(record: GameRecord, rule: str, words: Wording) -> list[Row]:
    legal = GameRecord(*[r if r is not record.moves else r[:-1] for r in record])
    row, last = states(legal), record.moves[-1]
    action = last.action
    whose = game.seat_of(row[-1], action) if last.seat == NOBODY else last.seat
    seat = words.seat(whose, record.variant)
    said: list[Any] = [f"{seat}: "]
    if isinstance(action, PlayCard):
        said.append(chip(action.card, words.draft.spot.context()))
    else:
        said += told(action, row[-1], words)
    return [
        *dealt(record, words),
        *Telling(legal, row[-1], words).tell(row),
        (words.say("wants"), said),
        (words.say("must-not"), words.rules([rule])),
    ]


def _contract(text: str) -> str:
    if text not in CONTRACT_NAMES:
        raise ValueError(f"no contract {text!r}, write one of {CONTRACT_NAMES}")
    return text


class DiscardSettings(OneProfile):
    """A contract with its suits, and cards that the declarer may want to lay away."""

    contract: Annotated[str, AfterValidator(_contract)]
    trump: str = ""
    helper: str = ""
    cards: str = Field(min_length=2)


def discards(settings: DiscardSettings, draft: Draft) -> Grid | Wrong:
    """Each card: whether it may go into the talon, and by which rule."""
    words = Wording(draft)
    contract = CONTRACT_NAMES.index(settings.contract)
    try:
        cards = parse_cards(settings.cards)
        suits = [_suit(settings.trump), _suit(settings.helper)]
    except NotationError as error:
        return Wrong(str(error), "write cards like HAK9 L7", "cards:")
    wanted = [has_trump(contract), has_helper(contract)]
    if wanted != [suit != NO_TRUMP for suit in suits]:
        what = f"{settings.contract} has other suits"
        return Wrong(what, "name its trump, and the helper of two sevens", "contract:")
    table = parse_profile(settings.profile)
    rows = [
        (
            chip(play.card, draft.spot.context()),
            draft.messages.text("book.may" if play.allowed else "book.may-not"),
            words.rules([play.rule]),
        )
        for play in talon.verdicts(cards, Commitment(contract, *suits), table)
    ]
    heads = (
        draft.messages.text("book.column-card"),
        words.say("column-aside"),
        words.say("column-rules"),
    )
    return Grid(heads, tuple(rows), title=words.rung(settings.contract))


def _suit(letter: str) -> int:
    return parse_cards(letter + "7")[0] >> 3 if letter else NO_TRUMP


def laid(settings: RecordSettings, draft: Draft) -> Grid | Wrong:
    """Whether the declarer's hand is ložená where the record ends, and why."""
    deal = played(settings.record)
    if isinstance(deal, Wrong):
        return deal
    end = deal[1][-1]
    announced = commitment(end)
    if end.play is None or announced is None:
        return Wrong("the play has not begun", "write the deal to its play", SETTING)
    words = Wording(draft)
    play = play_state(end)
    found = claims.laid(play, announced)
    if found.verdict == claims.NOT_DECIDED:
        return Wrong(f"not decided: {found.why}", "take another hand", SETTING)
    context = draft.spot.context()
    rows = [
        (words.say("stage-contract"), told_contract(announced, words)),
        (
            draft.messages.text("book.column-declarer"),
            grids.chips(play.hands[play.declarer], context),
        ),
        (words.say("is-laid"), draft.messages.text(_word(found.verdict))),
        (words.say("by-rules"), words.rules(claims.decided_by(play, found))),
    ]
    return Grid((), tuple(rows))


def _word(verdict: str) -> str:
    return "book.may" if verdict == claims.LAID else "book.may-not"


def tricks(settings: RecordSettings, draft: Draft) -> Grid | Wrong:
    """Each trick: who leads and who takes, and by which rules."""
    deal = played(settings.record)
    if isinstance(deal, Wrong):
        return deal
    record, row = deal
    words = Wording(draft)
    rows = tuple(_tricks(record, row, words))
    if not rows:
        return Wrong("there is no trick", "write the deal to its play", SETTING)
    heads = words.heads("trick", "leads", "cards-played", "takes", "rules")
    return Grid(heads, rows)


def _tricks(
    record: GameRecord, row: Sequence[GameState], words: Wording
) -> Iterator[Row]:
    """A trick begins in the state that has so many and no card on the table."""
    plays = [play_state(one) for one in row if one.play is not None]
    context = words.draft.spot.context()
    for number, trick in enumerate(plays[-1].tricks if plays else ()):
        before = next(p for p in plays if len(p.tricks) == number and not p.table)
        decided = [state.lead_rule(before), trick.rule]
        yield (
            words.say("trick-number", number=number + 1),
            words.seat(trick.leader, record.variant),
            grids.chips(trick.cards, context),
            words.seat(trick.winner, record.variant),
            words.rules(decided),
        )
