import pytest
from marias.fleks import Side
from marias.ledger import Payment
from marias.payments import (
    capped,
    defenders,
    flat,
    for_his_side,
    most_of,
    opponents,
    paid,
    seats,
    shares,
)
from marias.settlement import settle
from settling import bill, profile_of, totals

ALONE = Side(3, 1, -1)
PAIR = Side(4, 0, 2)


@pytest.mark.parametrize(
    ("profile", "side", "at_table", "against"),
    [
        ("obecna", ALONE, 3, (2, 0)),
        ("turnaj2020", ALONE, 4, (2, 0, 3)),
        ("turnaj2020~pauz-pays.no", ALONE, 4, (2, 0)),
        ("obecna", PAIR, 4, (1, 3)),
        ("obecna", Side(4, 3, -1), 4, (0, 1, 2)),
    ],
)
def test_who_settles_with_the_declarer(profile, side, at_table, against):
    """The one who sits out belongs to the defence (pauz.pays-with-defence)."""
    table = profile_of(profile)
    assert len(seats(table, side)) == at_table
    assert opponents(table, side) == against
    assert defenders(side) == tuple(seat for seat in against if seat < side.players)


def test_the_declarer_settles_with_each():
    """Two opponents, or three with the one who sits out (pay.actor-vs-each)."""
    assert totals("obecna", "betl", "betl-") == (-30, 15, 15)
    assert totals("obecna~table.four", "betl", "betl-") == (-45, 15, 15, 15)
    assert totals("obecna~table.four~pauz-pays.no", "betl", "betl-") == (-30, 15, 15, 0)


def test_pairs_pay_crosswise():
    """One loser pays one winner; alone against three he settles with each."""
    assert totals("obecna", "hra A", "hra-", side=PAIR) == (-1, 1, -1, 1)
    alone = totals("obecna", "hra A", "hra-", side=Side(4, 0, -1))
    assert alone == (-3, 1, 1, 1)


def test_the_clever_one_counts_to_the_declarers_side_for_the_payment():
    """Who took the last trick of the durch wins with him (kriz.durch-chytry)."""
    deal = ("obecna", "durch", "durch+")
    assert totals(*deal, side=Side(4, 0, 3)) == (20, -20, -20, 20)


@pytest.mark.parametrize(
    ("payments", "side", "found"),
    [
        ([(1, 0, 15), (2, 0, 15), (3, 0, 15)], (1, 2, 3), [(1, 0, 15)] * 3),
        ([(0, 1, 15), (0, 2, 15)], (0,), [(0, 1, 15), (0, 2, 15)]),
        ([(0, 1, 5), (2, 0, 7)], (1, 2), [(0, 1, 5), (1, 0, 7)]),
    ],
)
def test_an_offender_pays_alone_for_his_side(payments, side, found):
    """A defender pays the declarer for all, the declarer all the others."""
    made = tuple(paid(*one, "pay.actor-vs-each")[0] for one in payments)
    changed = for_his_side(made, side[0], side)
    assert [one[:3] for one in changed] == found


def test_a_flat_sum_goes_to_everybody_else():
    """Ten to each of three (renonc.pausal-extra)."""
    found = flat(1, (0, 1, 2, 3), 10, "renonc.flat-turnaj")
    assert [one[:3] for one in found] == [(1, 0, 10), (1, 2, 10), (1, 3, 10)]


def test_a_negative_amount_is_paid_the_other_way_and_nothing_not_at_all():
    """So that every payment is of something."""
    assert paid(1, 0, -3, "r")[0][:3] == (0, 1, 3)
    assert paid(1, 0, 0, "r") == ()


@pytest.mark.parametrize(
    ("amount", "most", "found"),
    [
        (499, 500, 499),
        (500, 500, 500),
        (501, 500, 500),
        (-501, 500, -500),
        (501, 0, 501),
    ],
)
def test_a_limit_holds_both_ways(amount, most, found):
    """Exactly at the limit it is not yet reached; 0 is none."""
    assert capped(amount, most) == found


@pytest.mark.parametrize(
    ("profile", "most", "raised"),
    [
        ("obecna", 500, 500),
        ("klasika", 50, 50),
        ("paluba", 0, 0),
        ("turnaj2020", 500, 750),
        ("obecna~limit-per.deal", 250, 250),
        # Of four at the table three pay, of whom one is free after two fleks.
        ("turnaj2020~limit-per.deal", 166, 375),
        ("turnaj2020~limit-per.deal~lozena-both-pauz.base", 166, 250),
    ],
)
def test_the_limit_is_that_of_each_who_pays_or_of_the_deal(profile, most, raised):
    """500, in Klasika 50; 750 when both flekked a hand that could not fail."""
    table = profile_of(profile)
    assert most_of(table, ALONE) == most
    assert most_of(table, ALONE, True) == raised


@pytest.mark.parametrize(
    ("side", "per_deal"),
    [
        (Side(3, 0, -1), (10, -5, -5)),
        (Side(4, 0, -1), (9, -3, -3, -3)),
        (PAIR, (5, -5, 5, -5)),
    ],
)
def test_a_deal_costs_its_limit_together(side, per_deal):
    """Those who pay divide it, in křížový two of two pairs (pay.kriz-crosswise)."""
    won = ("betl", "betl+", "", side)
    lost = ("betl", "betl-", "", side)
    one_each = tuple(10 if paid > 0 else -10 for paid in per_deal)
    if side == PAIR:
        assert totals("obecna~limit.10", *won) == one_each
    assert totals("obecna~limit.10~limit-per.deal", *won) == per_deal
    turned = tuple(-paid for paid in per_deal)
    assert totals("obecna~limit.10~limit-per.deal", *lost) == turned


@pytest.mark.parametrize(
    ("amount", "number", "found"),
    [
        (45, 1, (45,)),
        (44, 2, (22, 22)),
        (45, 2, (22.5, 22.5)),
        (-45, 2, (-22.5, -22.5)),
        (45, 3, (15, 15, 15)),
        (40, 3, (13.5, 13.5, 13)),
        (50, 3, (17, 16.5, 16.5)),
    ],
)
def test_an_odd_unit_is_shared_in_halves(amount, number, found):
    """Two pay 45 in halves (lozena.flek-both-split), three as nearly equal as can be.

    Half a unit is exact on every runtime, a third is on none: sums stay exact.
    """
    assert shares(amount, number) == found
    assert sum(found) == amount
    assert all(isinstance(one, int) for one in shares(44, 2))


def test_a_bill_knows_its_table():
    """The words of these tests are the fields of a bill."""
    found = bill("obecna", "sedma A", "hra+ sedma-", "hra 2", ALONE)
    assert [(one.part, one.level, one.seat) for one in found.raisers] == [
        ("hra", 1, 2),
        ("hra", 2, 1),
    ]


@pytest.mark.parametrize(
    ("profile", "fleks", "rule"),
    [
        ("turnaj2020", "betl 1@2", "lozena.flek-pays"),
        ("turnaj2020", "betl 1@2@0", "lozena.flek-both-pauz-free"),
        ("obecna", "betl 1@2@0", "lozena.flek-both-split"),
    ],
)
def test_who_pays_the_surplus_of_a_sure_hand_names_its_rule(profile, fleks, rule):
    """One flek, two of them, and what becomes of the one who sits out."""
    found = settle(bill(profile, "betl", "betl+", fleks, ALONE, True))
    assert {one.rule for one in found.payments} == {rule}


def test_an_offender_pays_only_what_his_side_owes_to_the_other():
    """What one of his side pays another stays, and what is paid to it."""
    row = (
        Payment(0, 1, 10, "a"),
        Payment(0, 2, 11, "b"),
        Payment(1, 2, 12, "c"),
        Payment(1, 0, 13, "d"),
    )
    found = for_his_side(row, 2, (0, 2))
    pays = "renonc.offender-pays-side"
    assert found == (Payment(2, 1, 10, pays), *row[1:])
