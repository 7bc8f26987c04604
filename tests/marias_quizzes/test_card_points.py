"""Tests of the question how many points a side has."""

import pytest
from marias.profile import GENERAL
from marias_quizzes import card_points, kinds
from marias_quizzes.question import answer, beliefs, option


def ask(position):
    """The question of a position under the general rules."""
    return card_points.question(position, GENERAL)


@pytest.mark.parametrize(
    ("position", "points", "rule", "level"),
    [
        # An ace and a ten, court cards and low ones nothing.
        ("1-A-d-0-HK.HA.L9_B7.BX.B8", 20, "points.sharp-10", 1),
        # The same as the last trick, and with the last trick lost.
        ("1-A-d-w-HK.HA.L9_B7.BX.B8", 30, "points.ultimo-10", 2),
        ("1-A-d-t-HK.HA.L9_B7.BX.B8", 20, "points.ultimo-10", 2),
        # Forty in trumps, twenty elsewhere; led or not, declarer or defence.
        ("1-A-d-0-HK.HA.L9_AK.AX.A8-wAKl", 60, "hlaska.20-40", 3),
        ("1-A-d-0-HK.HA.L9_AK.AX.A8-wHKl", 40, "hlaska.20-40", 3),
        ("1-A-o-0-HA.HK.L9_AK.AX.A8-wHKf", 40, "hlaska.20-40", 3),
        # A silent card forfeits it; another's marriage stays another's.
        ("1-A-d-0-HK.HA.L9_AK.AX.A8-wAKx", 20, "hlaska.broken-lost", 3),
        ("1-A-d-0-HA.HK.L9_AK.AX.A8-tHKf", 20, "hlaska.owner-keeps", 3),
        # The announced card fell in the other side's trick: it counts all the same.
        ("1-A-d-0-HA.H8.L9_A9.AX.A8-wLKf", 40, "hlaska.20-40", 3),
    ],
)
def test_how_many_points(position, points, rule, level):
    """Each rule of counting on its own, with the position next to it."""
    asked = ask(position)
    assert answer(asked) == (str(points),)
    assert (asked.rule, asked.level) == (rule, level)


@pytest.mark.parametrize(
    ("position", "points", "belief"),
    [
        ("1-A-d-0-HK.HA.L9_B7.BX.B8", 24, "figures-count"),
        ("1-A-d-0-HK.HA.L9_B7.BX.B8", 25, "ace-eleven"),
        ("1-A-d-w-HK.HA.L9_B7.BX.B8", 20, "last-trick-nothing"),
        ("1-A-d-0-HK.HA.L9_AK.AX.A8-wHKl", 60, "marriage-forty"),
        ("1-A-d-0-HK.HA.L9_AK.AX.A8-wAKl", 40, "marriage-twenty"),
        ("1-A-d-0-HA.HK.L9_A9.AX.A8-tHKf", 40, "marriage-to-winner"),
        ("1-A-d-0-HK.HA.L9_AK.AX.A8-wAKx", 60, "broken-counts"),
        ("1-A-d-0-HA.HK.L9_A9.AX.A8-wHKf", 20, "marriage-on-lead-only"),
        ("1-A-o-0-HK.HA.L9_A9.AX.A8-wHKl", 20, "declarer-announces"),
    ],
)
def test_a_wrong_number_is_the_count_of_a_belief(position, points, belief):
    """Every wrong option can be explained: somebody counts like that."""
    assert "belief." + belief in option(ask(position), str(points)).beliefs


def test_numbers_rise_and_no_wrong_one_lacks_a_belief():
    """The order tells nothing about the answer."""
    for seed in range(30):
        asked = kinds.drawn("card-points", f"13{seed}", GENERAL)
        numbers = [int(each.key) for each in asked.options]
        assert numbers == sorted(set(numbers))
        assert all(each.beliefs or each.correct for each in asked.options)
        assert len(beliefs(asked)) >= 3


def test_the_chain_is_the_count(messages):
    """Cards, last trick, marriage, and what counts nothing; the lines add up."""
    asked = ask("1-A-d-w-HK.HA.L9_A9.AX.A8-wHKl.tLOf")
    assert [step.state for step in asked.chain] == ["counts"] * 3 + ["nothing"]
    assert all(messages.plain(step.text) for step in asked.chain)
    slots = option(asked, "50").reason.slots
    assert slots["sharp"] + slots["last"] + slots["marriages"] == slots["n"] == 50


def test_a_side_without_a_sharp_card_has_nothing():
    """Zero is an answer too, and it is explained."""
    asked = ask("1-A-d-0-HK.H7.L9")
    assert answer(asked) == ("0",)
    assert asked.chain[0].text.key == "card-points.step-no-sharp"
