"""Switches of the contract: what makes its parts, comments, what is not played."""

from . import rules
from .switch import NUMBER, OTHER, one

_SO_MANY_FLEKS = (rules.FLEK_MAX_FOUR, rules.FIFTH_FLEK_VOID)

PART_SWITCHES = (
    # What makes a part; "first" is the association's word, the sources say only "one"
    one("hra_made", "majority", "S|D|S|I|I", rules.MAJORITY, hidden="51"),
    one("seven_made", "wins", "S|D|S|I|I", rules.SEVEN_BEATEN, hidden="in-last-trick"),
    one(
        "sedma_parts",
        "hra-and-sedma",
        "S|D|S|D|I",
        rules.SEVEN_TWO_PARTS,
        {
            "hra-and-sedma": (rules.SEVEN_TWO_PARTS, rules.GAME_PART_ONLY_IN),
            "sedma": (),
        },
        hidden="sedma",
    ),
    one(
        "sto_marriage",
        "first best",
        "I zolik|I zolik|I zolik|I zolik|I zolik",
        rules.HUNDRED_ONE_MARRIAGE,
        hidden="each",
    ),
    one("sto_pair", "any", "S|D|S|D|I", rules.HUNDRED_NEEDS, hidden="trump"),
    # What is not played
    one(
        "fold_sedma",
        "flek re played",
        "S|played S|re S|played I -|I",
        rules.SEVEN_FOLDED,
        {"re": (rules.SEVEN_NO_RE, rules.NOT_PLAYED), "played": ()},
    ),
    one(
        "remis",
        "folded played",
        "S|played I -|I|played I -|I",
        rules.SEVEN_REMIS,
        {"played": ()},
    ),
    one(
        "fold_hra",
        "flek re played",
        "S|played I -|re S|played I -|I",
        rules.GAME_QUIET,
        {"re": (rules.GAME_NO_RE, rules.NOT_PLAYED), "played": ()},
    ),
    # Comments
    one(
        "max_fleks",
        "0 4",
        "S|I|I -|4 S|I",
        rules.FLEK_NAMES,
        {
            "0": (rules.FLEK_NAMES,),
            "4": _SO_MANY_FLEKS,
            OTHER: _SO_MANY_FLEKS,
        },
        kind=NUMBER,
        most=5,  # the sixth is the last that has a name, and nobody goes on from there
    ),
    one(
        "comment_order",
        "corrected revoke flat",
        "I -|D|revoke S|flat S|I -",
        rules.FLEK_ORDER,
        {
            "revoke": (rules.FLEK_ORDER, rules.COMMENT_ORDER_REVOKE),
            "flat": (rules.FLEK_ORDER, rules.COMMENT_ORDER_FLAT),
        },
    ),
    # Two sevens
    one(
        "four_helpers",
        "laid-down no-flek shown",
        "S|D|no-flek S|shown S|I",
        rules.FOUR_HELPERS,
        {
            "no-flek": (rules.FOUR_HELPERS_NO_FLEK, rules.NOT_PLAYED),
            "shown": (
                rules.FOUR_HELPERS_SHOWN,
                rules.FOUR_HELPERS_HIDDEN,
                rules.FOUR_HELPERS_HUNDRED_SHOWN,
                rules.TWO_SEVENS_NOT_SHOWN,
                rules.REVOKE_HELPERS_SHOWN,
            ),
        },
    ),
    one(
        "seven_against",
        "silent told",
        "I -|I -|I -|told S|I -",
        rules.SEVENS_HELD_FLEK,
        {
            "silent": (),
            "told": (rules.SEVENS_HELD_FLEK, rules.TWO_SEVENS_NOT_SHOWN),
        },
    ),
    # Ložené: hands that cannot be lost
    one(
        "lozena_when",
        "points open tricks",
        "S|D|open S|tricks S|I",
        rules.LAID_HAND,
        {
            "points": (rules.LAID_HAND, rules.LAID_POINTS),
            "tricks": (rules.LAID_HAND, rules.LAID_GAME_HUNDRED, rules.LAID_SEVEN),
        },
    ),
    one(
        "lozena_play",
        "test-trick open-check fined",
        "S|D|open-check S|fined S|I",
        rules.LAID_PLAYED_OUT,
        {
            "test-trick": (rules.LAID_ONE_TRICK, rules.LAID_PLAYED_OUT),
            "open-check": (rules.LAID_OPEN_CHECK,),
            "fined": (
                rules.LAID_PLAYED_OUT,
                rules.LAID_OPEN_CHECK,
                rules.LAID_FALSE_CLAIM,
            ),
        },
    ),
    one(
        "lozena_both_pauz",
        "base free",
        "D|I|I|free S|I",
        rules.LAID_BOTH_FLEKKED,
        {"free": (rules.LAID_SITTING_OUT_FREE,)},
    ),
    one(
        "re_on_lozena",
        "yes no",
        "I -|I -|no S|S|I -",
        rules.NO_RE_ON_LAID,
        {"yes": ()},
    ),
)
