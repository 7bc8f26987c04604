"""Endings with few cards: whether a contract is safe, tried out in every way."""

from collections import namedtuple

from .cards import Card, is_sharp
from .contracts import Commitment
from .parts import QUIET_HUNDRED, QUIET_SEVEN
from .results import results
from .seats import NOBODY
from .state import (
    PlayCard,
    PlayState,
    apply_unchecked,
    is_over,
    legal_actions,
    seat_to_play,
)
from .unseen import View, layouts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .unseen import Hands

# With more cards a hand an exact answer takes longer than a page can wait.
FEW = 3

# What the declarer must not do from now on, beside failing his contract.
NO_TRICK_LOST, NO_POINT_LOST, NO_TRICK_TAKEN, PARTS_MADE = (
    "no-trick-lost",
    "no-point-lost",
    "no-trick-taken",
    "parts-made",
)


class Aim(namedtuple("Aim", ("goal", "announced"))):
    """What the declarer keeps to in every trick, and the contract he has to make.

    ``announced`` is None where the goal is all that is asked.
    """

    __slots__ = ()
    goal: str
    announced: "Commitment | None"


def is_safe(play: PlayState, view: View, aim: Aim) -> bool:
    """Tell whether the declarer succeeds in every layout, against every defence.

    Exact. Cards lie open: the declarer sees how they lie (lozena.open-check).
    Warning: every layout and every line of play is tried; ask it with FEW cards.
    """
    return all(holds(_laid_out(play, hands), aim) for hands in layouts(view))


def holds(play: PlayState, aim: Aim) -> bool:
    """Tell whether the declarer succeeds with all cards open, whatever is played."""
    if is_over(play):
        return aim.announced is None or parts_made(play, aim.announced)
    own = seat_to_play(play) == play.declarer
    for action in _actions(play, own):
        after = apply_unchecked(play, action)
        if (not _failed(after, aim.goal) and holds(after, aim)) == own:
            return own
    return not own


def parts_made(play: PlayState, announced: Commitment) -> bool:
    """Tell whether every part of the contract was made in a play that is over."""
    quiet = (QUIET_SEVEN, QUIET_HUNDRED)
    found = results(play, announced, NOBODY)
    return not [part for part in found if part.name not in quiet and not part.made]


def _failed(play: PlayState, goal: str) -> bool:
    """Whether the last trick, just finished, breaks the goal."""
    if play.table or not play.tricks:
        return False
    last = play.tricks[-1]
    taken = last.winner == play.declarer
    if goal == NO_TRICK_TAKEN:
        return taken
    if taken or goal == PARTS_MADE:
        return False
    return goal == NO_TRICK_LOST or _has_points(last.cards) or is_over(play)


def _has_points(cards: tuple[Card, ...]) -> bool:
    return bool([one for one in cards if is_sharp(one)])


def _actions(play: PlayState, own: bool) -> tuple[PlayCard, ...]:
    """The cards to try; a defender always announces, it can only help him."""
    actions = legal_actions(play)
    if own:
        return actions
    announced = [one.card for one in actions if one.announce]
    return tuple([one for one in actions if one.announce or one.card not in announced])


def _laid_out(play: PlayState, hands: "Hands") -> PlayState:
    """The play with the defenders' cards dealt another way."""
    row = list(play.hands)
    for step, hand in enumerate(hands):
        row[(play.declarer + step + 1) % len(row)] = hand
    return PlayState(*(play[:5] + (tuple(row),) + play[6:]))
