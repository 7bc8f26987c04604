import pytest
from marias.cards import ACORNS, HEARTS, NO_TRUMP
from marias.notation import format_cards, parse_cards
from marias.profile import parse_profile
from marias.tricks import reasons


def chain(hand, table, trump, profile="obecna", kept=""):
    """The chain of duties as text: rule, state, open cards."""
    duties = reasons(
        parse_cards(hand),
        parse_cards(table),
        trump,
        parse_profile(profile, hidden=True),
        parse_cards(kept),
    )
    return [
        (duty.rule.partition(".")[2], duty.state, format_cards(duty.cards))
        for duty in duties
    ]


def test_following_and_beating_narrow_the_hand_step_by_step():
    """First the suit, then the higher card of it."""
    assert chain("LX8 H7", "LK", ACORNS) == [
        ("follow", "binding", "LX8"),
        ("beat", "binding", "LX"),
    ]


@pytest.mark.parametrize(
    ("hand", "table", "profile", "state"),
    [
        ("LX8", "LA", "obecna", "unable"),
        ("LX8", "L9 A7", "obecna", "relieved"),
        ("LX8", "L9", "obecna~beat.no", "off"),
    ],
)
def test_the_duty_to_beat_says_why_it_does_not_narrow(hand, table, profile, state):
    """Nothing high enough, already trumped, or not played at this table."""
    assert chain(hand, table, ACORNS, profile)[1] == ("beat", state, "LX8")


@pytest.mark.parametrize(
    ("table", "profile", "state", "cards"),
    [
        ("LA AU", "obecna", "binding", "AK"),
        ("LA AX", "obecna", "unable", "A8K"),
        ("LA B9", "obecna", "idle", "A8K"),
        ("LA AU", "klasika", "off", "A8K"),
    ],
)
def test_a_void_hand_trumps_and_overtrumps(table, profile, state, cards):
    """The suit is missing, a trump is due, and a higher one where there is one."""
    assert chain("A8K HA", table, ACORNS, profile) == [
        ("follow", "void", "A8K HA"),
        ("must-trump", "binding", "A8K"),
        ("overtrump", state, cards),
    ]


def test_with_neither_suit_nor_trump_the_chain_ends_in_a_free_card():
    """Two duties are void, so the card is free."""
    assert chain("HA B8", "LA", ACORNS) == [
        ("follow", "void", "HA B8"),
        ("must-trump", "void", "HA B8"),
        ("free-discard", "free", "HA B8"),
    ]


def test_in_betl_trumping_falls_away():
    """A game without trumps knows two duties only (play.betl-same-duties)."""
    assert chain("HA B8", "LA", NO_TRUMP)[1] == ("betl-same-duties", "off", "HA B8")


def test_the_announced_seven_is_the_last_link():
    """It is kept where another card is open, and yields where none is."""
    assert chain("H79", "HA", HEARTS, kept="H7")[-1] == ("keep-to-end", "binding", "H9")
    assert chain("H7 B9", "HA", HEARTS, kept="H7")[-1] == ("keep-to-end", "idle", "H7")
    assert chain("H7 B9", "", HEARTS, kept="H7") == [("keep-to-end", "binding", "B9")]


def test_a_leader_has_no_duty():
    """Without an announced seven the chain of a leading hand is empty."""
    assert chain("H7 B9", "", HEARTS) == []
