"""Statements of rules: title, law, comment and what other profiles say instead."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from marias.profile import PRESET_NAMES
from marias_site.book import Statement
from markupsafe import Markup

from marias_build.book.diagnostics import Faults, Place, near
from marias_build.text.draft import unwrapped, words
from marias_build.text.fences import Fence
from marias_build.text.prose import Job, Prose
from marias_build.text.typography import typeset
from marias_build.text.world import Spot

# What means something in a sentence, and would stand in plain words as it is written.
MARKUP = re.compile(r"\]\{[^{}]*\}|\[\[|\]\]|\{\{|\}\}|\]\(|[*`]|<(?=[a-z/!])|&\w+;")
_DIFFERS = re.compile(r"^([a-z][a-z0-9]*): +(.*)$")


@dataclass(frozen=True)
class Lines:
    """Some lines of the file, from `line` on."""

    line: int
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Said:
    """What an author wrote in a block `rule` or, when it is told, in a `fact`."""

    id: str
    line: int
    title: str
    law: Lines
    comment: Lines
    differs: Mapping[str, Lines] = field(default_factory=dict)
    told: bool = False


def read(fence: Fence, place: Place, faults: Faults) -> Said:
    """The parts of a statement: a title, the law, then comment and differences."""
    paragraphs = list(_paragraphs(fence))
    title = paragraphs[0].lines if paragraphs else ()
    law = paragraphs[1] if len(paragraphs) > 1 else Lines(fence.line, ())
    if len(title) != 1 or not law.lines:
        faults.add(
            place,
            f"the rule {fence.argument} lacks a title or its law",
            "write the title on a line, an empty line, then the law",
        )
    for line in title:
        if found := MARKUP.search(line):
            what = f"the mark {found[0]} in a title"
            faults.add(place.at(paragraphs[0].line), what, "write plain words")
    differs: dict[str, Lines] = {}
    comment: list[Lines] = []
    for paragraph in paragraphs[2:]:
        found = _DIFFERS.match(paragraph.lines[0])
        if found is None:
            comment.append(paragraph)
        elif found[1] not in PRESET_NAMES:
            what = f"unknown profile {found[1]}"
            faults.add(place.at(paragraph.line), what, near(found[1], PRESET_NAMES))
        else:
            differs[found[1]] = Lines(paragraph.line, (found[2], *paragraph.lines[1:]))
    return Said(
        fence.argument,
        fence.line,
        " ".join(title),
        law,
        _joined(comment),
        differs,
        fence.name == "fact",
    )


def _paragraphs(fence: Fence) -> Iterator[Lines]:
    start: int | None = None
    for index, line in enumerate((*fence.body, "")):
        if line.strip():
            start = index if start is None else start
        elif start is not None:
            yield Lines(fence.line + 1 + start, fence.body[start:index])
            start = None


def _joined(paragraphs: list[Lines]) -> Lines:
    """Paragraphs as one text in which every line keeps its number."""
    if not paragraphs:
        return Lines(1, ())
    first = paragraphs[0].line
    lines: list[str] = []
    for paragraph in paragraphs:
        lines.extend([""] * (paragraph.line - first - len(lines)))
        lines.extend(paragraph.lines)
    return Lines(first, tuple(lines))


def statement(said: Said, spot: Spot, prose: Prose, file: str) -> Statement:
    """The statement as its spot shows it; faults for a law of several paragraphs."""

    def html(part: Lines) -> Markup:
        job = Job(spot, Place(file, part.line), "rule")
        # Safe: Prose lets no raw HTML through.
        return Markup(prose.html(part.lines, job))

    law = unwrapped(html(said.law))
    if law.startswith("<"):
        _check_law(law, spot, Place(file, said.law.line))
    return Statement(
        title=typeset(said.title, spot.world.language),
        law=Markup(law),
        text=words(law),
        comment=html(said.comment),
        differs={
            name: Markup(unwrapped(html(part))) for name, part in said.differs.items()
        },
    )


def on_own_page(shown: Statement, link: str) -> Statement:
    """A statement of a chapter on its rule's page, from which `link` leads there.

    Both pages lie equally deep, so only links inside the chapter change.
    """

    def moved(html: Markup) -> Markup:
        return Markup(html.replace(Markup('href="#'), Markup(f'href="{link}#')))

    return replace(
        shown,
        law=moved(shown.law),
        comment=moved(shown.comment),
        differs={name: moved(html) for name, html in shown.differs.items()},
    )


def _check_law(law: str, spot: Spot, place: Place) -> None:
    if re.match(r"<(?:p|ul|ol|dl|table|blockquote|pre)\b", law):
        spot.fault(
            place, "the law is not one paragraph", "put the rest into the comment"
        )
