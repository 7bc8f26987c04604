"""What a sentence says of numbers in words, true only as long as the engine agrees.

`{{is: price:durch = 2 * price:betl | dvakrát}}` prints its words; when the prices part,
it is a fault with its line, since words cannot follow a number that changes.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from fractions import Fraction

from marias_build.tables.named_values import ValueFaultError

EXAMPLE = "write is: price:durch = 2 * price:betl | twice"
Numbers = Callable[[str], Fraction]


def _about(one: Fraction, other: Fraction) -> bool:
    """Whether one is the other to the nearest whole; a half is as near to both."""
    return abs(one - other) <= Fraction(1, 2)


_HOLDS: dict[str, Callable[[Fraction, Fraction], bool]] = {
    "=": operator.eq,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "~": _about,
}
# Spaces stand round a sign: `~` without them is a part of a profile.
_SIGN = re.compile(r"\s(<=|>=|[=<>~])\s")


def words(text: str, tables: dict[str, Numbers]) -> str:
    """The words behind the bar; ValueFaultError where one table makes them untrue."""
    condition, bar, said = (part.strip() for part in text.partition("|"))
    if not bar or not said:
        raise ValueFaultError(f"no words in is: {text.strip()}", EXAMPLE)
    sums = _SIGN.split(condition)
    if len(sums) == 1:
        raise ValueFaultError(f"nothing to compare in is: {condition}", EXAMPLE)
    for table, number in tables.items():
        _check(sums, number, f"{condition}{table and f' at {table}'}", said)
    return said


def _check(sums: list[str], number: Numbers, condition: str, said: str) -> None:
    """Each sum against the next, `3 < a = b` like two comparisons."""
    found = [number(text) for text in sums[::2]]
    signs = sums[1::2]
    pairs = zip(found, signs, found[1:], strict=False)
    if not all(_HOLDS[sign](one, other) for one, sign, other in pairs):
        values = [f"{float(value):g}" for value in found]
        shown = "".join(
            f"{value} {sign} " for value, sign in zip(values, signs, strict=False)
        )
        raise ValueFaultError(
            f"“{said}” relies on {condition}, and the engine has {shown}{values[-1]}",
            "read the text around it again, then correct one of the two",
        )
