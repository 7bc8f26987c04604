import pytest
from marias.cards import ACORNS, BELLS, HEARTS, NO_TRUMP
from marias.contracts import (
    BETL,
    DURCH,
    GAME,
    HUNDRED,
    HUNDRED_SEVEN,
    SEVEN,
    TWO_SEVENS,
    TWO_SEVENS_HUNDRED,
)
from marias.ladder import (
    NOT_ON_LADDER,
    ladder_rule,
    lowest,
    rung_name,
    rung_named,
    rung_of,
    rungs,
)
from marias.profile import GENERAL, PRESET_NAMES, parse_profile, preset


def names(profile):
    """The ladder in words."""
    return [rung_name(rung) for rung in rungs(profile)]


TWELVE = [
    *("sedma", "lepsi-sedma", "sto", "stosedm", "lepsi-sto", "lepsi-stosedm"),
    *("betl", "durch", "dvesedmy", "stodvesedmy"),
    *("lepsi-dvesedmy", "lepsi-stodvesedmy"),
]


def test_the_tournament_has_twelve_rungs():
    """From sedma to red two sevens with sto, as in the tournament (bid.ladder-12)."""
    assert names(preset("turnaj2020")) == TWELVE
    assert names(GENERAL) == TWELVE


def test_pubs_swap_the_two_middle_rungs():
    """Sto a sedm stands above the better sto in pubs, below it in competition."""
    pub = names(parse_profile("obecna~ladder.pub"))
    assert pub[3:5] == ["lepsi-sto", "stosedm"]
    assert pub[:3] + pub[5:] == TWELVE[:3] + TWELVE[5:]
    assert ladder_rule(parse_profile("obecna~ladder.pub")) == "bid.ladder-pub"
    assert ladder_rule(GENERAL) == "bid.ladder-competition"


def test_paluba_lists_ten_games_in_the_order_of_its_prices():
    """Its price list knows no sto a dvě sedmy."""
    assert names(preset("paluba")) == [
        one for one in TWELVE if "stodvesedmy" not in one
    ]
    assert len(names(preset("paluba"))) == 10


@pytest.mark.parametrize("name", ["klasika", "hospoda"])
def test_two_presets_bid_from_hra(name):
    """Hra is the lowest, and red hra between it and sedma (house.bid-from-hra)."""
    assert names(preset(name))[:3] == ["hra", "lepsi-hra", "sedma"]
    assert lowest(preset(name)) == (GAME, False)
    assert lowest(GENERAL) == (SEVEN, False)


@pytest.mark.parametrize("name", PRESET_NAMES)
def test_every_red_contract_stands_above_its_plain_twin(name):
    """What is played in hearts is better than the same in any other suit."""
    ladder = rungs(preset(name))
    assert len(set(ladder)) == len(ladder)
    for place, (contract, red) in enumerate(ladder):
        assert not red or (contract, False) in ladder[:place]


@pytest.mark.parametrize(
    ("contract", "trump", "place"),
    [
        (SEVEN, ACORNS, 0),
        (SEVEN, HEARTS, 1),
        (HUNDRED_SEVEN, BELLS, 3),
        (HUNDRED, HEARTS, 4),
        (BETL, NO_TRUMP, 6),
        (DURCH, NO_TRUMP, 7),
        (TWO_SEVENS, BELLS, 8),
        (TWO_SEVENS, HEARTS, 10),
        (TWO_SEVENS_HUNDRED, HEARTS, 11),
        (GAME, BELLS, NOT_ON_LADDER),
    ],
)
def test_the_rung_of_an_announcement(contract, trump, place):
    """Hearts as trumps make it the better one (cards.red-better); hra is not bid."""
    assert rung_of(contract, trump, GENERAL) == place


def test_rungs_are_found_by_their_names():
    """A name leads to the rung of this ladder, if it has one."""
    assert rung_named("betl", GENERAL) == 6
    assert rung_named("betl", preset("klasika")) == 8
    assert rung_named("stodvesedmy", preset("paluba")) == NOT_ON_LADDER


def test_who_takes_bells_for_red_sees_a_higher_rung():
    """The misconception turns a sto in bells into the better one."""
    wrong = parse_profile("obecna~red.hearts-and-bells", hidden=True)
    assert rung_of(HUNDRED, BELLS, wrong) == 4
    assert rung_of(HUNDRED, BELLS, GENERAL) == 2


@pytest.mark.parametrize("name", PRESET_NAMES)
def test_betl_and_durch_have_one_rung_each(name):
    """They have no suit to be better in, sedma has (bid.no-suit-betl-durch)."""
    ladder = rungs(preset(name))
    for contract in (BETL, DURCH):
        assert [rung.red for rung in ladder if rung.contract == contract] == [False]
    assert [rung.red for rung in ladder if rung.contract == SEVEN] == [False, True]


def test_red_sto_a_sedm_is_called_better():
    """Sto a sedm lepších in hearts, in any other suit without it (stosedm.red-name)."""
    ladder = rungs(GENERAL)
    found = [rung_of(HUNDRED_SEVEN, trump, GENERAL) for trump in (HEARTS, BELLS)]
    assert [rung_name(ladder[rung]) for rung in found] == ["lepsi-stosedm", "stosedm"]
