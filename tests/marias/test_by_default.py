import pytest
from marias.by_default import against_parts, bare_parts, parts_by_points
from marias.cards import ACORNS
from marias.contracts import GAME, HUNDRED, HUNDRED_SEVEN, SEVEN, commitment
from marias.fleks import Side
from marias.notation import parse_card, parse_cards
from marias.profile import GENERAL, changed, preset
from marias.seats import NOBODY
from marias.state import PlayCard, play_out, start

SIDE = Side(3, 0, NOBODY)
# Forehand holds the forty, middlehand a twenty, rearhand two.
HANDS = tuple(
    parse_cards(hand)
    for hand in ("AAXKO97 HA LA BA L8", "HKO LXU AU8 B987", "HXU LKO9 BXKOU")
)


def priced(contract, wins, profile=GENERAL):
    """The parts by points: the name, whose, made, how many tens."""
    play = start(HANDS, contract, ACORNS, 0, profile)
    parts = parts_by_points(play, commitment(contract, ACORNS), SIDE, wins)
    return [(one.name, one.seat, one.made, one.tens) for one in parts]


def test_every_part_is_lost_at_its_plain_rate():
    """Whatever was played (renonc.side-loses)."""
    lost = bare_parts(GENERAL, commitment(HUNDRED_SEVEN, ACORNS), SIDE, False)
    assert [(one.name, one.made, one.tens) for one in lost] == [
        ("sto", False, 1),
        ("sedma", False, 1),
    ]
    assert {one.rule for one in lost} == {"renonc.side-loses"}


def test_what_the_defence_announced_goes_the_other_way():
    """A sedma proti is made when the declarer's side has offended."""
    announced = (("sedma-proti", 2),)
    assert against_parts(announced, False)[0].made
    assert not against_parts(announced, True)[0].made


def test_by_points_the_injured_side_has_all_ninety_and_its_marriages():
    """Ninety and forty are a hundred and thirty: four tens (renonc.settle-by-fleks)."""
    assert priced(HUNDRED, True) == [("sto", 0, True, 4)]
    assert priced(GAME, True) == [("hra", 0, True, 1), ("tiche-sto", 0, True, 4)]


def test_by_points_a_lost_sto_has_ten_pady_and_those_of_the_marriages():
    """Nothing of ninety, no marriage announced; the defence has three twenties."""
    assert priced(HUNDRED, False) == [("sto", 0, False, 16)]
    assert priced(SEVEN, False) == [
        ("hra", 0, False, 1),
        ("sedma", 0, False, 1),
        ("tiche-sto", 1, True, 6),
    ]


def test_where_quiet_results_do_not_count_there_is_no_quiet_hundred():
    """A switch of the table."""
    quiet = preset("obecna")._replace(quiet="no")
    assert priced(GAME, True, quiet) == [("hra", 0, True, 1)]


def test_the_parts_against_are_due_once_by_the_rule_of_the_lost_side():
    """At the plain rate, like the others (renonc.side-loses)."""
    found = against_parts((("sedma-proti", 2), ("sto-proti", 1)), True)
    assert [one[3:] for one in found] == [("renonc.side-loses", 1)] * 2


def test_the_parts_by_points_go_by_the_fleks():
    """Each names the rule that takes them from the points (renonc.settle-by-fleks)."""
    play = start(HANDS, GAME, ACORNS, 0, GENERAL)
    for wins in (True, False):
        found = parts_by_points(play, commitment(GAME, ACORNS), SIDE, wins)
        assert {one.rule for one in found} == {"renonc.settle-by-fleks"}


@pytest.mark.parametrize(("wins", "tens"), [(True, 4), (False, 12)])
def test_of_the_side_that_offended_the_marriages_announced_count(wins, tens):
    """The declarer has announced forty: with ninety more it is 130, four tens.

    When he has offended he has forty of a hundred, six tens short, and the defence
    still holds three twenties, six tens more (sto.loss-pady).
    """
    play = start(HANDS, HUNDRED, ACORNS, 0, GENERAL)
    play = play_out(play, (PlayCard(parse_card("AK"), True),))
    said = commitment(HUNDRED, ACORNS)
    found = parts_by_points(play, said, SIDE, wins)
    assert [(one.made, one.tens) for one in found] == [(wins, tens)]


@pytest.mark.parametrize("reading", ["pady", "doubled"])
def test_a_hundred_won_without_a_marriage_is_due_once(reading):
    """Ninety are no hundred, but he who won by default lacks no tens.

    Nor does a marriage of the other side cost him any (renonc.settle-by-fleks).
    """
    table = changed(GENERAL, (("lost_sto", reading),))
    hands = tuple(parse_cards(cards) for cards in ("A9 B7", "HKO", "L87"))
    play = start(hands, HUNDRED, ACORNS, 0, table)
    cards = PlayCard(parse_card("A9"), False), PlayCard(parse_card("HK"), True)
    play = play_out(play, cards)
    found = parts_by_points(play, commitment(HUNDRED, ACORNS), SIDE, True)
    assert [(one.made, one.tens) for one in found] == [(True, 1)]


def test_by_points_the_missing_tens_double_where_the_table_doubles_them():
    """Sixteen of them: once more doubled than they are many (sto.loss-pady)."""
    doubled = changed(GENERAL, (("lost_sto", "doubled"),))
    assert priced(HUNDRED, False, doubled) == [("sto", 0, False, 2**17)]


def test_the_bare_loss_doubles_nothing():
    """No tens are missing in it (renonc.side-loses)."""
    doubled = changed(GENERAL, (("lost_sto", "doubled"),))
    found = bare_parts(doubled, commitment(HUNDRED, ACORNS), SIDE, False)
    assert [(one.made, one.tens) for one in found] == [(False, 1)]


@pytest.mark.parametrize(
    ("declarer", "partner", "seat"),
    [(0, -1, 1), (0, 1, 2), (0, 2, 1), (3, 1, 0), (3, 0, 1)],
)
def test_a_quiet_hundred_by_default_is_booked_with_the_first_defender(
    declarer, partner, seat
):
    """Clockwise from the declarer, his partner left out (quiet100.either-side)."""
    hands = tuple(
        parse_cards(hand) for hand in ("HKO87 L87 A87", "LKO B987 AKO", "BKO", "H9 LA")
    )
    play = start(hands, GAME, ACORNS, declarer, GENERAL)
    side = Side(4, declarer, partner)
    found = parts_by_points(play, commitment(GAME, ACORNS), side, False)
    assert found[-1].seat == seat
    assert found[-1].name == "tiche-sto"
