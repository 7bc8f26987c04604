"""What the cards of a deal allow in its comments, beside the rules of the table."""

from .cards import NO_TRUMP, SEVEN, Card, card
from .claims import may_lay_down
from .comments import Terms
from .contracts import kept_cards
from .dealing import LICITOVANY
from .fleks import caps
from .folding import four_helpers, may_flek_helpers
from .game_state import GameState, declarer, hands
from .seats import NOBODY
from .state import start


def terms(game: GameState) -> Terms:
    """Return the terms of the comments on a contract that was just announced.

    Whether the defence may announce parts, who holds the seven of trumps, who may not
    raise because he holds four helpers, and where fleks end early.
    """
    announced = game.declaring.commitment
    held = hands(game)
    seat = declarer(game)
    sevens = kept_cards(announced.contract, announced.trump, announced.helper)
    missing = bool([seven for seven in sevens if seven not in held[seat]])
    mute: tuple[int, ...] = ()
    if not may_flek_helpers(game.profile):
        mute = (four_helpers(held, announced, seat),)
    ends = caps(game.profile, announced, _is_laid(game), missing)
    holder = NOBODY if announced.trump == NO_TRUMP else _holder(held, announced.trump)
    return Terms(game.variant != LICITOVANY, holder, mute, ends)


def _is_laid(game: GameState) -> bool:
    """Tell whether the hand cannot fail, where that ends the fleks.

    Elsewhere it is not asked.
    """
    if game.profile.re_on_lozena == "yes":
        return False
    announced = game.declaring.commitment
    seat = declarer(game)
    play = start(hands(game), announced.contract, announced.trump, seat, game.profile)
    return may_lay_down(play, announced)


def _holder(held: tuple[tuple[Card, ...], ...], trump: int) -> int:
    """Who holds the seven of trumps; NOBODY when it lies in the talon."""
    found = [card(trump, SEVEN) in hand for hand in held]
    return found.index(True) if True in found else NOBODY
