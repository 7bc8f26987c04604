"""Chances are exact: small cases are counted out, and all of them add up to one."""

from itertools import combinations
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st
from marias.chances import HOW, chance, exactly, lowest, ways
from marias.errors import NotationError


def test_ways_of_the_talon():
    """Twelve cards leave 66 talons; ten of thirty-two are 64,512,240 hands."""
    assert ways(2, 12) == 66
    assert ways(10, 32) == 64_512_240
    assert (ways(0, 5), ways(5, 5), ways(6, 5), ways(-1, 5)) == (1, 1, 0, 0)


@given(st.integers(0, 32), st.integers(0, 32))
def test_ways_are_binomials(chosen, among):
    """The same numbers as the library's, which the page's Python does not have."""
    assert ways(chosen, among) == comb(among, chosen)


def test_known_chances():
    """One of four cards in a talon drawn from 22; one of the two missing sevens."""
    assert chance("at least", 1, 4, 2, 22) == (26, 77)  # 1 - C(18,2)/C(22,2)
    assert chance("exactly", 2, 4, 2, 22) == (2, 77)
    assert chance("at most", 0, 4, 2, 22) == (51, 77)
    assert chance("at least", 0, 4, 2, 22) == (1, 1)
    assert chance("at least", 3, 4, 2, 22) == (0, 1)


@pytest.mark.parametrize("how", HOW)
def test_counted_out(how):
    """What the formula says is what counting every draw says."""
    draws = list(combinations(range(7), 3))
    for wanted in range(4):
        held = {
            "at least": lambda n, wanted=wanted: n >= wanted,
            "exactly": lambda n, wanted=wanted: n == wanted,
            "at most": lambda n, wanted=wanted: n <= wanted,
        }[how]
        good = sum(held(sum(one < 4 for one in draw)) for draw in draws)
        assert chance(how, wanted, 4, 3, 7) == lowest(good, len(draws))


@given(st.integers(0, 12), st.integers(0, 12), st.integers(0, 20))
def test_all_together_are_one(good, drawn, more):
    """Some number of good cards is always drawn."""
    unseen = max(good, drawn) + more
    each = [exactly(n, good, drawn, unseen) for n in range(drawn + 1)]
    whole = ways(drawn, unseen)
    assert sum(above * whole // below for above, below in each) == whole


def test_what_cannot_be():
    """More good or drawn cards than there are, or another word, is refused."""
    for bad in (
        ("at least", 1, 5, 2, 4),
        ("exactly", 1, 2, 5, 4),
        ("about", 1, 1, 1, 4),
    ):
        with pytest.raises(NotationError):
            chance(*bad)
