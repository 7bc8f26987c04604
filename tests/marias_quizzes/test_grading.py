"""Tests of grading: right, wrong, and the belief behind the error."""

from marias.profile import GENERAL
from marias_quizzes import card_points, legal_plays, trick_winner
from marias_quizzes.grading import believed, grade
from marias_quizzes.question import answer

RELIEF = legal_plays.question("1-L-F-HK.L9-HAO8.LX7.AK9", GENERAL)
BEAT = legal_plays.question("1-B-F-A9.AK-AAXU7.BK8.HA", GENERAL)


def test_the_answer_is_right_in_any_order():
    """Keys that are no options change nothing."""
    assert grade(RELIEF, ("H8", "HA", "HO", "ZZ")).correct
    assert grade(RELIEF, answer(RELIEF)).belief == ""


def test_every_option_gets_its_mark():
    """Chosen or not, part of the answer or not."""
    marks = {mark.key: mark for mark in grade(RELIEF, ("HA", "LX")).marks}
    assert (marks["HA"].correct, marks["HA"].chosen) == (True, True)
    assert (marks["HO"].correct, marks["HO"].chosen) == (True, False)
    assert (marks["LX"].correct, marks["LX"].chosen) == (False, True)


def test_the_set_of_a_believer_names_the_belief():
    """Who marks exactly what a misconception allows, holds it."""
    for belief in ("belief.no-relief", "belief.trump-any-time", "belief.follow-any"):
        assert grade(RELIEF, believed(RELIEF, belief)).belief == belief


def test_a_part_of_a_believers_errors_names_it_too():
    """One trump chosen beside the suit: the belief that errs least is named."""
    assert grade(RELIEF, ("HA", "HO", "H8", "LX")).belief == "belief.trump-any-time"
    assert grade(BEAT, ("AA", "AX", "A7")).belief == "belief.no-beating"


def test_errors_that_no_belief_explains_name_none():
    """Too few and too many cards at once is just an error."""
    verdict = grade(BEAT, ("AA", "HA"))
    assert (verdict.correct, verdict.belief) == (False, "")


def test_a_single_choice_names_the_belief_of_the_option():
    """The wrong seat, the wrong number."""
    trick = trick_winner.question("1-A-F-HK.HX.A7", GENERAL)
    assert grade(trick, ("M",)).belief == "belief.trumps-are-nothing"
    points = card_points.question("1-A-d-0-HK.HA.L9_B7.BX.B8", GENERAL)
    assert grade(points, ("24",)).belief == "belief.figures-count"
