"""A whole deal, from the first bid to the money: the fold of its actions.

The only place that says what may happen next; the rules themselves are in the modules
of the parts, to which every action is handed on.
"""

from . import auction, comments, declaring, phases, rules
from . import state as playing
from .actions import LOZENA, Announce, Comment, Discard, LayDown
from .cards import HEARTS, Card, sort_hand
from .dealing import KRIZOVY, LICITOVANY, LIZANY, Dealt, deal_pack
from .errors import IllegalActionError
from .game_state import (
    AUCTION,
    COMMENTS,
    DECLARING,
    OVER,
    PLAY,
    GameState,
    declarer,
    module,
    play_state,
)
from .lay_down import helpers
from .profile import Profile
from .seats import NOBODY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .game_state import AnyAction
    from .ledger import Ledger

# What is still to be done in each phase before a deal is paid, and the rule of paying.
_LEFT = {
    AUCTION: "the auction goes on",
    DECLARING: "the contract is still to be announced",
    COMMENTS: "the comments are still to be finished",
    PLAY: "there are still cards to be played",
}
_PAID_BY = {KRIZOVY: rules.PAY_CROSSWISE, LIZANY: rules.PAY_GAME}


def start(variant: str, profile: Profile, pack: tuple[Card, ...]) -> GameState:
    """Return the state after the pack was dealt from its top, forehand first.

    The hands are sorted where nobody chooses from a part of one. NotationError for a
    variant that there is not, IllegalActionError unless the pack is the 32 cards.
    """
    dealt = deal_pack(pack, variant, profile)
    if variant in (LICITOVANY, LIZANY):
        hands = [sort_hand(hand, HEARTS) for hand in dealt.hands]
        dealt = Dealt(tuple(hands), dealt.rest)
    return phases.begin(variant, profile, dealt)


def replay(
    variant: str, profile: Profile, dealt: Dealt, actions: "tuple[AnyAction, ...]"
) -> GameState:
    """Return the state after all the actions upon cards that were dealt, checked."""
    game = phases.begin(variant, profile, dealt)
    for action in actions:
        game = apply(game, action)
    return game


def is_over(game: GameState) -> bool:
    """Tell whether nothing more can happen but the payment."""
    return game.phase == OVER


def seat_to_act(game: GameState) -> int:
    """Return whose turn it is, NOBODY when the deal is over.

    Before the first comment the declarer may correct himself besides, and at any time
    lay down a hand that cannot fail.
    """
    if game.phase == PLAY:
        shows = helpers(game)
        return playing.seat_to_play(play_state(game)) if shows == NOBODY else shows
    if game.phase == AUCTION:
        return auction.seat_to_act(game.auction)
    if game.phase == DECLARING:
        return module(game.variant).seat_to_act(game.declaring)  # type: ignore[no-any-return]
    return game.comments.turn if game.phase == COMMENTS else NOBODY


def seat_of(game: GameState, action: "AnyAction") -> int:
    """Return whose action it is: who is to act, but for what the declarer may add."""
    late = game.phase == COMMENTS and not isinstance(action, Comment)
    lays = isinstance(action, LayDown) and action.kind == LOZENA
    if late or (lays and game.phase == PLAY):
        return declarer(game)
    return seat_to_act(game)


def legal_actions(game: GameState) -> "tuple[AnyAction, ...]":
    """Return everything that may be done next; nothing when the deal is over.

    What ``corrections`` gives may be done besides, before the first comment; there is
    nothing else that ``apply`` accepts, but for the same in another order of the cards
    laid away or of the parts raised.
    """
    if game.phase == PLAY:
        return phases.legal_plays(game)
    if game.phase == AUCTION:
        return auction.legal_actions(game.auction)
    if game.phase == DECLARING:
        return module(game.variant).legal_actions(game.declaring)  # type: ignore[no-any-return]
    return comments.legal_comments(game.comments) if game.phase == COMMENTS else ()


def corrections(game: GameState) -> "tuple[AnyAction, ...]":
    """Return how the declarer may change his mind (bid.correct-until-comment).

    Before the announcement he can lay away other cards, after it announce anew too.
    """
    if game.variant != LICITOVANY or game.phase not in (DECLARING, COMMENTS):
        return ()
    return declaring.corrections(game.declaring)


def apply(game: GameState, action: "AnyAction") -> GameState:
    """Return the state after an action; IllegalActionError gives the rule against.

    Once the deal is over that is the rule by which it has ended. An illegal card or
    discard is refused, so that no renonc can occur (house.engine-guards).
    """
    if game.phase == PLAY:
        return phases.play(game, action)
    if game.phase == AUCTION:
        return phases.bid(game, action)
    if game.phase == DECLARING:
        return phases.declare(game, action)
    if game.phase == OVER:
        from .dues import ended_by

        raise IllegalActionError(ended_by(game), action)
    if isinstance(action, (Announce, Discard)) and game.variant == LICITOVANY:
        return phases.declare(game, action)
    return phases.comment(game, action)


def settle(game: GameState) -> "Ledger":
    """Return what a deal that is over costs, line by line, and who pays whom.

    IllegalActionError while it goes on says what is still to be done.
    """
    if game.phase != OVER:
        left = "the deal is not over, " + _LEFT[game.phase]
        raise IllegalActionError(_PAID_BY.get(game.variant, rules.PAY_EACH), left)
    from .dues import settle

    return settle(game)
