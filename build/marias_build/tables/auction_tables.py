"""The table of an auction: who says what, by which rule, and who buys the talon."""

from __future__ import annotations

from marias import auction, ladder
from marias.actions import Bid, Hold, Pass
from marias.auction import AuctionState
from marias.deal import SEAT_LETTERS
from marias.errors import IllegalActionError, NotationError
from marias.profile import parse_profile
from marias.seats import NOBODY

from marias_build.tables.grids import Grid, Row
from marias_build.tables.table_settings import OneProfile, Wrong
from marias_build.tables.wording import Wording
from marias_build.text.draft import Draft

BID = "bid "


class AuctionSettings(OneProfile):
    """The words of an auction, `R bid sedma`, one or several on a line."""

    moves: list[str]


def auction_table(settings: AuctionSettings, draft: Draft) -> Grid | Wrong:
    """Each word with the rule that lets it be said; who wins stands at the end."""
    words = Wording(draft)
    state = auction.start(parse_profile(settings.profile))
    rows: list[Row] = []
    spoken: set[int] = set()
    for line in settings.moves:
        for move in line.split(","):
            try:
                action = _read(move.strip(), state)
                after = auction.apply(state, action)
            except NotationError as error:
                return Wrong(f"{move.strip()}: {error}", "write R bid sedma", line)
            except IllegalActionError as error:
                what = f"{move.strip()} is against {error.rule}"
                return Wrong(what, "write what may be said", line, rule=error.rule)
            seat = auction.seat_to_act(state)
            # Whose turn it is needs to be said of each seat once.
            turn = () if seat in spoken else auction.turn_rules(state)
            decided = words.rules([*turn, *auction.judge(state, action).rules])
            rows.append((words.seat(seat), _said(action, state, words), decided))
            spoken.add(seat)
            state = after
    heads = words.heads("who", "says", "lets")
    return Grid(heads, tuple(rows), _end(state, words))


def played(settings: AuctionSettings) -> AuctionState:
    """Where an auction ends that the table shows."""
    state = auction.start(parse_profile(settings.profile))
    for move in ",".join(settings.moves).split(","):
        state = auction.apply(state, _read(move.strip(), state))
    return state


def _read(move: str, state: AuctionState) -> auction.BidAction:
    """A word of the seat whose turn it is."""
    letter, _, said = move.partition(" ")
    if letter not in tuple(SEAT_LETTERS):
        raise NotationError(move, 0, f"a seat ({' '.join(SEAT_LETTERS)}) and a word")
    seat = auction.seat_to_act(state)
    if seat not in (NOBODY, SEAT_LETTERS.index(letter)):
        expected = f"a word of {SEAT_LETTERS[seat]}, whose turn it is"
        raise NotationError(letter, 0, expected)
    said = said.strip()
    if said.startswith(BID):
        return ladder.bid_named(said.removeprefix(BID).strip(), state.profile)
    if said not in ("hold", "pass"):
        raise NotationError(said, 0, "bid and a rung, hold or pass")
    return Hold() if said == "hold" else Pass()


def _said(action: auction.BidAction, state: AuctionState, words: Wording) -> str:
    if isinstance(action, Bid):
        rung = ladder.rungs(state.profile)[action.rung]
        return words.rung(ladder.rung_name(rung))
    return words.say("hold" if isinstance(action, Hold) else "pass")


def _end(state: AuctionState, words: Wording) -> tuple[Row, ...]:
    if not auction.is_over(state):
        return ()
    decided = words.rules(auction.ended_by(state))
    if state.winner == NOBODY:
        return ((words.say("nobody"), words.say("dealt-again"), decided),)
    rung = ladder.rungs(state.profile)[state.rung]
    bought = f"{state.rung + 1}. {words.rung(ladder.rung_name(rung))}"
    return ((words.say("wins", who=words.seat(state.winner)), bought, decided),)
