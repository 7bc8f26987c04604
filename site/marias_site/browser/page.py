"""Entry of the page: makes its questions or its deal live, whichever it has."""

import json

from marias.profile import parse_profile
from marias_quizzes.html import Context
from marias_quizzes.messages import Messages

from . import dom

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


def contexts() -> "Callable[[str], Context]":
    """What the renderer needs to know here, by the text of a profile.

    A profile that cannot be read raises NotationError.
    """
    data = json.loads(dom.words())
    messages = Messages(data)
    rules = {rule: tuple(data["rules"][rule]) for rule in data["rules"]}
    known: dict[str, Context] = {}
    root = dom.setting("root")
    cards = dom.setting("cards")[len(root) :]

    def context(profile: str) -> Context:
        if profile not in known:
            known[profile] = Context(
                dom.setting("language"),
                messages,
                parse_profile(profile),
                root,
                cards,
                rules,
            )
        return known[profile]

    return context


def start() -> None:
    """Find what the page has, and hear what the reader does with it."""
    context = contexts()
    quizzes = dom.blocks(".quiz")
    deals = dom.blocks(".deal")
    parts: list[Any] = []
    if quizzes:
        from . import quiz

        parts.append(quiz.Quizzes(quizzes, context))
    if dom.has("stych-stul"):
        from . import table

        parts.insert(0, table.Table(context, parts[0] if parts else None))
    if deals:
        from . import viewer

        parts.append(viewer.Viewer(deals[0], context))

    def hear(act: str, block: str, value: str) -> bool:
        return any(part.hear(act, block, value) for part in parts)

    dom.listen(hear)
    for part in parts:
        part.start()
    if not quizzes and not deals:
        dom.live()


start()
