"""The glossary: one record a term, its words in every language, sorted for each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any
from unicodedata import normalize

import czech_sort
from marias_site.book import TermKind
from pydantic import AfterValidator

from marias_build.book.diagnostics import Faults, near
from marias_build.book.settings import Settings, check
from marias_build.book.toml_places import Toml

ID = r"^[a-z0-9]+(?:-[a-z0-9]+)*$"
# A digraph that counts as one letter, by language.
_DIGRAPHS = {"cs": ("ch",)}
# Marks that make a letter of their own; other accents do not, neither here nor there.
_CARONS = {"cs": "čřšž"}


def _filled(text: str) -> str:
    if not text.strip():
        raise ValueError("nothing is written there")
    return text


Filled = Annotated[str, AfterValidator(_filled)]


class Words(Settings):
    """A term in one language: the word, its other names, what it means.

    `forms` are the inflected forms of the word: who looks for štychu wants štych.
    """

    word: Filled
    meaning: Filled
    other: tuple[Filled, ...] = ()
    forms: tuple[Filled, ...] = ()


class About(Settings):
    """What is said of a term once for all languages: all but its words.

    Its kind tells a saying apart, and one that must not be said. `abroad` are names in
    languages that the book is not written in.
    """

    chapter: str = ""
    kind: TermKind = "word"
    abroad: tuple[Filled, ...] = ()


ABOUT = tuple(About.model_fields)


class Entry(About):
    """A term of the game; the key is the code's name for it."""

    key: str
    texts: Mapping[str, Words]

    def word(self, language: str) -> str:
        """The word for it in that language."""
        return self.texts[language].word

    def spoken(self, language: str) -> set[str]:
        """All its names and their forms in that language, in small letters."""
        words = self.texts[language]
        return {name.lower() for name in (words.word, *words.other, *words.forms)}


def read(
    toml: Toml, languages: Sequence[str], chapters: Sequence[str], faults: Faults
) -> dict[str, Entry]:
    """The terms of `content/glossary.toml`, by key."""
    found: dict[str, Entry] = {}
    for key, data in toml.data.items():
        entry = _entry(key, data, languages, toml, faults)
        _check_chapter(key, data, chapters, toml, faults)
        if entry is None:
            faults.lose(toml.file, key)
            continue
        found[key] = entry
    _check_twins(found, languages, toml, faults)
    return found


def _check_chapter(
    key: str, data: Any, chapters: Sequence[str], toml: Toml, faults: Faults
) -> None:
    """The chapter of a term is one of the book, whatever else is wrong with it."""
    chapter = data.get("chapter", "") if isinstance(data, dict) else ""
    if isinstance(chapter, str) and chapter and chapter not in chapters:
        what = f"unknown chapter {chapter}"
        where = "content/book.toml:chapters"
        faults.add(toml.place(key, "chapter"), what, near(chapter, chapters), where)


def _entry(
    key: str, data: Any, languages: Sequence[str], toml: Toml, faults: Faults
) -> Entry | None:
    if not isinstance(data, dict):
        faults.add(toml.place(key), f"{key} is no term", f"begin with a line [{key}]")
        return None
    texts: dict[str, Words] = {}
    for language in languages:
        words = _words(key, data, language, toml, faults)
        if words is not None:
            texts[language] = words
    own = {name: _frozen(data[name]) for name in ABOUT if name in data}
    for name in data:
        if name not in (*languages, *ABOUT):
            known = near(name, (*languages, *ABOUT))
            faults.add(toml.place(key, name), f"unknown setting {name} of {key}", known)
    about = check(About, own, toml.below(key), faults) or About()
    if len(texts) < len(languages):
        return None
    return Entry(key=key, texts=texts, **about.model_dump())


def _words(
    key: str, data: dict[str, Any], language: str, toml: Toml, faults: Faults
) -> Words | None:
    if language not in data:
        what = f"the term {key} has no words in {language}"
        faults.add(toml.place(key), what, f"add {language} = {{ word, meaning }}")
        return None
    mine = data[language]
    if isinstance(mine, dict):
        mine = {name: _frozen(value) for name, value in mine.items()}
    return check(Words, mine, toml.below(key, language), faults)


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _check_twins(
    entries: Mapping[str, Entry], languages: Sequence[str], toml: Toml, faults: Faults
) -> None:
    """Two terms with one word in a language: a reader could not tell them apart."""
    for language in languages:
        seen: dict[str, str] = {}
        for key, entry in entries.items():
            word = entry.word(language).lower()
            if word in seen:
                what = (
                    f"{key} and {seen[word]} have the same word {word!r} in {language}"
                )
                faults.add(toml.place(key, language), what, "tell them apart")
            seen.setdefault(word, key)


def letter(word: str, language: str) -> str:
    """The letter a word is found under, as the language counts its letters."""
    small = word.lower()
    for pair in _DIGRAPHS.get(language, ()):
        if small.startswith(pair):
            return pair.capitalize()
    first = small[0]
    if first not in _CARONS.get(language, ""):
        first = normalize("NFD", first)[0]
    return first.upper()


def in_order(entries: Mapping[str, Entry], language: str) -> list[Entry]:
    """The terms sorted by their word as the language sorts (Czech: ch after h)."""
    key: Callable[[str], Any] = czech_sort.key if language == "cs" else str.casefold
    return sorted(entries.values(), key=lambda e: (key(e.word(language)), e.key))
