"""The lines of a whole record that say what was done: words, and tricks."""

from collections import namedtuple

from .action_text import format_action, parse_action
from .actions import (
    GOOD,
    Announce,
    Answer,
    Ask,
    Bid,
    Call,
    ChooseTrump,
    Comment,
    Discard,
    Event,
    Exchange,
    FromPeople,
    Hold,
    LayDown,
    Omyl,
    Pass,
    PlayCard,
    TakeOver,
)
from .cards import Card
from .contract_text import AGAINST, RAISE
from .errors import NotationError
from .fleks import FLEK_NAMES
from .ladder import NOT_ON_LADDER, rung_name, rung_named, rungs
from .profile import Profile
from .record_lines import Lines, parse_play
from .seats import NOBODY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .actions import Action

BID = "bid "
BETWEEN = ","
OUT_OF_TURN = ":"

# Actions that stand together on one line.
_TOGETHER = (
    (Bid, Hold, Pass),
    (ChooseTrump, FromPeople, Call),
    (Discard,),
    (Ask, Answer, TakeOver),
    (Announce, Omyl),
    (Comment,),
    (LayDown, Exchange),
    (Event,),
    (PlayCard,),
)


class Move(namedtuple("Move", ("seat", "action"))):
    """An action and whose it is; a card is NOBODY's when it was played in turn."""

    __slots__ = ()
    seat: int
    action: "Action | PlayCard"


def format_moves(
    moves: tuple[Move, ...], letters: str, players: int, profile: Profile
) -> tuple[str, ...]:
    """Return the lines of the moves: the auction, the comments, each trick on one.

    ``letters`` are those of all seats at the table, of which so many play.
    """
    lines: list[str] = []
    played = 0
    last = -1
    for move, word in zip(moves, _words(moves, profile)):
        kind = _kind(move.action)
        card = isinstance(move.action, PlayCard)
        if move.seat == NOBODY:
            text = word
        else:
            text = _letter(move.seat, letters) + (OUT_OF_TURN if card else " ") + word
        if kind != last or (card and played % players == 0):
            lines.append(text)
        else:
            lines[-1] += (" " if card else BETWEEN + " ") + text
        played += card
        last = kind
    return tuple(lines)


def read_moves(
    lines: Lines, letters: str, players: int, profile: Profile
) -> tuple[Move, ...]:
    """Return the moves of the lines that are left; NotationError gives the line."""
    moves: list[Move] = []
    played: list[Card] = []
    broken = False
    line = lines.next()
    while line:
        if line[0] in letters and line[1:2] != OUT_OF_TURN:
            moves.extend(
                [_read_move(one, letters, profile, lines) for one in _parts(line)]
            )
            broken = False
        elif line[0] in "abcdefghijklmnopqrstuvwxyz":
            raise lines.error(_seat_expected(letters))
        else:
            if broken or len(played) % players + len(line.split()) > players:
                raise lines.error(f"{players} cards a trick")
            moves.extend(
                [_read_play(word, letters, played, lines) for word in line.split()]
            )
            broken = len(played) % players > 0
        line = lines.next()
    return tuple(moves)


def _letter(seat: int, letters: str) -> str:
    """The letter of a seat; NotationError for one that the variant has not."""
    if not 0 <= seat < len(letters):
        raise NotationError(str(seat), 0, f"a seat from 0 to {len(letters) - 1}")
    return letters[seat]


def _parts(line: str) -> list[str]:
    return [part.strip() for part in line.split(BETWEEN)]


def _kind(action: "Action | PlayCard") -> int:
    for kind, classes in enumerate(_TOGETHER):
        if isinstance(action, classes):
            return kind
    raise TypeError(f"not an action: {action!r}")


def _words(moves: tuple[Move, ...], profile: Profile) -> list[str]:
    """The words of each move, with the rungs and the fleks by their names."""
    words: list[str] = []
    declarer = NOBODY
    speaker = NOBODY
    turn = 0
    against: tuple[str, ...] = ()
    for seat, action in moves:
        if isinstance(action, (Announce, TakeOver)):
            declarer = seat
        if isinstance(action, Comment) and action != GOOD:
            if speaker != NOBODY and (speaker == declarer) != (seat == declarer):
                turn += 1
            words.append(_comment(action, turn, against))
            against = against + action.against
            speaker = seat
        elif isinstance(action, Bid) and 0 <= action.rung < len(rungs(profile)):
            words.append(BID + rung_name(rungs(profile)[action.rung]))
        else:
            words.append(format_action(action))
    return words


def _comment(action: Comment, turn: int, against: tuple[str, ...]) -> str:
    """A part stands as high as the sides have taken turns since it was first said."""
    words: list[str] = []
    flek = ""
    for part in action.raised:
        level = turn - (part in against)
        name = FLEK_NAMES[level] if 0 <= level < len(FLEK_NAMES) else RAISE
        if name != flek:
            words.append(name)
        words.append(part)
        flek = name
    if action.against:
        words = words + [AGAINST] + list(action.against)
    return " ".join(words)


def _read_move(text: str, letters: str, profile: Profile, lines: Lines) -> Move:
    letter, _, rest = text.partition(" ")
    if len(letter) != 1 or letter not in letters:
        raise lines.error(_seat_expected(letters))
    for word in rest.split():
        if len(word) == 1 and word in letters:
            raise lines.error(f"a comma before {word}")
    return Move(
        letters.index(letter), lines.made(lambda one: _read_word(one, profile), rest)
    )


def _seat_expected(letters: str) -> str:
    return f"a seat ({' '.join(list(letters))}) and what was done"


def _read_word(text: str, profile: Profile) -> "Action | PlayCard":
    if text[: len(BID)] == BID:
        rung = rung_named(text[len(BID) :].strip(), profile)
        if rung != NOT_ON_LADDER:
            return Bid(rung)
        if text[-1] not in "0123456789":
            names = " ".join([rung_name(one) for one in rungs(profile)])
            raise NotationError(text, 0, f"a rung of this table ({names})")
    action = parse_action(text)
    if isinstance(action, PlayCard):
        raise NotationError(text, 0, "an action; cards stand on a line of their own")
    return action


def _read_play(word: str, letters: str, played: list[Card], lines: Lines) -> Move:
    seat = NOBODY
    if word[1:2] == OUT_OF_TURN and word[0] in letters:
        seat = letters.index(word[0])
        word = word[2:]
    play = lines.made(parse_play, word)
    if play.card in played:
        raise lines.error("each card played only once")
    played.append(play.card)
    return Move(seat, play)
