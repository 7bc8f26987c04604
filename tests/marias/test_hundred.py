import pytest
from hypothesis import given
from hypothesis import strategies as st
from marias.cards import HEARTS, LEAVES
from marias.hundred import (
    Points,
    bases,
    counting_rule,
    decided_by,
    marriage_that_counts,
    measure,
    need,
    pady,
    points,
    tens_above_allowance,
    tens_over,
    times_lost,
    total,
    totals,
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


@pytest.mark.parametrize(
    ("base", "against", "times"),
    [(60, (), 1), (50, (), 4), (40, (), 8), (50, (20,), 16), (40, (40,), 128)],
)
def test_one_program_doubled_a_lost_hundred_from_the_first_missing_ten_on(
    base, against, times
):
    """100 with a forty is made and due once; 90 is due four times, 80 eight times.

    Each ten of the defence's marriages doubles too, where they count (sto.loss-pady).
    """
    doubled = profile_of("obecna~lost-sto.doubled")
    assert judged(base, (40,), against, doubled) == (base == 60, times)
    found = measure(Points(base, (40,)), Points(90 - base, against), doubled)
    assert found.rule == ("sto.min-100" if base == 60 else "sto.loss-pady")


def test_left_out_the_marriages_of_the_defence_double_nothing_either():
    """As that program had it: 90 is due four times whatever they announced."""
    own = profile_of("obecna~lost-sto.doubled~pady-marriages.no")
    assert judged(50, (40,), (20,), own) == (False, 4)


@pytest.mark.parametrize(
    ("reading", "times"),
    [("pady", [1, 2, 3]), ("flat", [1, 1, 1]), ("doubled", [4, 8, 16])],
)
def test_the_readings_of_a_lost_hundred(reading, times):
    """How often its rate is due with one, two and three tens missing."""
    table = profile_of(f"obecna~lost-sto.{reading}")
    assert [times_lost(tens, table) for tens in (1, 2, 3)] == times


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


def test_the_bases_are_ninety_together_and_the_totals_at_most_190():
    """Who has a hundred is the only one, on either side (points.only-one-100)."""
    own, other = Points(70, (20,)), Points(20, (40, 20))
    assert bases(own, other) == (70, 20, ("points.base-90",))
    assert totals(own, other) == (90, 80, ("points.max-190",))
    one = ("points.max-190", "points.only-one-100")
    assert totals(Points(60, (40,)), Points(30, ())) == (100, 30, one)
    assert totals(Points(30, ()), Points(60, (40,))) == (30, 100, one)


@pytest.mark.parametrize(
    ("own", "base", "counts", "rule"),
    [
        ((40,), 60, "sto.one-hlaska", "sto.need-60-80"),
        ((20, 40), 80, "sto.one-hlaska", "sto.need-60-80"),
        ((), 100, "sto.max-90-without", "sto.max-90-without"),
    ],
)
def test_a_hundred_needs_of_the_base_what_its_marriage_lacks(own, base, counts, rule):
    """60 with a forty, 80 with a twenty; without one more than there is."""
    turnaj = profile_of("obecna~sto-marriage.first")
    assert need(Points(0, own), turnaj) == (base, rule)
    assert counting_rule(own) == counts


def test_the_tens_of_a_made_hundred_are_due_by_the_other_marriages_too():
    """Not when it is lost, nor with one marriage (sto.helper-hlasky-after)."""
    after = "sto.helper-hlasky-after"
    for base, own, more in ((70, (40, 20), (after,)), (70, (40,), ())):
        mine = Points(base, own)
        made = measure(mine, Points(90 - base, ()), GENERAL)
        assert decided_by(made, mine) == ("sto.min-100", *more)
    mine = Points(20, (40, 20))
    assert decided_by(measure(mine, Points(70, ()), GENERAL), mine) == (
        "sto.loss-pady",
    )
