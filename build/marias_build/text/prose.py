"""Markdown as the book has it: fenced blocks, the author's marks, good typography."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from marias_quizzes import addresses
from markdown import Markdown
from markdown.extensions import Extension
from markdown.preprocessors import Preprocessor
from markdown.treeprocessors import Treeprocessor

from marias_build.book.diagnostics import Place
from marias_build.text.fences import Fence, Text, cut
from marias_build.text.headings import Headings
from marias_build.text.inline import Inline
from marias_build.text.trees import Cells, Grouping, Terms, Titles, Typesetting
from marias_build.text.world import Spot

# Raw HTML, references and indented code could carry what nobody has checked.
_OFF = {
    "preprocessors": ("html_block",),
    "block": ("code", "setextheader", "reference"),
    "inline": (
        "html",
        "entity",
        "reference",
        "short_reference",
        "image_link",
        "image_reference",
        "short_image_ref",
    ),
}


@dataclass(frozen=True)
class Block:
    """A fenced block as HTML; a leaf stands beside the running text, not in it."""

    html: str
    leaf: bool = False


Blocks = Callable[[Fence, Place, str], Block]


@dataclass
class Job:
    """One conversion: where its lines stand, what encloses them, who makes blocks."""

    spot: Spot
    place: Place
    inside: str = ""
    blocks: Blocks | None = None
    headings: Headings | None = None
    leaves: set[str] = field(default_factory=set)


class Prose:
    """Converts Markdown in one language; a text may hold blocks that hold texts."""

    def __init__(self, language: str, back: str) -> None:
        self.language = language
        self.back = back
        self._free: dict[bool, list[_Machine]] = {True: [], False: []}

    def html(self, lines: Sequence[str], job: Job) -> str:
        """The HTML of the lines; only a whole page may have footnotes and headings."""
        page = not job.inside
        machine = self._free[page].pop() if self._free[page] else self._machine(page)
        try:
            html = machine.convert(lines, job)
        except RecursionError:
            mend = "write fewer lists or stars within each other"
            job.spot.fault(job.place, "the text is nested too deeply", mend)
            return ""
        self._free[page].append(machine)
        return html

    def _machine(self, page: bool) -> _Machine:
        return _Machine(self.language, self.back, page)


class _Machine:
    """A Markdown converter that is told, for each text, the job it works on."""

    def __init__(self, language: str, back: str, page: bool) -> None:
        self.own = _Own(language)
        extensions: list[Any] = ["tables", "def_list", "sane_lists", "attr_list"]
        config: dict[str, dict[str, Any]] = {}
        if page:
            extensions.append("footnotes")
            config["footnotes"] = {"BACKLINK_TITLE": back, "BACKLINK_TEXT": "↑"}
        self.markdown = Markdown(
            extensions=[*extensions, self.own], extension_configs=config
        )

    def convert(self, lines: Sequence[str], job: Job) -> str:
        self.own.begin(job)
        self.markdown.reset()
        return self.markdown.convert("\n".join(lines))


class _Own(Extension):
    """Our steps among those of Python-Markdown."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = language

    def begin(self, job: Job) -> None:
        """What the steps work on from now."""
        self.source.job = job
        self.titles.headings = job.headings
        self.terms.glossary = job.spot.link(addresses.glossary(self.language))
        self.grouping.leaves = job.leaves if not job.inside else None

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 (the name is theirs)
        """Put our steps in, take out what lets raw HTML through."""
        for name in _OFF["preprocessors"]:
            md.preprocessors.deregister(name)
        for name in _OFF["block"]:
            md.parser.blockprocessors.deregister(name)
        for name in _OFF["inline"]:
            md.inlinePatterns.deregister(name)
        self.source = _Source(md)
        self.titles = Titles(md)
        self.grouping = Grouping(md)
        self.terms = Terms(md)
        # 30 normalizes the lines; after 29 they are no longer the author's.
        md.preprocessors.register(self.source, "stych_source", 29)
        typesetting: Treeprocessor = Typesetting(md, self.language)
        md.treeprocessors.register(typesetting, "stych_typesetting", -5)
        md.treeprocessors.register(Cells(md), "stych_cells", -6)
        md.treeprocessors.register(self.titles, "stych_titles", -7)
        md.treeprocessors.register(self.terms, "stych_terms", -7.5)
        md.treeprocessors.register(self.grouping, "stych_grouping", -8)


class _Source(Preprocessor):
    """Sees the author's lines: makes blocks, replaces marks, notes headings."""

    job: Job

    def run(self, lines: list[str]) -> list[str]:
        job = self.job
        inline = Inline(job.spot, self._keep)
        out: list[str] = []
        for part in cut(lines, job.place, job.spot.faults):
            if isinstance(part, Text):
                out.extend(self._text(part, inline))
            else:
                out.extend(("", self._block(part), ""))
        return out

    def _keep(self, html: str) -> str:
        return str(self.md.htmlStash.store(html))

    def _text(self, part: Text, inline: Inline) -> list[str]:
        lines = []
        for index, line in enumerate(part.lines):
            place = self.job.place.at(part.line + index)
            kept = self._heading(line, place) if line.startswith("#") else line
            self._refuse(kept, place)
            lines.append(inline.line(kept, place))
        return lines

    def _refuse(self, line: str, place: Place) -> None:
        """Lines that Markdown would silently take for plain text."""
        fault = self.job.spot.fault
        if line.lstrip().startswith(("```", "~~~")):
            fault(place, f"a block {line.strip()}", "write ``` at the start of a line")
        if self.job.inside and "[^" in line:
            what = f"a footnote inside a {self.job.inside} block"
            fault(place, what, "put it into the text around")

    def _heading(self, line: str, place: Place) -> str:
        if self.job.headings is not None:
            return self.job.headings.note(line, place)
        self.job.spot.fault(
            place,
            f"a heading inside a {self.job.inside} block",
            "put it before the block",
        )
        return ""

    def _block(self, fence: Fence) -> str:
        place = self.job.place.at(fence.line)
        if self.job.blocks is None:
            self.job.spot.fault(
                place,
                f"a block inside a {self.job.inside} block",
                "put it after that block",
            )
            return ""
        block = self.job.blocks(fence, place, self.job.inside)
        token = self._keep(block.html)
        if block.leaf:
            self.job.leaves.add(token)
        return token
