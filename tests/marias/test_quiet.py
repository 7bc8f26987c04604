import pytest
from marias.cards import NO_TRUMP
from marias.contracts import BETL, GAME, HUNDRED, HUNDRED_SEVEN, SEVEN
from marias.hundred import Points
from marias.notation import parse_card, parse_cards
from marias.quiet import (
    first_defender,
    hundred_against_lost,
    missed,
    quiet_hundred,
    quiet_seven,
)
from marias.state import PlayCard, apply, start
from settling import profile_of

ACORNS = 2


def played(hands, cards, contract=GAME, declarer=0, profile="obecna", leader=0):
    """The state after these cards."""
    read = tuple(parse_cards(hand) for hand in hands.split("/"))
    trump = NO_TRUMP if contract == BETL else ACORNS
    state = start(read, contract, trump, declarer, profile_of(profile))
    state = state._replace(leader=leader)
    for word in cards.split():
        state = apply(state, PlayCard(parse_card(word), False))
    return state


def seven(*deal, partner=-1, announcers=(), **more):
    """The quiet seven of a deal: whose, made, by which rule."""
    part = quiet_seven(played(*deal, **more), partner, announcers)
    return part and (part.seat, part.made, part.rule)


def test_the_last_trick_with_the_seven_of_trumps_is_a_quiet_seven():
    """Of the declarer or of the defence (quiet7.half, quiet7.any-side)."""
    assert seven("A7/L8/L9", "A7 L8 L9") == (0, True, "quiet7.half")
    assert seven("L8/A7/L9", "L8 A7 L9") == (1, True, "quiet7.half")


def test_an_announced_seven_is_not_quiet():
    """Who announced it is paid for the sedma (quiet.both-are-not-bid)."""
    assert seven("A7/L8/L9", "A7 L8 L9", announcers=(0,)) is None


def test_a_killed_seven_is_paid_the_other_way():
    """The declarer beats the defender's seven in the last trick (quiet7.killed)."""
    assert seven("A9/A7/L9", "A9 A7 L9") == (1, False, "quiet7.killed")


def test_a_partner_who_kills_the_seven_makes_no_difference():
    """The other defender must beat it, and it is killed (quiet7.killed-by-partner)."""
    assert seven("L8/A7/A9", "L8 A7 A9") == (1, False, "quiet7.killed-by-partner")
    found = seven("A9/L8/A7", "A9 L8 A7", partner=2)
    assert found == (2, False, "quiet7.killed-by-partner")


def test_earlier_the_seven_is_only_a_small_trump():
    """It takes the ninth trick and earns nothing (quiet7.earlier-nothing)."""
    assert seven("A7 L8/L9 H7/LX H8", "A7 L9 LX L8 H7 H8") is None


def test_before_the_last_card_there_is_no_quiet_seven():
    """The last trick is not finished."""
    assert seven("A7/L8/L9", "A7 L8") is None
    assert quiet_seven(played("A7/L8/L9", ""), -1, ()) is None


@pytest.mark.parametrize(
    ("contract", "profile", "counts"),
    [
        (GAME, "obecna", True),
        (HUNDRED, "obecna", True),
        (HUNDRED_SEVEN, "turnaj2020", False),
        (HUNDRED_SEVEN, "paluba", True),
        (GAME, "obecna~quiet.no", False),
        (BETL, "obecna", False),
    ],
)
def test_it_counts_in_hra_and_sto_or_wherever_it_was_not_announced(
    contract, profile, counts
):
    """A bluffed sto a sedm with the seven in a defender's hand: tables differ."""
    found = seven("L8/A7/L9", "L8 A7 L9", contract=contract, profile=profile)
    assert bool(found) is counts


def test_in_betl_there_are_no_trumps_and_no_quiet_seven():
    """The seven that takes the last trick earns nothing."""
    assert seven("A7/L8/L9", "A7 L8 L9", contract=BETL) is None


def hundred(own, other, against=(), profile="obecna", contract=GAME):
    """The quiet hundred of these points: whose and the tens."""
    state = played("A8/L8/L9", "A8 L8 L9", contract, profile=profile)
    part = quiet_hundred(state, -1, Points(*own), Points(*other), against)
    return part and (part.seat, part.tens)


@pytest.mark.parametrize(
    ("own", "other", "found"),
    [
        ((50, (40,)), (40, ()), None),
        ((60, (40,)), (30, ()), (0, 1)),
        ((70, (20, 20)), (20, ()), (0, 2)),
        ((30, ()), (60, (40,)), (1, 1)),
        ((0, ()), (90, ()), None),
        ((0, ()), (90, (40, 20, 20, 20)), (1, 10)),
    ],
)
def test_a_quiet_hundred_counts_every_marriage_of_either_side(own, other, found):
    """90 is none and 100 is one (quiet100.all-hlasky, quiet100.either-side).

    Who stays below pays nothing for it (quiet100.no-risk).
    """
    assert hundred(own, other) == found


def test_only_one_side_can_have_a_hundred():
    """Of 190 points 100 leave 90 to the other (points.only-one-100)."""
    marriages = (40, 20, 20, 20)
    for base in range(0, 100, 10):
        for cut in range(5):
            own, other = marriages[:cut], marriages[cut:]
            totals = (base + sum(own), 90 - base + sum(other))
            assert sum(totals) == 190
            assert min(totals) < 100
            assert hundred((base, own), (90 - base, other)) == (
                totals.index(max(totals)),
                (max(totals) - 90) // 10,
            )


def test_a_hundred_that_the_defence_announced_is_not_quiet():
    """Sto proti is paid for itself; the declarer's hundred stays a quiet one."""
    assert hundred((0, ()), (90, (40,)), ("sto-proti",)) is None
    assert hundred((70, (40,)), (20, ()), ("sto-proti",)) == (0, 2)


def test_quiet_results_can_be_switched_off():
    """Nothing is paid then."""
    assert hundred((60, (40,)), (30, ()), profile="obecna~quiet.no") is None


@pytest.mark.parametrize(("base", "tens"), [(70, None), (80, 1), (90, 2)])
def test_a_hundred_of_the_defence_makes_a_lost_sto_dearer_in_paluba(base, tens):
    """From exactly 100 on, with a twenty (sto.loss-with-silent100-paluba)."""
    other = Points(base, (20,))
    state = played("A8/L8/L9", "A8 L8 L9", HUNDRED, profile="paluba")
    part = hundred_against_lost(state, -1, other)
    assert (part and part.tens) == tens
    general = played("A8/L8/L9", "A8 L8 L9", HUNDRED)
    assert hundred_against_lost(general, -1, other) is None


def test_the_defence_begins_left_of_the_declarer_and_leaves_his_partner_out():
    """Whom a hundred of the whole defence is booked with."""
    three = played("L8/A7/L9", "L8 A7 L9", contract=SEVEN, declarer=2)
    assert first_defender(three, -1) == 0
    four = start(
        tuple(parse_cards(hand) for hand in ("L7", "L8", "L9", "LX")),
        GAME,
        ACORNS,
        0,
        profile_of("obecna"),
    )
    assert first_defender(four, 1) == 2


def test_each_quiet_result_names_its_rule_and_a_seven_is_due_once():
    """Half a sedma whoever killed it (quiet7.half); the hundred of either side."""
    for hands, cards in (("A7/L8/L9", "A7 L8 L9"), ("A9/A7/L9", "A9 A7 L9")):
        assert quiet_seven(played(hands, cards), -1, ()).tens == 1
    assert quiet_seven(played("L8/A7/A9", "L8 A7 A9"), -1, ()).tens == 1
    state = played("A8/L8/L9", "A8 L8 L9", profile="paluba")
    rich, poor = Points(60, (40,)), Points(30, ())
    assert quiet_hundred(state, -1, rich, poor, ()).rule == "quiet100.doubles"
    assert quiet_hundred(state, -1, poor, rich, ()).rule == "quiet100.doubles"
    lost = hundred_against_lost(state, -1, rich)
    assert lost.rule == "sto.loss-with-silent100-paluba"


def test_what_was_missed_of_the_quiet_costs_nothing():
    """No hundred (quiet100.no-risk), the seven too early (quiet7.earlier-nothing)."""
    none = ("tiche-sto", -1, "quiet100.no-risk")
    early = ("ticha-sedma", 0, "quiet7.earlier-nothing")
    deal = ("A7 L8/L9 H7/LX H8", "A7 L9 LX L8 H7 H8")
    assert missed(played(*deal), ("hra",)) == (none, early)
    assert missed(played(*deal), ("hra", "tiche-sto")) == (early,)
    last = played("L8 A7/H7 L9/H8 LX", "L8 L9 LX H8 A7 H7")
    assert missed(last, ("hra",)) == (none,)


def test_nothing_quiet_is_missed_where_it_is_not_played_or_announced():
    """An announced sedma is none, beside a sto there is no hra, and some play none."""
    deal = ("A7 L8/L9 H7/LX H8", "A7 L9 LX L8 H7 H8")
    none = ("tiche-sto", -1, "quiet100.no-risk")
    assert missed(played(*deal), ("hra", "sedma")) == (none,)
    assert missed(played(*deal), ("sto",)) == ()
    assert missed(played(*deal, profile="obecna~quiet.no"), ("hra",)) == ()
