"""The way to a page: what it lies in, from the first page down to itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from marias_quizzes import addresses

if TYPE_CHECKING:
    from marias_site.frame import Page


LONGEST = 70  # letters of a title that search engines still show


class Step(NamedTuple):
    """A page on the way: its title and its path from the root of the site."""

    title: str
    path: str


def trail(page: Page, title: str) -> tuple[Step, ...]:
    """All steps to a page, itself the last; none for the first page and the lost."""
    if page.view in ("", "home"):
        return ()
    home = Step(page.messages.text("site.name"), addresses.home(page.language))
    return (home, *_above(page), Step(title, page.path))


def parent(steps: tuple[Step, ...]) -> str:
    """The title of what a page lies in, or "" where that is the book itself."""
    return steps[-2].title if len(steps) > 2 else ""


def heading(title: str, lies_in: str, name: str) -> str:
    """The title of a tab: what the page is, what it lies in, whose it is.

    What is too long for a list of results is left out, the middle before the end.
    """
    for parts in ((title, lies_in, name), (title, name)):
        whole = " – ".join(filter(None, parts))
        if len(whole) <= LONGEST:
            return whole
    return title


def _above(page: Page) -> tuple[Step, ...]:
    """The steps between the first page and this one."""
    if page.view == "chapter":
        return (_section(page, "contents"), *_part(page, page.item))
    if page.view in ("essay", "rule"):
        chapter = _chapter_of(page)
        return (_section(page, "contents"), *_part(page, chapter), _to(page, chapter))
    if page.view == "whole":
        return (_section(page, "contents"),)
    above = {"kind": "practice", "deal": "deals", "changes": "about"}.get(page.view)
    return (_section(page, above),) if above else ()


def _section(page: Page, name: str) -> Step:
    path = str(getattr(addresses, name)(page.language))
    return Step(page.messages.text(f"site.{name}-title"), path)


def _part(page: Page, chapter: str) -> tuple[Step, ...]:
    part = page.book.part_of(chapter)
    if part is None:
        return ()
    path = addresses.part(page.language, part.id)
    return (Step(part.titles[page.language], path),)


def _to(page: Page, chapter: str) -> Step:
    title = page.book.chapter(page.language, chapter).title
    return Step(title, addresses.chapter(page.language, chapter))


def _chapter_of(page: Page) -> str:
    """The chapter that a rule is stated in, or that an essay goes deeper than."""
    if page.view == "rule":
        return page.book.rules[page.item].chapter
    return page.book.essay(page.language, page.item).chapter
