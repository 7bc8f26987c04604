"""Times the chapters from Markdown to pages against MkDocs-Material, both warm."""

from __future__ import annotations

import logging
import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from marias_build.bench.measure import Measure, spread
from marias_build.places import ROOT

ROUNDS = 15
MKDOCS = """site_name: chapters
theme: {name: material, font: false}
markdown_extensions: [tables, footnotes, def_list, attr_list, toc]
"""


def measures() -> list[Measure]:
    """The ratio of processor time, both in this process, in turn, nothing kept."""
    with tempfile.TemporaryDirectory(prefix="stych-bench-") as folder:
        project = mkdocs_project(Path(folder))
        ours, theirs = [], []
        for _ in range(ROUNDS):
            ours.append(timed(our_chapters))
            theirs.append(timed(lambda: mkdocs_chapters(project)))
    compared = (
        f"ours {spread(ours, 's')} / mkdocs {spread(theirs, 's')} of processor time, "
        "the same Markdown; ours also asks, answers and renders its questions"
    )
    ratio = median(ours) / median(theirs)
    return [Measure("chapters / MkDocs-Material", ratio, "x", compared, 1.0)]


def timed(work: Callable[[], object]) -> float:
    """Seconds of processor time, which a busy machine does not stretch."""
    start = time.process_time()
    work()
    return time.process_time() - start


def our_chapters() -> int:
    """Read the book's chapters and render the page of each, in every language."""
    from marias_quizzes import addresses
    from marias_site import create_app

    from marias_build.book import reader

    book = reader.read(ROOT, code=False).checked()
    client = create_app(book, {}).test_client()
    return sum(
        len(client.get("/" + addresses.chapter(language, chapter.id)).get_data())
        for language, chapters in book.chapters.items()
        for chapter in chapters
    )


def mkdocs_project(folder: Path) -> Path:
    """The same chapters as a MkDocs-Material project; returns its settings."""
    for chapters in sorted(ROOT.glob("content/*/chapters")):
        shutil.copytree(chapters, folder / "docs" / chapters.parent.name)
    (folder / "docs/index.md").write_text("# Chapters\n", encoding="utf-8")
    settings = folder / "mkdocs.yml"
    settings.write_text(MKDOCS, encoding="utf-8")
    return settings


def mkdocs_chapters(settings: Path) -> None:
    """Build that project."""
    from mkdocs.commands.build import build
    from mkdocs.config import load_config

    logging.getLogger("mkdocs").setLevel(logging.ERROR)
    build(load_config(str(settings)))
