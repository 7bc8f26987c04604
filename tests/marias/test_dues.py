from pathlib import Path

import facts
import pytest
import whole_deals
from judging import TWO_SEVENS
from marias.dues import ended_by
from marias.game_record import parse_game, states

DEALS = Path(whole_deals.__file__).parent / "deals"
# Middlehand holds four leaves, the helpers.
SHOWN = "F announce dvesedmy H L\nM good, R good\nM lay-down helpers\n"


def end_of(text):
    """The last state of a record."""
    return states(parse_game(text))[-1]


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("lozena-flekked-by-one", "lozena.show"),
        ("four-helpers-shown", "dvesedmy.four-helpers-turnaj"),
        ("omyl-at-a-table-of-four", "omyl.fold"),
        ("remis", "sedma.remis"),
        ("seven-with-120", "play.ten-tricks"),
        ("krizovy-pair-against-pair", "kriz.tricks-8"),
        ("lizany-with-an-exchange", "liz.two-draw"),
    ],
)
def test_a_deal_ends_by_a_rule(name, rule):
    """Shown, folded or played to the last trick."""
    text, _, _ = (DEALS / f"{name}.txt").read_text("utf-8").partition(facts.DIVIDER)
    assert ended_by(end_of(text)) == rule


@pytest.mark.parametrize(
    ("profile", "rule"),
    [
        ("obecna", "dvesedmy.four-helpers-obecna"),
        ("paluba~ladder.competition", "dvesedmy.four-helpers-paluba"),
        ("turnaj2020", "dvesedmy.four-helpers-turnaj"),
    ],
)
def test_four_helpers_end_a_deal_by_the_rule_of_the_table(profile, rule):
    """Middlehand lays down its four leaves; it is no ložená of the declarer."""
    assert ended_by(end_of(TWO_SEVENS.format(profile=profile) + SHOWN)) == rule
