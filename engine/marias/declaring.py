"""Declaring: from the talon taken to the contract announced, as a fold of actions."""

from collections import namedtuple

from . import rules
from .actions import NO_CARD, Announce, Discard, Omyl
from .announce import Bought, may_follow, may_omyl, verdict
from .cards import Card
from .contracts import Commitment
from .discarding import discards, refusal
from .errors import IllegalActionError
from .profile import Profile
from .seats import NOBODY

TYPE_CHECKING = False
if TYPE_CHECKING:
    Declaring = Discard | Omyl | Announce


class DeclaringState(
    namedtuple(
        "DeclaringState",
        (
            "profile",
            "declarer",
            "rung",
            "hand",
            "discard",
            "lead",
            "commitment",
            "omyl",
            "commented",
        ),
    )
):
    """The declarer between the auction and the first comment.

    ``hand`` holds twelve cards before the discard and ten after, the lead laid aside
    among them. ``commitment`` is None until it is announced.
    """

    __slots__ = ()
    profile: Profile
    declarer: int
    rung: int
    hand: tuple[Card, ...]
    discard: tuple[Card, ...]
    lead: Card
    commitment: "Commitment | None"
    omyl: bool
    commented: bool


def start(
    profile: Profile,
    declarer: int,
    rung: int,
    hand: tuple[Card, ...],
    talon: tuple[Card, ...],
) -> DeclaringState:
    """Return the state of one who bought a rung of the ladder and takes the talon.

    He takes both hidden cards (talon.two-hidden), sees twelve and lays any two away,
    the same two if he likes (talon.winner-takes). Source: Pravidla mariáše k online
    hře, Talon.
    """
    nothing = ((), NO_CARD, None, False, False)
    return DeclaringState(profile, declarer, rung, hand + talon, *nothing)


def talon_rule() -> str:
    """Return the rule of what is bought: two cards face down (talon.two-hidden)."""
    return rules.TALON_TWO_HIDDEN


def seat_to_act(state: DeclaringState) -> int:
    """Return the declarer, NOBODY once he has announced or folded."""
    return NOBODY if is_over(state) else state.declarer


def is_over(state: DeclaringState) -> bool:
    """Tell whether a contract is announced, or the game folded as omyl."""
    return state.omyl or state.commitment is not None


def legal_actions(state: DeclaringState) -> "tuple[Declaring, ...]":
    """Return the next steps: the discards and omyl, then the announcements.

    First the discard, then the word; omyl instead of both (talon.order-of-acts). What
    is done can still be corrected: see ``corrections``.
    """
    if is_over(state):
        return ()
    if state.discard:
        return _announcements(state)
    return _discards(state) + ((Omyl(),) if may_omyl(_bought(state)).allowed else ())


def corrections(state: DeclaringState) -> "tuple[Declaring, ...]":
    """Return how the declarer may change his mind, none after the first comment.

    Another discard, from all twelve cards (talon.frozen-after-comment), or another
    announcement (bid.correct-until-comment).
    """
    if state.commented or state.omyl or not state.discard:
        return ()
    done = (Discard(state.discard, state.lead), Announce(state.commitment))
    row = _announcements(state) if state.commitment else ()
    return tuple([one for one in row + _discards(state) if one not in done])


def apply(state: DeclaringState, action: "Declaring") -> DeclaringState:
    """Return the state after a step or a correction; IllegalActionError says why not.

    A new discard takes back the announcement too, since it comes first. After the
    first comment the talon is closed (talon.frozen-after-comment) and the word stands
    (bid.correct-until-comment).
    """
    if isinstance(action, Discard):
        _check_discard(state, action)
        hand = tuple([one for one in _twelve(state) if one not in action.cards])
        return _changed(state, hand, action.cards, action.lead)
    if isinstance(action, Announce):
        _check_announcement(state, action)
        return _changed(state, state.hand, state.discard, state.lead, action.commitment)
    if not isinstance(action, Omyl):
        raise IllegalActionError(rules.TALON_ORDER_OF_ACTS, action)
    _check_omyl(state, action)
    return _changed(state, state.hand, (), NO_CARD, None, True)


def comment(state: DeclaringState) -> DeclaringState:
    """Return the state after the first comment: the discard and the word now stand.

    Sources: Pravidla mariáše k online hře, Talon and Licitace; Pravidla turnaje v
    míchaném bodovaném licitovaném mariáši.
    """
    return DeclaringState(*(state[:8] + (True,)))


def _changed(
    state: DeclaringState,
    hand: tuple[Card, ...],
    discard: tuple[Card, ...],
    lead: Card,
    commitment: "Commitment | None" = None,
    omyl: bool = False,
) -> DeclaringState:
    return DeclaringState(
        *(state[:3] + (hand, discard, lead, commitment, omyl, state.commented))
    )


def _twelve(state: DeclaringState) -> tuple[Card, ...]:
    return state.hand + state.discard


def _bought(state: DeclaringState) -> Bought:
    return Bought(state.profile, state.rung, state.hand, state.discard, state.lead)


def _announcements(state: DeclaringState) -> "tuple[Declaring, ...]":
    return tuple([Announce(one) for one in may_follow(_bought(state))])


def _before_discard(state: DeclaringState) -> Bought:
    return Bought(state.profile, state.rung, _twelve(state), (), NO_CARD)


def _discards(state: DeclaringState) -> "tuple[Declaring, ...]":
    return discards(_before_discard(state))


def _check_discard(state: DeclaringState, action: Discard) -> None:
    if state.commented or state.omyl:
        raise IllegalActionError(rules.TALON_FROZEN, action)
    rule = refusal(_before_discard(state), action)
    if rule:
        raise IllegalActionError(rule, action)


def _check_announcement(state: DeclaringState, action: Announce) -> None:
    if state.commented or state.omyl:
        raise IllegalActionError(rules.BID_CORRECT_UNTIL_COMMENT, action)
    if not state.discard:
        raise IllegalActionError(rules.TALON_ORDER_OF_ACTS, action)
    allowed, rule = verdict(_bought(state), action.commitment)
    if not allowed:
        raise IllegalActionError(rule, action)


def _check_omyl(state: DeclaringState, action: Omyl) -> None:
    if is_over(state) or state.commented:
        raise IllegalActionError(rules.BID_CORRECT_UNTIL_COMMENT, action)
    allowed, rule = may_omyl(_bought(state))
    if not allowed:
        raise IllegalActionError(rule, action)
