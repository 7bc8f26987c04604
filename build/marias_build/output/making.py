"""Content, questions and files of the pages become one site, to be shown or frozen."""

from __future__ import annotations

import dataclasses
import json
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from jinja2 import TemplateError, TemplateSyntaxError
from marias.profile import SWITCHES
from marias_site import switch_words
from marias_site.book import Book

from marias_build.book import reader
from marias_build.book.diagnostics import BookError
from marias_build.output import assets, pictures, policy, search
from marias_build.output.assets import Asset
from marias_build.output.bundle import CompileError
from marias_build.places import ROOT

ADDRESS = "STYCH_ADDRESS"


class AddressError(Exception):
    """The public address is none where a site can live."""


# What a slip in some file of the project can bring up.
FAULTS = (
    BookError,
    AddressError,
    assets.AssetError,
    CompileError,
    OSError,
    RecursionError,
    SyntaxError,
    TemplateError,
    UnicodeError,
)
# Errors that are texts for an author already.
_TEXTS = (AddressError, assets.AssetError, CompileError)
_PLAIN = re.compile(r"[A-Za-z0-9:/.\[\]%_~+@-]+")


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
        if self.address:
            found |= _pictures(book)
        found |= _messages(book) | _terms(book) | _switches(book)
        found |= search.index(book)
        book = dataclasses.replace(
            book,
            assets={name: asset.path for name, asset in found.items()},
            policy=policy.page_policy(self.root),
        )
        return Site(book, {asset.path: asset.data for asset in found.values()})


def _pictures(book: Book) -> dict[str, Asset]:
    """What a link to a page looks like elsewhere; that needs a public address."""
    return {
        name: Asset(assets.hashed(name, data), data)
        for name, data in pictures.pictures(book).items()
    }


def _messages(book: Book) -> dict[str, Asset]:
    """What the engine in the page says, one file a language."""
    found = {}
    for language, catalogue in book.catalogues.items():
        name, data = f"messages.{language}.json", catalogue.browser.encode("utf-8")
        found[name] = Asset(assets.hashed(name, data), data)
    return found


def _terms(book: Book) -> dict[str, Asset]:
    """What the words of the glossary mean, as plain text, one file a language."""
    found = {}
    for language, terms in book.terms.items():
        texts = {term.key: term.texts[language] for term in terms}
        label = book.catalogues[language].messages.text("site.term-more")
        shown = {key: (text.word, text.text) for key, text in sorted(texts.items())}
        whole = json.dumps({"more": label, "terms": shown}, ensure_ascii=False)
        name, data = f"terms.{language}.json", whole.encode("utf-8")
        found[name] = Asset(assets.hashed(name, data), data)
    return found


def _switches(book: Book) -> dict[str, Asset]:
    """What the switches of a table are called, for a table with rules of its own."""
    found = {}
    for language, catalogue in book.catalogues.items():
        words = catalogue.messages
        shown = {}
        for switch in SWITCHES:
            if len(switch.values) > 1:
                shown[switch.name] = switch_words.about(words, switch.name)
                for value in switch.values:
                    said = switch_words.value(words, switch.name, value)
                    shown[f"{switch.name}.{value}"] = said
        data = json.dumps(shown, ensure_ascii=False, sort_keys=True).encode("utf-8")
        name = f"switches.{language}.json"
        found[name] = Asset(assets.hashed(name, data), data)
    return found


def public_address(given: str = "") -> str:
    """Where the site will live: as given, or from the environment; ends in a slash.

    Raises AddressError for what is no address of the web.
    """
    address = given or os.environ.get(ADDRESS, "").strip()
    if not address:
        return ""
    if not _is_address(address):
        raise AddressError(
            f"The public address {address!r} is not like https://example.org/stych/ "
            f"(given as --address or in {ADDRESS})."
        )
    return address if address.endswith("/") else address + "/"


def _is_address(text: str) -> bool:
    """Whether it names a host and a folder there, and nothing else."""
    if not _PLAIN.fullmatch(text):
        return False
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return False
    segments = parts.path.lower().replace("%2e", ".").split("/")
    return bool(
        parts.scheme in ("http", "https")
        and parts.hostname
        and "@" not in parts.netloc
        and not parts.netloc.endswith(":")
        and port != 0
        and not {".", ".."} & set(segments)
    )


def faults(error: BaseException) -> tuple[str, ...]:
    """What an author has to mend, one line each: file, line, what, how."""
    if isinstance(error, BookError):
        return tuple(str(fault) for fault in error.faults)
    if isinstance(error, (SyntaxError, TemplateSyntaxError)):
        return (f"{_place(error)}: {_said(error)}; correct it and save again",)
    if isinstance(error, OSError) and error.filename:
        what = f"cannot be read: {error.strerror or error}"
        return (f"{_from_root(error.filename)}:1: {what}; see what is there",)
    if isinstance(error, RecursionError):
        return ("something is nested too deeply; look at what changed last",)
    if isinstance(error, _TEXTS):
        return tuple(str(error).splitlines()) or (type(error).__name__,)
    return (f"{type(error).__name__}: {error}",)


def _said(error: SyntaxError | TemplateSyntaxError) -> str:
    return str(error.msg if isinstance(error, SyntaxError) else error.message)


def _place(error: SyntaxError | TemplateSyntaxError) -> str:
    return f"{_from_root(error.filename or 'a file')}:{error.lineno or 1}"


def _from_root(file: object) -> str:
    path = Path(str(file))
    return (path.relative_to(ROOT) if path.is_relative_to(ROOT) else path).as_posix()
