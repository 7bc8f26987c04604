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
    """One page: `place` gives its path in any language, `root` the way back up."""

    book: Book
    language: str
    section: str
    place: Place
    root: str

    @classmethod
    def at(cls, book: Book, language: str, section: str, place: Place) -> Page:
        """The page at its own place, with links relative to it."""
        return cls(book, language, section, place, addresses.up(place(language)))

    @property
    def path(self) -> str:
        """The path of the page from the site's root."""
        return self.place(self.language)

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
        """Every language of this page with its path, the page's own among them."""
        for language in self.book.languages:
            yield language, self.place(language)

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

    def date(self) -> str:
        """The date of the edition in words of the language."""
        date = datetime.date.fromisoformat(self.book.edition.date)
        form = self.messages.text("site.date")
        return format_date(date, form, locale=self.language)

    def loader(self) -> dict[str, str]:
        """What the loader is told: the files of the engine, as data attributes."""
        chunks = [n for n in self.book.assets if n.startswith(("core-", "error-"))]
        return {
            "data-core": self.asset("core.js"),
            "data-ahead": " ".join(map(self.asset, chunks)),
            "data-interpreter": self.asset("micropython.mjs"),
            "data-bundle": self.asset("bundle.bin"),
            "data-messages": self.asset(f"messages.{self.language}.json"),
            "data-cards": self.root + self.book.cards,
            "data-root": self.root,
            "data-language": self.language,
            "data-build": self.book.edition.date,
        }

    def words(self, key: str, **slots: Any) -> Markup:
        """A message as HTML: cards are chips, rules are links."""
        return self.html(words(Say(key, slots), self.context))

    def html(self, node: Any) -> Markup:
        """A tree of the renderer as HTML: the one place where it counts as safe."""
        return Markup(render(node))

    def show(self, template: str, title: str, description: str, **values: Any) -> str:
        """The page as HTML."""
        return render_template(
            template,
            page=self,
            book=self.book,
            title=title,
            description=description,
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
