"""Settings that decide nothing at a table, since another leaves them no case.

Without a limit nobody asks whom it holds for; without quiet results nobody prices one;
where no offence has a flat fine, none has a higher one.
"""

from .profile_fields import Profile

# A switch, the one that it hangs on, and the value of that one which leaves it idle.
_HANGS_ON = (
    ("limit_raised", "limit", "0"),
    ("limit_per", "limit", "0"),
    ("quiet7_where", "quiet", "no"),
    ("killed_quiet7", "quiet", "no"),
    ("quiet100_over", "quiet", "no"),
    ("defence_100_doubles", "quiet", "no"),
    ("heavy_offences", "fine_heavy", "0"),
)


def idle(profile: Profile, name: str) -> str:
    """Return the switch that leaves another one no case, or "" where it decides."""
    for one, other, value in _HANGS_ON:
        if one == name and getattr(profile, other) == value:
            return other
    return ""
