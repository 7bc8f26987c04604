"""Tables of what there is to bid and what it costs: ladder, tariff, fleks, packets."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any, Literal

from marias import dealing, fleks, ladder, parts, rules, tariff
from marias.cards import HEARTS, LEAVES
from marias.contracts import CONTRACT_NAMES
from marias.dealing import ASIDE, LIZANY, VARIANTS
from marias.fleks import FLEK_NAMES
from marias.ladder import Rung
from marias.misconceptions import believer, misconception
from marias.profile import GENERAL, Profile, parse_profile
from pydantic import Field

from marias_build.tables import prices
from marias_build.tables.grids import Caption, Cell, Grid, Row
from marias_build.tables.table_settings import OneOrMore, OneProfile
from marias_build.tables.wording import TIMES, Wording, small
from marias_build.text.draft import Draft
from marias_build.text.typography import NBSP

NOTHING = "–"
Listed = list[Literal[(*prices.LISTED, *prices.AGAINST)]]  # type: ignore[valid-type]


def ladder_table(settings: OneOrMore, draft: Draft) -> Grid:
    """The rungs from the lowest, with the price of each; side by side for several."""
    words = Wording(draft)
    names = settings.all()
    tables = [parse_profile(name) for name in names]
    given = words.by(ladder.ladder_rule(table) for table in tables)
    if len(tables) == 1:
        heads = words.heads("rung", "units", "money")
        rows = [
            _rung(place, rung, tables[0], words)
            for place, rung in enumerate(ladder.rungs(tables[0]), start=1)
        ]
        return Grid(heads, tuple(rows), given=given)
    rungs = zip_longest(*(ladder.rungs(table) for table in tables))
    side: list[Row] = []
    for place, found in enumerate(rungs, start=1):
        cells = [
            Cell(_named_price(rung, table, words) if rung else NOTHING, profile=name)
            for rung, table, name in zip(found, tables, names, strict=True)
        ]
        side.append((f"{place}.", *cells))
    columns = tuple(map(words.column, names))
    given = [words.say("in-brackets"), " ", *given]
    return Grid((words.say("column-rung"), *columns), tuple(side), given=given)


def _rung(place: int, rung: Rung, table: Profile, words: Wording) -> Row:
    price = _price(rung, table)
    name = words.rung(ladder.rung_name(rung))
    return (f"{place}. {name}", words.units(price), words.money(price, table))


def _named_price(rung: Rung, table: Profile, words: Wording) -> str:
    price = words.units(_price(rung, table)).content
    return f"{words.rung(ladder.rung_name(rung))} ({price})"


def _price(rung: Rung, table: Profile) -> int:
    trump = HEARTS if rung.red else LEAVES
    return tariff.contract_price(rung.contract, trump, table)


class TariffSettings(OneOrMore):
    """Which contracts, and what else has a price, are listed; all unless named."""

    contracts: Listed = Field(default_factory=lambda: list(prices.LISTED))


def tariff_table(settings: TariffSettings, draft: Draft) -> Grid:
    """What each contract costs, plain and in hearts; a column for each profile."""
    words = Wording(draft)
    names = settings.all()
    tables = [parse_profile(name) for name in names]
    rows: list[Row] = []
    for item in settings.contracts:
        if not any(prices.known(item, table) for table in tables):
            continue
        cells: list[Any] = []
        for table, name in zip(tables, names, strict=True):
            found = prices.both(item, table)
            if len(tables) == 1:
                cells.extend(_apart(found, table, words))
            else:
                cells.append(Cell(_beside(found, table, words), profile=name))
        decided = [rule for table in tables for rule in prices.rules_of(item, table)]
        rows.append((_item(item, tables[0], words), *cells, words.rules(decided)))
    columns: tuple[Any, ...] = tuple(map(words.column, names))
    if len(tables) == 1:
        columns = words.heads("plain", "money", "red", "money")
    heads = (words.say("column-contract"), *columns, words.say("column-rules"))
    return Grid(
        heads,
        tuple(rows),
        given=words.say("tariff-one" if len(tables) == 1 else "tariff-each"),
    )


def _item(item: str, table: Profile, words: Wording) -> Any:
    """The name of what is paid for, and of its parts where it has several."""
    if item not in CONTRACT_NAMES:
        return words.part(item)
    own = prices.parts(item, table)
    name = words.rung(item)
    if len(own) == 1:
        return name
    return [name, small(" + ".join(words.part(part) for part in own))]


def _apart(found: tuple[int, ...], table: Profile, words: Wording) -> list[Any]:
    cells: list[Any] = []
    for units in found:
        cells.extend([words.units(units), words.money(units, table)])
    return cells + [""] * (4 - len(cells))


def _beside(found: tuple[int, ...], table: Profile, words: Wording) -> Any:
    if not found:
        return NOTHING
    units = " / ".join(words.units(one).content for one in found)
    money = words.money_between(found, table)
    return [units, small(money)]


def flek_table(settings: OneProfile, draft: Draft) -> Grid:
    """Each flek that counts: its name, who says it, by how much the part is dearer."""
    words = Wording(draft)
    table = parse_profile(settings.profile)
    last = fleks.last_level(table, (), parts.HRA)
    rows = [
        (
            words.czech(FLEK_NAMES[level - 1]),
            words.say("defence" if level % 2 else "declarer"),
            Cell(f"{TIMES}{NBSP}{fleks.factor(level)}", True),
        )
        for level in range(1, last.level + 1)
    ]
    heads = words.heads("flek", "who", "factor")
    return Grid(heads, tuple(rows), given=words.by([last.rule, rules.FLEK_DOUBLES]))


class PacketSettings(Caption):
    """Which game is dealt, by the rule or as somebody wrongly believes."""

    variant: Literal[VARIANTS]  # type: ignore[valid-type]
    belief: Literal["", "deal-7-2-5"] = ""


def packet_table(settings: PacketSettings, draft: Draft) -> Grid:
    """Who gets how many cards at once, in the order of dealing; and all together."""
    words = Wording(draft)
    rows: list[Row] = []
    table = GENERAL
    if settings.belief:
        table = believer(GENERAL, misconception(f"belief.{settings.belief}"))
    row = dealing.packets(settings.variant, table)
    for place, packet in enumerate(row, start=1):
        last = place == len(row)
        who = packet_owner(packet.seat, settings.variant, last)
        rows.append((f"{place}.", words.say(who), packet.size))
    together = sum(packet.size for packet in row)
    foot: tuple[Row, ...] = ((words.say("total"), "", together),)
    given: Any = words.by([dealing.dealing_rule(settings.variant)])
    if settings.belief:
        who = draft.messages.text(f"book.belief.{settings.belief}.who")
        given = words.say("believer", who=who) + "."
    heads = words.heads("packet", "whom", "packet-cards")
    return Grid(heads, tuple(rows), foot, given=given)


def packet_owner(seat: int, variant: str, last: bool) -> str:
    """The message that names whom a packet goes to."""
    if seat == ASIDE and variant == LIZANY:
        return "to-stock" if last else "to-turned"
    if seat == ASIDE:
        return "to-talon"
    assert variant in VARIANTS
    return f"to-{'FMRD'[seat] if variant != LIZANY else 'FD'[seat]}"
