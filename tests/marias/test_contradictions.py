import pytest
from marias.contradictions import contradictions
from marias.errors import NotationError
from marias.profile import PRESET_NAMES, SWITCHES, changed, parse_profile, preset


@pytest.mark.parametrize("name", PRESET_NAMES)
def test_no_preset_contradicts_itself(name):
    """What a source says as a whole can be played."""
    assert contradictions(preset(name)) == ()


@pytest.mark.parametrize(
    ("text", "what", "where", "against"),
    [
        # Without a re no sedma is played, so neither is one flekked on hra alone.
        ("obecna~fold-sedma.re~remis.played", "remis.played", 21, "fold-sedma.re"),
        ("paluba~remis.played", "remis.played", 7, "fold-sedma.re"),
        # A re is the second flek.
        ("paluba~max-fleks.1", "max-fleks.1", 7, "fold-hra.re"),
        ("obecna~max-fleks.1~fold-sedma.re", "fold-sedma.re", 19, "max-fleks.1"),
        ("obecna~fold-hra.re~max-fleks.1", "max-fleks.1", 19, "fold-hra.re"),
        # What must be done before each deal is no offence.
        ("paluba~shuffling.each", "shuffling.each", 7, "heavy-offences.shuffling"),
        # The tournament's list has a comment out of turn cost a flat sum only.
        (
            "turnaj2020~comment-order.revoke",
            "comment-order.revoke",
            11,
            "offence-loses.listed",
        ),
        # It is by a quiet hundred that the defence doubles a lost sto.
        ("paluba~quiet.no", "quiet.no", 7, "defence-100-doubles.yes"),
        # Paluba's allowance is of all the tens of the defence, and each costs the same.
        ("paluba~pady-marriages.no", "pady-marriages.no", 7, "lost-sto.allowance"),
        ("paluba~school.nasobeny", "school.nasobeny", 7, "lost-sto.allowance"),
        # A raised limit raises one, and a heavy fine is not the light one.
        ("turnaj2020~limit.0", "limit.0", 11, "limit-raised.750"),
        ("obecna~limit-raised.500", "limit-raised.500", 7, "limit.500"),
        ("obecna~fine-heavy.9", "fine-heavy.9", 7, "fine-light.10"),
    ],
)
def test_settings_that_exclude_each_other_are_refused(text, what, where, against):
    """The error names both settings, and why they do not go together."""
    with pytest.raises(NotationError) as caught:
        parse_profile(text)
    assert (caught.value.what, caught.value.where) == (what, where)
    assert f"nothing against {against}: " in caught.value.expected


@pytest.mark.parametrize(
    "text",
    [
        "paluba~fold-sedma.played~remis.played",
        "paluba~quiet.no~defence-100-doubles.no",
        "turnaj2020~limit.0~limit-raised.0",
        "obecna~limit-raised.501",
        "obecna~fine-heavy.10",
        "turnaj2020~table.three",
        "obecna~school.nasobeny",
    ],
)
def test_with_the_other_changed_too_the_setting_is_allowed(text):
    """Only what excludes another setting is refused, not what merely lies idle."""
    assert contradictions(parse_profile(text)) == ()


def test_most_single_changes_go_together_with_every_preset():
    """Rare exclusions leave the rest of the table free."""
    refused = set()
    for name in PRESET_NAMES:
        for switch in SWITCHES:
            for value in switch.values:
                if contradictions(changed(preset(name), ((switch.name, value),))):
                    refused.add((name, switch.name))
    assert len(refused) < 20
