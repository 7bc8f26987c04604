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
            found = _APPLY[sign](found, inner())
        return found

    def _factor(self) -> Fraction:
        if not self._words:
            raise ValueError("a number is missing at the end")
        word = self._words.pop(0)
        if word.isdigit():
            return Fraction(word)
        if word[0].isalpha():
            return self._names(word)
        if word == "(":
            found = self._row("+-")
            if not self._words or self._words.pop(0) != ")":
                raise ValueError("a bracket is not closed")
            return found
        raise ValueError(f"{word} is in the wrong place")


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
