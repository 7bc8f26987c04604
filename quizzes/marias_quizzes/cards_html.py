"""Cards, suits and rules as HTML: pictures with names, chips in a line, links."""

from marias_quizzes import addresses
from marias_quizzes.html import Context, Element, el
from marias_quizzes.messages import Say, Word, card, name, suit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def card_address(code: str, context: Context) -> str:
    """Where the face of a card (`HK`) or the sign of a suit (`H`) lies."""
    return context.root + context.cards + "/" + code + ".svg"


def card_image(value: int, context: Context) -> Element:
    """The picture of a card; its alternative text is the name of the card."""
    word = card(value)
    return el(
        "img",
        (
            ("class", "card"),
            ("src", card_address(name(word), context)),
            ("width", 200),
            ("height", 320),
            ("alt", context.messages.word(word)),
        ),
    )


def suit_sign(value: int, context: Context) -> Element:
    """The sign of a suit, a decoration beside words that name it."""
    return el(
        "img",
        (
            ("src", card_address(name(suit(value)), context)),
            ("width", 18),
            ("height", 18),
            ("alt", ""),
        ),
    )


def chip(value: int, context: Context) -> Element:
    """A card inside a sentence: its corner letter and sign, named for all."""
    word = card(value)
    sign = context.messages.word(Word("sign", name(word)[1]))
    return _chip(context.messages.word(word), sign, value // 8, context)


def suit_chip(value: int, context: Context) -> Element:
    """A suit as a chip beside its name, silent for a screen reader."""
    return el(
        "span", (("class", "g"), ("aria-hidden", "true")), suit_sign(value, context)
    )


def _chip(label: str, text: str, suit_value: int, context: Context) -> Element:
    attributes = (("class", "g"), ("role", "img"), ("aria-label", label))
    return el("span", attributes, text, suit_sign(suit_value, context))


def rule_link(rule_id: str, context: Context, css: "str | None" = "ref") -> Element:
    """A citation of a rule: its title, linked to its statement in its chapter.

    Its id is there for whoever points at the link. A rule that the book does not have
    yet is shown as its id.
    """
    return _rule(rule_id, context, css, True)


def rule_title(rule_id: str, context: Context) -> Element:
    """The title of a rule as a link, for a line in which the rule is one of several."""
    return _rule(rule_id, context, None, False)


def rule_note(rule_id: str, context: Context) -> Element:
    """The rule in brackets, behind the sentence that it decides."""
    return el("span", {"class": "cite"}, "(", rule_title(rule_id, context), ")")


def _rule(rule_id: str, context: Context, css: "str | None", cited: bool) -> Element:
    found = context.rules.get(rule_id)
    if found is None:
        return el("code", None, rule_id)
    title, chapter = found
    address = addresses.rule_in_chapter(context.language, chapter, rule_id)
    shown = rule_id if cited else None
    attributes = (("class", css), ("href", context.root + address), ("title", shown))
    return el("a", attributes, title)


def words(message: Say, context: Context) -> "list[Any]":
    """A message as HTML: its words are card chips, suits with a sign, rule links."""
    nodes: list[Any] = []
    for part in context.messages.said(message):
        if isinstance(part, Word) and nodes and isinstance(nodes[-1], str):
            nodes[-1] = _bound(nodes[-1])
        nodes.append(_node(part, context))
    return nodes


def _bound(text: str) -> str:
    """A text before a card or a suit: its last word stays with it on the line."""
    if text[-1:] == " " and text[-2:-1] not in (",", ":", ";", ".", ""):
        return text[:-1] + "\u00a0"
    return text


def _node(part: "Any", context: Context) -> "Any":
    if not isinstance(part, Word):
        return part
    if part.kind == "card":
        return chip(part.value, context)
    if part.kind == "rule":
        return rule_title(part.value, context)
    if part.kind == "suit":
        name_there = context.messages.word(part)
        sign = suit_chip(part.value, context)
        return el("span", {"class": "suit"}, name_there, "\u00a0", sign)
    return context.messages.word(part)
