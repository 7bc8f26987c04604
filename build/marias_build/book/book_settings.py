"""What `content/book.toml` says: languages, edition, chapters, essays, deals."""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from marias.profile import parse_profile
from pydantic import AfterValidator, Field, StringConstraints

from marias_build.book.diagnostics import Faults, near
from marias_build.book.settings import (
    Settings,
    check,
    mistakes,
    valid_date,
    without,
)
from marias_build.book.toml_places import Toml

Id = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(?:-[a-z0-9]+)*$")]


_LAST = "9999-12-31"  # no change is later, where the edition cannot be read
CHAPTERS = "content/book.toml:chapters"


class Words(Settings):
    """Title of a deal or a part of the book and what is in it, in one language."""

    title: str
    lead: str


def _profile(text: str) -> str:
    parse_profile(text)
    return text


class BookSettings(Settings):
    """The first language is the source; `kinds` fixes the questions to practise on.

    A part is named by its first chapter and ends before the next part; `start` are the
    chapters that a beginner reads first.
    """

    languages: Annotated[list[str], Field(min_length=1)]
    edition: Annotated[str, AfterValidator(valid_date)]
    chapters: list[Id]
    essays: tuple[Id, ...] = ()
    profile: Annotated[str, AfterValidator(_profile)] = "obecna"
    start: tuple[Id, ...] = ()
    parts: Mapping[Id, Mapping[str, Words]] = {}
    deals: Mapping[Id, Mapping[str, Words]] = {}
    kinds: Mapping[str, str] = {}


def read(toml: Toml, faults: Faults) -> BookSettings | None:
    """The settings; None when they cannot be read as such."""
    if toml.file in faults.lost:
        return None  # it would only be said that everything is missing
    data = _plain(toml.data)
    found = check(BookSettings, data, toml.below(), faults) or _rest(toml, data, faults)
    if found is None:
        return None
    _check_titles("deal", found.deals, found, toml, faults)
    _check_titles("part", found.parts, found, toml, faults)
    _check_parts(found, toml, faults)
    _check_twice("chapter", found.chapters, toml, faults)
    _check_twice("essay", found.essays, toml, faults)
    return found.model_copy(
        update={
            "chapters": list(dict.fromkeys(found.chapters)),
            "essays": tuple(dict.fromkeys(found.essays)),
        }
    )


def _rest(toml: Toml, data: dict[str, Any], faults: Faults) -> BookSettings | None:
    """The book without what is wrong in its settings, so that the rest is looked at."""
    wrong = mistakes(BookSettings, data)
    for steps in wrong:
        inner = isinstance(data.get(str(steps[0])), dict)
        faults.lose(toml.file, ":".join(map(str, steps[: 2 if inner else 1])))
    rest = {"edition": _LAST, **without(data, wrong)}
    return None if mistakes(BookSettings, rest) else BookSettings.model_validate(rest)


def _check_titles(
    name: str,
    titled: Mapping[str, Mapping[str, Words]],
    settings: BookSettings,
    toml: Toml,
    faults: Faults,
) -> None:
    """A deal or a part has its title in every language."""
    for one, texts in titled.items():
        for language in settings.languages:
            if language not in texts:
                what = f"the {name} {one} has no title in {language}"
                mend = f"add [{name}s.{one}.{language}] with title and lead"
                faults.add(toml.place(f"{name}s", one), what, mend)
                faults.lose(toml.file, f"{name}s:{one}")


def _check_parts(settings: BookSettings, toml: Toml, faults: Faults) -> None:
    """Parts begin with chapters of the book, and no chapter stands before the first."""
    known = settings.chapters
    for part in settings.parts:
        if part not in known:
            what = f"no part can begin with {part}, which is no chapter"
            faults.add(toml.place("parts", part), what, near(part, known), CHAPTERS)
    for number, chapter in enumerate(settings.start):
        if chapter not in known:
            what = f"nobody can start with {chapter}, which is no chapter"
            place = toml.place("start", number)
            faults.add(place, what, near(chapter, known), CHAPTERS)
    if settings.parts and known and known[0] not in settings.parts:
        what = f"the first chapter, {known[0]}, is in no part"
        mend = f"begin a part: [parts.{known[0]}.cs]"
        faults.add(toml.place("parts"), what, mend, f"{toml.file}:parts")


def _check_twice(name: str, listed: Sequence[str], toml: Toml, faults: Faults) -> None:
    """Nothing stands in the book twice."""
    for number, one in enumerate(listed):
        if one in listed[:number]:
            place = toml.place(f"{name}s", number)
            faults.add(place, f"the {name} {one} is named twice", "name it once")


def _plain(data: Mapping[str, Any]) -> dict[str, Any]:
    """The data with the date as text: TOML has dates of its own, and no tuples."""
    plain = dict(data)
    if isinstance(edition := data.get("edition"), datetime.date):
        plain["edition"] = edition.isoformat()
    for name in ("essays", "start"):
        if isinstance(listed := data.get(name), list):
            plain[name] = tuple(listed)
    return plain
