"""The head of a chapter or an essay: TOML between two lines of plus signs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Generic, TypeVar

from marias.errors import NotationError
from pydantic import AfterValidator

from marias_build.book.diagnostics import Faults, Place
from marias_build.book.settings import Settings, check
from marias_build.book.toml_places import read_toml

MARK = "+++"


def _card(text: str) -> str:
    from marias.notation import parse_card

    try:
        parse_card(text)
    except NotationError as error:
        raise ValueError(f"no card {text!r}") from error
    return text


Card = Annotated[str, AfterValidator(_card)]


class Head(Settings):
    """Title and lead of a chapter, the card that opens it, and whom it is for."""

    title: str
    lead: str
    opener: Card
    beginner: bool = False


class EssayHead(Settings):
    """Title and lead of an essay, its chapter, and the card that may open it."""

    title: str
    lead: str
    chapter: str
    opener: Card = ""


HeadT = TypeVar("HeadT", bound=Settings)


@dataclass(frozen=True)
class Source(Generic[HeadT]):
    """A text's file: its head, and its body with the line that begins it."""

    file: str
    head: HeadT
    first_line: int
    lines: tuple[str, ...]

    @property
    def place(self) -> Place:
        """Where the body begins."""
        return Place(self.file, self.first_line)


def split(text: str, file: str, faults: Faults, model: type[HeadT]) -> Source[HeadT]:
    """Head and body; faults for a head that is missing or wrong."""
    lines = text.lstrip("\N{ZERO WIDTH NO-BREAK SPACE}").splitlines()
    if not text.strip():
        faults.lose(file)  # what it said is not known
    end = _end(lines)
    if end is None:
        faults.add(
            Place(file, 1),
            "no front matter",
            f"begin with a line +++, then {_needed(model)}, then a line +++",
        )
        return Source(file, _empty(model), 1, tuple(lines))
    own = Faults()
    toml = read_toml("\n".join(lines[1:end]), file, own, first_line=2)
    # Of a head that is no TOML it would only be said that everything is missing.
    head = None if len(own) else check(model, toml.data, toml.below(), own)
    faults.extend(own)
    return Source(file, head or _empty(model), end + 2, tuple(lines[end + 1 :]))


def _end(lines: list[str]) -> int | None:
    if not lines or lines[0].rstrip() != MARK:
        return None
    for index in range(1, len(lines)):
        if lines[index].rstrip() == MARK:
            return index
    return None


def _needed(model: type[Settings]) -> str:
    *names, last = (n for n, field in model.model_fields.items() if field.is_required())
    return f"{', '.join(names)} and {last}"


def _empty(model: type[HeadT]) -> HeadT:
    """A head that says nothing, so that the rest of the file can be looked at."""
    return model.model_construct(None, **dict.fromkeys(model.model_fields, ""))
