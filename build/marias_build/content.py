"""Files of `content/`, read once and kept for as long as their bytes stay the same."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar, cast

from marias_build.diagnostics import Fault, Faults, Place
from marias_build.toml_places import Toml, read_toml

T = TypeVar("T")


@dataclass
class Memory:
    """What an earlier run made, by name; each with the key of what it was made from."""

    kept: dict[str, tuple[object, Any, tuple[Fault, ...]]] = field(default_factory=dict)

    def recall(
        self, name: str, key: object, faults: Faults, make: Callable[[Faults], T]
    ) -> T:
        """The thing of that name; made again only when its key has changed."""
        known = self.kept.get(name)
        if known is None or known[0] != key:
            own = Faults()
            known = (key, make(own), tuple(own))
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
        """A file's text; None and a fault when it is missing or not UTF-8."""
        path = self.root / name
        self.used.add(name)
        try:
            return path.read_text(encoding="utf-8")
        except FileNotFoundError:
            self.faults.add(Place(name), "the file is missing", mend)
        except UnicodeDecodeError as error:
            line = path.read_bytes()[: error.start].count(b"\n") + 1
            self.faults.add(Place(name, line), "not UTF-8", "save the file as UTF-8")
        return None

    def toml(self, name: str) -> Toml:
        """A TOML file with its places; empty when it cannot be read."""
        text = self.text(name)
        if text is None:
            return Toml(name)
        return self.memory.recall(
            f"toml {name}", text, self.faults, lambda own: read_toml(text, name, own)
        )
