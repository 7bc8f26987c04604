"""Switches of the money: prices, schools, quiet results, limits, offences."""

from . import rules
from .switch import NUMBER, one

_COMPETITION = (rules.PAY_BETL_15, rules.PAY_DURCH_30, rules.PAY_TWO_SEVENS_40)

MONEY_SWITCHES = (
    # Prices; in the general rules the table of prices is lost
    one(
        "prices",
        "soutezni paluba hospoda",
        "I flek|I flek|paluba S|S|hospoda S holandska",
        rules.PAY_BETL_15,
        {
            "soutezni": _COMPETITION,
            "paluba": (
                rules.PAY_BETL_10,
                rules.PAY_DURCH_20,
                rules.PAY_TWO_SEVENS_30,
            ),
            "hospoda": (rules.PAY_BETL_5, rules.PAY_DURCH_10),
        },
    ),
    one(
        "red",
        "hearts",
        "S|D|S|S|I",
        rules.PAY_RED_DOUBLES,
        {"hearts": (rules.PAY_RED_DOUBLES, rules.BID_RED_ABOVE), "none": ()},
        hidden="none hearts-and-bells",
    ),
    one(
        "red_2x7",
        "double fifty",
        "S|D|fifty S|S|I",
        rules.PAY_RED_TWO_SEVENS,
        {"double": ()},
    ),
    # Hundreds
    one(
        "school",
        "scitany nasobeny",
        "I flek|S|S|I|I",
        rules.PAY_ADDING,
        {"nasobeny": (rules.PAY_DOUBLING, rules.PAY_SCHOOLS_EQUAL)},
    ),
    one(
        "lost_sto",
        "pady allowance",
        "S|D|allowance S|I|I",
        rules.HUNDRED_LOSS,
        {"allowance": (rules.HUNDRED_LOSS_ALLOWANCE,)},
        hidden="flat doubled",
    ),
    one("pady_marriages", "yes no", "S|D|S|I|I", rules.HUNDRED_LOSS),
    one(
        "defence_100_doubles",
        "no yes",
        "D|D|yes S|I|I",
        rules.HUNDRED_LOSS_QUIET_HUNDRED,
        {"no": ()},
    ),
    # Quiet results
    one(
        "quiet",
        "yes no",
        "S|S|S|S|I",
        rules.QUIET_NOT_BID,
        {
            "yes": (rules.QUIET_NOT_BID, rules.QUIET_SEVEN, rules.QUIET_HUNDRED),
            "no": (),
        },
    ),
    one(
        "quiet7_where",
        "hra-sto unannounced",
        "S|D|unannounced S|I|I",
        rules.QUIET_SEVEN,
    ),
    one("killed_quiet7", "side holder", "S|D|holder S|I|I", rules.QUIET_SEVEN_KILLED),
    one(
        "quiet100_over",
        "school flekked unflekked doubling none",
        "S|D|doubling S|none I -|I",
        rules.QUIET_HUNDRED_OVER,
        {"doubling": (rules.QUIET_HUNDRED_OVER_DOUBLES,), "none": ()},
    ),
    # Who pays, and how much at the most; 0 is no limit
    one(
        "limit",
        "500 50 0",
        "S|50 S|0 I -|S|0 I -",
        rules.PAY_LIMIT,
        {"0": ()},
        kind=NUMBER,
    ),
    one(
        "limit_raised",
        "0 750",
        "I -|I -|I -|750 S|I -",
        rules.PAY_LIMIT_RAISED,
        {"0": ()},
        kind=NUMBER,
    ),
    one("limit_per", "payer deal", "I flek|I flek|I flek|S|I flek", rules.PAY_LIMIT),
    one("pauz_pays", "yes no", "S|I|I|S|I", rules.SITTING_OUT_PAYS, {"no": ()}),
)
