"""What has changed in the rules, edition by edition, as the site tells it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Kind = Literal["new", "changed", "moved"]


@dataclass(frozen=True)
class Change:
    """One change: when, of which kind, a sentence in each language, and the rules.

    Its id is an element id on the page of changes. One that names no rules is about
    the whole book.
    """

    id: str
    date: str
    kind: Kind
    texts: Mapping[str, str]
    rules: tuple[str, ...] = ()
