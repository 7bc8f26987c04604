import pytest
from hypothesis import given
from hypothesis import strategies as st
from marias.cards import HEARTS, LEAVES
from marias.hundred import (
    Points,
    marriage_that_counts,
    measure,
    pady,
    points,
    tens_above_allowance,
    tens_over,
    total,
)
from marias.notation import parse_cards
from marias.points import count
from settling import profile_of

GENERAL = profile_of("obecna")
PALUBA = profile_of("paluba")


def judged(base, own, against=(), profile=GENERAL):
    """Made or lost and the tens, of a hundred with these base points and marriages."""
    found = measure(Points(base, own), Points(90 - base, against), profile)
    return found.made, found.tens


def test_base_points_and_marriages_are_told_apart():
    """Sharp cards and the last trick are the base; hearts are a suit like others."""
    score = count(parse_cards("HA LX"), True, (HEARTS, LEAVES), (), HEARTS)
    assert points(score) == Points(30, (40, 20))


@pytest.mark.parametrize(
    ("reached", "tens"), [(90, 0), (100, 1), (110, 2), (120, 3), (150, 6), (190, 10)]
)
def test_tens_count_from_a_hundred_on(reached, tens):
    """The hundred itself is the first; 90 is none."""
    assert tens_over(reached) == tens


@pytest.mark.parametrize(
    ("base", "own", "made"),
    [
        (60, (40,), True),
        (50, (40,), False),
        (80, (20,), True),
        (70, (20,), False),
        (90, (), False),
        (90, (20,), True),
    ],
)
def test_a_hundred_needs_60_beside_a_forty_and_80_beside_a_twenty(base, own, made):
    """Both sides of each line (sto.min-100, sto.need-60-80).

    Without a marriage it is never made (sto.max-90-without).
    """
    assert judged(base, own)[0] is made


def test_only_one_marriage_counts_towards_the_hundred():
    """60 and two twenties are 80, two tens short (sto.one-hlaska)."""
    assert judged(60, (20, 20)) == (False, 2)


def test_further_marriages_count_once_it_is_made():
    """80 and a twenty make it; the forty beside brings it to 140, five tens.

    Only then do they count (sto.helper-hlasky-after).
    """
    assert judged(80, (20, 40), profile=profile_of("obecna~sto-marriage.first")) == (
        True,
        5,
    )
    assert judged(60, (40, 20)) == (True, 3)


def test_the_first_announced_counts_or_the_best():
    """70 with a twenty and then a forty: 90 by the first, 110 by the best."""
    best = profile_of("obecna~sto-marriage.best")
    assert marriage_that_counts((20, 40), GENERAL) == 20
    assert marriage_that_counts((20, 40), best) == 40
    assert judged(70, (20, 40)) == (False, 1)
    assert judged(70, (20, 40), profile=best) == (True, 4)
    each = profile_of("obecna~sto-marriage.each")
    assert judged(60, (20, 20), profile=each) == (True, 1)


def test_the_trump_pair_is_not_needed():
    """On a twenty it is made; only a mistaken reading asks for the forty."""
    assert judged(80, (20,))[0]
    assert not judged(80, (20,), profile=profile_of("obecna~sto-pair.trump"))[0]


@pytest.mark.parametrize(
    ("base", "own", "against", "tens"),
    [
        (50, (40,), (), 1),
        (40, (40,), (), 2),
        (50, (20,), (40,), 7),
        (10, (), (), 9),
        (90, (), (), 1),
        (50, (40,), (20,), 3),
    ],
)
def test_a_lost_hundred_costs_what_is_missing_and_the_marriages_of_the_others(
    base, own, against, tens
):
    """90 is one ten short, and each twenty of the defence two more (sto.loss-pady)."""
    assert judged(base, own, against) == (False, tens)
    assert judged(base, own, against, PALUBA) == (False, tens)


def test_the_allowance_is_30_10_or_minus_10():
    """Against a forty the defence may make 30; with 40 it is one ten above.

    Against a twenty 10, against none minus 10 (sto.loss-allowance-paluba).
    """
    assert tens_above_allowance(40, Points(40, ())) == 1
    assert tens_above_allowance(40, Points(50, ())) == 2
    assert tens_above_allowance(20, Points(20, ())) == 1
    assert tens_above_allowance(20, Points(80, (20,))) == 9
    assert tens_above_allowance(0, Points(0, ())) == 1


@given(
    st.integers(0, 9).map(lambda tens: tens * 10),
    st.sampled_from([0, 20, 40]),
    st.sampled_from([(), (20,), (20, 20), (40,), (40, 20)]),
)
def test_allowance_and_pady_are_the_same_number(base, marriage, against):
    """100 minus what one has is what the other has above its allowance."""
    counted = base + marriage
    other = Points(90 - base, against)
    if counted < 100:
        expected = pady(counted, other, GENERAL)
        assert tens_above_allowance(marriage, other) == expected


def test_some_leave_the_marriages_of_the_defence_out():
    """A table may count only the tens that are missing."""
    without = profile_of("obecna~pady-marriages.no")
    assert judged(50, (40,), (20,), without) == (False, 1)


def test_a_mistaken_reading_takes_a_lost_hundred_for_one_price():
    """Always four, however much is missing."""
    flat = profile_of("obecna~lost-sto.flat")
    assert judged(10, (), (40,), flat) == (False, 1)


def test_all_marriages_make_the_total():
    """90, a forty and three twenties are the most there can be (points.max-190)."""
    assert total(Points(90, (40, 20, 20, 20))) == 190


@pytest.mark.parametrize(
    ("profile", "base", "rule"),
    [
        ("obecna", 60, "sto.min-100"),
        ("obecna", 50, "sto.loss-pady"),
        ("paluba", 50, "sto.loss-allowance-paluba"),
        ("obecna~lost-sto.flat", 50, "sto.loss-pady"),
    ],
)
def test_a_hundred_names_the_rule_by_which_it_is_measured(profile, base, rule):
    """Made, or lost by what is missing or by the allowance."""
    found = measure(Points(base, (40,)), Points(90 - base, ()), profile_of(profile))
    assert found.rule == rule


def test_a_lost_hundred_costs_a_ten_at_the_least():
    """Within its allowance too: 30 against a forty (sto.loss-allowance-paluba)."""
    for scored, tens in ((20, 1), (30, 1), (40, 1), (50, 2)):
        assert tens_above_allowance(40, Points(scored, ())) == tens
