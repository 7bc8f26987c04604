"""Ložené hry: which hands cannot be lost, and what is done with them."""

from collections import namedtuple

from . import rules
from .cards import KING, OBER, SUITS, Card, card
from .contracts import (
    BETL,
    DURCH,
    TWO_SEVENS,
    TWO_SEVENS_HUNDRED,
    Commitment,
    announces_hundred,
    announces_seven,
    has_game_part,
    kept_cards,
)
from .endings import FEW, is_safe
from .hundred import Points, measure, points, total
from .laid_aims import aim
from .laid_betl import SAFE, UNKNOWN, UNSAFE, takes_none
from .laid_points import keeps_points
from .laid_quick import is_hopeless
from .laid_rules import definition
from .laid_tricks import wins_all, wins_all_at_durch
from .marriages import marriages, value
from .outcome import score
from .points import BASE_POINTS
from .state import PlayState
from .unseen import (
    PLAYERS,
    View,
    between_tricks,
    is_free,
    is_usual,
    may_lie_together,
    view,
)

LAID, NOT_LAID, NOT_DECIDED = "laid", "not-laid", "not-decided"

# Why.
NO_WAY, CAN_FAIL, LOST, SEVEN_MISSING, TOO_FEW_POINTS, TOO_MANY_WAYS, NOT_NOW = (
    "no-way-to-lose",
    "can-fail",
    "lost-already",
    "seven-missing",
    "too-few-points",
    "too-many-ways",
    "not-now",
)


class Laid(namedtuple("Laid", ("verdict", "rule", "why"))):
    """Whether a contract is ložený, by which definition, and why.

    ``verdict`` is LAID or NOT_LAID, both proved, or NOT_DECIDED: an answer would take
    longer than a page can wait, or the question does not arise now.
    """

    __slots__ = ()
    verdict: str
    rule: str
    why: str


def may_lay_down(play: PlayState, announced: Commitment) -> bool:
    """Tell, cheaply, whether the declarer's hand is proved to be ložená now.

    Between two tricks of three players, by his cards and those that are out alone.
    False also where it is not decided: ``laid`` looks harder.
    """
    if play.table or len(play.hands) != PLAYERS:
        return False
    hand = play.hands[play.declarer]
    out: tuple[Card, ...] = ()
    for seat, row in enumerate(play.hands):
        if seat != play.declarer:
            out = out + row
    if is_hopeless(play, hand, out) or _lost_already(play, announced):
        return False
    if not is_usual(play.profile):
        return False
    seen = between_tricks(play, hand, out, ((), ()))
    return _by_proof(seen, announced) == SAFE and _stands(play, seen, announced)


def laid(
    play: PlayState, announced: Commitment, known: "tuple[tuple[int, Card], ...]" = ()
) -> Laid:
    """Say whether a contract is ložený: not to be lost however the cards lie.

    Against any layout and any defence, by the general definition (lozena.def) and what
    the sources add for each contract; won by luck or by a mistake it is not ložený
    (lozena.luck-not). Later in the play it is asked of the cards that are left, with
    all that the declarer knows of them (lozena.later); ``known`` are cards he has seen:
    pairs of a seat and a card. In the proof cards lie open, as when a claim is checked:
    the declarer plays as one who sees the layout, whatever it is.

    Exact for durch; for betl but for one rare case; for sedma where it may lose no
    trick; for dvě sedmy with nothing but trumps and helpers; and with three cards a
    hand for all. For the rest see ``keeps_points``. Three players, between two tricks.
    """
    rule = definition(announced, play.profile.lozena_when)
    if play.table or len(play.hands) != PLAYERS or not play.hands[play.declarer]:
        return Laid(NOT_DECIDED, rule, NOT_NOW)
    why = _lost_already(play, announced)
    if why:
        return Laid(NOT_LAID, rule, why)
    seen = view(play, known)
    if len(seen.hand) <= FEW:
        safe = is_safe(play, seen, aim(announced, play.profile.lozena_when))
        return _laid(SAFE if safe else UNSAFE, rule)
    if not _stands(play, seen, announced):
        return Laid(NOT_LAID, rule, TOO_FEW_POINTS)
    if not is_usual(play.profile):
        return _laid(UNKNOWN, rule)
    return _laid(_by_proof(seen, announced), rule)


def decided_by(play: PlayState, found: Laid) -> tuple[str, ...]:
    """Return the rules by which a hand was judged, the definition first.

    Where cards are played already it was asked of those that are left (lozena.later);
    what can fail is not ložené, though luck may win it (lozena.luck-not).
    """
    decided: tuple[str, ...] = (found.rule,)
    if play.tricks:
        decided = decided + (rules.LAID_LATER,)
    return decided + ((rules.LAID_NOT_BY_LUCK,) if found.why == CAN_FAIL else ())


def _laid(answer: str, rule: str) -> Laid:
    verdict, why = {
        SAFE: (LAID, NO_WAY),
        UNSAFE: (NOT_LAID, CAN_FAIL),
        UNKNOWN: (NOT_DECIDED, TOO_MANY_WAYS),
    }[answer]
    return Laid(verdict, rule, why)


def _by_proof(seen: View, announced: Commitment) -> str:
    """SAFE, UNSAFE or UNKNOWN by what can be proved without trying."""
    contract = announced.contract
    reading = seen.profile.lozena_when
    if contract == BETL:
        return takes_none(seen)
    if contract == DURCH:
        return SAFE if wins_all_at_durch(seen) else UNSAFE
    if contract in (TWO_SEVENS, TWO_SEVENS_HUNDRED):
        return _two_sevens(seen, announced)
    if reading == "tricks" and announces_seven(contract):
        if wins_all(seen):
            return SAFE
        return UNSAFE if is_free(seen) else UNKNOWN
    answer = keeps_points(seen)
    # By the weaker definition points may go as long as the contract is made.
    return UNKNOWN if reading == "open" and answer == UNSAFE else answer


def _two_sevens(seen: View, announced: Commitment) -> str:
    """With a sto both have to stand; no source says when that is ložený."""
    from .laid_sevens import keeps_both

    answer = keeps_both(seen, announced)
    if answer != SAFE or announced.contract == TWO_SEVENS or wins_all(seen):
        return answer
    return UNKNOWN


def _lost_already(play: PlayState, announced: Commitment) -> str:
    """Why the contract cannot be made any more, "" while it can."""
    taken = [trick.winner == play.declarer for trick in play.tricks]
    if announced.contract == BETL and True in taken:
        return LOST
    if announced.contract == DURCH and False in taken:
        return LOST
    sevens = kept_cards(announced.contract, announced.trump, announced.helper)
    hand = play.hands[play.declarer]
    if [seven for seven in sevens if seven not in hand]:
        return SEVEN_MISSING
    return ""


def _stands(play: PlayState, seen: View, announced: Commitment) -> bool:
    """Whether the points are enough when no more are lost.

    A hra not while the defence can hold more in marriages than the declarer has: a
    hundred, 40 and three times 20, against his ninety (lozena.hra-100-turnaj). A
    hundred needs a marriage that counts.
    """
    contract = announced.contract
    if not has_game_part(contract) and not announces_hundred(contract):
        return True
    own = points(score(play, True))
    other = points(score(play, False))
    held = [value(suit, play.trump, play.profile) for suit in marriages(seen.hand)]
    kept = Points(BASE_POINTS - other.base, own.marriages + tuple(held))
    if announces_hundred(contract):
        return measure(kept, other, play.profile).made
    return total(kept) > total(other) + _their_marriages(play, seen)


def _their_marriages(play: PlayState, seen: View) -> int:
    """The marriages that the defence may still announce, in some layout."""
    found = 0
    for suit in SUITS:
        pair = (card(suit, KING), card(suit, OBER))
        both = [one for one in pair if one in seen.out]
        if len(both) == 2 and may_lie_together(seen, pair):
            found += value(suit, play.trump, play.profile)
    return found
