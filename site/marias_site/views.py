"""The pages: what each shows, put together from the book and one template."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import groupby
from operator import attrgetter
from typing import TypeVar

from flask import abort
from marias.notation import parse_card
from marias_quizzes import addresses, deal_html

from marias_site import counts, front_pages, rule_page, table_switch
from marias_site.book import Book, Kind, Rule
from marias_site.frame import Page
from marias_site.shelves import steps
from marias_site.texts import Chapter

T = TypeVar("T")


class Views:
    """The pages of one book; every method gets its language from the address."""

    def __init__(self, book: Book) -> None:
        self.book = book

    def home(self, language: str) -> str:
        """The first page."""
        return front_pages.home(self._page(language, "home", addresses.home))

    def contents(self, language: str) -> str:
        """All chapters with their rules."""
        page = self._page(language, "contents", addresses.contents)
        return front_pages.contents(page)

    def whole(self, language: str) -> str:
        """The whole book on one page."""
        return front_pages.whole(self._page(language, "contents", addresses.whole))

    def chapter(self, language: str, item: str) -> str:
        """One chapter of the rules."""
        chapter = self._chapter(language, item)
        page = self._page(language, "contents", addresses.chapter, item)
        chapters = self.book.chapters[language]
        before = chapters[: chapters.index(chapter)]
        after = chapters[chapters.index(chapter) + 1 :]
        step_back, step_on = steps(self.book, chapter)
        return page.show(
            "chapter.html",
            chapter.title,
            chapter.lead,
            chapter=chapter,
            opener=page.face(parse_card(chapter.opener)) if chapter.opener else "",
            before=before[-1] if before else None,
            after=after[0] if after else None,
            step_back=step_back,
            step_on=step_on,
            kind=self._kind_of(chapter),
            essays=self.book.essays_of(language, item),
            table=table_switch.of_rules(
                page, [self.book.rules[rule] for rule in chapter.rules], chapter.html
            ),
        )

    def essay(self, language: str, item: str) -> str:
        """One essay, with the way back to its chapter and on to the next one."""
        essays = self.book.essays[language]
        places = {essay.id: place for place, essay in enumerate(essays)}
        place = _found(places.__getitem__, item)
        essay = essays[place]
        page = self._page(language, "contents", addresses.essay, item)
        return page.show(
            "essay.html",
            essay.title,
            essay.lead,
            essay=essay,
            chapter=self._chapter(language, essay.chapter),
            table=table_switch.bare(page),
            opener=page.face(parse_card(essay.opener)) if essay.opener else "",
            before=essays[place - 1] if place else None,
            after=essays[place + 1] if place + 1 < len(essays) else None,
        )

    def rule(self, language: str, item: str) -> str:
        """One rule with all that hangs around it: the page to link in an argument."""
        rule = self._rule(item)
        page = self._page(language, "contents", addresses.rule, item)
        statement = rule.statements[language]
        return page.show(
            "rule.html",
            statement.title,
            statement.text,
            **rule_page.values(rule, page),
        )

    def practice(self, language: str) -> str:
        """The kinds of questions."""
        page = self._page(language, "practice", addresses.practice)
        return page.show(
            "practice.html",
            page.messages.text("site.practice-title"),
            page.messages.text("site.practice-description"),
        )

    def kind(self, language: str, item: str) -> str:
        """Practice of one kind: a fixed question, until the engine deals others."""
        kind = self._kind(item)
        page = self._page(language, "practice", addresses.kind, item)
        return page.show(
            "kind.html",
            page.messages.text(f"site.kind-{item}"),
            page.messages.text(f"site.kind-{item}-lead"),
            kind=kind,
            question=front_pages.question(kind, page, "q1"),
        )

    def deals(self, language: str) -> str:
        """The example deals."""
        page = self._page(language, "deals", addresses.deals)
        return page.show(
            "deals.html",
            page.messages.text("site.deals-title"),
            page.messages.text("site.deals-description"),
        )

    def deal(self, language: str, item: str) -> str:
        """One deal, trick by trick, with the rule that decides each."""
        deal = _found(self.book.deal, item)
        page = self._page(language, "deals", addresses.deal, item)
        text = deal.texts[language]
        context = page.under(deal.record.profile)
        return page.show(
            "deal.html",
            text.title,
            text.lead,
            deal=deal,
            board=page.html(deal_html.board(deal.record, 0, context)),
            transcript=page.html(deal_html.transcript(deal.record, context)),
            data=page.root + addresses.deal_data(item),
        )

    def glossary(self, language: str) -> str:
        """The words of the game."""
        page = self._page(language, "glossary", addresses.glossary)
        terms = self.book.terms.get(language, ())
        listed = [term for term in terms if term.kind == "word"]
        by_letter = groupby(listed, key=attrgetter("letter"))
        return page.show(
            "glossary.html",
            page.messages.text("site.glossary-title"),
            page.messages.text("site.glossary-description"),
            counts=counts.counts(self.book, language),
            letters=[(letter, list(found)) for letter, found in by_letter],
            sayings=[term for term in terms if term.kind != "word"],
            titles=self._titles(language),
        )

    def search(self, language: str) -> str:
        """The search: what can be found, and with script what was."""
        page = self._page(language, "search", addresses.search)
        rooms = {
            "rules": (addresses.contents, self.book.rules),
            "terms": (addresses.glossary, self.book.terms.get(language, ())),
            "chapters": (addresses.contents, self.book.chapters.get(language, ())),
            "essays": (addresses.contents, self.book.essays.get(language, ())),
            "deals": (addresses.deals, self.book.deals),
            "practice": (addresses.practice, self.book.kinds),
        }
        return page.show(
            "search.html",
            page.messages.text("site.search-title"),
            page.messages.text("site.search-description"),
            found=[
                (name, page.root + address(language), len(things))
                for name, (address, things) in rooms.items()
                if things
            ],
        )

    def about(self, language: str) -> str:
        """What the book is, where it comes from, what it stores."""
        page = self._page(language, "about", addresses.about)
        return page.show(
            "about.html",
            page.messages.text("site.about-title"),
            page.messages.text("site.about-description"),
            cited=Counter(
                citation.source
                for rule in self.book.rules.values()
                for citation in {c.source: c for c in rule.sources}.values()
            ),
            counts=counts.counts(self.book, language),
            example=self._example(language),
            data=page.root + addresses.rules_data(),
        )

    def changes(self, language: str) -> str:
        """What has changed in the rules, by the day of the edition."""
        page = self._page(language, "about", addresses.changes)
        by_day = groupby(self.book.changes, key=attrgetter("date"))
        return page.show(
            "changes.html",
            page.messages.text("site.changes-title"),
            page.messages.text("site.changes-lead"),
            changes=[(date, list(found)) for date, found in by_day],
            feed=page.feed(),
        )

    def _page(
        self, language: str, section: str, address: Callable[..., str], *item: str
    ) -> Page:
        def place(code: str) -> str:
            return address(code, *item)

        view = address.__name__
        return Page.at(self.book, language, section, place, view, *item)

    def _example(self, language: str) -> str:
        """How a rule is cited: its title and its id."""
        rules = [*self.book.rules.values()][-1:]
        return "".join(f"{r.statements[language].title} ({r.id})" for r in rules)

    def _titles(self, language: str) -> dict[str, str]:
        return {c.id: c.title for c in self.book.chapters.get(language, ())}

    def _chapter(self, language: str, item: str) -> Chapter:
        return _found(lambda key: self.book.chapter(language, key), item)

    def _rule(self, item: str) -> Rule:
        return _found(self.book.rules.__getitem__, item)

    def _kind(self, item: str) -> Kind:
        return _found({kind.id: kind for kind in self.book.kinds}.__getitem__, item)

    def _kind_of(self, chapter: Chapter) -> Kind | None:
        """The exercise that goes with a chapter: the kind that it asks most."""
        asked = Counter(quiz.kind for quiz in chapter.quizzes)
        known = [kind for kind in self.book.kinds if asked[kind.id]]
        return max(known, key=lambda kind: asked[kind.id], default=None)


def _found(find: Callable[[str], T], key: str) -> T:
    """What `find` knows by this key, or the page that says there is none."""
    try:
        return find(key)
    except KeyError:
        abort(404)
