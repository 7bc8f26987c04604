"""Whole records: a deal from the cards to the last trick, as versioned text."""

from collections import namedtuple

from . import rules
from .action_text import format_action
from .actions import Event, LayDown, PlayCard
from .cards import Card
from .deal import read_group
from .dealing import ASIDE, LIZANY, VARIANTS, Dealt, packets
from .errors import IllegalActionError, IllegalMoveError, NotationError
from .game import apply, seat_of
from .game_state import PLAY, GameState
from .notation import format_cards
from .offences import EVENTS
from .phases import begin, laying_rule
from .profile import Profile, format_profile, parse_profile
from .record_lines import GAME_VERSION, PLAY_VERSION, Lines
from .record_moves import Move, format_moves, read_moves
from .seats import NOBODY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .game_state import AnyAction

VERSION = GAME_VERSION

# The letters of the seats clockwise from forehand: the dealer of four, or of two, is D.
SEAT_LETTERS = "FMRD"
_OF_TWO = "FD"


class GameRecord(namedtuple("GameRecord", ("variant", "profile", "dealt", "moves"))):
    """A whole deal as it happened, legal or not: the cards, then every action."""

    __slots__ = ()
    variant: str
    profile: Profile
    dealt: Dealt
    moves: tuple[Move, ...]


def format_game(record: GameRecord) -> str:
    """Return the text of a whole deal; ``parse_game`` reads it back.

    The auction and the comments stand on one line each, and so does every trick.
    """
    lines = [
        VERSION,
        "variant " + record.variant,
        "profile " + format_profile(record.profile),
    ]
    letters = seat_letters(record.variant)
    players = len(record.dealt.hands)
    for seat, hand in enumerate(record.dealt.hands):
        lines.append(letters[seat] + " " + format_cards(hand))
    rest = record.dealt.rest
    if rest:
        lines.append(_rest_name(record.variant) + " " + format_cards(rest))
    lines.extend(format_moves(record.moves, letters, players, record.profile))
    return "\n".join(lines) + "\n"


def parse_game(text: str, hidden: bool = False) -> GameRecord:
    """Return the whole deal of a text; NotationError gives the line, counted from 1.

    Empty lines and lines that begin with # are left out. That what was done was legal
    is not checked: ``states`` does. ``hidden`` reads profiles that no table is
    offered.
    """
    lines = Lines(text)
    lines.header(VERSION, PLAY_VERSION, "parse_record")
    variant = lines.read("variant", _read_variant)
    profile = lines.read("profile", lambda rest: parse_profile(rest, hidden))
    dealt = _read_dealt(lines, variant, profile)
    letters = seat_letters(variant)
    moves = read_moves(lines, letters, len(dealt.hands), profile)
    return GameRecord(variant, profile, dealt, moves)


def record_of(game: GameState) -> GameRecord:
    """Return the record of a deal as it went so far, by playing it again."""
    moves: list[Move] = []
    now = begin(game.variant, game.profile, game.dealt)
    for action in game.history:
        card = isinstance(action, PlayCard)
        moves.append(Move(NOBODY if card else seat_of(now, action), action))
        now = apply(now, action)
    return GameRecord(game.variant, game.profile, game.dealt, tuple(moves))


def states(record: GameRecord) -> tuple[GameState, ...]:
    """Return the state before the first action and after each, all of them checked.

    IllegalMoveError gives the rule against the first that was not legal, its number
    and its words; what another seat did than the one whose turn it was is a breach of
    seat.clockwise, or of the rule on the hand that it laid down. What was only reported
    changes nothing and has no state; NotationError for an event that there is not.
    """
    now = begin(record.variant, record.profile, record.dealt)
    row = [now]
    for number, move in enumerate(record.moves):
        if isinstance(move.action, Event):
            if move.action.kind not in EVENTS:
                raise NotationError(move.action.kind, number + 1, "an event")
            continue
        try:
            now = _after(now, move)
        except IllegalActionError as error:
            words = _said(move, seat_letters(record.variant))
            raise IllegalMoveError(error.rule, move.action, number + 1, words)
        row.append(now)
    return tuple(row)


def _after(now: GameState, move: Move) -> GameState:
    turn = seat_of(now, move.action)
    if NOBODY not in (move.seat, turn) and move.seat != turn:
        raise IllegalActionError(_whose(now, move.action), move.action)
    return apply(now, move.action)


def _whose(now: GameState, action: "AnyAction") -> str:
    """The rule by which an action was not for the seat that did it.

    A hand is laid down by him whose hand it is, not by turns; in lízaný none is.
    """
    in_play = now.phase == PLAY and now.variant != LIZANY
    if in_play and isinstance(action, LayDown):
        return laying_rule(now, action)
    return rules.SEATS_CLOCKWISE


def _said(move: Move, letters: str) -> str:
    """A move in the words of a record, but for the names of rungs and fleks."""
    words = format_action(move.action)
    if move.seat == NOBODY:
        return words
    known = 0 <= move.seat < len(letters)
    return (letters[move.seat] if known else f"seat {move.seat}") + " " + words


def seat_letters(variant: str) -> str:
    """Return the letters of a variant's seats; D sits out where three of four play."""
    return _OF_TWO if variant == LIZANY else SEAT_LETTERS


def _read_variant(text: str) -> str:
    if text not in VARIANTS:
        raise NotationError(text, 0, f"a variant ({' '.join(VARIANTS)})")
    return text


def _rest_name(variant: str) -> str:
    return "stock" if variant == LIZANY else "talon"


def _read_dealt(lines: Lines, variant: str, profile: Profile) -> Dealt:
    sizes = [0] * 5
    for packet in packets(variant, profile):
        sizes[packet.seat] += packet.size
    seen: list[Card] = []
    hands: list[tuple[Card, ...]] = []
    for letter, size in zip(seat_letters(variant), sizes[:-1]):
        if size:
            hands.append(_read_cards(lines, letter, size, seen))
    name = _rest_name(variant)
    rest = _read_cards(lines, name, sizes[ASIDE], seen) if sizes[ASIDE] else ()
    return Dealt(tuple(hands), rest)


def _read_cards(
    lines: Lines, key: str, size: int, seen: list[Card]
) -> tuple[Card, ...]:
    return lines.read(key, lambda rest: read_group(rest, 0, size, seen))
