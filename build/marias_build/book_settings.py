"""What `content/book.toml` says: languages, edition, chapters, deals."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Annotated, Any

from marias.profile import parse_profile
from pydantic import AfterValidator, Field, StringConstraints

from marias_build.diagnostics import Faults
from marias_build.settings import Settings, check
from marias_build.toml_places import Toml

Id = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(?:-[a-z0-9]+)*$")]


class DealWords(Settings):
    """Title of a deal and what happens in it, in one language."""

    title: str
    lead: str


def _date(text: str) -> str:
    datetime.date.fromisoformat(text)
    return text


def _profile(text: str) -> str:
    parse_profile(text)
    return text


class BookSettings(Settings):
    """The first language is the source; `kinds` fixes the questions to practise on."""

    languages: Annotated[list[str], Field(min_length=1)]
    edition: Annotated[str, AfterValidator(_date)]
    chapters: list[Id]
    profile: Annotated[str, AfterValidator(_profile)] = "obecna"
    deals: Mapping[Id, Mapping[str, DealWords]] = {}
    kinds: Mapping[str, str] = {}


def read(toml: Toml, faults: Faults) -> BookSettings | None:
    """The settings; None when there is a fault in them."""
    found = check(BookSettings, _plain(toml.data), toml.below(), faults)
    if found is None:
        return None
    whole = True
    for deal, texts in found.deals.items():
        for language in found.languages:
            if language not in texts:
                what = f"the deal {deal} has no title in {language}"
                mend = f"add [deals.{deal}.{language}] with title and lead"
                faults.add(toml.place("deals", deal), what, mend)
                whole = False
    return found if whole else None


def _plain(data: Mapping[str, Any]) -> dict[str, Any]:
    """The data with the date as text: TOML has dates of its own."""
    edition = data.get("edition")
    if isinstance(edition, datetime.date):
        return {**data, "edition": edition.isoformat()}
    return dict(data)
