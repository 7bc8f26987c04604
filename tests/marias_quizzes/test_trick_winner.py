"""Tests of the question who takes the trick."""

import pytest
from marias.profile import GENERAL, changed
from marias_quizzes import trick_winner
from marias_quizzes.question import answer, option


def ask(position):
    """The question of a position under the general rules."""
    return trick_winner.question(position, GENERAL)


@pytest.mark.parametrize(
    ("position", "seat", "rule", "level"),
    [
        ("1-A-F-H7.HK.L9", "M", "play.trick-winner", 1),
        ("1-A-F-HA.HK.A7", "R", "trump.beats-all", 1),
        ("1-A-M-HK.HX.L9", "R", "cards.order-points", 2),
        ("1-A-F-HA.A7.A8", "R", "trump.internal-order", 2),
        ("1-A-F-AK.AX.HA", "M", "trump.internal-order", 3),
        ("1-0-F-HX.HU.LA", "M", "cards.order-natural", 3),
        ("1-0-R-H7.LA.BA", "R", "play.trick-winner", 3),
    ],
)
def test_who_takes_the_trick(position, seat, rule, level):
    """Both sides of every boundary: trumps, the place of the ten, the suit led."""
    asked = ask(position)
    assert answer(asked) == (seat,)
    assert (asked.rule, asked.level) == (rule, level)


@pytest.mark.parametrize(
    ("position", "seat", "key", "rule"),
    [
        ("1-A-F-HA.HK.A7", "F", "trumped", "trump.beats-all"),
        ("1-A-F-HA.HK.A7", "R", "lone-trump", "trump.beats-all"),
        ("1-A-F-HK.HX.L9", "F", "below-ten", "cards.order-points"),
        ("1-A-F-HK.HX.L9", "M", "ten-takes", "cards.order-points"),
        ("1-A-F-HK.HX.L9", "R", "discarded", "play.trick-winner"),
        ("1-A-F-AK.AX.HA", "F", "below-ten", "cards.order-points"),
        ("1-A-F-AK.AX.HA", "M", "ten-of-trumps", "trump.internal-order"),
        ("1-A-F-HA.A7.A8", "M", "lower-trump", "trump.internal-order"),
        ("1-A-F-H7.HK.L9", "F", "lower", "play.trick-winner"),
        ("1-A-F-H7.HK.L9", "M", "highest", "play.trick-winner"),
        ("1-0-F-HX.HU.LA", "F", "ten-below", "cards.order-natural"),
        ("1-0-F-HX.HU.LA", "M", "over-ten", "cards.order-natural"),
        ("1-0-F-HX.HU.LA", "R", "discarded-no-trumps", "play.trick-winner"),
        ("1-0-F-H7.LA.BA", "F", "highest-no-trumps", "play.trick-winner"),
    ],
)
def test_every_option_has_the_reason_of_its_case(position, seat, key, rule):
    """Not only who takes, but why each of the others does not."""
    found = option(ask(position), seat)
    assert (found.reason.key, found.rule) == ("trick-winner." + key, rule)


def test_a_low_ten_is_what_the_belief_answers():
    """Who ranks the ten below the unter gives the trick to the king."""
    assert "belief.ten-low" in option(ask("1-A-F-HK.HX.L9"), "F").beliefs


def test_the_table_decides():
    """Under a profile with another order of cards the same trick has another taker."""
    other = changed(GENERAL, (("order", "natural"),))
    assert answer(trick_winner.question("1-A-F-HK.HX.L9", other)) == ("F",)


def test_seats_follow_the_leader():
    """The options stand in the order of playing."""
    asked = ask("1-A-R-H7.HK.L9")
    assert [each.key for each in asked.options] == ["R", "F", "M"]
