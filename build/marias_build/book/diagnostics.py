"""Faults in what authors wrote: collected with their place, shown together."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import PurePath
from traceback import extract_tb

# Controls, signs without width, marks of direction, surrogates, private letters. They
# would make a text look other than it is, or break what reads it.
_UNSEEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e"
    "\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff\ue000-\uf8ff"
    "\U000e0000-\U000e0fff\U000f0000-\U0010ffff]"
)
_STEP = re.compile("[/:]")
_SLIP = "did you mean "


def unseen(text: str) -> str:
    """What is wrong with a text that has characters nobody can see; "" if none."""
    found = [f"U+{ord(one):04X}" for one in dict.fromkeys(_UNSEEN.findall(text))]
    if len(found) < 2:
        return "".join(f"the invisible character {one}" for one in found)
    return f"the invisible characters {', '.join(found[:-1])} and {found[-1]}"


def visible(text: str) -> str:
    """The text without the characters that nobody can see."""
    return _UNSEEN.sub("", text)


@dataclass(frozen=True, order=True)
class Fault:
    """One mistake: where it is, what is wrong and how to mend it.

    One that says that something is nowhere has also where that was looked for.
    """

    file: str
    line: int
    what: str
    mend: str
    looked_in: str = field(default="", compare=False)

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what}; {self.mend}"


@dataclass(frozen=True)
class Place:
    """A line of a file in the content folder (lines count from 1)."""

    file: str
    line: int = 1

    def at(self, line: int) -> Place:
        """The same file, another line."""
        return Place(self.file, line)


@dataclass
class Faults:
    """The faults of one run; `add` never stops, the caller stops once at the end.

    `lost` are files, and parts of them (`file:name`), that could not be read. What
    they say is not known, so nothing that was looked for there counts as missing.
    """

    found: list[Fault] = field(default_factory=list)
    lost: set[str] = field(default_factory=set)

    def add(self, place: Place, what: str, mend: str, looked_in: str = "") -> None:
        """Note one fault; `looked_in` is a folder, a file or `file:name`."""
        self.found.append(Fault(place.file, place.line, what, mend, looked_in))

    def lose(self, file: str, name: str = "") -> None:
        """Note that a file, or what it says of a name, could not be read."""
        self.lost.add(f"{file}:{name}" if name else file)

    def extend(self, faults: Faults) -> None:
        """Note what was found elsewhere, such as the faults of a remembered chapter."""
        self.found.extend(faults.found)
        self.lost |= faults.lost

    def hidden(self, looked_in: str) -> bool:
        """Whether something was lost there: the same, a part of it or all around it."""
        where = _STEP.split(looked_in)
        return bool(looked_in) and any(
            all(one == other for one, other in zip(where, lost, strict=False))
            for lost in map(_STEP.split, self.lost)
        )

    def _known(self) -> set[Fault]:
        return {fault for fault in self.found if not self.hidden(fault.looked_in)}

    def __iter__(self) -> Iterator[Fault]:
        return iter(sorted(self._known()))

    def __len__(self) -> int:
        return len(self._known())


class BookError(ValueError):
    """The content cannot become a book; the text lists every fault."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(str(fault) for fault in self.faults))


def near(word: str, known: Iterable[str]) -> str:
    """How to mend an unknown word: the nearest known ones, or all when few."""
    from difflib import get_close_matches

    names = sorted(set(known))
    close = get_close_matches(word, names, n=3, cutoff=0.6)
    if close:
        return _SLIP + " or ".join(close) + "?"
    if not names:
        return "there are none yet"
    if len(names) <= 12:
        return "known: " + ", ".join(names)
    return f"there are {len(names)} known ones, none like it"


def is_slip(mend: str) -> bool:
    """Whether `near` has found a name that was meant."""
    return mend.startswith(_SLIP)


def failed(error: Exception) -> tuple[str, str]:
    """What is told of an error of the program, so that the place it met is known."""
    last = extract_tb(error.__traceback__)[-1]
    where = f"{PurePath(last.filename).name}:{last.lineno}"
    what = f"the program fails here: {type(error).__name__}: {str(error)[:200]}"
    return what, f"{where} raised it, which no text should bring about"
