"""Content, questions and files of the pages become one site, to be shown or frozen."""

from __future__ import annotations

import dataclasses
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from marias_site.book import Book

from marias_build import assets, policy, reader
from marias_build.assets import Asset
from marias_build.bundle import CompileError
from marias_build.diagnostics import BookError

ADDRESS = "STYCH_ADDRESS"
FAULTS = (BookError, assets.AssetError, CompileError)


@dataclass(frozen=True)
class Site:
    """The book, and the content of every file that its pages fetch, by its path."""

    book: Book
    files: Mapping[str, bytes]


class Maker:
    """Makes the site again and again, and reads only what has changed."""

    def __init__(self, root: Path, address: str = "") -> None:
        self.root = root
        self.address = address
        self._reading: reader.Reading | None = None

    def make(self) -> Site:
        """The site as the files are now; raises one of FAULTS."""
        found = assets.gather(self.root)
        around = reader.Around(assets.card_folder(found), self.address)
        self._reading = reader.read(self.root, self._reading, around)
        book = self._reading.checked()
        found |= _messages(book)
        book = dataclasses.replace(
            book,
            assets={name: asset.path for name, asset in found.items()},
            policy=policy.page_policy(self.root),
        )
        return Site(book, {asset.path: asset.data for asset in found.values()})


def _messages(book: Book) -> dict[str, Asset]:
    """What the engine in the page says, one file a language."""
    found = {}
    for language, catalogue in book.catalogues.items():
        name, data = f"messages.{language}.json", catalogue.browser.encode("utf-8")
        found[name] = Asset(assets.hashed(name, data), data)
    return found


def public_address(given: str = "") -> str:
    """Where the site will live: as given, or from the environment; ends in a slash.

    Raises ValueError for what is no address of the web.
    """
    address = given or os.environ.get(ADDRESS, "").strip()
    if not address:
        return ""
    if not re.fullmatch(r"https?://[^\s?#\"'<>]+", address):
        raise ValueError(f"{address!r} is not like https://example.org/stych/")
    return address if address.endswith("/") else address + "/"


def faults(error: Exception) -> tuple[str, ...]:
    """What an author has to mend, one line each: file, line, what, how."""
    if isinstance(error, BookError):
        return tuple(str(fault) for fault in error.faults)
    return tuple(str(error).splitlines())
