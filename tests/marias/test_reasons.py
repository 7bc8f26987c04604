import pytest
from marias.cards import ACORNS, HEARTS, LEAVES, NO_TRUMP
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


@pytest.mark.parametrize(
    ("hand", "table", "trump", "links"),
    [
        # Two duties ago it was open, in the last duty it is not: nothing is kept back.
        ("A7 HA", "L8", ACORNS, ["binding A7", "idle A7", "idle A7"]),
        ("A97", "L8 A8", ACORNS, ["binding A97", "binding A9", "idle A9"]),
        ("A97", "L8 B8", ACORNS, ["binding A97", "idle A97", "binding A9"]),
        ("H97", "H8", HEARTS, ["binding H97", "binding H9", "idle H9"]),
    ],
)
def test_the_seven_is_kept_from_what_the_duties_before_have_left(
    hand, table, trump, links
):
    """It binds only where it takes away what was still open (sedma.keep-to-end)."""
    seven = "A7" if trump == ACORNS else "H7"
    found = chain(hand, table, trump, kept=seven)[-3:]
    assert [f"{state} {cards}" for _, state, cards in found] == links


@pytest.mark.parametrize(
    ("hand", "trump", "rule"),
    [
        ("H7 L7 B98", HEARTS, "keep-to-end"),
        ("L7 B98", HEARTS, "keep-helper"),
        ("A7 B98", ACORNS, "keep-to-end"),
        ("B7 A98", ACORNS, "keep-helper"),
    ],
)
def test_a_helper_seven_alone_is_kept_by_a_rule_of_its_own(hand, trump, rule):
    """Beside the seven of trumps it is one chain with it (dvesedmy.keep-helper)."""
    kept = "H7 L7" if trump == HEARTS else "A7 B7"
    last = chain(hand, "", trump, kept=kept)[-1]
    assert last == (rule, "binding", hand.split()[-1])


def test_a_free_card_in_each_suit_of_trumps():
    """Red trumps are trumps like the others; without any the duties are two."""
    hand = "B8 LA"
    for trump, rule in ((HEARTS, "must-trump"), (NO_TRUMP, "betl-same-duties")):
        assert chain(hand, "AA", trump)[1][0] == rule


def test_who_believes_that_suit_need_not_be_followed_has_that_duty_switched_off():
    """He holds the suit; without it the duty would be void."""
    profile = "obecna~follow.no"
    assert chain("LX8 H7", "LK", ACORNS, profile)[0] == ("follow", "off", "LX8 H7")
    assert chain("H7", "LK", ACORNS, profile)[0] == ("follow", "void", "H7")


def test_where_trumps_have_no_power_a_trump_that_lies_there_cannot_be_exceeded():
    """A belief: only the suit led takes. The duty is not idle, for there is a trump."""
    profile = "obecna~taking.led"
    assert chain("LA", "H7 L9", LEAVES, profile)[-1] == ("overtrump", "unable", "LA")
    assert chain("LA", "H7 A9", LEAVES, profile)[-1] == ("overtrump", "idle", "LA")


def test_where_the_rank_alone_takes_an_equal_rank_does_not_beat():
    """A belief: the ten of bells upon the nine is beaten by the ace only."""
    profile = "obecna~taking.rank"
    assert chain("HAX", "H9 BX", LEAVES, profile)[1] == ("beat", "binding", "HA")
    assert chain("HXK", "H9 BX", LEAVES, profile)[1] == ("beat", "unable", "HXK")
