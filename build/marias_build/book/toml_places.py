"""TOML with the line of every key, because the standard reader keeps none."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any

from marias_build.book.diagnostics import Faults, Place, unseen

Path = tuple[str | int, ...]

_STRING = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'', re.S
)
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_SKIP = re.compile(r"(?:[ \t\r]|#[^\n]*)*")
_VALUE = re.compile(r"[^,\]}\s#]+")
_DATE = re.compile(r"=\s*(\d{4}-\d[\d-]*)")
# What the reader says of a name that has its value or its table already.
_TWICE = ("Cannot overwrite", "Cannot declare", "Cannot mutate", "Duplicate")
_LONG = re.compile(r"\d{4000}")
TOO_LONG = ("a number that is too long", "write a smaller one")
_LINE = re.compile(r"\(at (?:line (\d+), column \d+|end of document)\)")


@dataclass
class Toml:
    """A TOML document: its data and the line each key or array item begins on.

    Two are equal when their texts are: as data, true and 1 would be equal too.
    """

    file: str
    text: str = ""
    data: dict[str, Any] = field(default_factory=dict, compare=False)
    first_line: int = field(default=1, compare=False)

    @cached_property
    def lines(self) -> Mapping[Path, int]:
        """The lines; looked for only when somebody asks, which a fault does."""
        if not self.data:
            return {}
        scanner = _Scanner(self.text)
        scanner.document()
        shift = self.first_line - 1
        return {path: line + shift for path, line in scanner.lines.items()}

    def place(self, *path: str | int) -> Place:
        """Where that key stands; where its nearest parent does, if it is missing."""
        while path and path not in self.lines:
            path = path[:-1]
        return Place(self.file, self.lines.get(path, 1))

    def below(self, *path: str | int) -> Callable[[Path], Place]:
        """The places of what stands below a key, by the rest of the way to it."""
        return lambda rest: self.place(*path, *rest)


def read_toml(text: str, file: str, faults: Faults, first_line: int = 1) -> Toml:
    """Parse; a syntax error becomes a fault and an empty document."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = _error_line(str(error), text)
        written = "".join(text.splitlines()[line - 1 : line])
        said = _told(_LINE.sub("", str(error)).strip(), written)
        faults.add(Place(file, line + first_line - 1), *said)
        return Toml(file, text)
    except ValueError:  # of a number with more digits than Python reads
        long = _LONG.search(text)
        line = text.count("\n", 0, long.start()) if long else 0
        faults.add(Place(file, line + first_line), *TOO_LONG)
        return Toml(file, text)
    except RecursionError:
        place = Place(file, first_line)
        faults.add(place, "nested too deeply", "write fewer brackets in each other")
        return Toml(file, text)
    return _plain_texts(Toml(file, text, data, first_line), faults)


def table(toml: Toml, name: str, faults: Faults) -> dict[str, Any]:
    """The table of that name; a fault, and an empty one, for what is none."""
    found = toml.data.get(name, {})
    if isinstance(found, dict):
        return found
    faults.add(toml.place(name), f"{name} must be a table", f"write a line [{name}]")
    faults.lose(toml.file, name)
    return {}


def rows(toml: Toml, name: str, faults: Faults) -> list[Any]:
    """The tables of a list; a fault, and none, for what is no list."""
    found = toml.data.get(name, [])
    if isinstance(found, list):
        return found
    mend = f"begin each with a line [[{name}]]"
    faults.add(toml.place(name), f"{name} must be a list of tables", mend)
    faults.lose(toml.file, name)
    return []


def _told(error: str, line: str) -> tuple[str, str]:
    """What is wrong with a line that the standard reader does not take."""
    if date := _DATE.search(line):
        return f"{date[1]} is no date", "write one like 2026-12-01"
    if error.startswith(_TWICE):
        name = line.partition("=")[0].strip() or "a name"
        return f"{name} is written twice", "keep one of them"
    mend = "check quotes, commas and brackets here and on the line above"
    return f"not valid TOML: {error}", mend


def _plain_texts(toml: Toml, faults: Faults) -> Toml:
    """A text may not get a character by an escape that it may not have itself."""
    if "\\" in toml.text:
        for path, text in _texts(toml.data, ()):
            if what := unseen(text):
                faults.add(toml.place(*path), what, "remove it")
    return toml


def _texts(data: Any, path: Path) -> Iterator[tuple[Path, str]]:
    """Every text of a document, keys too, with the way to it."""
    if isinstance(data, str):
        yield path, data
    elif isinstance(data, dict):
        for name, value in data.items():
            yield (*path, name), name
            yield from _texts(value, (*path, name))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from _texts(value, (*path, index))


def _error_line(message: str, text: str) -> int:
    found = _LINE.search(message)
    if found is not None and found[1]:
        return int(found[1])
    return text.count("\n") + 1


class _Scanner:
    """Walks text that tomllib has accepted, so it need not check anything."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.lines: dict[Path, int] = {}
        self.sizes: dict[Path, int] = {}

    def document(self) -> None:
        table: Path = ()
        while self._skip(newlines=True):
            if self.text.startswith("[[", self.at):
                table = self._array_header()
            elif self.text[self.at] == "[":
                table = self._header()
            else:
                self._pair(table)

    def _header(self) -> Path:
        line = self._line()
        self.at += 1
        table = self._inside(self._key())
        self.at += 1
        for end in range(1, len(table) + 1):
            self.lines.setdefault(table[:end], line)
        return table

    def _array_header(self) -> Path:
        line = self._line()
        self.at += 2
        key = self._key()
        self.at += 2
        array = (*self._inside(key[:-1]), key[-1])
        index = self.sizes.get(array, 0)
        self.sizes[array] = index + 1
        self.lines.setdefault(array, line)
        self.lines[(*array, index)] = line
        return (*array, index)

    def _inside(self, key: Path) -> Path:
        """The path of a header, going into the last item of arrays of tables."""
        path: Path = ()
        for part in key:
            path = (*path, part)
            if path in self.sizes:
                path = (*path, self.sizes[path] - 1)
        return path

    def _pair(self, table: Path) -> None:
        line = self._line()
        path = table
        for part in self._key():
            path = (*path, part)
            self.lines.setdefault(path, line)
        self.at += 1
        self._value(path)

    def _key(self) -> Path:
        parts: list[str] = []
        while True:
            self._skip()
            found = _STRING.match(self.text, self.at) or _BARE.match(self.text, self.at)
            assert found is not None
            self.at = found.end()
            parts.append(_plain(found[0]))
            self._skip()
            if self.text[self.at] != ".":
                return tuple(parts)
            self.at += 1

    def _value(self, path: Path) -> None:
        self._skip(newlines=True)
        start = self.text[self.at]
        if start == "[":
            self._array(path)
        elif start == "{":
            self._inline_table(path)
        else:
            found = _STRING.match(self.text, self.at) or _VALUE.match(
                self.text, self.at
            )
            assert found is not None
            self.at = found.end()
            if start.isdigit() and self._skip_time():
                return

    def _skip_time(self) -> bool:
        """A date and a time may stand with a space between them."""
        found = re.compile(r" \d\d:\d\d[^,\]}\s#]*").match(self.text, self.at)
        if found is not None:
            self.at = found.end()
        return found is not None

    def _array(self, path: Path) -> None:
        self.at += 1
        index = 0
        while self._skip(newlines=True) and self.text[self.at] != "]":
            self.lines[(*path, index)] = self._line()
            self._value((*path, index))
            index += 1
            self._comma()
        self.at += 1

    def _inline_table(self, path: Path) -> None:
        self.at += 1
        while self._skip(newlines=True) and self.text[self.at] != "}":
            self._pair(path)
            self._comma()
        self.at += 1

    def _comma(self) -> None:
        self._skip(newlines=True)
        if self.text[self.at] == ",":
            self.at += 1

    def _skip(self, newlines: bool = False) -> bool:
        """Pass blanks and comments, and tell whether anything is left."""
        while True:
            found = _SKIP.match(self.text, self.at)
            self.at = found.end() if found is not None else self.at
            if newlines and self.text[self.at : self.at + 1] == "\n":
                self.at += 1
                continue
            return self.at < len(self.text)

    def _line(self) -> int:
        return self.text.count("\n", 0, self.at) + 1


@cache
def _plain(key: str) -> str:
    """The name of a key: a quoted one is read as TOML reads it."""
    if key[0] in "\"'":
        return next(iter(tomllib.loads(f"{key} = 0")))
    return key
