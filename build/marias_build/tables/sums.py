"""Sums of named numbers, `base-points - trump-marriage - 10`, worked out."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction

# A name may have parts and a profile: `price:sedma:red@obecna~base.1kc`. What is asked
# in words has them in brackets: `pays(sto points 120)`, `cards(HAK9 LX)`.
_WORD = re.compile(
    r"\s*(?:(?P<number>\d+)|(?P<asked>[a-z]+\([^()]*\))"
    r"|(?P<name>[a-z][\w-]*(?::[\w-]+)*(?:@[\w.~-]+)?)|(?P<sign>[-+*/()]))"
)


# Nobody counts further; so no number is too long to be read or written.
LARGEST = 10**30
DEEPEST = 20  # brackets within each other


def _divided(one: Fraction, other: Fraction) -> Fraction:
    if not other:
        raise ValueError(f"{one} / {other} is no number")
    return one / other


_APPLY: dict[str, Callable[[Fraction, Fraction], Fraction]] = {
    "+": lambda one, other: one + other,
    "-": lambda one, other: one - other,
    "*": lambda one, other: one * other,
    "/": _divided,
}


class Sum:
    """A sum being read from left to right; `names` gives the value of a name."""

    def __init__(self, text: str, names: Callable[[str], Fraction]) -> None:
        self._names = names
        self._words = _split(text)
        self._depth = 0

    def value(self) -> Fraction:
        """The whole sum, exact; ValueError says what cannot be read in it."""
        found = self._row("+-")
        if self._words:
            raise ValueError(f"{self._words[0]} is in the wrong place")
        return found

    def _row(self, signs: str) -> Fraction:
        """Terms between + and -, or factors between * and /."""
        inner = self._factor if signs == "*/" else lambda: self._row("*/")
        found = inner()
        while self._words and self._words[0] in signs:
            sign = self._words.pop(0)
            found = _counted(_APPLY[sign](found, inner()))
        return found

    def _factor(self) -> Fraction:
        if not self._words:
            raise ValueError("a number is missing at the end")
        word = self._words.pop(0)
        if word.isdigit():
            return _counted(Fraction(_short(word)))
        if word[0].isalpha():
            return _counted(self._names(word))
        if word == "(":
            return self._bracket()
        raise ValueError(f"{word} is in the wrong place")

    def _bracket(self) -> Fraction:
        self._depth += 1
        if self._depth > DEEPEST:
            raise ValueError("it is nested too deeply")
        found = self._row("+-")
        if not self._words or self._words.pop(0) != ")":
            raise ValueError("a bracket is not closed")
        self._depth -= 1
        return found


def _short(digits: str) -> str:
    """The digits of a number, not so many that Python refuses to read them."""
    if len(digits) > len(str(LARGEST)):
        raise ValueError(f"a number of {len(digits)} digits is too large")
    return digits


def _counted(found: Fraction) -> Fraction:
    """The value, if it can be counted with."""
    if max(abs(found.numerator), found.denominator) > LARGEST:
        raise ValueError("a number in it is too large")
    return found


def _split(text: str) -> list[str]:
    words = []
    at = 0
    while text[at:].strip():
        found = _WORD.match(text, at)
        if found is None:
            raise ValueError(f"{text[at:].strip()} cannot be read")
        words.append(found[0].strip())
        at = found.end()
    return words
