"""HTML of the renderer as plain text: what a reader hears."""

from __future__ import annotations

from html.parser import HTMLParser


class _Ear(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []
        self.named: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in ("img", "br", "input"):
            self.heard.append(dict(attrs).get("alt") or "")
        elif self.named or dict(attrs).get("aria-label"):
            if not self.named:
                self.heard.append(dict(attrs)["aria-label"] or "")
            self.named.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if self.named and self.named[-1] == tag:
            self.named.pop()

    def handle_data(self, data: str) -> None:
        if not self.named:
            self.heard.append(data)


def plain(html: str) -> str:
    """The words of a piece of HTML; an element with a label is heard as the label."""
    if "<" not in html and "&" not in html:
        return html
    ear = _Ear()
    ear.feed(html)
    ear.close()
    return " ".join("".join(ear.heard).split(" ")).strip("\n")
