"""What authors write inside a sentence: cards, values, links, foreign words."""

from __future__ import annotations

import re
from collections.abc import Callable

from marias.cards import SUIT_LETTERS
from marias.errors import NotationError
from marias.notation import parse_cards
from marias_quizzes.cards_html import chip, suit_chip
from marias_quizzes.html import render
from marias_quizzes.messages import Word
from marias_quizzes.messages import card as card_word
from marias_quizzes.messages import suit as suit_word

from marias_build.book.diagnostics import Place, failed, near
from marias_build.tables.named_values import ValueFaultError
from marias_build.text.links import resolve
from marias_build.text.world import Spot, catalogue_of

Store = Callable[
    [str], str
]  # keeps a piece of HTML, gives the token that stands for it

CLASSES = ("note", "nowrap")
# Languages that words are quoted from; those of the book may be quoted as well.
QUOTED = ("de", "fr", "hu", "it", "la", "nl", "pl", "sk")

CODE = re.compile(r"(`+)(?!`).+?(?<!`)\1(?!`)")
_CARDS = re.compile(r"\[\[([^\[\]]*)\]\]")
_VALUE = re.compile(r"\{\{([^{}]*)\}\}")
# `{{name}` or `{name}}`
_LACKING = re.compile(
    r"(?:(?<!\{)\{\{(?=[\w-]+\}(?!\}))|(?<!\{)\{(?=[\w-]+\}\}))([\w-]+)\}+"
)
_FOREIGN = re.compile(r"\[([^\[\]]+)\]\{([A-Za-z-]+)\}")
_LINK = re.compile(r"(?:\[(?P<text>[^\[\]]*))?\]\((?P<target>[^()]*)\)")
_HTML = re.compile(r"<(?!https://)(?!mailto:)[A-Za-z!/?][^>\s]*>?")
_ENTITY = re.compile(r"&(?:#\d+|#[xX][0-9a-fA-F]+|[A-Za-z]\w*);")
_PICTURE = re.compile(r"!\[")
# A link by reference, and what it would refer to; `[^1]` is a footnote.
_REFERENCE = re.compile(r"(?<!\])\]\[(?![\[^])|^ {0,3}\[(?!\^)[^\[\]]+\]:(?=\s|$)")
_BRACES = re.compile(r"\{:?\s*([^{}]*?)\s*\}")


class Inline:
    """Turns the author's marks in one line into Markdown and kept HTML."""

    def __init__(self, spot: Spot, store: Store) -> None:
        self.spot = spot
        self.store = store
        self._place = Place("", 1)

    def line(self, text: str, place: Place) -> str:
        """The line with every mark replaced; code in backticks stays as it is."""
        self._place = place
        out = []
        at = 0
        for code in CODE.finditer(text):
            out.append(self._prose(text[at : code.start()]))
            out.append(code[0])
            at = code.end()
        out.append(self._prose(text[at:]))
        return "".join(out)

    def _prose(self, text: str) -> str:
        text = self._lacking_a_brace(text)
        self._refuse(text)
        text = _CARDS.sub(self._cards, text)
        text = _VALUE.sub(self._value, text)
        for mark in ("[[", "]]", "{{", "}}"):
            if mark in text:
                self._fault(f"{mark} without its pair", "write [[HK]] or {{name}}")
        text = _FOREIGN.sub(self._foreign, text)
        return _LINK.sub(self._link, text)

    def _fault(self, what: str, mend: str) -> None:
        self.spot.fault(self._place, what, mend)

    def _lacking_a_brace(self, text: str) -> str:
        """The text without values that lack a brace, each of them told."""
        for found in _LACKING.finditer(text):
            lacks = "}}" if found[0].startswith("{{") else "{{"
            mend = f"write {{{{{found[1]}}}}}"
            self._fault(f"{lacks} is missing in {found[0]}", mend)
        return _LACKING.sub("", text)

    def _refuse(self, text: str) -> None:
        if text.count("](") != len(_LINK.findall(text)):
            self._fault("a link that does not end", "end it with ) on the same line")
        for found in _HTML.finditer(text):
            self._fault(f"raw HTML {found[0]}", "use Markdown or a directive")
        for found in _ENTITY.finditer(text):
            self._fault(f"the sign {found[0]}", "write the character itself")
        if _REFERENCE.search(text):
            self._fault("a link by reference", "write [text](address)")
        if _PICTURE.search(text):
            self._fault("a picture", "cards are written [[HK]], other pictures are not")
        for found in _BRACES.finditer(_VALUE.sub("", _FOREIGN.sub("", text))):
            self._check_braces(found)

    def _check_braces(self, found: re.Match[str]) -> None:
        for part in found[1].split():
            if part[:1] != "." or part[1:] not in CLASSES:
                known = " ".join("." + name for name in CLASSES)
                self._fault(f"unknown mark {found[0]}", f"known: {known}")

    def _cards(self, found: re.Match[str]) -> str:
        text, _, form = found[1].partition(":")
        try:
            return self._word(text, form) if form else self._chips(text)
        except NotationError as error:
            self._fault(f"[[{found[1]}]]: {error}", "write cards like [[HAK9 LX7]]")
            return ""

    def _chips(self, text: str) -> str:
        context = self.spot.context()
        if text in tuple(SUIT_LETTERS):
            return self.store(render(suit_chip(SUIT_LETTERS.index(text), context)))
        cards = parse_cards(text)
        if not cards:
            raise NotationError(text, 0, "a card such as HK")
        return " ".join(self.store(render(chip(card, context))) for card in cards)

    def _word(self, text: str, form: str) -> str:
        cases = self.spot.world.cases
        if form not in cases:
            what, file = f"unknown form {form}", catalogue_of(self.spot.world.language)
            self.spot.fault(self._place, what, near(form, cases), file)
            return ""
        return self.spot.world.messages.word(_one(text), form)

    def _value(self, found: re.Match[str]) -> str:
        if not found[1].strip():
            self._fault(
                "nothing is asked for in {{}}", "write a value such as {{suits}}"
            )
            return ""
        try:
            return self.spot.world.value(found[1].strip())
        except ValueFaultError as error:
            self._fault(str(error), error.mend)
        except Exception as error:  # whatever it is, the author is told where
            self._fault(*failed(error))
        return ""

    def _foreign(self, found: re.Match[str]) -> str:
        text, language = found.groups()
        known = (*self.spot.world.languages, *QUOTED)
        if language not in known:
            self._fault(f"unknown language {language}", near(language, known))
        return self._in_language(text, language)

    def _in_language(self, text: str, language: str) -> str:
        return self.store(f'<span lang="{language}">') + text + self.store("</span>")

    def _link(self, found: re.Match[str]) -> str:
        text = found["text"]
        link = resolve(found["target"].strip(), text or "", self.spot, self._place)
        if link is None:
            return found["text"] or ""
        if text is None:
            return f"]({link.href})"
        words = text or link.text
        if link.language:
            words = self._in_language(words, link.language)
        return f"[{words}]({link.href})"


def _one(text: str) -> Word:
    """The one card or suit that a word form is asked for."""
    if text in tuple(SUIT_LETTERS):
        return suit_word(SUIT_LETTERS.index(text))
    cards = parse_cards(text)
    if len(cards) != 1:
        raise NotationError(text, 0, "one card, such as HK:acc")
    return card_word(cards[0])
