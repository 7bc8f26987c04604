"""The auction: two bid against each other for the talon, and the third waits."""

from collections import namedtuple

from . import rules
from .actions import Bid, Hold, Pass
from .deal import FOREHAND, MIDDLEHAND, REARHAND, SEATS
from .errors import IllegalActionError
from .ladder import ladder_rule, rungs
from .profile import Profile, rules_by
from .seats import NOBODY

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


class Verdict(namedtuple("Verdict", ("allowed", "rules"))):
    """Whether a word may be said in an auction, and the rules that say so.

    Against a word that may not be said there is one.
    """

    __slots__ = ()
    allowed: bool
    rules: tuple[str, ...]


def start(profile: Profile) -> AuctionState:
    """Return the state before the first bid, by which the talon is sold.

    Forehand answers (bid.forhont-holds) to the one who opens, zadák or prostřední by
    agreement of the table (bid.opener-open), in the tournament always zadák
    (bid.opener-zadak). Source: Pravidla mariáše k online hře, Licitace
    (bid.for-talon).
    """
    opener = _opener(profile)
    return AuctionState(profile, FOREHAND, opener, NO_RUNG, NOBODY, (), NOBODY, False)


def _opener(profile: Profile) -> int:
    return MIDDLEHAND if profile.opener == "prostredni" else REARHAND


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


def turn_rules(state: AuctionState) -> tuple[str, ...]:
    """Return the rules that give the word to the seat that has it.

    The first word is the opener's (bid.opener-open, bid.opener-zadak). After it the two
    of the pair speak in turn (bid.two-at-a-time); who has waited bids in the place of
    the one that dropped out (bid.third-replaces), and prostřední answers in that of
    forehand (bid.priority-to-middle). No source says what forehand does whom both have
    left alone. Source: Pravidla mariáše k online hře, Licitace.
    """
    if state.over or state.bidder == NOBODY:
        return ()
    if state.rung == NO_RUNG and not state.out:
        return rules_by(state.profile, "opener")
    seat = seat_to_act(state)
    if seat == MIDDLEHAND and seat == state.holder:
        return (rules.BID_PRIORITY,)
    if seat in (FOREHAND, _opener(state.profile)):
        return (rules.BID_TWO_AT_A_TIME,)
    return (rules.BID_THIRD_REPLACES,)


def legal_actions(state: AuctionState) -> "tuple[BidAction, ...]":
    """Return every action that ``apply`` accepts, none when the auction is over."""
    if state.over:
        return ()
    if _answers(state):
        return (Hold(), Pass())
    above = range(state.rung + 1, len(rungs(state.profile)))
    bids: tuple[BidAction, ...] = tuple([Bid(rung) for rung in above])
    return bids + (Pass(),)


def judge(state: AuctionState, action: "BidAction") -> Verdict:
    """Judge a word of the seat that has it.

    A bid exceeds the rung that stands, rungs may be skipped (bid.strictly-higher); the
    first is any of the ladder, whose start the table has agreed (bid.starts-at-sedma,
    house.bid-from-hra). The holder takes the rung offered by "mám": forehand
    (bid.forhont-holds) or, when he has dropped out, prostřední, to whom his priority
    passed (bid.priority-to-middle). Anybody may drop out, and then does not return
    (bid.no-return). Source: Pravidla mariáše k online hře, Licitace.
    """
    against = _against(state, action)
    if against:
        return Verdict(False, (against,))
    if isinstance(action, Pass):
        return Verdict(True, (rules.BID_NO_RETURN,))
    if isinstance(action, Hold):
        first = state.holder == FOREHAND
        rule = rules.BID_FOREHAND_HOLDS if first else rules.BID_PRIORITY
        return Verdict(True, (rule,))
    if state.rung == NO_RUNG:
        return Verdict(True, rules_by(state.profile, "lowest"))
    return Verdict(True, (rules.BID_HIGHER,))


def ended_by(state: AuctionState) -> tuple[str, ...]:
    """Return the rules by which an auction has ended, none while it goes on.

    Who is left has bought the talon and may choose the contract (bid.for-talon). Where
    the cards are dealt again all three have passed, and who has passed does not come
    back (bid.no-return).
    """
    if not state.over:
        return ()
    sold = state.winner != NOBODY
    return (rules.BID_FOR_TALON if sold else rules.BID_NO_RETURN,)


def apply(state: AuctionState, action: "BidAction") -> AuctionState:
    """Return the state after a word; IllegalActionError gives the rule against it.

    What may be said, and why, tells ``judge``.
    """
    against = _against(state, action)
    if against:
        raise IllegalActionError(against, action)
    if isinstance(action, Bid):
        if state.bidder == NOBODY:
            return _end(state, action.rung, FOREHAND)
        return _after(state, action.rung, state.bidder)
    if isinstance(action, Hold):
        return _after(state, state.rung, state.holder)
    return _dropped(state)


def _against(state: AuctionState, action: "BidAction") -> str:
    """The rule against a word, "" when it may be said."""
    if state.over:
        return rules.BID_NO_RETURN
    if not isinstance(action, (Bid, Hold, Pass)):
        return rules.BID_FOR_TALON
    if isinstance(action, Hold) and not _answers(state):
        return rules.BID_HIGHER
    return _against_bid(state, action.rung) if isinstance(action, Bid) else ""


def _against_bid(state: AuctionState, rung: int) -> str:
    if _answers(state):
        return rules.BID_TWO_AT_A_TIME
    if not 0 <= rung < len(rungs(state.profile)):
        return ladder_rule(state.profile)
    return rules.BID_HIGHER if rung <= state.rung else ""


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
