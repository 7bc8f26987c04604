"""Asks a Hunspell dictionary about words, and remembers what it said.

A dictionary takes seconds to load, so it is loaded only for words that were never asked
about. What it said is kept in `build/.cache`, under the hash of the dictionary.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from functools import cached_property
from importlib.metadata import version
from io import StringIO
from pathlib import Path
from typing import Any

from marias_build import cache
from marias_build.output.npm_files import MODULES

PACKAGES = {"cs": "dictionary-cs", "en": "dictionary-en-gb"}


class Judge:
    """A dictionary of one language; it is only for checks, nothing of it is shipped."""

    def __init__(self, language: str, folder: Path | None = None) -> None:
        self.language = language
        self.files = (MODULES if folder is None else folder) / PACKAGES[language]
        self.known: dict[str, bool] = {}
        self._recall()

    def unknown(self, words: Iterable[str]) -> set[str]:
        """Those of the words that the dictionary does not have."""
        asked = set(words)
        for word in sorted(asked - self.known.keys()):
            self.known[word] = bool(self._dictionary.lookup(word))
        return {word for word in asked if not self.known[word]}

    @cached_property
    def _dictionary(self) -> Any:
        return load(self.files / "index")

    @cached_property
    def _memory(self) -> Path:
        data = [(self.files / f"index.{end}").read_bytes() for end in ("aff", "dic")]
        return cache.FOLDER / f"words-{cache.key(version('spylls'), *data)}.json"

    def _recall(self) -> None:
        try:
            self.known = json.loads(self._memory.read_text("utf-8"))
        except (OSError, ValueError):
            return

    def remember(self) -> None:
        """Keeps what was said for the next run."""
        text = json.dumps(self.known, ensure_ascii=False, sort_keys=True)
        file = self._memory
        if file.exists() and file.read_text("utf-8") == text:
            return
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_suffix(f".{os.getpid()}")
        part.write_text(text, encoding="utf-8")
        part.replace(file)


def load(path: Path) -> Any:
    """The Hunspell dictionary of two files; unlike `from_files` it closes them."""
    from spylls.hunspell import Dictionary, readers
    from spylls.hunspell.readers.file_reader import BaseReader

    class Text(BaseReader):  # type: ignore[misc]
        """Text that was read already: in UTF-8, whatever the file says."""

        def reset_encoding(self, encoding: str) -> None:
            """Goes on reading the same text."""

    texts = [path.with_suffix(f".{end}").read_text("utf-8") for end in ("aff", "dic")]
    rules, words = (Text(StringIO(text)) for text in texts)
    aff, context = readers.read_aff(rules)
    return Dictionary(aff, readers.read_dic(words, aff=aff, context=context))
