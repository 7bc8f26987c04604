"""A walk through what comes before the play: the talon, the announcement, comments."""

from . import comments, game, phases, rules
from .actions import Announce, Comment, Discard
from .cards import is_sharp
from .comments import GOOD
from .contracts import has_trump, kept_cards
from .dealing import LICITOVANY
from .declaring import DeclaringState
from .errors import IllegalActionError
from .fleks import Side
from .game_state import COMMENTS, declarer, hands, partner
from .offences import (
    COMMENT_ORDER,
    FIFTH_FLEK,
    SEVEN_IN_TALON,
    SHARP_TALON,
    TALON_AFTER_COMMENT,
    TALON_COUNT,
)
from .talon import TALON_SIZE
from .terms import terms
from .walk import Walk

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .game_state import AnyAction

# Breaches at the talon after which the game goes on until somebody notices.
_UNNOTICED = (
    rules.TALON_WRONG_COUNT,
    rules.TALON_NO_SHARP,
    rules.TALON_NO_ANNOUNCED_SEVEN,
)


def step(walk: Walk, seat: int, action: "AnyAction") -> None:
    """Take one step before the play; what is neither legal nor an offence has none.

    Another discard after the first comment changes nothing (renonc.talon-change).
    """
    if isinstance(action, Comment):
        _comment(walk, seat, action)
        return
    if isinstance(action, Discard) and walk.frozen:
        walk.note(TALON_AFTER_COMMENT, seat, rules.TALON_FROZEN)
        return
    if isinstance(action, Discard):
        walk.discarded = walk.move
    try:
        walk.game = game.apply(walk.game, action)
    except IllegalActionError as error:
        if error.rule in _UNNOTICED and walk.game.variant == LICITOVANY:
            _all_the_same(walk, action)


def freeze(walk: Walk) -> None:
    """Look at the talon when it can no longer be changed (talon.frozen-after-comment).

    A wrong number of cards (renonc.talon-count), an ace or a ten in a game with trumps
    (renonc.sharp-talon), an announced seven (renonc.not-seven-talon). Source: Pravidla
    turnaje v míchaném bodovaném licitovaném mariáši.
    """
    if walk.frozen or walk.game.variant != LICITOVANY or not walk.game.declaring:
        return
    walk.frozen = True
    announced = walk.game.declaring.commitment
    laid = walk.game.declaring.discard
    seat = declarer(walk.game)
    if announced is None:
        return
    if len(laid) != TALON_SIZE:
        walk.note(TALON_COUNT, seat, rules.TALON_WRONG_COUNT, walk.discarded)
    if not has_trump(announced.contract):
        return
    sevens = kept_cards(announced.contract, announced.trump, announced.helper)
    if [card for card in laid if is_sharp(card)]:
        walk.note(SHARP_TALON, seat, rules.TALON_NO_SHARP, walk.discarded)
    if [card for card in laid if card in sevens]:
        rule = rules.TALON_NO_ANNOUNCED_SEVEN
        walk.note(SEVEN_IN_TALON, seat, rule, walk.discarded)


def _all_the_same(walk: Walk, action: "AnyAction") -> None:
    """Discard or announce what is not allowed, as it happened at the table."""
    state = walk.game.declaring
    done = (state.omyl, state.commented)
    if isinstance(action, Discard):
        twelve = state.hand + state.discard
        hand = tuple([one for one in twelve if one not in action.cards])
        cards = (hand, action.cards, action.lead, None)
        walk.put(declaring=DeclaringState(*(state[:3] + cards + done)))
        return
    if isinstance(action, Announce):
        named = (action.commitment,)
        walk.put(declaring=DeclaringState(*(state[:6] + named + done)))
        seat = declarer(walk.game)
        side = Side(len(hands(walk.game)), seat, partner(walk.game))
        more = terms(walk.game)
        said = comments.begin(walk.game.profile, action.commitment, side, more)
        walk.put(comments=said, phase=COMMENTS)


def _comment(walk: Walk, seat: int, action: Comment) -> None:
    """Hear a comment; one out of turn (flek.order-clockwise) waits for its turn."""
    if walk.game.phase != COMMENTS:
        return
    freeze(walk)
    if seat != walk.game.comments.turn:
        walk.note(COMMENT_ORDER, seat, rules.FLEK_ORDER)
        walk.said.append((seat, action))
        return
    _hear(walk, seat, action)
    for waiting in tuple(walk.said):
        if walk.game.phase == COMMENTS and waiting[0] == walk.game.comments.turn:
            walk.said.remove(waiting)
            _hear(walk, waiting[0], waiting[1])


def _hear(walk: Walk, seat: int, action: Comment) -> None:
    """A comment in turn; what may not be raised is void."""
    state = walk.game.comments
    for part in action.raised:
        if comments.judge_raise(state, part).rule == rules.FLEK_MAX_FOUR:
            walk.note(FIFTH_FLEK, seat, rules.FIFTH_FLEK_VOID)
    try:
        walk.game = phases.comment(walk.game, action)
    except IllegalActionError:
        walk.game = phases.comment(walk.game, GOOD)
