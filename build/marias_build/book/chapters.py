"""Chapters: what each states, found first; then each as a page of its own."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from marias_quizzes import addresses
from marias_site.book import Statement
from marias_site.texts import Chapter
from markupsafe import Markup

from marias_build.book.diagnostics import Faults, Place
from marias_build.rules import statements
from marias_build.rules.statements import Said
from marias_build.text import beginners
from marias_build.text.directives import MAKERS
from marias_build.text.draft import Draft
from marias_build.text.fences import Fence, cut
from marias_build.text.front_matter import EssayHead, Head, Source
from marias_build.text.headings import Ids
from marias_build.text.inline import CODE
from marias_build.text.prose import Prose
from marias_build.text.typography import typeset
from marias_build.text.world import Spot, World

_ANCHOR = re.compile(r"\]\(#([^()\s]+)\)")
_ELEMENT_ID = re.compile(r'\sid="([^"]+)"')
_NOTED = re.compile(r"\[\^([^\[\]]+)\](?!:)")
_NOTE = re.compile(r"^\[\^([^\[\]]+)\]:")


@dataclass(frozen=True)
class Outline:
    """What others may refer to in a chapter: its title and the rules it states."""

    id: str
    source: Source[Head]
    rules: tuple[Said, ...]


class Stated(NamedTuple):
    """Where a language states a rule, and whether it tells it as a fact."""

    chapter: str
    place: Place
    told: bool


@dataclass(frozen=True)
class Page:
    """A finished chapter, with the statements of its rules for the rules' own pages."""

    chapter: Chapter
    statements: Mapping[str, Statement] = field(default_factory=dict)


def outline(chapter: str, source: Source[Head], faults: Faults) -> Outline:
    """The rules that a chapter states, without rendering anything."""
    said = []
    # Rendering meets the faults of the fences again, so here they are dropped.
    dropped = Faults()
    for part in cut(source.lines, source.place, dropped):
        if isinstance(part, Fence) and part.name in ("rule", "fact"):
            place = Place(source.file, part.line)
            said.append(statements.read(part, place, faults))
    if len(dropped):
        faults.lose(source.file)  # a block that does not end may hold other rules
    return Outline(chapter, source, tuple(said))


def page(
    found: Outline, number: int, world: World, prose: Prose, faults: Faults
) -> Page:
    """The chapter as the site shows it, and each statement for its rule's page."""
    source = found.source
    path = addresses.chapter(world.language, found.id)
    draft = Draft(Spot(world, faults, path, found.id), prose, MAKERS)
    html = draft.page(source.lines, source.place)
    check_anchors(html, draft.ids, source)
    beginners.check(source, world.profile, faults)
    chapter = Chapter(
        id=found.id,
        language=world.language,
        number=number,
        title=typeset(source.head.title, world.language),
        lead=typeset(source.head.lead, world.language),
        html=Markup(html),  # safe: Prose and the renderer let no raw HTML through
        opener=source.head.opener,
        outline=tuple(draft.outline),
        quizzes=tuple(draft.quizzes),
        rules=tuple(draft.statements),
        tables=tuple(draft.tables),
    )
    return Page(chapter, _on_own_pages(draft, path))


def _on_own_pages(draft: Draft, path: str) -> dict[str, Statement]:
    link = draft.spot.root + path
    return {
        rule: statements.on_own_page(shown, link)
        for rule, shown in draft.statements.items()
    }


def _twice(html: str) -> set[str]:
    counted = Counter(_ELEMENT_ID.findall(html))
    return {name for name, count in counted.items() if count > 1}


def check_anchors(
    html: str, ids: Ids, source: Source[Head] | Source[EssayHead]
) -> None:
    """Links inside the page lead to an id it has, and footnotes are written."""
    spot = ids.spot
    for name in sorted(_twice(html)):
        spot.fault(source.place, f"the id {name} is twice on the page", "rename one")
    written = {name for line in source.lines for name in _NOTE.findall(line)}
    for index, line in enumerate(source.lines):
        place = source.place.at(source.first_line + index)
        prose = CODE.sub("", line)
        for name in _ANCHOR.findall(prose):
            if f'id="{name}"' not in html:
                what = f"no #{name} on this page"
                spot.fault(place, what, "use an id it has", "content/disagreements")
        for name in _NOTED.findall(prose):
            if name not in written:
                mend = f"add a line [^{name}]: with its text"
                spot.fault(place, f"no footnote {name}", mend)


def numbers(outlines: Iterable[Outline]) -> dict[str, str]:
    """The number of each rule: its chapter's and its own place in the chapter.

    Facts are prose and have none.
    """
    return {
        said.id: f"{chapter}.{place}"
        for chapter, found in enumerate(outlines, start=1)
        for place, said in enumerate(
            (said for said in found.rules if not said.told), start=1
        )
    }


def check_rules(languages: Mapping[str, list[Outline]], faults: Faults) -> None:
    """A rule is stated once in every language, in the same chapter and order."""
    stated = {language: _stated(found, faults) for language, found in languages.items()}
    for language, found in stated.items():
        for other, there in stated.items():
            if other != language:
                _compare(found, there, other, faults)


def _stated(found: list[Outline], faults: Faults) -> dict[str, Stated]:
    stated: dict[str, Stated] = {}
    for chapter in found:
        for said in chapter.rules:
            place = Place(chapter.source.file, said.line)
            if said.id in stated:
                first = stated[said.id].place
                what = f"the rule {said.id} is stated twice"
                faults.add(place, what, f"first on {first.file}:{first.line}")
            stated.setdefault(said.id, Stated(chapter.id, place, said.told))
    return stated


def _compare(
    here: Mapping[str, Stated],
    there: Mapping[str, Stated],
    language: str,
    faults: Faults,
) -> None:
    for rule, (chapter, place, told) in here.items():
        if rule not in there:
            what = f"the rule {rule} has no statement in {language}"
            file = f"content/{language}/chapters/{chapter}.md"
            faults.add(place, what, f"state it in {file}", file)
        elif there[rule].chapter != chapter:
            elsewhere = f"{there[rule].chapter} in {language}"
            what = f"the rule {rule} is stated in {chapter}, but in {elsewhere}"
            faults.add(place, what, "state it in the same chapter")
        elif told and not there[rule].told:
            what = f"{rule} is a fact, but a rule in {language}"
            faults.add(place, what, "use the same block in both")
