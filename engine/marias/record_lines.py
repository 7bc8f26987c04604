"""The lines of a record: those that say something, and the words of a played card."""

from .errors import NotationError
from .notation import format_card, parse_card
from .state import PlayCard

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    Value = TypeVar("Value")


ANNOUNCED = "*"

# The first lines of the two notations: the play of a deal, and a whole deal.
PLAY_VERSION = "stych 1"
GAME_VERSION = "stych 2"


def format_play(play: PlayCard) -> str:
    """Return the word of a played card; ``*`` behind it announces its marriage."""
    return format_card(play.card) + (ANNOUNCED if play.announce else "")


def parse_play(text: str) -> PlayCard:
    """Return the play of a word such as ``HK*``; NotationError otherwise."""
    announce = text[-1:] == ANNOUNCED
    return PlayCard(parse_card(text[:-1] if announce else text), announce)


class Lines:
    """The lines of a text one by one; empty ones and comments (#) are left out."""

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

    def header(self, version: str, other: str, reader: str) -> None:
        """Read the first line; one of the other notation names who reads that."""
        line = self.next()
        if line == other:
            raise self.error(f"{version} ({reader} reads {other})")
        if line != version:
            raise self.error(version)

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
        return self.made(reader, line[len(key) + 1 :].strip())

    def made(self, reader: "Callable[[str], Value]", text: str) -> "Value":
        """Return what the reader makes of a part of the last line."""
        try:
            return reader(text)
        except NotationError as error:
            what = "" if error.what in ("", text) else f", not '{error.what}'"
            raise self.error(error.expected + what)
