"""A deal word by word with the rule of each, and one deal under several settings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from marias import declaring, dues, game, grounds, krizovy, profile, rules
from marias.actions import PlayCard
from marias.dealing import KRIZOVY, LIZANY
from marias.errors import IllegalMoveError
from marias.game_record import GameRecord, states
from marias.game_state import OVER, GameState, declarer, hands
from marias_quizzes.cards_html import chip

from marias_build.tables import grids
from marias_build.tables.grids import Cell, Grid, Row
from marias_build.tables.record_tables import (
    SETTING,
    RecordSettings,
    against,
    played,
    read,
)
from marias_build.tables.record_words import told
from marias_build.tables.table_settings import Profiles, Wrong
from marias_build.tables.wording import Wording
from marias_build.text.draft import Draft

MAY, MAY_NOT = "book.may", "book.may-not"


def words_table(settings: RecordSettings, draft: Draft) -> Grid | Wrong:
    """Every word and the first card, with the rules that let it be, or forbid it."""
    record = read(settings.record)
    if isinstance(record, Wrong):
        return record
    words, refusal = Wording(draft), tuple[str, ...]()
    legal = record
    try:
        row = states(record)
    except IllegalMoveError as error:
        if error.number != len(record.moves):
            return against(error, "only the last move may be refused")
        refusal = grounds.against(error)
        legal = GameRecord(*record[:3], record.moves[:-1])
        row = states(legal)
    rows = []
    for move, before in zip(record.moves, row, strict=False):
        refused = before is row[-1]
        if isinstance(move.action, PlayCard) and before.play.tricks and not refused:
            continue
        found = refusal if refused else grounds.grounds(before, move.action)
        said = _said(move.action, before, words)
        seat = words.seat(game.seat_of(before, move.action), record.variant)
        stands = draft.messages.text(MAY_NOT if refused else MAY)
        rows.append((seat, said, stands, words.rules(found)))
    return Grid(words.heads("who", "says", "stands", "rules"), tuple(rows))


def _said(action: Any, before: GameState, words: Wording) -> list[Any]:
    if isinstance(action, PlayCard):
        return [chip(action.card, words.draft.spot.context())]
    return told(action, before, words)


class ManySettings(RecordSettings):
    """A whole deal, and the tables at which the same is tried."""

    profiles: Profiles


def settings_table(settings: ManySettings, draft: Draft) -> Grid | Wrong:
    """A row a table: how far the same deal comes there, and by which rules."""
    record = read(settings.record)
    if isinstance(record, Wrong):
        return record
    words = Wording(draft)
    decided = turned(settings.profiles)
    if not decided:
        return Wrong("these tables do not differ", "name others", "profiles:")
    rows = []
    chosen: list[str] = []
    for text in settings.profiles:
        table = profile.parse_profile(text)
        chosen += profile.set_by(table)
        tried = GameRecord(record.variant, table, *record[2:])
        cells = [Cell(cell, profile=text) for cell in _tried(tried, words)]
        rows.append((words.column(text), *cells, words.rules(decided[text])))
    foot = ((words.say("chosen-by"), "", "", words.rules(chosen)),) if chosen else ()
    return Grid(words.heads("table", "comes-to", "paid", "rules"), tuple(rows), foot)


def turned(texts: Sequence[str]) -> dict[str, list[str]]:
    """By which rules each table plays what some of these play otherwise."""
    tables = {text: profile.parse_profile(text) for text in texts}
    first = tables[texts[0]]
    names: dict[str, None] = {}
    for table in tables.values():
        names |= dict.fromkeys(profile.differing_switches(first, table))
    if not names:
        return {}
    return {
        text: [rule for name in names for rule in profile.rules_by(table, name)]
        for text, table in tables.items()
    }


def _tried(record: GameRecord, words: Wording) -> tuple[Any, Any]:
    """What becomes of the deal at a table, and what the declarer is paid in all."""
    try:
        end = states(record)[-1]
    except IllegalMoveError as error:
        before = states(GameRecord(*record[:3], record.moves[: error.number - 1]))[-1]
        said = _said(record.moves[error.number - 1].action, before, words)
        refused = [words.say("must-not"), ": ", *said]
        return [*refused, " (", *words.rules([error.rule]), ")"], ""
    if end.phase != OVER:
        lie_open = end.variant == KRIZOVY and end.play and krizovy.hands_open(end.play)
        return words.say("goes-on-open" if lie_open else "goes-on"), ""
    total = dues.settle(end).totals[declarer(end)]
    return words.say(f"ended-{end.ending}"), words.signed(total).content


def counts_table(settings: RecordSettings, draft: Draft) -> Grid | Wrong:
    """How many cards everybody has, dealt and in the play, and how many tricks."""
    deal = played(settings.record)
    if isinstance(deal, Wrong):
        return deal
    record, row = deal
    playing = [one for one in row if one.play is not None]
    if not playing or record.variant == LIZANY:
        return Wrong("the play has not begun", "write the deal to its play", SETTING)
    words = Wording(draft)
    held = hands(playing[0])
    whose = declarer(playing[0])
    rows: list[Row] = []
    for seat, hand in enumerate(record.dealt.hands):
        name = words.seat(seat, record.variant)
        after = len(hand) + (len(record.dealt.rest) if seat == whose else 0)
        rows.append((name, len(hand), after, len(held[seat]), ""))
    rest = record.dealt.rest
    if rest:
        chips = grids.chips(rest, draft.spot.context())
        hidden = [len(rest), " ", *chips]
        rows.append(
            (words.say("talon"), hidden, "", "", words.rules([declaring.talon_rule()]))
        )
    four = record.variant == KRIZOVY
    rule = rules.KRIZOVY_EIGHT_TRICKS if four else rules.TEN_TRICKS
    foot = (words.say("so-many-tricks"), "", "", len(held[whose]), words.rules([rule]))
    heads = words.heads("who", "dealt", "with-talon", "in-play", "rules")
    return Grid(heads, tuple(rows), (foot,))
