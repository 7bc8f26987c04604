"""What the sources disagree about, as the site shows it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from markupsafe import Markup


@dataclass(frozen=True)
class Disagreement:
    """A question that sources answer differently, in every language.

    `chapter` is the one whose file has it, `html` the whole of it with its readings,
    which links as from the page of a rule.
    """

    id: str
    chapter: str
    rules: tuple[str, ...]
    questions: Mapping[str, str]
    html: Mapping[str, Markup]
