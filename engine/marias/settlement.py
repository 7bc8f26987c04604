"""Settlement: the ledger of a deal, line by line, and what each seat wins or loses."""

from collections import namedtuple

from . import rules
from .cards import NO_TRUMP
from .contracts import Commitment
from .fleks import Raise, Side, factor, raised, raised_for
from .parts import (
    HRA,
    HUNDRED_AGAINST,
    QUIET_HUNDRED,
    QUIET_SEVEN,
    STO,
    Part,
)
from .payments import (
    Payment,
    capped,
    crosswise,
    defenders,
    each,
    for_his_side,
    laid,
    opponents,
    seats,
    totals,
)
from .profile import Profile
from .seats import NOBODY
from .tariff import limit, price, quiet_over

LIMIT = "limit"


class Line(
    namedtuple(
        "Line",
        (
            "part",
            "rules",
            "rate",
            "red",
            "fleks",
            "tens",
            "cap",
            "amount",
            "sign",
        ),
    )
):
    """What one part costs one opponent: the rate, and what multiplies it.

    ``red`` is 2 where red doubles, ``fleks`` how often the part was raised, ``tens``
    how often the rate is due. ``sign`` is 1 when the declarer is paid, -1 when he pays.
    ``cap`` is 0 but in the line that brings a dearer deal down to its limit.
    """

    __slots__ = ()
    part: str
    rules: tuple[str, ...]
    rate: int
    red: int
    fleks: int
    tens: int
    cap: int
    amount: int
    sign: int


class Ledger(namedtuple("Ledger", ("lines", "payments", "totals", "rules"))):
    """A deal in money, all of it in units of the base.

    ``lines`` are what it costs an opponent who is in for every flek, ``payments`` who
    pays whom, ``totals`` what each seat wins or loses, and ``rules`` all the rules used.
    """

    __slots__ = ()
    lines: tuple[Line, ...]
    payments: tuple[Payment, ...]
    totals: tuple[float, ...]
    rules: tuple[str, ...]


class Bill(
    namedtuple("Bill", ("profile", "announced", "side", "parts", "raisers", "laid"))
):
    """All that the money of a deal depends on.

    ``parts`` are the results, ``raisers`` the fleks in the order they were said,
    ``laid`` tells that the hand was laid down because it could not be lost.
    """

    __slots__ = ()
    profile: Profile
    announced: Commitment
    side: Side
    parts: tuple[Part, ...]
    raisers: tuple[Raise, ...]
    laid: bool


def settle(bill: Bill, offender: int = NOBODY) -> Ledger:
    """Return the ledger of a deal.

    Pairs pay crosswise, else the declarer settles with each opponent. ``offender`` pays
    alone for his whole side. Whatever is paid somebody gets: the totals add up to
    nothing.
    """
    levels = [raised(bill.raisers, part.name) for part in bill.parts]
    found = lines(bill, levels)
    made = _payments(bill)
    if offender != NOBODY:
        made = for_his_side(made, offender, _side_of(bill, offender))
    return _ledger(bill, found + limit_line(bill, found), made)


def with_payments(bill: Bill, ledger: Ledger, more: tuple[Payment, ...]) -> Ledger:
    """Return a ledger with flat sums or other payments beside those of the game."""
    return _ledger(bill, ledger.lines, ledger.payments + more)


def lines(bill: Bill, levels: list[int]) -> tuple[Line, ...]:
    """Return the lines of all parts; they are added up (pay.parts-add).

    ``levels`` says how often each part is raised. What was not made is paid at the rate
    it would have brought, a hundred apart (pay.fail-same).
    """
    found: tuple[Line, ...] = ()
    for part, level in zip(bill.parts, levels):
        if part.name == QUIET_HUNDRED:
            beside = [one for one in found if one.part in (HRA, STO)]
            found = found + (_quiet_hundred(bill, part, beside[0]),)
        else:
            found = found + (_line(bill, part, level),)
    return found


def limit_line(bill: Bill, found: tuple[Line, ...]) -> tuple[Line, ...]:
    """Return the line that brings a deal down to its limit, none below it."""
    due = signed(found)
    most = _limit(bill)
    if capped(due, most) == due:
        return ()
    over = abs(due) - most
    sign = -1 if due > 0 else 1
    return (Line(LIMIT, (rules.PAY_LIMIT,), 0, 1, 0, 0, most, over, sign),)


def signed(found: tuple[Line, ...]) -> int:
    """Return what an opponent owes by these lines; negative when he is paid."""
    return sum([line.sign * line.amount for line in found])


def _line(bill: Bill, part: Part, level: int) -> Line:
    """A part at its price, doubled by fleks, times its tens by the school."""
    if part.name == QUIET_SEVEN:
        level = 0
    rate, red, used = _rate(bill, part.name)
    amount = rate * red * factor(level)
    if part.name in (STO, HUNDRED_AGAINST):
        amount = by_school(bill.profile, amount, part.tens)
        used = used + _tens_rules(bill.profile, part)
    if level:
        used = used + (rules.FLEK_DOUBLES,)
    named = (part.rule,) + used
    return Line(
        part.name, named, rate, red, level, part.tens, 0, amount, _sign(bill, part)
    )


def by_school(profile: Profile, amount: int, tens: int) -> int:
    """Return a hundred with its tens, or a lost one with its pády.

    The adding school adds the rate again for each (pay.scitany), the multiplying one
    doubles the sum so far (pay.nasobeny); up to 110 they agree
    (pay.schools-equal-110).
    """
    if profile.school == "nasobeny":
        return amount << (tens - 1)
    return amount * tens


def quiet_tens(profile: Profile, flekked: int, plain: int, tens: int) -> int:
    """Return what a quiet hundred adds to the hra beside it.

    It doubles the flekked hra (quiet100.doubles). Each further ten adds that doubled
    hra again (quiet100.over-obecna), or the doubled ``plain`` one without fleks, or
    doubles the sum so far (quiet100.over-paluba), or adds nothing. The reading follows
    the profile; where it leaves it to the school, an adding table adds.
    """
    over = quiet_over(profile)
    if over == "doubling":
        return (flekked << tens) - flekked
    step = {"flekked": 2 * flekked, "unflekked": 2 * plain, "none": 0}[over]
    return flekked + step * (tens - 1)


def _quiet_hundred(bill: Bill, part: Part, beside: Line) -> Line:
    """A quiet hundred beside a hra, or against a lost sto that it makes dearer."""
    if beside.part == STO:
        amount = (beside.amount << part.tens) - beside.amount
        used = (part.rule,)
    else:
        plain = beside.rate * beside.red
        amount = quiet_tens(bill.profile, beside.amount, plain, part.tens)
        used = (part.rule,) + _quiet_rules(bill.profile, part.tens)
    sign = _sign(bill, part)
    return Line(
        part.name,
        used,
        beside.rate,
        beside.red,
        beside.fleks,
        part.tens,
        0,
        amount,
        sign,
    )


def _rate(bill: Bill, item: str) -> tuple[int, int, tuple[str, ...]]:
    """The price of a part, what red makes of it, and the rules of both."""
    found = price(item, bill.announced.trump, bill.profile)
    if rules.PAY_RED_DOUBLES in found.rules:
        plain = price(item, NO_TRUMP, bill.profile)
        return plain.amount, found.amount // plain.amount, found.rules
    return found.amount, 1, found.rules


def _sign(bill: Bill, part: Part) -> int:
    ours = part.seat in (bill.side.declarer, bill.side.partner)
    return 1 if ours == part.made else -1


def _tens_rules(profile: Profile, part: Part) -> tuple[str, ...]:
    if part.tens == 1:
        return ()
    multiplied = profile.school == "nasobeny"
    school = rules.PAY_DOUBLING if multiplied else rules.PAY_ADDING
    return (rules.HUNDRED_OVER, school) if part.made else (school,)


def _quiet_rules(profile: Profile, tens: int) -> tuple[str, ...]:
    over = quiet_over(profile)
    if tens == 1 or over == "none":
        return ()
    doubling = over == "doubling"
    return (rules.QUIET_HUNDRED_OVER_DOUBLES if doubling else rules.QUIET_HUNDRED_OVER,)


def _payments(bill: Bill) -> tuple[Payment, ...]:
    """Who pays whom: of a laid hand, of two pairs, or the declarer and each."""

    def flekked(seat: int) -> int:
        return _due(bill, seat, [raised(bill.raisers, p.name) for p in bill.parts])

    def base(seat: int) -> int:
        return _due(bill, seat, [0] * len(bill.parts))

    def booked(seat: int) -> int:
        return int(capped(_due(bill, seat, _levels(bill, seat)), _limit(bill)))

    if bill.laid and bill.raisers:
        return laid(bill.profile, bill.side, flekked, base, bill.raisers)
    if bill.side.partner != NOBODY:
        return crosswise(bill.side, booked)
    return each(bill.profile, bill.side, booked)
