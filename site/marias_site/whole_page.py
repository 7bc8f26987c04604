"""The whole book on one page: its chapters and essays, moved together.

Their HTML is that of their own pages. Only four things change: element ids get the
name of their text in front, so that each stands once; links to what is on the page stay
on the page; headings are one level lower, below the title of the text; and what tables
come to elsewhere is left out, because no table is chosen here.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from marias_quizzes import addresses
from markupsafe import Markup

from marias_site.frame import Page
from marias_site.shelves import shelves

_ELSEWHERE = re.compile(r'<div class="elsewhere">.*?</div>', re.DOTALL)
_TAG = re.compile(r"<(/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>")
_ATTRIBUTE = re.compile(r'(\s)([a-z-]+)="([^"]*)"')
_IDS = ("id", "for", "name", "headers", "aria-labelledby", "aria-describedby",
        "aria-controls", "aria-owns")  # fmt: skip
_LOWER = {f"h{level}": f"h{level + 1}" for level in range(1, 6)}
TERM = "slovo--"  # what the id of a glossary entry begins with here

Place = Callable[[str], str | None]


@dataclass(frozen=True)
class Text:
    """Where a text comes from: its own page, what goes before its ids, what does not.

    `places` gives a page of the book the name of its text here, `kept` are the ids that
    stand once in the whole book anyway, those of rules.
    """

    path: str
    name: str
    places: Mapping[str, str]
    kept: frozenset[str]


def values(page: Page) -> dict[str, Any]:
    """What the template shows: parts with their chapters, terms, sources."""
    book, language = page.book, page.language
    places = _places(page)
    kept = frozenset(name for rule in book.rules for name in (rule, rule + "-t"))

    def moved(kind: str, item: str, html: str) -> Markup:
        path = getattr(addresses, kind)(language, item)
        return move(html, Text(path, places[path], places, kept), page.root)

    def of_glossary(html: str) -> Markup:
        glossary = addresses.glossary(language)
        return move(html, Text(glossary, "kniha--slovnik", places, kept), page.root)

    return {
        "shelves": list(shelves(book, language)),
        "chapter_html": partial(moved, "chapter"),
        "essay_html": partial(moved, "essay"),
        "term_html": of_glossary,
        "terms": book.terms.get(language, ()),
        "term": TERM,
    }


def _places(page: Page) -> dict[str, str]:
    """The pages whose texts are here, by path; an essay may be named like a chapter."""
    book, language = page.book, page.language
    chapters = book.chapters.get(language, ())
    found = {addresses.chapter(language, one.id): one.id for one in chapters}
    for essay in book.essays.get(language, ()):
        found[addresses.essay(language, essay.id)] = f"cteni-{essay.id}"
    return found


def move(html: str, text: Text, root: str) -> Markup:
    """The HTML of a text as it stands on a page that is `root` away from the root."""

    def tag(found: re.Match[str]) -> str:
        end, name, attributes = found.groups()
        name = _LOWER.get(name, name)
        if attributes:
            attributes = _ATTRIBUTE.sub(attribute, attributes)
        return f"<{end}{name}{attributes}>"

    def attribute(found: re.Match[str]) -> str:
        space, name, value = found.groups()
        if name in _IDS:
            value = " ".join(_id(one, text) for one in value.split())
        elif name in ("href", "src"):
            value = _link(value, text, root)
        return f'{space}{name}="{value}"'

    html = _ELSEWHERE.sub("", html)
    return Markup(_TAG.sub(tag, html))  # safe: the text is, and only ids changed


def _id(name: str, text: Text) -> str:
    return name if name in text.kept else f"{text.name}--{name}"


def _link(link: str, text: Text, root: str) -> str:
    """A link of the text's own page as it leads from here."""
    if re.match(r"[a-z][a-z0-9+.-]*:", link):
        return link
    path, mark, anchor = link.partition("#")
    path, query, asked = path.partition("?")
    target = posixpath.normpath(posixpath.join(text.path or ".", path))
    target = "" if target == "." else target + "/" * path.endswith(("/", ".."))
    if not path:
        target = text.path
    if not query and (here := _here(target, anchor, text)):
        return "#" + here
    return (root + target or "./") + query + asked + mark + anchor


def _here(path: str, anchor: str, text: Text) -> str:
    """The id on this page of a place in the book; "" for what is not here."""
    if path in text.places:
        name = text.places[path]
        if not anchor:
            return name
        return anchor if anchor in text.kept else f"{name}--{anchor}"
    if anchor and re.fullmatch(r"(?:[a-z]+/)?slovnik/", path):
        return TERM + anchor
    rule = re.fullmatch(r"(?:[a-z]+/)?r/([^/]+)/", path)
    return rule[1] if rule and not anchor and rule[1] in text.kept else ""
