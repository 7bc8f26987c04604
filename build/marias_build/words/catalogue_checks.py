"""Checks of the catalogues against each other, against Babel and against the code."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from babel import Locale
from marias_quizzes.messages import Messages

from marias_build.book.diagnostics import Faults, near
from marias_build.words.catalogue import Text, Words
from marias_build.words.message_keys import Uses

_SLOT = re.compile(r"\{([^{}]*)\}")
_MARKUP = re.compile(r"<[A-Za-z/!]|\]\(|\*\*|`|&[a-z#]\w*;")
LAST = 200


def check(catalogues: Sequence[Words], faults: Faults) -> None:
    """Every catalogue alone, then each other one against the first."""
    for words in catalogues:
        _check_texts(words, faults)
        _check_plural(words, faults)
    for words in catalogues[1:]:
        _compare_keys(catalogues[0], words, faults)
        _compare_forms(catalogues[0], words, faults)


def _texts(text: Text) -> Iterable[str]:
    return (text,) if isinstance(text, str) else text.values()


def _slots(text: str) -> set[str]:
    return {slot.partition(":")[0] for slot in _SLOT.findall(text)}


def _all_slots(text: Text) -> set[str]:
    return set().union(*(_slots(part) for part in _texts(text)))


def _check_texts(words: Words, faults: Faults) -> None:
    for key, text in words.messages.items():
        for part in _texts(text):
            _check_text(key, part, words, faults)
        if not isinstance(text, str):
            _check_categories(key, text, words, faults)


def _check_text(key: str, text: str, words: Words, faults: Faults) -> None:
    place = words.place(key)
    if not text.strip():
        faults.add(place, f"{key} is empty", "write it or remove it")
    found = _MARKUP.search(text)
    if found:
        what = f"markup {found[0]} in {key}"
        faults.add(place, what, "a link or a card is a slot")
    if _SLOT.sub("", text).count("{") or _SLOT.sub("", text).count("}"):
        faults.add(place, f"a brace in {key} without its pair", "write {slot}")
    for slot in _SLOT.findall(text):
        name, _, form = slot.partition(":")
        if not re.fullmatch("[a-z][a-z_]*", name):
            faults.add(
                place, f"the slot {{{slot}}} in {key}", "write {name} or {name:acc}"
            )
        if form and form not in (*words.cases, *words.forms):
            what = f"unknown form {form} in {key}"
            faults.add(place, what, near(form, words.cases))


def _check_categories(
    key: str, text: Mapping[str, str], words: Words, faults: Faults
) -> None:
    wanted = {*words.plural, "other"}
    # Where no number is shown, the categories that are not written are `other`.
    shown = any("{n}" in part for part in text.values())
    if not {"other"} <= set(text) <= wanted or (shown and set(text) != wanted):
        what = f"{key} has the plurals {', '.join(sorted(text))}"
        mend = f"in {words.language} write {', '.join(sorted(wanted))}"
        faults.add(words.place(key), what, mend)


def _check_plural(words: Words, faults: Faults) -> None:
    """The little function of the page must agree with Babel as far as we count."""
    rule = Locale.parse(words.language).plural_form
    own = Messages(words.data())
    for number in range(LAST + 1):
        if own.category(number) != rule(number):
            what = f"{number} is {own.category(number)} in {words.language}"
            said, where = f"Babel says {rule(number)}", f"{words.toml.file}:plural"
            faults.add(words.toml.place("plural"), what, said, where)
            return


def _compare_keys(source: Words, other: Words, faults: Faults) -> None:
    for key in source.messages:
        if key not in other.messages:
            what = f"{key} is missing in {other.language}"
            mend = f"it stands on line {source.place(key).line} of {source.toml.file}"
            faults.add(other.toml.place(*source.paths[key][:-1]), what, mend)
    for key, text in other.messages.items():
        if key not in source.messages:
            what = f"{key} is not in {source.language}"
            mend = f"add it there or remove it from {other.language}"
            faults.add(other.place(key), what, mend)
        else:
            _compare(key, source.messages[key], text, other, faults)


def _compare(key: str, one: Text, text: Text, other: Words, faults: Faults) -> None:
    if _all_slots(one) != _all_slots(text):
        what = f"{key} has the slots {_listed(_all_slots(text))}"
        mend = f"use {_listed(_all_slots(one))} as the other language does"
        faults.add(other.place(key), what, mend)
    if isinstance(one, str) != isinstance(text, str):
        what = f"{key} has plurals in one language only"
        faults.add(other.place(key), what, "write them in both or in none")


def _listed(slots: set[str]) -> str:
    return " ".join(f"{{{slot}}}" for slot in sorted(slots)) or "none"


def _compare_forms(source: Words, other: Words, faults: Faults) -> None:
    pairs = ((source, other), (other, source))
    for here, there in pairs:
        for kind, table in here.forms.items():
            for name in table:
                if name not in there.forms.get(kind, {}):
                    what = f"forms.{kind} has no {name} in {there.language}"
                    place = there.toml.place("forms", kind)
                    faults.add(place, what, f"{here.language} has it")


def check_uses(words: Words, uses: Uses, faults: Faults) -> None:
    """Every key in the code is in the catalogue, every message is said somewhere."""
    for key, place in sorted(uses.keys.items()):
        if key not in words.messages:
            what = f"no message {key}"
            # What looks like a key may be the id of a rule.
            faults.add(place, what, near(key, words.messages), "content/rules")
    for key in words.messages:
        if not uses.has(key):
            what = f"no code says {key}"
            faults.add(words.place(key), what, "remove it, or use it")


def check_family(
    words: Words, stems: Sequence[str], endings: Iterable[str], faults: Faults
) -> None:
    """What the code says of one belief or kind of question, it may say of each."""
    for ending in sorted(endings):
        having = [stem for stem in stems if stem + ending in words.messages]
        for stem in stems:
            if having and stem not in having:
                what = f"no message {stem}{ending}"
                mend = f"add it, as {having[0]}{ending} is there"
                faults.add(words.place(having[0] + ending), what, mend)
