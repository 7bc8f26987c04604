from marias.cards import ACORNS, NO_TRUMP
from marias.contracts import BETL, DURCH, GAME, HUNDRED, SEVEN, commitment
from marias.endings import (
    NO_POINT_LOST,
    NO_TRICK_LOST,
    NO_TRICK_TAKEN,
    PARTS_MADE,
    Aim,
    holds,
    is_safe,
    parts_made,
)
from marias.notation import parse_card, parse_cards
from marias.state import PlayCard, play_out, start
from marias.unseen import view


def begun(hands, contract=GAME, trump=ACORNS, declarer=0):
    """A play that begins with these hands."""
    read = tuple(parse_cards(hand) for hand in hands.split("/"))
    return start(read, contract, trump, declarer)


def test_a_durch_holds_while_nobody_can_go_above():
    """King after the ace is safe against the ober, not against itself out."""
    high = begun("HAK/HO L7/H8 B7", DURCH, NO_TRUMP)
    assert holds(high, Aim(NO_TRICK_LOST, None))
    low = begun("HAO/HK H7/L8 B7", DURCH, NO_TRUMP)
    assert not holds(low, Aim(NO_TRICK_LOST, None))


def test_another_layout_can_break_what_holds_in_this_one():
    """King and seven in two hands fall together, in one they do not (lozena.def)."""
    split = begun("HAO/HK L7/H7 B7", DURCH, NO_TRUMP)
    aim = Aim(NO_TRICK_LOST, None)
    assert holds(split, aim)
    assert not is_safe(split, view(split), aim)


def test_a_betl_is_caught_by_a_lower_lead():
    """The eight must beat the seven, if nobody else can (play.beat)."""
    caught = begun("H8 L7/H7 LX/LA B7", BETL, NO_TRUMP, declarer=0)
    aim = Aim(NO_TRICK_TAKEN, None)
    # He leads the seven of leaves, and the red seven catches him.
    assert not is_safe(caught, view(caught), aim)
    mended = begun("H8 L7/H7 HX/LA B7", BETL, NO_TRUMP)
    assert holds(mended, aim)


def test_a_trick_without_points_may_go_where_only_points_count():
    """A low trump is given away, and the ace takes the last trick."""
    given = begun("A8 LA/A9 L7/B7 L8")
    assert holds(given, Aim(NO_POINT_LOST, None))
    assert not holds(given, Aim(NO_TRICK_LOST, None))


def test_a_defender_smears_when_he_can():
    """The partner of who takes the trick throws his ten on it (play.mazani)."""
    smeared = begun("A8 LA/A9 L7/BX B8")
    assert not holds(smeared, Aim(NO_POINT_LOST, None))


def test_the_seven_has_to_take_the_last_trick():
    """Every trick taken is not enough for a sedma without it (sedma.last-trick-7)."""
    sedma = commitment(SEVEN, ACORNS)
    made = begun("AA A7/H8 L7/B7 L8", SEVEN)
    assert holds(made, Aim(NO_TRICK_LOST, sedma))
    # Led a suit that he does not have, he must trump with the seven at once.
    early = begun("H8 L9/A7 HA/B7 L8", SEVEN, declarer=1)
    assert not holds(early, Aim(PARTS_MADE, sedma))


def test_parts_are_judged_when_the_play_is_over():
    """A hundred needs a marriage, so two tricks of aces are none (sto.min-100)."""
    words = "AA H8 B7 AX L7 L8"
    plays = tuple(PlayCard(parse_card(word), False) for word in words.split())
    over = play_out(begun("AAX/H8 L7/B7 L8"), plays)
    assert parts_made(over, commitment(GAME, ACORNS))
    assert not parts_made(over, commitment(HUNDRED, ACORNS))


def test_a_defender_announces_whenever_he_can():
    """Forty in the defence's hand outweighs the points of two tricks."""
    game = commitment(GAME, ACORNS)
    beaten = begun("HAX/AK AO/B7 L8", declarer=0)
    assert not holds(beaten, Aim(PARTS_MADE, game))
    alone = begun("AA LA/L8 L9/B7 B8")
    assert holds(alone, Aim(PARTS_MADE, game))
