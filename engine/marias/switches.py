"""The switches: everything on which tables, or people, differ, as one table."""

from collections import namedtuple

from . import rules

PRESET_NAMES = ("obecna", "klasika", "paluba", "turnaj2020", "hospoda")

# The source that a preset follows; "hospoda" is put together by us.
PRESET_SOURCES = ("obecna", "obecna", "paluba", "turnaj2020", "")

GRADES = ("stated", "derived", "inferred")


class Switch(namedtuple("Switch", ("name", "values", "hidden", "rule", "presets"))):
    """One thing on which tables or people differ; its first value is the usual one.

    ``values`` are offered at a table, ``hidden`` ones only to misconceptions and to
    records of other programs. ``presets`` says for each preset where it stands: S, D
    or I (stated, derived, inferred), behind the value when it is not the usual one,
    before the source when an inferred value is not taken over from the general rules.
    """

    __slots__ = ()
    name: str
    values: tuple[str, ...]
    hidden: tuple[str, ...]
    rule: str
    presets: tuple[str, ...]


class Origin(namedtuple("Origin", ("value", "source", "grade"))):
    """Where a preset has a value from: a source's id ("" is ours) and a grade."""

    __slots__ = ()
    value: str
    source: str
    grade: str


def _switch(name: str, values: str, hidden: str, rule: str, presets: str) -> Switch:
    cells = [cell.strip() for cell in presets.split("|")]
    hidden_values = tuple(hidden.split())
    return Switch(name, tuple(values.split()), hidden_values, rule, tuple(cells))


# The last column stands in the order of PRESET_NAMES.
SWITCHES = (
    # Offered at a table
    _switch("beat", "yes no", "", rules.BEAT, "S|D|S|S|I"),
    _switch("overtrump", "yes no", "", rules.OVERTRUMP, "S|no S|D|S|I"),
    _switch("first_lead", "yes no", "", rules.MARRIAGE_FIRST_LEAD, "I|I|I|I|I"),
    # Only believed: the orders of the cards, and who takes a trick
    _switch("order", "points", "natural", rules.ORDER_POINTS, "S|D|S|I|I"),
    _switch("betl_order", "natural", "points", rules.ORDER_NATURAL, "S|D|S|I|I"),
    _switch("taking", "trump", "rank led ace", rules.TRUMP_BEATS_ALL, "S|D|D|I|I"),
    # Only believed, or played by some program: the duties of play
    _switch("follow", "yes", "or-trump no", rules.FOLLOW, "S|D|S|S|I"),
    _switch("relief", "yes", "no", rules.RELIEF, "S|D|D|I|I"),
    _switch("must_trump", "yes", "no", rules.MUST_TRUMP, "S|D|S|I|I"),
    _switch("keep", "last-card", "last-trump no", rules.KEEP_SEVEN, "S|D|I|S|I"),
    _switch("lead", "forehand", "declarer", rules.FOREHAND_LEADS, "S|D|S|I|I"),
    _switch("king_waits", "no", "yes", rules.MARRIAGE_FIRST_CARD, "S|D|S|I|I"),
    # Only believed: what counts
    _switch(
        "counting", "sharp", "figures figures-ace-11 aces", rules.SHARP_TEN, "S|D|S|I|I"
    ),
    _switch("last_trick", "ten", "zero", rules.LAST_TRICK_TEN, "S|D|S|I|I"),
    _switch(
        "marriage", "suit", "forty twenty swapped", rules.MARRIAGE_VALUE, "S|D|S|I|I"
    ),
    _switch("marriage_owner", "announcer", "winner", rules.MARRIAGE_OWNER, "S|D|I|I|I"),
    _switch("marriage_pair", "whole", "broken", rules.MARRIAGE_BROKEN, "S|D|S|I|I"),
    _switch("marriage_when", "any", "lead", rules.MARRIAGE_FIRST_CARD, "S|D|S|I|I"),
    _switch("marriage_who", "anyone", "declarer", rules.MARRIAGE_ANYONE, "S|D|I|I|I"),
)


def read_cell(switch: Switch, column: int) -> Origin:
    """Return what the table says of a switch in the preset of a column."""
    words = switch.presets[column].split()
    value = switch.values[0] if words[0] in "SDI" else words.pop(0)
    grade = GRADES["SDI".index(words[0])]
    if len(words) > 1:
        return Origin(value, words[1], grade)
    source = "obecna" if grade == "inferred" else PRESET_SOURCES[column]
    return Origin(value, source, grade)
