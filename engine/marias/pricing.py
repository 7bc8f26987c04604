"""Pricing: what each part of a deal costs one opponent, as lines of the ledger."""

from . import rules
from .cards import NO_TRUMP
from .fleks import factor
from .ledger import Bill, Line
from .parts import HRA, HUNDRED_AGAINST, QUIET_HUNDRED, QUIET_SEVEN, STO, Part
from .profile import Profile
from .tariff import price, quiet_over


def priced(bill: Bill, levels: tuple[int, ...]) -> tuple[Line, ...]:
    """Return the lines of all parts; they are added up (pay.parts-add).

    ``levels`` says how often each part is raised. A part that was not made is paid at
    the rate that it would have brought, a hundred apart (pay.fail-same).
    """
    lines: tuple[Line, ...] = ()
    for part, level in zip(bill.parts, levels):
        if part.name != QUIET_HUNDRED:
            lines = lines + (part_line(bill, part, level),)
            continue
        beside = [line for line in lines if line.part in (HRA, STO)]
        if beside:
            lines = lines + (_quiet_hundred(bill, part, beside[0]),)
    return lines


def part_line(bill: Bill, part: Part, level: int) -> Line:
    """Return the line of a part: its price, doubled by fleks, times its tens.

    Fleks do not raise a quiet seven (quiet7.no-flek).
    """
    if part.name == QUIET_SEVEN:
        level = 0
    rate, red, used = _rate(bill, part.name)
    amount = rate * red * factor(level)
    if level:
        used = used + (rules.FLEK_DOUBLES,)
    if part.name in (STO, HUNDRED_AGAINST):
        amount = hundred(bill.profile, amount, part)
        used = used + _tens_rules(bill.profile, part)
    named = (part.rule,) + tuple([rule for rule in used if rule != part.rule])
    sign = _sign(bill, part)
    return Line(part.name, named, rate, red, level, part.tens, 0, amount, sign)


def hundred(profile: Profile, amount: int, part: Part) -> int:
    """Return a hundred with its tens, by the school of the table.

    Where each missing ten has doubled a lost one already (``hundred.times_lost``), no
    school does so again.
    """
    if _doubled(profile, part):
        return amount * part.tens
    return by_school(profile, amount, part.tens)


def by_school(profile: Profile, amount: int, tens: int) -> int:
    """Return a hundred with its tens, or a lost one with its pády.

    The adding school adds the rate again for each (pay.scitany), the multiplying one
    doubles the sum so far (pay.nasobeny); up to 110 they agree (pay.schools-equal-110).
    """
    if profile.school == "nasobeny":
        return amount << (tens - 1)
    return amount * tens


def quiet_tens(profile: Profile, flekked: int, plain: int, tens: int) -> int:
    """Return what a quiet hundred adds to the hra beside it.

    It doubles the flekked hra (quiet100.doubles). Each further ten adds that doubled
    hra again (quiet100.over-obecna), or a doubled ``plain`` one without fleks, or
    doubles the sum so far (quiet100.over-paluba), or adds nothing, by the profile.
    """
    over = quiet_over(profile)
    if over == "doubling":
        return (flekked << tens) - flekked
    step = {"flekked": 2 * flekked, "unflekked": 2 * plain, "none": 0}[over]
    return flekked + step * (tens - 1)


def _quiet_hundred(bill: Bill, part: Part, beside: Line) -> Line:
    """A quiet hundred beside a hra, or against a lost sto, which it makes dearer.

    Each ten from 100 on doubles the lost sum (sto.loss-with-silent100-paluba).
    """
    used: tuple[str, ...] = (part.rule,)
    if beside.part == STO:
        amount = (beside.amount << part.tens) - beside.amount
    else:
        plain = beside.rate * beside.red
        amount = quiet_tens(bill.profile, beside.amount, plain, part.tens)
        used = used + _quiet_rules(bill.profile, part.tens)
    multiplied = (beside.rate, beside.red, beside.fleks, part.tens, 0)
    return Line(*((part.name, used) + multiplied + (amount, _sign(bill, part))))


def _rate(bill: Bill, item: str) -> tuple[int, int, tuple[str, ...]]:
    """The plain price of a part, what red makes of it, and the rules of both."""
    found = price(item, bill.announced.trump, bill.profile, bill.side.players)
    if rules.PAY_RED_DOUBLES in found.rules:
        plain = price(item, NO_TRUMP, bill.profile).amount
        return plain, found.amount // plain, found.rules
    return found.amount, 1, found.rules


def _sign(bill: Bill, part: Part) -> int:
    ours = part.seat in (bill.side.declarer, bill.side.partner)
    return 1 if ours == part.made else -1


def _tens_rules(profile: Profile, part: Part) -> tuple[str, ...]:
    if part.tens == 1:
        return ()
    multiplied = profile.school == "nasobeny" or _doubled(profile, part)
    school = rules.PAY_DOUBLING if multiplied else rules.PAY_ADDING
    return (rules.HUNDRED_OVER, school) if part.made else (school,)


def _doubled(profile: Profile, part: Part) -> bool:
    """Whether the tens of a hundred are those of a lost one that doubles with each."""
    return profile.lost_sto == "doubled" and not part.made


def _quiet_rules(profile: Profile, tens: int) -> tuple[str, ...]:
    over = quiet_over(profile)
    if tens == 1 or over == "none":
        return ()
    doubling = over == "doubling"
    return (rules.QUIET_HUNDRED_OVER_DOUBLES if doubling else rules.QUIET_HUNDRED_OVER,)
