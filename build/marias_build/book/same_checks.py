"""Chapters and essays are the same in every language but for their words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from marias_site.texts import Chapter, Essay, Quiz

from marias_build.book.assembly import Made
from marias_build.book.diagnostics import Faults, Place

Compared = tuple[tuple[str, list[str]], ...]


def check(made: Made, faults: Faults) -> None:
    """Each has the questions, the rules and the chapter of the source language."""
    chapters = {
        language: {page.chapter.id: page.chapter for page in pages}
        for language, pages in made.pages.items()
    }
    essays = {
        language: {essay.id: essay for essay in found}
        for language, found in made.essays.items()
    }
    _check(chapters, faults)
    _check(essays, faults)


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
    asked = ("questions", _asked(text.quizzes))
    if isinstance(text, Essay):
        return asked, ("chapters", [f"the chapter {text.chapter}"])
    return asked, ("rules", list(text.rules))


def _asked(quizzes: Sequence[Quiz]) -> list[str]:
    return [
        f"the question {quiz.id} ({quiz.kind} {quiz.position} {quiz.profile})"
        for quiz in quizzes
    ]


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
