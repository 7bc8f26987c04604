import pytest
from marias.contracts import ALL_CONTRACTS
from marias.offences import (
    EVENTS,
    LISTS,
    OFFENCES,
    REPORTED,
    find,
)


def test_every_name_stands_once_and_says_something_in_each_list():
    """Offence, none, both, or not a word."""
    names = [row.name for row in OFFENCES]
    assert len(names) == len(set(names))
    for row in OFFENCES:
        assert len(row.lists) == len(LISTS)
        assert set(row.lists) <= set("yn?-")
        assert set(row.lists) != {"-"}
        assert find(row.name) is row
    assert len(ALL_CONTRACTS) == 8


def test_an_unknown_act_has_no_row():
    """The table is closed."""
    with pytest.raises(KeyError):
        find("smoking")


def test_what_is_reported_is_in_the_table():
    """Doubts, claims and the end of the time for them are no acts."""
    for name in REPORTED:
        assert find(name)
    assert set(REPORTED) < set(EVENTS)


def test_the_tournament_names_seventeen_kinds_and_four_that_are_none():
    """Two of the seventeen are told apart here, so that there are nineteen.

    An early seven and a laid hand played out; sevens and helpers that are not shown.
    Of the sevens the text says two things.
    """
    column = LISTS.index("turnaj2020")
    named = [row.name for row in OFFENCES if row.lists[column] == "y"]
    assert len(named) == 18
    none = [row.name for row in OFFENCES if row.lists[column] in "n?"]
    assert none == [
        "sevens-not-shown",
        "seven-in-talon",
        "fifth-flek",
        "revealing",
        "humour",
    ]


def test_all_three_lists_punish_the_sharp_card_in_the_talon_and_the_card_out_of_turn():
    """And not following, not beating, a wrong lead, an early seven."""
    common = [row.name for row in OFFENCES if row.lists == "yyy"]
    assert common == [
        "not-following",
        "not-beating",
        "wrong-lead",
        "out-of-turn",
        "early-seven",
        "sharp-talon",
    ]
