"""Ways to follow a variant by words, from the deal to the announcement or the end."""

import pytest
from marias.action_text import format_action, parse_action
from marias.dealing import Dealt
from marias.errors import IllegalActionError
from marias.notation import parse_cards
from marias.shuffle import Dice


def dealt(hands, rest=""):
    """A deal of a text, the hands divided by / and in the order of dealing."""
    return Dealt(tuple(parse_cards(hand) for hand in hands.split("/")), cards(rest))


def cards(text):
    """The cards of a text, none of an empty one."""
    return parse_cards(text) if text else ()


def said(variant, state, words):
    """The state after actions divided by a semicolon."""
    for word in words.split(";"):
        state = variant.apply(state, parse_action(word.strip()))
    return state


def refused(variant, state, word):
    """The rule against an action, which is not listed among the legal ones either."""
    action = parse_action(word) if isinstance(word, str) else word
    assert action not in variant.legal_actions(state)
    with pytest.raises(IllegalActionError) as error:
        variant.apply(state, action)
    return error.value.rule


def open_words(variant, state):
    """The legal actions as words."""
    return [format_action(action) for action in variant.legal_actions(state)]


def walk(variant, state, seed):
    """The state after random legal actions to the end, checked on the way."""
    dice = Dice(seed)
    while not variant.is_over(state):
        assert variant.seat_to_act(state) >= 0
        actions = variant.legal_actions(state)
        assert len(set(actions)) == len(actions)
        state = variant.apply(state, actions[dice.below(len(actions))])
    assert variant.legal_actions(state) == ()
    assert variant.seat_to_act(state) == -1
    return state
