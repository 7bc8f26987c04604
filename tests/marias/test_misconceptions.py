import pytest
from marias import rules
from marias.cards import PACK
from marias.contracts import GAME
from marias.marriages import Moment, may_announce, value
from marias.misconceptions import MISCONCEPTIONS, believer, misconception
from marias.notation import parse_cards
from marias.outcome import outcome
from marias.points import count
from marias.profile import GENERAL, preset
from marias.shuffle import Dice, shuffled
from marias.state import PlayCard, apply_unchecked, start
from marias.tricks import legal_plays, winner


def answers(profile):
    """What one believes about a few hundred positions with an announced seven."""
    dice = Dice("beliefs")
    said = []
    for number in range(400):
        pack = shuffled(PACK, dice)
        trump = number % 5 - 1
        table = pack[8 : 8 + number % 3]
        said.append(legal_plays(pack[:8], table, trump, profile, (trump * 8,)))
        said.append(winner(pack[:3], trump, profile).index)
        said.append(count(pack[:9], True, (0, 1), (2,), 0, profile).total)
        for leading in (True, False):
            moment = Moment(leading, False, False, pack[10:20], ())
            said.append(
                [may_announce(c, pack[:8], 0, profile, moment) for c in pack[:8]]
            )
    said.append([value(suit, 2, profile) for suit in range(4)])
    return [*said, beaten_king(profile)]


def beaten_king(profile):
    """The points of both sides after an announced king was beaten with the ace."""
    hands = tuple(parse_cards(hand) for hand in ("HKO", "HA7", "H8 L7"))
    state = start(hands, GAME, 2, 0, profile)
    for card in parse_cards("HK HA H8 H7 L7 HO"):
        announced = not state.table and not state.tricks
        state = apply_unchecked(state, PlayCard(card, announced))
    found = outcome(state)
    return found.declarer.total, found.defence.total


@pytest.mark.parametrize("belief", MISCONCEPTIONS, ids=lambda belief: belief.id)
def test_every_misconception_changes_an_answer(belief):
    """A belief that changes nothing could not be told from the rule."""
    one = believer(GENERAL, belief)
    assert answers(one) != answers(GENERAL)


def test_a_beaten_king_keeps_its_marriage():
    """The twenty stays with forehand; the belief gives it to whoever took the king."""
    belief = misconception("belief.marriage-to-winner")
    assert beaten_king(GENERAL) == (30, 10)
    assert beaten_king(believer(GENERAL, belief)) == (10, 30)


def test_every_misconception_breaks_a_rule_of_the_engine():
    """Each is tied to the id of a rule, and its own id is never given twice."""
    known = [value for name, value in vars(rules).items() if name.isupper()]
    ids = [belief.id for belief in MISCONCEPTIONS]
    assert len(set(ids)) == len(ids) >= 10
    for belief in MISCONCEPTIONS:
        assert belief.rule in known
        assert belief.id.startswith("belief.")


def test_a_believer_keeps_the_rest_of_the_profile():
    """A belief is laid over the rules of the table."""
    belief = misconception("belief.figures-count")
    assert believer(preset("klasika"), belief).overtrump == "no"
    with pytest.raises(KeyError):
        misconception("belief.none")


def test_the_dutch_page_and_a_repository_spread_what_they_spread():
    """Sources stand only where one was read: these, and no other."""
    spread = {belief.id: belief.sources for belief in MISCONCEPTIONS if belief.sources}
    assert spread == {
        "belief.ten-low": ("lbenda",),
        "belief.no-beating": ("lbenda",),
        "belief.no-overtrump": ("lbenda",),
        "belief.figures-count": ("holandska",),
        "belief.ace-eleven": ("lbenda",),
        "belief.marriage-on-lead-only": ("holandska",),
    }


@pytest.mark.parametrize(
    ("switch", "hand", "table", "trump", "cards"),
    [
        ("relief.no", "LA7 BA", "LK A8", "A", ["LA"]),
        ("follow.or-trump", "L7 A8 BA", "LK", "A", ["A8", "L7"]),
        ("follow.or-trump", "A78 BA", "A9", "A", ["A7", "A8"]),
        ("follow.no", "L7 A8 BA", "LK", "A", ["A8", "BA", "L7"]),
        ("must-trump.no", "A8 BA", "LK", "A", ["A8", "BA"]),
        ("order.natural", "LX8", "LK", "A", ["L8", "LX"]),
        ("order.natural", "LXU", "L9", "A", ["LU", "LX"]),
        ("betl-order.points", "LXK8", "LO", "-", ["LK", "LX"]),
        ("betl-order.points", "LXK8", "LK", "-", ["LX"]),
        ("taking.led", "A8K", "LK AU", "A", ["A8", "AK"]),
        ("taking.rank", "LXO", "LU BK", "A", ["LX"]),
    ],
)
def test_who_believes_it_would_play_these_cards(may, switch, hand, table, trump, cards):
    """The cards that each belief about the duties allows, beside the rule it breaks."""
    assert may(hand, table, trump, profile="obecna~" + switch) == cards


@pytest.mark.parametrize(
    ("switch", "cards", "trump", "taker"),
    [
        ("order.natural", "LK LX L7", "A", "LK"),
        ("order.natural", "HK HX H7", "H", "HK"),
        ("betl-order.points", "LK LX L7", "-", "LX"),
        ("taking.led", "LK AA L7", "A", "LK"),
        ("taking.led", "AK AX L7", "A", "AX"),
        ("taking.ace", "LA A7 AK", "A", "LA"),
        ("taking.ace", "LK A7 LA", "A", "LA"),
        ("taking.ace", "LK A7 BA", "A", "A7"),
        ("taking.rank", "LK HA A7", "A", "HA"),
        ("taking.rank", "LK HK BK", "A", "LK"),
    ],
)
def test_who_believes_it_sees_this_card_take_the_trick(
    takes, switch, cards, trump, taker
):
    """The trick as one sees it who has the orders or the power of trumps wrong."""
    assert takes(cards, trump, "obecna~" + switch)[0] == taker


@pytest.mark.parametrize("keep", ["last-trump", "no"])
def test_a_seven_led_too_early(may, keep):
    """As soon as it is the last trump, or whenever one likes."""
    profile = "obecna~keep." + keep
    assert may("H7 B9", "", "H", profile=profile, kept="H7") == ["B9", "H7"]
    early = may("H78 B9", "", "H", profile=profile, kept="H7")
    assert ("H7" in early) == (keep == "no")
    assert ("H7" in may("H78", "HA", "H", profile=profile, kept="H7")) == (keep == "no")


def test_a_king_that_waits_for_its_ober(judge, may):
    """A program's rule: the ober of a pair goes first, the king waits in hand."""
    waits = "obecna~king-waits.yes"
    assert judge("HKO9", "HU", "H", waits)["HK"] == (False, "hlaska.first-card")
    assert may("HKO9", "HU", "H", waits) == ["HO"]
    assert may("HK9", "HU", "H", waits) == ["HK"]
    assert may("HKO9", "HU", "-", waits) == ["HK", "HO"]
