"""Links that name what they lead to: rule, term, chapter, essay, deal, kind."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from marias_quizzes import addresses

from marias_build.book.diagnostics import Place, near
from marias_build.text.world import Spot

_OUTSIDE = re.compile(r"^(?:https://|mailto:)[^\s\"'<>]+$")


@dataclass(frozen=True)
class Link:
    """Where a link leads, and what it says when the author wrote no words."""

    href: str
    text: str
    language: str = ""


def resolve(target: str, words: str, spot: Spot, place: Place) -> Link | None:
    """The link of a target such as `rule:play.beat`; None and a fault if unknown."""
    scheme, _, name = target.partition(":")
    if scheme in SCHEMES:
        return SCHEMES[scheme](name, words, spot, place)
    if target.startswith("#") and len(target) > 1:
        return Link(target, target[1:])
    if _OUTSIDE.match(target):
        return Link(target, target)
    spot.fault(
        place,
        f"link to {target or 'nothing'}",
        "link to rule:, term:, chapter:, essay:, deal:, kind:, #id or https://",
    )
    return None


def _unknown(
    what: str,
    name: str,
    known: Iterable[str],
    spot: Spot,
    place: Place,
    looked_in: str = "",
) -> None:
    said = f"unknown {what} {name or '(empty)'}"
    spot.fault(place, said, near(name, known), looked_in)


def _rule(name: str, _: str, spot: Spot, place: Place) -> Link | None:
    found = spot.world.rules.get(name)
    if found is None and name in spot.world.entries:
        return None  # that it is stated nowhere is told where it is written
    if found is None:
        where = f"content/{spot.world.language}/chapters"
        _unknown("rule", name, spot.world.rules, spot, place, where)
        return None
    title, chapter = found
    path = addresses.rule_in_chapter(spot.world.language, chapter, name)
    return Link(spot.link(path), title)


def _term(name: str, words: str, spot: Spot, place: Place) -> Link | None:
    found = spot.world.terms.get(name)
    if found is None:
        where = f"content/glossary.toml:{name}"
        _unknown("term", name, spot.world.terms, spot, place, where)
        return None
    language = spot.world.language
    path = addresses.glossary(language, name)
    return Link(spot.link(path), found.word(language), _foreign(name, words, spot))


def _foreign(term: str, words: str, spot: Spot) -> str:
    """The source language where the words are its name of a term, else nothing."""
    found = spot.world.terms.get(term)
    source = spot.world.languages[0]
    if found is None or spot.world.language == source:
        return ""
    return source if words.lower() in found.spoken(source) else ""


def _chapter(name: str, words: str, spot: Spot, place: Place) -> Link | None:
    found = spot.world.chapters.get(name)
    if found is None:
        where = "content/book.toml:chapters"
        _unknown("chapter", name, spot.world.chapters, spot, place, where)
        return None
    path = addresses.chapter(spot.world.language, name)
    # The chapter on a kind of mariáš has the name of that kind as its id.
    return Link(spot.link(path), found, _foreign(name, words, spot))


def _essay(name: str, _: str, spot: Spot, place: Place) -> Link | None:
    found = spot.world.essays.get(name)
    if found is None:
        where = "content/book.toml:essays"
        _unknown("essay", name, spot.world.essays, spot, place, where)
        return None
    return Link(spot.link(addresses.essay(spot.world.language, name)), found)


def _deal(name: str, _: str, spot: Spot, place: Place) -> Link | None:
    found = spot.world.deals.get(name)
    if found is None:
        where = f"content/book.toml:deals:{name}"
        _unknown("deal", name, spot.world.deals, spot, place, where)
        return None
    return Link(spot.link(addresses.deal(spot.world.language, name)), found.title)


def _kind(name: str, _: str, spot: Spot, place: Place) -> Link | None:
    kind, _, query = name.partition("?")
    if kind not in spot.world.kinds:
        _unknown("kind of question", kind, spot.world.kinds, spot, place)
        return None
    return Link(spot.link(addresses.kind(spot.world.language, kind, query)), kind)


SCHEMES: dict[str, Callable[[str, str, Spot, Place], Link | None]] = {
    "rule": _rule,
    "term": _term,
    "chapter": _chapter,
    "essay": _essay,
    "deal": _deal,
    "kind": _kind,
}
