import pytest
from judging import BETL, SEDMA
from marias.evidence import look_through
from marias.game_record import parse_game

SHARP = "F discard LA H9\nF announce sedma A\n"


def seen(deal, told, profile="turnaj2020"):
    """What is found, and what no list names: name, seat, move, rule."""
    account = look_through(parse_game(deal.format(profile=profile) + told))
    rows = (account.found, account.unlisted)
    return [[(one.name, one.seat, one.move, one.rule) for one in row] for row in rows]


@pytest.mark.parametrize(
    ("told", "rule"),
    [("AA AO AU\n", "flek.order-clockwise"), ("F lay-down lozena\n", "lozena.show")],
)
def test_the_talon_is_closed_by_a_card_or_a_shown_hand_as_by_a_comment(told, rule):
    """Both come after the fleks (flek.before-first-card, lozena.show).

    Who does not wait for them can change his discard no more
    (talon.frozen-after-comment); the walk ends there.
    """
    found, unlisted = seen(SEDMA, SHARP + told)
    assert found == [("sharp-talon", 0, 4, "talon.no-sharp")]
    assert unlisted == [("not-followed", 0 if "F" in told else -1, 6, rule)]


def test_what_is_reported_of_a_seat_that_is_not_there_hides_nothing():
    """Three sit at this table; the card after the report is judged (renonc.beat)."""
    told = "F good, M good\nD event talon-peek\nH8 H7 H9\n"
    found, unlisted = seen(BETL, told, "obecna")
    assert found == [("not-beating", 0, 9, "play.beat")]
    assert unlisted == [("not-allowed", 3, 7, "seat.three-or-four")]
    assert [one[0] for one in seen(BETL, told)[0]] == ["talon-peek", "not-beating"]
