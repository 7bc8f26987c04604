"""Tests of draw texts and of what a question knows about itself."""

import pytest
from marias.profile import GENERAL, parse_profile
from marias_quizzes import kinds, trick_winner
from marias_quizzes.question import (
    Draw,
    PositionError,
    answer,
    beliefs,
    format_draw,
    option,
    parse_draw,
    rules,
    seed_text,
)

TRICK = "1-A-F-HK.HX.A7"


@pytest.mark.parametrize("text", ["12k3f9", "110", "12k3f9.play.beat"])
def test_a_draw_text_reads_back(text):
    """Version, level, seed, and perhaps the rule that is asked for."""
    assert format_draw(parse_draw(text, 1)) == text


def test_a_draw_text_is_version_level_seed_and_rule():
    """12k3f9.play.beat asks for a question of level 2 that the duty to beat decides."""
    assert parse_draw("12k3f9.play.beat", 1) == Draw(1, 2, "k3f9", "play.beat")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "draw"),
        ("12", "draw"),
        ("12K", "draw"),
        ("12" + "a" * 13, "draw"),
        ("22a", "version"),
        ("14a", "level"),
    ],
)
def test_a_bad_draw_text_says_what_is_wrong(text, code):
    """An old version is told apart from nonsense."""
    with pytest.raises(PositionError) as caught:
        parse_draw(text, 1)
    assert caught.value.code == code


def test_a_rule_of_another_level_draws_nothing():
    """A link by hand cannot make the generator search for ever."""
    for rule in ("no.such-rule", "play.relief-trumped"):
        with pytest.raises(PositionError):
            kinds.drawn("legal-plays", "11a." + rule, GENERAL)


def test_seeds_are_numbers_in_base_36():
    """The browser's seed and ours are written alike."""
    assert [seed_text(n) for n in (0, 9, 10, 35, 36, 1296)] == [
        "0",
        "9",
        "a",
        "z",
        "10",
        "100",
    ]


def test_a_question_knows_its_answer_beliefs_and_rules():
    """What the build checks and the page shows comes from the question itself."""
    asked = trick_winner.question(TRICK, GENERAL)
    assert answer(asked) == ("R",)
    assert option(asked, "M").beliefs[0] == "belief.trumps-are-nothing"
    assert option(asked, "Q") is None
    assert "belief.rank-over-suit" in beliefs(asked)
    assert set(rules(asked)) >= {"trump.beats-all", "play.trick-winner"}


@pytest.mark.parametrize(
    ("kind", "position", "profile"),
    [
        ("legal-plays", "1-A-F-LK.AX-HA.B89", "obecna"),
        ("legal-plays", "1-A-F--HA.B89", "obecna"),
        ("legal-plays", "1-A-F-LA-L79.HA", "obecna"),
        ("legal-plays", "1-0-F-LK.AX-HA.B89", "obecna"),
        ("legal-plays", "1-A-F-LK.AU-A8K.HA", "klasika"),
        ("legal-plays", "1-B-F-A9.AK-AAXU7", "obecna~beat.no"),
        ("legal-plays", "1-H-F--H7.B9.LA-H7", "obecna"),
        ("trick-winner", "1-0-R-H7.LA.BA", "obecna"),
        ("trick-winner", "1-A-F-AK.AX.HA", "obecna"),
        ("card-points", "1-A-d-0-HK.H7.L9", "obecna"),
        ("card-points", "1-A-d-0-HA.HK.L9_AK.AX.A8-tHKf", "obecna"),
    ],
)
def test_another_like_it_can_be_drawn_for_every_question(kind, position, profile):
    """Also for a position of an author: its rule and level are a draw text."""
    module, table = kinds.find(kind), parse_profile(profile)
    asked = module.question(position, table)
    draw = format_draw(Draw(module.VERSION, asked.level, "s", asked.rule))
    assert kinds.drawn(kind, draw, table).level == asked.level
