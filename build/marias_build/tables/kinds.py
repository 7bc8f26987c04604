"""Tables of the book by name; every cell of theirs is computed by the engine."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal

from marias import cards, points
from marias_site import texts as shelf
from markupsafe import Markup
from pydantic import AfterValidator

from marias_build.book.diagnostics import Place, near
from marias_build.book.settings import read_settings
from marias_build.rules import example_tables
from marias_build.tables import (
    auction_tables,
    belief_tables,
    contract_tables,
    elsewhere,
    grids,
    payment_tables,
    play_tables,
    played_by,
    price_tables,
    record_tables,
    ruling_tables,
    score_tables,
    seat_tables,
    switch_tables,
    word_tables,
)
from marias_build.tables.grids import Caption, Grid
from marias_build.tables.outcomes import OUTCOMES, differs
from marias_build.tables.table_settings import OneOrMore, OneProfile, SideBySide, Wrong
from marias_build.text.draft import Draft
from marias_build.text.fences import Fence
from marias_build.text.prose import Block

_LINKED = re.compile(r'href="[^"]*[#/]([a-z0-9]+\.[a-z0-9-]+)/?"')


def _suit(text: str) -> str:
    if text not in tuple(cards.SUIT_LETTERS):
        raise ValueError(f"no suit {text!r}, write one of H L A B")
    return text


class OrderSettings(Caption):
    """Which order: that of games with trumps, that of betl and durch, or both."""

    order: Literal["points", "natural", "both"] = "both"
    suit: Annotated[str, AfterValidator(_suit)] = "A"


def ranked(suit: int, trump: int) -> list[int]:
    """The cards of a suit from the weakest to the strongest."""
    own = [card for card in cards.PACK if cards.suit(card) == suit]
    return sorted(own, key=lambda card: cards.strength(card, trump))


def card_order(settings: OrderSettings, draft: Draft) -> Grid:
    """The order of a suit with trumps, in betl and durch, or both."""
    context = draft.spot.context()
    suit = cards.SUIT_LETTERS.index(settings.suit)
    other = next(trump for trump in cards.SUITS if trump != suit)
    rows = []
    for name, trump in (("points", other), ("natural", cards.NO_TRUMP)):
        if settings.order in (name, "both"):
            head = draft.messages.text(f"book.order-{name}")
            rows.append((head, grids.chips(ranked(suit, trump), context, " < ")))
    return Grid((), tuple(rows))


def group(card: int) -> str:
    """Counters carry points, figures are the court cards, the rest are pips."""
    if points.card_points((card,)):
        return "counters"
    return "figures" if cards.is_figure(card) else "pips"


def card_values(settings: Caption, draft: Draft) -> Grid:
    """The three groups of cards, what one card counts and what the pack has."""
    del settings
    context = draft.spot.context()
    suit = ranked(cards.ACORNS, cards.HEARTS)[::-1]
    rows = []
    for name in ("counters", "figures", "pips"):
        members = [card for card in suit if group(card) == name]
        together = [card for card in cards.PACK if group(card) == name]
        head = draft.messages.text(f"book.group-{name}")
        each = points.card_points((members[0],))
        pack = points.card_points(tuple(together))
        rows.append((head, grids.chips(members, context), each, pack))
    heads = grids.heads(draft.messages, "group", "cards", "each", "pack")
    return Grid(heads, tuple(rows))


Filled = Grid | tuple[Grid, ...] | Wrong | str


@dataclass(frozen=True)
class Table:
    """The settings of a table, and the function that fills it or says what is wrong."""

    settings: type[Caption]
    fill: Callable[[Any, Draft], Filled]


TABLES = {
    "card-order": Table(OrderSettings, card_order),
    "card-values": Table(Caption, card_values),
    "duties": Table(play_tables.DutiesSettings, play_tables.duties),
    "legal-plays": Table(play_tables.PlaysSettings, play_tables.legal_plays),
    "count-example": Table(play_tables.CountSettings, play_tables.count_example),
    "ladder": Table(OneOrMore, price_tables.ladder_table),
    "tariff": Table(price_tables.TariffSettings, price_tables.tariff_table),
    "fleks": Table(OneProfile, price_tables.flek_table),
    "auction": Table(auction_tables.AuctionSettings, auction_tables.auction_table),
    "ledger": Table(record_tables.RecordSettings, record_tables.ledger),
    "told": Table(record_tables.RecordSettings, record_tables.told_table),
    "ruling": Table(ruling_tables.RulingSettings, ruling_tables.ruling_table),
    "offences": Table(switch_tables.OffenceSettings, switch_tables.offence_table),
    "switches": Table(switch_tables.SwitchSettings, switch_tables.switch_table),
    "premium": Table(belief_tables.PremiumSettings, belief_tables.premium_table),
    "belief": Table(belief_tables.BeliefSettings, belief_tables.belief_table),
    "payment": Table(payment_tables.PaymentSettings, payment_tables.payment),
    "compare": Table(payment_tables.CompareSettings, payment_tables.compare),
    "refused": Table(record_tables.RecordSettings, example_tables.refused),
    "discards": Table(example_tables.DiscardSettings, example_tables.discards),
    "laid": Table(record_tables.RecordSettings, example_tables.laid),
    "tricks": Table(record_tables.RecordSettings, example_tables.tricks),
    "seats": Table(Caption, seat_tables.seat_table),
    "shuffling": Table(SideBySide, seat_tables.shuffling_table),
    "pack": Table(Caption, seat_tables.pack_table),
    "sides": Table(Caption, seat_tables.sides_table),
    "rounds": Table(Caption, seat_tables.rounds_table),
    "words": Table(record_tables.RecordSettings, word_tables.words_table),
    "settings": Table(word_tables.ManySettings, word_tables.settings_table),
    "counts": Table(record_tables.RecordSettings, word_tables.counts_table),
    "points": Table(record_tables.RecordSettings, score_tables.points_table),
    "hundred": Table(score_tables.HundredSettings, score_tables.hundred_table),
    "held": Table(score_tables.HeldSettings, score_tables.held_table),
    "contracts": Table(
        contract_tables.ContractSettings, contract_tables.contracts_table
    ),
    "suits": Table(contract_tables.ContractSettings, contract_tables.suits_table),
    "power": Table(contract_tables.PowerSettings, contract_tables.power_table),
    "fails": Table(contract_tables.FailSettings, contract_tables.fails_table),
    "levels": Table(payment_tables.PaymentSettings, contract_tables.levels_table),
    "turned": Table(payment_tables.CompareSettings, contract_tables.turned_table),
    "packets": Table(price_tables.PacketSettings, price_tables.packet_table),
}


def block(fence: Fence, place: Place, draft: Draft) -> Block:
    """The table that a fence asks for."""
    table = TABLES.get(fence.argument)
    if table is None:
        what = f"unknown table {fence.argument or '(empty)'}"
        draft.spot.fault(place, what, near(fence.argument, TABLES))
        return Block("")
    settings = read_settings(table.settings, fence.body, place, draft.spot.faults)
    if settings is None:
        return Block("")
    filled = table.fill(settings, draft)
    if isinstance(filled, str):
        filled = Wrong(filled, "correct the settings below")
    if isinstance(filled, Wrong):
        draft.spot.fault(filled.place(fence.body, place), filled.what, filled.mend)
        return Block("")
    _check_expected(fence, settings, place, draft)
    caption = draft.line(settings.caption, place, "table") if settings.caption else ""
    several = filled if isinstance(filled, tuple) else (filled,)
    played = played_by.profile(settings)
    usual = played == draft.spot.world.profile
    others = elsewhere.find(settings, table.fill, several, draft) if usual else []
    noted = _noted(fence.argument, grids.several(several, ""), played, draft)
    folded = Markup(elsewhere.fold(others, "", draft))  # safe: written by the renderer
    draft.tables.append(replace(noted, elsewhere=folded))
    html = grids.several(several, caption) + played_by.note(played, draft)
    return Block(elsewhere.beside(html, elsewhere.fold(others, caption, draft)))


def _check_expected(
    fence: Fence, settings: Caption, place: Place, draft: Draft
) -> None:
    """What the author expects is what the engine says."""
    if settings.expect == "":
        return
    line = Wrong("", "", "expect:").place(fence.body, place)
    outcome = OUTCOMES.get(fence.argument)
    if outcome is None:
        what = f"the table {fence.argument} takes no expect"
        draft.spot.fault(line, what, f"these do: {', '.join(OUTCOMES)}")
    elif said := differs(settings.expect, outcome(settings)):
        draft.spot.fault(line, *said)


def _noted(name: str, html: str, played: str, draft: Draft) -> shelf.Table:
    """The table as an example of every rule that its cells link to."""
    rules = tuple(sorted(set(_LINKED.findall(html))))
    anchor = draft.outline[-1].id if draft.outline else ""
    # Safe: a grid is written by the renderer, which escapes.
    return shelf.Table(
        name, Markup(html), rules, draft.spot.chapter, anchor, profile=played
    )
