"""Rules of a table that no preset has: what they are, and where the page parts."""

import json

from marias.errors import NotationError
from marias.profile import (
    difference,
    differing_switches,
    parse_profile,
    preset,
    switch_rules,
)
from marias_quizzes.html import Context, el, render
from marias_quizzes.messages import Word

from . import dom

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from marias.profile import Profile

NOTE = "stych-stul-rec"  # where it is said what the table plays
GIVEN = "stych-stul-vlastni"


def clear() -> None:
    """Take away what was said of another table."""
    dom.drop(GIVEN)
    for mark in dom.blocks(".own-table"):
        dom.drop(mark)


def show(text: str, context: "Callable[[str], Context]") -> bool:
    """Mark what a table plays otherwise; say so where its text is none."""
    general = context(dom.given("stych-stul", "general"))
    try:
        table = parse_profile(text)
    except NotationError:
        said = general.messages.text("page.bad-table", what=text[:40])
        _say(said)
        return False
    words = json.loads(dom.switches())
    own = preset(table.preset)
    names = differing_switches(own, table)
    name = general.messages.word(Word("profile", table.preset))
    _say("; ".join([name] + [_setting(one, table, words) for one in names]) + ".")
    for rule in difference(general.profile, table):
        if dom.has(rule):
            _mark(rule, table, general, words)
    return True


def _say(text: str) -> None:
    dom.add(NOTE, "beforeend", render(el("p", (("id", GIVEN),), text)))


def _setting(name: str, table: "Profile", words: "dict[str, str]") -> str:
    value: str = getattr(table, name)
    return words.get(name, name) + ": " + words.get(name + "." + value, value)


def _mark(
    rule: str, table: "Profile", general: Context, words: "dict[str, str]"
) -> None:
    """Below a statement: what of its switches this table sets otherwise."""
    said = [
        _setting(name, table, words)
        for name in differing_switches(general.profile, table)
        if rule in switch_rules(name)
    ]
    badge = el("span", {"class": "badge"}, general.messages.text("page.own-differs"))
    attributes = (("class", "own-table"), ("id", GIVEN + "-" + rule))
    line = el("p", attributes, badge, " ", "; ".join(said) + ".")
    dom.add(rule, "beforeend", render(line))
