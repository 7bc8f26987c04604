"""Puts the finished parts together into a Book."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from marias_quizzes import addresses
from marias_site.book import (
    Book,
    Catalogue,
    Citation,
    Deal,
    Difference,
    Edition,
    Kind,
    Quiz,
    Redirect,
    Rule,
    Source,
    Term,
    TermText,
)

from marias_build import catalogue, coverage, glossary, questions
from marias_build.chapters import Page, numbers
from marias_build.loading import Loaded
from marias_build.typography import typeset
from marias_build.world import World


@dataclass(frozen=True)
class Made:
    """What was made of the loaded files: chapters, terms, redirects."""

    worlds: Mapping[str, World]
    pages: Mapping[str, Sequence[Page]]
    terms: Mapping[str, Mapping[str, TermText]]
    redirects: tuple[Redirect, ...] = ()

    @property
    def source(self) -> Sequence[Page]:
        """The chapters in the source language."""
        return next(iter(self.pages.values()))


def assemble(loaded: Loaded, made: Made) -> Book:
    """The book; the parts must be free of faults."""
    settings = loaded.settings
    world = next(iter(made.worlds.values()))
    return Book(
        languages=tuple(settings.languages),
        edition=Edition(settings.edition, world.address),
        catalogues=dict(_catalogues(loaded, made)),
        chapters={
            language: tuple(page.chapter for page in pages)
            for language, pages in made.pages.items()
        },
        rules={rule.id: rule for rule in _rules(loaded, made)},
        sources={
            key: Source(key, _set(entry.names), _set(entry.notes), entry.address)
            for key, entry in loaded.sources.items()
        },
        terms={name: _terms(loaded, made, name) for name in settings.languages},
        deals=tuple(_deals(loaded, made)),
        kinds=tuple(kinds(loaded, made)),
        redirects=made.redirects,
        profile=settings.profile,
        cards=world.cards,
    )


def _set(texts: Mapping[str, str]) -> dict[str, str]:
    return {language: typeset(text, language) for language, text in texts.items()}


def _catalogues(loaded: Loaded, made: Made) -> Iterator[tuple[str, Catalogue]]:
    for language, words in loaded.words.items():
        world = made.worlds[language]
        data = catalogue.browser_json(words, world.rules)
        yield language, Catalogue(language, world.messages, data)


def _rules(loaded: Loaded, made: Made) -> Iterator[Rule]:
    """The rules in the order in which the chapters state them."""
    number = numbers(loaded.outlines[loaded.settings.languages[0]])
    functions = coverage.public_functions()
    for place, page in enumerate(made.source):
        for rule in page.chapter.rules:
            entry = loaded.entries[rule]
            yield Rule(
                id=rule,
                chapter=page.chapter.id,
                number=number[rule],
                statements={
                    language: pages[place].statements[rule]
                    for language, pages in made.pages.items()
                },
                sources=tuple(Citation(c.source, c.place) for c in entry.sources),
                differs=tuple(Difference(d.profile, d.grade) for d in entry.differs),
                executable=loaded.registry[rule].executable,
                engine=functions.get(rule, ()),
                quizzes=tuple(q for q in quizzes(made) if rule in q.rules),
                deals=tuple(
                    name for name, deal in loaded.deals.items() if rule in deal.rules
                ),
            )


def quizzes(made: Made) -> list[Quiz]:
    """The questions of all chapters, in order."""
    return [quiz for page in made.source for quiz in page.chapter.quizzes]


def _terms(loaded: Loaded, made: Made, language: str) -> tuple[Term, ...]:
    return tuple(
        Term(
            entry.key,
            {name: texts[entry.key] for name, texts in made.terms.items()},
            entry.chapter,
        )
        for entry in glossary.in_order(loaded.terms, language)
    )


def _deals(loaded: Loaded, made: Made) -> Iterator[Deal]:
    for name, played in loaded.deals.items():
        texts = {language: world.deals[name] for language, world in made.worlds.items()}
        yield Deal(name, played.source, played.record, texts, played.rules)


def kinds(loaded: Loaded, made: Made) -> Iterator[Kind]:
    """Each kind with the question to practise on: the first one the book asks."""
    profile = loaded.settings.profile
    world = next(iter(made.worlds.values()))
    for kind in world.kinds:
        own = [quiz for quiz in quizzes(made) if quiz.kind == kind]
        position = loaded.settings.kinds.get(kind)
        rules = tuple(sorted({rule for quiz in own for rule in quiz.rules}))
        if position is not None:
            yield Kind(kind, position, profile, rules)
        elif own:
            yield Kind(kind, own[0].position, own[0].profile, rules)


def paths(loaded: Loaded) -> set[str]:
    """The address of every page of the book."""
    found: set[str] = set()
    for language in loaded.settings.languages:
        found.update(_paths(loaded, language))
    return found


def _paths(loaded: Loaded, language: str) -> Iterator[str]:
    yield addresses.home(language)
    yield addresses.contents(language)
    yield addresses.practice(language)
    yield addresses.deals(language)
    yield addresses.glossary(language)
    yield addresses.about(language)
    for outline in loaded.outlines[language]:
        yield addresses.chapter(language, outline.id)
    for rule in loaded.entries:
        yield addresses.rule(language, rule)
    for deal in loaded.deals:
        yield addresses.deal(language, deal)
    for kind in questions.kinds():
        yield addresses.kind(language, kind)
