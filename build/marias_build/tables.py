"""Tables of the book by name; every cell of theirs is computed by the engine."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from marias import cards, points
from pydantic import AfterValidator

from marias_build import grids, play_tables
from marias_build.diagnostics import Place, near
from marias_build.draft import Draft
from marias_build.fences import Fence
from marias_build.grids import Caption, Grid
from marias_build.prose import Block
from marias_build.settings import read_settings


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


@dataclass(frozen=True)
class Table:
    """The settings of a table and the function that fills it, or None on a fault."""

    settings: type[Caption]
    fill: Callable[[Any, Draft], Grid | str]


TABLES = {
    "card-order": Table(OrderSettings, card_order),
    "card-values": Table(Caption, card_values),
    "duties": Table(play_tables.DutiesSettings, play_tables.duties),
    "legal-plays": Table(play_tables.PlaysSettings, play_tables.legal_plays),
    "count-example": Table(play_tables.CountSettings, play_tables.count_example),
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
    grid = table.fill(settings, draft)
    if isinstance(grid, str):
        draft.spot.fault(place, grid, "correct the settings below")
        return Block("")
    caption = draft.line(settings.caption, place, "table") if settings.caption else ""
    return Block(grids.html(grid, caption))
