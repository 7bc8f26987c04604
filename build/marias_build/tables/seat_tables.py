"""Tables of the table itself: who sits where, and what is done with the pack."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from marias import cut, dealing, pack, roles, rules, seats
from marias.cards import PACK, SUITS, suit
from marias.deal import FOREHAND, SEATS
from marias.profile import parse_profile, rules_by
from marias_quizzes.cards_html import suit_chip

from marias_build.tables import grids
from marias_build.tables.grids import Caption, Cell, Grid, Row
from marias_build.tables.table_settings import SideBySide
from marias_build.tables.wording import Wording
from marias_build.text.draft import Draft

THREE, FOUR = 3, 4
NOBODY = "–"


def seat_table(settings: Caption, draft: Draft) -> Grid:
    """The chair of each role, clockwise from the dealer's, with three and with four."""
    del settings
    words = Wording(draft)
    rows = []
    for three, four in zip(roles.tasks(THREE), roles.tasks(FOUR), strict=True):
        chairs = [_chair(three.seat, THREE, words), _chair(four.seat, FOUR, words)]
        decided = words.rules([three.rule, four.rule])
        rows.append((words.say(f"role-{three.name}"), *chairs, decided))
    heads = (
        words.say("column-role"),
        words.say("column-three"),
        words.say("column-four"),
        words.say("column-rules"),
    )
    return Grid(heads, tuple(rows), title=words.say("chairs-counted"))


def _chair(seat: int, players: int, words: Wording) -> str:
    if seat == seats.NOBODY:
        return NOBODY
    chair = seats.chair_of(seat, roles.DEALING, players)
    return words.say("chair", number=chair + 1)


def sides_table(settings: Caption, draft: Draft) -> Grid:
    """Whoever is declarer plays against the other two, in this deal alone."""
    del settings
    words = Wording(draft)
    rows = []
    for one in SEATS:
        found = roles.allies(one)
        others = ", ".join(map(words.seat, found.seats))
        rows.append((words.seat(one), others, words.rules(found.rules)))
    heads = words.heads("declarer-side", "defence-side", "rules")
    return Grid(heads, tuple(rows))


def rounds_table(settings: Caption, draft: Draft) -> Grid:
    """A round of four at the table: who deals and so sits out, who is forehand."""
    del settings
    words = Wording(draft)
    rows = []
    for deal in range(FOUR):
        found = roles.pause(deal, FOUR)
        dealer = (roles.DEALING + deal) % FOUR
        chairs = [dealer, seats.chair_of(FOREHAND, dealer, FOUR), found.chair]
        shown = [words.say("chair", number=chair + 1) for chair in chairs]
        rows.append((f"{deal + 1}.", *shown, words.rules(found.rules)))
    heads = (
        words.say("column-deal"),
        words.say("role-dealer"),
        words.say("role-forehand"),
        words.say("role-sits-out"),
        words.say("column-rules"),
    )
    return Grid(heads, tuple(rows), title=words.say("chairs-counted"))


def shuffling_table(settings: SideBySide, draft: Draft) -> Grid:
    """Before the first deal and before the others: may, must or must not."""
    words = Wording(draft)
    rows = []
    for text in settings.profiles:
        table = parse_profile(text)
        found = [cut.shuffling(table, first) for first in (True, False)]
        duties = [Cell(words.say(f"shuffling-{f.duty}"), profile=text) for f in found]
        again = dealing.misdeal(table, roles.DEALING, 1)
        fined = words.say("misdeal-fined" if again.fined else "misdeal-free")
        named = [*(f.rule for f in found), *rules_by(table, "shuffling"), again.rule]
        decided = words.rules(named)
        rows.append((words.column(text), *duties, Cell(fined, profile=text), decided))
    heads = words.heads("table", "first-deal", "later-deals", "misdeal", "rules")
    least = next(number for number in range(len(PACK)) if cut.may_cut(number))
    foot = (words.say("cut-least"), least, "", "", words.rules([rules.CUT_MIN_TWO]))
    return Grid(heads, tuple(rows), (foot,))


def pack_table(settings: Caption, draft: Draft) -> Grid:
    """What the pack is made of: suits, ranks and the three groups of cards."""
    del settings
    return Grid(
        (
            *grids.heads(draft.messages, "group", "cards"),
            Wording(draft).say("column-count"),
            Wording(draft).say("column-rules"),
        ),
        tuple(_pack(draft, Wording(draft))),
    )


def _pack(draft: Draft, words: Wording) -> Iterator[Row]:
    context = draft.spot.context()
    for group in pack.groups():
        shown: list[Any] = []
        if group.name == "suits":
            name = words.say("pack-suits")
            shown = [suit_chip(suit(one), context) for one in group.cards]
        elif group.name == "whole":
            name = words.say("pack-whole")
        else:
            name = _group(group.name, words)
            own = [one for one in group.cards if suit(one) == SUITS[0]]
            shown = grids.chips(sorted(own, reverse=True), context)
        yield name, shown, len(group.cards), words.rules([group.rule])


def _group(name: str, words: Wording) -> str:
    if name == "ranks":
        return words.say("pack-ranks")
    return words.draft.messages.text(f"book.group-{name}")
