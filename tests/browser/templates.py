"""Which template a page comes from, and a fair choice among many pages."""

from __future__ import annotations

import random

TEMPLATES = (
    "home",
    "contents",
    "chapter",
    "essay",
    "rule",
    "practice",
    "kind",
    "deals",
    "deal",
    "glossary",
    "about",
    "changes",
    "search",
    "whole",
    "404",
)
FOLDERS = {
    "pravidla": ("contents", "chapter"),
    "do-hloubky": ("", "essay"),
    "r": ("", "rule"),
    "cviceni": ("practice", "kind"),
    "partie": ("deals", "deal"),
    "slovnik": ("glossary", ""),
    "hledat": ("search", ""),
    "o-knize": ("about", "changes"),
    "kniha": ("whole", ""),
}
ALL = 1
FIFTH = 5
TENTH = 10
TEMPLATES_ONLY = 0


def template(path: str) -> str:
    """The template of a page, by its path."""
    parts = path.removeprefix("en/").split("/")[:-1]
    if path.endswith("404.html"):
        return "404"
    if not parts:
        return "home"
    return FOLDERS[parts[0]][len(parts) > 1]


def sample(paths: list[str], share: int, seed: int = 1) -> list[str]:
    """One page of every template and language, and one of `share` of all pages.

    With ALL these are all pages, with TEMPLATES_ONLY there are no others.
    """
    dice = random.Random(seed)
    groups: dict[tuple[str, bool], list[str]] = {}
    for path in paths:
        groups.setdefault((template(path), path.startswith("en/")), []).append(path)
    chosen = {dice.choice(group) for group in groups.values()}
    more = dice.sample(paths, len(paths) // share) if share else []
    return sorted(chosen.union(more))
