import pytest
from marias.cards import ACORNS, HEARTS, LEAVES, NO_TRUMP
from marias.contracts import BETL, DURCH, GAME, HUNDRED_SEVEN, SEVEN, TWO_SEVENS
from marias.errors import IllegalActionError
from marias.misconceptions import believer, misconception
from marias.notation import parse_card, parse_cards
from marias.outcome import clever, hra_made, outcome, two_sevens
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
    assert result.parts[1].tens == 1  # it is due once
    assert result.defence.total == 20


def test_a_seven_forced_out_before_the_last_trick_is_lost():
    """Void and with no other trump, the seven had to go (sedma.forced-early-lost)."""
    result = played("A7 L8/B8 B7/L9 L7", "L8 B8 L9 L7 A7 B7", SEVEN)
    assert parts(result)[1][1:] == (True, "sedma.last-trick-7")
    forced = played("B9 L7/BA8/A7 L9", "B9 BA A7 L9 L7 B8", SEVEN, declarer=2)
    assert parts(forced)[1] == ("sedma", False, "sedma.forced-early-lost")
    assert forced.parts[1].tens == 1


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


@pytest.mark.parametrize(
    ("declarer", "defence", "made"),
    [(51, 39, True), (50, 40, False), (60, 70, True), (40, 30, False)],
)
def test_who_believes_in_half_of_the_ninety_asks_for_51(declarer, defence, made):
    """Whatever the others have; the rule is to have more (hra.majority)."""
    belief = changed(GENERAL, (("hra_made", "51"),))
    assert hra_made(declarer, defence, belief) is made
    assert hra_made(declarer, defence, GENERAL) is (declarer > defence)


def test_each_part_is_due_once():
    """Only a hundred has tens: hra and seven are paid once."""
    for contract in (SEVEN, BETL, DURCH, TWO_SEVENS):
        found = played("A7/L8/L9", "A7 L8 L9", contract).parts
        assert {part.tens for part in found} == {1}
    never = played("A8/L8/L9", "A8 L8 L9", SEVEN)
    assert [one[1:] for one in parts(never)[1:]] == [(False, "sedma.last-trick-7")]
    assert never.parts[1].tens == 1


def test_a_marriage_in_a_trick_that_lies_open_is_still_its_announcers():
    """Also for who believes that it goes with the trick: nobody has taken it yet."""
    belief = believer(GENERAL, misconception("belief.marriage-to-winner"))
    for cards, points in (("HK*", (20, 0)), ("HK* HA H8", (0, 30))):
        found = played("HKO L9/HA7 L8/H8 L7 B7", cards, profile=belief)
        assert (found.declarer.total, found.defence.total) == points


def test_the_last_trick_is_not_over_while_anybody_holds_a_card():
    """Of uneven hands too, as a wrong discard makes them (points.last-trick-10)."""
    read = tuple(parse_cards(hand) for hand in ("LA", "L8", "L9"))
    over = play_out(
        start(read, GAME, ACORNS, 0),
        tuple(PlayCard(parse_card(card), False) for card in ("LA", "L8", "L9")),
    )
    assert outcome(over).declarer.total == 20
    late = over._replace(hands=((), parse_cards("B7"), ()))
    assert outcome(late).declarer.total == 10


def durch(cards, declarer=0, profile=GENERAL, hands="HA L7/B9 L9/B87/A87"):
    """A durch of four, the declarer's hand first, and who is clever in it."""
    row = [parse_cards(hand) for hand in hands.split("/")]
    read = tuple(row[(seat - declarer) % 4] for seat in range(4))
    state = start(read, DURCH, NO_TRUMP, declarer, profile)
    plays = tuple(PlayCard(parse_card(card), False) for card in cards.split())
    state = play_out(state, plays)
    return clever(state), [part[1:] for part in parts(outcome(state))]


@pytest.mark.parametrize("shift", range(4))
def test_who_takes_the_last_trick_of_a_durch_is_the_clever_one(shift):
    """Whatever his seat: all tricks but that are enough (kriz.durch-chytry).

    The declarer leads an ace and a seven; his left neighbour has the nine above it.
    """
    found = durch("HA B9 B8 A8 L7 L9 B7 A7", shift)
    assert found == ((1 + shift) % 4, [(True, "kriz.durch-chytry")])


def test_a_durch_is_clever_only_when_the_others_are_the_declarers():
    """Not after an earlier trick was lost, nor where it is not played."""
    lost = durch("L7 L9 B8 A8 B9 B7 A7 HA")
    assert lost == (-1, [(False, "durch.all-tricks")])
    whole = durch("HA B9 B8 A8 L9 L7 B7 A7", hands="HA L9/B9 L7/B87/A87")
    assert whole == (-1, [(True, "durch.all-tricks")])
    # While the last trick lies open nobody has taken it.
    for cards in ("HA B9 B8 A8", "L7 L9 B8 A8 B9"):
        assert durch(cards)[0] == -1
    profile = changed(GENERAL, (("durch_s_chytrym", "no"),))
    off = durch("HA B9 B8 A8 L7 L9 B7 A7", profile=profile)
    assert off == (-1, [(False, "durch.all-tricks")])


def sevens(hands, cards, helper=NO_TRUMP, kept="", trump=ACORNS):
    """How dvě sedmy of a play ended, by the part and by the outcome of all."""
    read = tuple(parse_cards(hand) for hand in hands.split("/"))
    held = tuple((0, card) for card in parse_cards(kept))
    state = start(read, TWO_SEVENS, trump, 0, changed(GENERAL, ()), held)
    plays = tuple(PlayCard(parse_card(card), False) for card in cards.split())
    state = play_out(state, plays)
    part = two_sevens(state, helper)
    assert [one.name for one in outcome(state).parts] == ["dvesedmy"]
    return part.made, part.rule


MADE, LOST = (True, "dvesedmy.order"), (False, "dvesedmy.either-lost")


def test_the_helper_is_the_other_seven_that_is_kept():
    """Or the one that is named; another seven does not do instead of it."""
    deal = ("A7 L7/HA B8/H9 B9", "L7 HA H9 A7 B8 B9")
    assert sevens(*deal, kept="A7 L7") == MADE
    assert sevens(*deal, kept="A7 L7", helper=LEAVES) == MADE
    assert sevens(*deal, kept="A7", helper=LEAVES) == MADE
    assert sevens(*deal, kept="A7", helper=HEARTS) == LOST
    # Nobody has said which suit it is.
    assert sevens(*deal, kept="A7") == LOST


def test_only_the_last_two_tricks_count_for_dve_sedmy():
    """A defender's ace takes the first of three (dvesedmy.order)."""
    hands = "H8 BA L7 A7/HA B8 HX HU/H9 B9 HO H7"
    cards = "H8 HA H9 B8 B9 BA L7 HX HO A7 HU H7"
    assert sevens(hands, cards, kept="A7 L7") == MADE
