from marias import cards
from marias.cards import ACORNS, BELLS, HEARTS, LEAVES, NO_TRUMP, PACK
from marias.misconceptions import believer, misconception
from marias.notation import format_cards, parse_card, parse_cards
from marias.profile import GENERAL


def ascending(suit, trump, profile=GENERAL):
    """The cards of a suit from the weakest."""
    suited = [card for card in PACK if cards.suit(card) == suit]
    suited.sort(key=lambda card: cards.strength(card, trump, profile))
    return format_cards(tuple(suited))


def test_the_pack_has_32_cards_in_four_suits_of_eight():
    """Four suits of eight ranks make 32 different cards (cards.deck-32)."""
    made = {cards.card(suit, rank) for suit in cards.SUITS for rank in cards.RANKS}
    assert made == set(PACK)
    assert len(PACK) == 32


def test_with_trumps_the_ten_stands_right_below_the_ace():
    """7 8 9 unter ober king ten ace (cards.order-points)."""
    assert ascending(HEARTS, ACORNS) == "H789UOKXA"
    assert ascending(ACORNS, ACORNS) == "A789UOKXA"


def test_without_trumps_the_ten_stands_between_nine_and_unter():
    """7 8 9 ten unter ober king ace in betl and durch (cards.order-natural)."""
    assert ascending(HEARTS, NO_TRUMP) == "H789XUOKA"


def test_the_lowest_trump_is_stronger_than_the_highest_other_card():
    """Any trump beats any card of the other suits (trump.beats-all)."""
    seven, ace = parse_card("A7"), parse_card("HA")
    assert cards.strength(seven, ACORNS) > cards.strength(ace, ACORNS)


def test_strengths_count_upwards_from_the_weakest_card():
    """Eight cards of a side suit, 0 to 7, and above them the trumps (trump.beats-all).

    In each suit from the seven to the ace, the ten below it (cards.order-points).
    """
    for suit, lowest in (("H", 0), ("L", 0), ("B", 0), ("A", 8)):
        upwards = [parse_card(suit + rank) for rank in "789UOKXA"]
        found = [cards.strength(card, ACORNS) for card in upwards]
        assert found == list(range(lowest, lowest + 8))


def test_one_who_ranks_the_ten_low_does_so_with_trumps_too():
    """The belief that the ten is below the unter turns the points order round."""
    belief = believer(GENERAL, misconception("belief.ten-low"))
    assert ascending(HEARTS, ACORNS, belief) == "H789XUOKA"
    belief = believer(GENERAL, misconception("belief.ten-high-in-betl"))
    assert ascending(HEARTS, NO_TRUMP, belief) == "H789UOKXA"


def test_sharp_cards_are_the_aces_and_tens():
    """There are eight sharp cards (cards.sharp)."""
    sharp = tuple(card for card in PACK if cards.is_sharp(card))
    assert format_cards(sharp) == "HXA LXA AXA BXA"


def test_a_hand_is_shown_with_trumps_first_and_from_the_strongest():
    """Trumps stand first, then the suits in their order, each from its strongest."""
    hand = parse_cards("H7 AX B9 LKX AA HA")
    assert format_cards(cards.sort_hand(hand, ACORNS)) == "AAX HA7 LXK B9"
    assert format_cards(cards.sort_hand(hand)) == "HA7 LKX AAX B9"


def test_figures_are_unter_ober_and_king():
    """Neither the ace nor the ten is one, nor a low card (cards.figures)."""
    found = tuple(card for card in PACK if cards.is_figure(card))
    assert format_cards(found) == "HUOK LUOK AUOK BUOK"


def test_low_cards_are_seven_eight_and_nine():
    """Plívy; with the figures and the sharp cards they make the pack (cards.plivy)."""
    found = tuple(card for card in PACK if cards.is_low(card))
    assert format_cards(found) == "H789 L789 A789 B789"
    kinds = (cards.is_low, cards.is_figure, cards.is_sharp)
    assert [sum(map(kind, PACK)) for kind in kinds] == [12, 12, 8]
    assert all(sum(kind(card) for kind in kinds) == 1 for card in PACK)


def test_there_are_four_suits():
    """Hearts, leaves, acorns and bells, eight cards of each (cards.suits)."""
    aces = [cards.suit(card) for card in parse_cards("HA LA AA BA")]
    assert aces == [HEARTS, LEAVES, ACORNS, BELLS]
    assert [cards.suit(card) for card in PACK] == sorted([*range(4)] * 8)


def test_there_are_eight_ranks():
    """Seven, eight, nine, ten, unter, ober, king and ace (cards.ranks)."""
    ranks = [cards.rank(card) for card in parse_cards("B789XUOKA")]
    assert ranks == list(cards.RANKS) == list(range(8))
    assert [ranks.index(cards.rank(card)) for card in parse_cards("H7 LX AA")] == [
        *(0, 3, 7)
    ]
