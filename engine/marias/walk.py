"""A walk through a deal as it happened: where it stands, and what was found so far."""

from collections import namedtuple

from .actions import Comment
from .game_record import GameRecord
from .game_state import GameState, play_state
from .phases import begin
from .seats import NOBODY
from .state import PlayCard

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .game_state import AnyAction

# No trick has begun.
BEFORE_PLAY = -1

# Acts that no list of offences names: against a rule, but the deal can be followed all
# the same; and one after which it can be followed no more.
NOT_ALLOWED, NOT_FOLLOWED = "not-allowed", "not-followed"


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
    ``beside`` holds what no list names; ``pending`` the same, with its action, while it
    can still be put right. ``stop`` is where the walk ended before the record,
    ``claim`` a hand laid down that nobody can prove. ``shown`` tells that a hand was
    laid down and played on.
    """

    def __init__(self, record: GameRecord) -> None:
        self.game: GameState = begin(record.variant, record.profile, record.dealt)
        self.found: list[Found] = []
        self.move = 0
        self.discarded = 0
        self.frozen = False
        self.said: list[tuple[int, Comment, int]] = []
        self.laid: list[tuple[int, PlayCard]] = []
        self.doubts = 0
        self.beside: list[Found] = []
        self.pending: list[tuple[Found, AnyAction]] = []
        self.stop: Found | None = None
        self.claim: Found | None = None
        self.shown = False

    def place(self, name: str, seat: int, rule: str, move: int = NOBODY) -> Found:
        """Return an act at a move, by default the one at which the walk stands."""
        trick = BEFORE_PLAY
        if self.game.play is not None:
            trick = len(play_state(self.game).tricks)
        return Found(name, seat, self.move if move == NOBODY else move, trick, rule)

    def note(self, name: str, seat: int, rule: str, move: int = NOBODY) -> None:
        """Book an act that some list speaks of."""
        self.found.append(self.place(name, seat, rule, move))

    def pass_over(self, seat: int, rule: str, move: int = NOBODY) -> None:
        """Book what a rule forbids, no list names, and the deal goes on after."""
        self.beside.append(self.place(NOT_ALLOWED, seat, rule, move))

    def halt(self, seat: int, rule: str) -> None:
        """End the walk: from this move on nobody can say how the deal stood."""
        if self.stop is None:
            self.stop = self.place(NOT_FOLLOWED, seat, rule)

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
