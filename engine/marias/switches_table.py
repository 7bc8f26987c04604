"""Switches of the table: who sits there, the cut, the deal, the auction, the talon."""

from . import rules
from .switch import MONEY, OTHER, one

# A base for which no source prints prices of its own.
_IN_PROPORTION = (rules.PAY_BASE, rules.PAY_BASE_VARIANTS)

TABLE_SWITCHES = (
    # Who sits there, for how much, and how the cards come
    one(
        "table",
        "three four",
        "S|S|S|four S|I",
        rules.SEATS_THREE_OR_FOUR,
        {"four": (rules.DEALER_SITS_OUT,)},
    ),
    one(
        "base",
        "20h 10h 1kc",
        "S|S|S|10h D|1kc I",
        rules.PAY_BASE,
        {"10h": _IN_PROPORTION, "1kc": _IN_PROPORTION, OTHER: _IN_PROPORTION},
        kind=MONEY,
    ),
    one("forehand", "left", "S|D|S|I|I", rules.SEAT_FOREHAND, hidden="right"),
    one("packets", "5-2-5", "S|D|I|S|I", rules.DEAL_PACKETS, hidden="7-2-5"),
    one(
        "shuffling",
        "never once each",
        "S|S|once S|each S|I",
        rules.CUT_NO_SHUFFLE,
        {
            "never": (rules.CUT_NO_SHUFFLE, rules.REVOKE_SHUFFLING),
            "once": (rules.CUT_FIRST_SHUFFLE, rules.REVOKE_SHUFFLING),
            "each": (rules.CUT_MUST_SHUFFLE, rules.REVOKE_NOT_SHUFFLING),
        },
    ),
    one(
        "misdeals",
        "remarks fined",
        "S|D|I|fined S|I",
        rules.MISDEAL_REDEAL,
        {
            "fined": (
                rules.MISDEAL_REDEAL,
                rules.MISDEAL_ONE_FREE,
                rules.REVOKE_MISDEALS,
            ),
        },
    ),
    # The auction; that all pass no rule book foresees
    one(
        "lowest",
        "sedma hra",
        "S|hra S|D|S|hra I",
        rules.BID_FROM_SEVEN,
        {"hra": (rules.BID_FROM_GAME,)},
    ),
    one(
        "ladder",
        "competition pub paluba",
        "S|I|paluba D|S|pub S obecna",
        rules.LADDER_COMPETITION,
        {"pub": (rules.LADDER_PUB,)},
    ),
    one(
        "opener",
        "zadak prostredni",
        "I flek|I flek|I flek|S|I flek",
        rules.BID_OPENER_OPEN,
        {"zadak": (rules.BID_OPENER_OPEN, rules.BID_OPENER_ZADAK)},
    ),
    one(
        "all_pass",
        "forhont redeal",
        "I zolik|I zolik|I zolik|I zolik|I zolik",
        rules.BID_FOR_TALON,
    ),
    one(
        "needs",
        "sevens sedma-only",
        "S|D|sedma-only S|sedma-only S|I",
        rules.BID_SEVEN_HELD,
        {
            "sevens": (
                rules.BID_SEVEN_HELD,
                rules.BID_SUIT_OF_SEVEN,
                rules.BID_SEVEN_NEEDS_SEVEN,
                rules.BID_BLUFF,
            ),
            "sedma-only": (rules.BID_SEVEN_NEEDS_SEVEN, rules.BID_BLUFF),
        },
    ),
    one(
        "omyl",
        "yes no",
        "S|S|no I -|S|I",
        rules.OMYL_FOLD,
        {
            "yes": (
                rules.OMYL_FOLD,
                rules.OMYL_PRICE,
                rules.OMYL_ALL_TWELVE,
                rules.OMYL_NOT_RED,
            ),
            "no": (),
        },
    ),
    # The talon
    one("discard", "no-sharps", "S|D|S|S|I", rules.TALON_NO_SHARP, hidden="any"),
    one(
        "discard_trumps",
        "yes no",
        "S|D|I|I|I",
        rules.TALON_TRUMP_ALLOWED,
        {"no": ()},
    ),
    one(
        "talon_look",
        "never suspicion",
        "S|D|I|suspicion S|I",
        rules.TALON_NO_LOOK_BETL,
        {
            "never": (rules.TALON_NO_LOOK_BETL, rules.TALON_LOOK_SUSPICION),
            "suspicion": (rules.TALON_LOOK_SUSPICION,),
        },
    ),
)
