"""Records: a whole deal, its contract and every card played, as versioned text."""

from collections import namedtuple

from .cards import NO_TRUMP, SUIT_LETTERS, Card
from .contracts import CONTRACT_NAMES, has_trump
from .deal import HAND_SIZE, SEAT_LETTERS, TALON_SIZE, Deal, read_group
from .errors import NotationError
from .notation import format_card, format_cards, parse_card
from .profile import Profile, format_profile, parse_profile
from .state import PlayCard, PlayState, apply, start

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    Value = TypeVar("Value")

VERSION = "stych 1"
ANNOUNCED = "*"


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
    cards = [
        format_card(play.card) + (ANNOUNCED if play.announce else "")
        for play in record.plays
    ]
    lines.extend([" ".join(cards[i : i + 3]) for i in range(0, len(cards), 3)])
    return "\n".join(lines) + "\n"


def parse_record(text: str, hidden: bool = False) -> Record:
    """Return the record of a text; NotationError gives the line, counted from 1.

    Empty lines and lines that begin with # are left out. That the cards were legal is
    not checked: ``states`` does. ``hidden`` reads profiles that no table is offered.
    """
    lines = _Lines(text)
    if lines.next() != VERSION:
        raise lines.error(VERSION)
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


class _Lines:
    """The lines of a record that say something, each with its number."""

    def __init__(self, text: str) -> None:
        numbered = [(i + 1, line.strip()) for i, line in enumerate(text.split("\n"))]
        self._lines = [one for one in numbered if one[1] and one[1][0] != "#"]
        self._place = 0
        self._end = len(numbered)

    def next(self) -> str:
        """Return the next line, empty at the end."""
        self._place += 1
        if self._place > len(self._lines):
            return ""
        return self._lines[self._place - 1][1]

    def error(self, expected: str) -> NotationError:
        """Return the error that the last line was not what was expected."""
        if self._place > len(self._lines):
            return NotationError("", self._end, expected)
        number, line = self._lines[self._place - 1]
        return NotationError(line, number, expected)

    def read(self, key: str, reader: "Callable[[str], Value]") -> "Value":
        """Return what the reader makes of the next line, which begins with the key."""
        line = self.next()
        if line[: len(key) + 1] != key + " ":
            raise self.error(f"a line '{key} …'")
        try:
            return reader(line[len(key) + 1 :].strip())
        except NotationError as error:
            raise self.error(error.expected)


def _read_contract(text: str) -> tuple[int, int]:
    name, _, letter = text.partition(" ")
    if name not in CONTRACT_NAMES:
        raise NotationError(name, 0, f"a contract ({' '.join(CONTRACT_NAMES)})")
    contract = CONTRACT_NAMES.index(name)
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


def _read_tricks(lines: _Lines) -> tuple[PlayCard, ...]:
    plays: list[PlayCard] = []
    line = lines.next()
    while line:
        if len(plays) % 3 or len(plays) == 3 * HAND_SIZE:
            raise lines.error("no line after the last trick")
        words = line.split()
        if len(words) > 3:
            raise lines.error("three cards a trick")
        for word in words:
            play = _read_play(word, lines)
            if play.card in [known.card for known in plays]:
                raise lines.error("each card played only once")
            plays.append(play)
        line = lines.next()
    return tuple(plays)


def _read_play(word: str, lines: _Lines) -> PlayCard:
    announce = word[-1] == ANNOUNCED
    try:
        return PlayCard(parse_card(word[:-1] if announce else word), announce)
    except NotationError as error:
        raise lines.error(error.expected)
