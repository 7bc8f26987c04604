"""What the browser remembers: questions in the history, progress in the storage.

Both may have been written by an older edition or by hand: all is checked when read.
"""

import json
from collections import namedtuple

from . import dom

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

VERSION = 2
MOST = 99999  # a count above it was not counted


class Asked(
    namedtuple("Asked", ("position", "draw", "profile", "chosen", "checked", "counted"))
):
    """A question as asked in a block: by position or by draw, and what was answered.

    `counted` says that an answer to it was checked before, so that no other counts.
    """

    __slots__ = ()
    position: str
    draw: str
    profile: str
    chosen: "tuple[str, ...]"
    checked: bool
    counted: bool


class Progress(namedtuple("Progress", ("answered", "right", "level"))):
    """How a reader does in a kind of questions; level 0 means none was chosen."""

    __slots__ = ()
    answered: int
    right: int
    level: int


def asking(position: str, draw: str, profile: str) -> Asked:
    """A question that has not been answered yet."""
    return Asked(position, draw, profile, (), False, False)


def answered(asked: Asked, chosen: "tuple[str, ...]", checked: bool) -> Asked:
    """The same question with another answer."""
    counted = asked.counted or checked
    return Asked(asked.position, asked.draw, asked.profile, chosen, checked, counted)


def write_state(asked: "dict[str, Asked]") -> str:
    """The questions of a page as the text that the history keeps."""
    rows = [
        [block] + [list(v) if isinstance(v, tuple) else v for v in asked[block]]
        for block in sorted(asked)
    ]
    return json.dumps([VERSION, rows])


def read_state(text: str) -> "dict[str, Asked] | None":
    """The questions that the history kept; None where the text is not ours."""
    data = _load(text)
    if not isinstance(data, list) or len(data) != 2 or data[0] != VERSION:
        return None
    found = {}
    for row in data[1] if isinstance(data[1], list) else []:
        if isinstance(row, list) and len(row) == 7 and _is_asked(row[1:]):
            chosen = tuple([str(key) for key in row[4]])
            found[str(row[0])] = Asked(row[1], row[2], row[3], chosen, row[5], row[6])
    return found


def read_progress(kind: str) -> Progress:
    """What is kept of a kind; nothing yet where storage is refused or was spoilt."""
    data = _load(dom.kept("progress:" + kind))
    if isinstance(data, list) and len(data) == 3 and all(map(_is_count, data)):
        answered, right, level = [min(value, MOST) for value in data]
        return Progress(answered, min(right, answered), min(level, 3))
    return Progress(0, 0, 0)


def keep_progress(kind: str, progress: Progress) -> bool:
    """Keep it; False where storage is refused."""
    return dom.keep("progress:" + kind, json.dumps(list(progress)))


def _load(text: str) -> "Any":
    try:
        return json.loads(text)
    except (ValueError, RuntimeError):
        return None


def _is_asked(row: "list[Any]") -> bool:
    texts = all(map(_is_text, row[:3]))
    flags = all(isinstance(value, bool) for value in row[4:])
    return texts and flags and isinstance(row[3], list)


def _is_text(value: "Any") -> bool:
    return isinstance(value, str) and all(letter >= " " for letter in value)


def _is_count(value: "Any") -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0
