"""What is wrong with a setting, by its name and in words that an author knows."""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from typing import Any, get_args

from pydantic import AliasChoices, BaseModel

from marias_build.book.diagnostics import near

Way = tuple[str | int, ...]

_TYPES = {
    "string_type": ("a text", "put it in quotes"),
    "int_type": ("a whole number", "write it without quotes"),
    "bool_type": ("true or false", "write it without quotes"),
    "list_type": ("a list", "write it in square brackets"),
    "tuple_type": ("a list", "write it in square brackets"),
    "dict_type": ("a table", "write it as { name = value }"),
    "model_type": ("a table", "write it as { name = value }"),
}
_BOUNDS = {
    "greater_than_equal": "write {ge} at least",
    "less_than_equal": "write {le} at most",
    "multiple_of": "write a multiple of {multiple_of}",
    "string_too_short": "write {min_length} letters at least",
    "string_too_long": "write {max_length} letters at most",
}
# What a model calls otherwise than the file does, where a language stands alone.
_WRITTEN = {
    "texts": "",
    "names": "",
    "questions": "",
    "notes": "note",
    "shorts": "short",
}


def way(loc: Way, data: Any) -> Way:
    """The way to a setting in the data: a checker adds steps of its own behind it."""
    found: list[str | int] = []
    for step in loc:
        if isinstance(data, Mapping):
            data = data.get(step)
        elif isinstance(data, Sequence) and isinstance(step, int):
            data = data[step] if step < len(data) else None
        else:
            break
        found.append(step)
    return tuple(found)


def called(steps: Way, written: Mapping[str, str] = _WRITTEN) -> str:
    """The setting as its file has it: `deals.a.title`, `item 2 of chapters`."""
    name = ""
    for step in steps:
        word = written.get(str(step), str(step))
        if isinstance(step, int):
            name = f"item {step + 1} of {name}"
        elif name.startswith("item "):
            name = f"{word} in {name}" if word else name
        else:
            name = ".".join(filter(None, (name, word)))
    return name or "the settings"


def told(
    model: type[BaseModel], steps: Way, items: Sequence[Mapping[str, Any]]
) -> tuple[str, str]:
    """What is wrong with one setting and how to mend it; `items` are the complaints.

    There are several where a setting may be of several types and is of none.
    """
    name, item = called(steps), items[0]
    kind = str(item["type"])
    types = [_TYPES[one["type"]] for one in items if one["type"] in _TYPES]
    if types and kind in _TYPES:
        kinds, mends = zip(*dict.fromkeys(types), strict=True)
        mend = mends[0] if len(mends) == 1 else "write one of these"
        return f"{name} must be {' or '.join(kinds)}", mend
    if kind == "missing":
        return f"{name} is missing", "add it"
    if kind == "extra_forbidden":
        return f"unknown setting {name}", near(str(steps[-1]), _names(model, steps))
    return _of_value(name, kind, item)


def _of_value(name: str, kind: str, item: Mapping[str, Any]) -> tuple[str, str]:
    """What is wrong with a value of the right type."""
    context = item.get("ctx", {})
    if kind == "value_error":
        return f"{name}: {context['error']}", "correct it"
    if kind == "too_short":
        empty = not context["actual_length"]
        said = f"{name} {'is empty' if empty else 'has too little'}"
        return said, f"name {context['min_length']} at least"
    said = f"{name} is {_shown(item['input'])}"
    if kind == "literal_error":
        return said, f"use {context['expected']}"
    if kind == "string_pattern_mismatch":
        mend = "write small letters, digits and single hyphens, such as kdo-bere"
        return said, mend
    return said, _BOUNDS.get(kind, "correct it").format(**context)


def _shown(value: Any) -> str:
    """A value as it is written, not as Python has it."""
    if isinstance(value, str):
        return repr(str(value))
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, datetime.date):
        return value.isoformat()
    if isinstance(value, Mapping):
        return "a table"
    if isinstance(value, Sequence):
        return "a list"
    return "empty" if value is None else str(value)


def _names(model: type[BaseModel], steps: Way) -> list[str]:
    """The settings that there are where the last step leads to."""
    for step in steps[:-1]:
        field = model.model_fields.get(str(step))
        if field is not None:
            model = _model(field.annotation) or model
    return [_alias(name, field) for name, field in model.model_fields.items()]


def _alias(name: str, field: Any) -> str:
    alias = field.validation_alias
    return str(alias.choices[0]) if isinstance(alias, AliasChoices) else name


def _model(annotation: Any) -> type[BaseModel] | None:
    """The model that a type is of, or that it holds."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return annotation
    found = (_model(part) for part in get_args(annotation))
    return next(filter(None, found), None)
