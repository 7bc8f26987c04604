"""Sums of named numbers, `base-points - trump-marriage - 10`, worked out."""

from __future__ import annotations

import re
from collections.abc import Callable

# A name may have parts and a profile: `price:sedma:red@obecna~base.1kc`. A deal that
# is settled has a line of words: `pays(sto points 120)`.
_WORD = re.compile(
    r"\s*(?:(?P<number>\d+)|(?P<deal>pays\([^()]*\))"
    r"|(?P<name>[a-z][\w-]*(?::[\w-]+)*(?:@[\w.~-]+)?)|(?P<sign>[-+*/()]))"
)


def _divided(one: int, other: int) -> int:
    if not other or one % other:
        raise ValueError(f"{one} / {other} is not a whole number")
    return one // other


_APPLY: dict[str, Callable[[int, int], int]] = {
    "+": lambda one, other: one + other,
    "-": lambda one, other: one - other,
    "*": lambda one, other: one * other,
    "/": _divided,
}


class Sum:
    """A sum being read from left to right; `names` gives the value of a name."""

    def __init__(self, text: str, names: Callable[[str], int]) -> None:
        self._names = names
        self._words = _split(text)

    def value(self) -> int:
        """The whole sum; ValueError says what cannot be read in it."""
        found = self._row("+-")
        if self._words:
            raise ValueError(f"{self._words[0]} is in the wrong place")
        return found

    def _row(self, signs: str) -> int:
        """Terms between + and -, or factors between * and /."""
        inner = self._factor if signs == "*/" else lambda: self._row("*/")
        found = inner()
        while self._words and self._words[0] in signs:
            sign = self._words.pop(0)
            found = _APPLY[sign](found, inner())
        return found

    def _factor(self) -> int:
        if not self._words:
            raise ValueError("a number is missing at the end")
        word = self._words.pop(0)
        if word.isdigit():
            return int(word)
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
