"""What tells one edition from another: a hash of the book's and the engine's files."""

from __future__ import annotations

import hashlib
from pathlib import Path

from marias_build.places import ROOT

DIGITS = 7
BOOK, ENGINE = "content", "engine/marias"
READ = (".md", ".toml", ".txt")
FOR_AUTHORS = ("README.md", "notation.md")  # in `content`, but no part of the book


def digest(root: Path) -> str:
    """Seven digits that stand for all files of the content and of the engine.

    The line ends of a file do not matter: some systems write others.
    """
    total = hashlib.sha256()
    for name, file in sorted(_files(root).items()):
        data = file.read_bytes().replace(b"\r\n", b"\n")
        for part in (name.encode(), data):
            total.update(len(part).to_bytes(8, "little") + part)
    return total.hexdigest()[:DIGITS]


def _files(root: Path) -> dict[str, Path]:
    """Each file by its path from the root; the engine may lie elsewhere."""
    book = {
        file.relative_to(root).as_posix(): file
        for file in (root / BOOK).rglob("*")
        if file.suffix in READ and file.is_file() and not file.name.startswith(".")
    }
    for name in FOR_AUTHORS:
        book.pop(f"{BOOK}/{name}", None)
    engine = (ROOT / ENGINE).glob("*.py")
    return {**book, **{file.relative_to(ROOT).as_posix(): file for file in engine}}
