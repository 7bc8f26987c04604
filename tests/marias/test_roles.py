import pytest
from marias.cards import HEARTS, PACK, rank, suit
from marias.pack import groups
from marias.roles import allies, pause, tasks
from marias.seats import FOREHAND, MIDDLEHAND, NOBODY, REARHAND, SITTING_OUT, chair_of


def test_three_sit_left_of_the_dealer_in_the_order_of_the_roles():
    """Forehand at his left deals next (seat.forhont, seat.middle, seat.rotate-left)."""
    assert tasks(3) == (
        ("dealer", REARHAND, "seat.forhont"),
        ("forehand", FOREHAND, "seat.forhont"),
        ("middle", MIDDLEHAND, "seat.middle"),
        ("zadak", REARHAND, "seat.zadak-obecna"),
        ("zadak-paluba", MIDDLEHAND, "seat.zadak-paluba"),
        ("cuts", MIDDLEHAND, "cut.by-middle-obecna"),
        ("sits-out", NOBODY, "pauz.dealer-sits-out"),
        ("deals-next", FOREHAND, "seat.rotate-left"),
    )


def test_with_four_the_dealer_sits_out():
    """The last who plays is zadák, and he cuts (pauz.dealer-sits-out)."""
    found = {task.name: task for task in tasks(4)}
    assert found["dealer"].seat == found["sits-out"].seat == SITTING_OUT
    assert found["zadak"] == ("zadak", REARHAND, "seat.zadak-turnaj")
    assert found["cuts"] == ("cuts", REARHAND, "cut.by-zadak")
    assert chair_of(found["deals-next"].seat, 0, 4) == 1


@pytest.mark.parametrize(
    ("declarer", "others"),
    [
        (FOREHAND, (MIDDLEHAND, REARHAND)),
        (MIDDLEHAND, (REARHAND, FOREHAND)),
        (REARHAND, (FOREHAND, MIDDLEHAND)),
    ],
)
def test_the_others_are_allies_against_the_declarer(declarer, others):
    """For one deal (seat.actor-defence, seat.three-players)."""
    assert allies(declarer) == (others, ("seat.actor-defence", "seat.three-players"))


def test_each_of_four_sits_out_one_deal_in_a_round():
    """He who deals (pauz.rotates); of three nobody does."""
    decided = ("pauz.dealer-sits-out", "pauz.rotates")
    assert [pause(deal, 4) for deal in range(5)] == [
        (chair, decided) for chair in (0, 1, 2, 3, 0)
    ]
    assert pause(0, 3) == (NOBODY, ())


def test_the_pack_is_made_of_suits_ranks_and_three_groups():
    """Four by eight (cards.suits, cards.ranks); sharp, figures and plívy fill it."""
    found = {group.name: group for group in groups()}
    assert [(one.name, len(one.cards), one.rule) for one in groups()] == [
        ("whole", 32, "cards.deck-32"),
        ("suits", 4, "cards.suits"),
        ("ranks", 8, "cards.ranks"),
        ("counters", 8, "cards.sharp"),
        ("figures", 12, "cards.figures"),
        ("pips", 12, "cards.plivy"),
    ]
    assert len({suit(one) for one in found["suits"].cards}) == 4
    assert {suit(one) for one in found["ranks"].cards} == {HEARTS}
    assert [rank(one) for one in found["ranks"].cards] == [7, 6, 5, 4, 3, 2, 1, 0]
    parts = [found[name].cards for name in ("counters", "figures", "pips")]
    assert sorted(card for part in parts for card in part) == sorted(PACK)
