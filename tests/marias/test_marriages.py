import pytest
from marias.cards import ACORNS, BELLS, HEARTS, LEAVES, NO_TRUMP
from marias.marriages import (
    SOME_MOMENT,
    Moment,
    marriages,
    may_announce,
    pair,
    partner,
    value,
)
from marias.misconceptions import believer, misconception
from marias.notation import parse_card, parse_cards
from marias.profile import GENERAL, parse_profile


def asked(played, hand, trump=LEAVES, profile=GENERAL, moment=SOME_MOMENT):
    """Whether a card announces a marriage, and the deciding rule."""
    cards = parse_cards(hand)
    return tuple(may_announce(parse_card(played), cards, trump, profile, moment))


def moment(leading=True, first_lead=False, declarer=True, played="", announced=()):
    """The moment of an announcement, in the notation."""
    return Moment(leading, first_lead, declarer, parse_cards(played), announced)


def test_king_and_ober_of_one_suit_in_one_hand_are_a_marriage():
    """Unter and king, or king and ober of two suits, are none (hlaska.pair)."""
    assert marriages(parse_cards("HKO LKU AO BX")) == (HEARTS,)


def test_a_pair_split_between_two_hands_is_no_marriage():
    """One defender has the king, the other the ober: nothing (hlaska.pair)."""
    assert marriages(parse_cards("HK9")) == marriages(parse_cards("HO8")) == ()
    assert asked("HK", "HK9") == (False, "hlaska.pair")


def test_a_marriage_is_worth_20_and_40_in_trumps():
    """Forty in trumps, twenty in the others, nothing without trumps (hlaska.20-40)."""
    assert value(LEAVES, LEAVES) == 40
    assert [value(suit, LEAVES) for suit in (HEARTS, ACORNS, BELLS)] == [20, 20, 20]
    assert value(LEAVES, NO_TRUMP) == 0


@pytest.mark.parametrize("card", ["HK", "HO"])
@pytest.mark.parametrize("leading", [True, False])
def test_either_card_announces_leading_or_following(card, leading):
    """King or ober, at the lead or not (hlaska.first-card)."""
    found = asked(card, "HKO L9", moment=moment(leading=leading))
    assert found == (True, "hlaska.first-card")


def test_a_defender_may_announce_too():
    """Anyone who holds a pair announces it (hlaska.anyone)."""
    assert asked("HK", "HKO", moment=moment(declarer=False))[0]


def test_once_a_card_of_the_pair_was_played_silently_it_is_too_late():
    """The king went silently two tricks ago; the ober earns nothing any more."""
    found = asked("HO", "HO9", moment=moment(played="HK BA"))
    assert found == (False, "hlaska.broken-lost")


def test_a_marriage_is_announced_once():
    """With the second card of an announced pair nothing more can be announced."""
    found = asked("HO", "HO9", moment=moment(played="HK BA", announced=(HEARTS,)))
    assert found == (False, "hlaska.first-card")


def test_in_betl_and_durch_nothing_is_announced():
    """Without trumps there are no marriages (hlaska.none-betl-durch)."""
    assert asked("HK", "HKO", NO_TRUMP) == (False, "hlaska.none-betl-durch")


def test_only_king_and_ober_announce():
    """Other cards of the same suit say nothing about a pair."""
    assert asked("HA", "HAKO") == (False, "hlaska.pair")


def test_a_table_may_forbid_marriages_on_the_very_first_lead():
    """A house switch; it concerns the first card of the deal only."""
    house = parse_profile("obecna~first-lead.no")
    first = moment(first_lead=True)
    refused = (False, "hlaska.first-lead-option")
    assert asked("HK", "HKO", profile=house, moment=first) == refused
    assert asked("HK", "HKO", profile=house, moment=moment())[0]
    assert asked("HK", "HKO", moment=first)[0]


def test_beliefs_about_marriages_give_other_answers():
    """Forty for any, twenty for all, swapped; on the lead only; broken ones count."""

    def believing(name):
        return believer(GENERAL, misconception("belief." + name))

    assert value(HEARTS, LEAVES, believing("marriage-forty")) == 40
    assert value(LEAVES, LEAVES, believing("marriage-twenty")) == 20
    swapped = believing("marriage-swapped")
    assert (value(LEAVES, LEAVES, swapped), value(HEARTS, LEAVES, swapped)) == (20, 40)
    following = moment(leading=False)
    lead_only = believing("marriage-on-lead-only")
    assert not asked("HK", "HKO", profile=lead_only, moment=following)[0]
    broken = moment(played="HK")
    assert asked("HO", "HO", profile=believing("broken-counts"), moment=broken)[0]
    defender = moment(declarer=False)
    declarer_only = believing("declarer-announces")
    assert not asked("HK", "HKO", profile=declarer_only, moment=defender)[0]


def test_king_and_ober_are_partners():
    """Each is the other card of its pair (hlaska.pair)."""
    king, ober = parse_cards("LK LO")
    assert pair(LEAVES) == (king, ober)
    assert (partner(king), partner(ober)) == (ober, king)


@pytest.mark.parametrize(
    "switch", ["first-lead.no", "marriage-who.declarer", "marriage-when.lead"]
)
def test_a_moment_of_which_nothing_is_told_stands_in_nobodys_way(switch):
    """Some lead of the declarer's, not the very first (hlaska.first-card)."""
    table = parse_profile("obecna~" + switch, hidden=True)
    found = asked("LK", "LKO", profile=table)
    assert found == (True, "hlaska.first-card")


def test_each_refusal_of_a_marriage_has_its_rule():
    """Who believes that only the declarer announces; and what was announced before."""
    table = parse_profile("obecna~marriage-who.declarer", hidden=True)
    now = moment(declarer=False)
    assert asked("LK", "LKO", profile=table, moment=now) == (False, "hlaska.anyone")
    for suit in range(4):
        letter = "HLAB"[suit]
        for other in range(4):
            told = moment(played=letter + "O", announced=(other,))
            rule = "hlaska.first-card" if other == suit else "hlaska.broken-lost"
            found = asked(letter + "K", letter + "K", moment=told)
            assert found == (False, rule)
