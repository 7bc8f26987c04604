import pytest
from marias.cards import ACORNS, NO_TRUMP
from marias.contracts import BETL, DURCH, GAME, HUNDRED_SEVEN, SEVEN
from marias.errors import IllegalActionError
from marias.misconceptions import believer, misconception
from marias.notation import parse_card, parse_cards
from marias.outcome import outcome
from marias.profile import GENERAL, changed
from marias.state import PlayCard, play_out, start


def played(hands, cards, contract=GAME, declarer=0, profile=GENERAL, trump=ACORNS):
    """The outcome of these hands played in this order."""
    read = tuple(parse_cards(hand) for hand in hands.split("/"))
    if contract in (BETL, DURCH):
        trump = NO_TRUMP
    actions = [
        PlayCard(parse_card(word.rstrip("*")), word.endswith("*"))
        for word in cards.split()
    ]
    return outcome(
        play_out(start(read, contract, trump, declarer, profile), tuple(actions))
    )


def parts(result):
    """The parts as text: name, made, rule."""
    return [(part.name, part.made, part.rule) for part in result.parts]


def test_a_trick_and_the_last_one_count_for_whoever_takes_them():
    """Two sharp cards and the last trick make 30 for the defence."""
    result = played("LX/LA/L7", "LX LA L7")
    assert (result.declarer.total, result.defence.total) == (0, 30)
    assert parts(result) == [("hra", False, "hra.majority")]


def test_the_last_trick_counts_only_when_it_is_the_last():
    """After one of two tricks nobody has the ten of the last."""
    result = played("LX7/LA8/L9 H7", "LX LA L9")
    assert result.defence.total == 20


def test_a_marriage_belongs_to_its_announcer_whoever_takes_the_trick():
    """Forehand announces, a defender takes the trick (hlaska.owner-keeps)."""
    hands, cards = "HKO/HA7/H8 L7", "HK* HA H8 H7 L7 HO"
    assert played(hands, cards).declarer.total == 20 + 10
    belief = believer(GENERAL, misconception("belief.marriage-to-winner"))
    assert played(hands, cards, profile=belief).declarer.total == 10


def test_a_pair_played_silently_counts_for_nobody():
    """Forehand breaks it; some believe that it counts for him all the same."""
    hands, cards = "HKO/H7 A7/H8 L7", "HK H7 H8 HO A7 L7"
    assert played(hands, cards).declarer.total == 0
    belief = changed(GENERAL, (("marriage_pair", "broken"),))
    found = played(hands, cards, profile=belief)
    assert (found.declarer.total, found.defence.total) == (20, 10)


def test_hra_needs_more_points_than_the_defence():
    """More than the other side, marriages and all (hra.majority)."""
    assert parts(played("LA/L8/L9", "LA L8 L9"))[0][1] is True
    assert parts(played("L7/L8/L9", "L7 L8 L9"))[0][1] is False
    forgets = believer(GENERAL, misconception("belief.last-trick-nothing"))
    tied = played("L9/L8/L7", "L9 L8 L7", profile=forgets)
    assert (tied.declarer.total, tied.defence.total) == (0, 0)
    assert parts(tied)[0][1] is False


def test_a_seven_is_made_by_taking_the_last_trick_with_it():
    """The declarer's seven of trumps takes the last trick (sedma.last-trick-7)."""
    result = played("A7/L8/L9", "A7 L8 L9", SEVEN)
    assert parts(result)[1] == ("sedma", True, "sedma.last-trick-7")


def test_a_seven_beaten_in_the_last_trick_is_lost():
    """A defender leads the ace of bells, the other trumps with the nine of hearts."""
    hands, cards = "H7/BA/H9", "BA H9 H7"
    state = start(
        tuple(parse_cards(hand) for hand in hands.split("/")), SEVEN, 0, 0
    )._replace(leader=1)
    result = outcome(
        play_out(state, tuple(PlayCard(parse_card(c), False) for c in cards.split()))
    )
    assert parts(result)[1] == ("sedma", False, "sedma.beaten-lost")
    assert result.defence.total == 20


def test_a_seven_forced_out_before_the_last_trick_is_lost():
    """Void and with no other trump, the seven had to go (sedma.forced-early-lost)."""
    result = played("A7 L8/B8 B7/L9 L7", "L8 B8 L9 L7 A7 B7", SEVEN)
    assert parts(result)[1][1:] == (True, "sedma.last-trick-7")
    forced = played("B9 L7/BA8/A7 L9", "B9 BA A7 L9 L7 B8", SEVEN, declarer=2)
    assert parts(forced)[1] == ("sedma", False, "sedma.forced-early-lost")


def test_the_seven_of_trumps_in_an_early_trick_is_only_a_small_trump():
    """It takes an ace of the suit led and earns the ten of that ace, no more."""
    result = played("LA7/A78/L98", "LA A7 L9 A8 L8 L7")
    assert result.defence.total == 10 + 10
    assert parts(result) == [("hra", False, "hra.majority")]


def test_sto_a_sedm_has_no_hra_part():
    """Only the seven is decided here; the hundred is counted in the settlement."""
    names = [part[0] for part in parts(played("A7/L8/L9", "A7 L8 L9", HUNDRED_SEVEN))]
    assert names == ["sedma"]


@pytest.mark.parametrize(("card", "made"), [("L7", True), ("LA", False)])
def test_betl_is_lost_with_the_first_trick(card, made):
    """The declarer takes no trick (betl.no-tricks), and nothing is counted."""
    result = played(f"{card}/L8/L9", f"{card} L8 L9", BETL)
    assert parts(result) == [("betl", made, "betl.no-tricks")]
    assert result.defence.total == result.declarer.total == 0


def test_in_betl_no_points_are_counted():
    """Two sharp cards and the last trick, 30 in hra (betl.no-points-no-hlasky)."""
    for contract, points in ((BETL, 0), (DURCH, 0), (GAME, 30)):
        result = played("LX/LA/L7", "LX LA L7", contract)
        assert (result.declarer.total, result.defence.total) == (0, points)


def test_a_hole_catches_a_betl():
    """Seven, eight and unter: over nine and ten the unter must take the trick."""
    hands, cards = "H7 L78U/H9 L9 B78/H8 LX A78", "H7 H9 H8 L9 LX"
    assert parts(played(hands, cards, BETL))[0][1] is True
    assert parts(played(hands, cards + " LU", BETL))[0][1] is False
    with pytest.raises(IllegalActionError, match=r"play\.beat"):
        played(hands, cards + " L7", BETL)


@pytest.mark.parametrize(("card", "made"), [("LA", True), ("LU", False)])
def test_durch_needs_every_trick(card, made):
    """The declarer takes them all (durch.all-tricks)."""
    result = played(f"{card}/LO/L9", f"{card} LO L9", DURCH)
    assert parts(result) == [("durch", made, "durch.all-tricks")]


def test_four_cards_of_an_opponent_catch_the_ten_in_durch():
    """Ace, king, ober, ten against unter, nine, eight, seven in one hand."""
    hands = "LAKOX/LU987/H7 H8 H9 HX"
    cards = "LA L7 H7 LK L8 H8 LO L9 H9 LX LU HX"
    assert parts(played(hands, cards, DURCH))[0][1] is False
    split = "LAKOX/LU98 B7/L7 H8 H9 HX"
    cards = "LA L8 L7 LK L9 H8 LO LU H9 LX B7 HX"
    assert parts(played(split, cards, DURCH))[0][1] is True
