"""Positions as they arise: a shuffled deal, a likely contract, random legal play."""

from collections import namedtuple

from marias import talon
from marias.cards import NO_TRUMP, PACK, RANKS, SEVEN, SUITS, card, is_sharp
from marias.contracts import BETL, GAME, Commitment, commitment
from marias.contracts import SEVEN as SEVEN_CONTRACT
from marias.deal import HAND_SIZE, SEATS, TALON_SIZE
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

from marias_quizzes.question import PositionError

TRIES = 400
# All cards that are played in a deal.
DEAL_CARDS = HAND_SIZE * len(SEATS)


class Lot(namedtuple("Lot", ("kind", "version", "level", "seed", "rule"))):
    """What a question is drawn from; without a rule the seed chooses one."""

    __slots__ = ()
    kind: str
    version: int
    level: int
    seed: str
    rule: str


class Dealt(namedtuple("Dealt", ("hands", "trump", "declarer", "contract"))):
    """Three hands after the discard, and who plays what."""

    __slots__ = ()
    hands: tuple[tuple[int, ...], ...]
    trump: int
    declarer: int
    contract: int


def first_lot(
    lot: Lot, choices: tuple[str, ...], open_rules: tuple[str, ...] = ()
) -> tuple[Dice, str]:
    """The dice of a draw, and the rule that its question is to be decided by.

    One of `choices`, the lot's own if it names one; instead of an open rule, which
    decides nothing, any of them. PositionError for another rule.
    """
    words = (lot.kind, str(lot.version), str(lot.level), lot.seed, lot.rule)
    dice = Dice(" ".join(words))
    if lot.rule in choices:
        return dice, lot.rule
    if lot.rule and lot.rule not in open_rules:
        raise PositionError("draw", lot.rule, 3, "a rule of this level")
    return dice, choices[dice.below(len(choices))]


def deal(dice: Dice, trumps: bool = True, seven: bool = False) -> Dealt:
    """Deal to three, the declarer with trumps in the longest suit.

    With `seven` the trump is a suit whose seven the declarer holds and announces.
    """
    pack = shuffled(PACK, dice)
    declarer = dice.below(len(SEATS))
    parts = [pack[HAND_SIZE * seat : HAND_SIZE * (seat + 1)] for seat in SEATS]
    twelve = parts[declarer] + pack[DEAL_CARDS:]
    trump = _longest(twelve, seven) if trumps else NO_TRUMP
    held = seven and card(trump, SEVEN) in twelve
    contract = BETL if not trumps else SEVEN_CONTRACT if held else GAME
    parts[declarer] = _discarded(twelve, commitment(contract, trump))
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
    for _ in range(DEAL_CARDS):
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
            count += len(RANKS)
        if count > length:
            best, length = suit, count
    return best


def _discarded(twelve: tuple[int, ...], played: Commitment) -> tuple[int, ...]:
    """The hand after the discard: what may go and is no trump goes first."""
    free = [play.card for play in talon.verdicts(twelve, played) if play.allowed]
    plain = [one for one in free if one >> 3 != played.trump and not is_sharp(one)]
    away = (plain + [one for one in free if one not in plain])[:TALON_SIZE]
    return tuple([one for one in twelve if one not in away])
