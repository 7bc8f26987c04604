"""Settings that cannot both hold, in the terms of the sources they come from."""

from collections import namedtuple

from .profile_fields import Profile, number


class Contradiction(namedtuple("Contradiction", ("one", "other", "why"))):
    """Two switches whose values exclude each other, and why."""

    __slots__ = ()
    one: str
    other: str
    why: str


# A switch and its value, another and its value, and why they exclude each other.
_PAIRS = (
    ("fold_sedma", "re", "remis", "played", "without a re no sedma is played"),
    ("fold_hra", "re", "max_fleks", "1", "a re is the second flek"),
    ("fold_sedma", "re", "max_fleks", "1", "a re is the second flek"),
    ("shuffling", "each", "heavy_offences", "shuffling", "a duty is no offence"),
    (
        "comment_order",
        "revoke",
        "offence_loses",
        "listed",
        "by that list a comment out of turn costs a flat sum and no more",
    ),
    (
        "defence_100_doubles",
        "yes",
        "quiet",
        "no",
        "it is by a quiet hundred that the defence doubles a lost sto",
    ),
    (
        "lost_sto",
        "allowance",
        "pady_marriages",
        "no",
        "the allowance is of all that the defence scores",
    ),
    (
        "lost_sto",
        "allowance",
        "school",
        "nasobeny",
        "each ten beyond the allowance costs the same",
    ),
)


def contradictions(profile: Profile) -> tuple[Contradiction, ...]:
    """Return the settings of a profile that exclude each other, as a rule none."""
    found = [
        Contradiction(one, other, why)
        for one, value, other, against, why in _PAIRS
        if getattr(profile, one) == value and getattr(profile, other) == against
    ]
    return tuple(found) + _sums(profile)


def setting(profile: Profile, name: str) -> str:
    """Return a switch and its value as a profile's text has them: ``remis.played``."""
    return name.replace("_", "-") + "." + str(getattr(profile, name))


def _sums(profile: Profile) -> tuple[Contradiction, ...]:
    found: tuple[Contradiction, ...] = ()
    raised = number(profile.limit_raised)
    limit = number(profile.limit)
    if raised and not limit:
        why = "without a limit there is none to raise"
        found = found + (Contradiction("limit", "limit_raised", why),)
    elif raised and raised <= limit:
        why = "a raised limit is above the limit"
        found = found + (Contradiction("limit", "limit_raised", why),)
    if number(profile.fine_heavy) < number(profile.fine_light):
        why = "a heavy offence costs no less than a light one"
        found = found + (Contradiction("fine_light", "fine_heavy", why),)
    return found
