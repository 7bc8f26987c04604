"""Payments known from elsewhere: what each opponent pays the declarer, in units.

Examples of the rule books and numbers that other programs test for: marek-sed/marias,
dsaiko/flek, dbeasty/zolik, kurtcz/mariasek, and two web pages of players.
"""

import pytest
from marias.fleks import Side
from marias.hundred import Points, measure, tens_over, total
from marias.ledger import Bill
from marias.outcome import hra_made
from marias.parts import Part
from marias.settlement import settle
from settling import announced, from_each, profile_of, said

MULTIPLYING, ADDING = "obecna~school.nasobeny", "obecna"
HRA = [
    # Base points, marriages of both, fleks, trumps, school, units
    (50, (), (), 0, "A", MULTIPLYING, 1),
    (40, (), (), 0, "A", MULTIPLYING, -1),
    (50, (), (), 1, "A", MULTIPLYING, 2),
    (40, (), (), 1, "A", MULTIPLYING, -2),
    (50, (), (), 2, "A", MULTIPLYING, 4),
    (40, (), (), 2, "A", MULTIPLYING, -4),
    (50, (), (), 3, "A", MULTIPLYING, 8),
    (40, (), (), 3, "A", MULTIPLYING, -8),
    (40, (60,), (20,), 1, "A", MULTIPLYING, 4),
    (40, (80,), (20,), 1, "A", MULTIPLYING, 16),
    (60, (20,), (80,), 1, "A", MULTIPLYING, -8),
    (40, (60,), (20,), 1, "H", MULTIPLYING, 8),
    (40, (80,), (20,), 1, "H", MULTIPLYING, 32),
    (60, (20,), (80,), 1, "H", MULTIPLYING, -16),
    (60, (20, 20), (), 0, "A", ADDING, 2),
    (60, (20, 20, 40), (), 0, "A", ADDING, 10),
    (50, (), (40,), 0, "A", ADDING, -1),
    (60, (), (), 1, "H", ADDING, 4),
]
SEVENS = [
    # Results, fleks, trumps, units
    ("ticha-sedma+", "", "A", 1),
    ("ticha-sedma+", "hra 2", "A", 1),
    ("ticha-sedma+", "hra 4", "A", 1),
    ("ticha-sedma-", "hra 2", "H", -2),
    ("sedma+", "", "A", 2),
    ("sedma-", "sedma 2", "A", -8),
    ("sedma+", "sedma 1", "H", 8),
    ("sedma-", "sedma 3", "H", -32),
    ("sedma-proti+@1", "", "A", -2),
    ("sedma-proti+@1", "sedma-proti 1", "A", -4),
]
HUNDREDS = [
    # Base points, marriages of both, what counts, made, tens
    (80, (20,), (), 100, True, 1),
    (90, (), (), 90, False, 1),
    (50, (40,), (20,), 90, False, 3),
]
ANNOUNCED = [
    # Base points, marriage, trumps, units
    (80, 40, "A", 12),
    (80, 40, "H", 24),
    (90, 40, "H", 32),
]
OTHERS = [
    # Contract, results, fleks, units
    ("durch", "durch+", "durch 3", 240),
    ("durch", "durch+", "durch 5", 500),
    ("dvesedmy A L", "dvesedmy+", "", 40),
    ("dvesedmy A L", "dvesedmy-", "", -40),
    ("betl", "betl-", "", -15),
]


def hra(base, own, other, fleks, trump, profile):
    """What a hra brings, with the quiet hundred of either side."""
    table = profile_of(profile)
    ours, theirs = total(Points(base, own)), total(Points(90 - base, other))
    parts = [Part("hra", 0, hra_made(ours, theirs, table), "hra.majority", 1)]
    for seat, reached in ((0, ours), (1, theirs)):
        if tens_over(reached):
            rule = "quiet100.doubles"
            parts.append(Part("tiche-sto", seat, True, rule, tens_over(reached)))
    raisers = said(f"hra {fleks}")
    contract = announced(f"hra {trump}")
    bill = Bill(table, contract, Side(3, 0, -1), tuple(parts), raisers, False)
    return -settle(bill).totals[1]


@pytest.mark.parametrize("case", HRA)
def test_hra_and_the_quiet_hundred(case):
    """By points: won, lost, and what a hundred of either side makes of it."""
    assert hra(*case[:-1]) == case[-1]


def test_a_hra_is_lost_with_fewer_points_in_an_unfinished_count_too():
    """10 against 20 is lost."""
    assert not hra_made(10, 20, profile_of("obecna"))
    assert from_each("obecna", "hra A", "hra-") == -1


@pytest.mark.parametrize("case", SEVENS)
def test_sevens_announced_quiet_and_against(case):
    """No flek raises the quiet one; red doubles all of them."""
    results, fleks, trump, units = case
    assert from_each("obecna", f"sedma {trump}", results, fleks) == units


@pytest.mark.parametrize("case", HUNDREDS)
def test_what_counts_towards_a_hundred(case):
    """Made from exactly 100 on, else the pády."""
    base, own, other, counted, made, tens = case
    found = measure(Points(base, own), Points(90 - base, other), profile_of("obecna"))
    assert (found.counted, found.made, found.tens) == (counted, made, tens)


@pytest.mark.parametrize("case", ANNOUNCED)
def test_an_announced_hundred_with_its_tens(case):
    """120 brings 12, in red 24; 140 in red is five times the price of 100."""
    base, marriage, trump, units = case
    found = measure(
        Points(base, (marriage,)), Points(90 - base, ()), profile_of(ADDING)
    )
    assert from_each(ADDING, f"sto {trump}", f"sto+{found.tens}") == units
    assert from_each(ADDING, "sto H", "sto+5") == 5 * from_each(ADDING, "sto H", "sto+")


@pytest.mark.parametrize("case", OTHERS)
def test_betl_durch_and_two_sevens(case):
    """At the prices of the competitions, with the limit."""
    contract, results, fleks, units = case
    assert from_each("obecna", contract, results, fleks) == units


def test_the_example_of_paluba_a_red_sedma_lost_and_a_quiet_120():
    """Hra with a flek 0,80 times 8 is 6,40; the sedma with a re 3,20; so 3,20 Kč."""
    deal = ("paluba", "sedma H", "hra+ sedma- tiche-sto+3", "hra 1 sedma 2")
    assert from_each(*deal) == 32 - 16
    assert from_each("paluba", "sedma H", "hra+ tiche-sto+3", "hra 1") == 32
    assert from_each("paluba", "sedma H", "sedma-", "sedma 2") == -16
