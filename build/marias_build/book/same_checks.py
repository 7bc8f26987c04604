"""Chapters and essays are the same in every language but for their words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from marias_site.texts import Chapter, Essay

from marias_build.book import block_checks, chapters, essays
from marias_build.book.assembly import Made
from marias_build.book.diagnostics import Faults, Place
from marias_build.book.loading import Loaded

Compared = tuple[tuple[str, list[str]], ...]


def check(loaded: Loaded, made: Made, faults: Faults) -> None:
    """Each has the blocks, the rules and the chapter of the source language."""
    _check_blocks(loaded.outlines, faults)
    _check_blocks(loaded.essays, faults)
    pages = {
        language: {page.chapter.id: page.chapter for page in found}
        for language, found in made.pages.items()
    }
    deeper = {
        language: {essay.id: essay for essay in found}
        for language, found in made.essays.items()
    }
    _check(pages, faults)
    _check(deeper, faults)


def _check_blocks(
    outlines: Mapping[str, Sequence[chapters.Outline]]
    | Mapping[str, Sequence[essays.Outline]],
    faults: Faults,
) -> None:
    at_fault = {fault.file for fault in faults}
    sources, *others = [{one.id: one.source for one in o} for o in outlines.values()]
    for found in others:
        for name in sources.keys() & found.keys():
            one, other = sources[name], found[name]
            if not {one.file, other.file} & at_fault:
                block_checks.compare(one, other, faults)


def _check(
    texts: Mapping[str, Mapping[str, Chapter]] | Mapping[str, Mapping[str, Essay]],
    faults: Faults,
) -> None:
    source, *others = texts
    for language in others:
        for name, one in texts[source].items():
            other = texts[language].get(name)
            if other is not None and not _at_fault(one, other, faults):
                _compare(_parts(one), _parts(other), file_of(other), source, faults)


def _at_fault(one: Chapter | Essay, other: Chapter | Essay, faults: Faults) -> bool:
    """A text with a fault may lack a question only because it could not be read."""
    files = {file_of(one), file_of(other)}
    return any(fault.file in files for fault in faults)


def file_of(text: Chapter | Essay) -> str:
    """The file that a chapter or an essay is read from."""
    folder = "essays" if isinstance(text, Essay) else "chapters"
    return f"content/{text.language}/{folder}/{text.id}.md"


def _parts(text: Chapter | Essay) -> Compared:
    if isinstance(text, Essay):
        return (("chapters", [f"the chapter {text.chapter}"]),)
    return (("rules", list(text.rules)),)


def _compare(
    one: Compared, other: Compared, file: str, source: str, faults: Faults
) -> None:
    place = Place(file)
    for (name, theirs), (_, mine) in zip(one, other, strict=True):
        missing = [item for item in theirs if item not in mine]
        extra = [item for item in mine if item not in theirs]
        for item in missing:
            faults.add(place, f"{item} is missing", f"{source} has it")
        for item in extra:
            faults.add(place, f"{item} is not in {source}", "add it there too")
        if not missing and not extra and mine != theirs:
            faults.add(place, f"the {name} have another order", f"follow {source}")
