"""The table of a judgement: what the judge says of a deal that went wrong."""

from __future__ import annotations

from typing import Any

from marias import rules
from marias.errors import NotationError
from marias.game_record import GameRecord
from marias.judge import judge
from marias.offences import HELPERS_SHOWN
from marias.ruling import NOT_LOST, RULED, Ruling
from marias.seats import NOBODY
from marias.walk import BEFORE_PLAY, Found

from marias_build.tables.grids import Grid, Row
from marias_build.tables.ledger_grids import Account
from marias_build.tables.record_tables import SETTING, RecordSettings, read
from marias_build.tables.table_settings import Wrong
from marias_build.tables.wording import Wording
from marias_build.text.draft import Draft


class RulingSettings(RecordSettings):
    """A deal as it happened, and whether the injured side had it played on."""

    continued: bool = False


def ruling_table(settings: RulingSettings, draft: Draft) -> tuple[Grid, ...] | Wrong:
    """The offence, who answers for it, by which rules; then the money, each reading."""
    record = read(settings.record)
    if isinstance(record, Wrong):
        return record
    try:
        found = judge(record, settings.continued)
    except NotationError as error:
        return Wrong(str(error), "correct the record", SETTING)
    words = Wording(draft)
    if found is None:
        return (Grid((), ((words.say("verdict"), words.say("no-offence")),)),)
    rows = tuple(_rows(found, record, words))
    return (Grid((), rows), *_money(found, record, words))


def _rows(found: Ruling, record: GameRecord, words: Wording) -> list[Row]:
    rows: list[Row] = [(words.say("verdict"), words.say(f"verdict-{found.verdict}"))]
    if found.offence:
        rows.append((words.say("offence"), _place(found.place, words)))
    if found.seat != NOBODY:
        rows.append((words.say("answers"), words.seat(found.seat, record.variant)))
    if found.verdict == RULED:
        rows.append((words.say("weight"), _weight(found, words)))
        if found.play_on != NOT_LOST:
            rows.append((words.say("play-on"), words.say(f"play-on-{found.play_on}")))
    rows.append((words.say("by-rules"), words.rules(_decided(found))))
    others = [part for one in found.others for part in (*_place(one, words), "; ")]
    if others:
        rows.append((words.say("other-offences"), others[:-1]))
    against = [one.rule for one in found.unlisted if one.rule not in found.rules]
    if against:
        rows.append((words.say("other-rules"), words.rules(against)))
    return rows


def _decided(found: Ruling) -> list[str]:
    """The rules of the judgement, and of what should not have been shown."""
    if found.offence != HELPERS_SHOWN:
        return list(found.rules)
    return [*found.rules, found.place.rule, rules.FOUR_HELPERS_HUNDRED_SHOWN]


def _place(one: Found, words: Wording) -> list[Any]:
    """An act, and the trick in which it was done."""
    act = words.offence(one.name)
    if one.trick == BEFORE_PLAY:
        return [act]
    return [act, f" ({words.say('in-trick', number=one.trick + 1)})"]


def _weight(found: Ruling, words: Wording) -> str:
    said = [words.say(f"kind-{found.weight.kind}")]
    said.append(words.say(f"takes-{found.weight.takes}"))
    if not found.weight.sure:
        said.append(words.say("not-sure"))
    return ", ".join(said)


def _money(found: Ruling, record: GameRecord, words: Wording) -> list[Grid]:
    """What is paid, once for each reading that the sources leave open."""
    grids = []
    for number, reading in enumerate(found.readings, start=1):
        title = ""
        if reading.names:
            said = ", ".join(words.say(f"reading-{name}") for name in reading.names)
            title = words.say("reading", number=number, said=said)
        account = Account(
            reading.ledger,
            record.profile,
            lambda seat: words.seat(seat, record.variant),
            words,
        )
        totals = range(len(reading.ledger.totals))
        grids.append(account.payments(totals, title))
    return grids
