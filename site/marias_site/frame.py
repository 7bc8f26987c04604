"""What every page shares: its language, its address, its words, the way to others."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from babel.dates import format_date
from flask import render_template
from marias.profile import Profile, parse_profile
from marias_quizzes import addresses
from marias_quizzes.cards_html import card_image, words
from marias_quizzes.html import Context, render
from marias_quizzes.messages import Messages, Say, Word
from markupsafe import Markup

from marias_site import previews, structured, summaries, trails
from marias_site.book import Book

SECTIONS = ("contents", "practice", "deals", "glossary", "about")

Place = Callable[[str], str]


class Links:
    """The addresses of `marias_quizzes.addresses`, in one language, from one page."""

    def __init__(self, language: str, root: str) -> None:
        self.language = language
        self.root = root

    def __getattr__(self, name: str) -> Callable[..., str]:
        function = getattr(addresses, name)

        def link(*values: str) -> str:
            return self.root + function(self.language, *values) or "./"

        return link


@dataclass(frozen=True)
class Page:
    """One page: `place` gives its path in any language, `root` the way back up.

    `view` is what shows it and `item` what it is about, both empty for odd pages.
    """

    book: Book
    language: str
    section: str
    place: Place
    root: str
    view: str = ""
    item: str = ""

    @classmethod
    def at(
        cls,
        book: Book,
        language: str,
        section: str,
        place: Place,
        view: str = "",
        item: str = "",
    ) -> Page:
        """The page at its own place, with links relative to it."""
        root = addresses.up(place(language))
        return cls(book, language, section, place, root, view, item)

    @property
    def path(self) -> str:
        """The path of the page from the site's root."""
        return self.place(self.language)

    @property
    def lost(self) -> bool:
        """Whether it is the page for addresses that do not exist."""
        return self.section == "missing"

    @property
    def messages(self) -> Messages:
        """The words of the page's language."""
        return self.book.catalogues[self.language].messages

    @cached_property
    def context(self) -> Context:
        """What the renderer of cards and questions needs to know here."""
        return Context(
            self.language,
            self.messages,
            parse_profile(self.book.profile),
            self.root,
            self.book.cards,
            self.book.rule_links(self.language),
        )

    def under(self, profile: Profile) -> Context:
        """The same under other rules of the table."""
        # MicroPython's namedtuple has no _replace, so the renderer promises none.
        changed = list(self.context)
        changed[Context._fields.index("profile")] = profile
        return Context(*changed)

    def asset(self, name: str) -> str:
        """The address of an asset, or "" when the book comes without it."""
        path = self.book.assets.get(name)
        return self.root + path if path else ""

    def alternates(self) -> Iterator[tuple[str, str]]:
        """Every language of this page with its path, the page's own among them.

        The page for addresses that do not exist leads to the first page of each.
        """
        for language in self.book.languages:
            path = addresses.home(language) if self.lost else self.place(language)
            yield language, path

    def languages(self) -> Iterator[tuple[str, str, str]]:
        """The other languages: code, own name, link to the same page."""
        for language, path in self.alternates():
            if language != self.language:
                words_there = self.book.catalogues[language].messages
                name = words_there.text("site.language")
                yield language, name, self.root + path or "./"

    def sections(self) -> Iterator[tuple[str, str]]:
        """The main parts of the site with their links."""
        links = Links(self.language, self.root)
        for section in SECTIONS:
            yield section, getattr(links, section)()

    def absolute(self, path: str) -> str:
        """The public address of a path, or the relative one while none is known."""
        return (self.book.edition.address or self.root) + path or "./"

    def default(self) -> str:
        """The path in the source language: for readers of none of the book's."""
        return self.place(self.book.languages[0])

    def preview(self) -> str:
        """The public address of the picture for whoever previews a link, or ""."""
        path = self.book.assets.get(previews.name(self), "")
        return self.book.edition.address + path if path else ""

    def date(self, day: str = "") -> str:
        """A date in words of the language: the edition's unless another is given."""
        date = datetime.date.fromisoformat(day or self.book.edition.date)
        form = self.messages.text("site.date")
        return format_date(date, form, locale=self.language)

    def edition(self) -> str:
        """Which edition this is: its date, and the hash of all that it is made of."""
        own = self.book.edition.hash
        key = "site.edition-hash" if own else "site.edition"
        return self.messages.text(key, date=self.date(), edition=own)

    def feed(self) -> str:
        """The public address of the feed of changes, or "" while none is known."""
        address = self.book.edition.address
        return address + addresses.feed(self.language) if address else ""

    def loader(self) -> dict[str, str]:
        """What the loader is told: the files of the engine, as data attributes."""
        chunks = [n for n in self.book.assets if n.startswith(("core-", "error-"))]
        return {
            "data-core": self.asset("core.js"),
            "data-ahead": " ".join(map(self.asset, chunks)),
            "data-interpreter": self.asset("micropython.mjs"),
            "data-bundle": self.asset("bundle.bin"),
            "data-messages": self.asset(f"messages.{self.language}.json"),
            "data-words": self.asset("terms.js"),
            "data-copy": self.asset("copy.js"),
            "data-table": self.asset("table.js"),
            "data-switches": self.asset(f"switches.{self.language}.json"),
            "data-rules": self.root + addresses.rules(self.language),
            "data-terms": self.asset(f"terms.{self.language}.json"),
            "data-search": self.asset("search.js"),
            "data-library": self.asset("minisearch.js"),
            "data-index": self.asset(f"search.{self.language}.json"),
            "data-find": addresses.search(self.language),
            "data-cards": self.root + self.book.cards,
            "data-root": self.root,
            "data-language": self.language,
            "data-build": f"{self.book.edition.date} {self.book.edition.hash}".strip(),
        }

    def words(self, key: str, **slots: Any) -> Markup:
        """A message as HTML: cards are chips, rules are links."""
        return self.html(words(Say(key, slots), self.context))

    def html(self, node: Any) -> Markup:
        """A tree of the renderer as HTML: the one place where it counts as safe."""
        return Markup(render(node))

    def show(self, template: str, title: str, description: str, **values: Any) -> str:
        """The page as HTML."""
        steps = trails.trail(self, title)
        lies_in = trails.parent(steps)
        whole = self.messages.text("site.whole-name")
        summary = summaries.short(description)
        return render_template(
            template,
            page=self,
            book=self.book,
            title=title,
            description=description,
            summary=summary,
            trail=steps,
            lies_in=lies_in,
            heading=trails.heading(title, lies_in, whole),
            structured=structured.script(self, steps, title, summary),
            href=Links(self.language, self.root),
            asset=self.asset,
            t=self.words,
            text=self.messages.text,
            profile=lambda name: self.messages.word(Word("profile", name)),
            **values,
        )

    def face(self, card: int) -> Markup:
        """The picture of a card."""
        return self.html(card_image(card, self.context))
