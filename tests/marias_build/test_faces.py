"""The drawn pack."""

from __future__ import annotations

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest
from marias.cards import PACK
from marias.notation import format_card
from marias_build.output.drawing.pen import draw
from marias_build.output.faces import faces

FACES = faces()
ALLOWED = {"svg", "g", "path", "circle", "rect"}


def test_there_is_a_face_for_every_card() -> None:
    """32 faces under their names in our notation, four signs, a back and a mark."""
    cards = {f"{format_card(card)}.svg" for card in PACK}
    assert {*FACES} == cards | {"H.svg", "L.svg", "A.svg", "B.svg"} | {
        "back.svg",
        "mark.svg",
    }


@pytest.mark.parametrize("name", FACES)
def test_a_picture_is_plain(name: str) -> None:
    """Flat shapes only: nothing shared by id, no style, no text, no link."""
    tree = ElementTree.fromstring(FACES[name])
    tags = {
        element.tag.removeprefix("{http://www.w3.org/2000/svg}")
        for element in tree.iter()
    }
    assert tags <= ALLOWED
    attributes = {key for element in tree.iter() for key in element.attrib}
    assert not attributes & {"id", "style", "class", "href"}
    assert {"width", "height", "viewBox"} <= {*tree.attrib}


def test_no_two_pictures_are_the_same() -> None:
    """Each card is told from every other."""
    assert len({*FACES.values()}) == len(FACES)


@pytest.mark.parametrize("suit", "HLAB")
def test_the_sign_tells_unter_from_ober(suit: str) -> None:
    """The unter has its sign below the middle of the card, ober and king above it."""
    heights = {}
    for rank in "UOK":
        last = re.findall(r"translate\(33 (\d+)\)", FACES[f"{suit}{rank}.svg"].decode())
        heights[rank] = [int(height) for height in last]
    assert heights == {"U": [281], "O": [88], "K": [88]}


@pytest.mark.parametrize("suit", "HLAB")
@pytest.mark.parametrize(("rank", "count"), [("7", 7), ("8", 8), ("9", 9), ("X", 10)])
def test_a_pip_card_shows_its_number_of_signs(suit: str, rank: str, count: int) -> None:
    """Seven hearts on the seven of hearts."""
    text = FACES[f"{suit}{rank}.svg"].decode()
    signs = re.findall(r"scale\((0\.[\d.]+) \1\)", text)
    assert len(signs) == count


def test_the_pictures_are_small() -> None:
    """The whole pack is less than one photograph."""
    assert sum(map(len, FACES.values())) < 140_000


def test_drawing_is_the_same_every_time() -> None:
    """Two builds give the same bytes."""
    assert faces() == FACES


def test_a_recipe_is_one_stroke_to_a_line() -> None:
    """An area, a bare line, a disc, and the mirror image of one."""
    colours = {"main": "#111111", "ink": "#2b2436"}
    assert draw("main M0 0H9Z", colours) == '<path d="M0 0H9Z" fill="#111111"/>'
    assert draw("ink~2 M0 0", colours) == '<path d="M0 0" stroke-width="2"/>'
    assert draw("main. 1 2 3", colours).startswith('<circle cx="1" cy="2" r="3"')
    assert draw("=main M1 1", colours).count("M1 1") == 2
    assert draw("main M0 0\n  H9Z", colours) == draw("main M0 0 H9Z", colours)


def test_pairs_of_neighbouring_ranks_differ_in_their_columns() -> None:
    """Odd and even numbers are told apart by their outline, not by counting."""
    from marias_build.output.faces import COLUMNS

    assert all(left != right for left, right in pairwise(COLUMNS.values()))
