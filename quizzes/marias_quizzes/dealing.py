"""Positions as they arise: a shuffled deal, a likely contract, random legal play."""

from collections import namedtuple

from marias.cards import NO_TRUMP, PACK, SEVEN, SUITS, card, is_sharp
from marias.contracts import BETL, GAME
from marias.contracts import SEVEN as SEVEN_CONTRACT
from marias.profile import Profile
from marias.shuffle import Dice, shuffled
from marias.state import (
    PlayCard,
    PlayState,
    apply_unchecked,
    permission,
    start,
    verdicts,
)
from marias.tricks import Play

TRIES = 400


class Dealt(namedtuple("Dealt", ("hands", "trump", "declarer", "contract"))):
    """Three hands after the discard, and who plays what."""

    __slots__ = ()
    hands: tuple[tuple[int, ...], ...]
    trump: int
    declarer: int
    contract: int


def deal(dice: Dice, trumps: bool = True, seven: bool = False) -> Dealt:
    """Deal to three, the declarer with trumps in the longest suit.

    With `seven` the trump is a suit whose seven the declarer holds and announces.
    """
    pack = shuffled(PACK, dice)
    declarer = dice.below(3)
    parts = [pack[10 * seat : 10 * seat + 10] for seat in range(3)]
    twelve = parts[declarer] + pack[30:]
    trump = _longest(twelve, seven) if trumps else NO_TRUMP
    parts[declarer] = _discarded(twelve, trump)
    held = seven and card(trump, SEVEN) in parts[declarer]
    contract = BETL if not trumps else SEVEN_CONTRACT if held else GAME
    return Dealt(tuple(parts), trump, declarer, contract)


def play(dice: Dice, dealt: Dealt, cards: int, profile: Profile) -> PlayState:
    """The deal after so many cards, each legal; most marriages are announced."""
    state = _start(dealt, profile)
    for _ in range(cards):
        state = _next(dice, state, verdicts(state))
    return state


def states(
    dice: Dice, dealt: Dealt, profile: Profile
) -> list[tuple[PlayState, tuple[Play, ...]]]:
    """Every moment of the deal played out, with the verdicts on the hand to play."""
    state = _start(dealt, profile)
    found = []
    for _ in range(30):
        plays = verdicts(state)
        found.append((state, plays))
        state = _next(dice, state, plays)
    return found


def _start(dealt: Dealt, profile: Profile) -> PlayState:
    return start(dealt.hands, dealt.contract, dealt.trump, dealt.declarer, profile)


def _next(dice: Dice, state: PlayState, plays: tuple[Play, ...]) -> PlayState:
    """The state after a random legal card."""
    allowed = [one.card for one in plays if one.allowed]
    chosen = allowed[dice.below(len(allowed))]
    announce = permission(state, chosen).allowed and dice.below(4) > 0
    return apply_unchecked(state, PlayCard(chosen, announce))


def _longest(cards: tuple[int, ...], seven: bool) -> int:
    best, length = 0, -1
    for suit in SUITS:
        count = len([one for one in cards if one >> 3 == suit])
        if seven and card(suit, SEVEN) in cards:
            count += 10
        if count > length:
            best, length = suit, count
    return best


def _discarded(twelve: tuple[int, ...], trump: int) -> tuple[int, ...]:
    """Ten cards of twelve: the first two that are no trumps and not sharp go."""
    plain = [one for one in twelve if one >> 3 != trump and not is_sharp(one)]
    away = (plain + [one for one in twelve if one not in plain])[:2]
    return tuple([one for one in twelve if one not in away])
