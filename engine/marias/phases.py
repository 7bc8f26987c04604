"""The phases of a deal: what each action changes, and what follows upon what."""

from . import auction, comments, declaring, rules
from . import state as playing
from .actions import (
    HELPERS,
    NO_CARD,
    Announce,
    Comment,
    Discard,
    LayDown,
    Omyl,
    PlayCard,
)
from .cards import SEVEN, Card, card
from .comments import CommentState
from .contracts import Commitment, kept_cards
from .dealing import LICITOVANY, LIZANY, Dealt
from .errors import IllegalActionError
from .fleks import Side
from .folding import folded, helpers_rule
from .game_state import (
    AUCTION,
    COMMENTS,
    DEALT_AGAIN,
    DECLARING,
    FOLDED,
    LAID,
    MISTAKEN,
    OVER,
    PLAY,
    PLAYED,
    GameState,
    declarer,
    hands,
    module,
    partner,
)
from .lay_down import helpers, layings
from .parts import SEVEN_AGAINST
from .profile import Profile
from .seats import NOBODY
from .terms import terms

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .game_state import AnyAction


def begin(variant: str, profile: Profile, dealt: Dealt) -> GameState:
    """Return the state before the first action of a deal."""
    bidding = opening = play = None
    phase = DECLARING
    if variant == LICITOVANY:
        bidding = auction.start(profile)
        phase = AUCTION
    elif variant == LIZANY:
        play = module(variant).start(profile, dealt)
        phase = PLAY
    else:
        opening = module(variant).start(profile, dealt)
    return GameState(
        variant, profile, dealt, bidding, opening, None, play, phase, "", ()
    )


def bid(game: GameState, action: "AnyAction") -> GameState:
    """Return the state after a word of the auction; its winner takes the talon."""
    state = auction.apply(game.auction, action)  # type: ignore[arg-type]
    if not auction.is_over(state):
        return _after(game, action, (state, None, None, None, AUCTION, ""))
    if state.winner == NOBODY:
        return _after(game, action, (state, None, None, None, OVER, DEALT_AGAIN))
    hand = game.dealt.hands[state.winner]
    talon = game.dealt.rest
    opening = declaring.start(game.profile, state.winner, state.rung, hand, talon)
    return _after(game, action, (state, opening, None, None, DECLARING, ""))


def declare(game: GameState, action: "AnyAction") -> GameState:
    """Return the state after a step between the deal and the first comment.

    The comments begin when the contract is announced, with a correction anew. What is
    done already corrects nothing, and is refused.
    """
    leader = module(game.variant)
    opening = leader.apply(game.declaring, action)
    if game.variant == LICITOVANY and _as_it_is(game, action):
        raise IllegalActionError(rules.BID_CORRECT_UNTIL_COMMENT, action)
    if isinstance(action, Omyl):
        return _after(game, action, (game.auction, opening, None, None, OVER, MISTAKEN))
    begun = _after(game, action, (game.auction, opening, None, None, DECLARING, ""))
    if not leader.is_over(opening):
        return begun
    said = begin_comments(begun)
    return GameState(*(begun[:5] + (said, None, COMMENTS) + begun[8:]))


def _as_it_is(game: GameState, action: "AnyAction") -> bool:
    """Tell whether a correction would change nothing."""
    done = game.declaring
    if isinstance(action, Announce):
        return action.commitment == done.commitment  # type: ignore[no-any-return]
    if not isinstance(action, Discard) or action.lead != done.lead:
        return False
    return sorted(action.cards) == sorted(done.discard)


def comment(game: GameState, action: "AnyAction") -> GameState:
    """Return the state after a comment; when all is said, in the play or at the end."""
    if not isinstance(action, Comment):
        raise IllegalActionError(rules.FLEK_ORDER, action)
    said = comments.apply_comment(game.comments, action)
    opening = game.declaring
    if game.variant == LICITOVANY and not opening.commented:
        opening = declaring.comment(opening)
    phase = COMMENTS
    state = None
    ending = ""
    if comments.is_over(said):
        announced = opening.commitment
        if folded(announced, said):
            phase = OVER
            ending = FOLDED
        else:
            phase = PLAY
            state = begin_play(game, announced, said)
    return _after(game, action, (game.auction, opening, said, state, phase, ending))


def play(game: GameState, action: "AnyAction") -> GameState:
    """Return the state after a card, a hand laid down, or what lízaný has besides."""
    if isinstance(action, LayDown):
        return _laid(game, action)
    if game.variant == LIZANY:
        leader = module(LIZANY)
    else:
        leader = playing
        _check_card(game, action)
    state = leader.apply(game.play, action)
    after = (state, OVER, PLAYED) if leader.is_over(state) else (state, PLAY, "")
    return GameState(*(game[:6] + after + (game.history + (action,),)))


def legal_plays(game: GameState) -> "tuple[AnyAction, ...]":
    """Return what may be done in the play: cards, or a hand laid down.

    Four helpers have to be shown, and nothing else can be done.
    """
    if game.variant == LIZANY:
        return module(LIZANY).legal_actions(game.play)  # type: ignore[no-any-return]
    laid = layings(game)
    if laid and laid[0].kind == HELPERS:
        return laid
    lead = aside(game)
    if lead != NO_CARD:
        return (PlayCard(lead, False),) + laid
    return playing.legal_actions(game.play) + laid


def aside(game: GameState) -> Card:
    """Return the card that lies beside the talon to be led, NO_CARD if there is none.

    Once turned it counts as led (talon.lead-card-aside); it is a card like any other
    where another than the declarer leads. Only with betl or durch does one lie there.
    """
    play = game.play
    if game.variant != LICITOVANY or play.tricks or play.table:
        return NO_CARD
    return game.declaring.lead if play.leader == play.declarer else NO_CARD


def _check_card(game: GameState, action: "AnyAction") -> None:
    if not isinstance(action, PlayCard):
        raise IllegalActionError(rules.ONE_CARD, action)
    if aside(game) not in (NO_CARD, action.card):
        raise IllegalActionError(rules.TALON_LEAD_ASIDE, action)
    if helpers(game) != NOBODY:
        raise IllegalActionError(_helpers_rule(game), action)


def _laid(game: GameState, action: LayDown) -> GameState:
    """The end of a deal in which a hand was laid down, when it may be."""
    if game.variant == LIZANY or action not in layings(game):
        raise IllegalActionError(laying_rule(game, action), action)
    history = game.history + (action,)
    return GameState(*(game[:7] + (OVER, LAID, history)))


def laying_rule(game: GameState, action: LayDown) -> str:
    """Return the rule on laying a hand down in the play, whosever it is.

    The declarer's that cannot fail (lozena.def), or four helpers of a defender.
    """
    shows = action.kind == HELPERS and game.variant != LIZANY
    return _helpers_rule(game) if shows else rules.LAID_HAND


def _helpers_rule(game: GameState) -> str:
    return helpers_rule(game.profile, game.declaring.commitment.contract)


def _after(
    game: GameState, action: "AnyAction", fields: "tuple[Any, ...]"
) -> GameState:
    return GameState(*(game[:3] + fields + (game.history + (action,),)))


def begin_comments(game: GameState) -> CommentState:
    """Return the comments on what was announced: the first opponent has the word."""
    announced = game.declaring.commitment
    held = hands(game)
    seat = declarer(game)
    side = Side(len(held), seat, partner(game))
    return comments.begin(game.profile, announced, side, terms(game))


def begin_play(
    game: GameState, announced: Commitment, said: CommentState
) -> playing.PlayState:
    """Return the play of what was announced, with the sevens that must be kept."""
    contract, trump, helper = announced
    seat = declarer(game)
    kept = [(seat, seven) for seven in kept_cards(contract, trump, helper)]
    if SEVEN_AGAINST in said.parts:
        owner = said.owners[said.parts.index(SEVEN_AGAINST)]
        kept.append((owner, card(trump, SEVEN)))
    return playing.start(hands(game), contract, trump, seat, game.profile, tuple(kept))
