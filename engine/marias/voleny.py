"""Volený mariáš: forehand chooses trumps, the others may play without, he announces."""

from collections import namedtuple

from . import asking as asked
from . import choosing, laying, rules
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
from .profile import Profile
from .seats import FOREHAND, NOBODY
from .trump_game import against as announced_wrongly
from .trump_game import announcements

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .actions import Action

PLAYERS = 3
# What the others have been dealt when forehand chooses.
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
    somebody holds its cards. ``commitment`` is None until a game is announced, or one
    without trumps agreed; where the contract comes first, it may still be taken over.
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
    if is_over(state):
        return AGREED
    if state.chosen == NO_CARD:
        return CHOOSING
    if not state.talon:
        return DISCARDING
    announces = asked.is_over(state.asking) or _contract_is_due(state)
    return ANNOUNCING if announces else ASKING


def is_over(state: VolenyState) -> bool:
    """Tell whether it is settled who plays what; the comments follow."""
    return state.commitment is not None and asked.is_over(state.asking)


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
    return hand[: choosing.FIRST_SEVEN if seat == FOREHAND else FIRST_FIVE]


def shown_trump(state: VolenyState) -> Card:
    """Return the chosen card once everybody may see it, NO_CARD before.

    It lies face down until both have said "dobrá" (vol.dobra-announce), or until the
    contract is announced where that comes first; in a betl or durch it is never shown.
    """
    agreed = asked.is_over(state.asking) and state.asking.contract == GAME
    announced = state.commitment is not None and has_trump(state.commitment.contract)
    return state.chosen if agreed or announced else NO_CARD


def legal_actions(state: VolenyState) -> "tuple[Action, ...]":
    """Return every action that ``apply`` accepts, none when the game is agreed.

    Of the two cards of a discard only one order is listed.
    """
    now = phase(state)
    if now == CHOOSING:
        return choosing.choices(state.hands[FOREHAND], state.profile)
    if now == DISCARDING:
        return laying.discards(state.hands[state.asking.turn])
    if now == ASKING:
        return _words(state)
    return _announcements(state) if now == ANNOUNCING else ()


def apply(state: VolenyState, action: "Action") -> VolenyState:
    """Return the state after an action; IllegalActionError gives the rule against."""
    now = phase(state)
    if now == CHOOSING and isinstance(action, (ChooseTrump, FromPeople)):
        return _choose(state, action)
    if now == DISCARDING and isinstance(action, Discard):
        return _discard(state, action)
    if now == ASKING and isinstance(action, (Ask, Answer, TakeOver)):
        return _ask(state, action)
    if _contract_is_due(state) and isinstance(action, TakeOver) and now == ANNOUNCING:
        return _ask(state, action)
    if now == ANNOUNCING and isinstance(action, Announce):
        return _announce(state, action)
    bids = isinstance(action, (Bid, Hold, Pass, Omyl))
    rule = rules.VOLENY_NO_AUCTION if bids else _PHASE_RULES[now]
    raise IllegalActionError(rule, action)


def _choose(state: VolenyState, action: "Action") -> VolenyState:
    card = choosing.card_chosen(state.hands[FOREHAND], action, state.profile)
    blind = isinstance(action, FromPeople)
    return VolenyState(*(state[:3] + (card, blind) + state[5:]))


def _discard(state: VolenyState, action: Discard) -> VolenyState:
    seat = state.asking.turn
    laying.check(state.hands[seat], action)
    kept = tuple([card for card in state.hands[seat] if card not in action.cards])
    hands = state.hands[:seat] + (kept,) + state.hands[seat + 1 :]
    return VolenyState(state.profile, hands, action.cards, *state[3:])


def _contract_is_due(state: VolenyState) -> bool:
    """Tell whether the contract comes next, before "barva?".

    The usual order is the question first (vol.barva), then the contract
    (vol.dobra-announce); one page has it the other way round.
    """
    first = state.profile.vol_contract == "first"
    return first and state.commitment is None and state.asking.contract == NOTHING


def _words(state: VolenyState) -> "tuple[Action, ...]":
    """The words of the round; after a contract forehand has only to ask."""
    words = asked.legal_actions(state.asking)
    if state.asking.contract == NOTHING and state.commitment is not None:
        return words[:1]
    return words if not _against_trumps(state) else words[1:]


def _announcements(state: VolenyState) -> "tuple[Action, ...]":
    """What forehand may announce, before the question betl and durch besides."""
    trump, hand = suit(state.chosen), state.hands[FOREHAND]
    games: tuple[Action, ...] = ()
    if not _against_trumps(state):
        games = announcements(state.profile, trump, hand, state.talon)
    return games + asked.legal_actions(state.asking)[1:]


def _against_trumps(state: VolenyState) -> str:
    """Return what in forehand's own discard forbids him a game with trumps."""
    if state.asking.contract != NOTHING or state.commitment is not None:
        return ""
    return laying.against_trumps(state.talon, state.chosen, state.profile)


def _ask(state: VolenyState, action: "Action") -> VolenyState:
    profile, hands, talon, chosen, blind, asking, announced = state
    after = asked.apply(asking, action)
    asks = after.contract == GAME
    if announced is not None and asking.contract == NOTHING and not asks:
        raise IllegalActionError(rules.VOLENY_ASK, action)
    wrong = _against_trumps(state)
    if wrong and asks:
        raise IllegalActionError(wrong, action)
    if after.taking:
        announced = None
        taken = hands[after.turn] + talon
        hands = hands[: after.turn] + (taken,) + hands[after.turn + 1 :]
        talon = ()
    if asked.is_over(after) and not has_trump(after.contract):
        announced = Commitment(after.contract, NO_TRUMP, NO_TRUMP)
    return VolenyState(profile, hands, talon, chosen, blind, after, announced)


def _announce(state: VolenyState, action: Announce) -> VolenyState:
    trump, hand = suit(state.chosen), state.hands[FOREHAND]
    commitment = action.commitment
    wrong = _against_trumps(state) or announced_wrongly(
        state.profile, trump, hand, state.talon, commitment
    )
    if wrong:
        raise IllegalActionError(wrong, action)
    return VolenyState(*(state[:6] + (commitment,)))
