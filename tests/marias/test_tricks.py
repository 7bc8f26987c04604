import pytest
from marias.notation import parse_cards
from marias.profile import parse_profile
from marias.tricks import Play, legal_plays

KEEP = "sedma.keep-to-end"


def test_a_king_led_is_beaten_with_the_ten_not_followed_with_the_eight(judge):
    """The ten beats the king, so it must be played (cards.order-points, play.beat)."""
    assert judge("LX8 H7", "LK", "A") == {
        "LX": (True, "play.beat"),
        "L8": (False, "play.beat"),
        "H7": (False, "play.follow"),
    }


def test_the_third_player_beats_the_ten_with_the_ace(may):
    """Who can still beat must, over whomever; the cards that cannot stay in hand."""
    assert may("LA7 B9", "LK LX", "A") == ["LA"]


def test_ten_and_ober_both_beat_the_unter_the_eight_does_not(may):
    """Any card that beats will do (play.beat)."""
    assert may("LX8O HA", "LU", "A") == ["LO", "LX"]


def test_who_cannot_beat_follows_with_any_card_of_the_suit(judge):
    """Unter and king of the suit led are free under an ace (play.follow)."""
    assert judge("LUK H7", "L9 LA", "H") == {
        "LU": (True, "play.follow"),
        "LK": (True, "play.follow"),
        "H7": (False, "play.follow"),
    }


def test_beating_is_a_duty_over_the_partner_as_well(may):
    """No source makes an exception for the partner's card: play.beat knows no seats."""
    assert may("LXU", "L9 LO", "A") == ["LX"]


def test_when_a_side_suit_is_trumped_any_card_of_it_will_do(judge):
    """The suit led is already trumped, so following is enough (play.relief-trumped)."""
    assert judge("LA7 BA", "LK A8", "A") == {
        "LA": (True, "play.relief-trumped"),
        "L7": (True, "play.relief-trumped"),
        "BA": (False, "play.follow"),
    }


def test_no_relief_when_trumps_were_led(may):
    """A trump led and beaten by a trump must still be beaten (play.beat)."""
    assert may("AA7 LA", "A9 AX", "A") == ["AA"]


def test_no_relief_when_the_second_player_only_threw_a_card_away(may):
    """A card of a third suit does not trump: the suit led must still be beaten."""
    assert may("LA7 BA", "LK B8", "A") == ["LA"]


def test_a_void_hand_must_trump(judge):
    """Without the suit led a trump must be played, any trump (play.must-trump)."""
    assert judge("A8K HA", "LK", "A") == {
        "A8": (True, "play.must-trump"),
        "AK": (True, "play.must-trump"),
        "HA": (False, "play.must-trump"),
    }


def test_a_void_hand_must_overtrump_a_trump_in_the_trick(judge):
    """The king of trumps beats the unter of trumps, the eight does not."""
    assert judge("A8K HA", "LK AU", "A") == {
        "A8": (False, "play.overtrump"),
        "AK": (True, "play.overtrump"),
        "HA": (False, "play.must-trump"),
    }


def test_who_cannot_overtrump_still_trumps(judge):
    """A lower trump is due when no higher one is there (play.must-trump)."""
    assert judge("A89 HA", "LK AU", "A") == {
        "A8": (True, "play.must-trump"),
        "A9": (True, "play.must-trump"),
        "HA": (False, "play.must-trump"),
    }


def test_klasika_lets_a_lower_trump_be_played(judge):
    """Void and the trick trumped: under Klasika the eight of trumps will do too."""
    assert judge("A8K HA", "LK AU", "A", profile="klasika") == {
        "A8": (True, "house.undertrump-option"),
        "AK": (True, "play.must-trump"),
        "HA": (False, "play.must-trump"),
    }


def test_klasika_still_beats_trumps_that_were_led(may):
    """The eased duty is for void hands only; a trump led is beaten in its own suit."""
    assert may("A8K HA", "AU", "A", profile="klasika") == ["AK"]


def test_with_neither_suit_nor_trump_any_card_may_be_thrown(judge):
    """A free card cannot win, an ace may be smeared on it (play.free-discard)."""
    free = (True, "play.free-discard")
    assert judge("HA B89", "LK AX", "A") == {"HA": free, "B8": free, "B9": free}


def test_a_led_trump_that_cannot_be_beaten_is_followed_with_any_trump(may):
    """Seven and king of trumps are both below the ace (play.follow)."""
    assert may("A7K LA", "AA", "A") == ["A7", "AK"]


def test_the_announced_seven_stays_when_another_trump_can_follow(judge):
    """The declarer of a seven plays the king under the ace (sedma.keep-to-end)."""
    assert judge("A7K LA", "AA", "A", kept="A7") == {
        "A7": (False, KEEP),
        "AK": (True, "play.follow"),
        "LA": (False, "play.follow"),
    }


def test_the_announced_seven_is_played_when_it_is_the_last_trump(may):
    """The duties of play force it only then (sedma.forced-early-lost)."""
    assert may("A7 LA", "AA", "A", kept="A7") == ["A7"]
    assert may("A7 LA", "BA", "A", kept="A7") == ["A7"]


def test_the_announced_seven_is_not_used_to_trump_beside_another_trump(judge):
    """A void declarer trumps with the nine, not with the seven."""
    assert judge("A79 BK", "L9", "A", kept="A7")["A7"] == (False, KEEP)
    assert judge("A79 BK", "L9", "A", kept="A7")["A9"] == (True, "play.must-trump")


def test_the_announced_seven_is_not_led_before_the_last_trick(judge):
    """In trick 8 the other two cards may be led, the seven may not."""
    lead = (True, "play.one-card-clockwise")
    verdicts = judge("H7 B9 LA", "", "H", kept="H7")
    assert verdicts == {"H7": (False, KEEP), "B9": lead, "LA": lead}


def test_in_the_last_trick_the_announced_seven_is_led(may):
    """With one card left there is nothing to wait for."""
    assert may("H7", "", "H", kept="H7") == ["H7"]


def test_a_seven_that_nobody_announced_is_a_common_trump(may):
    """Only an announced seven is kept."""
    assert may("A7K LA", "", "A") == ["A7", "AK", "LA"]


def test_the_helper_seven_waits_for_the_last_trick_but_one(judge, may):
    """Of two sevens the helper is led in trick 9, the trump in trick 10."""
    three = judge("H7 L7 BA", "", "H", kept="H7 L7")
    assert three["L7"] == (False, "dvesedmy.keep-helper")
    assert three["H7"] == (False, KEEP)
    assert may("H7 L7", "", "H", kept="H7 L7") == ["L7"]
    assert may("L97 B8", "LA", "H", kept="H7 L7") == ["L7", "L9"]


def test_betl_asks_for_the_suit_and_the_higher_card(judge):
    """Unter over ten: in betl the natural order counts (play.betl-same-duties)."""
    assert judge("L78U", "L9 LX", "-") == {
        "L7": (False, "play.beat"),
        "L8": (False, "play.beat"),
        "LU": (True, "play.beat"),
    }


def test_in_betl_a_void_hand_throws_what_it_likes(may):
    """Without trumps there is no duty to trump (trump.none-betl-durch)."""
    assert may("HA B7", "LA", "-") == ["B7", "HA"]


def test_a_leader_may_play_any_card(may):
    """The duties bind those who follow."""
    assert may("HA L7 B9", "", "A") == ["B9", "HA", "L7"]


def test_where_beating_is_dropped_any_card_of_the_suit_follows(judge):
    """Folk tables may drop the duty to beat, by agreement."""
    assert judge("LX8 H7", "LK", "A", profile="obecna~beat.no") == {
        "LX": (True, "play.follow"),
        "L8": (True, "play.beat-optional-folk"),
        "H7": (False, "play.follow"),
    }


def test_where_beating_is_dropped_a_void_hand_still_overtrumps(may):
    """The duty to beat and that of the higher trump are two switches."""
    assert may("A8K", "LK AU", "A", profile="obecna~beat.no") == ["AK"]


def test_the_verdicts_stand_in_the_order_of_the_hand(judge):
    """Every card of the hand gets one verdict, in its place."""
    assert list(judge("L8 AX LX HA", "LK", "A")) == ["L8", "AX", "LX", "HA"]
    assert Play(0, True, "play.follow") == (0, True, "play.follow")


@pytest.mark.parametrize(
    ("cards", "trump", "taker", "rule"),
    [
        ("LK LX LA", "A", "LA", "play.trick-winner"),
        ("LK LX L7", "A", "LX", "cards.order-points"),
        ("LX LK L7", "-", "LK", "cards.order-natural"),
        ("LX L9 L7", "-", "LX", "play.trick-winner"),
        ("LA A7 L9", "A", "A7", "trump.beats-all"),
        ("LK AU AK", "A", "AK", "trump.internal-order"),
        ("AK AU AX", "A", "AX", "trump.internal-order"),
        ("A8 LA BA", "A", "A8", "trump.beats-all"),
        ("L8 HA BA", "A", "L8", "play.trick-winner"),
        ("B7 HA LA", "-", "B7", "play.trick-winner"),
        ("BA H9 H7", "H", "H9", "trump.internal-order"),
        ("H9", "H", "H9", "trump.beats-all"),
    ],
)
def test_the_highest_trump_takes_else_the_highest_card_of_the_suit_led(
    takes, cards, trump, taker, rule
):
    """One row for each rule that can decide a trick (play.trick-winner)."""
    assert takes(cards, trump) == (taker, rule)


@pytest.mark.parametrize(
    ("cards", "trump", "rule"),
    [
        ("LX LK", "A", "cards.order-points"),
        ("LU LX", "A", "cards.order-points"),
        ("AX AO", "A", "cards.order-points"),
        ("LX LK", "-", "cards.order-natural"),
        ("LX L9", "A", "play.trick-winner"),
        ("LX LA", "-", "play.trick-winner"),
        ("LO LK", "A", "play.trick-winner"),
        ("A7 AX", "A", "trump.internal-order"),
    ],
)
def test_the_place_of_the_ten_ranks_it_against_the_figures(ranks, cards, trump, rule):
    """Unter, ober and king: above them with trumps, below them without."""
    assert ranks(cards, trump) == {rule}


@pytest.mark.parametrize(
    ("cards", "trump", "rules"),
    [
        ("LK LX L7", "A", ["cards.order-points", "", "play.trick-winner"]),
        ("LX LK L7", "-", ["cards.order-natural", "", "play.trick-winner"]),
        ("LA A7 B9", "A", ["trump.beats-all", "", "play.trick-winner"]),
        ("LA A7 A9", "A", ["trump.beats-all", "trump.internal-order", ""]),
        ("AK AX HA", "A", ["cards.order-points", "", "play.trick-winner"]),
        ("L7 HA BA", "-", ["", "play.trick-winner", "play.trick-winner"]),
    ],
)
def test_every_card_that_loses_the_trick_has_its_rule(loses, cards, trump, rules):
    """A row for each way to lose: lower, trumped, of a suit that cannot win."""
    assert loses(cards, trump) == rules


def test_who_believes_in_another_order_loses_by_that_order(loses, takes):
    """The king over the ten with trumps: the order of betl where it does not belong."""
    natural = "obecna~order.natural"
    assert takes("LX LK L7", "A", natural) == ("LK", "cards.order-natural")
    assert loses("LX LK L7", "A", natural)[0] == "cards.order-natural"


def test_who_believes_in_trumping_at_will_may_still_not_throw_away():
    """With leaves in hand he may play a leaf or a trump, no bell (play.follow)."""
    belief = parse_profile("obecna~follow.or-trump", hidden=True)
    hand = parse_cards("L8 A7 B9")
    found = legal_plays(hand, parse_cards("LK"), 2, belief)
    assert [one[1:] for one in found] == [
        (True, "play.follow"),
        (True, "play.must-trump"),
        (False, "play.follow"),
    ]


@pytest.mark.parametrize(
    ("hand", "free"), [("A7 B9", True), ("A79", False), ("A7", True), ("A7 LA", True)]
)
def test_who_believes_in_the_last_trump_leads_the_seven_before_other_suits(hand, free):
    """A belief: announced, it waits for the other trumps alone."""
    belief = parse_profile("obecna~keep.last-trump", hidden=True)
    kept = parse_cards("A7")
    found = legal_plays(parse_cards(hand), (), 2, belief, kept)
    assert {one.card: one.allowed for one in found}[kept[0]] is free
