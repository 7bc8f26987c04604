import pytest
from marias.cards import PACK
from marias.deal import deal_from_seed, format_deal, parse_deal
from marias.errors import NotationError

TEXT = "HAU8 L7 AK9 BAU87 / HKO LXOU8 AU87 BK / HX7 LAK9 AAX BXO9 / H9 AO"


def test_a_deal_has_three_hands_of_ten_and_a_talon_of_two():
    """All 32 cards are dealt (deal.lic-5-2-5)."""
    deal = deal_from_seed("any")
    assert [len(hand) for hand in deal.hands] == [10, 10, 10]
    assert len(deal.talon) == 2
    assert sorted(sum(deal.hands, ()) + deal.talon) == list(PACK)


def test_the_same_seed_deals_the_same_cards_for_ever():
    """A link with a seed must mean the same deal tomorrow: never change this row."""
    assert format_deal(deal_from_seed("štych")) == TEXT
    assert format_deal(parse_deal(TEXT)) == TEXT


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        (" / H9 AO", "", "three hands"),
        ("H9 AO", "H9", "2 cards"),
        ("BAU87", "BAU8", "10 cards"),
        ("H9 AO", "H9 AU", "only once"),
        ("H9 AO", "H9 AQ", "a rank"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(old, new, what):
    """A card missing, twice, or a hand of another size."""
    with pytest.raises(NotationError) as caught:
        parse_deal(TEXT.replace(old, new))
    assert what in caught.value.expected


def test_the_place_of_a_fault_counts_from_the_start_of_the_text():
    """An author finds the bad letter."""
    bad = TEXT.replace("H9 AO", "H9 AQ")
    with pytest.raises(NotationError) as caught:
        parse_deal(bad)
    assert bad[caught.value.where] == "Q"
