"""What a switch is: one thing on which tables, or people, differ."""

from collections import namedtuple

PRESET_NAMES = ("obecna", "klasika", "paluba", "turnaj2020", "hospoda")

# The source that a preset follows; "hospoda" is put together by us.
PRESET_SOURCES = ("obecna", "obecna", "paluba", "turnaj2020", "")

GRADES = ("stated", "derived", "inferred")

# What may stand for a value beside those in the table.
WORD, NUMBER, MONEY = range(3)

LONGEST_NUMBER = 4
CURRENCIES = ("h", "kc")


class Switch(
    namedtuple(
        "Switch", ("name", "values", "hidden", "rule", "turned", "presets", "kind")
    )
):
    """One thing on which tables or people differ; its first value is the usual one.

    ``values`` are offered at a table, ``hidden`` ones only to misconceptions, to
    records of other programs and to what one source alone reads. ``rule`` is the rule
    that it turns; ``turned`` has, for each of ``values``, the rules by which such a
    table plays, nothing where it is that rule alone. A switch whose ``kind`` is NUMBER
    or MONEY takes any other number, or sum of money, too.

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
) -> Switch:
    """Return a row of the table; ``presets`` stand in the order of PRESET_NAMES."""
    offered = tuple(values.split())
    beliefs = tuple(hidden.split())
    by_value = tuple([(turned or {}).get(value, ()) for value in offered])
    return Switch(name, offered, beliefs, rule, by_value, presets, kind)


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
        return is_number(value)
    return switch.kind == MONEY and is_money(value)


def is_number(text: str) -> bool:
    """Tell whether a text is a number as values are written: 0, 7, 500, not 007."""
    if not text or len(text) > LONGEST_NUMBER:
        return False
    return text == "0" or (text[0] != "0" and not text.strip("0123456789"))


def is_money(text: str) -> bool:
    """Tell whether a text is a sum such as 20h or 1kc, more than nothing."""
    for currency in CURRENCIES:
        amount = text[: -len(currency)]
        if text == amount + currency and is_number(amount) and amount != "0":
            return True
    return False
