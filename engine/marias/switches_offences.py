"""Switches of offences: what a renonc costs, whom, and until when it is claimed."""

from . import rules
from .switch import NUMBER, one

OFFENCE_SWITCHES = (
    one(
        "revoke_play_on",
        "never request",
        "S|D|request S|request S|I",
        rules.REVOKE_NO_PLAY_ON,
        (rules.REVOKE_PLAY_ON_REQUEST,),
    ),
    one(
        "revokes",
        "first each",
        "S|D|I|each S|I",
        rules.REVOKE_FIRST_ONLY,
        (rules.REVOKE_REPEATED,),
    ),
    # What is paid for the game that is not played on: as flekked, its base, nothing
    one(
        "revoke_rate",
        "fleks base none",
        "S|D|none D|base S|I",
        rules.REVOKE_BY_FLEKS,
        (rules.REVOKE_BASE_RATE,),
    ),
    one(
        "offence_loses",
        "always listed",
        "S|D|I|listed S|I",
        rules.REVOKE_SIDE_LOSES,
        (rules.REVOKE_EXCEPTIONS,),
    ),
    # Which offences are heavy: sharps in the talon, and what else
    one(
        "heavy_offences",
        "sharps shuffling mixing",
        "S|D|shuffling S|mixing S|I",
        rules.REVOKE_SHARP_TALON,
        (rules.REVOKE_SHUFFLING, rules.REVOKE_MIXING),
    ),
    one(
        "fine_light",
        "10 0",
        "I flek|0 D|D|S|I flek",
        rules.FINES_OPEN,
        (rules.FINES_PALUBA, rules.FINES_TOURNAMENT),
        kind=NUMBER,
    ),
    one(
        "fine_heavy",
        "50 25 0",
        "I flek|0 D|25 D|S|I flek",
        rules.FINES_OPEN,
        (rules.FINES_PALUBA, rules.FINES_TOURNAMENT),
        kind=NUMBER,
    ),
    one(
        "false_accuser",
        "free pays",
        "I -|I -|pays S|I -|I -",
        rules.REVOKE_FALSE_ACCUSER,
    ),
    one("claim_until", "gathered cut", "S|D|cut S|S|I", rules.REVOKE_CLAIM_DEADLINE),
)
