"""Křížový mariáš: four players, and a partner whom only the called card names."""

from collections import namedtuple

from . import asking as asked
from . import rules
from .actions import NO_CARD, Announce, Call, FromPeople
from .asking import Asking
from .cards import NO_TRUMP, RANKS, Card, card, suit
from .contracts import BETL, DURCH, GAME, Commitment, has_trump
from .dealing import Dealt
from .errors import IllegalActionError
from .profile import Profile
from .seats import FOREHAND, NOBODY
from .state import PlayState
from .trump_game import against as announced_wrongly
from .trump_game import announcements

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .actions import Action

PLAYERS = 4
# What forehand has seen when he calls.
FIRST_FOUR = 4

CALLING, ASKING, ANNOUNCING, AGREED = ("calling", "asking", "announcing", "agreed")
_PHASE_RULES = {
    CALLING: rules.KRIZOVY_CALL,
    ANNOUNCING: rules.KRIZOVY_SHOW,
    AGREED: rules.KRIZOVY_SHOW,
}


class KrizovyState(
    namedtuple(
        "KrizovyState",
        ("profile", "hands", "chosen", "called", "asking", "commitment"),
    )
):
    """Everything between the deal and the first comment.

    ``chosen`` is the card laid face down, ``called`` the trump that forehand wants to
    play with; both NO_CARD before. ``commitment`` is None until the game is agreed.
    """

    __slots__ = ()
    profile: Profile
    hands: tuple[tuple[Card, ...], ...]
    chosen: Card
    called: Card
    asking: Asking
    commitment: "Commitment | None"


def start(profile: Profile, dealt: Dealt) -> KrizovyState:
    """Return the state after the deal: eight cards each, no talon (deal.kriz-8).

    So there are eight tricks (kriz.tricks-8). The hands are in the order of dealing.
    Source: Pravidla mariáše k online hře, Křížový mariáš.
    """
    asking = asked.start(PLAYERS)
    return KrizovyState(profile, dealt.hands, NO_CARD, NO_CARD, asking, None)


def phase(state: KrizovyState) -> str:
    """Return what has to be done next, AGREED when the game is settled."""
    if state.commitment is not None:
        return AGREED
    if state.chosen == NO_CARD:
        return CALLING
    return ANNOUNCING if asked.is_over(state.asking) else ASKING


def is_over(state: KrizovyState) -> bool:
    """Tell whether it is settled what is played; the comments follow."""
    return state.commitment is not None


def declarer(state: KrizovyState) -> int:
    """Return who plays what is offered so far: forehand, or who took it over."""
    return state.asking.holder


def seat_to_act(state: KrizovyState) -> int:
    """Return whose turn it is, NOBODY when the game is agreed."""
    if is_over(state):
        return NOBODY
    return FOREHAND if phase(state) == ANNOUNCING else state.asking.turn


def visible(state: KrizovyState, seat: int) -> tuple[Card, ...]:
    """Return the cards that a seat may look at in its own hand: four before the call.

    That forehand calls after four cards is inferred: he may call a card that he hopes
    to get (kriz.call-self).
    """
    return state.hands[seat][: FIRST_FOUR if state.chosen == NO_CARD else None]


def shown_trump(state: KrizovyState) -> Card:
    """Return the chosen card once all have said "dobrá", NO_CARD before.

    Source: Pravidla mariáše k online hře, Křížový mariáš (kriz.show-trump).
    """
    agreed = asked.is_over(state.asking) and state.asking.contract == GAME
    return state.chosen if agreed else NO_CARD


def partner(state: KrizovyState) -> int:
    """Return who plays with the declarer: the holder of the called card, or NOBODY.

    Pair against pair (kriz.call-card); whoever called an own card is alone against
    three (kriz.call-self), and so is he who plays betl or durch. Until the called card
    falls only its holder knows. Source: Pravidla mariáše k online hře, Křížový mariáš.
    """
    called = state.called
    if called == NO_CARD or state.asking.contract in (BETL, DURCH):
        return NOBODY
    holder = [called in hand for hand in state.hands].index(True)
    if holder != FOREHAND and state.profile.kriz_partner == "opposite":
        return FOREHAND + 2
    return holder if holder != FOREHAND else NOBODY


def calling_side(state: KrizovyState) -> tuple[int, ...]:
    """Return the seats of the declarer's side, himself first.

    Only this side gives its own fleks, and partners give each other none
    (kriz.flek-sides). Source: Pravidla mariáše k online hře, Křížový mariáš.
    """
    friend = partner(state)
    alone = (declarer(state),)
    return alone if friend == NOBODY else alone + (friend,)


def legal_actions(state: KrizovyState) -> "tuple[Action, ...]":
    """Return every action that ``apply`` accepts, none when the game is agreed.

    Whether the unknown partner may play betl or durch instead, no source decides: he
    is asked like the others.
    """
    now = phase(state)
    if now == CALLING:
        return _calls(state)
    if now == ASKING:
        return asked.legal_actions(state.asking)
    if now == ANNOUNCING:
        hand = state.hands[FOREHAND]
        return announcements(state.profile, suit(state.chosen), hand)
    return ()


def apply(state: KrizovyState, action: "Action") -> KrizovyState:
    """Return the state after an action; IllegalActionError gives the rule against.

    A blind choice is refused: the competition rules, of which we know at second hand,
    forbid it here. Whether a partner may announce the seven he holds, no source
    decides: only forehand announces.
    """
    now = phase(state)
    profile, hands, chosen, called, asking, _ = state
    if now == CALLING and isinstance(action, Call) and action in _calls(state):
        chosen = action.card
        called = card(suit(chosen), action.rank)
        return KrizovyState(profile, hands, chosen, called, asking, None)
    if now == ASKING:
        asking = asked.apply(asking, action)
        agreed = asked.is_over(asking) and not has_trump(asking.contract)
        game = Commitment(asking.contract, NO_TRUMP, NO_TRUMP) if agreed else None
        return KrizovyState(profile, hands, chosen, called, asking, game)
    if now == ANNOUNCING and isinstance(action, Announce):
        game = action.commitment
        wrong = announced_wrongly(profile, suit(chosen), hands[FOREHAND], (), game)
        if wrong in (rules.VOLENY_ANNOUNCE, rules.VOLENY_TRUMP):
            wrong = rules.KRIZOVY_SHOW
        if wrong:
            raise IllegalActionError(wrong, action)
        return KrizovyState(profile, hands, chosen, called, asking, game)
    blind = now == CALLING and isinstance(action, FromPeople)
    raise IllegalActionError(
        rules.VOLENY_FROM_PEOPLE if blind else _PHASE_RULES[now], action
    )


def hands_open(play: PlayState) -> bool:
    """Tell whether all hands lie open: in betl, after the lead to trick 2.

    By the competition rules, of which we know at second hand, already after trick 1;
    a switch. Source: Pravidla mariáše k online hře, Křížový mariáš (kriz.betl-open).
    """
    if play.contract != BETL or not play.tricks:
        return False
    led = bool(play.table) or len(play.tricks) > 1
    return led or play.profile.kriz_betl_open == "first-trick"


def _calls(state: KrizovyState) -> tuple[Call, ...]:
    """Any rank with any of the first four cards, an own one too (kriz.call-self)."""
    first = state.hands[FOREHAND][:FIRST_FOUR]
    return tuple([Call(chosen, rank) for chosen in first for rank in RANKS])
