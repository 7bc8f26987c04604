"""The ledger: what a deal costs, line by line, and who pays whom."""

from collections import namedtuple

from .contracts import Commitment
from .fleks import Raise, Side
from .parts import Part
from .profile import Profile


class Bill(
    namedtuple("Bill", ("profile", "announced", "side", "parts", "raisers", "laid"))
):
    """All that the money of a deal depends on.

    ``parts`` are the results, ``raisers`` the fleks in the order they were said;
    ``laid`` tells that the hand was laid down because it could not be lost.
    """

    __slots__ = ()
    profile: Profile
    announced: Commitment
    side: Side
    parts: tuple[Part, ...]
    raisers: tuple[Raise, ...]
    laid: bool


class Line(
    namedtuple(
        "Line",
        ("part", "rules", "rate", "red", "fleks", "tens", "cap", "amount", "sign"),
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


class Payment(namedtuple("Payment", ("payer", "payee", "amount", "rule"))):
    """Who pays whom how many units, and why.

    The amount is whole but for the odd unit that some share: then it is a half, which
    every runtime adds up exactly.
    """

    __slots__ = ()
    payer: int
    payee: int
    amount: float
    rule: str


class Ledger(namedtuple("Ledger", ("lines", "payments", "totals", "rules"))):
    """A deal in money, all of it in units of the base.

    ``lines`` are what it costs an opponent who is in for every flek, ``payments`` who
    pays whom, ``totals`` what each seat wins or loses, ``rules`` the rules of the lines
    and the payments, each once.
    """

    __slots__ = ()
    lines: tuple[Line, ...]
    payments: tuple[Payment, ...]
    totals: tuple[float, ...]
    rules: tuple[str, ...]


def signed(lines: tuple[Line, ...]) -> int:
    """Return what an opponent owes the declarer by these lines; negative: is owed."""
    return sum([line.sign * line.amount for line in lines])


def ledger(
    seats: tuple[int, ...], lines: tuple[Line, ...], payments: tuple[Payment, ...]
) -> Ledger:
    """Return the ledger of these lines and payments among these seats."""
    sums: list[float] = [0] * len(seats)
    used: list[str] = []
    for line in lines:
        used.extend([rule for rule in line.rules if rule not in used])
    for one in payments:
        sums[one.payer] -= one.amount
        sums[one.payee] += one.amount
        if one.rule not in used:
            used.append(one.rule)
    return Ledger(lines, payments, tuple(sums), tuple(used))
