"""Křížový mariáš from the deal to the announcement, and what its play adds."""

import pytest
from marias import krizovy
from marias.actions import NO_CARD, Comment
from marias.cards import HEARTS, NO_TRUMP, PACK
from marias.comments import Terms, apply_comment, legal_comments
from marias.comments import begin as begin_comments
from marias.contracts import BETL, Commitment
from marias.dealing import KRIZOVY, deal_pack
from marias.errors import IllegalActionError
from marias.fleks import Side
from marias.notation import format_card, format_cards
from marias.profile import GENERAL, parse_profile
from marias.shuffle import Dice, shuffled
from table_talk import dealt, open_words, refused, said, walk

HANDS = (
    "HA HX H9 L7 HK LA A7 B7"
    "/ HO HU H8 LX LK AX AK BA"
    "/ H7 LO LU L9 AA AO BX BK"
    "/ L8 AU A9 A8 BO BU B9 B8"
)
APPROVED = "; ask; yes; yes; yes"


def begin(profile="obecna"):
    """The state after the deal."""
    return krizovy.start(parse_profile(profile), dealt(HANDS))


def after(words, profile="obecna"):
    """The state after some words."""
    return said(krizovy, begin(profile), words)


def test_forehand_chooses_a_card_of_his_first_four_and_calls_any_rank_of_its_suit():
    """32 calls; the fifth card is not seen yet, and a blind choice is forbidden."""
    state = begin()
    assert len(krizovy.legal_actions(state)) == 32
    called = after("call L7 O")
    assert (format_card(called.chosen), format_card(called.called)) == ("L7", "LO")
    assert refused(krizovy, state, "call HK O") == "kriz.call-card"
    assert refused(krizovy, state, "call H7 O") == "kriz.call-card"
    assert refused(krizovy, state, "choose HA") == "kriz.call-card"
    assert refused(krizovy, state, "z-lidu") == "vol.z-lidu"


def test_before_the_call_everybody_sees_four_cards():
    """Afterwards all eight."""
    assert format_cards(krizovy.visible(begin(), 0)) == "HAX9 L7"
    assert len(krizovy.visible(begin(), 3)) == 4
    assert len(krizovy.visible(after("call HA K"), 3)) == 8


@pytest.mark.parametrize(
    ("call", "partner"),
    [
        ("call HA O", 1),
        ("call HA 7", 2),
        ("call L7 8", 3),
        ("call HA K", -1),  # hoped for, and got with the second four
        ("call HA X", -1),  # held already
        ("call HA A", -1),  # the chosen card itself
    ],
)
def test_the_holder_of_the_called_card_is_the_partner(call, partner):
    """Pair against pair; who calls an own card is alone (kriz.call-self)."""
    state = after(call)
    assert krizovy.partner(state) == partner
    assert krizovy.calling_side(state) == ((0,) if partner < 0 else (0, partner))


def test_who_believes_partners_sit_opposite_finds_another_partner():
    """A misconception (kriz.call-card)."""
    profile = parse_profile("obecna~kriz-partner.opposite", hidden=True)
    state = said(krizovy, krizovy.start(profile, dealt(HANDS)), "call HA O")
    assert krizovy.partner(state) == 2


def test_all_three_are_asked_before_a_game_with_trumps():
    """Clockwise from forehand's left, the unknown partner too."""
    state = after("call HA O")
    assert open_words(krizovy, state) == ["ask", "take betl", "take durch"]
    assert refused(krizovy, state, "announce hra H") == "vol.barva"
    state = said(krizovy, state, "ask")
    for seat in (1, 2, 3):
        assert krizovy.seat_to_act(state) == seat
        assert krizovy.shown_trump(state) == NO_CARD
        state = said(krizovy, state, "yes")
    assert krizovy.seat_to_act(state) == 0


def test_after_the_answers_forehand_shows_the_trump_card_and_announces():
    """Hra, sedma, sto or sto a sedm, in its suit."""
    state = after("call HX O" + APPROVED)
    assert format_card(krizovy.shown_trump(state)) == "HX"
    assert refused(krizovy, state, "yes") == "kriz.show-trump"
    assert refused(krizovy, state, "announce hra L") == "kriz.show-trump"
    assert refused(krizovy, state, "announce durch") == "kriz.show-trump"
    announced = said(krizovy, state, "announce sto H")
    assert announced.commitment.trump == HEARTS
    assert refused(krizovy, announced, "announce hra H") == "kriz.show-trump"


def test_forehand_announces_only_a_seven_that_he_holds():
    """The partner's seven does not help: no source says that he may announce it."""
    partners = after("call HA 7" + APPROVED)
    assert refused(krizovy, partners, "announce sedma H") == "bid.sedma-needs-seven"
    assert open_words(krizovy, partners) == ["announce hra H", "announce sto H"]
    own = after("call L7 O" + APPROVED)
    assert "announce sedma L" in open_words(krizovy, own)


def test_who_says_bad_plays_at_once_for_there_is_no_talon():
    """Betl or durch, alone against three; nothing is laid away."""
    state = after("call HA O; ask; yes; no")
    assert krizovy.seat_to_act(state) == 2
    assert open_words(krizovy, state) == ["take betl", "take durch"]
    for word in ("discard H7 LO", "yes", "ask"):
        assert refused(krizovy, state, word) == "vol.spatna-takeover"
    betl = said(krizovy, state, "take betl; yes; yes; yes")
    assert betl.commitment == Commitment(BETL, NO_TRUMP, NO_TRUMP)
    assert krizovy.calling_side(betl) == (2,)
    assert krizovy.shown_trump(betl) == NO_CARD


def test_a_betl_goes_round_all_others_and_only_durch_beats_it():
    """The partner may take over as well: no source forbids it."""
    state = after("call HA O; ask; no; take betl")
    assert krizovy.seat_to_act(state) == 2
    taken = said(krizovy, state, "yes; yes; no")
    assert refused(krizovy, taken, "take betl") == "vol.durch-over-betl"
    assert krizovy.declarer(said(krizovy, taken, "take durch")) == 0


def commented(call):
    """The comments on a hra in hearts before the first word."""
    state = after(call + APPROVED + "; announce hra H")
    side = Side(4, krizovy.declarer(state), krizovy.partner(state))
    return begin_comments(GENERAL, state.commitment, side, Terms(True, 2, (), ()))


def test_partners_do_not_flek_each_other():
    """The called one may only say "dobrý"; the two others flek (kriz.flek-sides)."""
    state = commented("call HA O")
    assert (state.turn, legal_comments(state)) == (1, (Comment((), ()),))
    with pytest.raises(IllegalActionError) as error:
        apply_comment(state, Comment(("hra",), ()))
    assert error.value.rule == "kriz.flek-sides"
    state = apply_comment(state, Comment((), ()))
    assert state.turn == 2
    assert Comment(("hra",), ()) in legal_comments(state)


def test_against_one_alone_all_three_flek():
    """And the declarer's side, he himself, gives the re."""
    state = commented("call HA A")
    for seat in (1, 2, 3):
        assert state.turn == seat
        assert Comment(("hra",), ()) in legal_comments(state)
        state = apply_comment(state, Comment(("hra",) if seat == 3 else (), ()))
    assert state.turn == 0
    assert Comment(("hra",), ()) in legal_comments(state)


def test_the_defence_may_announce_sedma_and_sto_proti():
    """Sedma proti only who holds the seven, here seat 2 (proti.kriz-yes)."""
    state = commented("call HA O")
    state = apply_comment(state, Comment((), ()))
    assert Comment((), ("sedma-proti", "sto-proti")) in legal_comments(state)
    state = apply_comment(state, Comment((), ()))
    assert [one.against for one in legal_comments(state)][-1] == ("sto-proti",)


def test_whatever_is_legal_is_accepted_to_the_end():
    """200 random deals; nobody ever loses or gets a card."""
    for number in range(200):
        pack = shuffled(PACK, Dice(f"krizovy {number}"))
        state = krizovy.start(GENERAL, deal_pack(pack, KRIZOVY))
        end = walk(krizovy, state, f"walk {number}")
        assert end.hands == state.hands
        for word in ("ask", "yes", "call HA K", "announce hra H", "take durch"):
            assert refused(krizovy, end, word) == "kriz.show-trump"
