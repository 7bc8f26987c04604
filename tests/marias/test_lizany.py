"""Lízaný mariáš: two hands, a stock and a turned trump."""

import pytest
from marias import lizany
from marias.cards import LEAVES, PACK
from marias.dealing import LIZANY, deal_pack
from marias.notation import format_card, format_cards, parse_cards
from marias.profile import parse_profile
from marias.shuffle import Dice, shuffled
from marias.state import PlayState, Trick
from table_talk import dealt, open_words, refused, said, walk

# Forehand holds the seven of trumps and the marriage of acorns.
HANDS = "HA HX L7 L8 AK AO BA B9 / H7 H8 L9 LX LU AA AX B8"
STOCK = "HK HO HU H9 A9 A8 A7 AU BX BK BO BU B7 LA LO LK"
# Forehand takes seven tricks and draws first each time, then the eighth.
SEVEN_TRICKS = "HA H7 HX H8 BA B8 HK HO B9 H9 BX BK BO BU"
EIGHTH = "AK A8"


def begin(profile="obecna", hands=HANDS, stock=STOCK):
    """The state after the deal."""
    return lizany.start(parse_profile(profile), dealt(hands, stock))


def play(state, words):
    """The state after cards, without announcing anything."""
    return said(lizany, state, ";".join(words.split()))


def closing(hands, profile="obecna"):
    """A state after the stock, forehand on lead, leaves as trumps."""
    state = begin(profile)
    while state.stock:
        state = lizany.apply(state, lizany.legal_actions(state)[0])
    held = tuple(parse_cards(hand) for hand in hands.split("/"))
    play = PlayState(*state.play[:5], held, 0, (), (), (), ())
    return lizany.LizanyState(state.profile, play, ())


def may(state):
    """The cards that may be played, as a text."""
    return format_cards([one.card for one in lizany.verdicts(state) if one.allowed])


def test_the_turned_card_makes_trumps_and_is_drawn_last():
    """It lies open under the stock; the player who did not deal leads."""
    state = begin()
    assert format_cards(lizany.turned(state)) == "LK"
    assert state.play.trump == LEAVES
    assert lizany.seat_to_act(state) == 0


def test_the_winner_draws_first_and_the_loser_second():
    """One card each after every trick (liz.two-draw)."""
    first = play(begin(), "HA H7")
    assert [format_card(hand[-1]) for hand in first.play.hands] == ["HK", "HO"]
    other = play(begin(), "B9 LX")
    assert [format_card(hand[-1]) for hand in other.play.hands] == ["HO", "HK"]
    assert len(first.stock) == len(other.stock) == 14
    assert lizany.seat_to_act(other) == 1


def test_as_long_as_there_is_a_stock_any_card_may_be_played():
    """Not following, not beating, not trumping: no source names a duty here."""
    state = play(begin(), "HA")
    assert may(state) == "H78 L9XU AAX B8"
    assert {one.rule for one in lizany.verdicts(state)} == {"liz.two-draw"}
    assert "B8" in open_words(lizany, state)


def test_with_the_last_card_drawn_the_duties_begin():
    """After eight tricks the turned trump is in a hand, and suit must be followed."""
    state = play(begin(), SEVEN_TRICKS)
    assert len(state.stock) == 2
    assert len(state.play.tricks) == 7
    last = play(state, EIGHTH)
    assert last.stock == ()
    assert lizany.turned(last) == ()
    assert may(play(last, "A9")) == "AAXU"
    assert may(play(last, "HU")) == "L9XUAK"


@pytest.mark.parametrize(
    ("hands", "lead", "all_duties", "without_beating"),
    [
        ("HK B7/H9 HX L8", "HK", "HX", "H9X"),
        ("HK B7/H9 H8 L8", "HK", "H98", "H98"),
        ("HK B7/L8 B9 BA", "HK", "L8", "L8"),
        ("LK B7/L8 LX BA", "LK", "LX", "L8X"),
        ("HK B7/BA A9 A8", "HK", "BA A98", "BA A98"),
    ],
)
def test_after_the_stock_the_duty_to_beat_is_a_switch(
    hands, lead, all_duties, without_beating
):
    """Following and trumping are not; no source decides about beating."""
    assert may(play(closing(hands), lead)) == all_duties
    assert may(play(closing(hands, "obecna~liz-beat.no"), lead)) == without_beating


def test_the_seven_of_trumps_is_exchanged_by_its_holder_on_lead():
    """Not by the other, not when following, not where it is not played."""
    state = begin()
    after = said(lizany, state, "exchange")
    assert format_cards(lizany.turned(after)) == "L7"
    assert parse_cards("LK")[0] in after.play.hands[0]
    assert lizany.seat_to_act(after) == 0
    assert refused(lizany, after, "exchange") == "liz.two-draw"
    assert refused(lizany, play(state, "HA"), "exchange") == "liz.two-draw"
    assert refused(lizany, play(state, "B9 LX"), "exchange") == "liz.two-draw"
    forbidden = begin("obecna~liz-exchange.no")
    assert refused(lizany, forbidden, "exchange") == "liz.two-draw"


def test_the_seven_can_be_exchanged_until_the_turned_card_is_drawn():
    """With two cards in the stock it still can, with none no more."""
    state = play(begin(), SEVEN_TRICKS)
    assert "exchange" in open_words(lizany, state)
    last = play(state, EIGHTH)
    assert last.stock == ()
    assert refused(lizany, last, "exchange") == "liz.two-draw"


def test_a_marriage_is_announced_when_leading():
    """When following too only where the table says so."""
    assert "AK*" in open_words(lizany, begin())
    follows = "H7 H8 L9 LX LU AA AX B8 / HA HX L7 L8 AK AO BA B9"
    state = play(begin(hands=follows), "AA")
    assert refused(lizany, state, "AK*") == "hlaska.first-card"
    assert "AK" in open_words(lizany, state)
    everywhere = play(begin("obecna~liz-marriage.any", follows), "AA")
    assert "AK*" in open_words(lizany, everywhere)


def test_a_marriage_counts_for_its_announcer_before_any_trick_was_taken():
    """Twenty, and forty in trumps; no source asks for a trick first."""
    state = said(lizany, begin(), "AK*; AA")
    scores = lizany.result(state).scores
    assert [score.total for score in scores] == [20, 10]


def test_sixteen_tricks_share_ninety_points_and_the_marriages():
    """With the last trick; there is never a tie."""
    for number in range(100):
        hand = ("8", "6", "5")[number % 3]
        profile = parse_profile("obecna~liz-hand." + hand if number % 3 else "obecna")
        pack = shuffled(PACK, Dice(f"lizany {number}"))
        state = lizany.start(profile, deal_pack(pack, LIZANY, profile))
        assert [len(cards) for cards in state.play.hands] == [int(hand)] * 2
        end = walk(lizany, state, f"walk {number}")
        assert len(end.play.tricks) == 16
        scores = lizany.result(end).scores
        lines = [line for score in scores for line in score.lines if line.suit < 0]
        assert sum(line.points for line in lines) == 90
        assert scores[0].total != scores[1].total
        assert refused(lizany, end, "exchange") == "liz.two-draw"
        assert refused(lizany, end, "HA") == "liz.two-draw"


def ended(forehand, dealer, profile, marriages=()):
    """Forehand took some cards and the last trick, the dealer others."""
    state = closing("HA/H7", profile)
    taken = ((1, dealer), (0, forehand))
    tricks = tuple(Trick(seat, parse_cards(text), seat, "") for seat, text in taken)
    play = PlayState(*state.play[:5], ((), ()), 0, (), tricks, marriages, ())
    return lizany.LizanyState(state.profile, play, ())


@pytest.mark.parametrize(
    ("forehand", "dealer", "winner"),
    [
        ("HAX LAX", "AAX BAX", 0),
        ("HAX LA7", "AAX BAX LX", 1),
        ("HAX LAX AAX BAX", "H7", 0),
    ],
)
def test_the_loser_pays_one_unit(forehand, dealer, winner):
    """Fifty points win, ninety are still no hundred."""
    result = lizany.result(ended(forehand, dealer, "obecna"))
    assert (result.winner, result.units) == (winner, 1)


@pytest.mark.parametrize(
    ("profile", "units"), [("obecna", 2), ("obecna~liz-pay.flat", 1)]
)
def test_a_hundred_doubles_the_payment_unless_it_is_flat(profile, units):
    """What is paid no source decides; a hundred is taken like a tiché sto in hra."""
    announced = said(lizany, begin(), "AK*").play.announcements
    state = ended("HAX LAX AAX BAX", "H7", profile, announced)
    assert lizany.result(state).scores[0].total == 110
    assert lizany.result(state).units == units


@pytest.mark.parametrize("forehand", [True, False])
def test_the_ledger_says_by_which_lines_the_loser_pays(forehand):
    """Like hra, with what was counted."""
    hands = ("HAX LAX", "AAX BAX") if forehand else ("HAX LA7", "AAX BAX LX")
    (line,) = lizany.lines(ended(*hands, "obecna"))
    assert (line.part, line.amount) == ("hra", 1)
    assert line.sign == (1 if forehand else -1)
    assert line.rules == (
        "hra.majority",
        "points.sharp-10",
        "points.ultimo-10",
        "pay.hra-1",
        "liz.two-draw",
    )


@pytest.mark.parametrize(
    ("profile", "parts"),
    [("obecna", ["hra", "tiche-sto"]), ("obecna~liz-pay.flat", ["hra"])],
)
def test_a_line_of_its_own_doubles_the_payment(profile, parts):
    """Like a tiché sto; a marriage that was counted is among the reasons of hra."""
    announced = said(lizany, begin(), "AK*").play.announcements
    lines = lizany.lines(ended("HAX LAX AAX BAX", "H7", profile, announced))
    assert [line.part for line in lines] == parts
    assert sum(line.amount for line in lines) == len(parts)
    assert "hlaska.20-40" in lines[0].rules


@pytest.mark.parametrize("seat", [0, 1])
def test_a_line_is_one_plain_unit(seat):
    """One each for the points and for the hundred: no red, no flek, one ten, no limit.

    Forehand is paid, or pays.
    """
    (marriage,) = said(lizany, begin(), "AK*").play.announcements
    taken = ["H7", "H7"]
    taken[seat] = "HAX LAX AAX BAX"
    lines = lizany.lines(ended(*taken, "obecna", (marriage._replace(seat=seat),)))
    sign = -1 if seat else 1
    assert [line[2:] for line in lines] == [(1, 1, 0, 1, 0, 1, sign)] * 2
