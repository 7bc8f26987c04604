"""What has changed in the rules: `content/changes.toml`, checked against the rules."""

from __future__ import annotations

import datetime
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Annotated, Any

from marias_site.changes import Change, Kind
from pydantic import AfterValidator

from marias_build.book.book_settings import BookSettings
from marias_build.book.diagnostics import Faults, Place, near
from marias_build.book.settings import Loc, Settings, check, valid_date
from marias_build.book.toml_places import Toml, rows
from marias_build.rules.statements import MARKUP
from marias_build.text.typography import typeset

FILE = "content/changes.toml"


class Written(Settings):
    """A change as it is written: `texts` are one sentence in each language."""

    date: Annotated[str, AfterValidator(valid_date)]
    kind: Kind
    texts: Mapping[str, str]
    rules: tuple[str, ...] = ()


def read(
    toml: Toml, book: BookSettings, known: Collection[str], faults: Faults
) -> tuple[Change, ...]:
    """The changes, the latest first; a fault for a rule that the book does not have."""
    found: list[Change] = []
    days: Counter[str] = Counter()
    for name in toml.data:
        if name != "changes":
            faults.add(toml.place(name), f"unknown setting {name}", "write [[changes]]")
    for index, data in enumerate(rows(toml, "changes", faults)):
        written = _written(data, index, toml, book.languages, faults)
        if written is None:
            continue
        _check_date(written, index, toml, book.edition, faults)
        _check_texts(written, index, toml, faults)
        for rule in written.rules:
            if rule not in known:
                place = toml.place("changes", index, "rules")
                what = f"unknown rule {rule}"
                faults.add(place, what, near(rule, known), "content/rules")
        days[written.date] += 1
        texts = {name: typeset(text, name) for name, text in written.texts.items()}
        own = f"z-{written.date}-{days[written.date]}"
        found.append(Change(own, written.date, written.kind, texts, written.rules))
    return tuple(sorted(found, key=lambda change: change.date, reverse=True))


def _check_date(
    written: Written, index: int, toml: Toml, edition: str, faults: Faults
) -> None:
    """No change is later than the edition that has it."""
    if written.date > edition:
        what = f"the change of {written.date} is later than the edition, {edition}"
        place = toml.place("changes", index, "date")
        faults.add(place, what, "correct it, or the edition in content/book.toml")


def _check_texts(written: Written, index: int, toml: Toml, faults: Faults) -> None:
    """The sentences are shown as they are, in the feed too."""
    for name, text in written.texts.items():
        if found := MARKUP.search(text):
            place = toml.place("changes", index, name)
            what = f"the mark {found[0]} in a change"
            faults.add(place, what, "write plain words, and name rules in rules = []")


def _written(
    data: Any, index: int, toml: Toml, languages: Sequence[str], faults: Faults
) -> Written | None:
    shaped = dict(data) if isinstance(data, dict) else {}
    texts = {name: shaped.pop(name) for name in languages if name in shaped}
    if isinstance(date := shaped.get("date"), datetime.date):
        shaped["date"] = date.isoformat()
    if isinstance(rules := shaped.get("rules"), list):
        shaped["rules"] = tuple(rules)
    for name in languages:
        if name not in texts:
            what = f"the change has no sentence in {name}"
            faults.add(toml.place("changes", index), what, f'add {name} = "…"')

    def place(steps: Loc) -> Place:
        own = steps[1:] if steps[:1] == ("texts",) else steps
        return toml.place("changes", index, *own)

    return check(Written, {**shaped, "texts": texts}, place, faults)
