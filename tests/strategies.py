"""Hypothesis strategies: cards, hands, positions, deals, and deals played out."""

from hypothesis import assume
from hypothesis import strategies as st
from marias.cards import NO_TRUMP, PACK, SUITS
from marias.contracts import CONTRACTS, has_trump
from marias.contradictions import contradictions
from marias.deal import SEATS, Deal
from marias.misconceptions import MISCONCEPTIONS
from marias.profile import PRESET_NAMES, SWITCHES, changed, preset
from marias.record import Record
from marias.state import apply, is_over, legal_actions, start
from marias.switches_play import PLAY_SWITCHES

cards = st.sampled_from(PACK)
suits = st.sampled_from(SUITS)
trumps = st.sampled_from((NO_TRUMP, *SUITS))
packs = st.permutations(PACK).map(tuple)
beliefs = st.sampled_from(MISCONCEPTIONS)
# Those of the play stand twice: most properties are about it.
switches = st.sampled_from(PLAY_SWITCHES + SWITCHES)


@st.composite
def card_tuples(draw, least=0, most=10):
    """Different cards, in any order."""
    size = draw(st.integers(least, most))
    return draw(packs)[:size]


@st.composite
def profiles(draw, hidden=True):
    """A preset with some switches set to other values that go together."""
    overrides = []
    for switch in draw(st.lists(switches, max_size=9, unique=True)):
        values = switch.values + switch.hidden if hidden else switch.values
        overrides.append((switch.name, draw(st.sampled_from(values))))
    profile = changed(preset(draw(st.sampled_from(PRESET_NAMES))), tuple(overrides))
    assume(not contradictions(profile))
    return profile


@st.composite
def positions(draw, least_table=0):
    """A hand, the cards on the table before it, and a trump suit."""
    pack = draw(packs)
    size = draw(st.integers(1, 10))
    table = draw(st.integers(least_table, 2))
    return pack[:size], pack[size : size + table], draw(trumps)


@st.composite
def deals(draw):
    """Three hands and the talon."""
    pack = draw(packs)
    return Deal((pack[:10], pack[10:20], pack[20:30]), pack[30:])


@st.composite
def records(draw, profile=None, contract=None):
    """A whole deal or the beginning of one, played at random but by the rules."""
    deal = draw(deals())
    if contract is None:
        contract = draw(st.sampled_from(CONTRACTS))
    trump = draw(suits) if has_trump(contract) else NO_TRUMP
    if profile is None:
        profile = draw(profiles())
    declarer = draw(st.sampled_from(SEATS))
    state = start(deal.hands, contract, trump, declarer, profile)
    choices = draw(st.lists(st.integers(0, 99), min_size=30, max_size=30))
    length = draw(st.sampled_from((30, 30, 30, 29, 15, 1, 0)))
    plays = []
    while not is_over(state) and len(plays) < length:
        actions = legal_actions(state)
        plays.append(actions[choices[len(plays)] % len(actions)])
        state = apply(state, plays[-1])
    return Record(profile, contract, trump, declarer, deal, tuple(plays))
