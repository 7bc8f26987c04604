import pytest
from marias.cards import ACORNS, HEARTS, LEAVES, NO_TRUMP
from marias.contracts import (
    BETL,
    DURCH,
    GAME,
    SEVEN,
    TWO_SEVENS,
    TWO_SEVENS_HUNDRED,
)
from marias.duties import waiting
from marias.errors import IllegalActionError
from marias.notation import parse_card, parse_cards
from marias.profile import GENERAL, parse_profile
from marias.state import (
    PlayCard,
    apply,
    broken_by,
    is_over,
    lead_rule,
    legal_actions,
    play_out,
    seat_to_play,
    start,
    verdicts,
)


def begun(hands, contract=GAME, trump=ACORNS, declarer=0, profile=GENERAL):
    """A state with these hands of forehand, middlehand, rearhand."""
    read = tuple(parse_cards(hand) for hand in hands.split("/"))
    return start(read, contract, trump, declarer, profile)


def plays(text):
    """Actions from a text of cards, * for an announcement."""
    return tuple(
        PlayCard(parse_card(word.rstrip("*")), word.endswith("*"))
        for word in text.split()
    )


def refused(state, text):
    """The rule that refuses the last of some plays."""
    *before, last = plays(text)
    with pytest.raises(IllegalActionError) as caught:
        apply(play_out(state, tuple(before)), last)
    assert caught.value.action == last
    return caught.value.rule


def test_forehand_leads_to_the_first_trick():
    """Whoever the declarer is, in games with trumps (play.forhont-leads)."""
    for declarer in range(3):
        assert seat_to_play(begun("HA/L7/B7", declarer=declarer)) == 0


def test_in_some_programs_the_declarer_leads():
    """A switch that no table is offered: records of those programs need it."""
    house = parse_profile("obecna~lead.declarer", hidden=True)
    assert seat_to_play(begun("HA/L7/B7", declarer=1, profile=house)) == 1


@pytest.mark.parametrize("contract", [BETL, DURCH])
def test_in_betl_and_durch_the_declarer_leads(contract):
    """The only exception to forehand's lead (betl.actor-leads)."""
    state = begun("HA/L7/B7", contract, NO_TRUMP, declarer=2)
    assert seat_to_play(state) == 2


def test_a_trick_goes_clockwise_and_its_winner_leads_next():
    """Forehand, middlehand, rearhand; then who took it (play.winner-leads)."""
    state = begun("LK7/LX8/LA B9")
    turns = []
    for play in plays("LK LX LA B9"):
        turns.append(seat_to_play(state))
        state = apply(state, play)
    assert turns == [0, 1, 2, 2]
    assert (state.tricks[0].winner, state.tricks[0].leader) == (2, 0)


def test_when_the_cards_are_gone_nothing_may_be_played():
    """The play ends with the last trick (play.ten-tricks)."""
    state = play_out(begun("LK/LX/LA"), plays("LK LX LA"))
    assert is_over(state)
    assert legal_actions(state) == verdicts(state) == ()
    assert refused(begun("LK/LX/LA"), "LK LX LA L7") == "play.ten-tricks"


def test_a_card_against_a_duty_is_refused_with_the_duty():
    """The rule of the verdict is the rule of the error."""
    assert refused(begun("LK/LX8/LA"), "LK L8") == "play.beat"
    assert refused(begun("LK/LX H8/LA"), "LK H8") == "play.follow"
    assert refused(begun("LK/H8/LA"), "LK B8") == "play.one-card-clockwise"


def test_announcing_is_an_action_of_its_own():
    """A king of a pair may be played with or without the word."""
    actions = legal_actions(begun("HK HO/L7 L8/B7 B8"))
    assert actions == plays("HK HK* HO HO*")


def test_an_announcement_is_kept_with_its_seat_suit_and_trick():
    """The marriage belongs to whoever announced it, also when following."""
    state = play_out(begun("LK7/LA8/HKO"), plays("LK LA HK*"))
    assert state.announcements == ((2, HEARTS, 0),)
    assert state.broken == ()


def test_a_pair_played_silently_is_broken_for_good():
    """The second card can no longer announce (hlaska.broken-lost)."""
    state = begun("HKO/L78/B78")
    assert refused(state, "HK L7 B7 HO*") == "hlaska.broken-lost"
    assert play_out(state, plays("HK L7 B7")).broken == ((0, HEARTS),)


def test_a_marriage_is_given_up_by_the_first_card_played_silently():
    """Not by an announcement, not by the second card, not where none is allowed."""
    state = begun("HKO/L78/B78")
    silent, announced, *_ = legal_actions(state)
    assert broken_by(state, silent) == "hlaska.broken-lost"
    assert broken_by(state, announced) == ""
    state = play_out(state, plays("HK L7 B7"))
    assert broken_by(state, plays("HO")[0]) == ""
    house = begun("HKO/L78/B78", profile=parse_profile("obecna~first-lead.no"))
    assert broken_by(house, silent) == ""


def test_the_leader_leads_by_a_rule():
    """Forehand, in betl the declarer, and then whoever took the last trick."""
    assert lead_rule(begun("LA8/L9 H7/L7 B7")) == "play.forhont-leads"
    assert lead_rule(begun("LA8/L9/L7", BETL, NO_TRUMP)) == "betl.actor-leads"
    state = play_out(begun("LA8/L9 H7/L7 B7"), plays("LA L9 L7"))
    assert lead_rule(state) == "play.winner-leads"


def test_kept_sevens_wait_as_long_as_another_card_may_be_played():
    """The seven of trumps, and the helper seven as long as it may not be led."""
    state = begun("A7 HA/A8 H8/L7 L8", SEVEN)
    assert [play[1:] for play in waiting(verdicts(state))] == [
        (False, "sedma.keep-to-end")
    ]
    state = play_out(state, plays("HA H8 L7"))
    assert waiting(verdicts(state)) == ()
    # The seven cannot beat the eight, nor the heart follow it: neither waits.
    duties = begun("A8 H97/A79 H8/L789", SEVEN, declarer=1)
    assert waiting(verdicts(play_out(duties, plays("A8")))) == ()
    hands = tuple(parse_cards(hand) for hand in ("A7 H7 LA", "A89 H8", "L789"))
    kept = ((0, parse_card("A7")), (0, parse_card("H7")))
    both = start(hands, TWO_SEVENS, ACORNS, 0, kept=kept)
    assert [play.rule for play in waiting(verdicts(both))] == [
        "sedma.keep-to-end",
        "dvesedmy.keep-helper",
    ]


def late_in_play(hand, contract, profile):
    """A lead from a hand of so many cards, after A7 and H7 were announced."""
    others = ("A89 H8", "L789")
    hands = tuple(parse_cards(one)[: len(parse_cards(hand))] for one in others)
    kept = ((0, parse_card("A7")), (0, parse_card("H7")))
    return start(
        (parse_cards(hand), *hands), contract, ACORNS, 0, parse_profile(profile), kept
    )


def on_seven(hand, contract, profile, seven="H7"):
    """Whether one of the two sevens may be led, and the rule."""
    found = verdicts(late_in_play(hand, contract, profile))
    return next(one for one in found if one.card == parse_card(seven))[1:]


def test_without_the_trump_seven_the_helper_seven_is_led_to_the_last_trick_only():
    """By the tournament, in dvě sedmy with a sto (dvesedmy.helper-last-if-seven-gone).

    Source: Pravidla turnaje v míchaném bodovaném licitovaném mariáši, 2020.
    """
    late = (False, "dvesedmy.helper-last-if-seven-gone")
    free = (True, "play.one-card-clockwise")
    assert on_seven("H7 LA", TWO_SEVENS_HUNDRED, "turnaj2020") == late
    assert on_seven("H7", TWO_SEVENS_HUNDRED, "turnaj2020") == free
    # With the trump seven it is led to the last trick but one.
    assert on_seven("H7 A7", TWO_SEVENS_HUNDRED, "turnaj2020") == free
    assert on_seven("H7 LA", TWO_SEVENS, "turnaj2020") == free
    assert on_seven("H7 LA", TWO_SEVENS_HUNDRED, "obecna") == free
    # It waits like any seven that must be kept; that of trumps by its own rule.
    (kept,) = waiting(verdicts(late_in_play("H7 LA", TWO_SEVENS_HUNDRED, "turnaj2020")))
    assert kept == (parse_card("H7"), *late)
    trump = on_seven("A7 LA", TWO_SEVENS_HUNDRED, "turnaj2020", "A7")
    assert trump == (False, "sedma.keep-to-end")


def test_a_false_announcement_is_refused():
    """Without the partner card, without trumps, or with the second card again."""
    assert refused(begun("HK9/L78/B78"), "HK*") == "hlaska.pair"
    assert refused(begun("HKO/L78/B78"), "HK* L7 B7 HO*") == "hlaska.first-card"
    betl = begun("HKO/L78/B78", BETL, NO_TRUMP)
    assert refused(betl, "HK*") == "hlaska.none-betl-durch"
    first = parse_profile("obecna~first-lead.no")
    state = begun("HKO/L78/B78", profile=first)
    assert refused(state, "HK*") == "hlaska.first-lead-option"
    assert not play_out(begun("HKO/LK8/B78", BETL, NO_TRUMP), plays("HK LK")).broken


def test_the_first_lead_switch_concerns_the_first_card_only():
    """Who follows in trick 1, or leads to trick 2, announces as ever."""
    house = parse_profile("obecna~first-lead.no")
    state = begun("HA/HKO/B7", profile=house)
    assert play_out(state, plays("HA HK*")).announcements == ((1, HEARTS, 0),)
    state = begun("LA HKO/L789/B789", profile=house)
    assert play_out(state, plays("LA L7 B7 HK*")).announcements == ((0, HEARTS, 1),)


def test_the_announced_seven_binds_the_declarer_only():
    """A defender's small trump is free, the declarer's seven waits."""
    state = begun("A7 H7/A8 H8/L7 L8", SEVEN)
    assert refused(state, "A7") == "sedma.keep-to-end"
    defended = begun("A7 H7/A8 H8/L7 L8", SEVEN, declarer=1)
    assert apply(defended, PlayCard(parse_card("A7"), False)).table


def test_trumps_and_contract_must_fit_together():
    """Betl with trumps and hra without them cannot start (trump.none-betl-durch)."""
    for contract, trump in ((BETL, LEAVES), (GAME, NO_TRUMP)):
        with pytest.raises(IllegalActionError, match="none-betl-durch"):
            begun("HA/L7/B7", contract, trump)


@pytest.mark.parametrize(
    ("players", "rule"),
    [(2, "liz.two-draw"), (3, "play.ten-tricks"), (4, "kriz.tricks-8")],
)
def test_after_the_last_trick_the_rule_says_how_many_there_are(players, rule):
    """By the number of the hands: two, three or four."""
    hands = tuple(parse_cards(card) for card in ("LA", "L8", "L9", "LX")[:players])
    state = start(hands, GAME, ACORNS, 0)
    for hand in hands:
        state = apply(state, PlayCard(hand[0], False))
    with pytest.raises(IllegalActionError) as caught:
        apply(state, PlayCard(parse_card("B7"), False))
    assert caught.value.rule == rule
