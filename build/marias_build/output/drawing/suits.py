"""The four suits with their colours, and the sign of each."""

from __future__ import annotations

from dataclasses import dataclass

from marias_build.output.drawing import pen
from marias_build.output.drawing.animals import ANIMALS
from marias_build.output.drawing.clothes import CLOTHES, THRONES
from marias_build.output.drawing.heads import HATS, HEADS
from marias_build.output.drawing.pen import INK, PAPER
from marias_build.output.drawing.props import PROPS
from marias_build.output.drawing.signs import MARK, SIGNS

PARTS = HEADS | HATS | CLOTHES | PROPS | THRONES | ANIMALS | MARK


@dataclass(frozen=True)
class Suit:
    """A suit and its four colours; ink and paper are shared by all."""

    letter: str
    main: str
    deep: str
    gold: str
    skin: str

    @property
    def colours(self) -> dict[str, str]:
        """What the colour words of a recipe mean; cheeks take a colour of the suit."""
        own = {"main": self.main, "deep": self.deep, "gold": self.gold}
        blush = self.main if self.letter in "HB" else self.gold
        return own | {"skin": self.skin, "blush": blush, "ink": INK, "paper": PAPER}

    def draw(self, recipe: str, **roles: str) -> str:
        """A recipe as SVG; roles tell what its other colour words mean."""
        colours = self.colours
        return pen.draw(
            recipe, colours | {role: colours[name] for role, name in roles.items()}
        )

    def part(
        self, name: str, cloth: str = "main", trim: str = "gold", lining: str = "paper"
    ) -> str:
        """A drawing by its name, in colours of the suit."""
        return self.draw(PARTS[name], cloth=cloth, trim=trim, lining=lining)

    def sign(self, x: float, y: float, size: float, *, mirror: bool = False) -> str:
        """The suit sign; its outline grows more slowly than its size."""
        weight = 3 * max(1, (size / 50) ** 0.4) * 100 / size
        scale = f"{'-' * mirror}{size / 100:g} {size / 100:g}"
        move = f"translate({x:g} {y:g}) scale({scale})"
        body = self.draw(SIGNS[self.letter])
        return f'<g transform="{move}" stroke-width="{weight:.3g}">{body}</g>'


HEART = Suit("H", "#dd3a33", "#7d1f3d", "#f2b33d", "#fad5b2")
LEAF = Suit("L", "#175a3e", "#93c974", "#e39a3b", "#f8cfa6")
ACORN = Suit("A", "#6f4427", "#7f8b3b", "#d9a648", "#f3c599")
BELL = Suit("B", "#cf3b35", "#2d7a56", "#f7c23c", "#dfa470")
SUITS = (HEART, LEAF, ACORN, BELL)
