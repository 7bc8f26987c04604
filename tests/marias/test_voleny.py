"""Volený mariáš from the deal to the announcement."""

import pytest
from marias import asking, voleny
from marias.action_text import parse_action
from marias.actions import NO_CARD, Discard, TakeOver
from marias.cards import HEARTS, NO_TRUMP, PACK
from marias.contracts import BETL, DURCH, GAME, Commitment
from marias.dealing import VOLENY, deal_pack
from marias.errors import IllegalActionError, NotationError
from marias.notation import format_card, format_cards, parse_card, parse_cards
from marias.profile import GENERAL, changed, difference, parse_profile
from marias.shuffle import Dice, shuffled
from marias.state import legal_actions as plays
from marias.state import seat_to_play
from marias.state import start as start_play
from settling import profile_of
from table_talk import dealt, open_words, refused, said, walk

HANDS = (
    "HA HX HK HO H7 LA L7 L8 A7 AX B7 BK"
    "/ H9 H8 LX LK LO AA AK BA BX B9"
    "/ HU LU L9 AO AU A9 A8 BO BU B8"
)
# Forehand keeps a hand full of hearts, and asks.
TO_QUESTION = "choose HA; discard L7 L8"
APPROVED = TO_QUESTION + "; ask; yes; yes"


def begin(profile="obecna"):
    """The state after the deal."""
    return voleny.start(parse_profile(profile), dealt(HANDS))


def after(words, profile="obecna"):
    """The state after some words."""
    return said(voleny, begin(profile), words)


def test_there_is_no_auction():
    """Forehand acts first, and a bid, a pass or an omyl is refused (vol.no-auction)."""
    state = begin()
    assert voleny.seat_to_act(state) == 0
    for word in ("bid 1", "hold", "pass", "omyl"):
        assert refused(voleny, state, word) == "vol.no-auction"


def test_trumps_are_chosen_from_the_first_seven_cards():
    """The seventh card may be chosen, the eighth not, nor another's card."""
    assert after("choose L7").chosen == parse_card("L7")
    assert refused(voleny, begin(), "choose L8") == "vol.trump-from-seven"
    assert refused(voleny, begin(), "choose H9") == "vol.trump-from-seven"


def test_forehand_sees_seven_cards_until_he_has_chosen():
    """Only then does he get the rest; nothing else can come first."""
    state = begin()
    assert format_cards(voleny.visible(state, 0)) == "HAXKO7 LA7"
    assert [len(voleny.visible(state, seat)) for seat in (1, 2)] == [5, 5]
    for word in ("discard L7 L8", "ask", "announce hra H"):
        assert refused(voleny, state, word) == "vol.trump-from-seven"
    chosen = after("choose HA")
    assert [len(voleny.visible(chosen, seat)) for seat in (0, 1, 2)] == [12, 10, 10]


def test_z_lidu_makes_trumps_of_a_card_that_nobody_has_seen():
    """It is one of the second five; here the eighth card, the eight of leaves."""
    state = after("z-lidu")
    assert format_card(state.chosen) == "L8"
    assert state.chosen not in voleny.visible(begin(), 0)
    assert state.blind
    assert not after("choose HA").blind


def test_a_table_may_forbid_the_blind_choice():
    """Some tournaments do (vol.z-lidu)."""
    assert "z-lidu" in open_words(voleny, begin())
    state = begin("obecna~z-lidu.no")
    assert refused(voleny, state, "z-lidu") == "vol.z-lidu"


def test_who_believes_trumps_need_a_marriage_chooses_only_such_a_suit():
    """A misconception: here only hearts hold king and ober among the seven."""
    profile = changed(GENERAL, (("vol_trump", "pair"), ("z_lidu", "no")))
    words = open_words(voleny, voleny.start(profile, dealt(HANDS)))
    assert words == [f"choose {card}" for card in ("HA", "HX", "HK", "HO", "H7")]


def test_two_cards_are_laid_away_no_more_and_no_fewer():
    """Any pair of the twelve, 66 in all, in either order."""
    state = after("choose HA")
    assert len(voleny.legal_actions(state)) == 66
    for laid in ("L7", "L7 L8 A7", "L7 L7", "L7 H9"):
        pair = tuple(parse_card(one) for one in laid.split())
        action = Discard(pair, NO_CARD)
        assert refused(voleny, state, action) == "vol.discard-two"
    assert len(said(voleny, state, "discard L8 L7").hands[0]) == 10


def test_no_lead_is_laid_aside():
    """That belongs to the auction game."""
    state = after("choose HA")
    assert refused(voleny, state, "discard L7 L8 lead B7") == "talon.lead-card-aside"


@pytest.mark.parametrize("laid", ["LA L7", "AX L7", "LA AX"])
def test_with_an_ace_or_ten_laid_away_forehand_cannot_play_with_trumps(laid):
    """No sharp card, except for betl and durch, which he may still play."""
    state = after(f"choose HA; discard {laid}")
    assert refused(voleny, state, "ask") == "talon.no-sharp"
    assert open_words(voleny, state) == ["take betl", "take durch"]


def test_a_king_and_a_trump_may_be_laid_away():
    """Only aces and tens, and the chosen card, are kept out."""
    for laid in ("BK HK", "HK HO", "H7 L7"):
        assert "ask" in open_words(voleny, after(f"choose HA; discard {laid}"))


def test_where_trumps_stay_out_of_the_talon_none_may_be_laid_away():
    """A switch (talon.trump-allowed)."""
    state = after("choose HA; discard HK L7", "obecna~discard-trumps.no")
    assert refused(voleny, state, "ask") == "talon.trump-allowed"


def test_the_chosen_card_may_not_be_laid_away_but_another_trump_may():
    """He shows it when the game is approved; in betl it does not matter."""
    wrong = after("choose H7; discard H7 L7")
    assert refused(voleny, wrong, "ask") == "vol.discard-two"
    assert said(voleny, wrong, "take betl; yes; yes").commitment.contract == BETL
    assert "ask" in open_words(voleny, after("choose HA; discard H7 L7"))


def test_before_a_game_with_trumps_forehand_must_ask():
    """He may go straight to betl or durch, not to hra (vol.barva)."""
    state = after(TO_QUESTION)
    assert open_words(voleny, state) == ["ask", "take betl", "take durch"]
    for word in ("announce hra H", "yes"):
        assert refused(voleny, state, word) == "vol.barva"


def test_both_opponents_are_asked_in_turn():
    """Middlehand answers first, then rearhand, and only then forehand announces."""
    asked = after(TO_QUESTION + "; ask")
    assert voleny.seat_to_act(asked) == 1
    assert refused(voleny, asked, "announce hra H") == "vol.barva"
    once = said(voleny, asked, "yes")
    assert voleny.seat_to_act(once) == 2
    assert refused(voleny, once, "announce hra H") == "vol.barva"
    twice = said(voleny, once, "yes")
    assert voleny.seat_to_act(twice) == 0
    assert "announce hra H" in open_words(voleny, twice)


def test_the_trump_card_stays_hidden_until_both_have_approved():
    """Then everybody sees it; in betl it is never shown."""
    assert voleny.shown_trump(after(TO_QUESTION + "; ask; yes")) == NO_CARD
    assert format_card(voleny.shown_trump(after(APPROVED))) == "HA"
    betl = after(TO_QUESTION + "; take betl; yes; yes")
    assert voleny.shown_trump(betl) == NO_CARD


def test_who_says_bad_takes_the_two_cards_and_lays_two_away():
    """Twelve cards then, any two of which may go, aces and trumps too."""
    state = after(TO_QUESTION + "; ask; no")
    assert voleny.seat_to_act(state) == 1
    assert len(state.hands[1]) == 12
    assert set(parse_cards("L7 L8")) <= set(state.hands[1])
    assert refused(voleny, state, "take betl") == "vol.discard-two"
    laid = said(voleny, state, "discard AA BA")
    assert [len(hand) for hand in laid.hands] == [10, 10, 10]
    assert format_cards(laid.talon) == "AA BA"


def test_who_took_the_talon_must_play_betl_or_durch():
    """He cannot give up, pass the game back or ask himself."""
    state = after(TO_QUESTION + "; ask; yes; no; discard HU B8")
    assert voleny.seat_to_act(state) == 2
    assert open_words(voleny, state) == ["take betl", "take durch"]
    for word in ("yes", "no", "ask"):
        assert refused(voleny, state, word) == "vol.spatna-takeover"


def test_a_betl_can_be_taken_over_by_durch_only():
    """The question goes on to the others, clockwise, forehand among them."""
    state = after(TO_QUESTION + "; ask; no; discard AA BA; take betl")
    assert voleny.seat_to_act(state) == 2
    assert voleny.seat_to_act(said(voleny, state, "yes")) == 0
    taken = said(voleny, state, "yes; no; discard A7 AA")
    assert refused(voleny, taken, "take betl") == "vol.durch-over-betl"
    played = said(voleny, taken, "take durch")
    assert played.commitment == Commitment(DURCH, NO_TRUMP, NO_TRUMP)
    assert voleny.declarer(played) == 0


def test_nothing_is_played_instead_of_a_durch():
    """The last of the three is not asked any more."""
    state = after(TO_QUESTION + "; ask; no; discard AA BA; take durch")
    assert voleny.is_over(state)
    assert voleny.declarer(state) == 1
    assert refused(voleny, state, "no") == "vol.dobra-announce"


def test_forehands_own_betl_can_be_taken_over_too():
    """Both good: he plays it; one bad: that one plays durch."""
    state = after(TO_QUESTION + "; take betl")
    own = said(voleny, state, "yes; yes")
    assert (voleny.declarer(own), own.commitment.contract) == (0, BETL)
    other = said(voleny, state, "yes; no; discard HU B8; take durch")
    assert (voleny.declarer(other), other.commitment.contract) == (2, DURCH)


def test_an_earlier_good_does_not_bind_when_a_betl_is_offered():
    """Who approved of trumps may still play durch over a betl."""
    betl = "; ask; yes; no; discard HU B8; take betl; yes"
    state = after(TO_QUESTION + betl)
    assert voleny.seat_to_act(state) == 1
    taken = said(voleny, state, "no; discard H9 H8; take durch")
    assert voleny.declarer(taken) == 1


def test_forehand_announces_one_of_four_games_in_the_chosen_suit():
    """No other suit, no betl any more, no dvě sedmy."""
    state = after(APPROVED)
    assert open_words(voleny, state) == [
        f"announce {name} H" for name in ("hra", "sedma", "sto", "stosedm")
    ]
    assert refused(voleny, state, "announce hra L") == "vol.trump-from-seven"
    for word in ("announce betl", "announce dvesedmy H L", "take betl"):
        assert refused(voleny, state, word) == "vol.dobra-announce"
    announced = said(voleny, state, "announce hra H")
    assert announced.commitment == Commitment(GAME, HEARTS, NO_TRUMP)


def test_an_announced_seven_must_be_held():
    """Without the seven of trumps there is neither sedma nor sto a sedm."""
    missing = after("choose LA; discard L7 L8; ask; yes; yes")
    assert refused(voleny, missing, "announce sedma L") == "talon.no-announced-seven"
    assert open_words(voleny, missing) == ["announce hra L", "announce sto L"]
    other = HANDS.replace("H7", "h7").replace("H9", "H7").replace("h7", "H9")
    state = voleny.start(GENERAL, dealt(other))
    state = said(voleny, state, APPROVED)
    assert refused(voleny, state, "announce sedma H") == "bid.sedma-needs-seven"
    assert refused(voleny, state, "announce stosedm H") == "bid.107-suit-of-seven"
    bluff = changed(GENERAL, (("needs", "sedma-only"),))
    state = said(voleny, voleny.start(bluff, dealt(other)), APPROVED)
    assert refused(voleny, state, "announce sedma H") == "bid.sedma-needs-seven"
    assert "announce stosedm H" in open_words(voleny, state)


@pytest.mark.parametrize(
    ("words", "leader"),
    [
        (APPROVED + "; announce hra H", 0),
        (TO_QUESTION + "; ask; yes; no; discard HU B8; take betl; yes; yes", 2),
    ],
)
def test_forehand_leads_with_trumps_and_the_declarer_without(words, leader):
    """What is agreed can be played at once."""
    state = after(words)
    contract, trump, _ = state.commitment
    declarer = voleny.declarer(state)
    play = start_play(state.hands, contract, trump, declarer, state.profile)
    assert seat_to_play(play) == leader
    assert len({one.card for one in plays(play)}) == 10


def test_whatever_is_legal_is_accepted_to_the_end():
    """200 random deals, at tables that differ."""
    for number in range(200):
        profile = parse_profile(("obecna", "obecna~z-lidu.no")[number % 2])
        pack = shuffled(PACK, Dice(f"voleny {number}"))
        state = voleny.start(profile, deal_pack(pack, VOLENY))
        state = walk(voleny, state, f"walk {number}")
        assert [len(hand) for hand in state.hands] == [10, 10, 10]
        assert set().union(state.talon, *state.hands) == set(PACK)
        for word in ("ask", "yes", "choose HA", "discard HA HX", "announce hra H"):
            assert refused(voleny, state, word) == "vol.dobra-announce"


@pytest.mark.parametrize(
    ("words", "word", "rule"),
    [
        ("", "yes", "vol.barva"),
        ("", "take hra", "vol.barva"),
        ("ask", "ask", "vol.spatna-takeover"),
        ("ask", "take betl", "vol.spatna-takeover"),
        ("ask;no", "yes", "vol.spatna-takeover"),
        ("ask;no;take betl", "ask", "vol.spatna-takeover"),
        ("ask;no;take betl;no", "take betl", "vol.durch-over-betl"),
        ("ask;yes;yes", "yes", "vol.dobra-announce"),
    ],
)
def test_each_word_out_of_place_is_against_the_rule_of_the_moment(words, word, rule):
    """To ask, to answer, to take over, to announce."""
    state = asking.start(3)
    for one in [word for word in words.split(";") if word]:
        state = asking.apply(state, asked_word(one))
    action = asked_word(word)
    assert action not in asking.legal_actions(state)
    with pytest.raises(IllegalActionError) as caught:
        asking.apply(state, action)
    assert caught.value.rule == rule


def asked_word(word):
    """A word of the round; a game with trumps is no way to take over."""
    return TakeOver(GAME) if word == "take hra" else parse_action(word)


def test_when_all_have_approved_there_is_nothing_to_say():
    """No word is legal, and it is nobody's turn."""
    state = asking.start(3)
    for word in ("ask", "yes", "yes"):
        state = asking.apply(state, parse_action(word))
    assert asking.legal_actions(state) == ()
    assert asking.seat_to_act(state) == -1


def test_before_the_choice_nobody_has_chosen_blindly():
    """Nothing lies on the table yet (vol.z-lidu)."""
    state = begin()
    assert (state.blind, state.chosen, state.talon) == (False, NO_CARD, ())
    assert after("z-lidu").blind is True


FIRST = "obecna~vol-contract.first"
TO_CONTRACT = TO_QUESTION + "; announce hra H"


def earlier(words):
    """The state after some words at a table that names the contract before "barva?"."""
    return said(voleny, voleny.start(profile_of(FIRST), dealt(HANDS)), words)


def test_where_the_contract_comes_first_it_is_announced_instead_of_the_question():
    """One page has it so; betl and durch forehand may play as ever.

    Elsewhere it waits until both have approved (vol.dobra-announce).
    """
    state = earlier(TO_QUESTION)
    assert voleny.phase(state) == voleny.ANNOUNCING
    assert voleny.seat_to_act(state) == 0
    assert open_words(voleny, state) == [
        *(f"announce {name} H" for name in ("hra", "sedma", "sto", "stosedm")),
        "take betl",
        "take durch",
    ]
    for word in ("ask", "yes", "no"):
        assert refused(voleny, state, word) == "vol.dobra-announce"
    assert refused(voleny, state, "announce hra L") == "vol.trump-from-seven"
    assert refused(voleny, state, TakeOver(GAME)) == "vol.barva"
    assert refused(voleny, after(TO_QUESTION), "announce hra H") == "vol.barva"


def test_after_the_contract_forehand_must_ask_and_has_no_other_word():
    """Neither another contract nor betl any more (vol.barva)."""
    state = earlier(TO_CONTRACT)
    assert (voleny.phase(state), voleny.is_over(state)) == (voleny.ASKING, False)
    assert voleny.seat_to_act(state) == 0
    assert open_words(voleny, state) == ["ask"]
    for word in ("announce sto H", "take betl", "take durch", "yes", "discard L7 L8"):
        assert refused(voleny, state, word) == "vol.barva"


def test_the_announced_contract_is_agreed_once_both_have_approved():
    """With one "dobrá" it is not; with two there is nothing left to announce."""
    once = earlier(TO_CONTRACT + "; ask; yes")
    assert (voleny.is_over(once), voleny.seat_to_act(once)) == (False, 2)
    twice = said(voleny, once, "yes")
    assert voleny.is_over(twice)
    assert twice.commitment == Commitment(GAME, HEARTS, NO_TRUMP)
    assert (voleny.declarer(twice), voleny.seat_to_act(twice)) == (0, -1)
    assert voleny.legal_actions(twice) == ()
    assert refused(voleny, twice, "announce hra H") == "vol.dobra-announce"


def test_the_trump_card_is_shown_with_the_contract():
    """Before the question there; after a betl took over it matters no more."""
    assert voleny.shown_trump(earlier(TO_QUESTION)) == NO_CARD
    assert format_card(voleny.shown_trump(earlier(TO_CONTRACT))) == "HA"
    assert format_card(voleny.shown_trump(earlier(TO_CONTRACT + "; ask; yes"))) == "HA"
    betl = earlier(TO_CONTRACT + "; ask; no; discard AA BA; take betl")
    assert voleny.shown_trump(betl) == NO_CARD


def test_a_contract_that_was_announced_can_be_taken_over_like_any_game():
    """The contract is gone with it; a betl again by a durch (vol.spatna-takeover)."""
    bad = earlier(TO_CONTRACT + "; ask; yes; no")
    assert bad.commitment is None
    assert open_words(voleny, said(voleny, bad, "discard HU B8")) == [
        "take betl",
        "take durch",
    ]
    betl = said(voleny, bad, "discard HU B8; take betl")
    assert (betl.commitment, open_words(voleny, betl)) == (None, ["yes", "no"])
    played = said(voleny, betl, "yes; yes")
    assert played.commitment == Commitment(BETL, NO_TRUMP, NO_TRUMP)
    assert voleny.declarer(played) == 2
    durch = said(voleny, betl, "no; discard HU B8; take durch")
    assert (voleny.declarer(durch), durch.commitment.contract) == (0, DURCH)


def test_forehands_own_betl_needs_no_contract_before_it():
    """It is the contract, and may be taken over by durch."""
    state = earlier(TO_QUESTION + "; take betl")
    assert voleny.seat_to_act(state) == 1
    assert said(voleny, state, "yes; yes").commitment.contract == BETL
    taken = said(voleny, state, "no; discard H9 H8; take durch")
    assert (voleny.declarer(taken), taken.commitment.contract) == (1, DURCH)


@pytest.mark.parametrize(
    ("laid", "rule"),
    [("LA L7", "talon.no-sharp"), ("HA L7", "vol.discard-two"), ("L7 L8", "")],
)
def test_the_discard_is_asked_about_when_the_contract_comes(laid, rule):
    """No sharp card and not the chosen one; without trumps anything goes."""
    state = earlier(f"choose HA; discard {laid}")
    words = open_words(voleny, state)
    assert words[-2:] == ["take betl", "take durch"]
    if rule:
        assert words == ["take betl", "take durch"]
        assert refused(voleny, state, "announce hra H") == rule
    else:
        assert "announce hra H" in words


def test_at_a_table_with_the_contract_first_every_legal_walk_ends():
    """A hundred random deals, from the choice to what is agreed."""
    for number in range(100):
        pack = shuffled(PACK, Dice(f"voleny first {number}"))
        state = voleny.start(profile_of(FIRST), deal_pack(pack, VOLENY))
        state = walk(voleny, state, f"walk first {number}")
        assert [len(hand) for hand in state.hands] == [10, 10, 10]
        assert set().union(state.talon, *state.hands) == set(PACK)
        assert state.commitment is not None


def test_the_order_of_contract_and_question_is_a_difference_in_the_announcement():
    """Two tables part there, and no table is offered the rare order."""
    rare = profile_of(FIRST)
    assert difference(GENERAL, rare) == ("vol.dobra-announce",)
    with pytest.raises(NotationError):
        parse_profile(FIRST)
    assert parse_profile("obecna~z-lidu.no").vol_contract == "last"
