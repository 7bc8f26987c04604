"""Statements on the page of their chapter: the one place that has a rule's id."""

from __future__ import annotations

from marias_quizzes.html import escape
from marias_site.book import Statement

from marias_build.book.diagnostics import Faults, Place, near
from marias_build.rules import apparatus, statements
from marias_build.rules.entries import Entry
from marias_build.rules.registry import EXECUTABLE, ID
from marias_build.rules.rule_files import file_of
from marias_build.rules.statements import Said
from marias_build.text.draft import Draft
from marias_build.text.fences import Fence
from marias_build.text.prose import Block

_ENDS = (".", "!", "?", "…", "“", "”")


def rule(fence: Fence, place: Place, draft: Draft) -> Block:
    """What the engine decides or a referee applies: a law with a number and a title."""
    found = _stated(fence, place, draft)
    if found is None:
        return Block("")
    said, shown = found
    number = draft.spot.world.numbers.get(said.id, "")
    level = "h3" if draft.headings.level > 1 else "h2"
    draft.headings.add_rule(said.id, shown.title, number)
    return Block(
        f'<section class="rule" id="{said.id}" aria-labelledby="{said.id}-t">'
        f'<{level} id="{said.id}-t"><span class="rule-no">{number}</span> '
        f"{escape(shown.title)}</{level}>"
        f'<p class="law">{shown.law}</p>{_comment(shown)}'
        f'<div class="app">{apparatus.html(said.id, shown, draft)}</div></section>',
        leaf=True,
    )


def fact(fence: Fence, place: Place, draft: Draft) -> Block:
    """What is told: running prose that begins with its title."""
    found = _stated(fence, place, draft)
    if found is None:
        return Block("")
    said, shown = found
    if draft.spot.world.registry.get(said.id) == EXECUTABLE:
        what = f"the engine decides {said.id}, so it is no fact"
        draft.spot.fault(place, what, f"write ```rule {said.id}")
    stop = "" if shown.title.endswith(_ENDS) else "."
    return Block(
        f'<div class="fact" id="{said.id}">'
        f'<p class="told"><b class="run-in">{escape(shown.title)}{stop}</b> '
        f"{shown.law}</p>{_comment(shown)}"
        f'<div class="app">{apparatus.html(said.id, shown, draft)}</div></div>',
        leaf=True,
    )


def _comment(shown: Statement) -> str:
    return f'<div class="flow mt3">{shown.comment}</div>' if shown.comment else ""


def _stated(fence: Fence, place: Place, draft: Draft) -> tuple[Said, Statement] | None:
    """The statement that a block makes; None when it has no id."""
    said = statements.read(fence, place, Faults())
    entry = draft.spot.world.entries.get(said.id)
    if entry is None:
        file = file_of(draft.spot.chapter)
        what = f"the rule {said.id or '(empty)'} is not in {file}"
        mend = _add_rule(said.id, draft)
        draft.spot.fault(place, what, mend, f"{file}:{said.id}")
    else:
        _check_differs(said, entry, draft, place)
    if not said.id:
        return None
    if said.id in draft.statements:
        return None  # a rule that is stated twice is told with its two places
    draft.ids.take(said.id, place)
    shown = statements.statement(said, draft.spot, draft.prose, place.file)
    draft.statements[said.id] = shown
    return said, shown


def _add_rule(rule: str, draft: Draft) -> str:
    """How to mend an unknown rule: a slip is corrected, a new rule is added."""
    if rule in draft.spot.world.registry:
        return f'add ["{rule}"] with its sources there'
    near_ones = near(rule, draft.spot.world.entries)
    end = "" if near_ones.endswith("?") else "."
    if not ID.match(rule):
        return f"{near_ones}{end} An id looks like play.beat"
    return f'{near_ones}{end} A new rule: see "A new rule" in content/README.md'


def _check_differs(said: Said, entry: Entry, draft: Draft, place: Place) -> None:
    known = {differs.profile for differs in entry.differs}
    for profile in sorted(known - set(said.differs)):
        draft.spot.fault(
            place,
            f"{said.id} does not say how {profile} differs",
            f"add a paragraph that begins with `{profile}: `",
        )
    file = file_of(draft.spot.chapter)
    for profile in sorted(set(said.differs) - known):
        draft.spot.fault(
            place.at(said.differs[profile].line),
            f"{said.id} says how {profile} differs, {file} does not",
            f'add {{ profile = "{profile}" }} to its differs',
        )
