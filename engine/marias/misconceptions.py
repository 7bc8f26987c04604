"""Misconceptions: rules as people wrongly believe them, each a profile of its own."""

from collections import namedtuple

from . import rules
from .profile import Profile, changed


class Misconception(
    namedtuple("Misconception", ("id", "overrides", "rule", "sources"))
):
    """A false belief: what it changes, the rule it breaks, the sources that spread it.

    No source means a beginner's error that is met at tables, not found in print.
    """

    __slots__ = ()
    id: str
    overrides: tuple[tuple[str, str], ...]
    rule: str
    sources: tuple[str, ...]


def _belief(
    name: str, switch: str, value: str, rule: str, sources: str = ""
) -> Misconception:
    overrides = ((switch, value),)
    return Misconception("belief." + name, overrides, rule, tuple(sources.split()))


# "holandska" is the Dutch web page, "lbenda" the repository lbenda/marias.
MISCONCEPTIONS = (
    # The orders of the cards and who takes a trick
    _belief("ten-low", "order", "natural", rules.ORDER_POINTS, "lbenda"),
    _belief("ten-high-in-betl", "betl_order", "points", rules.ORDER_NATURAL),
    _belief("rank-over-suit", "taking", "rank", rules.TRICK_WINNER),
    _belief("trumps-are-nothing", "taking", "led", rules.TRUMP_BEATS_ALL),
    _belief("ace-unbeatable", "taking", "ace", rules.TRUMP_BEATS_ALL),
    # The duties of play
    _belief("no-beating", "beat", "no", rules.BEAT, "lbenda"),
    _belief("no-relief", "relief", "no", rules.RELIEF),
    _belief("trump-any-time", "follow", "or-trump", rules.FOLLOW),
    _belief("follow-any", "follow", "no", rules.FOLLOW),
    _belief("void-is-free", "must_trump", "no", rules.MUST_TRUMP),
    _belief("no-overtrump", "overtrump", "no", rules.OVERTRUMP, "lbenda"),
    _belief("seven-any-time", "keep", "no", rules.KEEP_SEVEN),
    # What counts
    _belief("figures-count", "counting", "figures", rules.FIGURES_ZERO, "holandska"),
    _belief("ace-eleven", "counting", "figures-ace-11", rules.FIGURES_ZERO, "lbenda"),
    _belief("tens-nothing", "counting", "aces", rules.SHARP_TEN),
    _belief("last-trick-nothing", "last_trick", "zero", rules.LAST_TRICK_TEN),
    _belief("marriage-forty", "marriage", "forty", rules.MARRIAGE_VALUE),
    _belief("marriage-twenty", "marriage", "twenty", rules.MARRIAGE_VALUE),
    _belief("marriage-swapped", "marriage", "swapped", rules.MARRIAGE_VALUE),
    _belief("marriage-to-winner", "marriage_owner", "winner", rules.MARRIAGE_OWNER),
    _belief("broken-counts", "marriage_pair", "broken", rules.MARRIAGE_BROKEN),
    _belief(
        "marriage-on-lead-only",
        "marriage_when",
        "lead",
        rules.MARRIAGE_FIRST_CARD,
        "holandska",
    ),
    _belief("declarer-announces", "marriage_who", "declarer", rules.MARRIAGE_ANYONE),
    # The table, the deal and the talon
    _belief("forehand-right", "forehand", "right", rules.SEAT_FOREHAND, "holandska"),
    _belief("deal-7-2-5", "packets", "7-2-5", rules.DEAL_PACKETS, "holandska"),
    _belief("dealer-shuffles", "shuffling", "each", rules.CUT_NO_SHUFFLE, "holandska"),
    _belief("any-two-cards", "discard", "any", rules.TALON_NO_SHARP, "holandska"),
    _belief(
        "forehand-leads-betl", "betl_lead", "forehand", rules.BETL_LEAD, "holandska"
    ),
    # What makes a contract, and what it costs
    _belief("needs-51", "hra_made", "51", rules.MAJORITY, "holandska lbenda"),
    _belief("seven-not-taken", "seven_made", "in-last-trick", rules.SEVEN_BEATEN),
    _belief(
        "seven-alone", "sedma_parts", "sedma", rules.SEVEN_TWO_PARTS, "holandska lbenda"
    ),
    _belief("sto-trump-pair", "sto_pair", "trump", rules.HUNDRED_NEEDS, "holandska"),
    _belief("sto-every-pair", "sto_marriage", "each", rules.HUNDRED_ONE_MARRIAGE),
    _belief(
        "sto-flat-loss", "lost_sto", "flat", rules.HUNDRED_LOSS, "holandska lbenda"
    ),
    _belief("red-not-double", "red", "none", rules.PAY_RED_DOUBLES),
    _belief("bells-red", "red", "hearts-and-bells", rules.PAY_RED_DOUBLES, "lbenda"),
    # The other games
    _belief("trumps-need-pair", "vol_trump", "pair", rules.VOLENY_TRUMP, "holandska"),
    _belief(
        "partners-opposite", "kriz_partner", "opposite", rules.KRIZOVY_CALL, "holandska"
    ),
)


def misconception(name: str) -> Misconception:
    """Return a misconception by its id; KeyError when there is none."""
    for one in MISCONCEPTIONS:
        if one.id == name:
            return one
    raise KeyError(name)


def believer(profile: Profile, belief: Misconception) -> Profile:
    """Return the profile as one who holds the belief would play it."""
    return changed(profile, belief.overrides)
