"""The questions that the build asks of `marias_quizzes`."""

from __future__ import annotations

from typing import cast

from marias.profile import parse_profile
from marias_quizzes.kinds import KINDS, drawn, find
from marias_quizzes.question import Question


def kinds() -> tuple[str, ...]:
    """The kinds of questions, in their order."""
    return tuple(KINDS)


def check_profile(text: str) -> None:
    """Raise NotationError unless the text is a profile that a table may play."""
    parse_profile(text)


def ask(kind: str, name: str, text: str, profile: str) -> Question:
    """The question of a position, or of a draw; NotationError when it is none."""
    table = parse_profile(profile)
    if name == "draw":
        return drawn(kind, text, table)
    return cast("Question", find(kind).question(text, table))


def rules() -> frozenset[str]:
    """The rules that questions of some kind can be drawn for."""
    levels = [level for kind in KINDS for level in find(kind).RULES]
    return frozenset(rule for level in levels for rule in level)
