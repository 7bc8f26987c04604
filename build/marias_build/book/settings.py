"""Settings that authors write, checked by models; every fault keeps its line."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterator, Mapping, Sequence
from io import StringIO
from threading import local
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError
from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError

from marias_build.book.diagnostics import Faults, Place, near, unseen

Loc = tuple[str | int, ...]
Places = Callable[[Loc], Place]
ModelT = TypeVar("ModelT", bound="Settings")

_TYPES = {
    "string_type": ("must be a text", "put it in quotes"),
    "int_type": ("must be a whole number", "write it without quotes"),
    "bool_type": ("must be true or false", "write it without quotes"),
    "list_type": ("must be a list", "write it in square brackets"),
    "tuple_type": ("must be a list", "write it in square brackets"),
    "dict_type": ("must be a table", "write it as { name = value }"),
    "model_type": ("must be a table", "write it as { name = value }"),
}


def valid_date(text: str) -> str:
    """The text, if it is a date; for validators."""
    try:
        datetime.date.fromisoformat(text)
    except ValueError:
        raise ValueError(f"{text} is no date, write 2026-12-01") from None
    return text


class Settings(BaseModel):
    """A model that takes no unknown names and turns no number into a text."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


def check(
    model: type[ModelT], data: Any, places: Places, faults: Faults
) -> ModelT | None:
    """The data as a model; None, and a fault for each mistake, when it is not one."""
    try:
        return model.model_validate(data)
    except ValidationError as error:
        for item in error.errors(include_url=False):
            what, mend = _say(model, dict(item))
            faults.add(places(tuple(item["loc"])), what, mend)
        return None


def _say(model: type[Settings], item: dict[str, Any]) -> tuple[str, str]:
    name = ".".join(str(part) for part in item["loc"]) or "the settings"
    kind = item["type"]
    if kind == "missing":
        return f"{name} is missing", "add it"
    if kind == "extra_forbidden":
        return f"unknown setting {name}", near(str(item["loc"][-1]), _names(model))
    if kind == "literal_error":
        return f"{name} is {item['input']!r}", f"use {item['ctx']['expected']}"
    if kind == "value_error":
        return f"{name}: {item['ctx']['error']}", "correct it"
    if kind == "string_pattern_mismatch":
        mend = "write small letters, digits and single hyphens, such as kdo-bere"
        return f"{name} is {item['input']!r}", mend
    what, mend = _TYPES.get(kind, (str(item["msg"]).lower(), "correct it"))
    return f"{name} {what}", mend


def _names(model: type[Settings]) -> list[str]:
    return [field.alias or name for name, field in model.model_fields.items()]


class _Reader(local):
    """One reader a thread: a new one is slow, and none can read two texts at once."""

    def __init__(self) -> None:
        self.yaml = YAML(typ="rt", pure=True, plug_ins=[])


_reader = _Reader()


def read_yaml(
    lines: Sequence[str], place: Place, faults: Faults
) -> tuple[Any, Places] | None:
    """The YAML of a directive whose first line stands at `place`, and its places."""
    try:
        data = _reader.yaml.load(StringIO("\n".join(lines)))
    except MarkedYAMLError as error:
        line = error.problem_mark.line if error.problem_mark else 0
        # Of a duplicate key ruamel also tells both values, which are long.
        what, twice, _ = (error.problem or "not valid YAML").partition(" with value ")
        mend = "keep one of them" if twice else "write `name: value` lines"
        faults.add(place.at(place.line + line), what, mend)
        return None
    except YAMLError:
        faults.add(place, "not valid YAML", "write `name: value` lines")
        return None
    except RecursionError:
        faults.add(place, "nested too deeply", "write `name: value` lines")
        return None
    if what := next(filter(None, map(unseen, _texts(data))), None):
        faults.add(place, what, "write no escapes")
        return None
    return ({} if data is None else data), _yaml_places(data, place)


def _texts(data: Any) -> Iterator[str]:
    """Every text of the data once; it may hold itself."""
    seen: set[int] = set()
    waiting = [data]
    while waiting:
        one = waiting.pop()
        if isinstance(one, str):
            yield one
        elif isinstance(one, (Mapping, list)) and id(one) not in seen:
            seen.add(id(one))
            waiting += one
            waiting += one.values() if isinstance(one, Mapping) else ()


def _yaml_places(data: Any, place: Place) -> Places:
    def find(loc: Loc) -> Place:
        node, line = data, 0
        for part in loc:
            try:
                known = (
                    node.lc.key(part) if hasattr(node, "keys") else node.lc.item(part)
                )
            except (KeyError, AttributeError, TypeError):
                break
            line = known[0]
            node = node[part]
        return place.at(place.line + line)

    return find


def read_settings(
    model: type[ModelT], lines: Sequence[str], place: Place, faults: Faults
) -> ModelT | None:
    """The settings in the body of a directive whose fence opens at `place`."""
    found = read_yaml(lines, place.at(place.line + 1), faults)
    if found is None:
        return None
    data, places = found
    if not isinstance(data, Mapping):
        faults.add(
            place.at(place.line + 1), "not settings", "write `name: value` lines"
        )
        return None
    first = place if not data else None
    return check(
        model, dict(data), lambda loc: first or _own(loc, data, places, place), faults
    )


def _own(loc: Loc, data: Mapping[str, Any], places: Places, fence: Place) -> Place:
    """A setting's own line; the fence's for one that is missing."""
    return places(loc) if loc and loc[0] in data else fence
