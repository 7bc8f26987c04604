import pytest
from marias import rules
from marias.errors import NotationError
from marias.profile import (
    GENERAL,
    PRESET_NAMES,
    SWITCHES,
    Profile,
    changed,
    difference,
    differences,
    format_profile,
    number,
    origin,
    parse_profile,
    preset,
    switch_rules,
)


def test_the_fields_of_a_profile_are_the_switches_in_their_order():
    """A switch that is added to the table must be added to the record, and back."""
    names = [switch.name for switch in SWITCHES]
    assert list(Profile._fields) == ["preset", *names]
    assert list(Profile.__annotations__) == ["preset", *names]
    assert len(set(names)) == len(names)


def test_every_switch_has_a_value_source_and_grade_in_every_preset():
    """Each of the five presets says where each of its values comes from."""
    for name in PRESET_NAMES:
        for switch in SWITCHES:
            found = origin(name, switch.name)
            assert found.value in switch.values
            assert found.grade in ("stated", "derived", "inferred")
            assert found.source or found.grade == "inferred"
            assert found.value == getattr(preset(name), switch.name)


def test_klasika_states_that_a_lower_trump_may_be_played():
    """The house preset drops the duty of the higher trump; the source says so."""
    assert origin("klasika", "overtrump") == ("no", "obecna", "stated")
    assert origin("paluba", "overtrump") == ("yes", "paluba", "derived")
    assert origin("turnaj2020", "beat") == ("yes", "turnaj2020", "stated")
    assert origin("hospoda", "beat") == ("yes", "obecna", "inferred")


def test_the_general_rules_are_the_default():
    """Without a word of which rules, the general ones hold."""
    assert preset("obecna") == GENERAL
    assert format_profile(GENERAL) == "obecna"


def test_klasika_differs_from_the_general_rules_where_its_source_says_so():
    """Two profiles can be compared: the switches in which they differ."""
    assert differences(preset("klasika"), GENERAL) == (
        *("overtrump", "lowest", "fold_sedma", "remis", "fold_hra"),
        *("limit", "fine_light", "fine_heavy"),
    )
    assert differences(parse_profile("obecna~overtrump.no"), GENERAL) == ("overtrump",)
    assert differences(GENERAL, GENERAL) == ()


def test_profiles_that_differ_differ_in_rules():
    """From the switches follow the ids of the rules, the leading rule of each first."""
    assert difference(GENERAL, parse_profile("obecna~ladder.pub")) == (
        *("bid.ladder-competition", "bid.ladder-pub", "bid.ladder-12"),
    )
    found = difference(GENERAL, preset("turnaj2020"))
    assert {"cut.must-shuffle", "flek.max-four", "pay.limit-750"} <= set(found)
    assert "play.beat" not in found
    assert len(set(found)) == len(found)


def test_a_switch_turns_rules():
    """Every switch names at least one rule of the engine; a slip in a name is told."""
    assert switch_rules("limit") == ("pay.limit-500", "klasika.base-cap")
    known = {value for name, value in vars(rules).items() if name.isupper()}
    for switch in SWITCHES:
        assert set(switch_rules(switch.name)) <= known
    with pytest.raises(NotationError):
        switch_rules("limits")


def test_a_table_sets_what_its_rules_leave_to_it():
    """School, base, limit, folding, quiet results and so on (house.settings)."""
    chosen = (
        *(("school", "nasobeny"), ("base", "10h"), ("limit", "0")),
        *(("overtrump", "no"), ("fold_sedma", "played"), ("quiet", "no")),
        *(("omyl", "no"), ("first_lead", "no"), ("shuffling", "each")),
    )
    table = changed(GENERAL, chosen)
    assert set(differences(table, GENERAL)) == {name for name, _ in chosen}
    assert all(getattr(table, name) == value for name, value in chosen)
    assert changed(table, (("quiet", "yes"),)).quiet == "yes"
    with pytest.raises(NotationError):
        changed(GENERAL, (("quiet", "perhaps"),))


def test_overrides_stand_behind_the_preset():
    """The text is the preset and what differs from it, in the order of the table."""
    profile = parse_profile("klasika~first-lead.no~beat.no~overtrump.no")
    assert (profile.beat, profile.overtrump, profile.first_lead) == ("no", "no", "no")
    assert format_profile(profile) == "klasika~beat.no~first-lead.no"


@pytest.mark.parametrize(
    ("text", "what", "where", "expected"),
    [
        ("pub", "pub", 0, "obecna klasika paluba turnaj2020 hospoda"),
        ("", "", 0, "a preset"),
        ("obecna~beet.no", "beet", 7, "beat overtrump first-lead"),
        ("obecna~beat.maybe", "maybe", 12, "a value of beat (yes no)"),
        ("obecna~beat", "", 12, "a value of beat (yes no)"),
        ("obecna~beat.no~beat.yes", "beat", 15, "only once"),
        ("obecna~order.natural", "order", 7, "a switch"),
        ("obecna~limit.007", "007", 13, "a value of limit (500 50 0)"),
        ("obecna~limit.10000", "10000", 13, "a value of limit"),
        ("obecna~limit.-1", "-1", 13, "a value of limit"),
        ("obecna~base.20", "20", 12, "a value of base (20h 10h 1kc)"),
        ("obecna~base.0kc", "0kc", 12, "a value of base"),
    ],
)
def test_a_bad_profile_is_refused_with_what_there_is(text, what, where, expected):
    """The error names the bad preset, switch or value and those that are allowed."""
    with pytest.raises(NotationError) as caught:
        parse_profile(text)
    assert (caught.value.what, caught.value.where) == (what, where)
    assert expected in caught.value.expected


@pytest.mark.parametrize(
    "text", ["obecna~limit.200", "paluba~base.30h~max-fleks.6", "hospoda~limit.9999"]
)
def test_a_table_may_agree_on_any_number(text):
    """Limits, fleks, fines and the base are not bound to the sums in the table."""
    profile = parse_profile(text)
    assert format_profile(profile) == text
    assert number(parse_profile("obecna~limit.200").limit) == 200
    assert number(GENERAL.max_fleks) == 0


def test_what_no_table_is_offered_is_read_only_on_request():
    """A link cannot smuggle in a misconception; a record of a program may."""
    text = "obecna~king-waits.yes"
    assert format_profile(parse_profile(text, hidden=True)) == text
    with pytest.raises(NotationError):
        parse_profile(text)


def test_changing_an_unknown_switch_is_an_error():
    """A slip in a name never passes silently."""
    with pytest.raises(NotationError):
        changed(GENERAL, (("beet", "no"),))
    with pytest.raises(NotationError):
        changed(GENERAL, (("beat", "nein"),))
