"""The files that `book.toml` names: those that can be read, the missing, the strays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from marias_build.book.book_settings import BookSettings
from marias_build.book.content import Folder
from marias_build.book.diagnostics import Place, near
from marias_build.book.toml_places import Toml

BOOK = "content/book.toml"
DATA = ("sources", "registry", "glossary", "redirects")
RULES, DISAGREEMENTS = "content/rules", "content/disagreements"
EXAMPLES = "content/examples"

Text = tuple[str, str, str]  # id, file, what is written there


def look(folder: Folder) -> None:
    """A fault for each file that cannot be read, while nothing is known of the book."""
    for name in DATA:
        folder.toml(f"content/{name}.toml")
    for path in sorted((folder.root / "content").rglob("*.*")):
        file = path.relative_to(folder.root).as_posix()
        if path.name.startswith("."):
            continue  # an editor's own
        if path.suffix == ".toml":
            folder.toml(file)
        elif path.suffix in (".md", ".txt"):
            folder.text(file)


def chapters(folder: Folder, settings: BookSettings, language: str) -> list[Text]:
    """Each chapter that can be read, its file and its text."""
    return _texts(folder, language, "chapters", settings.chapters)


def essays(folder: Folder, settings: BookSettings, language: str) -> list[Text]:
    """Each essay that can be read, its file and its text."""
    return _texts(folder, language, "essays", settings.essays)


def _texts(
    folder: Folder, language: str, kind: str, names: Sequence[str]
) -> list[Text]:
    found = []
    for place, name in enumerate(names):
        file = f"content/{language}/{kind}/{name}.md"
        text = folder.text(file, _or_take_out(folder, name, kind, place))
        if text is not None:
            found.append((name, file, text))
    return found


def deals(folder: Folder, settings: BookSettings) -> Iterator[Text]:
    """Each deal that can be read, its file and its text."""
    for name in settings.deals:
        file = f"content/deals/{name}.txt"
        text = folder.text(file, _or_take_out(folder, name, "deals", name))
        if text is not None:
            yield name, file, text


def rules(folder: Folder, settings: BookSettings) -> dict[str, Toml]:
    """What is known of the rules, by chapter; one that states none has no file."""
    return _of_chapters(folder, settings, RULES)


def disagreements(folder: Folder, settings: BookSettings) -> dict[str, Toml]:
    """What the sources disagree about, by chapter; most chapters have no file."""
    return _of_chapters(folder, settings, DISAGREEMENTS)


def examples(folder: Folder, settings: BookSettings) -> Iterator[Text]:
    """What shows the rules of a chapter on their pages only; most have no file."""
    for chapter in settings.chapters:
        file = f"{EXAMPLES}/{chapter}.md"
        if (folder.root / file).exists() and (text := folder.text(file)) is not None:
            yield chapter, file, text


def _of_chapters(folder: Folder, settings: BookSettings, where: str) -> dict[str, Toml]:
    files = {chapter: f"{where}/{chapter}.toml" for chapter in settings.chapters}
    return {
        chapter: folder.toml(file)
        for chapter, file in files.items()
        if (folder.root / file).exists()
    }


def _or_take_out(folder: Folder, name: str, *path: str | int) -> str:
    place = folder.toml(BOOK).place(*path)
    return f"write it, or take {name} out of {place.file}:{place.line}"


def check_strays(folder: Folder, settings: BookSettings) -> None:
    """A file that book.toml does not name would silently be left out.

    One with a wrong name is two faults, since the right one is missing.
    """
    for language in settings.languages:
        for kind in ("chapters", "essays"):
            _check(folder, f"content/{language}/{kind}", ".md", kind, settings)
    _check(folder, "content/deals", ".txt", "deals", settings)
    _check(folder, EXAMPLES, ".md", "chapters", settings)
    for where in (RULES, DISAGREEMENTS):
        _check(folder, where, ".toml", "chapters", settings)


def _check(
    folder: Folder, where: str, suffix: str, kind: str, settings: BookSettings
) -> None:
    known = tuple(getattr(settings, kind))
    for path in sorted((folder.root / where).glob(f"*{suffix}")):
        if path.name.startswith("."):
            continue  # an editor's own
        if path.stem not in known:
            place = Place(f"{where}/{path.name}")
            mend = f"name it there ({near(path.stem, known)}) or remove it"
            what = f"{path.stem} is not in book.toml"
            folder.faults.add(place, what, mend, f"{BOOK}:{kind}:{path.stem}")
            folder.faults.lose(place.file)
