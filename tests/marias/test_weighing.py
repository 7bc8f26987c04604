import pytest
from marias.offences import GAME, HEAVY, LIGHT, NONE, NOTHING, OFFENCES, SUM_ONLY
from marias.profile import changed, preset
from marias.weighing import list_of, weigh


def weight(name, profile="obecna", *overrides):
    """How an act weighs at a table."""
    return weigh(name, changed(preset(profile), overrides))


def test_each_preset_follows_the_list_of_its_source():
    """Klasika and the table of the pub go by the general rules."""
    lists = {name: list_of(preset(name)) for name in ("klasika", "hospoda", "paluba")}
    assert lists == {"klasika": "obecna", "hospoda": "obecna", "paluba": "paluba"}


@pytest.mark.parametrize(
    ("name", "turnaj"),
    [
        ("not-following", GAME),
        ("not-beating", GAME),
        ("wrong-lead", GAME),
        ("out-of-turn", GAME),
        ("sharp-talon", GAME),
        ("talon-after-comment", GAME),
        ("signals", GAME),
        ("early-seven", SUM_ONLY),
        ("talon-count", "up-to-re"),
    ],
)
def test_the_general_rules_take_the_game_the_tournament_has_exceptions(name, turnaj):
    """The side has lost (renonc.side-loses), or is excepted (renonc.exceptions)."""
    assert weight(name).takes == GAME
    assert "renonc.side-loses" in weight(name).rules
    assert weight(name, "turnaj2020").takes == turnaj
    excepted = "renonc.exceptions" in weight(name, "turnaj2020").rules
    assert excepted == (turnaj != GAME)


@pytest.mark.parametrize(
    ("name", "obecna", "paluba", "turnaj"),
    [
        ("sharp-talon", HEAVY, HEAVY, HEAVY),
        ("shuffling", LIGHT, HEAVY, NONE),
        ("mixing", LIGHT, LIGHT, HEAVY),
        ("not-following", LIGHT, LIGHT, LIGHT),
        ("not-shuffling", NONE, NONE, LIGHT),
        ("misdeal", NONE, NONE, LIGHT),
        ("comment-order", NONE, LIGHT, LIGHT),
        ("wrong-accusation", NONE, LIGHT, NONE),
        ("fifth-flek", NONE, NONE, NONE),
        ("humour", NONE, NONE, NONE),
        ("revealing", NONE, NONE, NONE),
        ("helpers-not-shown", NONE, NONE, LIGHT),
    ],
)
def test_light_and_heavy_by_table(name, obecna, paluba, turnaj):
    """Sharp cards in the talon are heavy everywhere (renonc.sharp-talon)."""
    found = [weight(name, one).kind for one in ("obecna", "paluba", "turnaj2020")]
    assert found == [obecna, paluba, turnaj]


def test_where_a_list_is_silent_the_weight_is_not_sure():
    """Not trumping stands in Paluba's text alone (renonc.any-play-rule-paluba)."""
    assert weight("not-trumping", "paluba").sure
    assert not weight("not-trumping").sure
    assert not weight("not-trumping", "turnaj2020").sure
    assert not weight("seven-in-talon", "turnaj2020").sure
    assert not weight("talon-count", "paluba").sure


def test_a_comment_out_of_turn_is_what_the_switch_says():
    """Put right, a renonc, or a flat sum (renonc.flek-order-turnaj)."""
    assert weight("comment-order").takes == NOTHING
    paluba = weight("comment-order", "paluba")
    assert (paluba.kind, paluba.takes) == (LIGHT, GAME)
    assert paluba.rules[0] == "renonc.flek-order-paluba"
    turnaj = weight("comment-order", "turnaj2020")
    assert (turnaj.kind, turnaj.takes) == (LIGHT, SUM_ONLY)
    assert weight("comment-order", "obecna", ("comment_order", "flat")).kind == LIGHT


def test_switches_make_offences_of_their_own():
    """To shuffle (renonc.shuffling), or not to (renonc.no-shuffling-turnaj)."""
    fined = weight("misdeal", "obecna", ("misdeals", "fined"))
    assert (fined.kind, fined.takes, fined.sure) == (LIGHT, SUM_ONLY, True)
    for shuffling, name in (("each", "shuffling"), ("never", "not-shuffling")):
        switch = ("shuffling", shuffling)
        assert weight(name, "obecna", switch).kind == NONE
        other = "not-shuffling" if name == "shuffling" else "shuffling"
        assert weight(other, "turnaj2020", switch).kind != NONE


def test_a_laid_hand_played_out_costs_a_sum_only():
    """By the tournament for certain; the general rules fine it in competition."""
    assert weight("laid-played", "turnaj2020").sure
    assert weight("laid-played").takes == SUM_ONLY


def test_every_row_can_be_weighed_at_every_table():
    """Whoever asks gets an answer."""
    for name in ("obecna", "klasika", "paluba", "turnaj2020", "hospoda"):
        for row in OFFENCES:
            found = weight(row.name, name)
            assert (found.kind == NONE) == (found.takes == NOTHING)
            assert found.rules
