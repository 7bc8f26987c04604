"""The outcome of a deal: points of each side, and the parts that play decides."""

from collections import namedtuple

from . import rules
from .cards import NO_TRUMP, Card, card
from .cards import SEVEN as SEVEN_RANK
from .contracts import BETL, DURCH, has_helper, has_trump
from .parts import (
    BETL_PART,
    DURCH_PART,
    HRA,
    SEDMA,
    TWO_SEVENS_PART,
    Part,
    parts_of,
)
from .points import Score, count
from .profile import Profile
from .seats import NOBODY
from .state import PlayState, cards_played

__all__ = (
    "Outcome",
    "Part",
    "betl_or_durch",
    "clever",
    "hra_made",
    "outcome",
    "score",
    "seven",
    "two_sevens",
)

# Half of the ninety points and one: what some believe to be needed.
_MISTAKEN_MAJORITY = 51


class Outcome(namedtuple("Outcome", ("declarer", "defence", "parts"))):
    """The score of the declarer, that of the defence, and the parts of the contract."""

    __slots__ = ()
    declarer: Score
    defence: Score
    parts: tuple[Part, ...]


def outcome(state: PlayState) -> Outcome:
    """Return the outcome of the tricks played so far.

    The parts are hra (hra.majority), each announced seven (sedma.last-trick-7) or both
    of dvě sedmy (dvesedmy.order), betl and durch; they hold when the play is over.
    ``results`` adds the hundred and what nobody announced.
    """
    declarer = score(state, True)
    defence = score(state, False)
    parts: list[Part] = []
    if HRA in parts_of(state.contract, state.profile):
        made = hra_made(declarer.total, defence.total, state.profile)
        parts.append(Part(HRA, state.declarer, made, rules.MAJORITY, 1))
    if has_helper(state.contract):
        parts.append(two_sevens(state))
    else:
        parts.extend([seven(state, seat, one) for seat, one in state.kept])
    if not has_trump(state.contract):
        parts.append(betl_or_durch(state))
    return Outcome(declarer, defence, tuple(parts))


def score(state: PlayState, declarer: bool, partner: int = NOBODY) -> Score:
    """Count the tricks and marriages of the declarer's side, or of the other.

    A marriage counts for its announcer, whoever took the trick (hlaska.owner-keeps).
    In betl and durch nothing is counted (betl.no-points-no-hlasky). ``partner`` is the
    seat that plays with the declarer (křížový).
    """
    if not has_trump(state.contract):
        return Score(0, ())
    side = [
        seat
        for seat in range(len(state.hands))
        if (seat in (state.declarer, partner)) == declarer
    ]
    cards: tuple[Card, ...] = ()
    for trick in state.tricks:
        if trick.winner in side:
            cards = cards + trick.cards
    return count(
        cards,
        _has_last_trick(state, side),
        _announced(state, side),
        tuple([suit for seat, suit in state.broken if seat in side]),
        state.trump,
        state.profile,
    )


def hra_made(declarer: int, defence: int, profile: Profile) -> bool:
    """Tell whether hra is made: more points than the defence (hra.majority).

    A tie cannot be, since the tens that are shared out are an odd number
    (points.no-tie).
    """
    if profile.hra_made == "51":
        return declarer >= _MISTAKEN_MAJORITY
    return declarer > defence


def betl_or_durch(state: PlayState) -> Part:
    """Judge betl, without a trick (betl.no-tricks), or durch (durch.all-tricks).

    At křížový all tricks but the last are enough for a durch "s chytrým", where the
    profile plays it (kriz.durch-chytry).
    """
    taken = [trick.winner == state.declarer for trick in state.tricks]
    if state.contract == BETL:
        made = not any(taken)
        return Part(BETL_PART, state.declarer, made, rules.BETL_NO_TRICKS, 1)
    if clever(state) != NOBODY:
        return Part(DURCH_PART, state.declarer, True, rules.KRIZOVY_DURCH, 1)
    return Part(DURCH_PART, state.declarer, all(taken), rules.DURCH_ALL_TRICKS, 1)


def clever(state: PlayState) -> int:
    """Return who took the last trick of a durch after the declarer took all others.

    He counts to the declarer's side for the payment; NOBODY where there is none.
    Only of the four at křížový, where the profile plays durch "s chytrým"
    (kriz.durch-chytry).
    """
    if state.contract != DURCH or len(state.hands) != 4:
        return NOBODY
    takers = [trick.winner for trick in state.tricks]
    if state.profile.durch_s_chytrym != "yes" or any(state.hands) or not takers:
        return NOBODY
    others = [seat for seat in takers[:-1] if seat != state.declarer]
    return takers[-1] if not others and takers[-1] != state.declarer else NOBODY


def seven(state: PlayState, seat: int, announced: Card) -> Part:
    """Judge an announced seven: it must take the last trick (sedma.last-trick-7).

    It is lost when it was forced out before (sedma.forced-early-lost) or beaten in the
    last trick (sedma.beaten-lost), and when it was never in the hand.
    """
    played = cards_played(state, seat)
    if announced not in played:
        return Part(SEDMA, seat, False, rules.SEVEN_LAST_TRICK, 1)
    if played[-1] != announced:
        return Part(SEDMA, seat, False, rules.SEVEN_FORCED, 1)
    wins = state.profile.seven_made == "wins"
    if wins and state.tricks[-1].winner != seat:
        return Part(SEDMA, seat, False, rules.SEVEN_BEATEN, 1)
    return Part(SEDMA, seat, True, rules.SEVEN_LAST_TRICK, 1)


def two_sevens(state: PlayState, helper: int = NO_TRUMP) -> Part:
    """Judge dvě sedmy: the helper seven takes the last trick but one (dvesedmy.order).

    The seven of trumps takes the last; points do not matter (dvesedmy.points-ignored),
    and the helper suit beats nothing (trump.helper-no-power). They are lost when either
    is beaten or missing, or when the order is swapped (dvesedmy.either-lost). Without a
    ``helper`` suit it is that of the other seven that is kept.
    """
    seat = state.declarer
    trumps = card(state.trump, SEVEN_RANK)
    helpers = [one for owner, one in state.kept if owner == seat and one != trumps]
    if helper != NO_TRUMP:
        helpers = [card(helper, SEVEN_RANK)]
    order = cards_played(state, seat)[-2:] == tuple(helpers) + (trumps,)
    made = order and all(trick.winner == seat for trick in state.tricks[-2:])
    rule = rules.TWO_SEVENS_ORDER if made else rules.TWO_SEVENS_EITHER_LOST
    return Part(TWO_SEVENS_PART, seat, made, rule, 1)


def _has_last_trick(state: PlayState, side: list[int]) -> bool:
    """The last trick is the one after which no hand holds a card."""
    if any(state.hands) or state.table or not state.tricks:
        return False
    return state.tricks[-1].winner in side


def _announced(state: PlayState, side: list[int]) -> tuple[int, ...]:
    suits: list[int] = []
    for one in state.announcements:
        seat = one.seat
        if state.profile.marriage_owner == "winner" and one.trick < len(state.tricks):
            seat = state.tricks[one.trick].winner
        if seat in side:
            suits.append(one.suit)
    return tuple(suits)
