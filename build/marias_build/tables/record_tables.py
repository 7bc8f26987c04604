"""Tables of a whole deal in the notation: its transcript, and its ledger."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from marias import dues
from marias.actions import Event, PlayCard
from marias.dealing import LIZANY
from marias.errors import IllegalMoveError, NotationError
from marias.game_record import GameRecord, parse_game, states
from marias.game_state import OVER, PLAYED, GameState, play_state
from marias.marriages import value
from marias.outcome import score
from marias.state import PlayState
from marias_quizzes.cards_html import chip

from marias_build.tables import grids
from marias_build.tables.grids import Caption, Grid, Row
from marias_build.tables.ledger_grids import Account
from marias_build.tables.record_words import stage, told
from marias_build.tables.table_settings import Wrong
from marias_build.tables.wording import Wording
from marias_build.text.draft import Draft

SETTING = "record:"


class RecordSettings(Caption):
    """A whole deal in the notation, `stych 2`."""

    record: str


def read(text: str) -> GameRecord | Wrong:
    """The deal of a text; the line of the first mistake in its notation."""
    try:
        return parse_game(text)
    except NotationError as error:
        mend = f"expected {error.expected}; content/notation.md shows how"
        return Wrong(f"cannot read {error.what!r}", mend, SETTING, error.where)


def played(text: str) -> tuple[GameRecord, tuple[GameState, ...]] | Wrong:
    """The deal and its states; what was not legal has no transcript."""
    record = read(text)
    if isinstance(record, Wrong):
        return record
    try:
        return record, states(record)
    except IllegalMoveError as error:
        return against(error, "mend it, or ask for the table ruling")


def against(error: IllegalMoveError, mend: str) -> Wrong:
    """What is wrong with a record that has a move the rules forbid."""
    what = f"move {error.number}, {error.words}, is against {error.rule}"
    return Wrong(what, mend, SETTING, rule=error.rule)


def ledger(settings: RecordSettings, draft: Draft) -> tuple[Grid, ...] | Wrong:
    """What each part costs, and who pays whom."""
    deal = played(settings.record)
    if isinstance(deal, Wrong):
        return deal
    record, row = deal
    if row[-1].phase != OVER:
        return Wrong("the deal is not over", "write it to its end", SETTING)
    account = _account(record, row[-1], Wording(draft))
    lines = (account.lines(),) if account.ledger.lines else ()
    return (*lines, account.payments(range(len(account.ledger.totals))))


def _account(record: GameRecord, end: GameState, words: Wording) -> Account:
    def seat(place: int) -> str:
        return words.seat(place, record.variant)

    return Account(dues.settle(end), record.profile, seat, words)


def told_table(settings: RecordSettings, draft: Draft) -> tuple[Grid, ...] | Wrong:
    """The whole deal: hands, words, tricks, points, and the money when it is over."""
    deal = played(settings.record)
    if isinstance(deal, Wrong):
        return deal
    record, row = deal
    words = Wording(draft)
    rows = [
        *dealt(record, words),
        *Telling(record, row[-1], words).tell(row),
        *_end(row[-1], words),
    ]
    transcript = Grid((), tuple(rows))  # the first cell says when
    if row[-1].phase != OVER:
        return (transcript,)
    account = _account(record, row[-1], words)
    money = account.payments(range(len(account.ledger.totals)))
    return transcript, account.lines(words.say("what-it-costs")), money


def dealt(record: GameRecord, words: Wording) -> Iterator[Row]:
    """The cards of each hand and those between them, as they were dealt."""
    context = words.draft.spot.context()
    for seat, hand in enumerate(record.dealt.hands):
        yield words.seat(seat, record.variant), grids.chips(hand, context)
    if record.dealt.rest:
        name = "stock" if record.variant == LIZANY else "talon"
        yield words.say(name), grids.chips(record.dealt.rest, context)


class Telling:
    """The rows of what was done, in its order: one a stage, one a trick."""

    def __init__(self, record: GameRecord, end: GameState, words: Wording) -> None:
        self.rows: list[Row] = []
        self._record = record
        self._words = words
        self._tricks = list(play_state(end).tricks) if end.play else []
        self._stage = ""
        self._cell: list[Any] = []
        self._cards: list[Any] = []

    def tell(self, row: tuple[GameState, ...]) -> list[Row]:
        """All rows; a trick that was begun and not finished stands there too."""
        moves = [m for m in self._record.moves if not isinstance(m.action, Event)]
        for move, before in zip(moves, row[:-1], strict=True):
            if isinstance(move.action, PlayCard):
                self._play(move.action, before)
            else:
                self._say(move.seat, move.action, before)
        self._end_stage()
        if self._cards:
            self.rows.append((self._words.say("trick-begun"), self._cards))
        return self.rows

    def _seat(self, seat: int, inside: bool = False) -> str:
        return self._words.seat(seat, self._record.variant, inside)

    def _say(self, seat: int, action: Any, before: GameState) -> None:
        name = stage(action)
        if name != self._stage:
            self._end_stage()
        self._stage = name
        self._cell += [" " if self._cell else "", f"{self._seat(seat)}: "]
        self._cell += [*told(action, before, self._words), "."]

    def _end_stage(self) -> None:
        if self._cell:
            self.rows.append((self._words.say(self._stage), self._cell))
        self._cell = []

    def _play(self, action: PlayCard, before: GameState) -> None:
        """A card, and the marriage announced with it; the trick when it is full."""
        self._end_stage()
        play = play_state(before)
        if not self._cards:
            self._cards = [f"{self._seat(play.leader)}: "]
        self._cards.append(chip(action.card, self._words.draft.spot.context()))
        worth = value(action.card >> 3, play.trump, play.profile)
        self._cards.append(f" ({worth}) " if action.announce else " ")
        if len(play.table) + 1 == len(play.hands):
            number = len(play.tricks) + 1
            taker = self._seat(self._tricks[number - 1].winner, inside=True)
            cell = [*self._cards, self._words.say("takes", who=taker)]
            self.rows.append((self._words.say("trick-number", number=number), cell))
            self._cards = []


def _end(end: GameState, words: Wording) -> Iterator[Row]:
    """How a deal ended that is over: the points of both sides, or why it was not."""
    if end.phase != OVER:
        return
    decided = words.rules([dues.ended_by(end)])
    if end.ending != PLAYED:
        yield words.say("ended"), [words.say(f"ended-{end.ending}"), ": ", *decided]
    elif end.variant != LIZANY and play_state(end).trump >= 0:
        yield words.say("points"), _points(end, play_state(end), words)


def _points(end: GameState, play: PlayState, words: Wording) -> str:
    partner = dues.side_of(end).partner
    return words.draft.messages.text(
        "deal.so-far",
        declarer=score(play, True, partner).total,
        defence=score(play, False, partner).total,
    )
