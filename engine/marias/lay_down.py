"""Hands that are laid down in a game: which, and when."""

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
