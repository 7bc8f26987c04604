"""Weighs what a first visit fetches, packed with gzip as a host would send it."""

from __future__ import annotations

from pathlib import Path

from marias_build.bench.measure import Measure
from marias_build.bench.visits import PUBLIC, QUIZ, browser, first_visit
from marias_build.serving.host import packed_size, serving

CHAPTER = "pravidla/karty/"
TEXT_PAGE = "slovnik/"
OURS = ("bundle.", "loader.", "messages.", "theme.")
FONTS = (".woff2",)


def measures() -> list[Measure]:
    """Kilobytes of a text page and of a quiz page, of our code in it, of the fonts."""
    quiz, text, chapter = visited(QUIZ), visited(TEXT_PAGE), visited(CHAPTER)
    ours = [f for f in quiz if f.name.startswith(OURS)]
    fonts = list(PUBLIC.glob("assets/*.woff2"))
    return [
        kilobytes("text page", without_fonts(text), TEXT_PAGE, 60),
        kilobytes("first quiz page", without_fonts(quiz), QUIZ, 420),
        kilobytes("of which ours", ours, "engine, quizzes, page code, words", 90),
        kilobytes("a chapter with its questions", without_fonts(chapter), CHAPTER, 420),
        Measure(
            "fonts", sum(f.stat().st_size for f in fonts) / 1000, "kB", "woff2", 80
        ),
    ]


def kilobytes(name: str, files: list[Path], what: str, bar: float) -> Measure:
    """The packed size of some files."""
    size = sum(packed_size(file.read_bytes()) for file in files) / 1000
    return Measure(f"{name}, gzip", size, "kB", f"{what}, {len(files)} files", bar)


def without_fonts(files: list[Path]) -> list[Path]:
    """The files that are no fonts."""
    return [file for file in files if file.suffix not in FONTS]


def visited(path: str) -> list[Path]:
    """The frozen files that a first visit of a page fetches, until it is at rest."""
    asked: list[str] = []
    with browser() as started, serving(PUBLIC) as root, first_visit(started, 1) as page:
        page.on("request", lambda request: asked.append(request.url))
        page.goto(root + path)
        page.wait_for_load_state("networkidle")
        if page.locator(".quiz, .deal").count():
            page.locator("html[data-engine=live]").wait_for(state="attached")
        return sorted({frozen_file(url.removeprefix(root)) for url in asked})


def frozen_file(path: str) -> Path:
    """The file behind an address of the site."""
    plain = path.split("?", maxsplit=1)[0].split("#", maxsplit=1)[0]
    return PUBLIC / (
        plain + "index.html" if plain.endswith("/") or not plain else plain
    )
