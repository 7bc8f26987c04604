import pytest
from marias import seats
from marias.contracts import BETL, DURCH, GAME, TWO_SEVENS
from marias.profile import changed, preset
from marias.seats import FOREHAND, MIDDLEHAND, NOBODY, REARHAND, SITTING_OUT

GENERAL = preset("obecna")
TOURNAMENT = preset("turnaj2020")


def test_three_or_four_sit_at_the_table():
    """Three by the general rules, four in the tournament (seat.three-or-four)."""
    assert seats.players(GENERAL) == 3
    assert seats.players(TOURNAMENT) == 4


def test_forehand_sits_left_of_the_dealer_and_middlehand_left_of_forehand():
    """Chairs are counted clockwise (seat.forhont, seat.middle, seat.clockwise)."""
    assert [seats.seat_of(chair, 1, 3) for chair in (2, 0, 1)] == [0, 1, 2]
    assert seats.left_of(2, 3) == 0
    assert seats.right_of(0, 3) == 2


def test_the_seat_of_a_chair_and_the_chair_of_a_seat_are_inverse():
    """Everybody has one seat in every deal."""
    for players in (2, 3, 4):
        for dealing in range(players):
            for chair in range(players):
                seat = seats.seat_of(chair, dealing, players)
                assert seats.chair_of(seat, dealing, players) == chair


def test_who_believes_forehand_sits_at_the_right_is_wrong():
    """Play is clockwise, so forehand is at the dealer's left, not at his right."""
    belief = changed(GENERAL, (("forehand", "right"),))
    assert seats.chair_of(FOREHAND, 0, 3) == 1
    assert seats.chair_of(FOREHAND, 0, 3, belief) == 2
    assert seats.seat_of(2, 0, 3, belief) == FOREHAND


@pytest.mark.parametrize(("players", "seat"), [(3, REARHAND), (4, SITTING_OUT)])
def test_the_dealer_is_the_last_seat(players, seat):
    """Rearhand deals of three; of four the one who sits out (seat.zadak-obecna)."""
    assert seats.dealer(players) == seat
    assert seats.seat_of(0, 0, players) == seat


def test_the_dealer_sits_out_when_four_are_at_the_table():
    """Of three nobody sits out (pauz.dealer-sits-out)."""
    assert seats.sitting_out(4) == seats.dealer(4)
    assert seats.sitting_out(3) == NOBODY


def test_the_chair_at_the_right_of_the_dealer_cuts():
    """A deals, clockwise A, B, C: C cuts, whatever he is called."""
    chair = seats.chair_of(seats.cutter(3).seat, 0, 3)
    assert "ABC"[chair] == "C"
    assert seats.cutter(3) == (MIDDLEHAND, "cut.by-middle-obecna")
    assert seats.cutter(4) == (REARHAND, "cut.by-zadak")
    assert seats.chair_of(REARHAND, 0, 4) == 3


def test_zadak_is_another_chair_in_each_book_but_only_with_three():
    """The dealer, or the one at his right; with four all mean the last who plays."""
    assert seats.zadak(3) == (REARHAND, "seat.zadak-obecna")
    assert seats.zadak(3, "paluba") == (MIDDLEHAND, "seat.zadak-paluba")
    assert seats.zadak(4, "turnaj2020") == (REARHAND, "seat.zadak-turnaj")
    assert seats.zadak(4, "paluba").seat == seats.zadak(4).seat == REARHAND


@pytest.mark.parametrize("players", [3, 4])
def test_roles_move_one_seat_left(players):
    """Forehand deals next, middlehand becomes forehand (seat.rotate-left)."""
    dealing = 2
    forehand = seats.chair_of(FOREHAND, dealing, players)
    middlehand = seats.chair_of(MIDDLEHAND, dealing, players)
    after = seats.next_dealer(dealing, players)
    assert after == forehand
    assert seats.chair_of(FOREHAND, after, players) == middlehand


def test_everybody_sits_out_equally_often():
    """Once in each four deals (pauz.rotates); with three at the table nobody does."""
    out = [seats.chair_out(deal, 2, 4) for deal in range(8)]
    assert out == [2, 3, 0, 1, 2, 3, 0, 1]
    assert seats.chair_out(5, 2, 3) == NOBODY


def test_the_others_are_the_defence():
    """Three play, two against the declarer of a deal (seat.actor-defence).

    Each plays for himself, so another deal makes other partners (seat.three-players).
    """
    assert seats.defenders(FOREHAND) == (MIDDLEHAND, REARHAND)
    assert seats.defenders(MIDDLEHAND) == (REARHAND, FOREHAND)
    assert seats.defenders(REARHAND) == (FOREHAND, MIDDLEHAND)


def test_forehand_leads_but_in_betl_and_durch_the_declarer():
    """The only exceptions (play.forhont-leads, betl.actor-leads)."""
    for contract in (GAME, TWO_SEVENS):
        assert seats.first_leader(contract, REARHAND, GENERAL) == FOREHAND
        assert seats.first_lead_rule(contract) == "play.forhont-leads"
    for contract in (BETL, DURCH):
        assert seats.first_leader(contract, REARHAND, GENERAL) == REARHAND
        assert seats.first_lead_rule(contract) == "betl.actor-leads"
