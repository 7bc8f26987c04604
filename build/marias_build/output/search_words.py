"""How the words of a language are told apart in a search; the page does the work.

An index carries these for its language. A language that is not here is searched too,
by whole words, by their beginnings and with slips of the finger.
"""

from __future__ import annotations

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
    ),
    "en": (
        ("^(.{2,}[^aeiou])ies$", "$1y"),
        ("^(.{2,}(?:s|x|z|ch|sh))es$", "$1"),
        ("^(.{2,}[^s])s$", "$1"),
        ("^(.{3,})(?:ing|ed)$", "$1"),
        (r"^(.+?)([^aeiouls])\2$", "$1$2"),  # bidding, bid
        ("^(.{3,})e$", "$1"),
    ),
}

# Words that a question is full of and that say nothing of what is looked for; they
# count only where a query has no others.
SMALL: Mapping[str, str] = {
    "cs": (
        "a aby ale ani az bych byt co coz do i ja jak jaka jake jaky je jeho jeji jen "
        "ji jsem jsi jsou k kde kdy kdyz ke kolik ktera ktere ktery ma me mi mne muj "
        "muze muzu na nebo o od pak po pod pro proc pri s se si smi smim svoje te ten "
        "to tu ty u v ve vsak z za ze znamena"
    ),
    "en": (
        "a about am an and are as at be by can do does for from has have how i if in "
        "is it its many may me mean means much my of on or s should so that the their "
        "then there they this to was we what when where which who why will with you "
        "your"
    ),
}
