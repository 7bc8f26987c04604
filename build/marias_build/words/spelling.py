"""The spelling of every text of the book: `python -m marias_build.words.spelling`.

A word is right when the dictionary of its language has it, the glossary names a term
so, or `content/words/<language>.txt` lists it. The list holds only what is needed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from pathlib import Path

from marias_build.book.diagnostics import Fault
from marias_build.places import ROOT
from marias_build.words import spelling_texts
from marias_build.words.spelling_judge import PACKAGES, Judge
from marias_build.words.spelling_lists import OwnList, forms, read_list, without
from marias_build.words.spelling_texts import Said, Texts


def faults(root: Path = ROOT, judge: Callable[[str], Judge] = Judge) -> list[Fault]:
    """Misspelt words, and words of the own lists that nothing needs."""
    texts = spelling_texts.read(root)
    said = list(texts.words())
    found: list[Fault] = []
    for language in texts.languages:
        if language in PACKAGES:
            own = read_list(root, language)
            mine = [one for one in said if one.language == language]
            found += own.faults
            found += _check(mine, own, _names(texts, language), judge(language))
    return sorted(found)


def _check(
    said: list[Said], own: OwnList, names: frozenset[str], judge: Judge
) -> Iterator[Fault]:
    words = {one.word for one in said}
    unknown = {w for w in judge.unknown(words) if not _has(names, w, judge.language)}
    wrong = {word for word in unknown if not _has(own.lines, word, judge.language)}
    right = {word.lower() for word in words - unknown} | names | own.lines.keys()
    nearest = {word: _nearest(word, right) for word in wrong}
    for one in said:
        if one.word in wrong:
            what = f"{one.word} is not a known word ({judge.language})"
            mend = f"{nearest[one.word]}; a right one is listed in {own.file}"
            yield Fault(one.place.file, one.place.line, what, mend)
    judge.remember()
    yield from own.stale(bare for w in unknown for bare in without(w, judge.language))


def _names(texts: Texts, language: str) -> frozenset[str]:
    named = texts.named[language]
    return frozenset(part for name in named for part in spelling_texts.parts(name))


def _has(known: frozenset[str] | dict[str, int], word: str, language: str) -> bool:
    """Whether a list has the word, or what is left of it without an affix."""
    bare = (form for part in without(word, language) for form in forms(part))
    return any(form in known for form in bare)


def _nearest(word: str, known: set[str]) -> str:
    """What may have been meant: the words of the book that are most like it."""
    close = get_close_matches(word.lower(), sorted(known), cutoff=0.7)
    return f"did you mean {' or '.join(close)}?" if close else "no word is like it"


def main() -> int:
    """Prints what is wrong; exit code 1 if anything is."""
    found = faults()
    print(*found, sep="\n", end="\n" if found else "")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
