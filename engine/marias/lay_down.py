"""Hands that are laid down in a game: which, and when."""

from .actions import HELPERS, LOZENA, LayDown
from .claims import may_lay_down
from .contracts import TWO_SEVENS
from .dealing import LICITOVANY
from .folding import four_helpers
from .game_state import GameState
from .seats import NOBODY


def helpers(game: GameState) -> int:
    """Return the defender who has to lay down four helpers now, or NOBODY.

    After the comments on dvě sedmy without a sto, before the first card; see
    ``folding.helpers_shown``.
    """
    if game.variant != LICITOVANY or game.play.tricks or game.play.table:
        return NOBODY
    announced = game.declaring.commitment
    if announced.contract != TWO_SEVENS:
        return NOBODY
    return four_helpers(game.play.hands, announced, game.play.declarer)


def layings(game: GameState) -> tuple[LayDown, ...]:
    """Return how a hand may be laid down now, in a game that has a declarer.

    Four helpers; or between two tricks the declarer's hand, when it is proved that it
    cannot fail (lozena.show, lozena.later). That he must, and what it costs to play it
    out, is for the judge.
    """
    if game.play.table:
        return ()
    if helpers(game) != NOBODY:
        return (LayDown(HELPERS),)
    if may_lay_down(game.play, game.declaring.commitment):
        return (LayDown(LOZENA),)
    return ()
