"""The play of a deal: a state is the fold of the cards played so far."""

from collections import namedtuple

from . import rules
from .action import Action
from .cards import KING, NO_TRUMP, OBER, PACK, Card
from .contracts import TWO_SEVENS_HUNDRED, has_trump, kept_cards
from .duties import helper_waits
from .errors import IllegalActionError
from .marriages import Announcement, Moment, Permission, may_announce, partner
from .profile import GENERAL, Profile
from .seats import first_lead_rule, first_leader
from .tricks import Play, legal_plays, winner


class PlayCard(Action, namedtuple("PlayCard", ("card", "announce"))):
    """The action of playing a card, with or without announcing its marriage."""

    __slots__ = ()
    card: Card
    announce: bool


class Trick(namedtuple("Trick", ("leader", "cards", "winner", "rule"))):
    """A finished trick: who led, the cards in order, who took it and by which rule."""

    __slots__ = ()
    leader: int
    cards: tuple[Card, ...]
    winner: int
    rule: str


class PlayState(
    namedtuple(
        "PlayState",
        (
            "profile",
            "contract",
            "trump",
            "declarer",
            "kept",
            "hands",
            "leader",
            "table",
            "tricks",
            "announcements",
            "broken",
        ),
    )
):
    """Everything that is known between two cards.

    ``kept`` and ``broken`` are pairs of a seat and an announced seven, or the suit of
    a marriage played silently.
    """

    __slots__ = ()
    profile: Profile
    contract: int
    trump: int
    declarer: int
    kept: tuple[tuple[int, Card], ...]
    hands: tuple[tuple[Card, ...], ...]
    leader: int
    table: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    announcements: tuple[Announcement, ...]
    broken: tuple[tuple[int, int], ...]


def start(
    hands: tuple[tuple[Card, ...], ...],
    contract: int,
    trump: int,
    declarer: int,
    profile: Profile = GENERAL,
    kept: "tuple[tuple[int, Card], ...] | None" = None,
) -> PlayState:
    """Return the state before the first lead.

    Forehand leads (play.forhont-leads), in betl and durch the declarer
    (betl.actor-leads). ``kept`` are the announced sevens, by default the declarer's
    own. IllegalActionError when trumps and contract do not fit together.
    """
    if has_trump(contract) == (trump == NO_TRUMP):
        raise IllegalActionError(rules.NO_TRUMPS, trump)
    if kept is None:
        kept = tuple([(declarer, seven) for seven in kept_cards(contract, trump)])
    leader = first_leader(contract, declarer, profile)
    return PlayState(
        profile, contract, trump, declarer, kept, hands, leader, (), (), (), ()
    )


def seat_to_play(state: PlayState) -> int:
    """Return whose turn it is: clockwise from the leader (play.one-card-clockwise)."""
    return (state.leader + len(state.table)) % len(state.hands)


def lead_rule(state: PlayState) -> str:
    """Return the rule by which the leader of the trick leads it.

    Who took the last one (play.winner-leads); to the first one play.forhont-leads or
    betl.actor-leads.
    """
    return rules.WINNER_LEADS if state.tricks else first_lead_rule(state.contract)


def is_over(state: PlayState) -> bool:
    """Tell whether all cards are played."""
    return not state.table and not state.hands[state.leader]


def verdicts(state: PlayState) -> tuple[Play, ...]:
    """Return the verdict on each card of the hand whose turn it is."""
    seat = seat_to_play(state)
    kept: tuple[Card, ...] = ()
    if state.kept:
        kept = tuple([seven for owner, seven in state.kept if owner == seat])
    hand = state.hands[seat]
    plays = legal_plays(hand, state.table, state.trump, state.profile, kept)
    if state.contract != TWO_SEVENS_HUNDRED or state.profile.lone_helper == "free":
        return plays
    return plays if state.table else helper_waits(plays, state.trump, kept)


_NO_PAIR = Permission(False, rules.MARRIAGE_PAIR)


def permission(state: PlayState, played: Card) -> Permission:
    """Return whether playing this card may announce a marriage, and the rule."""
    if played & 7 != KING and played & 7 != OBER:
        return _NO_PAIR
    seat = seat_to_play(state)
    leading = not state.table
    moment = Moment(
        leading,
        leading and not state.tricks,
        seat == state.declarer,
        cards_played(state, seat),
        tuple([one.suit for one in state.announcements if one.seat == seat]),
    )
    return may_announce(played, state.hands[seat], state.trump, state.profile, moment)


def broken_by(state: PlayState, action: PlayCard) -> str:
    """Return the rule by which an action gives a marriage up, "" if it gives up none.

    Who may announce and plays silently has lost it (hlaska.broken-lost). Source:
    Pravidla mariáše k online hře, Hlášky.
    """
    silent = not action.announce and permission(state, action.card).allowed
    return rules.MARRIAGE_BROKEN if silent else ""


def cards_played(state: PlayState, seat: int) -> tuple[Card, ...]:
    """Return the cards that a seat has played into finished tricks, in order."""
    players = len(state.hands)
    return tuple([one.cards[(seat - one.leader) % players] for one in state.tricks])


_ACTIONS = tuple([(PlayCard(one, False), PlayCard(one, True)) for one in PACK])


def legal_actions(state: PlayState) -> tuple[PlayCard, ...]:
    """Return every action that ``apply`` accepts, none when the play is over."""
    actions: list[PlayCard] = []
    for play in verdicts(state):
        if play.allowed:
            silent, announced = _ACTIONS[play.card]
            actions.append(silent)
            if permission(state, play.card).allowed:
                actions.append(announced)
    return tuple(actions)


def apply(state: PlayState, action: PlayCard) -> PlayState:
    """Return the state after an action; IllegalActionError gives the rule against."""
    _check(state, action)
    return apply_unchecked(state, action)


def apply_unchecked(state: PlayState, action: PlayCard) -> PlayState:
    """Return the state after an action that the caller knows to be in the hand.

    Warning: no rule is checked; it follows a deal as it was played, legal or not.
    """
    seat = seat_to_play(state)
    played = action.card
    hand = state.hands[seat]
    announcements = state.announcements
    broken = state.broken
    if played & 7 == KING or played & 7 == OBER:
        suit = played >> 3
        if action.announce:
            announced = Announcement(seat, suit, len(state.tricks))
            announcements = announcements + (announced,)
        elif state.trump >= 0 and partner(played) in hand:
            broken = broken + ((seat, suit),)
    rest = tuple([held for held in hand if held != played])
    hands = state.hands[:seat] + (rest,) + state.hands[seat + 1 :]
    leader = state.leader
    table = state.table + (played,)
    tricks = state.tricks
    if len(table) == len(hands):
        taken = winner(table, state.trump, state.profile)
        taker = (leader + taken.index) % len(hands)
        tricks = tricks + (Trick(leader, table, taker, taken.rule),)
        leader = taker
        table = ()
    # The first five fields never change.
    after = (hands, leader, table, tricks, announcements, broken)
    return PlayState(*(state[:5] + after))


def play_out(state: PlayState, actions: tuple[PlayCard, ...]) -> PlayState:
    """Return the state after all the actions, each of them checked."""
    for action in actions:
        state = apply(state, action)
    return state


def over_rule(state: PlayState) -> str:
    """Return the rule by which all is played: the tricks there are with so many."""
    by_players = {2: rules.LIZANY_DRAW, 4: rules.KRIZOVY_EIGHT_TRICKS}
    return by_players.get(len(state.hands), rules.TEN_TRICKS)


def _check(state: PlayState, action: PlayCard) -> None:
    if is_over(state):
        raise IllegalActionError(over_rule(state), action)
    for play in verdicts(state):
        if play.card == action.card:
            if not play.allowed:
                raise IllegalActionError(play.rule, action)
            break
    else:
        raise IllegalActionError(rules.ONE_CARD, action)
    if action.announce:
        allowed, rule = permission(state, action.card)
        if not allowed:
            raise IllegalActionError(rule, action)
