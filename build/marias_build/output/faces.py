"""Draws the German-suited pack as plain SVG: faces, back, suit signs and the mark.

Flat fills and strokes only, no ids, styles or text, so that a file looks the same in a
browser, on paper and in another program. What a picture shows is said by the page.
"""

from __future__ import annotations

from marias.cards import RANK_LETTERS

from marias_build.output.drawing.figures import FIGURES
from marias_build.output.drawing.pen import INK, PAPER, inked, put, svg
from marias_build.output.drawing.signs import GLYPHS, SIGNS, STAMPS
from marias_build.output.drawing.suits import ACORN, BELL, HEART, SUITS, Suit

CARD_BOX = ("0 0 200 320", "200", "320")
COLUMNS = {"7": (4, 3), "8": (4, 4), "9": (5, 4), "X": (5, 5)}
FIGURE_PLACES = {"U": 112, "O": 122, "K": 123}
ACES = {  # the animal, and the cord from which the signs hang
    "H": ("eagle", "M57 72C57 34 84 28 100 28 116 28 143 34 143 72"),
    "L": ("stag", ""),
    "A": ("lion", "M63 62C66 40 84 28 100 28 116 28 134 40 137 62"),
    "B": ("boar", "M57 64C57 34 84 28 100 28 116 28 143 34 143 64"),
}
MUZZLES = {"lion": (-10, -104), "bear": (0, -91)}
CROWNS = {"lion": (-10, -98, 0.72), "eagle": (1, -118, 0.6)}


def faces() -> dict[str, bytes]:
    """Every picture by its file name: `HK.svg`, `H.svg`, `back.svg`, `mark.svg`."""
    files = {
        f"{s.letter}{rank}.svg": card(s, rank) for s in SUITS for rank in RANK_LETTERS
    }
    files |= {f"{s.letter}.svg": glyph(s) for s in SUITS}
    return files | {"back.svg": back(), "mark.svg": mark()}


# --- cards ----------------------------------------------------------------------------


def card(s: Suit, rank: str) -> bytes:
    """A face: the index in the corner, then pips, a figure or an ace."""
    if rank in COLUMNS:
        body = pips(s, rank)
    else:
        body = ace(s) if rank == "A" else court(s, rank)
    index = put(s.draw(f"ink~7 {GLYPHS[rank]}"), 11, 12)
    return svg(blank() + inked(body + index), *CARD_BOX)


def blank() -> str:
    """The card itself, without anything on it."""
    return (
        f'<rect x="1" y="1" width="198" height="318" rx="13" fill="{PAPER}" '
        f'stroke="{INK}" stroke-width="2"/>'
    )


def pips(s: Suit, rank: str) -> str:
    """Two columns; the shorter one of an odd rank stands in the gaps of the other."""
    left, right = COLUMNS[rank]
    pitch, size, gap = (69.0, 62, 36) if left == 4 else (57.0, 52, 35)
    guest = ""
    if (s, rank) == (BELL, "X"):
        size, gap, guest = 46, 45, put(animal(s, "bear"), 116, 302)
    spots = [
        (116 + side * gap, 160 + pitch * (i - (count - 1) / 2))
        for side, count in ((-1, left), (1, right))
        for i in range(count)
    ]
    return "".join(s.sign(*spot, size) for spot in spots) + guest


def court(s: Suit, rank: str) -> str:
    """A figure; the sign is below for the unter, above for the ober and the king."""
    figure = FIGURES[rank][SUITS.index(s)]
    sign = s.sign(33, 281 if rank == "U" else 88, 52)
    return put(figure(s), FIGURE_PLACES[rank], 124) + sign


def ace(s: Suit) -> str:
    """Two big signs over an animal; the leaves grow on the antlers of the stag."""
    name, cord = ACES[s.letter]
    scene = put(s.part("ground"), 100, 120) + put(animal(s, name), 102, 298)
    if not cord:
        return scene + s.sign(57, 92, 86, mirror=True) + s.sign(147, 92, 86)
    hanger = s.draw(f"deep+5 {cord}\ngold@ 100 28 8")
    return scene + hanger + s.sign(57, 100, 80) + s.sign(143, 100, 80, mirror=True)


def animal(s: Suit, name: str) -> str:
    """An animal with what lies over its drawing: a muzzle, a crown."""
    muzzle = put(s.part("muzzle"), *MUZZLES[name]) if name in MUZZLES else ""
    crown = put(s.part("crown"), *CROWNS[name]) if name in CROWNS else ""
    return s.part(name) + muzzle + crown


# --- the back, the signs for running text, the mark -----------------------------------


def back() -> bytes:
    """A lattice of 4 x 6 cells that looks the same from both ends."""
    cells = "".join(cell(i, j) for j in range(6) for i in range(4))
    knots = " ".join(
        f"{14 + 43 * i} {14.5 + 48.5 * j} 3" for j in range(1, 6) for i in range(1, 4)
    )
    panel = HEART.draw("deep M19 13H181L187 19V301L181 307H19L13 301V19Z")
    body = panel + cells + HEART.draw(f"gold. {knots}")
    return svg(blank() + inked(body), *CARD_BOX)


def cell(i: int, j: int) -> str:
    """One cell of the back: a lozenge with a suit, head down in the lower half."""
    stamp = STAMPS[(i + j) % 4 if j < 3 else (8 - i - j) % 4]
    recipe = f"main- M0-24.25 21.5 0 0 24.25-21.5 0Z\npaper- {stamp}"
    x, y = 14 + 43 * (i + 0.5), 14.5 + 48.5 * (j + 0.5)
    return put(HEART.draw(recipe), x, y, turn=0 if j < 3 else 180)


def glyph(s: Suit) -> bytes:
    """A suit sign for running text; its pale rim carries it on a dark page."""
    body = s.draw(SIGNS[s.letter])
    rim = f'<g stroke="{PAPER}" stroke-width="17">{body.replace(INK, PAPER)}</g>'
    return svg(inked(rim + body, 7), "-57 -57 114 114", "1em", "1em")


def mark() -> bytes:
    """An acorn in front of a trick of three cards."""
    turns = {"main": -26, "gold": 26, "paper": 0}
    fan = (put(HEART.part("small-card", c), 32, 55, 0.88, t) for c, t in turns.items())
    body = "".join(fan) + ACORN.part("big-acorn")
    return svg(inked(body, 3.5), "0 0 64 64", "64", "64")
