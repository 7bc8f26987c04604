"""The words that the dictionaries lack: the book's own lists, and what matches them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from marias_build.book.diagnostics import Fault
from marias_build.words.spelling_texts import parts


class OwnList(NamedTuple):
    """The words of `content/words/<language>.txt`, each with its line."""

    file: str
    lines: dict[str, int]
    faults: tuple[Fault, ...] = ()

    def stale(self, needed: Iterable[str]) -> Iterator[Fault]:
        """The words that the book does without: unused, or known to the dictionary."""
        used = {entry for word in needed for entry in forms(word)}
        for entry, line in self.lines.items():
            if entry not in used:
                what = f"{entry} is not needed"
                mend = "remove it: no text has it, or the dictionary knows it"
                yield Fault(self.file, line, what, mend)


def read_list(root: Path, language: str) -> OwnList:
    """The list of a language: one word a line, sorted between comments with #."""
    file = root / f"content/words/{language}.txt"
    name = file.relative_to(root).as_posix()
    own = OwnList(name, {})
    faults = []
    before = ""
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    for number, line in enumerate(lines, start=1):
        word = line.strip()
        if not word or word.startswith("#"):
            before = ""
            continue
        if what := _wrong(word, before, own):
            mend = "one word a line, sorted between the comments, each once"
            faults.append(Fault(name, number, what, mend))
        own.lines.setdefault(word, number)
        before = word
    return own._replace(faults=tuple(faults))


def _wrong(word: str, before: str, own: OwnList) -> str:
    if list(parts(word)) != [word]:
        return f"{word} is not one word"
    if word in own.lines:
        return f"{word} stands here twice"
    if word.lower() < before.lower():
        return f"{word} stands behind {before}"
    return ""


def forms(word: str) -> tuple[str, ...]:
    """The ways in which a list may have a word: as it stands, or without capitals."""
    return word, word[0].lower() + word[1:], word.lower()


def without(word: str, language: str) -> Iterator[str]:
    """The word, and what it is without the prefix that denies a Czech one."""
    yield word
    if language == "cs" and word.lower().startswith("ne"):
        yield word[2:]
