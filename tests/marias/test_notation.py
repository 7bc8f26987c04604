import pytest
from marias.errors import NotationError
from marias.notation import format_card, format_cards, parse_card, parse_cards


def test_suit_first_then_ranks_in_groups():
    """A hand is written suit first, its ranks behind it, spaces or dots between."""
    assert parse_cards("HAK9 LX7") == parse_cards("HA.HK.H9.LX.L7")
    assert len(parse_cards("HAK9 LX7")) == 5


def test_the_order_of_the_cards_is_kept():
    """Neighbours of one suit share its letter; the order never changes."""
    cards = parse_cards("LX HA L7 LA")
    assert format_cards(cards) == "LX HA L7A"
    assert format_cards(cards, ".", grouped=False) == "LX.HA.L7.LA"


def test_the_czech_letters_name_the_same_cards():
    """Č Z Ž K with E X K V S read as H L A B with A X K O U; 10 is the ten."""
    assert parse_cards("ČEXKVS987") == parse_cards("HAXKOU987")
    assert parse_cards("Z10 ŽS KK") == parse_cards("LX AU BK")
    assert parse_card("KV") == parse_card("BO")


@pytest.mark.parametrize(
    ("text", "what", "where"),
    [
        ("QA", "Q", 0),
        ("HA LQ", "Q", 4),
        ("HA L", "L", 3),
        ("H10", "1", 1),
        ("HA ČE", "Č", 3),
        ("ČE HA", "H", 3),
        ("HA LX HA", "A", 7),
        ("ha", "h", 0),
    ],
)
def test_a_bad_text_is_refused_with_its_place(text, what, where):
    """The error says what stood where; one alphabet a text, no card twice."""
    with pytest.raises(NotationError) as caught:
        parse_cards(text)
    assert (caught.value.what, caught.value.where) == (what, where)
    assert caught.value.expected in str(caught.value)


def test_a_bad_rank_is_answered_with_the_ranks_there_are():
    """An error lists what could have stood there."""
    with pytest.raises(NotationError, match=r"expected a rank \(7 8 9 X U O K A\)"):
        parse_card("HQ")


@pytest.mark.parametrize("text", ["", "HAK", "HA LA"])
def test_one_card_is_one_card(text):
    """Where one card is asked for, none and two are refused."""
    with pytest.raises(NotationError):
        parse_card(text)


def test_a_card_is_two_letters():
    """Two ASCII letters name a card."""
    assert [format_card(card) for card in (0, 7, 8, 19, 31)] == [
        "H7",
        "HA",
        "L7",
        "AX",
        "BA",
    ]
