"""The outcome of a deal: points of each side, and the parts that play decides."""

from collections import namedtuple

from . import rules
from .cards import Card
from .contracts import BETL, DURCH, has_game_part, has_trump
from .points import Score, count
from .state import PlayState, cards_played


class Part(namedtuple("Part", ("name", "seat", "made", "rule"))):
    """One part of the contract: whose it is, whether it was made, the deciding rule."""

    __slots__ = ()
    name: str
    seat: int
    made: bool
    rule: str


class Outcome(namedtuple("Outcome", ("declarer", "defence", "parts"))):
    """The score of the declarer, that of the defence, and the parts of the contract."""

    __slots__ = ()
    declarer: Score
    defence: Score
    parts: tuple[Part, ...]


def outcome(state: PlayState) -> Outcome:
    """Return the outcome of the tricks played so far.

    Points count in games with trumps only (betl.no-points-no-hlasky). The parts are
    hra (hra.majority), each announced seven (sedma.last-trick-7), betl and durch; they
    hold when the play is over.
    """
    declarer = score(state, True)
    defence = score(state, False)
    parts: list[Part] = []
    if has_game_part(state.contract):
        made = declarer.total > defence.total
        parts.append(Part("hra", state.declarer, made, rules.MAJORITY))
    for seat, seven in state.kept:
        made, rule = _seven(state, seat, seven)
        parts.append(Part("sedma", seat, made, rule))
    taken = [trick.winner == state.declarer for trick in state.tricks]
    if state.contract == BETL:
        parts.append(Part("betl", state.declarer, not any(taken), rules.BETL_NO_TRICKS))
    if state.contract == DURCH:
        made = all(taken)
        parts.append(Part("durch", state.declarer, made, rules.DURCH_ALL_TRICKS))
    return Outcome(declarer, defence, tuple(parts))


def score(state: PlayState, declarer: bool) -> Score:
    """Count the tricks and marriages of the declarer's side, or of the other."""
    if not has_trump(state.contract):
        return Score(0, ())
    cards: tuple[Card, ...] = ()
    for trick in state.tricks:
        if (trick.winner == state.declarer) == declarer:
            cards = cards + trick.cards
    return count(
        cards,
        _has_last_trick(state, declarer),
        _announced(state, declarer),
        tuple([suit for seat, suit in state.broken if _sides(state, seat, declarer)]),
        state.trump,
        state.profile,
    )


def _sides(state: PlayState, seat: int, declarer: bool) -> bool:
    return (seat == state.declarer) == declarer


def _has_last_trick(state: PlayState, declarer: bool) -> bool:
    """The last trick is the one after which no hand holds a card."""
    if any(state.hands) or state.table or not state.tricks:
        return False
    return _sides(state, state.tricks[-1].winner, declarer)


def _announced(state: PlayState, declarer: bool) -> tuple[int, ...]:
    suits: list[int] = []
    for one in state.announcements:
        seat = one.seat
        if state.profile.marriage_owner == "winner" and one.trick < len(state.tricks):
            seat = state.tricks[one.trick].winner
        if _sides(state, seat, declarer):
            suits.append(one.suit)
    return tuple(suits)


def _seven(state: PlayState, seat: int, seven: Card) -> tuple[bool, str]:
    played = cards_played(state, seat)
    if not played or played[-1] != seven:
        return False, rules.SEVEN_FORCED
    if state.tricks[-1].winner != seat:
        return False, rules.SEVEN_BEATEN
    return True, rules.SEVEN_LAST_TRICK
