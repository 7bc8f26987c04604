"""The head of a chapter: TOML between two lines of plus signs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from marias.errors import NotationError
from pydantic import AfterValidator

from marias_build.diagnostics import Faults, Place
from marias_build.settings import Settings, check
from marias_build.toml_places import read_toml

MARK = "+++"


def _card(text: str) -> str:
    from marias.notation import parse_card

    try:
        parse_card(text)
    except NotationError as error:
        raise ValueError(f"no card {text!r}") from error
    return text


class Head(Settings):
    """Title and lead of a chapter, and the card that opens it."""

    title: str
    lead: str
    opener: Annotated[str, AfterValidator(_card)]


@dataclass(frozen=True)
class Source:
    """A chapter's file: its head, and its body with the line that begins it."""

    file: str
    head: Head
    first_line: int
    lines: tuple[str, ...]

    @property
    def place(self) -> Place:
        """Where the body begins."""
        return Place(self.file, self.first_line)


def split(text: str, file: str, faults: Faults) -> Source:
    """Head and body; faults for a head that is missing or wrong."""
    lines = text.lstrip("\N{ZERO WIDTH NO-BREAK SPACE}").splitlines()
    end = _end(lines)
    if end is None:
        faults.add(
            Place(file, 1),
            "no front matter",
            "begin with a line +++, then title, lead and opener, then a line +++",
        )
        return Source(file, _empty(), 1, tuple(lines))
    own = Faults()
    toml = read_toml("\n".join(lines[1:end]), file, own, first_line=2)
    # Of a head that is no TOML it would only be said that everything is missing.
    head = None if len(own) else check(Head, toml.data, toml.below(), own)
    faults.extend(own)
    return Source(file, head or _empty(), end + 2, tuple(lines[end + 1 :]))


def _end(lines: list[str]) -> int | None:
    if not lines or lines[0].rstrip() != MARK:
        return None
    for index in range(1, len(lines)):
        if lines[index].rstrip() == MARK:
            return index
    return None


def _empty() -> Head:
    return Head(title="", lead="", opener="HA")
