"""Reads the recipes of this folder and turns their strokes into SVG."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

INK = "#2b2436"
PAPER = "#fffaf0"

STROKE = re.compile(r"(=?)(\w+)([-~+@.]?)([\d.]*) (.+)")


def draw(recipe: str, colours: Mapping[str, str]) -> str:
    """A recipe as SVG, its colour words looked up in `colours`."""
    parts = []
    for match in strokes(recipe, colours):
        mirror, colour, kind, width, data = match.groups()
        mark = stroke(kind, colours[colour], width, data)
        parts.append(both(mark) if mirror else mark)
    return "".join(parts)


def strokes(recipe: str, colours: Mapping[str, str]) -> Iterator[re.Match[str]]:
    """Splits a recipe into (mirror, colour, kind, width, data)."""
    joined: list[str] = []
    for line in filter(None, map(str.strip, recipe.splitlines())):
        head = STROKE.match(line)
        if head and head[2] in colours:
            joined.append(line)
        else:
            joined[-1] += " " + line
    yield from filter(None, map(STROKE.match, joined))


def stroke(kind: str, colour: str, width: str, data: str) -> str:
    """One stroke; the group around it gives ink, weight and round joins."""
    thick = f' stroke-width="{width}"' if width else ""
    match kind:
        case "@" | ".":
            return discs(data, colour, outline=kind == "@")
        case "~":
            tint = "" if colour == INK else f' stroke="{colour}"'
            return f'<path d="{data}"{tint}{thick}/>'
        case "+":
            edge = f'<path d="{data}" stroke-width="{float(width) + 6:g}"/>'
            return edge + f'<path d="{data}" stroke="{colour}"{thick}/>'
        case "-":
            return f'<path d="{data}" fill="{colour}" stroke="none"/>'
        case _:
            return f'<path d="{data}" fill="{colour}"/>'


def discs(data: str, fill: str, *, outline: bool) -> str:
    """Discs from a row of x, y and radius."""
    values = data.split()
    bare = "" if outline else ' stroke="none"'
    return "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}"{bare}/>'
        for x, y, r in zip(values[::3], values[1::3], values[2::3], strict=True)
    )


def flip(body: str) -> str:
    """The mirror image, left for right."""
    return f'<g transform="scale(-1 1)">{body}</g>'


def both(body: str) -> str:
    """The drawing and its mirror image."""
    return body + flip(body)


def put(body: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """Moves, turns (degrees) and scales a drawing; its outline keeps its weight."""
    move = f"translate({x:g} {y:g})" + (f" rotate({turn:g})" if turn else "")
    if scale == 1:
        return f'<g transform="{move}">{body}</g>'
    weight = f'stroke-width="{3 / scale:.3g}"'
    return f'<g transform="{move} scale({scale:g})" {weight}>{body}</g>'


def inked(body: str, weight: float = 3) -> str:
    """The drawing in an ink outline of this weight."""
    return (
        f'<g fill="none" stroke="{INK}" stroke-width="{weight:g}" '
        f'stroke-linejoin="round" stroke-linecap="round">{body}</g>'
    )


def svg(body: str, box: str, width: str, height: str) -> bytes:
    """A file of its own; what it shows is said by the page, in its language."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="{box}">{body}</svg>\n'
    ).encode()
