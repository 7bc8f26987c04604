"""Volený mariáš: forehand chooses trumps, the others may play without, he announces."""

from collections import namedtuple

from . import asking as asked
from . import laying, rules
from .actions import (
    NO_CARD,
    Announce,
    Answer,
    Ask,
    Bid,
    ChooseTrump,
    Discard,
    FromPeople,
    Hold,
    Omyl,
    Pass,
    TakeOver,
)
from .asking import NOTHING, Asking
from .cards import NO_TRUMP, Card, suit
from .contracts import GAME, Commitment, has_trump
from .dealing import Dealt
from .errors import IllegalActionError
from .marriages import marriages
from .profile import Profile
from .seats import FOREHAND, NOBODY
from .trump_game import against as announced_wrongly
from .trump_game import announcements

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .actions import Action

PLAYERS = 3
# What forehand has seen when he chooses, and what the others have been dealt by then.
FIRST_SEVEN = 7
FIRST_FIVE = 5

CHOOSING, DISCARDING, ASKING, ANNOUNCING, AGREED = (
    "choosing",
    "discarding",
    "asking",
    "announcing",
    "agreed",
)
# The rule that says what has to be done in each phase.
_PHASE_RULES = {
    CHOOSING: rules.VOLENY_TRUMP,
    DISCARDING: rules.VOLENY_DISCARD,
    ASKING: rules.VOLENY_ASK,
    ANNOUNCING: rules.VOLENY_ANNOUNCE,
    AGREED: rules.VOLENY_ANNOUNCE,
}


class VolenyState(
    namedtuple(
        "VolenyState",
        ("profile", "hands", "talon", "chosen", "blind", "asking", "commitment"),
    )
):
    """Everything between the deal and the first comment (vol.no-auction).

    ``hands`` are in the order in which they were dealt; ``chosen`` is the card that
    made trumps, NO_CARD before, still one of forehand's; ``talon`` is empty while
    somebody holds its cards. ``commitment`` is None until the game is agreed.
    """

    __slots__ = ()
    profile: Profile
    hands: tuple[tuple[Card, ...], ...]
    talon: tuple[Card, ...]
    chosen: Card
    blind: bool
    asking: Asking
    commitment: "Commitment | None"


def start(profile: Profile, dealt: Dealt) -> VolenyState:
    """Return the state after the deal: twelve cards for forehand, ten for the others.

    There is no auction (vol.no-auction). The hands are in the order of dealing
    (deal.vol-7-5). Source: Pravidla mariáše k online hře, Volený mariáš.
    """
    asking = asked.start(PLAYERS)
    return VolenyState(profile, dealt.hands, (), NO_CARD, False, asking, None)


def phase(state: VolenyState) -> str:
    """Return what has to be done next, AGREED when the game is settled."""
    if state.commitment is not None:
        return AGREED
    if state.chosen == NO_CARD:
        return CHOOSING
    if not state.talon:
        return DISCARDING
    return ANNOUNCING if asked.is_over(state.asking) else ASKING


def is_over(state: VolenyState) -> bool:
    """Tell whether it is settled who plays what; the comments follow."""
    return state.commitment is not None


def declarer(state: VolenyState) -> int:
    """Return who plays what is offered so far: forehand, or who took it over."""
    return state.asking.holder


def seat_to_act(state: VolenyState) -> int:
    """Return whose turn it is, NOBODY when the game is agreed."""
    if is_over(state):
        return NOBODY
    return FOREHAND if phase(state) == ANNOUNCING else state.asking.turn


def visible(state: VolenyState, seat: int) -> tuple[Card, ...]:
    """Return the cards that a seat may look at in its own hand.

    Forehand sees only his first seven until trumps are chosen; then he gets the rest
    (vol.trump-from-seven).
    """
    hand = state.hands[seat]
    if state.chosen != NO_CARD:
        return hand
    return hand[: FIRST_SEVEN if seat == FOREHAND else FIRST_FIVE]


def shown_trump(state: VolenyState) -> Card:
    """Return the chosen card once everybody may see it, NO_CARD before.

    It lies face down until both have said "dobrá" (vol.dobra-announce); in a betl or
    durch it is never shown.
    """
    agreed = asked.is_over(state.asking) and state.asking.contract == GAME
    return state.chosen if agreed else NO_CARD


def legal_actions(state: VolenyState) -> "tuple[Action, ...]":
    """Return every action that ``apply`` accepts, none when the game is agreed.

    Of the two cards of a discard only one order is listed.
    """
    now = phase(state)
    if now == CHOOSING:
        return _choices(state)
    if now == DISCARDING:
        return laying.discards(state.hands[state.asking.turn])
    if now == ASKING:
        words = asked.legal_actions(state.asking)
        return words if not _against_trumps(state) else words[1:]
    if now == ANNOUNCING:
        trump, hand = suit(state.chosen), state.hands[FOREHAND]
        return announcements(state.profile, trump, hand, state.talon)
    return ()


def apply(state: VolenyState, action: "Action") -> VolenyState:
    """Return the state after an action; IllegalActionError gives the rule against."""
    now = phase(state)
    if now == CHOOSING and isinstance(action, (ChooseTrump, FromPeople)):
        return _choose(state, action)
    if now == DISCARDING and isinstance(action, Discard):
        return _discard(state, action)
    if now == ASKING and isinstance(action, (Ask, Answer, TakeOver)):
        return _ask(state, action)
    if now == ANNOUNCING and isinstance(action, Announce):
        return _announce(state, action)
    bids = isinstance(action, (Bid, Hold, Pass, Omyl))
    rule = rules.VOLENY_NO_AUCTION if bids else _PHASE_RULES[now]
    raise IllegalActionError(rule, action)


def _choices(state: VolenyState) -> "tuple[Action, ...]":
    """Any of the first seven; or blind, where the table allows it (vol.z-lidu)."""
    first = state.hands[FOREHAND][:FIRST_SEVEN]
    if state.profile.vol_trump == "pair" and marriages(first):
        first = tuple([card for card in first if suit(card) in marriages(first)])
    cards = tuple([ChooseTrump(card) for card in first])
    return cards + (FromPeople(),) if state.profile.z_lidu == "yes" else cards


def _choose(state: VolenyState, action: "Action") -> VolenyState:
    if action not in _choices(state):
        blindly = isinstance(action, FromPeople)
        rule = rules.VOLENY_FROM_PEOPLE if blindly else rules.VOLENY_TRUMP
        raise IllegalActionError(rule, action)
    profile, hands, talon = state[:3]
    if isinstance(action, ChooseTrump):
        return VolenyState(profile, hands, talon, action.card, False, *state[5:])
    # Which of the second five, no source decides: the one that was dealt first.
    card = hands[FOREHAND][FIRST_SEVEN]
    return VolenyState(profile, hands, talon, card, True, *state[5:])


def _discard(state: VolenyState, action: Discard) -> VolenyState:
    seat = state.asking.turn
    laying.check(state.hands[seat], action)
    kept = tuple([card for card in state.hands[seat] if card not in action.cards])
    hands = state.hands[:seat] + (kept,) + state.hands[seat + 1 :]
    return VolenyState(state.profile, hands, action.cards, *state[3:])


def _against_trumps(state: VolenyState) -> str:
    """Return what in forehand's own discard forbids him to ask."""
    if state.asking.contract != NOTHING:
        return ""
    return laying.against_trumps(state.talon, state.chosen, state.profile)


def _ask(state: VolenyState, action: "Action") -> VolenyState:
    profile, hands, talon, chosen, blind, asking, _ = state
    wrong = _against_trumps(state)
    after = asked.apply(asking, action)
    if wrong and after.contract == GAME:
        raise IllegalActionError(wrong, action)
    if after.taking:
        taken = hands[after.turn] + talon
        hands = hands[: after.turn] + (taken,) + hands[after.turn + 1 :]
        talon = ()
    commitment = None
    if asked.is_over(after) and not has_trump(after.contract):
        commitment = Commitment(after.contract, NO_TRUMP, NO_TRUMP)
    return VolenyState(profile, hands, talon, chosen, blind, after, commitment)


def _announce(state: VolenyState, action: Announce) -> VolenyState:
    trump, hand = suit(state.chosen), state.hands[FOREHAND]
    commitment = action.commitment
    wrong = announced_wrongly(state.profile, trump, hand, state.talon, commitment)
    if wrong:
        raise IllegalActionError(wrong, action)
    return VolenyState(*(state[:6] + (commitment,)))
