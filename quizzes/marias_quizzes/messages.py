"""Sentences of one language: a catalogue of messages with named slots and cases."""

from collections import namedtuple

from marias.cards import RANK_LETTERS, SUIT_LETTERS
from marias.deal import SEAT_LETTERS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class MissingMessageError(KeyError):
    """A message, a slot or a form that the catalogue of the language lacks."""


class Word(namedtuple("Word", ("kind", "value"))):
    """A thing with a name in every language: `kind` is a table of the forms."""

    __slots__ = ()
    kind: str
    value: "Any"


class Several(namedtuple("Several", ("items", "joiner"))):
    """A list in a sentence: items joined by commas and the message `joiner`."""

    __slots__ = ()
    items: "tuple[Any, ...]"
    joiner: str


class Say(namedtuple("Say", ("key", "slots"))):
    """A message that has not been said yet: its key and the values of its slots."""

    __slots__ = ()
    key: str
    slots: "dict[str, Any]"


def say(key: str, **slots: "Any") -> Say:
    """The message `key` with its slots filled, to be said later in some language."""
    return Say(key, slots)


def card(value: int) -> Word:
    """A card as a slot: without a form it stays a picture, with one it is a noun."""
    return Word("card", value)


def suit(value: int) -> Word:
    """A suit as a slot; the name is a plural noun (`žaludy`, `acorns`)."""
    return Word("suit", value)


def rank(value: int) -> Word:
    """A rank as a slot (`eso`, `ace`)."""
    return Word("rank", value)


def seat(value: int) -> Word:
    """A seat as a slot (`forhont`, `forehand`)."""
    return Word("seat", value)


def contract(name: str) -> Word:
    """A contract as a slot, by its key name in the engine (`sedma`)."""
    return Word("contract", name)


def rule(name: str) -> Word:
    """A rule as a slot: the renderer makes it a link to its statement."""
    return Word("rule", name)


def cards(values: "Any", joiner: str = "and") -> Several:
    """Several cards as one slot, joined by `and` or by `or`."""
    return Several(tuple([card(value) for value in values]), "quiz." + joiner)


_NAMES = {
    "card": tuple([s + r for s in SUIT_LETTERS for r in RANK_LETTERS]),
    "suit": tuple(SUIT_LETTERS),
    "rank": tuple(RANK_LETTERS),
    "seat": tuple(SEAT_LETTERS),
}


def name(word: Word) -> str:
    """The key of a word in the tables of forms: `HK` for the card 6."""
    names = _NAMES.get(word.kind)
    return str(word.value) if names is None else names[word.value]


class Messages:
    """The catalogue of one language, as the build writes it into JSON.

    `data` has `language`; `plural`, a range `[from, to]` a category (numbers in no
    range are `other`); `cases`, the order of the forms of a word; `messages`, key to
    text or to the texts by plural category; `forms`, a table a kind of word.
    A strict catalogue raises MissingMessageError; another one shows the key.
    """

    def __init__(self, data: "dict[str, Any]", strict: bool = False) -> None:
        self.language: str = data["language"]
        self.strict = strict
        self._plural = data["plural"]
        self._cases = tuple(data["cases"])
        self._messages = data["messages"]
        self._forms = data["forms"]

    def has(self, key: str) -> bool:
        """Whether the catalogue has this message."""
        return key in self._messages

    def parts(self, key: str, **slots: "Any") -> "list[Any]":
        """The message in pieces: text, and the words that have no form."""
        return self._fill(key, slots)

    def text(self, key: str, **slots: "Any") -> str:
        """The message as plain text; a word without a form stands in the nominative."""
        return self.flat(self._fill(key, slots))

    def said(self, message: Say) -> "list[Any]":
        """The pieces of a message that waits to be said."""
        return self._fill(message.key, message.slots)

    def plain(self, message: Say) -> str:
        """The plain text of a message that waits to be said."""
        return self.flat(self.said(message))

    def word(self, word: Word, form: str = "") -> str:
        """A word in a case (by default the first, the nominative).

        A form may also be another table of words: `{seat:role}` is a seat that is
        spoken of inside a sentence.
        """
        forms = self._forms.get(word.kind, {}).get(name(word))
        if form in self._forms:
            return self.word(Word(form, name(word)))
        if forms is None:
            return self._missing(word.kind + " " + name(word), name(word))
        if isinstance(forms, str):
            return forms
        if form not in self._cases:
            if form:
                return self._missing("form " + form, str(forms[0]))
            return str(forms[0])
        return str(forms[self._cases.index(form)])

    def flat(self, parts: "list[Any]") -> str:
        """Pieces as one plain text."""
        return "".join([p if isinstance(p, str) else self.word(p) for p in parts])

    def category(self, count: int) -> str:
        """The plural category of a number in this language."""
        for label in sorted(self._plural):
            low, high = self._plural[label]
            if low <= count <= high:
                return str(label)
        return "other"

    def _missing(self, what: str, instead: str) -> str:
        if self.strict:
            raise MissingMessageError(self.language + ": no " + what)
        return instead

    def _template(self, key: str, slots: "dict[str, Any]") -> str:
        text = self._messages.get(key)
        if text is None:
            return self._missing("message " + key, key)
        if isinstance(text, str):
            return text
        return str(text.get(self.category(slots["n"])) or text["other"])

    def _fill(self, key: str, slots: "dict[str, Any]") -> "list[Any]":
        parts: list[Any] = []
        text = self._template(key, slots)
        while True:
            start = text.find("{")
            end = text.find("}", start + 1)
            if start < 0 or end < 0:
                break
            if start:
                parts.append(text[:start])
            parts.extend(self._slot(key, text[start + 1 : end], slots))
            text = text[end + 1 :]
        if text:
            parts.append(text)
        return parts

    def _slot(self, key: str, hole: str, slots: "dict[str, Any]") -> "list[Any]":
        label, _, form = hole.partition(":")
        if label not in slots:
            return [self._missing("slot " + label + " of " + key, label)]
        return self._value(slots[label], form)

    def _value(self, value: "Any", form: str) -> "list[Any]":
        if isinstance(value, Word):
            return [self.word(value, form)] if form else [value]
        if isinstance(value, Say):
            return self.said(value)
        if isinstance(value, Several):
            return self._several(value, form)
        return [str(value)]

    def _several(self, several: Several, form: str) -> "list[Any]":
        parts: list[Any] = []
        last = len(several.items) - 1
        for index, item in enumerate(several.items):
            if index:
                parts.append(
                    self._template(several.joiner, {}) if index == last else ", "
                )
            parts.extend(self._value(item, form))
        return parts
