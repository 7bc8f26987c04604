"""Asking "barva?": the others may play without trumps instead of the game offered."""

from collections import namedtuple

from . import rules
from .actions import Answer, Ask, TakeOver
from .contracts import BETL, CONTRACT_NAMES, DURCH, GAME
from .errors import IllegalActionError
from .seats import FOREHAND, NOBODY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .actions import Action

# What is offered before forehand has spoken.
NOTHING = -1
SUITLESS = (BETL, DURCH)


class Asking(
    namedtuple(
        "Asking", ("players", "holder", "contract", "turn", "approvals", "taking")
    )
):
    """A round of answers, between two words.

    ``holder`` plays what is offered, ``contract``: NOTHING so far, GAME for whatever
    game with trumps, BETL or DURCH. ``approvals`` counts who has said "dobrá" to it;
    with ``taking`` the seat whose ``turn`` it is said "špatná" and has yet to say what
    he plays.
    """

    __slots__ = ()
    players: int
    holder: int
    contract: int
    turn: int
    approvals: int
    taking: bool


def start(players: int) -> Asking:
    """Return the round before forehand asks or plays without trumps himself."""
    return Asking(players, FOREHAND, NOTHING, FOREHAND, 0, taking=False)


def is_over(asking: Asking) -> bool:
    """Tell whether all the others approved; nothing is played instead of a durch."""
    return asking.contract == DURCH or asking.approvals == asking.players - 1


def seat_to_act(asking: Asking) -> int:
    """Return whose word it is, NOBODY when the round is over.

    They answer clockwise from the one whose game is offered; the first who takes it
    over has it. No seed gives the order; so it is played in volený by the competition
    rules, of which we know at second hand.
    """
    return NOBODY if is_over(asking) else asking.turn


def must_answer(asking: Asking) -> bool:
    """Tell whether the next word is "dobrá" or "špatná"."""
    return not is_over(asking) and asking.contract != NOTHING and not asking.taking


def takeovers(asking: Asking) -> tuple[int, ...]:
    """Return what may be played instead of what is offered.

    Betl or durch instead of a game with trumps (vol.spatna-takeover), durch instead of
    a betl (vol.durch-over-betl). Source: Pravidla mariáše k online hře, Volený mariáš.
    """
    return SUITLESS if asking.contract in (NOTHING, GAME) else (DURCH,)


def legal_actions(asking: Asking) -> "tuple[Action, ...]":
    """Return the words that ``apply`` accepts, none when the round is over.

    Before a game with trumps forehand must ask (vol.barva); he may play betl or durch
    himself at once. He who said "špatná" must play: no source lets him give up.
    """
    if is_over(asking):
        return ()
    if must_answer(asking):
        return (Answer(True), Answer(False))
    taken = tuple([TakeOver(contract) for contract in takeovers(asking)])
    return taken if asking.taking else (Ask(),) + taken


def apply(asking: Asking, action: "Action") -> Asking:
    """Return the round after a word; IllegalActionError gives the rule against it."""
    if action not in legal_actions(asking):
        raise IllegalActionError(_against(asking, action), action)
    if isinstance(action, Answer):
        return _answered(asking, action)
    players, turn = asking[0], asking.turn
    contract = action.contract if isinstance(action, TakeOver) else GAME
    return Asking(players, turn, contract, (turn + 1) % players, 0, taking=False)


def _answered(asking: Asking, answer: Answer) -> Asking:
    players, holder, contract, turn, approvals, _ = asking
    if not answer.good:
        return Asking(players, holder, contract, turn, approvals, taking=True)
    after = (turn + 1) % players
    return Asking(players, holder, contract, after, approvals + 1, taking=False)


def _against(asking: Asking, action: "Action") -> str:
    if is_over(asking):
        return rules.VOLENY_ANNOUNCE
    if must_answer(asking):
        return rules.VOLENY_TAKEOVER
    if isinstance(action, TakeOver) and action.contract in range(len(CONTRACT_NAMES)):
        return rules.VOLENY_DURCH_OVER if asking.contract == BETL else rules.VOLENY_ASK
    return rules.VOLENY_TAKEOVER if asking.taking else rules.VOLENY_ASK
