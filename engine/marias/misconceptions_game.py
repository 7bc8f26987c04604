"""Misconceptions about the deal, the contracts, the prices and the other games."""

from . import rules
from .misconceptions import MISCONCEPTIONS, belief

GAME_MISCONCEPTIONS = (
    # The table, the deal and the talon
    belief("forehand-right", "forehand", "right", rules.SEAT_FOREHAND, "holandska"),
    belief("deal-7-2-5", "packets", "7-2-5", rules.DEAL_PACKETS, "holandska"),
    belief("dealer-shuffles", "shuffling", "each", rules.CUT_NO_SHUFFLE, "holandska"),
    belief("any-two-cards", "discard", "any", rules.TALON_NO_SHARP, "holandska"),
    belief(
        "forehand-leads-betl", "betl_lead", "forehand", rules.BETL_LEAD, "holandska"
    ),
    # What makes a contract, and what it costs
    belief("needs-51", "hra_made", "51", rules.MAJORITY, "holandska lbenda"),
    belief("seven-not-taken", "seven_made", "in-last-trick", rules.SEVEN_BEATEN),
    belief(
        "seven-alone", "sedma_parts", "sedma", rules.SEVEN_TWO_PARTS, "holandska lbenda"
    ),
    belief("sto-trump-pair", "sto_pair", "trump", rules.HUNDRED_NEEDS, "holandska"),
    belief("sto-every-pair", "sto_marriage", "each", rules.HUNDRED_ONE_MARRIAGE),
    belief("sto-flat-loss", "lost_sto", "flat", rules.HUNDRED_LOSS, "holandska lbenda"),
    belief("red-not-double", "red", "none", rules.PAY_RED_DOUBLES),
    belief("bells-red", "red", "hearts-and-bells", rules.PAY_RED_DOUBLES, "lbenda"),
    # The other games
    belief("trumps-need-pair", "vol_trump", "pair", rules.VOLENY_TRUMP, "holandska"),
    belief(
        "partners-opposite", "kriz_partner", "opposite", rules.KRIZOVY_CALL, "holandska"
    ),
)

ALL_MISCONCEPTIONS = MISCONCEPTIONS + GAME_MISCONCEPTIONS
