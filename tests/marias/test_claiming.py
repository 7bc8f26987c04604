import pytest
from marias.cards import ACORNS, NO_TRUMP
from marias.claiming import (
    BROKEN,
    HELD,
    false_claim,
    how_doubted,
    may_play_on,
    open_check,
)
from marias.claims import LAID, NOT_DECIDED, NOT_LAID
from marias.contracts import DURCH, GAME, commitment
from marias.notation import parse_cards
from marias.profile import preset
from marias.state import PlayCard, apply, start

OBECNA, PALUBA, TURNAJ = preset("obecna"), preset("paluba"), preset("turnaj2020")


def test_a_laid_hand_is_shown_and_not_played():
    """After the comments, in all three sets of rules (lozena.show)."""
    for profile in (OBECNA, PALUBA, TURNAJ):
        assert not may_play_on(profile, 0).allowed
    assert may_play_on(OBECNA, 0).rule == "lozena.show"
    assert may_play_on(PALUBA, 0).rule == "notplayed.list-paluba"
    assert may_play_on(TURNAJ, 0).rule == "lozena.playing-is-shuffling"


@pytest.mark.parametrize(("tricks", "allowed"), [(0, False), (6, False), (7, True)])
def test_from_trick_eight_on_one_may_always_play_out(tricks, allowed):
    """With six tricks done the seventh is not free yet (lozena.doubt-one-trick)."""
    assert may_play_on(OBECNA, tricks).allowed is allowed
    assert not may_play_on(TURNAJ, tricks).allowed


def test_a_doubt_buys_one_trick():
    """To test whether it is so, and no second one."""
    assert may_play_on(OBECNA, 2, doubts=1).allowed
    assert not may_play_on(OBECNA, 3, doubts=2).allowed
    assert not may_play_on(PALUBA, 2, doubts=1).allowed


def test_who_doubts_asks_for_open_cards_or_for_a_trick():
    """By the rules of the table (lozena.open-check)."""
    assert how_doubted(OBECNA) == "lozena.doubt-one-trick"
    assert how_doubted(PALUBA) == how_doubted(TURNAJ) == "lozena.open-check"


def position(hands, contract=DURCH, trump=NO_TRUMP):
    """A play that begins with these hands."""
    read = tuple(parse_cards(hand) for hand in hands.split("/"))
    return start(read, contract, trump, 0), commitment(contract, trump)


def test_open_cards_show_whether_the_claim_holds_as_they_lie():
    """Unter and seven in two hands fall; together they do not."""
    held = open_check(*position("HAX/HU L7/H7 B7"))
    assert (held.verdict, held.why) == (LAID, HELD)
    broken = open_check(*position("HAX/HU H7/L7 B7"))
    assert (broken.verdict, broken.why) == (NOT_LAID, BROKEN)


def test_a_long_check_has_to_be_played():
    """With five cards a hand it is not decided here."""
    five = position("HAKOUX/LAKOUX/AAKOUX", GAME, ACORNS)
    assert open_check(*five).verdict == NOT_DECIDED


def test_a_wrong_claim_is_played_on_with_open_cards_and_no_offence():
    """So the tournament says (lozena.false-claim), and nobody anything else."""
    for profile in (OBECNA, PALUBA, TURNAJ):
        follows = false_claim(profile)
        assert follows.open
        assert not follows.offence
    assert false_claim(TURNAJ).rule == "lozena.false-claim"
    assert false_claim(PALUBA).rule == "lozena.open-check"


def test_each_handling_names_its_rule():
    """A doubt or the eighth trick, open cards or a definition."""
    assert may_play_on(OBECNA, 7).rule == "lozena.doubt-one-trick"
    assert may_play_on(OBECNA, 0, doubts=1).rule == "lozena.doubt-one-trick"
    assert open_check(*position("HAX/HU L7/H7 B7")).rule == "lozena.open-check"
    five = open_check(*position("HAKOUX/LAKOUX/AAKOUX", GAME, ACORNS))
    assert (five.rule, five.why) == ("lozena.hra-7-100-obecna", "too-many-ways")


def test_four_cards_a_hand_are_checked_at_once_and_five_of_anybody_are_not():
    """Within a trick too: who has played holds a card less."""
    four = position("HAKOX/LAKOX/AAKOX")
    assert open_check(*four).verdict == LAID
    state, said = position("HAKOXU/LAKOXU/AAKOXU")
    led = apply(state, PlayCard(parse_cards("HA")[0], False))
    assert open_check(led, said).verdict == NOT_DECIDED
    second = apply(led, PlayCard(parse_cards("LU")[0], False))
    third = apply(second, PlayCard(parse_cards("AU")[0], False))
    assert open_check(third, said).verdict == LAID
