import pytest
from marias.action_text import format_action, parse_action
from marias.actions import (
    LOZENA,
    Announce,
    Answer,
    Ask,
    Bid,
    Call,
    ChooseTrump,
    Comment,
    Discard,
    Event,
    Exchange,
    FromPeople,
    Hold,
    LayDown,
    Omyl,
    Pass,
    PlayCard,
    TakeOver,
)
from marias.contract_text import parse_commitment
from marias.contracts import BETL, DURCH, SEVEN, TWO_SEVENS, commitment
from marias.errors import NotationError
from marias.notation import parse_card, parse_cards
from marias.offences import EVENTS

ACTIONS = (
    ("bid 3", Bid(2)),
    ("hold", Hold()),
    ("pass", Pass()),
    ("discard B7 L8", Discard(parse_cards("B7 L8"), -1)),
    ("discard B78", Discard(parse_cards("B78"), -1)),
    ("discard B7 L8 lead HA", Discard(parse_cards("B7 L8"), parse_card("HA"))),
    ("discard B7", Discard(parse_cards("B7"), -1)),
    ("event misdeal 2", Event("misdeal", 2)),
    ("event talon-peek", Event("talon-peek", 0)),
    ("announce sedma A", Announce(commitment(SEVEN, 2))),
    ("announce dvesedmy H L", Announce(commitment(TWO_SEVENS, 0, 1))),
    ("announce betl", Announce(commitment(BETL))),
    ("omyl", Omyl()),
    ("good", Comment((), ())),
    ("raise hra sedma", Comment(("hra", "sedma"), ())),
    ("raise hra against sto-proti", Comment(("hra",), ("sto-proti",))),
    ("against sedma-proti", Comment((), ("sedma-proti",))),
    ("raise sedma-proti", Comment(("sedma-proti",), ())),
    ("lay-down lozena", LayDown(LOZENA)),
    ("choose A7", ChooseTrump(parse_card("A7"))),
    ("z-lidu", FromPeople()),
    ("ask", Ask()),
    ("yes", Answer(True)),
    ("no", Answer(False)),
    ("take durch", TakeOver(DURCH)),
    ("call A9 X", Call(parse_card("A9"), 3)),
    ("exchange", Exchange()),
    ("HA", PlayCard(parse_card("HA"), False)),
    ("HK*", PlayCard(parse_card("HK"), True)),
)


@pytest.mark.parametrize(("text", "action"), ACTIONS)
def test_every_action_has_a_text(text, action):
    """What is written of an action is read back as the same action."""
    assert format_action(action) == text
    assert parse_action(text) == action
    assert type(parse_action(text)) is type(action)


def test_actions_of_different_kinds_are_never_equal():
    """Not even those without a field, so that `in` can be asked of the legal ones."""
    for place, (_, one) in enumerate(ACTIONS):
        for other_place, (_, other) in enumerate(ACTIONS):
            assert (one == other) is (place == other_place), (one, other)
            assert (one != other) is (place != other_place)
    assert Hold() not in (Pass(), Omyl())
    assert len({Hold(), Hold(), Pass()}) == 2


@pytest.mark.parametrize(
    "text",
    [
        "",
        "bid",
        "bid 0",
        "bid -1",
        "bid x",
        "bid 123",
        "bid ²",
        "hold 3",
        "double hra",
        "event",
        "event Misdeal",
        "event misdeal x",
        "event misdael",
        "event misdael 2",
        "discard B7 L8 lead",
        "discard B7 L8 lead H",
        "announce",
        "announce kilo",
        "announce sedma",
        "announce sedma X",
        "announce betl A",
        "announce dvesedmy H",
        "announce dvesedmy H H",
        "raise",
        "raise against",
        "raise hra against",
        "flek",
        "raise 107",
        "raise hra hra",
        "raise hra against hra",
        "against sto-proti against sto-proti",
        "lay-down",
        "choose",
        "take hra",
        "call A9",
        "call A9 Z",
        "HA LX",
        "HK**",
        "*",
    ],
)
def test_what_is_no_action_is_refused(text):
    """NotationError says what was expected instead."""
    with pytest.raises(NotationError) as caught:
        parse_action(text)
    assert caught.value.expected


@pytest.mark.parametrize(
    ("word", "nearest"),
    [
        ("misdael", "misdeal"),
        ("not-shuffled", "not-shuffling"),
        ("talon-peeks", "talon-peek"),
        ("", "cut"),
    ],
)
def test_an_event_that_there_is_not_is_answered_with_the_nearest(word, nearest):
    """A slip of the pen is not taken for something that was reported."""
    with pytest.raises(NotationError) as caught:
        parse_action(f"event {word}")
    assert caught.value.expected == f"an event such as {nearest}"


@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_is_read(kind):
    """Each of the list, with a number and without."""
    assert parse_action(f"event {kind}") == Event(kind, 0)
    assert parse_action(f"event {kind} 3") == Event(kind, 3)


def test_a_flek_by_any_name_raises():
    """How high a part stands follows from what was said before."""
    assert parse_action("tutti hra") == Comment(("hra",), ())
    two = parse_action("re hra flek sedma-proti")
    assert two == Comment(("hra", "sedma-proti"), ())


def test_a_contract_names_exactly_the_suits_it_has():
    """Betl has none, sedma its trumps, dvě sedmy a helper suit besides."""
    assert parse_commitment("betl") == commitment(BETL)
    assert parse_commitment("sedma H") == commitment(SEVEN, 0)
    assert parse_commitment("dvesedmy B A") == commitment(TWO_SEVENS, 3, 2)


def test_equal_actions_are_of_one_class():
    """A card played is never one called, whichever of the two is asked."""
    played, called = PlayCard(6, False), Call(6, 0)
    assert tuple(played) == tuple(called)
    assert played != called
    assert called != played
    assert called not in (played, PlayCard(6, True))
    assert PlayCard(6, False) in (called, played)
    assert len({played, called, PlayCard(6, False)}) == 2
    for text, one in ACTIONS:
        for other, another in ACTIONS:
            assert (one == another) == (text == other)
