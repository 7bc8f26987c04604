"""What the play of křížový mariáš adds: open hands, the clever one, eight tricks."""

import pytest
from marias import game, krizovy
from marias.cards import ACORNS, NO_TRUMP, PACK
from marias.contracts import BETL, DURCH, GAME
from marias.dealing import KRIZOVY, deal_pack
from marias.errors import IllegalActionError
from marias.notation import parse_card, parse_cards
from marias.outcome import betl_or_durch, clever, score
from marias.profile import GENERAL, parse_profile
from marias.shuffle import Dice, shuffled
from marias.state import PlayCard, apply, is_over, legal_actions, play_out
from marias.state import start as start_play
from table_talk import dealt, said


def played(profile, hands, contract, trump, declarer, words):
    """The play after some cards."""
    cards = tuple(parse_cards(hand) for hand in hands.split("/"))
    state = start_play(cards, contract, trump, declarer, parse_profile(profile))
    return play_out(state, tuple(PlayCard(parse_card(w), False) for w in words.split()))


HANDS = (
    "HA HX H9 L7 HK LA A7 B7"
    "/ HO HU H8 LX LK AX AK BA"
    "/ H7 LO LU L9 AA AO BX BK"
    "/ L8 AU A9 A8 BO BU B9 B8"
)
BETL_HANDS = (
    "L7 L8 A7 A8 B7 B8 H7 H8"
    "/LK LA H9 HX A9 AX B9 BX/LO LU HU HO AU AO BU BO/L9 LX HK HA AK AA BK BA"
)


@pytest.mark.parametrize(
    ("cards", "general", "competition"),
    [
        ("L7 LK LO", False, False),
        ("L7 LK LO LX", False, True),
        ("L7 LK LO LX H9", True, True),
        ("L7 LK LO LX H9 HU HK H8", True, True),
    ],
)
def test_in_betl_the_hands_lie_open_after_the_lead_to_trick_2(
    cards, general, competition
):
    """Not after trick 1 already (kriz.betl-open); some play it so: a switch."""
    for profile, opened in (
        ("obecna", general),
        ("obecna~kriz-betl-open.first-trick", competition),
    ):
        state = played(profile, BETL_HANDS, BETL, NO_TRUMP, 0, cards)
        assert krizovy.hands_open(state) == opened


def test_other_games_are_not_played_open():
    """Neither durch nor a game with trumps."""
    for contract, trump, lead in ((DURCH, NO_TRUMP, "H9"), (GAME, ACORNS, "L9")):
        words = "L7 LK LO LX " + lead
        state = played("obecna", BETL_HANDS, contract, trump, 0, words)
        assert len(state.tricks) == 1
        assert not krizovy.hands_open(state)


HEARTS_FIRST = "HA HK HO HU HX H9 H8 L7"
DURCH_HANDS = (
    HEARTS_FIRST + "/ H7 L8 L9 LX LU LO LK LA"
    "/ A7 A8 A9 AX AU AO AK AA/ B7 B8 B9 BX BU BO BK BA"
)
SEVEN_TRICKS = (
    "HA H7 A7 B7 HK L8 A8 B8 HO L9 A9 B9 HU LX AX BX "
    "HX LU AU BU H9 LO AO BO H8 LK AK BK"
)


def judged(state):
    """Whether a durch is made, the rule, and who joins its player (-1 nobody)."""
    part = betl_or_durch(state)
    return part.made, part.rule, clever(state)


def test_durch_with_the_clever_one_needs_the_first_seven_tricks():
    """Whoever takes the eighth counts to the declarer's side; a table may want all."""
    cards = SEVEN_TRICKS + " L7 LA AA BA"
    state = played("obecna", DURCH_HANDS, DURCH, NO_TRUMP, 0, cards)
    assert judged(state) == (True, "kriz.durch-chytry", 1)
    strict = "obecna~durch-s-chytrym.no"
    state = played(strict, DURCH_HANDS, DURCH, NO_TRUMP, 0, cards)
    assert judged(state) == (False, "durch.all-tricks", -1)


def test_a_durch_loses_with_one_of_the_first_seven_tricks():
    """Even the clever one cannot help then."""
    state = played("obecna", DURCH_HANDS, DURCH, NO_TRUMP, 0, "L7 LA A7 B7")
    assert not judged(state)[0]
    seventh = SEVEN_TRICKS.rpartition(" H8 ")[0] + " L7 LK AK BK"
    state = played("obecna", DURCH_HANDS, DURCH, NO_TRUMP, 0, seventh)
    assert not judged(state)[0]


def test_a_durch_with_all_eight_tricks_is_made_alone():
    """Nobody joins."""
    hands = DURCH_HANDS.replace("L7", "l8").replace("LA", "L7").replace("l8", "LA")
    cards = SEVEN_TRICKS + " LA L7 AA BA"
    state = played("obecna", hands, DURCH, NO_TRUMP, 0, cards)
    assert judged(state) == (True, "durch.all-tricks", -1)


@pytest.mark.parametrize(
    ("call", "totals"),
    [
        ("call L7 O", (1, -1, 1, -1)),
        ("call L7 7", (3, -1, -1, -1)),
    ],
)
def test_a_pair_is_paid_crosswise_and_one_alone_by_all_three(call, totals):
    """A hra that nobody fleks is folded and paid: 1 from one, or from each of three.

    One loser pays one winner (pay.kriz-crosswise).
    """
    words = call + "; ask; yes; yes; yes; announce hra L; good; good; good"
    state = game.replay(KRIZOVY, GENERAL, dealt(HANDS), ())
    assert game.settle(said(game, state, words)).totals == totals


def test_there_are_eight_tricks_and_ninety_points():
    """32 cards among four; after the eighth trick nothing can be played."""
    for number in range(20):
        dice = Dice(f"krizovy play {number}")
        hands = deal_pack(shuffled(PACK, dice), KRIZOVY).hands
        state = start_play(hands, GAME, ACORNS, 0)
        while not is_over(state):
            actions = legal_actions(state)
            state = apply(state, actions[dice.below(len(actions))])
        sides = [score(state, own) for own in (True, False)]
        lines = [line for side in sides for line in side.lines if line.suit < 0]
        assert len(state.tricks) == 8
        assert sum(line.points for line in lines) == 90
    with pytest.raises(IllegalActionError) as error:
        apply(state, PlayCard(0, False))
    assert error.value.rule == "kriz.tricks-8"
