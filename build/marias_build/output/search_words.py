"""How the words of a language are told apart in a search; the page does the work.

An index carries these for its language. A language that is not here is searched too,
by whole words, by their beginnings and with slips of the finger.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

# What is taken off a word, one step after the other: a pattern of JavaScript and what
# stands in its place. Words come in small letters, without accents; the same is done
# to the words of the book and of a query, so a stem need be no real word.
ENDINGS: Mapping[str, Sequence[tuple[str, str]]] = {
    "cs": (
        (
            (
                "^(.{3,}?)(?:atech|atum|etem|ich|ych|ech|ach|ami|emi|imi|ymi|ama|ata"
                "|aty|eho|iho|emu|imu|ove|ovi|em|im|ym|um|am|at|ou|mi|[aeiouy])$"
            ),
            "$1",
        ),
        ("^(.{4,})ov$", "$1"),
        ("^(.{3,})c$", "$1k"),  # hlásce, hláška
        ("^(.{3,})z$", "$1h"),
        ("^(.{2,}[^aeiouy])e([^aeiouy])$", "$1$2"),  # karet, karta
        ("^(?:stoj|stoji|stat)$", "cen"),  # what it costs is its price
    ),
    "en": (
        ("^(.{2,}[^aeiou])ies$", "$1y"),
        ("^(.{2,}(?:s|x|z|ch|sh))es$", "$1"),
        ("^(.{2,}[^s])s$", "$1"),
        ("^(.{3,})(?:ing|ed)$", "$1"),
        (r"^(.+?)([^aeiouls])\2$", "$1$2"),  # bidding, bid
        ("^(.{3,})e$", "$1"),
        ("^cost$", "pric"),  # what it costs is its price
    ),
}

# Words that a question is full of and that say nothing of what is looked for; they
# count only where a query has no others.
SMALL: Mapping[str, str] = {
    "cs": (
        "a aby ale ani az bych byt co coz do ho i ja jak jaka jake jako jakou jaky je "
        "jeho jeji jejich jen jeste ji jinak jsem jsi jsou k kazda kazde kazdemu "
        "kazdou kazdy kde kdy kdyz ke kolik ktera ktere kterem kterou ktery li ma me "
        "mi mne mu muj muze muzu na nebo nema neni nez nich o od pak po pod pri pro "
        "proc s se si smi smim svoje tak take taky te tedy ten tim to tom tomu totiz "
        "tu ty u uz v ve vsak vzdy z za zas zato ze znamena"
    ),
    "en": (
        "a about am an and any are as at be been by can do does each either else even "
        "every for from had has have he her here him his how however i if in is it "
        "its like many may me mean means much my nor of on only or other own s she "
        "should so such than that the their them then there these they this those to "
        "too very was we well were what when where which who why will with yet you "
        "your"
    ),
}


def stem(word: str, language: str) -> str:
    """A word, in small letters without accents, as the page leaves it."""
    for pattern, put in ENDINGS.get(language, ()):
        word = re.sub(pattern, put.replace("$", "\\"), word)
    return word
