"""A whole deal, from the first bid to the money: the fold of its actions.

The only place that knows what may happen next; the rules themselves are in the modules
of the parts, to which it hands every action on.
"""

from collections import namedtuple

from . import auction, comments, declaring, rules
from . import state as playing
from .actions import (
    NO_CARD,
    Announce,
    Bid,
    Comment,
    Discard,
    Hold,
    LayDown,
    Omyl,
    Pass,
    PlayCard,
)
from .cards import Card, sort_hand
from .dealing import LICITOVANY, Dealt, deal_pack
from .errors import IllegalActionError
from .profile import GENERAL, Profile
from .seats import NOBODY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .actions import Action
    from .auction import AuctionState
    from .comments import CommentState
    from .declaring import DeclaringState
    from .state import PlayState

AUCTION, DECLARING, COMMENTS, PLAY, OVER = (
    "auction",
    "declaring",
    "comments",
    "play",
    "over",
)

# How a deal ends.
PLAYED, LAID, FOLDED, MISTAKEN, DEALT_AGAIN = (
    "played",
    "laid",
    "folded",
    "omyl",
    "dealt-again",
)


class GameState(
    namedtuple(
        "GameState",
        (
            "variant",
            "profile",
            "dealt",
            "phase",
            "auction",
            "declaring",
            "comments",
            "play",
            "ending",
            "history",
        ),
    )
):
    """Everything between two actions of a deal.

    ``auction``, ``declaring``, ``comments`` and ``play`` are the states of the parts,
    None where a part has not begun or does not come. ``ending`` says how the deal
    ended, and is "" before; ``history`` holds the actions so far.
    """

    __slots__ = ()
    variant: str
    profile: Profile
    dealt: Dealt
    phase: str
    auction: "AuctionState"
    declaring: "DeclaringState"
    comments: "CommentState"
    play: "PlayState"
    ending: str
    history: "tuple[Action | PlayCard, ...]"


def start(variant: str, profile: Profile, pack: tuple[Card, ...]) -> GameState:
    """Return the state after the pack was dealt, from its top, forehand first.

    IllegalActionError unless the pack is the 32 cards, NotationError for a variant that
    there is not.
    """
    return begin(variant, profile, deal_pack(pack, variant))


def begin(variant: str, profile: Profile, dealt: Dealt) -> GameState:
    """Return the state before the first action of a deal."""
    dealt = sorted_deal(variant, dealt)
    opening = None if variant == LICITOVANY else _module(variant).start(profile, dealt)
    return GameState(
        variant,
        profile,
        dealt,
        AUCTION if variant == LICITOVANY else DECLARING,
        auction.start(profile) if variant == LICITOVANY else None,
        opening,
        None,
        None,
        "",
        (),
    )


def is_over(game: GameState) -> bool:
    """Tell whether nothing more can happen but the payment."""
    return game.phase == OVER


def seat_to_act(game: GameState) -> int:
    """Return whose turn it is, NOBODY when the deal is over."""
    if game.phase == PLAY:
        return playing.seat_to_play(game.play)
    if game.phase == AUCTION:
        return auction.seat_to_act(game.auction)
    if game.phase == DECLARING:
        return _module(game.variant).seat_to_act(game.declaring)
    return game.comments.turn if game.phase == COMMENTS else NOBODY


def legal_actions(game: GameState) -> "tuple[Action | PlayCard, ...]":
    """Return everything that may be done next; nothing when the deal is over.

    What ``corrections`` gives may be done besides, before the first comment.
    """
    if game.phase == PLAY:
        return _plays(game) + layings(game)
    if game.phase == AUCTION:
        return auction.legal_actions(game.auction)
    if game.phase == DECLARING:
        return _module(game.variant).legal_actions(game.declaring)
    return comments.legal_comments(game.comments) if game.phase == COMMENTS else ()


def corrections(game: GameState) -> "tuple[Action, ...]":
    """Return how the declarer may change his mind (bid.correct-until-comment)."""
    if game.variant != LICITOVANY or game.phase != COMMENTS:
        return ()
    return declaring.corrections(game.declaring)


def apply(game: GameState, action: "Action | PlayCard") -> GameState:
    """Return the state after an action; IllegalActionError gives the rule against."""
    if game.phase == PLAY:
        return _played(game, action)
    if game.phase == AUCTION:
        return _bid(game, action)
    if game.phase == DECLARING or isinstance(action, (Announce, Discard)):
        return _declared(game, action)
    return _commented(game, action)


def replay(
    variant: str,
    profile: Profile,
    dealt: Dealt,
    actions: "tuple[Action | PlayCard, ...]",
) -> GameState:
    """Return the state after all the actions, each of them checked."""
    game = begin(variant, profile, dealt)
    for action in actions:
        game = apply(game, action)
    return game
