"""The pictures that stand for a page where a link to it is shown: a card and a title.

They are drawn as SVG, from the faces of our own cards and the type of the book, and
made into PNG. The same words give the same bytes, and nothing is drawn twice.
"""

from __future__ import annotations

import io
import os
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.metadata import version

from marias_quizzes.html import escape
from marias_site import previews
from marias_site.book import Book

from marias_build import cache
from marias_build.output import faces
from marias_build.output.drawing.pen import PAPER
from marias_build.text import letters

COLOURS_LEFT = 128
LIMIT = 60_000  # bytes: what a chat loads before it loses patience
WIDTH, HEIGHT = previews.SIZE
CLOTH = 792  # where the green begins
MARGIN = 72
SIZES = (92, 84, 76, 68, 60, 52, 46)  # of the title; the biggest that fits is taken
LINES, TALLEST = 4, 380
COLOURS = {"paper": "#faf8f3", "ink": "#2a2433", "ink-2": "#5a5462",
           "accent": "#ac271f", "cloth": "#1d4737", "line": "#2b5a48"}  # fmt: skip


@dataclass(frozen=True)
class Cover:
    """What a picture says: a small line, a title, a card, and whose book it is."""

    above: str
    title: str
    card: str
    name: str


def pictures(book: Book) -> dict[str, bytes]:
    """Every picture of the book by its plain name."""
    drawn = faces.faces()
    names, found = zip(*covers(book), strict=True)
    letters.recipe()  # made once, before several ask for it
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        made = pool.map(lambda cover: png(svg(cover, drawn)), found)
        return dict(zip(names, made, strict=True))


def covers(book: Book) -> Iterator[tuple[str, Cover]]:
    """One for the book, two a chapter (one is for its rules), one an essay."""
    for language in book.languages:
        words = book.catalogues[language].messages
        whole, chapters = words.text("site.whole-name"), book.chapters.get(language, ())
        title = words.text("site.home-title")
        yield previews.file(language), Cover("", title, "LX", whole)
        for chapter in chapters:
            number = words.text("site.chapter", n=chapter.number)
            rule = f"{words.text('site.rule')} · {number}"
            for view, above in (("chapter", number), ("rule", rule)):
                cover = Cover(above, chapter.title, chapter.opener or "LX", whole)
                yield previews.file(language, view, chapter.id), cover
        openers = {chapter.id: chapter.opener for chapter in chapters}
        for essay in book.essays.get(language, ()):
            card = essay.opener or openers[essay.chapter] or "LX"
            cover = Cover(words.text("site.essay"), essay.title, card, whole)
            yield previews.file(language, "essay", essay.id), cover


def svg(cover: Cover, drawn: dict[str, bytes]) -> str:
    """The picture: the title on paper, the card on the cloth."""
    size, lines = _fitted(cover.title)
    leading = round(size * 1.12)
    first = (HEIGHT - leading * (len(lines) - 1)) / 2 + size * 0.3
    title = "".join(
        _text(line, MARGIN, first + leading * place, size, "ink", 600)
        for place, line in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<path fill="{COLOURS["paper"]}" d="M0 0h{CLOTH}v{HEIGHT}H0z"/>'
        f'<path fill="{COLOURS["cloth"]}" d="M{CLOTH} 0h{WIDTH - CLOTH}v{HEIGHT}'
        f'H{CLOTH}z"/>'
        f'<path fill="{COLOURS["accent"]}" d="M{MARGIN} {HEIGHT - 108}h64v5h-64z"/>'
        f"{_text(cover.above, MARGIN, 104, 32, 'ink-2', 400)}{title}"
        f"{_text(cover.name, MARGIN, HEIGHT - 58, 32, 'ink-2', 400)}"
        f"{_blank(-11)}{_card(drawn[f'{cover.card}.svg'].decode(), 5)}</svg>"
    )


def _fitted(title: str) -> tuple[int, list[str]]:
    """The biggest size at which the title has room, and its lines."""
    for size in SIZES:
        lines = letters.wrapped(title, size, CLOTH - 2 * MARGIN)
        if len(lines) <= LINES and len(lines) * size * 1.12 <= TALLEST:
            return size, lines
    return SIZES[-1], letters.wrapped(title, SIZES[-1], CLOTH - 2 * MARGIN)


def _text(text: str, x: float, y: float, size: int, colour: str, weight: int) -> str:
    if not text:
        return ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{letters.FAMILY}" font-size="{size}" '
        f'font-weight="{weight}" fill="{COLOURS[colour]}">{escape(text)}</text>'
    )


def _placed(turn: int, drawing: str) -> str:
    middle = (CLOTH + WIDTH) / 2
    place = f"translate({middle:g} {HEIGHT / 2:g}) rotate({turn}) scale(1.42)"
    return f'<g transform="{place} translate(-100 -160)">{drawing}</g>'


def _blank(turn: int) -> str:
    """The card below, of which only the edge is seen."""
    return _placed(
        turn, f'<rect width="200" height="320" rx="13" fill="{PAPER}" opacity=".35"/>'
    )


def _card(face: str, turn: int) -> str:
    inner = re.sub(r"^<svg[^>]*>|</svg>$", "", face.strip())
    return _placed(turn, inner)


def png(drawing: str) -> bytes:
    """The drawing as PNG, from the cache where it was drawn before."""
    tools = (version("resvg-py"), version("pillow"), str(COLOURS_LEFT))
    recipe = ("picture 1", *tools, letters.recipe())
    return cache.kept(lambda: _drawn(drawing), drawing, *recipe)


def _drawn(drawing: str) -> bytes:
    """The PNG with so few colours that it is small; flat drawings look the same."""
    import resvg_py
    from PIL import Image

    whole = resvg_py.svg_to_bytes(
        svg_string=drawing,
        skip_system_fonts=True,
        font_files=[str(file) for file in letters.files()],
    )
    with Image.open(io.BytesIO(bytes(whole))) as opened, io.BytesIO() as file:
        few = opened.convert("RGB").quantize(
            COLOURS_LEFT, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE
        )
        few.save(file, "PNG", optimize=True)
        return file.getvalue()
