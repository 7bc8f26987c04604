import pytest
from marias.errors import NotationError
from marias.profile import (
    GENERAL,
    PRESET_NAMES,
    SWITCHES,
    Profile,
    changed,
    differences,
    format_profile,
    origin,
    parse_profile,
    preset,
)


def test_the_fields_of_a_profile_are_the_switches_in_their_order():
    """A switch that is added to the table must be added to the record, and back."""
    names = [switch.name for switch in SWITCHES]
    assert list(Profile._fields) == ["preset", *names]


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


def test_klasika_differs_from_the_general_rules_in_one_duty():
    """Two profiles can be compared: the switches in which they differ."""
    assert differences(preset("klasika"), GENERAL) == ("overtrump",)
    assert differences(parse_profile("obecna~overtrump.no"), preset("klasika")) == ()


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
    ],
)
def test_a_bad_profile_is_refused_with_what_there_is(text, what, where, expected):
    """The error names the bad preset, switch or value and those that are allowed."""
    with pytest.raises(NotationError) as caught:
        parse_profile(text)
    assert (caught.value.what, caught.value.where) == (what, where)
    assert expected in caught.value.expected


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
