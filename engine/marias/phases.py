"""The phases of a deal: what each action changes, and what follows upon what."""

from . import auction, comments, declaring, rules
from . import state as playing
from .actions import NO_CARD, Comment, Omyl, PlayCard
from .cards import NO_TRUMP, SEVEN, Card, card
from .comments import Terms
from .contracts import Commitment, kept_cards
from .dealing import LICITOVANY, LIZANY, Dealt
from .errors import IllegalActionError
from .fleks import Cap, Side, caps
from .folding import folded, four_helpers, may_flek_helpers
from .game_state import (
    AUCTION,
    COMMENTS,
    DEALT_AGAIN,
    DECLARING,
    FOLDED,
    MISTAKEN,
    OVER,
    PLAY,
    PLAYED,
    GameState,
    commitment,
    declarer,
    hands,
    module,
    partner,
)
from .parts import SEVEN_AGAINST
from .profile import Profile
from .seats import NOBODY

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
    state = auction.apply(game.auction, action)
    opening = None
    phase = AUCTION
    ending = ""
    if auction.is_over(state):
        if state.winner == NOBODY:
            phase = OVER
            ending = DEALT_AGAIN
        else:
            hand = game.dealt.hands[state.winner]
            opening = declaring.start(
                game.profile, state.winner, state.rung, hand, game.dealt.rest
            )
            phase = DECLARING
    rest = (state, opening, None, None, phase, ending)
    return _after(game, action, game[:3] + rest)


def declare(game: GameState, action: "AnyAction") -> GameState:
    """Return the state after a step between the deal and the first comment.

    The comments begin when the contract is announced; a correction begins them anew.
    """
    leader = module(game.variant)
    state = leader.apply(game.declaring, action)
    said = None
    phase = DECLARING
    if isinstance(action, Omyl):
        phase = OVER
    elif leader.is_over(state):
        phase = COMMENTS
    ending = MISTAKEN if phase == OVER else ""
    after = _after(game, action, game[:4] + (state, said, None, phase, ending))
    return _commenting(after) if phase == COMMENTS else after


def comment(game: GameState, action: "AnyAction") -> GameState:
    """Return the state after a comment; when all is said, the play or the end."""
    if not isinstance(action, Comment):
        raise IllegalActionError(rules.FLEK_ORDER, action)
    said = comments.apply_comment(game.comments, action)
    opening = game.declaring
    if game.variant == LICITOVANY and not opening.commented:
        opening = declaring.comment(opening)
    begun = game[:4] + (opening, said, None, COMMENTS, "")
    after = _after(game, action, begun)
    return _playing(after) if comments.is_over(said) else after


def play(game: GameState, action: "AnyAction") -> GameState:
    """Return the state after a card, or what lízaný has besides."""
    if game.variant == LIZANY:
        leader = module(LIZANY)
    elif not isinstance(action, PlayCard):
        raise IllegalActionError(rules.ONE_CARD, action)
    else:
        leader = playing
        _check_lead(game, action)
    state = leader.apply(game.play, action)
    phase = OVER if leader.is_over(state) else PLAY
    ending = PLAYED if phase == OVER else ""
    history = game.history + (action,)
    return GameState(*(game[:6] + (state, phase, ending, history)))


def aside(game: GameState) -> Card:
    """Return the card that lies beside the talon to be led, NO_CARD if there is none.

    Once turned it counts as led (talon.lead-card-aside).
    """
    if game.variant != LICITOVANY or game.phase != PLAY:
        return NO_CARD
    first = not game.play.tricks and not game.play.table
    return game.declaring.lead if first else NO_CARD  # type: ignore[no-any-return]


def _check_lead(game: GameState, action: PlayCard) -> None:
    lead = aside(game)
    if lead not in (NO_CARD, action.card):
        raise IllegalActionError(rules.TALON_LEAD_ASIDE, action)


def _after(
    game: GameState, action: "AnyAction", fields: "tuple[Any, ...]"
) -> GameState:
    return GameState(*(fields + (game.history + (action,),)))


def _commenting(game: GameState) -> GameState:
    """The comments on what was announced begin with the declarer's first opponent."""
    announced = commitment(game)
    assert announced is not None
    seven = NOBODY
    if announced.trump != NO_TRUMP:
        card_seven = card(announced.trump, SEVEN)
        holders = [card_seven in hand for hand in hands(game)]
        seven = holders.index(True) if True in holders else NOBODY
    side = Side(len(game.dealt.hands), declarer(game), partner(game))
    terms = Terms(game.variant != LICITOVANY, seven, (), ())
    said = comments.begin(game.profile, announced, side, terms)
    return GameState(*(game[:5] + (said,) + game[6:]))


def _playing(game: GameState) -> GameState:
    """The play of a deal in which nothing was folded."""
    announced = commitment(game)
    assert announced is not None
    contract, trump, helper = announced
    seat = declarer(game)
    kept = [(seat, seven) for seven in kept_cards(contract, trump, helper)]
    said = game.comments
    if SEVEN_AGAINST in said.parts:
        owner = said.owners[said.parts.index(SEVEN_AGAINST)]
        kept.append((owner, card(trump, SEVEN)))
    state = playing.start(hands(game), contract, trump, seat, game.profile, tuple(kept))
    return GameState(*(game[:6] + (state, PLAY) + game[8:]))
