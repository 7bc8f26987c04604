"""Which messages the code and the templates say: keys, and beginnings of keys."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from marias_build.book.diagnostics import BookError, Fault, Place

_KEY = re.compile(r"^[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+$")
_BEGINNING = re.compile(r"^[a-z][a-z0-9-]*\.(?:[a-z0-9.-]*[.-])?$")
_ENDING = re.compile(r"^\.[a-z][a-z0-9-]*$")
_FILE = re.compile(r"\.(?:bin|css|html|js|json|mjs|py|svg|toml|txt|wasm|woff2|xml)$")
_QUOTED = re.compile(r"\"([a-z][a-z0-9.-]*)\"|'([a-z][a-z0-9.-]*)'")

# What the site and its questions are made of, from the root of the project.
SOURCES = (
    "quizzes/marias_quizzes/*.py",
    "site/marias_site/**/*.py",
    "site/marias_site/templates/*",
    "build/marias_build/**/*.py",
)


@dataclass
class Uses:
    """Keys with their first place, and the parts from which code puts keys together.

    `beginnings` end in a stop or a hyphen; `endings` begin with a stop and follow one
    of the stems, such as the kinds of questions.
    """

    stems: Collection[str] = ()
    keys: dict[str, Place] = field(default_factory=dict)
    beginnings: set[str] = field(default_factory=set)
    endings: set[str] = field(default_factory=set)

    def has(self, key: str) -> bool:
        """Whether some code says the message."""
        stem, stop, ending = key.rpartition(".")
        return (
            key in self.keys
            or any(key.startswith(beginning) for beginning in self.beginnings)
            or (stem in self.stems and stop + ending in self.endings)
        )


def _files(root: Path) -> Iterator[Path]:
    for pattern in SOURCES:
        for path in sorted(root.glob(pattern)):
            known = path.suffix in (".py", ".html", ".js", ".svg", ".txt", ".xml")
            if known and not path.name.startswith("."):
                yield path


def stamps(root: Path) -> tuple[tuple[str, int, int], ...]:
    """What tells whether any of the files has changed since."""
    return tuple(
        (path.as_posix(), path.stat().st_mtime_ns, path.stat().st_size)
        for path in _files(root)
    )


def find(
    root: Path,
    rooms: Collection[str],
    names: Collection[str],
    stems: Collection[str] = (),
) -> Uses:
    """The uses below a project's root; `names` look like keys and are none."""
    uses = Uses(stems)
    for path in _files(root):
        _add(path, path.relative_to(root).as_posix(), rooms, names, uses)
    return uses


def _add(
    path: Path, shown: str, rooms: Collection[str], names: Collection[str], uses: Uses
) -> None:
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        what = Fault(shown, line, "not UTF-8", "save the file as UTF-8")
        raise BookError([what]) from error
    words = _python(text, shown) if path.suffix == ".py" else _template(text)
    for word, line, whole in words:
        if _ENDING.match(word):
            uses.endings.add(word)
        if word.split(".")[0] not in rooms or word in names or _FILE.search(word):
            continue
        if whole and _KEY.match(word):
            uses.keys.setdefault(word, Place(shown, line))
        elif _BEGINNING.match(word) or not whole:
            uses.beginnings.add(word)


def _python(text: str, shown: str) -> Iterator[tuple[str, int, bool]]:
    """Texts of a module with their lines; a text that code goes on is not whole."""
    heads: set[int] = set()
    for node in ast.walk(
        ast.parse(text, shown)
    ):  # what holds a text comes before the text
        if isinstance(node, ast.JoinedStr) and node.values:
            heads.add(id(node.values[0]))
        elif isinstance(node, ast.BinOp):
            heads.add(id(node.left))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value, node.lineno, id(node) not in heads


def _template(text: str) -> Iterator[tuple[str, int, bool]]:
    for number, line in enumerate(text.splitlines(), start=1):
        for found in _QUOTED.finditer(line):
            rest = line[found.end() :].lstrip()
            yield found[1] or found[2], number, not rest.startswith(("~", "+"))
