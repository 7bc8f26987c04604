"""A walk through a deal as it happened: where it stands, and what was found so far."""

from collections import namedtuple

from .actions import Comment
from .game_record import GameRecord
from .game_state import GameState
from .phases import begin
from .seats import NOBODY
from .state import PlayCard

# No trick has begun.
BEFORE_PLAY = -1


class Found(namedtuple("Found", ("name", "seat", "move", "trick", "rule"))):
    """An act that was found: its name, whose it is, and where it stands.

    ``move`` is the number of the move in the record, from 0; ``trick`` that of the
    trick, BEFORE_PLAY before the first. ``rule`` is the rule that was broken.
    """

    __slots__ = ()
    name: str
    seat: int
    move: int
    trick: int
    rule: str


class Walk:
    """Where a walk stands: the game, legal or not, and what waits for its turn.

    A comment or a card out of turn waits in ``said`` or ``laid`` until its turn comes.
    """

    def __init__(self, record: GameRecord) -> None:
        self.game: GameState = begin(record.variant, record.profile, record.dealt)
        self.found: list[Found] = []
        self.move = 0
        self.discarded = 0
        self.frozen = False
        self.said: list[tuple[int, Comment]] = []
        self.laid: list[tuple[int, PlayCard]] = []
        self.doubts = 0

    def note(self, name: str, seat: int, rule: str, move: int = NOBODY) -> None:
        """Book an act; of the same kind by the same seat only once in a move."""
        trick = BEFORE_PLAY
        play = self.game.play
        if play is not None and hasattr(play, "tricks"):
            trick = len(play.tricks)
        place = self.move if move == NOBODY else move
        self.found.append(Found(name, seat, place, trick, rule))

    def has(self, name: str) -> bool:
        """Tell whether an act of this name was found already."""
        return name in [one.name for one in self.found]

    def put(self, **fields: object) -> None:
        """Change some fields of the game, whatever the rules say."""
        values = [
            fields[name] if name in fields else getattr(self.game, name)
            for name in FIELDS
        ]
        self.game = GameState(*values)


# MicroPython's namedtuples do not tell their fields.
FIELDS = (
    "variant",
    "profile",
    "dealt",
    "auction",
    "declaring",
    "comments",
    "play",
    "phase",
    "ending",
    "history",
)
