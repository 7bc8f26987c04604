"""Switches of offences: what a renonc costs, whom, and until when it is claimed."""

from . import rules
from .switch import NUMBER, one

# What each list names, for or against, that not all three do.
_GENERAL_LIST = (
    rules.FINES_OPEN,
    rules.REVOKE_SPLITTING,
    rules.REVOKE_TALON_COUNT,
    rules.REVOKE_TALON_CHANGE,
    rules.REVOKE_SIGNALS,
    rules.REVOKE_LOOK_OTHERS,
    rules.NO_REVOKE_REVEALING,
    rules.NO_REVOKE_HUMOUR,
)
_PALUBA_LIST = (
    rules.FINES_PALUBA,
    rules.REVOKE_ANY_PLAY_RULE,
    rules.REVOKE_OLD_TRICKS,
)
_TOURNAMENT_LIST = (
    rules.FINES_TOURNAMENT,
    rules.REVOKE_SPLITTING,
    rules.REVOKE_TALON_COUNT,
    rules.REVOKE_TALON_CHANGE,
    rules.REVOKE_TALON_PEEK,
    rules.REVOKE_SIGNALS,
    rules.REVOKE_MIXING,
    rules.NO_REVOKE_SEVEN_IN_TALON,
    rules.FIFTH_FLEK_VOID,
    rules.NO_REVOKE_REVEALING,
    rules.NO_REVOKE_HUMOUR,
)

OFFENCE_SWITCHES = (
    # Which list of offences the table follows, beside what the other switches say
    one(
        "renonc_list",
        "obecna paluba turnaj2020",
        "S|D|paluba S|turnaj2020 S|I",
        rules.FINES_OPEN,
        {
            "obecna": _GENERAL_LIST,
            "paluba": _PALUBA_LIST,
            "turnaj2020": _TOURNAMENT_LIST,
        },
    ),
    one(
        "revoke_play_on",
        "never request",
        "S|D|request S|request S|I",
        rules.REVOKE_NO_PLAY_ON,
        {"request": (rules.REVOKE_PLAY_ON_REQUEST,)},
    ),
    one(
        "revokes",
        "first each",
        "S|D|I|each S|I",
        rules.REVOKE_FIRST_ONLY,
        {"each": (rules.REVOKE_REPEATED,)},
    ),
    # What is paid for the game that is not played on: as flekked, its base, nothing
    one(
        "revoke_rate",
        "fleks base none",
        "S|D|none D|base S|I",
        rules.REVOKE_BY_FLEKS,
        {"base": (rules.REVOKE_BASE_RATE,), "none": (rules.FINES_PALUBA,)},
    ),
    one(
        "offence_loses",
        "always listed",
        "S|D|I|listed S|I",
        rules.REVOKE_SIDE_LOSES,
        {"listed": (rules.REVOKE_SIDE_LOSES, rules.REVOKE_EXCEPTIONS)},
    ),
    # Which offences are heavy: sharps in the talon, and what else
    one(
        "heavy_offences",
        "sharps shuffling mixing",
        "S|D|shuffling S|mixing S|I",
        rules.REVOKE_SHUFFLING,
        {
            "sharps": (rules.REVOKE_SHARP_TALON,),
            "shuffling": (rules.REVOKE_SHARP_TALON, rules.REVOKE_SHUFFLING),
            "mixing": (rules.REVOKE_SHARP_TALON, rules.REVOKE_MIXING),
        },
    ),
    one(
        "fine_light",
        "10 0",
        "I flek|0 D|S|S|I flek",
        rules.FINES_OPEN,
        kind=NUMBER,
    ),
    one(
        "fine_heavy",
        "50 25 0",
        "I flek|0 D|25 S|S|I flek",
        rules.FINES_OPEN,
        kind=NUMBER,
    ),
    one(
        "false_accuser",
        "free pays",
        "I -|I -|pays S|I -|I -",
        rules.REVOKE_FALSE_ACCUSER,
        {"free": ()},
    ),
    one("claim_until", "gathered cut", "S|I|cut S|S|I", rules.REVOKE_CLAIM_DEADLINE),
)
