"""A walk past the hands that are laid down, and what is played after a deal's end."""

from . import rules
from .actions import HELPERS, LayDown
from .claiming import false_claim
from .claims import LAID as PROVED
from .claims import laid, may_lay_down
from .contracts import TWO_SEVENS_HUNDRED
from .dues import ended_by, helpers_laid
from .folding import helper_hands, helpers_rule
from .game_state import FOLDED, LAID, OVER, PLAY, declarer
from .lay_down import helpers
from .offences import HELPERS_SHOWN, NONE
from .phases import begin_play
from .seats import NOBODY
from .walk import NOT_FOLLOWED, Walk
from .weighing import weigh


def lay_down(walk: Walk, seat: int, action: LayDown) -> None:
    """Follow a hand that is laid down.

    Four helpers are not shown in dvě sedmy with a sto where the table says so
    (stodvesedmy.four-helpers-hidden, renonc.2x7100-shown); then the play goes on.
    """
    if walk.game.phase == OVER:
        walk.pass_over(seat, ended_by(walk.game))
    elif walk.game.phase != PLAY:
        walk.halt(seat, rules.LAID_SHOW)
    elif action.kind == HELPERS:
        _helpers(walk, seat, action)
    elif seat != declarer(walk.game):
        walk.halt(seat, rules.LAID_HAND)
    else:
        _claim(walk, seat, action)


def resume(walk: Walk) -> None:
    """Let the play go on when a card follows upon the end of a deal.

    The opponents may ask for it when a hand was laid down that can fail, or that they
    doubt (lozena.false-claim, lozena.open-check); that a deal which is folded is played
    all the same, no list names.
    """
    if walk.game.ending == FOLDED:
        walk.pass_over(NOBODY, ended_by(walk.game))
        announced = walk.game.declaring.commitment
        play = begin_play(walk.game, announced, walk.game.comments)
        walk.put(play=play, phase=PLAY, ending="")
    elif walk.game.ending == LAID:
        if helpers_laid(walk.game):
            walk.pass_over(NOBODY, ended_by(walk.game))
        if walk.claim is not None:
            rule = false_claim(walk.game.profile).rule
            walk.pass_over(walk.claim.seat, rule, walk.claim.move)
        walk.claim = None
        walk.shown = True
        walk.put(phase=PLAY, ending="")


def book(walk: Walk, name: str, seat: int, rule: str) -> None:
    """Book an act that is against a rule at every table, but an offence at some only.

    Where it is none, no list names it: it must not be lost without a word.
    """
    if weigh(name, walk.game.profile).kind == NONE:
        walk.pass_over(seat, rule)
    else:
        walk.note(name, seat, rule)


def close(walk: Walk) -> None:
    """End a walk with its record: a claim that cannot be proved ends nothing.

    What was not allowed and could still be put right stands as it is.
    """
    walk.beside.extend([one for one, _ in walk.pending])
    if walk.claim is not None:
        walk.stop = walk.stop or walk.claim
        walk.put(phase=PLAY, ending="")


def _helpers(walk: Walk, seat: int, action: LayDown) -> None:
    play = walk.game.play
    announced = walk.game.declaring.commitment
    rule = helpers_rule(play.profile, announced.contract)
    if seat not in helper_hands(play.hands, announced, play.declarer):
        walk.halt(seat, rule)
    elif announced.contract == TWO_SEVENS_HUNDRED:
        book(walk, HELPERS_SHOWN, seat, rule)
    elif helpers(walk.game) == seat:
        _end(walk, action)
    else:
        walk.halt(seat, rule)


def _claim(walk: Walk, seat: int, action: LayDown) -> None:
    """A declarer's hand that cannot fail (lozena.def), proved or not."""
    play = walk.game.play
    announced = walk.game.declaring.commitment
    proved = may_lay_down(play, announced)
    if not proved:
        even = len({len(hand) for hand in play.hands}) == 1
        answer = laid(play, announced) if even else None
        proved = bool(answer and answer.verdict == PROVED)
        rule = answer.rule if answer else rules.LAID_HAND
        walk.claim = None if proved else walk.place(NOT_FOLLOWED, seat, rule)
    _end(walk, action)


def _end(walk: Walk, action: LayDown) -> None:
    history = walk.game.history + (action,)
    walk.put(phase=OVER, ending=LAID, history=history)
