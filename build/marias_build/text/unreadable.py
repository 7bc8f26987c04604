"""What is wrong with the text of a question, in the words of an author's fault."""

from __future__ import annotations

from collections.abc import Callable

from marias.errors import NotationError
from marias_quizzes.question import PositionError

GUIDE = "content/README.md shows the positions of all kinds"
POINTS = "card-points"


def told(kind: str, name: str, text: str, error: NotationError) -> tuple[str, str]:
    """What is wrong and how to mend it; `name` says whether it is position or draw."""
    twice = _twice(error)
    if twice:
        return f"{twice} stands twice in {text!r}", "name each card once"
    if isinstance(error, PositionError) and error.code in _BY_CODE:
        return _BY_CODE[error.code](kind, name, text, error)
    return f"cannot read {text!r} at {error.where}", f"expected {error.expected}"


def _twice(error: NotationError) -> str:
    """The card that a position names a second time, if that is what is wrong."""
    if isinstance(error, PositionError) and error.code == "duplicate":
        return error.what
    suit, ranks = error.what[:1], error.what[1:]
    again = [rank for place, rank in enumerate(ranks) if rank in ranks[:place]]
    return suit + again[0] if again and "before" in error.expected else ""


def _trump(kind: str, _: str, text: str, error: PositionError) -> tuple[str, str]:
    what = f"no trumps {error.what!r} in {text!r}"
    if kind == POINTS:
        return what, "write H, L, A or B; without trumps no points are counted"
    return what, "write H, L, A, B, or 0 for a game without trumps"


def _version(_: str, name: str, text: str, error: PositionError) -> tuple[str, str]:
    number = error.expected.split()[-1]
    begin = f"{number}-" if name == "position" else number
    return f"{text!r} is of another version", f"a {name} begins with {begin}"


def _fields(_: str, __: str, text: str, error: PositionError) -> tuple[str, str]:
    least, to, rest = error.expected.partition(" to ")
    most = rest.partition(" ")[0]
    expected = f"{least} fields" if to and least == most else error.expected
    return f"cannot read {text!r}", f"expected {expected}; {GUIDE}"


_BY_CODE: dict[str, Callable[[str, str, str, PositionError], tuple[str, str]]] = {
    "trump": _trump,
    "version": _version,
    "fields": _fields,
}
