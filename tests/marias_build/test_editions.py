"""The hash of an edition: of the content and the engine, and of nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import tiny_content
from marias_build.book import editions


def test_it_follows_the_content(tmp_path: Path) -> None:
    """Any word, any name of a file; not the line ends, nor what is no part of it."""
    root = tiny_content.write(tmp_path)
    first = editions.digest(root)
    assert re.fullmatch("[0-9a-f]{7}", first)
    file = root / tiny_content.CHAPTER
    text = file.read_bytes()
    file.write_bytes(text.replace(b"\n", b"\r\n"))
    (root / "content/README.md").write_text("Pro autory.")
    (root / "content/.karty.md.swp").write_text("x")
    assert editions.digest(root) == first
    file.write_bytes(text + b"Slovo.\n")
    changed = editions.digest(root)
    assert changed != first
    file.rename(file.with_name("jinak.md"))
    assert editions.digest(root) not in (first, changed)


def test_it_follows_the_engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another rule in the program is another edition."""
    root = tiny_content.write(tmp_path / "book")
    first = editions.digest(root)
    engine = tmp_path / "other" / editions.ENGINE
    engine.mkdir(parents=True)
    (engine / "rules.py").write_text("x = 1\n")
    monkeypatch.setattr(editions, "ROOT", tmp_path / "other")
    assert editions.digest(root) != first


def test_the_book_carries_it(tmp_path: Path) -> None:
    """So that every page and every citation can."""
    book = tiny_content.read(tmp_path).checked()
    assert book.edition.hash == editions.digest(tmp_path)
