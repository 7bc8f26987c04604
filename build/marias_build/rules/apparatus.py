"""The quiet lines at a statement: who differs, what is disputed, whence, its link."""

from __future__ import annotations

from marias_quizzes import addresses
from marias_quizzes.html import escape
from marias_site.book import Statement

from marias_build.rules import differences, disagreement_blocks
from marias_build.rules.entries import Entry
from marias_build.text.draft import Draft
from marias_build.text.typography import typeset


def html(rule: str, shown: Statement, draft: Draft) -> str:
    """All that is known of a statement beside its words, under one another."""
    return "".join(
        (
            *differences.lines(rule, shown, draft),
            *disagreement_blocks.lines(rule, draft),
            _sources(rule, draft),
            _permalink(rule, shown, draft),
        )
    )


def _sources(rule: str, draft: Draft) -> str:
    """A line for each source, folded on a narrow screen; a place is in its language."""
    world = draft.spot.world
    source = world.languages[0]
    lang = "" if world.language == source else f' lang="{source}"'
    lines = []
    for cited in world.entries.get(rule, Entry()).sources:
        name = world.sources.get(cited.source, cited.source)
        place = typeset(cited.place, source)
        shown = f"<span{lang}>{escape(place)}</span>" if lang else escape(place)
        lines.append(f"<p>{escape(name)}{', ' + shown if place else ''}</p>")
    if not lines:
        return ""
    label = escape(draft.messages.text("book.rule-sources", n=len(lines)))
    return (
        f'<details class="sources"><summary>{label}</summary>{"".join(lines)}</details>'
    )


def _permalink(rule: str, shown: Statement, draft: Draft) -> str:
    """The link to the page of the statement; a fact has no number to call it by."""
    world = draft.spot.world
    path = addresses.rule(world.language, rule)
    printed = f' data-print="{escape(world.address + path)}"' if world.address else ""
    href = escape(draft.spot.link(path))
    number = world.numbers.get(rule, "")
    if number:
        label = escape(draft.messages.text("book.rule-link", number=number))
        return f'<a class="perm" href="{href}"{printed}>{label}</a>'
    label = escape(draft.messages.text("book.fact-link"))
    whole = escape(f"{draft.messages.text('book.fact-link')}: {shown.title}")
    return f'<a class="perm" href="{href}" aria-label="{whole}"{printed}>{label}</a>'
