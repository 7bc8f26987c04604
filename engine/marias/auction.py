"""The auction: two bid against each other for the talon, and the third waits."""

from collections import namedtuple

from . import rules
from .actions import Bid, Hold, Pass
from .contracts import CONTRACT_NAMES, GAME
from .deal import FOREHAND, MIDDLEHAND, REARHAND, SEATS
from .errors import IllegalActionError, NotationError
from .ladder import NOT_ON_LADDER, RED, ladder_rule, rung_named, rungs
from .profile import Profile
from .seats import NOBODY
from .switch import is_number

TYPE_CHECKING = False
if TYPE_CHECKING:
    BidAction = Bid | Hold | Pass

NO_RUNG = -1
LOWEST = 0


class AuctionState(
    namedtuple(
        "AuctionState",
        ("profile", "holder", "bidder", "rung", "owner", "out", "winner", "over"),
    )
):
    """The two who bid, the rung that stands and whose it is, and who has dropped out.

    ``holder`` has the priority: he only answers. ``bidder`` names rungs; NOBODY when
    forehand is left alone without a bid. ``rung`` counts from 0, NO_RUNG before the
    first bid. ``winner`` is NOBODY too when the cards are dealt again.
    """

    __slots__ = ()
    profile: Profile
    holder: int
    bidder: int
    rung: int
    owner: int
    out: tuple[int, ...]
    winner: int
    over: bool


def start(profile: Profile) -> AuctionState:
    """Return the state before the first bid, by which the talon is sold.

    Forehand answers (bid.forhont-holds) to the one who opens, zadák or prostřední by
    agreement of the table (bid.opener-open), in the tournament always zadák
    (bid.opener-zadak). Source: Pravidla mariáše k online hře, Licitace
    (bid.for-talon).
    """
    opener = MIDDLEHAND if profile.opener == "prostredni" else REARHAND
    return AuctionState(profile, FOREHAND, opener, NO_RUNG, NOBODY, (), NOBODY, False)


def is_over(state: AuctionState) -> bool:
    """Tell whether the talon is sold, or the cards are to be dealt again."""
    return state.over


def seat_to_act(state: AuctionState) -> int:
    """Return whose word it is, NOBODY at the end.

    The holder's when the other has bid, else the bidder's (bid.two-at-a-time).
    """
    if state.over:
        return NOBODY
    if state.bidder in (NOBODY, state.owner):
        return state.holder
    return state.bidder


def legal_actions(state: AuctionState) -> "tuple[BidAction, ...]":
    """Return every action that ``apply`` accepts, none when the auction is over."""
    if state.over:
        return ()
    if _answers(state):
        return (Hold(), Pass())
    above = range(state.rung + 1, len(rungs(state.profile)))
    bids: tuple[BidAction, ...] = tuple([Bid(rung) for rung in above])
    return bids + (Pass(),)


def apply(state: AuctionState, action: "BidAction") -> AuctionState:
    """Return the state after a word; IllegalActionError gives the rule against it.

    A bid exceeds the rung that stands, rungs may be skipped (bid.strictly-higher); the
    holder takes the rung offered by "mám" (bid.forhont-holds); who drops out does not
    return (bid.no-return).
    """
    _check(state, action)
    if isinstance(action, Bid):
        if state.bidder == NOBODY:
            return _end(state, action.rung, FOREHAND)
        return _after(state, action.rung, state.bidder)
    if isinstance(action, Hold):
        return _after(state, state.rung, state.holder)
    return _dropped(state)


def bid_named(text: str, profile: Profile) -> Bid:
    """Return the bid of a rung's name or number: ``sto``, ``lepsi-sedma``, ``3``.

    Words or numbers, and no rung need be named on the way (bid.words-or-numbers).
    IllegalActionError when that rung is not on the ladder, as hra is not where sedma is
    the lowest (bid.starts-at-sedma), but is in Klasika (klasika.from-hra);
    NotationError when nothing is called so. Source: Pravidla turnaje v míchaném
    bodovaném licitovaném mariáši.
    """
    number = rung_named(text, profile)
    if is_number(text):
        number = int(text) - 1
    elif number == NOT_ON_LADDER and text.replace(RED, "") not in CONTRACT_NAMES:
        raise NotationError(text, 0, "the name or number of a rung")
    if 0 <= number < len(rungs(profile)):
        return Bid(number)
    game = text.replace(RED, "") == CONTRACT_NAMES[GAME]
    rule = rules.BID_FROM_SEVEN if game else ladder_rule(profile)
    raise IllegalActionError(rule, text)


def _check(state: AuctionState, action: "BidAction") -> None:
    if state.over:
        raise IllegalActionError(rules.BID_NO_RETURN, action)
    if not isinstance(action, (Bid, Hold, Pass)):
        raise IllegalActionError(rules.BID_FOR_TALON, action)
    if isinstance(action, Hold) and not _answers(state):
        raise IllegalActionError(rules.BID_HIGHER, action)
    if isinstance(action, Bid):
        if _answers(state):
            raise IllegalActionError(rules.BID_TWO_AT_A_TIME, action)
        if not 0 <= action.rung < len(rungs(state.profile)):
            raise IllegalActionError(ladder_rule(state.profile), action)
        if action.rung <= state.rung:
            raise IllegalActionError(rules.BID_HIGHER, action)


def _answers(state: AuctionState) -> bool:
    """Tell whether the holder has a rung to answer to."""
    return state.bidder != NOBODY and state.owner == state.bidder


def _after(
    state: AuctionState,
    rung: int,
    owner: int,
    winner: int = NOBODY,
    over: bool = False,
) -> AuctionState:
    fields = (state.profile, state.holder, state.bidder, rung, owner, state.out)
    return AuctionState(*fields, winner, over)


def _end(state: AuctionState, rung: int, winner: int) -> AuctionState:
    return _after(state, rung, winner, winner, True)


def _dropped(state: AuctionState) -> AuctionState:
    """Let the third take the place of one who drops out (bid.third-replaces).

    When forehand drops, the priority passes to prostřední: he may hold what zadák has
    bid, and zadák must bid higher against him (bid.priority-to-middle). One who enters
    against a rung that the other holds must go above it.
    """
    out = state.out + (seat_to_act(state),)
    left = [seat for seat in SEATS if seat not in out]
    # The priority is that of the earlier seat.
    holder = left[0] if left else FOREHAND
    bidder = left[1] if len(left) > 1 else NOBODY
    after = AuctionState(
        state.profile, holder, bidder, state.rung, state.owner, out, NOBODY, False
    )
    if not left:
        return _all_passed(after)
    if len(left) == 1 and state.owner != NOBODY:
        return _end(after, state.rung, holder)
    return after


def _all_passed(state: AuctionState) -> AuctionState:
    """Settle the auction in which nobody has bid.

    No source decides: forehand plays the lowest rung, or the cards are dealt again.
    Nor does one say whether forehand, whom both have left alone, may open above the
    lowest rung: he may, but since the winner announces any rung at least as high, it
    only binds him.
    """
    if state.profile.all_pass == "redeal":
        return _end(state, NO_RUNG, NOBODY)
    return _end(state, LOWEST, FOREHAND)
