"""Records: a whole deal, its contract and every card played, as versioned text."""

from collections import namedtuple

from .cards import NO_TRUMP, SUIT_LETTERS, Card
from .contracts import CONTRACT_NAMES, CONTRACTS, has_trump
from .deal import HAND_SIZE, SEAT_LETTERS, TALON_SIZE, Deal, read_group
from .errors import NotationError
from .notation import format_cards
from .profile import Profile, format_profile, parse_profile
from .record_lines import (
    ANNOUNCED,
    GAME_VERSION,
    PLAY_VERSION,
    Lines,
    format_play,
    parse_play,
)
from .state import PlayCard, PlayState, apply, start

__all__ = (
    "ANNOUNCED",
    "VERSION",
    "Record",
    "format_record",
    "parse_record",
    "states",
)

VERSION = PLAY_VERSION


class Record(
    namedtuple("Record", ("profile", "contract", "trump", "declarer", "deal", "plays"))
):
    """A deal as it was played, legal or not; the hands are those after the discard."""

    __slots__ = ()
    profile: Profile
    contract: int
    trump: int
    declarer: int
    deal: Deal
    plays: tuple[PlayCard, ...]


def format_record(record: Record) -> str:
    """Return the text of a record, one line a trick; ``parse_record`` reads it back."""
    contract = "contract " + CONTRACT_NAMES[record.contract]
    if record.trump != NO_TRUMP:
        contract += " " + SUIT_LETTERS[record.trump]
    lines = [
        VERSION,
        "profile " + format_profile(record.profile),
        contract,
        "declarer " + SEAT_LETTERS[record.declarer],
        "talon " + format_cards(record.deal.talon),
    ]
    for seat, hand in enumerate(record.deal.hands):
        lines.append(SEAT_LETTERS[seat] + " " + format_cards(hand))
    cards = [format_play(play) for play in record.plays]
    lines.extend([" ".join(cards[i : i + 3]) for i in range(0, len(cards), 3)])
    return "\n".join(lines) + "\n"


def parse_record(text: str, hidden: bool = False) -> Record:
    """Return the record of a text; NotationError gives the line, counted from 1.

    Empty lines and lines that begin with # are left out. That the cards were legal is
    not checked: ``states`` does. ``hidden`` reads profiles that no table is offered.
    """
    lines = Lines(text)
    lines.header(VERSION, GAME_VERSION, "parse_game")
    profile = lines.read("profile", lambda rest: parse_profile(rest, hidden))
    contract, trump = lines.read("contract", _read_contract)
    declarer = lines.read("declarer", _read_seat)
    seen: list[Card] = []
    talon = lines.read("talon", lambda rest: read_group(rest, 0, TALON_SIZE, seen))
    hands = [
        lines.read(letter, lambda rest: read_group(rest, 0, HAND_SIZE, seen))
        for letter in SEAT_LETTERS
    ]
    plays = _read_tricks(lines)
    return Record(profile, contract, trump, declarer, Deal(tuple(hands), talon), plays)


def states(record: Record) -> tuple[PlayState, ...]:
    """Return the state before the first card and after each, all of them checked."""
    state = start(
        record.deal.hands,
        record.contract,
        record.trump,
        record.declarer,
        record.profile,
    )
    row = [state]
    for play in record.plays:
        state = apply(state, play)
        row.append(state)
    return tuple(row)


# Dvě sedmy need a helper suit, which this notation does not have.
_NAMES = CONTRACT_NAMES[: len(CONTRACTS)]


def _read_contract(text: str) -> tuple[int, int]:
    name, _, letter = text.partition(" ")
    if name not in _NAMES:
        raise NotationError(name, 0, f"a contract ({' '.join(_NAMES)})")
    contract = _NAMES.index(name)
    if not has_trump(contract):
        if letter:
            raise NotationError(letter, 0, f"no suit behind {name}")
        return contract, NO_TRUMP
    if len(letter) != 1 or letter not in SUIT_LETTERS:
        raise NotationError(letter, 0, f"a trump suit ({' '.join(list(SUIT_LETTERS))})")
    return contract, SUIT_LETTERS.index(letter)


def _read_seat(text: str) -> int:
    if len(text) != 1 or text not in SEAT_LETTERS:
        raise NotationError(text, 0, f"a seat ({' '.join(list(SEAT_LETTERS))})")
    return SEAT_LETTERS.index(text)


def _read_tricks(lines: Lines) -> tuple[PlayCard, ...]:
    plays: list[PlayCard] = []
    line = lines.next()
    while line:
        if len(plays) % 3 or len(plays) == 3 * HAND_SIZE:
            raise lines.error("no line after the last trick")
        words = line.split()
        if len(words) > 3:
            raise lines.error("three cards a trick")
        for word in words:
            play = lines.made(parse_play, word)
            if play.card in [known.card for known in plays]:
                raise lines.error("each card played only once")
            plays.append(play)
        line = lines.next()
    return tuple(plays)
