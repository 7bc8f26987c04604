"""Offences: what a renonc is by each list, how heavy, what is lost, who answers."""

from collections import namedtuple

from . import rules

LIGHT, HEAVY, NONE = "light", "heavy", "none"

# What an offence takes from the side that committed it.
GAME, SUM_ONLY, UP_TO_RE, HUNDRED_PART, NOTHING = (
    "game",
    "sum-only",
    "up-to-re",
    "hundred-part",
    "nothing",
)

# Who answers for it: whoever did it, the declarer, the dealer, the accuser.
DOER, DECLARER, DEALER, ACCUSER = "doer", "declarer", "dealer", "accuser"

# The lists, in this order in the column of the table.
LISTS = ("obecna", "paluba", "turnaj2020")


class Offence(
    namedtuple("Offence", ("name", "rule", "lists", "heavy", "listed", "answers"))
):
    """A row of the table.

    ``lists`` tells for each of LISTS whether it names the act: ``y`` an offence, ``n``
    expressly none, ``?`` both, ``-`` not a word. ``heavy`` are the values of the
    profile's switch under which it is a heavy one. ``listed`` is what it takes where a
    list of exceptions is followed; elsewhere every offence in a game takes the game.
    """

    __slots__ = ()
    name: str
    rule: str
    lists: str
    heavy: tuple[str, ...]
    listed: str
    answers: str


def _row(
    name: str,
    rule: str,
    lists: str,
    listed: str = GAME,
    answers: str = DOER,
    heavy: tuple[str, ...] = (),
) -> Offence:
    return Offence(name, rule, lists, heavy, listed, answers)


_ALWAYS = ("sharps", "shuffling", "mixing")

(
    NOT_FOLLOWING,
    NOT_BEATING,
    NOT_TRUMPING,
    WRONG_LEAD,
    OUT_OF_TURN,
    EARLY_SEVEN,
    SPLITTING,
    SHUFFLING,
    NOT_SHUFFLING,
    MISDEAL,
    TALON_COUNT,
    SHARP_TALON,
    TALON_AFTER_COMMENT,
    TALON_PEEK,
    COMMENT_ORDER,
    LAID_PLAYED,
    SEVENS_NOT_SHOWN,
    HELPERS_NOT_SHOWN,
    HELPERS_SHOWN,
    SIGNALS,
    LOOK_OTHERS,
    OLD_TRICKS,
    MIXING,
    WRONG_CLAIM,
    SEVEN_IN_TALON,
    FIFTH_FLEK,
    REVEALING,
    HUMOUR,
) = (
    "not-following",
    "not-beating",
    "not-trumping",
    "wrong-lead",
    "out-of-turn",
    "early-seven",
    "splitting",
    "shuffling",
    "not-shuffling",
    "misdeal",
    "talon-count",
    "sharp-talon",
    "talon-after-comment",
    "talon-peek",
    "comment-order",
    "laid-played",
    "sevens-not-shown",
    "helpers-not-shown",
    "helpers-shown",
    "signals",
    "look-others",
    "old-tricks",
    "mixing",
    "wrong-accusation",
    "seven-in-talon",
    "fifth-flek",
    "revealing",
    "humour",
)

OFFENCES = (
    # The play of the cards
    _row(NOT_FOLLOWING, rules.REVOKE_FOLLOW, "yyy"),
    _row(NOT_BEATING, rules.REVOKE_BEAT, "yyy"),
    _row(NOT_TRUMPING, rules.REVOKE_ANY_PLAY_RULE, "-y-"),
    _row(WRONG_LEAD, rules.REVOKE_LEAD, "yyy"),
    _row(OUT_OF_TURN, rules.REVOKE_TURN, "yyy"),
    _row(EARLY_SEVEN, rules.REVOKE_EARLY_SEVEN, "yyy", SUM_ONLY),
    # The pack before the game
    _row(SPLITTING, rules.REVOKE_SPLITTING, "y-y", SUM_ONLY),
    _row(SHUFFLING, rules.REVOKE_SHUFFLING, "yy-", SUM_ONLY, heavy=("shuffling",)),
    _row(NOT_SHUFFLING, rules.REVOKE_NOT_SHUFFLING, "--y", SUM_ONLY, DEALER),
    _row(MISDEAL, rules.REVOKE_MISDEALS, "--y", SUM_ONLY, DEALER),
    # The talon
    _row(TALON_COUNT, rules.REVOKE_TALON_COUNT, "y-y", UP_TO_RE, DECLARER),
    _row(SHARP_TALON, rules.REVOKE_SHARP_TALON, "yyy", GAME, DECLARER, _ALWAYS),
    _row(TALON_AFTER_COMMENT, rules.REVOKE_TALON_CHANGE, "y-y", GAME, DECLARER),
    _row(TALON_PEEK, rules.REVOKE_TALON_PEEK, "--y"),
    # Comments, and what has to be shown or not
    _row(COMMENT_ORDER, rules.FLEK_ORDER, "-yy", SUM_ONLY),
    _row(LAID_PLAYED, rules.LAID_PLAYED_OUT, "?-y", SUM_ONLY, DECLARER),
    _row(SEVENS_NOT_SHOWN, rules.TWO_SEVENS_NOT_SHOWN, "--?", SUM_ONLY),
    _row(HELPERS_NOT_SHOWN, rules.TWO_SEVENS_NOT_SHOWN, "--y", SUM_ONLY),
    _row(HELPERS_SHOWN, rules.REVOKE_HELPERS_SHOWN, "--y", HUNDRED_PART),
    # What only the people at the table can see
    _row(SIGNALS, rules.REVOKE_SIGNALS, "y-y"),
    _row(LOOK_OTHERS, rules.REVOKE_LOOK_OTHERS, "y--"),
    _row(OLD_TRICKS, rules.REVOKE_OLD_TRICKS, "-y-"),
    _row(MIXING, rules.REVOKE_MIXING, "--y", SUM_ONLY, heavy=("mixing",)),
    _row(WRONG_CLAIM, rules.REVOKE_FALSE_ACCUSER, "-y-", SUM_ONLY, ACCUSER),
    # What is expressly none
    _row(SEVEN_IN_TALON, rules.NO_REVOKE_SEVEN_IN_TALON, "--?", SUM_ONLY, DECLARER),
    _row(FIFTH_FLEK, rules.FIFTH_FLEK_VOID, "--n", NOTHING),
    _row(REVEALING, rules.NO_REVOKE_REVEALING, "n-n", NOTHING),
    _row(HUMOUR, rules.NO_REVOKE_HUMOUR, "n-n", NOTHING),
)

# What no action shows, and somebody reports.
REPORTED = (
    SPLITTING,
    SHUFFLING,
    NOT_SHUFFLING,
    MISDEAL,
    TALON_AFTER_COMMENT,
    TALON_PEEK,
    SEVENS_NOT_SHOWN,
    SIGNALS,
    LOOK_OTHERS,
    OLD_TRICKS,
    MIXING,
    REVEALING,
    HUMOUR,
)
# Reported too, and no offence: a doubt whether a hand is ložená, a claim that somebody
# has revoked, the end of the time for claims.
DOUBT, CLAIM, GATHERED, CUT = "doubt", "claim", "gathered", "cut"
EVENTS = REPORTED + (DOUBT, CLAIM, GATHERED, CUT)


def find(name: str) -> Offence:
    """Return the row of an offence by its name; KeyError when there is none."""
    for row in OFFENCES:
        if row.name == name:
            return row
    raise KeyError(name)
