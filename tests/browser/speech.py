"""What a page says, text by text, and in which language it says so."""

from __future__ import annotations

from html.parser import HTMLParser

SAID = ("alt", "title", "aria-label", "placeholder")
SILENT = ("script", "style")
VOID = ("area", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr")


class Speech(HTMLParser):
    """The texts of a page, each as (language, text); `language` is the page's own.

    `described` is what its meta elements say, which cannot change the language.
    """

    def __init__(self, html: str) -> None:
        super().__init__()
        self.said: list[tuple[str, str]] = []
        self.described: list[str] = []
        self.language = ""
        self._open: list[tuple[str, str]] = [("", "")]
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Notes the language of the element and what its attributes say."""
        given = {name: value or "" for name, value in attrs}
        language = given.get("lang", self._open[-1][1])
        if tag == "html":
            self.language = language
        self.said += [(language, given[name]) for name in SAID if given.get(name)]
        self.described += [given["content"]] if "content" in given else []
        if tag not in VOID:
            self._open.append((tag, language))

    def handle_endtag(self, tag: str) -> None:
        """Back to the language around the element."""
        while len(self._open) > 1 and self._open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        """Notes what is said."""
        tag, language = self._open[-1]
        if tag not in SILENT and data.strip():
            self.said.append((language, data))
