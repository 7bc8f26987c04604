"""The twelve figures: each a function from its suit to a drawing."""

from __future__ import annotations

from collections.abc import Callable

from marias_build.output.drawing.pen import both, flip, put
from marias_build.output.drawing.people import (
    ROBE,
    SHORT,
    arm,
    belt,
    head,
    leg,
    sceptre,
    throne,
    tunic,
)
from marias_build.output.drawing.suits import Suit


def heart_unter(s: Suit) -> str:
    """A young lute player, fair-haired."""
    legs = leg(s, "deep") + flip(leg(s, "main", (-24, 128), (-28, 164)))
    coat = tunic(s, "main paper main paper main", hem=7) + s.part("lute")
    arms = arm(s, -1, (-54, 56), (-14, 76), "main paper")
    arms += arm(s, 1, (62, 44), (48, 12), "main paper") + s.part("collar", "paper")
    top = head(s, "gold bob", "brows fringe beret", look=1, mouth="smile", turn=5)
    return s.part("ground") + legs + coat + arms + top


def heart_ober(s: Suit) -> str:
    """A halberdier in puffed breeches, with a black moustache."""
    legs = s.part("cloak", "deep") + both(leg(s, "paper")) + s.part("breeches")
    coat = tunic(s, "deep gold deep gold deep", SHORT) + belt(s, "ink", 58)
    coat += s.part("collar", "paper")
    left = arm(s, -1, (-60, 46), (-29, 64), "deep paper", "main")
    right = s.part("halberd") + arm(s, 1, (44, 68), (50, 34), "deep paper", "main")
    top = head(s, "ink short", "brows moustache plumed-beret", look=1)
    return s.part("ground") + legs + coat + left + top + right


def heart_king(s: Suit) -> str:
    """An old king, white-bearded, raising a goblet."""
    robe = tunic(s, "main", ROBE) + belt(s, "gold", 68, 40)
    robe += s.part("lap", trim="paper") + put(s.part("goblet"), -58, 20)
    left = arm(s, -1, (-56, 70), (-58, 30), "main paper")
    right = sceptre(s) + arm(s, 1, (58, 56), (52, 84), "main paper")
    front = "long-beard drooping-moustache brows crown"
    top = s.part("ermine") + head(s, "paper short", front, nose="bulb", wide=2)
    return throne(s, "round", "deep", "gold") + robe + left + right + top


def leaf_unter(s: Suit) -> str:
    """A gamekeeper's boy blowing the horn."""
    legs = leg(s, "deep", (-26, 128), (-26, 166))
    legs += flip(leg(s, "deep", (-20, 130), (-30, 164)))
    coat = tunic(s, "main main", hem=6) + s.part("strap") + belt(s, "gold")
    right = arm(s, 1, (60, 46), (29, 62), "main deep") + s.part("collar", "deep")
    left = s.part("horn") + arm(s, -1, (-62, 40), (-40, 4), "main deep")
    top = head(s, "gold bob", "brows hunter-hat", look=-1, turn=4)
    return s.part("ground") + legs + coat + right + top + left


def leaf_ober(s: Suit) -> str:
    """A grey archer touching the brim of his hat."""
    legs = s.part("cloak") + s.part("boots", "gold", "deep", "main")
    coat = tunic(s, "deep main deep") + belt(s, "gold") + s.part("collar", "paper")
    left = arm(s, -1, (-62, 12), (-42, -40), "main paper", "deep")
    right = s.part("bow") + arm(s, 1, (42, 68), (62, 38), "main paper", "deep")
    front = "goatee drooping-moustache brows wide-hat"
    top = head(s, "paper locks", front, look=1, nose="beak")
    return s.part("ground") + legs + coat + top + left + right


def leaf_king(s: Suit) -> str:
    """A young king, red-haired, with a falcon."""
    robe = tunic(s, "main main", ROBE) + s.part("buttons") + s.part("lap")
    arms = arm(s, -1, (-58, 52), (-54, 82), "deep gold")
    arms += arm(s, 1, (56, 76), (48, 50), "deep gold") + s.part("collar", "deep")
    top = head(s, "gold bob", "trimmed-beard brows fringe leaf-crown", look=1)
    falcon = put(s.part("falcon"), 51, 36, 0.9)
    return throne(s, "gable", "deep", "gold") + robe + arms + top + falcon


def acorn_unter(s: Suit) -> str:
    """An innkeeper, bald and stout, with a full mug."""
    coat = both(leg(s, "main")) + s.part("coat") + s.part("apron")
    left = arm(s, -1, (-64, 52), (-62, 16), "deep gold") + put(s.part("mug"), -62, -4)
    left += put(s.part("fist"), -58, 14)
    right = arm(s, 1, (70, 50), (40, 76), "deep gold") + s.part("scarf")
    front = "brows drooping-moustache"
    top = head(s, "main short", front, look=-1, nose="bulb", wide=5)
    return s.part("ground") + coat + left + right + top


def acorn_ober(s: Suit) -> str:
    """A one-eyed captain with a mace and a standing shield."""
    legs = s.part("cloak") + s.part("boots", lining="deep")
    coat = tunic(s, "gold gold gold gold") + belt(s, "main")
    left = arm(s, -1, (-56, 40), (-46, 62), "gold paper")
    right = arm(s, 1, (44, 70), (56, 40), "gold paper") + s.part("collar", "deep")
    front = "brows drooping-moustache eye-patch kettle-hat"
    top = head(s, "main short", front, nose="bulb") + s.part("mace")
    top += put(s.part("fist"), 56, 40) + s.part("shield") + s.sign(-47, 116, 46)
    return s.part("ground") + legs + coat + left + right + top


def acorn_king(s: Suit) -> str:
    """A stern king with a forked black beard and a sword."""
    robe = tunic(s, "deep", ROBE) + belt(s, "gold", 68, 40) + s.part("lap", "deep")
    left = arm(s, -1, (-58, 52), (-40, 98), "deep gold")
    right = s.part("sword") + arm(s, 1, (60, 48), (52, 74), "deep gold")
    front = "forked-beard drooping-moustache stern-brows fur-crown"
    top = s.part("ermine") + head(s, "ink short", front)
    return throne(s, "steps", "main", "gold") + robe + left + right + top


def bell_unter(s: Suit) -> str:
    """A dancing fool with a drum."""
    legs = leg(s, "main", (-40, 118), (-22, 150))
    legs += flip(leg(s, "deep", (-17, 130), (-17, 164)))
    coat = tunic(s, "gold main gold deep", hem=8) + s.part("drum")
    arms = arm(s, -1, (-62, 58), (-34, 32), "main paper") + s.part("fools-collar")
    arms += arm(s, 1, (58, 56), (58, 14), "deep paper")
    hat = "brows fools-cap"
    top = head(s, "ink short", hat, look=-1, nose="beak", mouth="grin", turn=-7)
    return s.part("ground") + legs + coat + arms + top


def bell_ober(s: Suit) -> str:
    """A hussar twirling his moustache."""
    legs = s.part("cloak", "deep") + s.part("boots", "ink", lining="main")
    coat = tunic(s, "gold gold") + s.part("braid") + belt(s, "main")
    right = s.part("sabre") + arm(s, 1, (58, 42), (48, 70), "gold deep")
    left = arm(s, -1, (-62, 44), (-47, -16), "gold deep") + s.part("collar", "deep")
    top = head(s, "ink short", "waxed-moustache busby", look=-1, nose="beak")
    return s.part("ground") + legs + coat + right + left + top


def bell_king(s: Suit) -> str:
    """A melancholy emperor, red-bearded, in a ruff."""
    robe = tunic(s, "gold gold", ROBE) + s.part("stripes")
    robe += s.part("lap", "gold", "main")
    left = put(s.part("orb"), -58, 20) + arm(s, -1, (-54, 72), (-58, 40), "main gold")
    right = sceptre(s) + arm(s, 1, (58, 56), (52, 84), "main gold")
    front = "sad-brows moustache goatee mitre-crown"
    top = s.part("ruff") + head(s, "main short", front, nose="bulb")
    return throne(s, "wave", "deep", "main") + robe + left + right + top


Figure = Callable[[Suit], str]
FIGURES: dict[str, tuple[Figure, Figure, Figure, Figure]] = {  # in the order of SUITS
    "U": (heart_unter, leaf_unter, acorn_unter, bell_unter),
    "O": (heart_ober, leaf_ober, acorn_ober, bell_ober),
    "K": (heart_king, leaf_king, acorn_king, bell_king),
}
