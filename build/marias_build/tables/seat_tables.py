"""Tables of the table itself: who sits where, and what is done with the pack."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from marias import cut, dealing, rules, seats
from marias.cards import PACK, SUITS, card, is_figure, is_low, is_sharp, rank
from marias.deal import FOREHAND, MIDDLEHAND, SEATS
from marias.profile import parse_profile, rules_by
from marias_quizzes.cards_html import suit_chip

from marias_build.tables import grids
from marias_build.tables.grids import Caption, Cell, Grid, Row
from marias_build.tables.table_settings import SideBySide
from marias_build.tables.wording import Wording
from marias_build.text.draft import Draft

THREE, FOUR = 3, 4
NOBODY = "–"
DEALING = 0  # the chair of the dealer, from whom the others are counted clockwise

# Rules that the engine cites where a seat is given by them, without handing them out.
MIDDLE, NEXT, SIDES = "seat.middle", "seat.rotate-left", "seat.actor-defence"
ALONE, ROTATES = "seat.three-players", "pauz.rotates"


def seat_table(settings: Caption, draft: Draft) -> Grid:
    """The chair of each role, clockwise from the dealer's, with three and with four."""
    del settings
    words = Wording(draft)
    rows = []
    for name, seat, deciding in ROLES:
        chairs = [_chair(seat(players), players, words) for players in (THREE, FOUR)]
        decided = [deciding(players) for players in (THREE, FOUR)]
        rows.append((words.say(f"role-{name}"), *chairs, words.rules(decided)))
    heads = (
        words.say("column-role"),
        words.say("column-players", n=THREE),
        words.say("column-players", n=FOUR),
        words.say("column-rules"),
    )
    return Grid(heads, tuple(rows), title=words.say("chairs-counted"))


def _chair(seat: int, players: int, words: Wording) -> str:
    if seat == seats.NOBODY:
        return NOBODY
    chair = seats.chair_of(seat, DEALING, players)
    return words.say("chair", number=chair + 1)


def _always(rule: str) -> Callable[[int], str]:
    return lambda _: rule


def _next_forehand(players: int) -> int:
    """The seat, in this deal, of the chair that deals the next one."""
    return seats.seat_of(seats.next_dealer(DEALING, players), DEALING, players)


ROLES: tuple[tuple[str, Callable[[int], int], Callable[[int], str]], ...] = (
    ("dealer", seats.dealer, _always(rules.SEAT_FOREHAND)),
    ("forehand", lambda _: FOREHAND, _always(rules.SEAT_FOREHAND)),
    ("middle", lambda _: MIDDLEHAND, _always(MIDDLE)),
    ("zadak", lambda n: seats.zadak(n).seat, lambda n: str(seats.zadak(n).rule)),
    (
        "zadak-paluba",
        lambda n: seats.zadak(n, "paluba").seat,
        lambda n: str(seats.zadak(n, "paluba").rule),
    ),
    ("cuts", lambda n: seats.cutter(n).seat, lambda n: str(seats.cutter(n).rule)),
    ("sits-out", seats.sitting_out, _always(rules.DEALER_SITS_OUT)),
    ("deals-next", _next_forehand, _always(NEXT)),
)


def sides_table(settings: Caption, draft: Draft) -> Grid:
    """Whoever is declarer plays against the other two, in this deal alone."""
    del settings
    words = Wording(draft)
    rows = [
        (words.seat(one), ", ".join(map(words.seat, seats.defenders(one))))
        for one in SEATS
    ]
    decided = words.rules([SIDES, ALONE])
    heads = words.heads("declarer-side", "defence-side", "rules")
    return Grid(heads, tuple((*row, decided) for row in rows))


def rounds_table(settings: Caption, draft: Draft) -> Grid:
    """A round of four at the table: who deals and so sits out, who is forehand."""
    del settings
    words = Wording(draft)
    rows = []
    for deal in range(FOUR):
        chairs = [
            (DEALING + deal) % FOUR,
            seats.chair_of(FOREHAND, (DEALING + deal) % FOUR, FOUR),
            seats.chair_out(deal, DEALING, FOUR),
        ]
        shown = [words.say("chair", number=chair + 1) for chair in chairs]
        decided = words.rules([rules.DEALER_SITS_OUT, ROTATES])
        rows.append((f"{deal + 1}.", *shown, decided))
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
        again = dealing.misdeal(table, DEALING, 1)
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
    suits = [suit_chip(one, context) for one in SUITS]
    ranks = sorted({rank(one) for one in PACK}, reverse=True)
    own = [card(SUITS[0], one) for one in ranks]
    whole = words.rules([rules.DECK])
    yield words.say("pack-whole"), "", len(PACK), whole
    yield words.say("pack-suits"), suits, len(SUITS), words.rules(["cards.suits"])
    yield (
        words.say("pack-ranks"),
        grids.chips(own, context),
        len(ranks),
        words.rules(["cards.ranks"]),
    )
    for name, is_one, rule in GROUPS:
        found = [one for one in own if is_one(one)]
        count = sum(1 for one in PACK if is_one(one))
        head = draft.messages.text(f"book.group-{name}")
        yield head, grids.chips(found, context), count, words.rules([rule])


GROUPS: tuple[tuple[str, Callable[[int], bool], str], ...] = (
    ("counters", is_sharp, "cards.sharp"),
    ("figures", is_figure, "cards.figures"),
    ("pips", is_low, "cards.plivy"),
)
