"""Files of `content/`, read once and kept for as long as their bytes stay the same."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, TypeVar, cast

from marias_build.book.diagnostics import Faults, Place, unseen, visible
from marias_build.book.toml_places import Toml, read_toml

T = TypeVar("T")


@dataclass
class Memory:
    """What an earlier run made, by name; each with the key of what it was made from."""

    kept: dict[str, tuple[object, Any, Faults]] = field(default_factory=dict)

    def recall(
        self, name: str, key: object, faults: Faults, make: Callable[[Faults], T]
    ) -> T:
        """The thing of that name; made again only when its key has changed."""
        known = self.kept.get(name)
        if known is None or known[0] != key:
            own = Faults()
            known = (key, make(own), own)
            self.kept[name] = known
        faults.extend(known[2])
        return cast("T", known[1])


@dataclass
class Folder:
    """The content folder of a project, seen through the memory of earlier runs."""

    root: Path
    memory: Memory
    faults: Faults
    used: set[str] = field(default_factory=set)

    def text(self, name: str, mend: str = "write it") -> str | None:
        """A file's text; None and a fault when it cannot be read."""
        path = self.root / name
        self.used.add(name)
        try:
            text = path.read_text(encoding="utf-8-sig")
            return self._plain(text, name)
        except FileNotFoundError:
            self.faults.add(Place(name), "the file is missing", mend)
        except UnicodeDecodeError as error:
            line = error.object[: error.start].count(b"\n") + 1
            self.faults.add(Place(name, line), "not UTF-8", "save the file as UTF-8")
        except OSError as error:
            what = f"the file cannot be read: {error.strerror or error}"
            self.faults.add(Place(name), what, "put a text file there")
        self.faults.lose(name)
        return None

    def _plain(self, text: str, name: str) -> str:
        """The text without what cannot be seen; a fault for each line that has it."""
        if not unseen(text):
            return text
        for number, line in enumerate(text.split("\n"), start=1):
            if what := unseen(line):
                self.faults.add(Place(name, number), what, "remove it")
        return visible(text)

    def toml(self, name: str) -> Toml:
        """A TOML file with its places; empty when it cannot be read."""
        text = self.text(name)
        if text is None:
            return Toml(name)
        return self.memory.recall(
            f"toml {name}", text, self.faults, partial(_toml, text, name)
        )


def _toml(text: str, name: str, faults: Faults) -> Toml:
    toml = read_toml(text, name, faults)
    if len(faults) and not toml.data:
        faults.lose(name)
    return toml
