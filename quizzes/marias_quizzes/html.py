"""A tree of HTML elements; text is escaped when the tree is written, never before."""

from collections import namedtuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from marias_quizzes.messages import Messages

VOID = ("br", "hr", "img", "input", "link", "meta", "source", "wbr")
_RAW = ("script", "style", "iframe", "object", "embed", "template", "noscript")
_LINKS = ("href", "src", "action", "formaction")
_NAME = "abcdefghijklmnopqrstuvwxyz0123456789-"
_KNOWN: "set[str]" = set()  # names that were found good before


class Element(namedtuple("Element", ("tag", "attributes", "children"))):
    """One element: its tag, pairs of attributes in writing order, its children."""

    __slots__ = ()
    tag: str
    attributes: "tuple[tuple[str, Any], ...]"
    children: "tuple[Any, ...]"


class Context(
    namedtuple("Context", ("language", "messages", "profile", "root", "cards", "rules"))
):
    """What the HTML of one page needs to know.

    `root`: relative way to the root of the site (`../../`); `cards`: the folder of
    the card faces, from the root; `rules`: rule id to (title, chapter id) in this
    language.
    """

    __slots__ = ()
    language: str
    messages: "Messages"
    profile: "Any"
    root: str
    cards: str
    rules: "dict[str, tuple[str, str]]"


def el(tag: str, attributes: "Any" = None, *children: "Any") -> Element:
    """An element. Attributes are a dict (written sorted by name) or a tuple of pairs.

    An attribute that is None or False is left out, True is written without a value.
    Children are elements, text, numbers, None (nothing) or lists of these.
    Raises ValueError for raw-text elements, scripts, event handlers and styles.
    """
    if tag in _RAW or not _is_name(tag):
        raise ValueError("element not allowed: " + tag)
    if attributes is None:
        attributes = ()
    elif isinstance(attributes, dict):
        attributes = tuple(sorted(attributes.items(), key=_first))
    for name, value in attributes:
        _check(name, value)
    return Element(tag, attributes, children)


def render(node: "Any") -> str:
    """The HTML text of a tree."""
    out: list[str] = []
    _write(node, out)
    return "".join(out)


def escape(text: str) -> str:
    """Text as it may stand in HTML, between tags and in attribute values."""
    return (
        text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace('"', "&quot;")
        .replace("\0", "")
    )


def _first(pair: "tuple[str, Any]") -> str:
    return pair[0]


def _is_name(text: str) -> bool:
    if text not in _KNOWN and text and all(c in _NAME for c in text):
        _KNOWN.add(text)
    return text in _KNOWN


def _check(name: str, value: "Any") -> None:
    if not _is_name(name) or name.startswith("on") or name in ("style", "srcdoc"):
        raise ValueError("attribute not allowed: " + name)
    if name in _LINKS and _scheme(str(value)) not in ("", "https", "http", "mailto"):
        raise ValueError("address not allowed: " + str(value))


def _scheme(address: str) -> str:
    """What stands before the first colon, if that is a scheme and no path or query."""
    scheme, colon, _ = address.partition(":")
    plain = all(letter not in scheme for letter in "/?#")
    return scheme.strip().lower() if colon and plain else ""


def _write(node: "Any", out: "list[str]") -> None:
    if node is None or node is False:
        return
    if isinstance(node, Element):
        _write_element(node, out)
    elif isinstance(node, (tuple, list)):
        for child in node:
            _write(child, out)
    else:
        out.append(escape(str(node)))


def _write_element(element: Element, out: "list[str]") -> None:
    out.append("<" + element.tag)
    for name, value in element.attributes:
        if value is True:
            out.append(" " + name)
        elif value is not None and value is not False:
            out.append(" " + name + '="' + escape(str(value)) + '"')
    out.append(">")
    if element.tag not in VOID:
        for child in element.children:
            _write(child, out)
        out.append("</" + element.tag + ">")
