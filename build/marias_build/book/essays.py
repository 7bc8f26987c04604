"""Essays: texts that go deeper than their chapter, each on a page of its own."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from marias_quizzes import addresses
from marias_site.texts import Essay
from markupsafe import Markup

from marias_build.book.chapters import check_anchors
from marias_build.book.diagnostics import Faults, Place, near
from marias_build.text import front_matter
from marias_build.text.directives import MAKERS
from marias_build.text.draft import Draft, Maker
from marias_build.text.fences import Fence, Text, cut
from marias_build.text.front_matter import EssayHead, Source
from marias_build.text.prose import Block, Prose
from marias_build.text.typography import typeset
from marias_build.text.world import Spot, World

PACE = 200  # words a minute: somebody who looks at the cards as well


@dataclass(frozen=True)
class Outline:
    """What others may refer to in an essay: its title and its chapter."""

    id: str
    source: Source[EssayHead]


def outline(
    name: str, file: str, text: str, chapters: Collection[str], faults: Faults
) -> Outline:
    """The head of an essay; its chapter is one of the book."""
    source = front_matter.split(text, file, faults, EssayHead)
    chapter = source.head.chapter
    if chapter and chapter not in chapters:
        place = Place(file, _line_of("chapter", text))
        faults.add(place, f"unknown chapter {chapter}", near(chapter, chapters))
    return Outline(name, source)


def _line_of(setting: str, text: str) -> int:
    lines = enumerate(text.splitlines(), start=1)
    return next((number for number, line in lines if line.startswith(setting)), 1)


def page(found: Outline, world: World, prose: Prose, faults: Faults) -> Essay:
    """The essay as the site shows it."""
    source, head = found.source, found.source.head
    path = addresses.essay(world.language, found.id)
    draft = Draft(Spot(world, faults, path, head.chapter), prose, ESSAY_MAKERS)
    html = draft.page(source.lines, source.place)
    check_anchors(html, draft.ids, source)
    return Essay(
        id=found.id,
        language=world.language,
        chapter=head.chapter,
        title=typeset(head.title, world.language),
        lead=typeset(head.lead, world.language),
        html=Markup(html),  # safe: Prose and the renderer let no raw HTML through
        minutes=minutes(source),
        opener=head.opener,
        outline=tuple(draft.outline),
        quizzes=tuple(replace(quiz, essay=found.id) for quiz in draft.quizzes),
        tables=tuple(replace(table, essay=found.id) for table in draft.tables),
    )


def minutes(source: Source[EssayHead]) -> int:
    """How long the running text takes to read: never less than a minute."""
    parts = cut(source.lines, source.place, Faults())
    texts = [line for part in parts if isinstance(part, Text) for line in part.lines]
    return max(1, round(len(" ".join(texts).split()) / PACE))


def _refused(fence: Fence, place: Place, draft: Draft) -> Block:
    what = f"a {fence.name} block in an essay"
    draft.spot.fault(place, what, "state it in a chapter, and link to it here")
    return Block("")


ESSAY_MAKERS = {**MAKERS, "rule": Maker(_refused), "fact": Maker(_refused)}
