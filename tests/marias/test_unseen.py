import random

import pytest
from judging import seen
from marias.cards import ACORNS, HEARTS, LEAVES, NO_TRUMP, PACK
from marias.contracts import BETL, GAME
from marias.notation import format_cards, parse_card, parse_cards
from marias.profile import changed, parse_profile, preset
from marias.state import (
    PlayCard,
    apply_unchecked,
    is_over,
    legal_actions,
    play_out,
    start,
)
from marias.switches_play import PLAY_SWITCHES
from marias.tricks import legal_plays
from marias.unseen import (
    is_free,
    is_usual,
    layouts,
    may_lie_together,
    missing_sevens,
    side_suits,
    trumps,
    view,
)


def played(hands, cards, trump=ACORNS, contract=GAME, declarer=0, **options):
    """The view of a declarer after some cards."""
    read = tuple(parse_cards(hand) for hand in hands.split("/"))
    plays = [
        PlayCard(parse_card(word.rstrip("*")), word.endswith("*"))
        for word in cards.split()
    ]
    begun = start(read, contract, trump, declarer)
    return view(play_out(begun, tuple(plays)), **options)


def test_what_is_out_is_what_the_two_defenders_hold():
    """The declarer knows his hand and his own discard; the rest is with the others."""
    now = played("HA L7/LX A9/L8 B7", "")
    assert format_cards(now.hand) == "HA L7"
    assert format_cards(now.out) == "LX A9 L8 B7"
    assert is_free(now)


def test_a_holding_counts_the_cards_above_all_that_are_out():
    """Of ace, king and nine against the ten one card stands above."""
    now = seen("LAK9 A87", "LX87 AA BA9", ACORNS)
    leaves = now.suits[LEAVES]
    assert format_cards(leaves.own) == "LAK9"
    assert leaves.above == 1
    assert trumps(now).above == 0
    assert len(side_suits(now)) == 3


def test_without_trumps_the_order_is_the_natural_one():
    """In betl and durch the ten stands below the unter (cards.order-natural)."""
    assert seen("LX", "LU L7", NO_TRUMP).suits[LEAVES].above == 0
    assert seen("LX", "LU L7", ACORNS).suits[LEAVES].above == 1


def test_who_did_not_follow_has_none_of_the_suit():
    """A void that the play has shown (play.follow)."""
    now = played("HA L7/L8 B7 H9/H8 L9", "HA H9 H8")
    assert now.barred == ((), ())
    now = played("HA H7 L7/L8 B7 B9/H8 L9 HX", "HA B9 H8")
    assert format_cards(now.barred[0]) == "HX"


def test_who_did_not_beat_cannot_beat():
    """A low card to a high lead says that nothing higher is there (play.beat)."""
    now = played("HK L7 B7/H8 L8 LX/HX L9 H9", "HK H8 HX")
    assert now.leader == 2
    assert now.barred[0] == ()
    now = played("HK L7 B7/H8 LA LX/H9 HA HX", "HK H8 HX")
    assert sorted(format_cards(now.barred[0]).split()) == ["HA"]


def test_an_announced_marriage_tells_where_its_other_half_is():
    """Who announced with the king holds the ober (hlaska.pair)."""
    now = played("HA L7 B7/HK HO L8/H8 L9 HX", "HA HK* H8")
    assert "HO" in format_cards(now.barred[1])
    assert "HO" not in format_cards(now.barred[0])


def test_cards_that_the_declarer_has_seen_lie_where_he_saw_them():
    """Known cards are pairs of a seat and a card."""
    seven = parse_card("L8")
    now = played("HA L7/LX A9/L8 B7", "", known=((2, seven),))
    assert now.barred == ((seven,), ())


def test_after_a_revoke_the_play_tells_nothing():
    """If nobody could hold a card by the duties, they were not kept."""
    hands = tuple(parse_cards(hand) for hand in ("HA L7 B7", "H9 HX L8", "L9 H8 B8"))
    state = start(hands, GAME, ACORNS, 0)
    for word in ("HA", "L8", "B8"):
        state = apply_unchecked(state, PlayCard(parse_card(word), False))
    assert is_free(view(state))


@pytest.mark.parametrize(
    ("second", "third", "told"),
    [
        ("B8 L9 H9", "H8 A9 LX", [2, 0]),
        ("B8 HX H9", "H8 A9 L9", [0, 0]),
        ("H8 A9 LX", "B8 L9 H9", [0, 2]),
        ("H8 A9 L9", "B8 HX H9", [0, 0]),
    ],
)
def test_more_than_one_hand_takes_is_not_told(second, third, told):
    """Who threw a bell on the ace of hearts has no heart and no acorn, by the duties.

    Two of them are in the other hand; three would not fit there, so he revoked.
    """
    hands = tuple(parse_cards(hand) for hand in ("HA L7 B7", second, third))
    state = start(hands, GAME, ACORNS, 0)
    for word in ("HA", second[:2], third[:2]):
        state = apply_unchecked(state, PlayCard(parse_card(word), False))
    now = view(state)
    assert [len(cards) for cards in now.barred] == told
    assert len(list(layouts(now))) == (1 if any(told) else 6)


def test_every_layout_is_found_once():
    """Four cards lie in two hands in six ways, with two known in one."""
    now = seen("HA LA", "HX L8 B7 A9", ACORNS)
    rows = list(layouts(now))
    assert len(rows) == len(set(rows)) == 6
    known = played("HA L7/LX A9/L8 B7", "", known=((2, parse_card("L8")),))
    assert len(list(layouts(known))) == 3


def test_no_more_lie_together_than_a_hand_holds():
    """Two cards in a hand of two; not three, nor one that the other holds."""
    now = seen("HA LA", "HX H8 H7 A9", ACORNS)
    assert may_lie_together(now, parse_cards("HX8"))
    assert not may_lie_together(now, parse_cards("HX87"))
    known = played("HA L7/LX A9/L8 B7", "", known=((2, parse_card("L8")),))
    assert may_lie_together(known, parse_cards("L8 B7"))


def test_the_sevens_that_were_announced_are_looked_for_in_the_hand():
    """A bluffed seven is missing from the first (bid.bluff)."""
    assert missing_sevens(seen("HA H7", "LX L8 L9 LU", HEARTS, kept="H7")) == ()
    assert missing_sevens(seen("HA HX", "LX L8 L9 LU", HEARTS, kept="H7"))


@pytest.mark.parametrize("name", ["obecna", "klasika", "paluba", "turnaj2020"])
def test_the_duties_of_every_rule_book_are_usual(name):
    """Only beliefs and habits of programs are not."""
    assert is_usual(preset(name))
    assert is_usual(parse_profile("obecna~beat.no"))
    assert not is_usual(parse_profile("obecna~taking.rank", hidden=True))
    assert not is_usual(parse_profile("obecna~relief.no", hidden=True))


def test_the_leader_is_counted_from_the_declarer():
    """Zero is himself, one and two the defenders behind him."""
    hands = "HA L7/LX A9/L8 B7"
    assert played(hands, "", declarer=1).leader == 2
    assert played(hands, "", NO_TRUMP, BETL, declarer=1).leader == 0


def played_at_random(dice):
    """A play of three hands from which some tricks are gone, at some table."""
    names = ("beat", "overtrump", "follow", "relief", "must_trump", "taking")
    rows = [one for one in PLAY_SWITCHES if one.name in names]
    some = dice.sample(rows, dice.randrange(3))
    values = [(one.name, dice.choice(one.values + one.hidden)) for one in some]
    size = dice.choice((3, 5, 10))
    pack = dice.sample(PACK, 3 * size)
    hands = tuple(tuple(pack[place::3]) for place in range(3))
    contract = dice.choice((GAME, GAME, BETL))
    trump = dice.randrange(4) if contract == GAME else NO_TRUMP
    profile = changed(preset("obecna"), tuple(values))
    state = start(hands, contract, trump, dice.randrange(3), profile)
    for _ in range(3 * dice.choice((1, 2, 3))):
        if not is_over(state):
            plain = [one for one in legal_actions(state) if not one.announce]
            state = apply_unchecked(state, dice.choice(plain))
    return state


def test_a_card_is_ruled_out_when_with_it_another_card_had_to_be_played():
    """Asked of each card that is out, for each card that a defender has played.

    Whatever the suit: who did not follow, did not beat, did not trump, did not go above
    a trump (play.follow, play.beat, play.must-trump, play.overtrump).
    """
    dice = random.Random(2)
    found = 0
    for _ in range(250):
        state = played_at_random(dice)
        for step in (1, 2):
            seat = (state.declarer + step) % 3
            out = view(state).out
            ruled_out = {card for card in out if is_refuted(state, seat, card)}
            assert set(view(state).barred[step - 1]) == ruled_out
            found += len(ruled_out)
    assert found > 90


def is_refuted(state, seat, held):
    """Whether some card of this seat would not have been legal beside the held one."""
    for trick in state.tricks:
        place = (seat - trick.leader) % 3
        table, card = trick.cards[:place], trick.cards[place]
        pair = legal_plays((card, held), table, state.trump, state.profile)
        if table and not pair[0].allowed:
            return True
    return False
