"""Settlement: what a deal costs, who pays it, and what each seat wins or loses."""

from .fleks import raised, raised_for, raisers_of
from .ledger import Bill, Ledger, Line, Payment, ledger, signed
from .parts import AGAINST, QUIET_SEVEN
from .payments import (
    capped,
    crosswise,
    defenders,
    each,
    flekked_by_both,
    for_his_side,
    laid,
    most_of,
    seats,
)
from .pricing import priced
from .profile import number, rules_by
from .seats import NOBODY, SITTING_OUT

LIMIT = "limit"


def settle(bill: Bill, offender: int = NOBODY) -> Ledger:
    """Return the ledger of a deal.

    Two pairs pay crosswise, else the declarer settles with each opponent. ``offender``
    pays alone for his whole side. Whatever one pays another gets: the totals always add
    up to nothing.
    """
    lines = priced(bill, full_levels(bill))
    made = _payments(bill)
    if offender != NOBODY:
        made = for_his_side(made, offender, _side_of(bill, offender))
    return ledger(seats(bill.profile, bill.side), lines + limit_line(bill, lines), made)


def with_payments(bill: Bill, settled: Ledger, more: tuple[Payment, ...]) -> Ledger:
    """Return a ledger with flat sums beside the game, over any limit of the game."""
    everybody = seats(bill.profile, bill.side)
    return ledger(everybody, settled.lines, settled.payments + more)


def together(bill: Bill, one: Ledger, other: Ledger) -> Ledger:
    """Return one ledger of two parts of a deal that different players pay for.

    So it is with dvě sedmy and sto after somebody has shown four helpers: the declarer
    pays the sevens, he the sto (stodvesedmy.four-helpers-shown).
    """
    everybody = seats(bill.profile, bill.side)
    return ledger(everybody, one.lines + other.lines, one.payments + other.payments)


def full_levels(bill: Bill) -> tuple[int, ...]:
    """Return how often each part was raised, by whomever."""
    return tuple([raised(bill.raisers, part.name) for part in bill.parts])


def levels_of(bill: Bill, seat: int) -> tuple[int, ...]:
    """Return how often each part is raised for one opponent.

    A flek binds the whole side; by the association's volený only who said it, where the
    profile follows that. No source of ours decides.
    """
    if bill.profile.flek_books == "both":
        return full_levels(bill)
    side = defenders(bill.side)
    names = [part.name for part in bill.parts]
    return tuple([raised_for(bill.raisers, name, seat, side) for name in names])


def due(bill: Bill, seat: int, levels: tuple[int, ...]) -> int:
    """Return what an opponent owes the declarer, before any limit.

    A killed quiet seven is paid by the side that held it (quiet7.killed), read
    literally in Paluba by its holder alone.
    """
    owed = [line for line in priced(bill, levels) if _binds(bill, line.part, seat)]
    return signed(tuple(owed))


def limit_line(bill: Bill, lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """Return the line that brings a deal down to its limit, none below it.

    It is pay.limit-500, klasika.base-cap at that table, and pay.limit-750 after both
    defenders have flekked a hand that cannot be lost.
    """
    amount = signed(lines)
    raised_to = bill.laid and flekked_by_both(bill.side, bill.raisers)
    most = most_of(bill.profile, bill.side, raised_to)
    if capped(amount, most) == amount:
        return ()
    sign = -1 if amount > 0 else 1
    over = abs(amount) - most
    higher = raised_to and number(bill.profile.limit_raised)
    decided = rules_by(bill.profile, "limit_raised" if higher else "limit")
    return (Line(LIMIT, decided[:1], 0, 1, 0, 0, most, over, sign),)


def _payments(bill: Bill) -> tuple[Payment, ...]:
    """Who pays whom: for a laid hand, between two pairs, or the declarer and each."""
    most = most_of(bill.profile, bill.side)

    def flekked(seat: int) -> int:
        return due(bill, seat, full_levels(bill))

    def base(seat: int) -> int:
        return due(bill, seat, _sure(bill))

    def booked(seat: int) -> float:
        return capped(due(bill, seat, levels_of(bill, seat)), most)

    if bill.side.partner != NOBODY:
        return crosswise(bill.side, booked)
    if bill.laid and raisers_of(bill.raisers, defenders(bill.side)):
        return laid(bill.profile, bill.side, flekked, base, bill.raisers)
    return each(bill.profile, bill.side, booked)


def _sure(bill: Bill) -> tuple[int, ...]:
    """The levels as if no defender had flekked what could not be lost.

    What the defence announced itself, it has to pay with all its fleks.
    """
    return tuple(
        [
            level if part.name in AGAINST else 0
            for part, level in zip(bill.parts, full_levels(bill))
        ]
    )


def _binds(bill: Bill, name: str, seat: int) -> bool:
    """A defender's killed quiet seven is his alone, where the profile says so.

    Whether he then pays for the others too no source decides; here he does not.
    """
    if name != QUIET_SEVEN or bill.profile.killed_quiet7 != "holder":
        return True
    others = [one for one in defenders(bill.side) if one != seat] + [SITTING_OUT]
    return not [
        part
        for part in bill.parts
        if part.name == name and not part.made and part.seat in others
    ]


def _side_of(bill: Bill, seat: int) -> tuple[int, ...]:
    """All who sit on the side of a seat, the one who sits out among the defence."""
    own = (bill.side.declarer, bill.side.partner)
    everybody = seats(bill.profile, bill.side)
    return tuple([one for one in everybody if (one in own) == (seat in own)])
