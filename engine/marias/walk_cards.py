"""A walk through the play: cards against a duty or out of turn, hands shown or not."""

from . import rules
from .actions import HELPERS, NO_CARD, LayDown
from .cards import Card
from .claiming import may_play_on
from .claims import may_lay_down
from .contracts import TWO_SEVENS, TWO_SEVENS_HUNDRED, Commitment, kept_cards
from .dealing import LICITOVANY, LIZANY
from .folding import FOUR
from .game_state import LAID, OVER, PLAYED, hands
from .offences import (
    EARLY_SEVEN,
    HELPERS_NOT_SHOWN,
    HELPERS_SHOWN,
    LAID_PLAYED,
    NOT_BEATING,
    NOT_FOLLOWING,
    NOT_TRUMPING,
    OUT_OF_TURN,
    SEVENS_NOT_SHOWN,
    WRONG_LEAD,
)
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


def card(walk: Walk, action: PlayCard) -> None:
    """Follow one card, legal or not: laid, it is played (play.card-laid-played).

    A wrong lead (renonc.wrong-lead) stands and the others play to it; a card out of
    turn (renonc.out-of-turn) waits for its turn. Not in lízaný, where the hands change:
    there no source knows a renonc.
    """
    play = walk.game.play
    if play is None or walk.game.variant == LIZANY or is_over(play):
        return
    owner = _owner(play, action.card)
    if owner == NOBODY:
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


def lay_down(walk: Walk, seat: int, action: LayDown) -> None:
    """Follow a hand that is laid down.

    Four helpers are not shown in dvě sedmy with a sto where the table says so
    (stodvesedmy.four-helpers-hidden, renonc.2x7100-shown); then the play goes on.
    """
    if walk.game.play is None or walk.game.variant == LIZANY:
        return
    announced = walk.game.declaring.commitment
    if action.kind == HELPERS and announced.contract == TWO_SEVENS_HUNDRED:
        walk.note(HELPERS_SHOWN, seat, rules.FOUR_HELPERS_HIDDEN)
        return
    history = walk.game.history + (action,)
    walk.put(phase=OVER, ending=LAID, history=history)


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
    """A card in turn, judged by the duties; then those that wait for their turn."""
    _judge(walk, seat, action.card)
    play = walk.game.play
    told = action.announce and permission(play, action.card).allowed
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
    aside = NO_CARD
    if walk.game.variant == LICITOVANY and not play.tricks and play.trump < 0:
        aside = walk.game.declaring.lead
    if not play.table and aside not in (NO_CARD, played):
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
    if allowed or walk.has(LAID_PLAYED) or not may_lay_down(play, announced):
        return
    if play.profile.lozena_play == "test-trick" or not play.tricks:
        walk.note(LAID_PLAYED, play.declarer, rule)


def _helpers(walk: Walk, announced: Commitment) -> None:
    """Four helpers in one hand, not shown before the first lead.

    By the tournament alone that is an offence (renonc.2x7-not-shown).
    """
    if announced.contract != TWO_SEVENS:
        return
    play = walk.game.play
    for seat, hand in enumerate(play.hands):
        held = [one for one in hand if one >> 3 == announced.helper]
        if seat != play.declarer and len(held) >= FOUR:
            walk.note(HELPERS_NOT_SHOWN, seat, rules.FOUR_HELPERS_SHOWN)


def _owner(play: PlayState, played: Card) -> int:
    for seat, hand in enumerate(play.hands):
        if played in hand:
            return seat
    return NOBODY


def _who_leads(play: PlayState) -> str:
    if play.tricks:
        return rules.WINNER_LEADS
    return rules.BETL_LEAD if play.trump < 0 else rules.FOREHAND_LEADS
