"""What a switch is: one thing on which tables, or people, differ."""

from collections import namedtuple

PRESET_NAMES = ("obecna", "klasika", "paluba", "turnaj2020", "hospoda")

# The source that a preset follows; "hospoda" is put together by us.
PRESET_SOURCES = ("obecna", "obecna", "paluba", "turnaj2020", "")

GRADES = ("stated", "derived", "inferred")

# What may stand for a value beside those in the table.
WORD, NUMBER, MONEY = range(3)

LONGEST_NUMBER = 4
LARGEST = 9999
CURRENCIES = ("h", "kc")
CROWN = 100

# Any value that the table does not list: "" is none itself.
OTHER = ""


class Switch(
    namedtuple(
        "Switch",
        ("name", "values", "hidden", "rule", "turned", "presets", "kind", "most"),
    )
):
    """One thing on which tables or people differ; its first value is the usual one.

    ``values`` are offered at a table, ``hidden`` ones only to misconceptions, to
    records of other programs and to what one source alone reads. ``rule`` is the rule
    that it turns: two values always part in it, unless neither plays by it. ``turned``
    has the rules by which a table plays, for each of ``values`` and ``hidden``, and
    behind them for any other value; none where such a table does without. A switch
    whose ``kind`` is NUMBER or MONEY takes any other number, up to ``most``, or sum of
    money, too.

    ``presets`` says for each preset, between strokes, where it stands: S, D or I
    (stated, derived, inferred), behind the value when it is not the usual one, before
    the source when an inferred value is not taken over from the general rules; ``-``
    is no source: our own choice.
    """

    __slots__ = ()
    name: str
    values: tuple[str, ...]
    hidden: tuple[str, ...]
    rule: str
    turned: tuple[tuple[str, ...], ...]
    presets: str
    kind: int
    most: int


class Origin(namedtuple("Origin", ("value", "source", "grade"))):
    """Where a preset has a value from: a source's id ("" is ours) and a grade."""

    __slots__ = ()
    value: str
    source: str
    grade: str


def one(
    name: str,
    values: str,
    presets: str,
    rule: str,
    turned: "dict[str, tuple[str, ...]] | None" = None,
    hidden: str = "",
    kind: int = WORD,
    most: int = LARGEST,
) -> Switch:
    """Return a row of the table; ``presets`` stand in the order of PRESET_NAMES.

    ``turned`` names the rules of a value where they are others than ``rule`` alone,
    under OTHER those of every value that is not listed.
    """
    offered = tuple(values.split())
    beliefs = tuple(hidden.split())
    known = turned or {}
    every = offered + beliefs + (OTHER,)
    by_value = tuple([known.get(value, (rule,)) for value in every])
    return Switch(name, offered, beliefs, rule, by_value, presets, kind, most)


def read_value(switch: Switch, column: int) -> str:
    """Return the value that the table gives a switch in the preset of a column."""
    first = switch.presets.split("|")[column].partition(" ")[0]
    return switch.values[0] if first in "SDI" else first


def read_cell(switch: Switch, column: int) -> Origin:
    """Return what the table says of a switch in the preset of a column."""
    words = switch.presets.split("|")[column].split()
    if words[0] not in "SDI":
        words.pop(0)
    value = read_value(switch, column)
    grade = GRADES["SDI".index(words[0])]
    if len(words) > 1:
        return Origin(value, "" if words[1] == "-" else words[1], grade)
    source = "obecna" if grade == "inferred" else PRESET_SOURCES[column]
    return Origin(value, source, grade)


def accepts(switch: Switch, value: str, hidden: bool) -> bool:
    """Tell whether a switch can be set to a value, hidden values included or not."""
    if value in switch.values or (hidden and value in switch.hidden):
        return True
    if switch.kind == NUMBER:
        return is_number(value) and int(value) <= switch.most
    return switch.kind == MONEY and is_money(value)


def is_number(text: str) -> bool:
    """Tell whether a text is a number as values are written: 0, 7, 500, not 007."""
    if not text or len(text) > LONGEST_NUMBER:
        return False
    return text == "0" or (text[0] != "0" and not text.strip("0123456789"))


def is_money(text: str) -> bool:
    """Tell whether a text is a sum such as 20h or 1kc, more than nothing.

    A sum has one text only: whole crowns are written as crowns.
    """
    for currency in CURRENCIES:
        amount = text[: -len(currency)]
        if text == amount + currency and is_number(amount) and amount != "0":
            return currency != "h" or int(amount) % CROWN > 0
    return False
