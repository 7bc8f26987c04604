"""Reads the frozen pages: their ids, their links and the files that they ask for."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

HOST = "http://site.test"
BASE = HOST + "/kniha/stych/"
ASKING = (
    "href",
    "src",
    "data-core",
    "data-interpreter",
    "data-bundle",
    "data-messages",
    "data-ahead",
)


@dataclass
class FrozenPage(HTMLParser):
    """One page: its path from the root, and what its HTML holds."""

    path: str
    ids: list[str] = field(default_factory=list)
    asked: list[tuple[str, str, str]] = field(default_factory=list)
    attributes: set[str] = field(default_factory=set)
    inline: list[str] = field(default_factory=list)
    policies: list[str] = field(default_factory=list)
    base: bool = False

    def __post_init__(self) -> None:
        super().__init__()
        self._in_script = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Notes the element."""
        given = {name: value or "" for name, value in attrs}
        self.attributes |= set(given)
        if "id" in given:
            self.ids.append(given["id"])
        for name in ASKING:
            for address in given.get(name, "").split() if name in given else []:
                self.asked.append((tag, name, address))
        if tag == "meta" and given.get("http-equiv") == "Content-Security-Policy":
            self.policies.append(given["content"])
        self._in_script = (
            tag == "script"
            and "src" not in given
            and given.get("type") != "application/ld+json"  # data; nobody runs it
        )
        self.base = self.base or tag == "base"

    def handle_data(self, data: str) -> None:
        """Notes the text of a script that stands in the page."""
        if self._in_script:
            self.inline.append(data)
            self._in_script = False

    @property
    def address(self) -> str:
        """Where the page is served."""
        return urljoin(BASE, self.path.removesuffix("index.html"))


def read(public: Path) -> dict[str, FrozenPage]:
    """All pages of a frozen site by their path from its root."""
    files = sorted(public.rglob("*.html"))
    paths = [file.relative_to(public).as_posix() for file in files]
    return {path: read_page(public, path) for path in paths}


def read_page(public: Path, path: str) -> FrozenPage:
    """One page of a frozen site."""
    page = FrozenPage(path)
    page.feed((public / path).read_text(encoding="utf-8"))
    return page


def dead(page: FrozenPage, pages: dict[str, FrozenPage], public: Path) -> list[str]:
    """The links of a page that lead nowhere, each with the reason."""
    faults = []
    for tag, name, address in page.asked:
        if address.startswith("data:"):
            continue  # nobody is asked
        target = urlsplit(urljoin(page.address, address))
        if f"{target.scheme}://{target.netloc}" != HOST:
            if tag != "a" or target.scheme not in ("https", "mailto"):
                faults.append(f"{page.path}: {tag} {name} asks {address}")
            continue
        path = unquote(target.path)
        if not path.startswith("/kniha/stych/"):
            faults.append(f"{page.path}: {address} leaves the site's folder")
            continue
        file = path.removeprefix("/kniha/stych/")
        file = file + "index.html" if file == "" or file.endswith("/") else file
        if not (public / file).is_file():
            faults.append(f"{page.path}: {address} is no file")
        elif target.fragment and unquote(target.fragment) not in pages[file].ids:
            faults.append(f"{page.path}: {address} has no such place")
    return faults
