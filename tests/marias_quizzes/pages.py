"""Catalogues, rules and a strict reader of HTML for the tests of the questions."""

import tomllib
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

from marias import rules as rule_ids
from marias_quizzes.html import VOID

CONTENT = Path(__file__).resolve().parents[2] / "content"
HEAD = ("language", "cases", "plural", "forms")


@cache
def catalogue(language):
    """The data of a language as the build would write it."""
    path = CONTENT / language / "messages.toml"
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    rooms = {room: data[room] for room in data if room not in HEAD}
    return {**{key: data[key] for key in HEAD}, "messages": dict(_flat(rooms, ""))}


def _flat(table, before):
    for key, value in table.items():
        if isinstance(value, dict) and "other" not in value:
            yield from _flat(value, f"{before}{key}.")
        else:
            yield before + key, value


def rules():
    """Every rule of the engine with a title and a chapter."""
    ids = [value for key, value in vars(rule_ids).items() if key.isupper()]
    return {rule: (f"Title of {rule}", "karty") for rule in ids}


class Page(HTMLParser):
    """HTML that must be well formed: its elements, ids, and its text."""

    def __init__(self, html):
        super().__init__(convert_charrefs=True)
        self.open, self.elements, self.ids, self.words = [], [], [], []
        self.feed(html)
        self.close()
        assert not self.open, f"not closed: {self.open}"

    def handle_starttag(self, tag, attrs):
        """Remember the element and its id."""
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), f"twice in <{tag}>: {names}"
        self.elements.append((tag, dict(attrs), tuple(self.open)))
        self.ids.extend([value for name, value in attrs if name == "id"])
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        """Only the innermost element may end."""
        assert self.open, f"</{tag}> ends nothing"
        assert self.open.pop() == tag

    def handle_data(self, data):
        """Collect the text."""
        self.words.append(data)

    def text(self):
        """All the text, blanks as single ones."""
        return " ".join("".join(self.words).split())

    def all(self, tag, css=""):
        """The attributes of all elements of a tag, perhaps of a class."""
        return [
            attributes
            for name, attributes, _ in self.elements
            if name == tag and (not css or css in attributes.get("class", "").split())
        ]
