"""Settings that decide nothing, since another leaves them no case."""

import pytest
from marias.idle import idle
from marias.profile import SWITCHES, parse_profile, preset


@pytest.mark.parametrize(
    ("table", "switch", "why"),
    [
        # Whom a limit holds for is asked only where there is one, however high.
        ("paluba", "limit_per", "limit"),
        ("hospoda", "limit_per", "limit"),
        ("obecna", "limit_per", ""),
        ("klasika", "limit_per", ""),
        ("obecna~limit.0", "limit_per", "limit"),
        ("obecna~limit.0", "limit_raised", "limit"),
        ("obecna~limit.1", "limit_per", ""),
        # What a quiet result costs is asked only where it is paid.
        ("obecna~quiet.no", "quiet7_where", "quiet"),
        ("obecna~quiet.no", "killed_quiet7", "quiet"),
        ("obecna~quiet.no", "quiet100_over", "quiet"),
        ("obecna~quiet.no", "defence_100_doubles", "quiet"),
        ("obecna", "quiet100_over", ""),
        # Klasika has no flat fines, so none that is higher.
        ("klasika", "heavy_offences", "fine_heavy"),
        ("paluba", "heavy_offences", ""),
        # A setting that hangs on none always decides.
        ("hospoda", "limit", ""),
    ],
)
def test_a_setting_needs_a_case(table, switch, why):
    """A setting that hangs on another decides only where that one lets it."""
    assert idle(parse_profile(table), switch) == why


def test_both_are_switches():
    """Whatever the table of them names is there, and does not hang on itself."""
    known = {switch.name for switch in SWITCHES}
    silent = parse_profile("klasika~quiet.no~limit.0")
    found = {name: why for name in known if (why := idle(silent, name))}
    assert set(found.values()) == {"limit", "quiet", "fine_heavy"}
    assert not set(found.values()) & set(found)
    assert idle(preset("paluba"), "limit") == ""
