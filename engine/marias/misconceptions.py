"""Misconceptions: rules as people wrongly believe them, each a profile of its own.

Those about the play and what counts stand here, the rest in misconceptions_game.
"""

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


def belief(
    name: str, switch: str, value: str, rule: str, sources: str = ""
) -> Misconception:
    """Return a row: the sources stand in one text, parted by spaces."""
    overrides = ((switch, value),)
    return Misconception("belief." + name, overrides, rule, tuple(sources.split()))


# "holandska" is the Dutch web page, "lbenda" the repository lbenda/marias.
MISCONCEPTIONS = (
    # The orders of the cards and who takes a trick
    belief("ten-low", "order", "natural", rules.ORDER_POINTS, "lbenda"),
    belief("ten-high-in-betl", "betl_order", "points", rules.ORDER_NATURAL),
    belief("rank-over-suit", "taking", "rank", rules.TRICK_WINNER),
    belief("trumps-are-nothing", "taking", "led", rules.TRUMP_BEATS_ALL),
    belief("ace-unbeatable", "taking", "ace", rules.TRUMP_BEATS_ALL),
    # The duties of play
    belief("no-beating", "beat", "no", rules.BEAT, "lbenda"),
    belief("no-relief", "relief", "no", rules.RELIEF),
    belief("trump-any-time", "follow", "or-trump", rules.FOLLOW),
    belief("follow-any", "follow", "no", rules.FOLLOW),
    belief("void-is-free", "must_trump", "no", rules.MUST_TRUMP),
    belief("no-overtrump", "overtrump", "no", rules.OVERTRUMP, "lbenda"),
    belief("seven-any-time", "keep", "no", rules.KEEP_SEVEN),
    # What counts
    belief("figures-count", "counting", "figures", rules.FIGURES_ZERO, "holandska"),
    belief("ace-eleven", "counting", "figures-ace-11", rules.FIGURES_ZERO, "lbenda"),
    belief("tens-nothing", "counting", "aces", rules.SHARP_TEN),
    belief("last-trick-nothing", "last_trick", "zero", rules.LAST_TRICK_TEN),
    belief("marriage-forty", "marriage", "forty", rules.MARRIAGE_VALUE),
    belief("marriage-twenty", "marriage", "twenty", rules.MARRIAGE_VALUE),
    belief("marriage-swapped", "marriage", "swapped", rules.MARRIAGE_VALUE),
    belief("marriage-to-winner", "marriage_owner", "winner", rules.MARRIAGE_OWNER),
    belief("broken-counts", "marriage_pair", "broken", rules.MARRIAGE_BROKEN),
    belief(
        "marriage-on-lead-only",
        "marriage_when",
        "lead",
        rules.MARRIAGE_FIRST_CARD,
        "holandska",
    ),
    belief("declarer-announces", "marriage_who", "declarer", rules.MARRIAGE_ANYONE),
)


def misconception(name: str) -> Misconception:
    """Return any misconception by its id; KeyError when there is none.

    Those about the deal and the money are loaded only when they are asked for.
    """
    for one in MISCONCEPTIONS:
        if one.id == name:
            return one
    from .misconceptions_game import GAME_MISCONCEPTIONS

    for one in GAME_MISCONCEPTIONS:
        if one.id == name:
            return one
    raise KeyError(name)


def believer(profile: Profile, held: Misconception) -> Profile:
    """Return the profile as one who holds the belief would play it."""
    return changed(profile, held.overrides)
