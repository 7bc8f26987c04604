"""Rule statements: title, law, comment and what other profiles say instead."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from marias.profile import PRESET_NAMES
from marias_quizzes import addresses
from marias_quizzes.html import escape
from marias_quizzes.messages import Word
from marias_site.book import Statement
from markupsafe import Markup

from marias_build.diagnostics import Faults, Place, near
from marias_build.draft import Draft, unwrapped, words
from marias_build.fences import Fence
from marias_build.prose import Block, Job, Prose
from marias_build.registry import ID
from marias_build.typography import typeset
from marias_build.world import Spot

_DIFFERS = re.compile(r"^([a-z][a-z0-9]*): +(.*)$")


@dataclass(frozen=True)
class Lines:
    """Some lines of the file, from `line` on."""

    line: int
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Said:
    """What an author wrote in a rule block, still as Markdown."""

    id: str
    line: int
    title: str
    law: Lines
    comment: Lines
    differs: Mapping[str, Lines] = field(default_factory=dict)


def read(fence: Fence, place: Place, faults: Faults) -> Said:
    """The parts of a rule block: a title, the law, then comment and differences."""
    paragraphs = list(_paragraphs(fence))
    title = paragraphs[0].lines if paragraphs else ()
    law = paragraphs[1] if len(paragraphs) > 1 else Lines(fence.line, ())
    if len(title) != 1 or not law.lines:
        faults.add(
            place,
            f"the rule {fence.argument} lacks a title or its law",
            "write the title on a line, an empty line, then the law",
        )
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
        fence.argument, fence.line, " ".join(title), law, _joined(comment), differs
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


def block(fence: Fence, place: Place, draft: Draft) -> Block:
    """The statement on its chapter's page: the one place that has the rule's id."""
    said = read(fence, place, Faults())
    world = draft.spot.world
    entry = world.entries.get(said.id)
    if entry is None:
        draft.spot.fault(
            place,
            f"the rule {said.id or '(empty)'} is not in rules.toml",
            _add_rule(said.id, near(said.id, world.entries)),
        )
        return Block("")
    draft.ids.take(said.id, place)
    _check_differs(said, draft, place)
    shown = statement(said, draft.spot, draft.prose, place.file)
    draft.statements[said.id] = shown
    return Block(_html(said.id, shown, draft), leaf=True)


def _add_rule(rule: str, near_ones: str) -> str:
    """How to mend an unknown rule: a slip is corrected, a new rule is added."""
    end = "" if near_ones.endswith("?") else "."
    if not ID.match(rule):
        return f"{near_ones}{end} An id looks like play.beat"
    return f'{near_ones}{end} A new rule: see "A new rule" in content/README.md'


def _check_differs(said: Said, draft: Draft, place: Place) -> None:
    entry = draft.spot.world.entries[said.id]
    known = {differs.profile for differs in entry.differs}
    for profile in sorted(known - set(said.differs)):
        draft.spot.fault(
            place,
            f"{said.id} does not say how {profile} differs",
            f"add a paragraph that begins with `{profile}: `",
        )
    for profile in sorted(set(said.differs) - known):
        draft.spot.fault(
            place.at(said.differs[profile].line),
            f"{said.id} says how {profile} differs, rules.toml does not",
            f'add {{ profile = "{profile}" }} to its differs',
        )


def _html(rule: str, shown: Statement, draft: Draft) -> str:
    number = draft.spot.world.numbers.get(rule, "")
    level = "h3" if draft.headings.level > 1 else "h2"
    draft.headings.add_rule(rule, shown.title, number)
    comment = f'<div class="flow mt3">{shown.comment}</div>' if shown.comment else ""
    return (
        f'<section class="rule" id="{rule}" aria-labelledby="{rule}-t">'
        f'<{level} id="{rule}-t"><span class="rule-no">{number}</span> '
        f"{escape(shown.title)}</{level}>"
        f'<p class="law">{shown.law}</p>{comment}'
        f'<div class="app">{_apparatus(rule, shown, draft)}</div></section>'
    )


def _apparatus(rule: str, shown: Statement, draft: Draft) -> str:
    return "".join(
        (
            *(_difference(name, text, draft) for name, text in shown.differs.items()),
            _sources(rule, draft),
            _permalink(rule, draft),
        )
    )


def _difference(profile: str, text: str, draft: Draft) -> str:
    badge = draft.messages.text("book.differs", profile=Word("profile", profile))
    return (
        f'<details class="diff"><summary><span class="badge">{escape(badge)}</span>'
        f"</summary><p>{text}</p></details>"
    )


def _sources(rule: str, draft: Draft) -> str:
    """A line for each source, folded on a narrow screen; a place is in its language."""
    world = draft.spot.world
    source = world.languages[0]
    lang = "" if world.language == source else f' lang="{source}"'
    lines = []
    for cited in world.entries[rule].sources:
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


def _permalink(rule: str, draft: Draft) -> str:
    world = draft.spot.world
    path = addresses.rule(world.language, rule)
    shown = f' data-print="{escape(world.address + path)}"' if world.address else ""
    label = draft.messages.text("book.rule-link", number=world.numbers.get(rule, ""))
    href = escape(draft.spot.link(path))
    return f'<a class="perm" href="{href}"{shown}>{escape(label)}</a>'
