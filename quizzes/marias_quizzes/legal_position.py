"""Positions of the question which cards may be played: what one player sees."""

from collections import namedtuple

from marias.cards import NO_TRUMP
from marias.contracts import SEVEN, kept_cards
from marias.deal import HAND_SIZE, SEAT_LETTERS, SEATS
from marias.profile import Profile
from marias.tricks import Play, legal_plays

from marias_quizzes.positions import Fields, distinct, grouped, row, trump_letter
from marias_quizzes.question import PositionError

VERSION = 1


class Position(namedtuple("Position", ("trump", "leader", "table", "hand", "kept"))):
    """What one player sees: the trick so far, the hand, the announced seven in it."""

    __slots__ = ()
    trump: int
    leader: int
    table: tuple[int, ...]
    hand: tuple[int, ...]
    kept: tuple[int, ...]


def parse(text: str) -> Position:
    """Read a position `1-A-F-HK.L9-HAO8.LX7.AK9`, with a kept seven `-A7` at its end.

    Trump suit, leader, the cards on the table, the hand. Raises PositionError.
    """
    fields = Fields(text, VERSION, 5, 6)
    trump = fields.trump()
    leader = fields.seat()
    table = fields.cards()
    if len(table) >= len(SEATS):
        raise PositionError("table", row(table), fields.at, "at most two cards")
    hand = fields.cards()
    if not 0 < len(hand) <= HAND_SIZE:
        raise PositionError("hand", grouped(hand), fields.at, "one to ten cards")
    kept = fields.cards()
    if kept and (trump == NO_TRUMP or kept != kept_cards(SEVEN, trump)):
        raise PositionError("kept", row(kept), fields.at, "the seven of trumps")
    if kept and kept[0] not in hand:
        raise PositionError("kept", row(kept), fields.at, "a seven in the hand")
    distinct(table + hand)
    return Position(trump, leader, table, hand, kept)


def position(given: Position) -> str:
    """The text that `parse` reads back."""
    fields = [str(VERSION), trump_letter(given.trump), SEAT_LETTERS[given.leader]]
    fields.extend([row(given.table), grouped(given.hand)])
    if given.kept:
        fields.append(row(given.kept))
    return "-".join(fields)


def verdicts(given: Position, profile: Profile) -> tuple[Play, ...]:
    """The engine's verdict on each card of the hand."""
    return legal_plays(given.hand, given.table, given.trump, profile, given.kept)
