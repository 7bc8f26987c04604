"""A walk through the play: cards against a duty or out of turn, hands not shown."""

from . import game, rules
from .actions import NO_CARD
from .cards import Card
from .claiming import may_play_on
from .claims import may_lay_down
from .contracts import TWO_SEVENS, TWO_SEVENS_HUNDRED, Commitment, kept_cards
from .dealing import LICITOVANY
from .errors import IllegalActionError
from .folding import helper_hands, helpers_rule
from .game_state import OVER, PLAY, PLAYED, hands
from .offences import (
    EARLY_SEVEN,
    HELPERS_NOT_SHOWN,
    LAID_PLAYED,
    NOT_BEATING,
    NOT_FOLLOWING,
    NOT_TRUMPING,
    OUT_OF_TURN,
    SEVENS_NOT_SHOWN,
    WRONG_LEAD,
)
from .phases import aside
from .seats import NOBODY
from .state import (
    PlayCard,
    PlayState,
    apply_unchecked,
    is_over,
    permission,
    seat_to_play,
    verdicts,
)
from .walk import Walk
from .walk_shown import book, resume
from .walk_talon import count_rule

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .game_state import AnyAction

# The offence that a card against each duty is.
_BROKEN = {
    rules.FOLLOW: NOT_FOLLOWING,
    rules.BEAT: NOT_BEATING,
    rules.OVERTRUMP: NOT_BEATING,
    rules.MUST_TRUMP: NOT_TRUMPING,
    rules.KEEP_SEVEN: EARLY_SEVEN,
    rules.KEEP_HELPER: EARLY_SEVEN,
    rules.HELPER_LAST: EARLY_SEVEN,
}


def card(walk: Walk, seat: int, action: PlayCard) -> None:
    """Follow one card, legal or not: laid, it is played (play.card-laid-played).

    A wrong lead (renonc.wrong-lead) stands and the others play to it; a card out of
    turn (renonc.out-of-turn) waits for its turn. In a deal that was folded, or after a
    hand was laid down, cards are judged as played. One that nobody holds, or another
    than who is said to have played it, is no fault of anybody's: the walk ends there.
    """
    resume(walk)
    rule = _why_not_now(walk, action)
    if rule:
        walk.halt(seat, rule)
        return
    play = walk.game.play
    owner = _owner(play, action.card)
    if owner == NOBODY or seat not in (NOBODY, owner):
        walk.halt(seat, rules.ONE_CARD)
        return
    if not play.table:
        _before_lead(walk)
    if owner == seat_to_play(play):
        _in_turn(walk, owner, action)
    elif play.table:
        walk.note(OUT_OF_TURN, owner, rules.ONE_CARD)
        walk.laid.append((owner, action))
    else:
        walk.note(WRONG_LEAD, owner, _who_leads(play))
        walk.put(play=PlayState(*(play[:6] + (owner,) + play[7:])))
        _in_turn(walk, owner, action)


def of_two(walk: Walk, seat: int, action: "AnyAction") -> None:
    """Follow lízaný, as far as it is legal: there no source knows a renonc."""
    if seat not in (NOBODY, game.seat_to_act(walk.game)):
        walk.halt(seat, rules.SEATS_CLOCKWISE)
        return
    try:
        walk.game = game.apply(walk.game, action)
    except IllegalActionError as error:
        walk.halt(seat, error.rule)


def sevens_hidden(walk: Walk, seat: int) -> None:
    """Book a report that a defender hid a seven of dvě sedmy, if he really held one.

    The tournament's text says both that who fleks does not show it and that not
    showing it is an offence (renonc.2x7-not-shown). That a declarer was not told no
    action shows.
    """
    state = walk.game.declaring
    if walk.game.variant != LICITOVANY or state is None or state.commitment is None:
        return
    contract, trump, helper = state.commitment
    if contract not in (TWO_SEVENS, TWO_SEVENS_HUNDRED) or seat >= len(
        hands(walk.game)
    ):
        return
    held = hands(walk.game)[seat]
    hidden = [one for one in kept_cards(contract, trump, helper) if one in held]
    if hidden and seat != state.declarer:
        walk.note(SEVENS_NOT_SHOWN, seat, rules.SEVENS_HELD_FLEK)


def _in_turn(walk: Walk, seat: int, action: PlayCard) -> None:
    """A card in turn, judged by the duties; then those that wait for their turn.

    A marriage that may not be announced counts nothing, and no list names it.
    """
    _judge(walk, seat, action.card)
    play = walk.game.play
    allowed, rule = permission(play, action.card)
    if action.announce and not allowed:
        walk.pass_over(seat, rule)
    told = action.announce and allowed
    play = apply_unchecked(play, PlayCard(action.card, told))
    walk.put(play=play)
    if is_over(play):
        walk.put(phase=OVER, ending=PLAYED)
    for waiting in tuple(walk.laid):
        if not is_over(play) and play.table and waiting[0] == seat_to_play(play):
            walk.laid.remove(waiting)
            _in_turn(walk, waiting[0], waiting[1])
            return


def _judge(walk: Walk, seat: int, played: Card) -> None:
    """Note what a card in turn is against.

    The lead laid aside; the duties, to follow (renonc.follow), to beat and to overtrump
    (renonc.beat), to trump (renonc.any-play-rule-paluba); an announced seven before its
    time (renonc.early-seven).
    """
    play = walk.game.play
    if aside(walk.game) not in (NO_CARD, played):
        walk.note(WRONG_LEAD, seat, rules.TALON_LEAD_ASIDE)
    for one in verdicts(play):
        if one.card == played and not one.allowed and one.rule in _BROKEN:
            walk.note(_BROKEN[one.rule], seat, one.rule)


def _before_lead(walk: Walk) -> None:
    """What should have been shown before this lead."""
    play = walk.game.play
    announced = walk.game.declaring.commitment
    if not play.tricks and walk.game.variant == LICITOVANY:
        _helpers(walk, announced)
    allowed, rule = may_play_on(play.profile, len(play.tricks), walk.doubts)
    if walk.doubts:
        walk.doubts += 1
    if allowed or walk.shown or walk.has(LAID_PLAYED):
        return
    if not may_lay_down(play, announced):
        return
    if play.profile.lozena_play == "test-trick" or not play.tricks:
        walk.note(LAID_PLAYED, play.declarer, rule)


def _helpers(walk: Walk, announced: Commitment) -> None:
    """Four helpers in one hand, not shown before the first lead.

    By the tournament alone that is an offence (renonc.2x7-not-shown); elsewhere such a
    deal is not played, and no list names it.
    """
    if announced.contract != TWO_SEVENS:
        return
    play = walk.game.play
    rule = helpers_rule(play.profile, announced.contract)
    for seat in helper_hands(play.hands, announced, play.declarer):
        book(walk, HELPERS_NOT_SHOWN, seat, rule)


def _why_not_now(walk: Walk, action: PlayCard) -> str:
    """The rule by which no card can follow, before the play or after; "" if one can.

    Nor when the turn has come to a hand that a wrong discard has emptied too soon.
    """
    if walk.game.phase != PLAY:
        try:
            game.apply(walk.game, action)
        except IllegalActionError as error:
            return error.rule
    play = walk.game.play
    return "" if play.hands[seat_to_play(play)] else count_rule(walk.game)


def _owner(play: PlayState, played: Card) -> int:
    for seat, hand in enumerate(play.hands):
        if played in hand:
            return seat
    return NOBODY


def _who_leads(play: PlayState) -> str:
    if play.tricks:
        return rules.WINNER_LEADS
    return rules.BETL_LEAD if play.trump < 0 else rules.FOREHAND_LEADS
