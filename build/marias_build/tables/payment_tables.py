"""Tables of a worked payment: at one table, and at several side by side."""

from __future__ import annotations

from collections.abc import Mapping

from marias.ledger import Ledger, signed
from marias.payments import SITTING_OUT
from marias.settlement import settle

from marias_build.tables.grids import Cell, Grid, Row
from marias_build.tables.ledger_grids import Account
from marias_build.tables.table_settings import Profiles, ProfileText, Wrong
from marias_build.tables.wording import Wording, small
from marias_build.tables.worked_deals import (
    DECLARER,
    FIRST,
    WorkedDeal,
    WrongDealError,
    bill_of,
    table_of,
)
from marias_build.text.draft import Draft


class PaymentSettings(WorkedDeal):
    """A worked deal at one table."""

    profile: ProfileText = "obecna"


class CompareSettings(WorkedDeal):
    """A worked deal at several tables."""

    profiles: Profiles


def payment(settings: PaymentSettings, draft: Draft) -> tuple[Grid, ...] | Wrong:
    """Every part a line, then who pays whom."""
    words = Wording(draft)
    table = table_of(settings, settings.profile)
    try:
        ledger = settle(bill_of(settings, table))
    except WrongDealError as error:
        return _wrong(error)
    account = Account(ledger, table, lambda seat: role(seat, words), words)
    return account.lines(), account.payments([DECLARER])


def compare(settings: CompareSettings, draft: Draft) -> Grid | Wrong:
    """A column for each table: what every part costs there, and the total."""
    words = Wording(draft)
    ledgers: dict[str, Ledger] = {}
    try:
        for profile in settings.profiles:
            bill = bill_of(settings, table_of(settings, profile))
            ledgers[profile] = settle(bill)
    except WrongDealError as error:
        return _wrong(error)
    names = dict.fromkeys(
        line.part for ledger in ledgers.values() for line in ledger.lines
    )
    rows = [
        (words.part(name), *_amounts(_of_part(name, ledgers), settings, words))
        for name in names
    ]
    each = {one: float(signed(ledger.lines)) for one, ledger in ledgers.items()}
    own = {one: float(ledger.totals[DECLARER]) for one, ledger in ledgers.items()}
    foot: tuple[Row, ...] = (
        (words.say("from-each"), *_amounts(each, settings, words)),
        (
            words.say("total-of", who=words.say("declarer")),
            *_amounts(own, settings, words),
        ),
    )
    columns = map(words.column, settings.profiles)
    return Grid((words.say("column-part"), *columns), tuple(rows), foot)


def _of_part(name: str, ledgers: Mapping[str, Ledger]) -> dict[str, float | None]:
    """What a part costs at each table, None where it is not counted there."""
    found: dict[str, float | None] = {}
    for profile, ledger in ledgers.items():
        own = [line for line in ledger.lines if line.part == name]
        found[profile] = float(signed(tuple(own))) if own else None
    return found


def _amounts(
    found: Mapping[str, float | None], settings: CompareSettings, words: Wording
) -> list[Cell]:
    cells = []
    for profile, units in found.items():
        if units is None:
            cells.append(Cell("–", True, profile))
            continue
        money = words.money(units, table_of(settings, profile), sign=True).content
        shown = [words.signed(units).content, small(money)]
        cells.append(Cell(shown, True, profile))
    return cells


def role(seat: int, words: Wording) -> str:
    """What a seat of a worked deal is called: nobody knows who sits where."""
    if seat == DECLARER:
        return words.say("declarer")
    if seat == SITTING_OUT:
        return words.say("sits-out")
    return words.say("first-defender" if seat == FIRST else "second-defender")


def _wrong(error: WrongDealError) -> Wrong:
    return Wrong(str(error), "correct it", f"{error.setting}:")
