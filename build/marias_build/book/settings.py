"""Settings that authors write, checked by models; every fault keeps its line."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from io import StringIO
from threading import local
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError
from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError

from marias_build.book.diagnostics import Faults, Place, is_slip, unseen
from marias_build.book.setting_faults import told, way
from marias_build.book.toml_places import TOO_LONG

Loc = tuple[str | int, ...]
Places = Callable[[Loc], Place]
ModelT = TypeVar("ModelT", bound="Settings")


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
    model: type[ModelT],
    data: Any,
    places: Places,
    faults: Faults,
    loose: Collection[str] = (),
) -> ModelT | None:
    """The data as a model, and a fault for each mistake in it.

    What is unknown, or wrong in a `loose` setting, is left out, for nothing else rests
    on it; with any other mistake there is no model.
    """
    wrong = mistakes(model, data)
    light: list[Loc] = []
    for steps, items in wrong.items():
        what, mend = told(model, steps, items)
        faults.add(places(steps), what, mend)
        strange = items[0]["type"] == "extra_forbidden" and not is_slip(mend)
        if steps and (strange or steps[0] in loose):
            light.append(steps)
    if len(light) < len(wrong):
        return None
    rest = without(data, light) if light else data
    return None if light and mistakes(model, rest) else model.model_validate(rest)


def mistakes(model: type[Settings], data: Any) -> dict[Loc, list[dict[str, Any]]]:
    """What the model says against the data, by the way to what is wrong."""
    found: dict[Loc, list[dict[str, Any]]] = {}
    try:
        model.model_validate(data)
    except ValidationError as error:
        for item in error.errors(include_url=False):
            steps = way(tuple(item["loc"]), data)
            found.setdefault(steps, []).append(dict(item))
    return found


def without(data: Mapping[str, Any], wrong: Iterable[Loc]) -> dict[str, Any]:
    """The data without what is wrong: each setting, or an item or a table in one."""
    rest = dict(data)
    # From behind, so that the items of a list keep their places.
    for steps in sorted({one[:2] for one in wrong}, key=str, reverse=True):
        inner = rest.get(str(steps[0]))
        if len(steps) == 1 or not isinstance(inner, (dict, list, tuple)):
            rest.pop(str(steps[0]), None)
        elif isinstance(inner, dict):
            rest[str(steps[0])] = {k: v for k, v in inner.items() if k != steps[1]}
        else:
            kept = [one for place, one in enumerate(inner) if place != steps[1]]
            rest[str(steps[0])] = type(inner)(kept)
    return rest


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
    except ValueError:  # of a number with more digits than Python reads
        faults.add(place, *TOO_LONG)
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
    model: type[ModelT],
    lines: Sequence[str],
    place: Place,
    faults: Faults,
    loose: Collection[str] = (),
) -> ModelT | None:
    """The settings in the body of a directive whose fence opens at `place`.

    `loose` are those on which no other rests.
    """
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

    def own(loc: Loc) -> Place:
        return first or _own(loc, data, places, place)

    return check(model, dict(data), own, faults, loose)


def _own(loc: Loc, data: Mapping[str, Any], places: Places, fence: Place) -> Place:
    """A setting's own line; the fence's for one that is missing."""
    return places(loc) if loc and loc[0] in data else fence
