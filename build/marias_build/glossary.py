"""The glossary: one record a term, its words in every language, sorted for each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any

import czech_sort
from pydantic import AfterValidator

from marias_build.diagnostics import Faults, near
from marias_build.settings import Settings, check
from marias_build.toml_places import Toml

ID = r"^[a-z0-9]+(?:-[a-z0-9]+)*$"


def _filled(text: str) -> str:
    if not text.strip():
        raise ValueError("nothing is written there")
    return text


Filled = Annotated[str, AfterValidator(_filled)]


class Words(Settings):
    """A term in one language: the word, its other names, what it means."""

    word: Filled
    meaning: Filled
    other: tuple[Filled, ...] = ()


class Entry(Settings):
    """A term of the game; the key is the code's name for it."""

    key: str
    texts: Mapping[str, Words]
    chapter: str = ""

    def word(self, language: str) -> str:
        """The word for it in that language."""
        return self.texts[language].word

    def spoken(self, language: str) -> set[str]:
        """All its names in that language, in small letters."""
        words = self.texts[language]
        return {name.lower() for name in (words.word, *words.other)}


def read(
    toml: Toml, languages: Sequence[str], chapters: Sequence[str], faults: Faults
) -> dict[str, Entry]:
    """The terms of `content/glossary.toml`, by key."""
    found: dict[str, Entry] = {}
    for key, data in toml.data.items():
        entry = _entry(key, data, languages, toml, faults)
        if entry is None:
            continue
        if entry.chapter and entry.chapter not in chapters:
            place = toml.place(key, "chapter")
            faults.add(
                place, f"unknown chapter {entry.chapter}", near(entry.chapter, chapters)
            )
        found[key] = entry
    _check_twins(found, languages, toml, faults)
    return found


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
    for name in data:
        if name not in (*languages, "chapter"):
            known = near(name, (*languages, "chapter"))
            faults.add(toml.place(key, name), f"unknown setting {name} of {key}", known)
    chapter = data.get("chapter", "")
    if not isinstance(chapter, str):
        faults.add(
            toml.place(key, "chapter"), "chapter must be a text", "put it in quotes"
        )
        chapter = ""
    if len(texts) < len(languages):
        return None
    return Entry(key=key, texts=texts, chapter=chapter)


def _words(
    key: str, data: dict[str, Any], language: str, toml: Toml, faults: Faults
) -> Words | None:
    if language not in data:
        what = f"the term {key} has no words in {language}"
        faults.add(toml.place(key), what, f"add {language} = {{ word, meaning }}")
        return None
    mine = dict(data[language]) if isinstance(data[language], dict) else data[language]
    if isinstance(mine, dict) and isinstance(mine.get("other"), list):
        mine["other"] = tuple(mine["other"])
    return check(Words, mine, toml.below(key, language), faults)


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


def in_order(entries: Mapping[str, Entry], language: str) -> list[Entry]:
    """The terms sorted by their word as the language sorts (Czech: ch after h)."""
    key: Callable[[str], Any] = czech_sort.key if language == "cs" else str.casefold
    return sorted(entries.values(), key=lambda e: (key(e.word(language)), e.key))
