import pytest
from marias.offences import GAME, HEAVY, LIGHT, NONE, NOTHING, OFFENCES, SUM_ONLY
from marias.profile import changed, preset
from marias.weighing import list_of, weigh, weigh_sitting_out


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


@pytest.mark.parametrize(
    ("name", "profile", "sure"),
    [
        ("comment-order", "obecna", True),
        ("comment-order", "paluba", True),
        ("comment-order", "turnaj2020", True),
        ("humour", "obecna", True),
        ("fifth-flek", "turnaj2020", True),
        ("laid-played", "turnaj2020", True),
        ("laid-played", "obecna", False),
        ("laid-played", "paluba", False),
        ("helpers-shown", "turnaj2020", True),
        ("helpers-shown", "obecna", True),
        ("sevens-not-shown", "turnaj2020", False),
        ("old-tricks", "paluba", True),
        ("old-tricks", "turnaj2020", False),
    ],
)
def test_what_is_sure(name, profile, sure):
    """A word of the list, or a switch where it is silent; else it is left open."""
    assert weight(name, profile).sure is sure


def test_a_laid_hand_played_out_is_an_offence_where_the_switch_fines_it():
    """Where the list is silent that decides; elsewhere it is left open."""
    fined = weight("laid-played", "paluba", ("lozena_play", "fined"))
    assert (fined.kind, fined.sure) == (LIGHT, True)
    for play in ("test-trick", "open-check"):
        assert not weight("laid-played", "paluba", ("lozena_play", play)).sure


@pytest.mark.parametrize(
    ("name", "profile", "rules"),
    [
        ("comment-order", "obecna", ["flek.order-clockwise"]),
        ("comment-order", "paluba", ["renonc.flek-order-paluba", "renonc.flat-paluba"]),
        (
            "comment-order",
            "turnaj2020",
            ["renonc.flek-order-turnaj", "renonc.flat-turnaj"],
        ),
        (
            "not-following",
            "obecna",
            ["renonc.follow", "renonc.side-loses", "renonc.flat-open-obecna"],
        ),
        # In Paluba the game is not lost, only the sum is due.
        ("not-following", "paluba", ["renonc.follow", "renonc.flat-paluba"]),
        (
            "early-seven",
            "turnaj2020",
            ["renonc.early-seven", "renonc.exceptions", "renonc.flat-turnaj"],
        ),
        ("splitting", "obecna", ["renonc.rezani", "renonc.flat-open-obecna"]),
    ],
)
def test_the_rules_of_a_weight(name, profile, rules):
    """The act, what is lost by it, and where the sum comes from, in this order."""
    assert list(weight(name, profile).rules) == rules


@pytest.mark.parametrize(
    ("profile", "kind", "sure", "rule"),
    [
        ("turnaj2020", NONE, True, "pauz.may-look"),
        ("obecna", LIGHT, False, "renonc.look-others"),
        ("paluba", LIGHT, False, "renonc.look-others"),
    ],
)
def test_a_look_of_the_one_who_sits_out(profile, kind, sure, rule):
    """The tournament lets him (pauz.may-look); no other list speaks of him."""
    found = weigh_sitting_out("look-others", preset(profile))
    assert (found.kind, found.sure, found.rules[0]) == (kind, sure, rule)
    other = weigh_sitting_out("signals", preset(profile))
    assert other == weight("signals", profile)


def test_every_weight_that_a_list_gives_is_sure_of_what_is_none():
    """What is expressly no offence is none for certain, not open."""
    for name in ("humour", "revealing", "misdeal", "wrong-accusation"):
        assert weight(name).kind == NONE
        assert weight(name).sure
