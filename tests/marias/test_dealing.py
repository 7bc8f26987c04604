import pytest
from marias import dealing
from marias.cards import PACK
from marias.dealing import KRIZOVY, LICITOVANY, LIZANY, VARIANTS, VOLENY, Packet
from marias.errors import IllegalActionError, NotationError
from marias.profile import changed, preset

GENERAL = preset("obecna")


@pytest.mark.parametrize(
    ("variant", "sizes", "rest", "rule"),
    [
        (LICITOVANY, [10, 10, 10], 2, "deal.lic-5-2-5"),
        (VOLENY, [12, 10, 10], 0, "deal.vol-7-5"),
        (KRIZOVY, [8, 8, 8, 8], 0, "deal.kriz-8"),
        (LIZANY, [8, 8], 16, "liz.two-draw"),
    ],
)
def test_each_variant_deals_all_32_cards(variant, sizes, rest, rule):
    """Ten each and a talon of two; forehand twelve; eight each; eight and a stock."""
    dealt = dealing.deal_pack(PACK, variant)
    assert [len(hand) for hand in dealt.hands] == sizes
    assert len(dealt.rest) == rest
    assert sorted(sum(dealt.hands, ()) + dealt.rest) == list(PACK)
    assert dealing.dealing_rule(variant) == rule


def test_licitovany_is_dealt_in_fives_with_the_talon_between():
    """Five each, two aside, five each, forehand first (deal.lic-5-2-5)."""
    dealt = dealing.deal_pack(PACK, LICITOVANY)
    assert dealt.hands[0] == PACK[:5] + PACK[17:22]
    assert dealt.hands[2] == PACK[10:15] + PACK[27:]
    assert dealt.rest == PACK[15:17]


def test_in_voleny_forehand_gets_seven_first():
    """7-5-5, then 5-5-5: his first seven lie before the other five (deal.vol-7-5)."""
    dealt = dealing.deal_pack(PACK, VOLENY)
    assert dealt.hands[0] == PACK[:7] + PACK[17:22]
    assert dealt.hands[1] == PACK[7:12] + PACK[22:27]


def test_in_krizovy_eight_cards_come_in_two_fours():
    """No talon is left (deal.kriz-8)."""
    dealt = dealing.deal_pack(PACK, KRIZOVY)
    assert dealt.hands[3] == PACK[12:16] + PACK[28:]
    assert dealt.rest == ()


def test_in_lizany_the_turned_card_is_drawn_last():
    """Four each, one turned, four each; fifteen lie across it."""
    dealt = dealing.deal_pack(PACK, LIZANY)
    assert dealt.hands == (PACK[:4] + PACK[9:13], PACK[4:8] + PACK[13:17])
    assert dealt.rest == (*PACK[17:], PACK[8])


@pytest.mark.parametrize(("size", "stock"), [("6", 20), ("5", 22)])
def test_lizany_hands_of_another_size_leave_more_in_the_stock(size, stock):
    """How many cards a hand has is agreed: no source decides."""
    profile = changed(GENERAL, (("liz_hand", size),))
    dealt = dealing.deal_pack(PACK, LIZANY, profile)
    assert [len(hand) for hand in dealt.hands] == [int(size), int(size)]
    assert len(dealt.rest) == stock


def test_seven_two_five_cannot_be_dealt():
    """A web page deals 7 each, 2 and 5 each: that is 38 cards of 32."""
    belief = changed(GENERAL, (("packets", "7-2-5"),))
    packets = dealing.packets(LICITOVANY, belief)
    assert sum(packet.size for packet in packets) == 38
    with pytest.raises(IllegalActionError, match=r"deal\.lic-5-2-5"):
        dealing.deal_pack(PACK, LICITOVANY, belief)


def test_only_a_whole_pack_is_dealt():
    """A card twice is refused (cards.deck-32), and an unknown variant named."""
    with pytest.raises(IllegalActionError, match=r"cards\.deck-32"):
        dealing.deal_pack(PACK[1:] + PACK[1:2], LICITOVANY)
    with pytest.raises(NotationError, match="licitovany voleny krizovy lizany") as no:
        dealing.deal_pack(PACK, "mariasek")
    assert no.value.where == 0


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_packet_to_the_wrong_seat_or_of_the_wrong_size_is_a_misdeal(variant):
    """The first wrong packet is named; a right deal has none."""
    right = dealing.packets(variant)
    assert dealing.misdealt(right, variant) == -1
    assert dealing.misdealt(right[:2], variant) == -1
    wrong = (*right[:2], Packet(right[2].seat, right[2].size + 1), *right[3:])
    assert dealing.misdealt(wrong, variant) == 2
    assert dealing.misdealt(right + right[:1], variant) == len(right)


def test_the_same_player_deals_again_after_a_misdeal():
    """In a pub only remarks are paid, however often (deal.misdeal-redeal)."""
    for before in (0, 1, 5):
        again = dealing.misdeal(GENERAL, 2, before)
        assert again == (2, False, "deal.misdeal-redeal")


def test_in_the_tournament_one_misdeal_a_round_is_free():
    """The second costs the light fine, ten bases, to each of three: 3 Kč at 10 h."""
    profile = preset("turnaj2020")
    assert not dealing.misdeal(profile, 1, 0).fined
    assert dealing.misdeal(profile, 1, 1) == (1, True, "deal.one-free-misdeal")
    assert dealing.misdeal(profile, 1, 2).fined
    assert int(profile.fine_light) * 3 * 10 == 300
