"""Positions of the question about points, out of random deals."""

from marias.deal import SEATS
from marias.marriages import pair
from marias.profile import Profile
from marias.shuffle import Dice
from marias.state import PlayState

from marias_quizzes.dealing import DEAL_CARDS, deal, play
from marias_quizzes.points_position import (
    DECLARER,
    DEFENCE,
    FOLLOWING,
    LEADING,
    OURS,
    SILENT,
    THEIRS,
    UNPLAYED,
    Position,
    Shown,
    position,
)
from marias_quizzes.positions import LONGEST


def candidate(dice: Dice, level: int, profile: Profile) -> "Position | None":
    """Some side's two to five tricks; at level 1 the deal is not over."""
    played = 12 + 3 * dice.below(3) if level == 1 else DEAL_CARDS
    state = play(dice, deal(dice), played, profile)
    side = dice.below(2)
    ours = [each for each in state.tricks if _side(state, each.winner) == side]
    if not 1 < len(ours) < 6:
        return None
    shown = _shown_in(state, side)
    if (level == 3) != bool(shown):
        return None
    last = UNPLAYED
    if level > 1:
        last = OURS if state.tricks[-1] == ours[-1] else THEIRS
    tricks = tuple([each.cards for each in ours])
    given = Position(state.trump, side, last, tricks, tuple(shown))
    return given if len(position(given)) < LONGEST else None


def _side(state: PlayState, seat: int) -> int:
    return DECLARER if seat == state.declarer else DEFENCE


def _shown_in(state: PlayState, side: int) -> list[Shown]:
    """The marriages of a deal as our side sees them, in order of the suits."""
    shows = [(one.suit, one.seat, False) for one in state.announcements]
    shows.extend([(broken, seat, True) for seat, broken in state.broken])
    return [
        _shown_by(state, seat, suit_value, side, silent)
        for suit_value, seat, silent in sorted(shows)
    ]


def _shown_by(
    state: PlayState, seat: int, suit_value: int, side: int, silent: bool
) -> Shown:
    """The first card of a seat's pair, and how it was played."""
    for trick in state.tricks:
        first = trick.cards[(seat - trick.leader) % len(SEATS)]
        if first in pair(suit_value):
            way = LEADING if trick.leader == seat else FOLLOWING
            owner = 0 if _side(state, seat) == side else 1
            return Shown(owner, first, SILENT if silent else way)
    raise ValueError("no card of the pair was played")
