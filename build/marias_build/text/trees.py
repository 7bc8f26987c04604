"""Last steps on the tree of a text: typography, cells of tables, ids, grouping."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING
from xml.etree import ElementTree

from markdown import Markdown
from markdown.treeprocessors import Treeprocessor

from marias_build.text.plain import plain
from marias_build.text.typography import OPAQUE, typeset_pieces

if TYPE_CHECKING:
    from marias_build.text.headings import Headings

_INLINE = {"a", "em", "strong", "code", "span", "sup", "sub", "abbr", "br", "cite"}
_CLOSED = {"code", "pre", "sup"}  # text in these is not ours to set
_TAG = re.compile("<[^<>]*>")
_TOKEN = re.compile("(\x02wzxhzdk:\\d+\x03)")

Slot = tuple[ElementTree.Element, str]


class Typesetting(Treeprocessor):
    """Sets the text of each block as one, across the tags inside it."""

    def __init__(self, md: Markdown, language: str) -> None:
        super().__init__(md)
        self.language = language

    def run(self, root: ElementTree.Element) -> None:
        """Set every run of text in the tree."""
        for run in _runs(root):
            self._set(run)

    def _set(self, slots: list[Slot | None]) -> None:
        pieces: list[str] = []
        sizes: list[int] = []
        for slot in slots:
            split = _TOKEN.split(_text(slot)) if slot else [OPAQUE]
            pieces.extend(self._seen(piece) for piece in split)
            sizes.append(len(split))
        done = typeset_pieces(pieces, self.language)
        at = 0
        for slot, size in zip(slots, sizes, strict=True):
            if slot:
                self._put(slot, done[at : at + size])
            at += size

    def _seen(self, piece: str) -> str:
        """A kept piece of HTML as typography sees it: a word, or a mere tag."""
        if not _TOKEN.fullmatch(piece):
            return piece
        return "" if _TAG.fullmatch(_kept(self.md, piece)) else OPAQUE

    def _put(self, slot: Slot, done: list[str]) -> None:
        tokens = _TOKEN.findall(_text(slot))
        done[1::2] = tokens
        setattr(*slot, "".join(done))


def _text(slot: Slot) -> str:
    return getattr(*slot) or ""


def _runs(block: ElementTree.Element) -> Iterator[list[Slot | None]]:
    """Runs of text slots that are read as one; None stands for something opaque."""
    if block.tag in _CLOSED:
        return
    run: list[Slot | None] = [(block, "text")]
    for child in block:
        if child.tag in _INLINE:
            run.extend(_inline(child))
        else:
            yield run
            run = []
            yield from _runs(child)
        run.append((child, "tail"))
    yield run


def _inline(element: ElementTree.Element) -> Iterator[Slot | None]:
    if element.tag in _CLOSED:
        yield None
        return
    yield (element, "text")
    for child in element:
        yield from _inline(child)
        yield (child, "tail")


class Cells(Treeprocessor):
    """Tables that read well on a narrow screen, without style attributes."""

    def run(self, root: ElementTree.Element) -> None:
        """Give each table its class, its row heads and labels on its cells."""
        for table in root.iter("table"):
            table.set("class", "stack")
            heads = [self._plain(cell) for cell in table.iterfind("thead/tr/th")]
            for cell in table.iterfind("thead/tr/th"):
                cell.set("scope", "col")
            for row in table.iterfind("tbody/tr"):
                self._row(row, heads)
            for cell in table.iter():
                _align(cell)

    def _row(self, row: ElementTree.Element, heads: list[str]) -> None:
        for index, cell in enumerate(row):
            if index == 0:
                cell.tag = "th"
                cell.set("scope", "row")
            elif heads[index : index + 1]:
                cell.set("data-l", label(heads[index]))

    def _plain(self, cell: ElementTree.Element) -> str:
        return _shown(self.md, "".join(cell.itertext()))


class Terms(Treeprocessor):
    """Marks the links to the glossary: the page shows what such a word means."""

    glossary = ""

    def run(self, root: ElementTree.Element) -> None:
        """Mark every link that leads there from another page."""
        for link in root.iter("a"):
            if link.get("href", "").startswith(self.glossary + "#"):
                link.set("class", f"{link.get('class', '')} term".strip())


def label(head: str) -> str:
    """The head of a column as it stands before a cell on a narrow screen."""
    return head[:1].lower() + head[1:] + ":"


def _align(cell: ElementTree.Element) -> None:
    style = cell.attrib.pop("style", "")
    found = re.search(r"text-align: (right|center)", style)
    if found:
        cell.set("class", "num" if found[1] == "right" else "mid")


class Titles(Treeprocessor):
    """Gives headings the ids that the source noted, and the outline their titles.

    Each ends in a link to itself, for a pointer; others have the list of the contents.
    """

    headings: Headings | None = None

    def run(self, root: ElementTree.Element) -> None:
        """Take the noted ids in order."""
        if self.headings is None:
            return
        for element in root.iter():
            if re.fullmatch("h[1-6]", element.tag) and self.headings.waiting:
                name = self.headings.waiting.pop(0)
                element.set("id", name)
                words = "".join(element.itertext())
                self.headings.titled(name, _shown(self.md, words))
                own = {"class": "here", "href": f"#{name}"}
                hidden = {"aria-hidden": "true", "tabindex": "-1"}
                ElementTree.SubElement(element, "a", {**own, **hidden})


def _shown(md: Markdown, text: str) -> str:
    """Text with the kept pieces of HTML in it, as a reader hears it."""
    return _TOKEN.sub(lambda token: plain(_kept(md, token[0])), text)


def _kept(md: Markdown, token: str) -> str:
    return str(md.htmlStash.rawHtmlBlocks[int(token[9:-1])])


class Grouping(Treeprocessor):
    """Runs of text go into columns of their own, between the blocks of the page."""

    leaves: set[str] | None = None

    def run(self, root: ElementTree.Element) -> None:
        """Wrap what lies between two leaves; nothing on a text inside a block."""
        if self.leaves is None:
            return
        children = list(root)
        for child in children:
            root.remove(child)
        flow: ElementTree.Element | None = None
        for child in children:
            if child.tag == "p" and (child.text or "").strip() in self.leaves:
                root.append(child)
                flow = None
                continue
            if flow is None:
                flow = ElementTree.SubElement(root, "div", {"class": "flow gap"})
            flow.append(child)
