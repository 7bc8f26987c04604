"""Payments: who pays whom, the one who sits out included."""

from . import rules
from .fleks import Raise, Side, raisers_of
from .ledger import Payment
from .profile import Profile
from .seats import SITTING_OUT
from .tariff import limit

__all__ = (
    "SITTING_OUT",
    "capped",
    "crosswise",
    "defenders",
    "each",
    "flat",
    "flekked_by_both",
    "for_his_side",
    "laid",
    "most_of",
    "opponents",
    "paid",
    "seats",
    "shares",
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    # What an opponent owes the declarer; negative when it is the other way round.
    Due = Callable[[int], float]


def seats(profile: Profile, side: Side) -> tuple[int, ...]:
    """Return the seats at the table: with four of them at a game of three, all four."""
    four = profile.table == "four" or side.players == 4
    return tuple(range(4 if four else 3))


def opponents(profile: Profile, side: Side) -> tuple[int, ...]:
    """Return who settles with the declarer's side, clockwise.

    The player who sits out belongs to the defence (pauz.pays-with-defence), unless the
    table leaves him out of it.
    """
    found = list(defenders(side))
    sits_out = len(seats(profile, side)) > side.players
    if sits_out and profile.pauz_pays == "yes":
        found.append(SITTING_OUT)
    return tuple(found)


def defenders(side: Side) -> tuple[int, ...]:
    """Return the seats that play against the declarer, clockwise from him."""
    after = [(side.declarer + step) % side.players for step in range(1, side.players)]
    return tuple([seat for seat in after if seat != side.partner])


def each(profile: Profile, side: Side, due: "Due") -> tuple[Payment, ...]:
    """The declarer settles with each opponent (pay.actor-vs-each)."""
    found: tuple[Payment, ...] = ()
    for seat in opponents(profile, side):
        found = found + paid(seat, side.declarer, due(seat), rules.PAY_EACH)
    return found


def crosswise(side: Side, due: "Due") -> tuple[Payment, ...]:
    """One loser pays one winner: pair against pair (pay.kriz-crosswise)."""
    first, second = defenders(side)
    rule = rules.PAY_CROSSWISE
    return paid(first, side.declarer, due(first), rule) + paid(
        second, side.partner, due(second), rule
    )


def laid(
    profile: Profile,
    side: Side,
    flekked: "Callable[[int], int]",
    base: "Callable[[int], int]",
    raisers: tuple[Raise, ...],
) -> tuple[Payment, ...]:
    """Who flekked a hand that cannot be lost pays all that the fleks add.

    The others pay the base rate (lozena.flek-pays); that holds for a re given after the
    flek too (lozena.flek-incl-re). If both defenders flekked they share equally
    (lozena.flek-both-split), where the profile says so with the part of the one who
    sits out, and up to a higher limit (lozena.flek-both-pauz-free, pay.limit-750).
    """
    everybody = opponents(profile, side)
    guilty = raisers_of(raisers, defenders(side))
    both = flekked_by_both(side, raisers)
    free = both and profile.lozena_both_pauz == "free"
    surplus = sum([flekked(seat) - base(seat) for seat in everybody])
    if free and SITTING_OUT in everybody:
        surplus += base(SITTING_OUT)
    rule = _laid_rule(both, free)
    most = most_of(profile, side, both)
    due = shares(surplus, len(guilty))
    found: tuple[Payment, ...] = ()
    for seat in everybody:
        amount: float = 0 if free and seat == SITTING_OUT else base(seat)
        if seat in guilty:
            amount += due[guilty.index(seat)]
        found = found + paid(seat, side.declarer, capped(amount, most), rule)
    return found


def flekked_by_both(side: Side, raisers: tuple[Raise, ...]) -> bool:
    """Tell whether more than one defender has said a flek."""
    return len(raisers_of(raisers, defenders(side))) > 1


def for_his_side(
    payments: tuple[Payment, ...], offender: int, side: tuple[int, ...]
) -> tuple[Payment, ...]:
    """Return the payments with the offender paying alone for his whole side.

    The declarer pays all the others, a defender pays the declarer for all
    (renonc.offender-pays-side). ``side`` are the seats of his side.
    """
    found: tuple[Payment, ...] = ()
    for one in payments:
        if one.payer in side and one.payee not in side:
            rule = rules.REVOKE_PAYS_FOR_SIDE
            found = found + (Payment(offender, one.payee, one.amount, rule),)
        else:
            found = found + (one,)
    return found


def flat(
    offender: int, everybody: tuple[int, ...], amount: int, rule: str
) -> tuple[Payment, ...]:
    """Return a flat sum that one pays to all others, on top of the game.

    It is not part of what the deal costs (renonc.pausal-extra).
    """
    found: tuple[Payment, ...] = ()
    for seat in everybody:
        if seat != offender:
            found = found + paid(offender, seat, amount, rule)
    return found


def paid(payer: int, payee: int, amount: float, rule: str) -> tuple[Payment, ...]:
    """Return the payment of an amount, turned round if it is negative; none of zero."""
    if amount < 0:
        return (Payment(payee, payer, -amount, rule),)
    return (Payment(payer, payee, amount, rule),) if amount else ()


def most_of(profile: Profile, side: Side, raised: bool = False) -> int:
    """Return the most that one pays for a deal, 0 when there is no limit.

    The limit is that of each who pays (pay.limit-500), also when he pays for others,
    which no source decides; read as that of the whole deal, those who pay divide it:
    of two pairs the two of one (pay.kriz-crosswise), and not who sits out where he is
    free since both defenders flekked, ``raised`` (lozena.flek-both-pauz-free).
    """
    most = limit(profile, raised)
    if profile.limit_per != "deal":
        return most
    free = raised and profile.lozena_both_pauz == "free"
    paying = defenders(side) if free else opponents(profile, side)
    return most // len(paying)


def shares(amount: int, number: int) -> tuple[float, ...]:
    """Return the equal shares of an amount, which add up to it exactly.

    In halves of a unit: two always share equally (lozena.flek-both-split). Of three,
    for whom no source speaks, the first ones clockwise pay half a unit more each where
    it does not come out even. Whole numbers are ints.
    """
    halves, over = divmod(2 * amount, number)
    found = [halves + (place < over) for place in range(number)]
    return tuple([one / 2 if one % 2 else one // 2 for one in found])


def capped(amount: float, most: int) -> float:
    """Return an amount of either sign, at most what is the limit; 0 is no limit."""
    if not most or abs(amount) <= most:
        return amount
    return most if amount > 0 else -most


def _laid_rule(both: bool, free: bool) -> str:
    if free:
        return rules.LAID_SITTING_OUT_FREE
    return rules.LAID_BOTH_FLEKKED if both else rules.LAID_FLEK_PAYS
