"""Tests of the texts of positions: they read back, and nonsense is refused by name."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st
from marias.cards import PACK
from marias.errors import NotationError
from marias.profile import GENERAL
from marias_quizzes import (
    card_points,
    kinds,
    legal_plays,
    points_position,
    trick_winner,
)
from marias_quizzes.messages import Messages
from marias_quizzes.question import PositionError, fault
from pages import catalogue

SUITS = st.integers(0, 3)
PACKS = st.permutations(PACK).map(tuple)


@given(st.integers(-1, 3), st.integers(0, 2), PACKS)
def test_tricks_read_back(trump, leader, pack):
    """The text of a position of trick-winner is the position."""
    text = trick_winner.position(trump, leader, pack[:3])
    assert trick_winner.parse(text) == (trump, leader, pack[:3])


@given(
    st.integers(-1, 3), st.integers(0, 2), PACKS, st.integers(0, 2), st.integers(1, 10)
)
def test_hands_read_back(trump, leader, pack, table, hand):
    """The text of a position of legal-plays is the position."""
    given_ = legal_plays.Position(trump, leader, pack[:table], pack[2 : 2 + hand], ())
    assert legal_plays.parse(legal_plays.position(given_)) == given_


@given(SUITS, st.integers(0, 1), st.integers(0, 2), PACKS, st.integers(1, 9))
def test_piles_read_back(trump, side, last, pack, count):
    """The text of a position of card-points is the position."""
    tricks = tuple(pack[3 * i : 3 * i + 3] for i in range(count))
    given_ = points_position.Position(trump, side, last, tricks, ())
    assert card_points.parse(card_points.position(given_)) == given_


def test_a_position_is_written_one_way():
    """Other spellings are read, and the question carries the one of its link."""
    asked = legal_plays.question("1-A-F-ČK-Ž10.ŽE.Ž7", GENERAL)
    assert asked.position == "1-A-F-HK-AXA7"


BAD = [
    ("trick-winner", "", "fields"),
    ("trick-winner", "1-A-F-HK.L9.HA-", "fields"),
    ("trick-winner", "2-A-F-HK.L9.HA", "version"),
    ("trick-winner", "1-Q-F-HK.L9.HA", "trump"),
    ("trick-winner", "1-A-X-HK.L9.HA", "seat"),
    ("trick-winner", "1-A-F-HK.L9", "trick"),
    ("trick-winner", "1-A-F-HK.L9.HK", "duplicate"),
    ("trick-winner", "1-A-F-HK.L9.HZ", "card"),
    ("trick-winner", "1-A-F-HKK.L9", "card"),
    ("trick-winner", "1-A-F-HK.L9.<b>", "card"),
    ("trick-winner", "1" * 999, "fields"),
    ("legal-plays", "1-A-F-HK.L9.LX-HA", "table"),
    ("legal-plays", "1-A-F-HK.L9-", "hand"),
    ("legal-plays", "1-A-F-HK.L9-HAXOU987.LAKOU", "hand"),
    ("legal-plays", "1-A-F-HK.L9-HAK", "duplicate"),
    ("legal-plays", "1-A-F-HK.L9-A87-A8", "kept"),
    ("legal-plays", "1-A-F-HK.L9-A98-A7", "kept"),
    ("legal-plays", "1-0-F-HK.L9-A97-A7", "kept"),
    ("card-points", "1-0-d-w-HK.L9.HA", "trump"),
    ("card-points", "1-A-x-w-HK.L9.HA", "side"),
    ("card-points", "1-A-d-x-HK.L9.HA", "last"),
    ("card-points", "1-A-d-w-HK.L9", "trick"),
    ("card-points", "1-A-d-w-HK.L9.HA_HK.B7.B8", "duplicate"),
    ("card-points", "1-A-d-w-HK.L9.HA-wHKf", "marriage"),
    ("card-points", "1-A-d-w-HK.L9.HO-tHKl", "marriage"),
    ("card-points", "1-A-d-w-HK.L9.H7-wH7l", "marriage"),
    ("card-points", "1-A-d-w-HK.L9.H7-wHKl.tHOf", "marriage"),
    ("card-points", "1-A-d-w-HK.L9.H7-w", "marriage"),
]


@pytest.mark.parametrize(("kind", "text", "code"), BAD)
def test_a_bad_position_is_refused_by_name(kind, text, code):
    """The error tells what stood where, and becomes a sentence in every language."""
    with pytest.raises(PositionError) as caught:
        kinds.find(kind).question(text, GENERAL)
    assert caught.value.code == code
    assert isinstance(caught.value, NotationError)
    for language in ("cs", "en"):
        messages = Messages(catalogue(language), strict=True)
        assert messages.plain(fault(caught.value))


@given(st.sampled_from(kinds.KINDS), st.text(max_size=60))
def test_no_text_breaks_a_kind(kind, text):
    """Whatever stands in a link, the only error is NotationError."""
    for each in (text, "1-A-F-" + text, "1-A-d-w-" + text, "1-A-F-HK-HA-" + text):
        with contextlib.suppress(NotationError):
            kinds.find(kind).question(each, GENERAL)


def test_an_error_of_the_engine_becomes_a_sentence(messages):
    """Any other text that cannot be read, such as a profile's."""
    assert "xyz" in messages.plain(fault(NotationError("xyz", 0, "a preset")))
