"""Parts of people that depend on numbers: faces, coats, limbs, thrones."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from marias_build.output.drawing.clothes import EDGES
from marias_build.output.drawing.pen import flip, put
from marias_build.output.drawing.suits import Suit

Point = tuple[float, float]


def face(s: Suit, look: int, nose: str, mouth: str, wide: int) -> str:
    """A face: look (-1, 0, 1) turns the eyes and the nose, wide rounds the cheeks."""
    w, x, side = 22 + wide, 4 * look, look or 1
    noses = {
        "hook": f"M{x}-27Q{x + 6 * side}-19 {x}-18",
        "bulb": f"M{x - 5}-23C{x - 9}-13 {x + 9}-13 {x + 5}-23",
        "beak": f"M{x}-28L{x + 7 * side}-17H{x - side}",
    }
    mouths = {
        "smile": f"ink~ M{x - 7}-10Q{x}-3 {x + 7}-10",
        "grin": f"paper M{x - 9}-12Q{x}-1 {x + 9}-12Z",
    }
    return s.draw(f"""
        =skin@ {w} -25 5.5
        skin M-22-38C-22-62 22-62 22-38L{w}-22C{w}-6 12 2 0 2-12 2-{w}-6-{w}-22Z
        blush. {x - 14} -18 4 {x + 14} -18 4
        ink. {x - 9} -29 3.1 {x + 9} -29 3.1
        ink~ {noses[nose]}
        {mouths.get(mouth, "")}""")


def head(
    s: Suit,
    hair: str,
    front: str,
    look: int = 0,
    nose: str = "hook",
    mouth: str = "",
    wide: int = 0,
    turn: float = 0,
) -> str:
    """A head: hair is a colour and a cut; front lists what lies over it, hat last.

    Heads are a size larger than the bodies: it makes the people friendly.
    """
    colour, cut = hair.split()
    over = "".join(s.part(name, colour) for name in front.split())
    body = s.part(cut, colour) + face(s, look, nose, mouth, wide) + over
    return put(body, 0, 2, 1.15, turn)


SLIM = ((3, 27), (56, 24), (102, 42))  # (y, half width) from the shoulders to the hem
SHORT = ((3, 29), (58, 24), (92, 34))
ROBE = ((3, 36), (100, 43))


def tunic(
    s: Suit, colours: str, outline: Sequence[Point] = SLIM, hem: float = 0
) -> str:
    """A coat cut into upright panels, one per colour, each ending in a point."""
    names = colours.split()
    (y0, w0), *rest = outline

    def seam(u: float) -> list[Point]:
        """A line from shoulder to hem; the shoulders fall off to the sides."""
        return [(u * w0, y0 + 9 * u * u), *((u * w, y) for y, w in rest)]

    panels = []
    for i, name in enumerate(names):
        left, right = (seam(2 * k / len(names) - 1) for k in (i, i + 1))
        tip = ((left[-1][0] + right[-1][0]) / 2, left[-1][1] + hem)
        path = " ".join(f"{x:.3g} {y:.3g}" for x, y in (*left, tip, *reversed(right)))
        panels.append(s.draw(f"{name} M{path}Z"))
    return "".join(panels)


def belt(s: Suit, colour: str, y: int = 56, w: int = 25) -> str:
    """A belt with its buckle."""
    return s.draw(f"""
        {colour} M-{w} {y - 5}Q0 {y + 1} {w} {y - 5}V{y + 4}Q0 {y + 10}-{w} {y + 4}Z
        paper M-6 {y - 4}H6V{y + 8}H-6Z""")


def leg(s: Suit, hose: str, knee: Point = (-17, 130), ankle: Point = (-19, 166)) -> str:
    """The leg on the left of the picture, in a pointed shoe."""
    path = f"M-13 92L{knee[0]} {knee[1]} {ankle[0]} {ankle[1]}"
    return s.draw(f"{hose}+19 {path}") + put(s.part("shoe"), *ankle)


def arm(
    s: Suit, side: int, elbow: Point, hand: Point, colours: str, puff: str = ""
) -> str:
    """The arm on the left (-1) or right (1), in the colours of sleeve and cuff."""
    sleeve, cuff = colours.split()
    (ex, ey), (hx, hy) = elbow, hand
    long = hypot(hx - ex, hy - ey)
    ux, uy = (hx - ex) / long, (hy - ey) / long
    wrist = [(hx - 10 * ux - k * uy, hy - 10 * uy + k * ux) for k in (6, -6)]
    band = "L".join(f"{x:.3g} {y:.3g}" for x, y in wrist)
    limb = s.draw(f"{sleeve}+17 M{26 * side} 18L{ex} {ey} {hx} {hy}")
    if puff:
        limb += s.part("puff", puff) if side < 0 else flip(s.part("puff", puff))
    return limb + s.draw(f"{cuff}+6 M{band}") + put(s.part("fist"), hx, hy)


def throne(s: Suit, edge: str, back: str, frame: str) -> str:
    """A throne; edge is the shape of its upper edge."""
    outer, inner = EDGES[edge], EDGES[edge].replace("54", "45")
    panel = s.draw(f"""
        {frame} M-54 150V-40{outer}V150Z
        {back}- M-45 150V-36{inner}V150Z""")
    knobs = s.part("knobs") if edge in ("gable", "steps") else ""
    return panel + knobs + s.part("seat", back)


def sceptre(s: Suit) -> str:
    """A sceptre crowned by the suit sign."""
    return s.part("sceptre") + s.sign(53, -13, 36)
