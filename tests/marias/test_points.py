from marias.cards import ACORNS, BELLS, HEARTS, LEAVES, PACK, SUITS
from marias.misconceptions import believer, misconception
from marias.notation import parse_cards
from marias.points import BASE_POINTS, MOST_POINTS, card_points, count
from marias.profile import GENERAL


def believing(name):
    """The profile of one who holds a belief."""
    return believer(GENERAL, misconception("belief." + name))


def test_aces_and_tens_are_worth_ten_and_all_else_nothing():
    """Figures and low cards carry no points (points.sharp-10, points.figures-zero)."""
    assert card_points(parse_cards("HAX")) == 20
    assert card_points(parse_cards("HKOU987")) == 0


def test_the_pack_and_the_last_trick_make_ninety():
    """Eight sharp cards and the last trick (points.base-90)."""
    assert count(PACK, last_trick=True).total == 90 == BASE_POINTS


def test_at_most_190_points_are_in_play():
    """All four marriages announced: 90 + 40 + 3 times 20 (points.max-190)."""
    score = count(PACK, True, SUITS, trump=ACORNS)
    assert score.total == 190 == MOST_POINTS


def test_a_marriage_of_a_defender_can_turn_a_game():
    """60 for the declarer with a marriage of 20, 70 for the defence with another."""
    declarer = count(parse_cards("AAX BA"), True, (BELLS,), trump=ACORNS)
    defence = count(parse_cards("LAX HAX BX"), False, (HEARTS,), trump=ACORNS)
    assert (declarer.total, defence.total) == (60, 70)


def test_each_line_of_a_count_has_its_rule():
    """The total is the sum of the lines, and each can be looked up."""
    score = count(parse_cards("HA9 BX"), True, (LEAVES, HEARTS), trump=LEAVES)
    assert [(line.rule, line.points) for line in score.lines] == [
        ("points.sharp-10", 20),
        ("points.ultimo-10", 10),
        ("hlaska.20-40", 40),
        ("hlaska.20-40", 20),
    ]
    assert score.lines[0].cards == parse_cards("HA BX")
    assert [line.suit for line in score.lines] == [-1, -1, LEAVES, HEARTS]


def test_a_pair_that_was_broken_silently_counts_nothing():
    """Only announced marriages count (hlaska.broken-lost)."""
    assert count((), False, (), (HEARTS,), LEAVES).total == 0
    believed = count((), False, (), (HEARTS,), LEAVES, believing("broken-counts"))
    assert believed.total == 20


def test_the_figures_of_the_dutch_page_make_116_not_80():
    """King 4, ober 3, unter 2: its own numbers do not add up to what it says."""
    assert card_points(PACK, believing("figures-count")) == 116


def test_an_ace_of_eleven_makes_120():
    """With ace 11 and figures the pack has the 120 points of another game."""
    assert card_points(PACK, believing("ace-eleven")) == 120


def test_who_forgets_the_last_trick_misses_ten():
    """The last trick is worth 10 (points.ultimo-10)."""
    assert count(PACK, True, profile=believing("last-trick-nothing")).total == 80


def test_who_forgets_the_tens_counts_half():
    """Four aces are only half of the sharp cards (points.sharp-10)."""
    assert card_points(PACK, believing("tens-nothing")) == 40
