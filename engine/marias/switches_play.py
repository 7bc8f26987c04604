"""Switches of the play: the duties, the orders of the cards, marriages, what counts."""

from . import rules
from .switch import one

PLAY_SWITCHES = (
    # Offered at a table
    one("beat", "yes no", "S|D|S|S|I", rules.BEAT, {"no": (rules.BEAT_OPTIONAL,)}),
    one(
        "overtrump",
        "yes no",
        "S|no S|D|S|I",
        rules.OVERTRUMP,
        {"no": (rules.UNDERTRUMP,)},
    ),
    one("first_lead", "yes no", "I|I|I|I|I", rules.MARRIAGE_FIRST_LEAD),
    # Only believed: the orders of the cards, and who takes a trick
    one("order", "points", "S|D|S|I|I", rules.ORDER_POINTS, hidden="natural"),
    one("betl_order", "natural", "S|D|S|I|I", rules.ORDER_NATURAL, hidden="points"),
    one("taking", "trump", "S|D|D|I|I", rules.TRUMP_BEATS_ALL, hidden="rank led ace"),
    # Only believed, or played by some program: the duties of play
    one("follow", "yes", "S|D|S|S|I", rules.FOLLOW, hidden="or-trump no"),
    one("relief", "yes", "S|D|D|I|I", rules.RELIEF, hidden="no"),
    one("must_trump", "yes", "S|D|S|I|I", rules.MUST_TRUMP, hidden="no"),
    one("keep", "last-card", "S|D|I|S|I", rules.KEEP_SEVEN, hidden="last-trump no"),
    one(
        "lone_helper",
        "free last",
        "I -|I -|I -|last S|I -",
        rules.HELPER_LAST,
        {"free": ()},
    ),
    one("lead", "forehand", "S|D|S|I|I", rules.FOREHAND_LEADS, hidden="declarer"),
    one("betl_lead", "declarer", "S|D|S|D|I", rules.BETL_LEAD, hidden="forehand"),
    one("king_waits", "no", "S|D|S|I|I", rules.MARRIAGE_FIRST_CARD, hidden="yes"),
    # Only believed: what counts
    one(
        "counting",
        "sharp",
        "S|D|S|I|I",
        rules.SHARP_TEN,
        hidden="figures figures-ace-11 aces",
    ),
    one("last_trick", "ten", "S|D|S|I|I", rules.LAST_TRICK_TEN, hidden="zero"),
    one(
        "marriage",
        "suit",
        "S|D|S|I|I",
        rules.MARRIAGE_VALUE,
        hidden="forty twenty swapped",
    ),
    one(
        "marriage_owner",
        "announcer",
        "S|D|I|I|I",
        rules.MARRIAGE_OWNER,
        hidden="winner",
    ),
    one("marriage_pair", "whole", "S|D|S|I|I", rules.MARRIAGE_BROKEN, hidden="broken"),
    one("marriage_when", "any", "S|D|S|I|I", rules.MARRIAGE_FIRST_CARD, hidden="lead"),
    one(
        "marriage_who", "anyone", "S|D|I|I|I", rules.MARRIAGE_ANYONE, hidden="declarer"
    ),
)
