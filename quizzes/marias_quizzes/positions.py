"""The fields of a position in a link, read with care and written the same way."""

from marias.cards import NO_TRUMP, SUIT_LETTERS
from marias.deal import SEAT_LETTERS
from marias.errors import NotationError
from marias.notation import format_card, format_cards, parse_cards

from marias_quizzes.question import DIGITS, PositionError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

LONGEST = 200


class Fields:
    """A position text cut at its dashes, read from left to right."""

    def __init__(self, text: str, version: int, least: int, most: int) -> None:
        if len(text) > LONGEST:
            raise PositionError("fields", text, 0, "at most 200 characters")
        self._fields = text.split("-")
        self._index = 0
        self.at = 0
        count = len(self._fields)
        if count < least or count > most:
            expected = str(least) + " to " + str(most) + " fields"
            raise PositionError("fields", text, 0, expected)
        field = self.next()
        if field != DIGITS[version]:
            raise PositionError("version", field, 0, "version " + DIGITS[version])

    def next(self) -> str:
        """The next field; empty after the last one. `at` is where it starts."""
        if self._index:
            self.at += len(self._fields[self._index - 1]) + 1
        if self._index >= len(self._fields):
            return ""
        self._index += 1
        return self._fields[self._index - 1]

    def trump(self) -> int:
        """A suit letter, or 0 for a game without trumps."""
        field = self.next()
        if field == "0":
            return NO_TRUMP
        return letter(field, SUIT_LETTERS, "trump", self.at)

    def seat(self) -> int:
        """A seat letter."""
        return letter(self.next(), SEAT_LETTERS, "seat", self.at)

    def cards(self) -> tuple[int, ...]:
        """Cards in order, alone or as groups of a suit: `HK.L9`, `HAO8`."""
        return read_cards(self.next(), self.at)


def letter(field: str, letters: str, code: str, at: int) -> int:
    """The place of a one-letter field among the letters that may stand there."""
    if len(field) != 1 or field not in letters:
        raise PositionError(code, field, at, "one of " + letters)
    return letters.index(field)


def read_cards(text: str, at: int = 0) -> tuple[int, ...]:
    """Read groups separated by full stops; each a suit letter and its ranks."""
    found: list[int] = []
    for group in text.split("."):
        try:
            found.extend(parse_cards(group))
        except NotationError as error:
            raise PositionError("card", group, at + error.where, error.expected)
        at += len(group) + 1
    return tuple(found)


def distinct(cards: "Iterable[int]") -> None:
    """Refuse a card that stands twice."""
    seen: list[int] = []
    for card in cards:
        if card in seen:
            raise PositionError("duplicate", format_card(card), 0, "each card once")
        seen.append(card)


def row(cards: tuple[int, ...]) -> str:
    """Cards that have an order, one by one: `HK.L9`."""
    return format_cards(cards, ".", grouped=False)


def grouped(cards: tuple[int, ...]) -> str:
    """A hand, neighbours of one suit in a group: `HAO8.LX7`."""
    return format_cards(cards, ".")


def trump_letter(trump: int) -> str:
    """The suit letter of the trumps, or 0."""
    return "0" if trump == NO_TRUMP else SUIT_LETTERS[trump]
