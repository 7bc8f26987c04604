"""What the engine is asked in a block is the same in every language, word for word."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Any

from marias_build.book.diagnostics import Faults, Place
from marias_build.text.fences import Fence, every
from marias_build.text.front_matter import Source

# Blocks that hold no words but their captions.
COMPARED = ("quiz", "table", "deal", "disagreements")
CAPTION = "caption"
_SETTING = re.compile(r"^([^\s#:][^:]*):(.*)$")


@dataclass(frozen=True)
class Asked:
    """A block: `quiz trick-winner` on its line, its settings with theirs."""

    head: str
    place: Place
    settings: dict[str, tuple[int, str]]


def compare(one: Source[Any], other: Source[Any], faults: Faults) -> None:
    """A fault for each block, and for each setting, that is not that of `one`."""
    theirs, mine = list(_asked(one)), list(_asked(other))
    heads = [[block.head for block in found] for found in (theirs, mine)]
    matcher = SequenceMatcher(None, heads[0], heads[1], autojunk=False)
    for _, start, end, own_start, own_end in matcher.get_opcodes():
        same = heads[0][start:end] == heads[1][own_start:own_end]
        if same:
            pairs = zip(theirs[start:end], mine[own_start:own_end], strict=True)
            for pair in pairs:
                _settings(*pair, faults)
            continue
        before = mine[own_start - 1].place if own_start else Place(other.file)
        for block in theirs[start:end]:
            what = f"a block ```{block.head} is missing below this line"
            faults.add(before, what, f"{_at(block.place)} has it")
        for block in mine[own_start:own_end]:
            what = f"the block ```{block.head} is not in {one.file}"
            faults.add(block.place, what, "add it there too")


def _asked(source: Source[Any]) -> Iterator[Asked]:
    for fence in every(source.lines, source.place):
        if fence.name in COMPARED:
            place = source.place.at(fence.line)
            yield Asked(f"{fence.name} {fence.argument}", place, _read(fence))


def _read(fence: Fence) -> dict[str, tuple[int, str]]:
    """Each setting with its line; how its words are spaced and broken is no matter."""
    found: dict[str, tuple[int, list[str]]] = {}
    name = ""
    for line, text in enumerate(fence.body, start=fence.line + 1):
        begun = _SETTING.match(text)
        if begun:
            name = begun[1].strip()
            found[name] = (line, begun[2].split())
        elif name and not text.lstrip().startswith("#"):
            found[name][1].extend(text.split())
    found.pop(CAPTION, None)
    return {name: (line, " ".join(words)) for name, (line, words) in found.items()}


def _settings(one: Asked, other: Asked, faults: Faults) -> None:
    for name in {**one.settings, **other.settings}:
        line, text = one.settings.get(name, (one.place.line, ""))
        own_line, own_text = other.settings.get(name, (other.place.line, ""))
        if text != own_text:
            words, own_words = text.split(), own_text.split()
            what = f"{name} is {_differing(own_words, words)!r} here"
            said = _differing(words, own_words)
            mend = f"{_at(one.place.at(line))} has {said!r}; make both the same"
            faults.add(other.place.at(own_line), what, mend)


def _differing(words: Sequence[str], others: Sequence[str]) -> str:
    """The words from the first that differ to the last; a few, where they are many."""
    start = 0
    while start < min(len(words), len(others)) and words[start] == others[start]:
        start += 1
    end = 0
    while end < min(len(words), len(others)) - start and words[~end] == others[~end]:
        end += 1
    found = words[start : len(words) - end]
    return " ".join(found[:6]) + (" …" if len(found) > 6 else "")


def _at(place: Place) -> str:
    return f"{place.file}:{place.line}"
