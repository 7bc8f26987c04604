"""Puts the finished parts together into a Book."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from marias_quizzes import addresses
from marias_site.book import (
    Book,
    Catalogue,
    Deal,
    Edition,
    Kind,
    Redirect,
    Source,
    Term,
    TermText,
)
from marias_site.changes import Change
from marias_site.disputes import Disagreement
from marias_site.texts import Essay, Quiz
from markupsafe import Markup

from marias_build.book import book_parts, questions
from marias_build.book.chapters import Page
from marias_build.book.loading import Loaded
from marias_build.rules import rule_assembly
from marias_build.rules.examples import Blocks
from marias_build.text.typography import typeset
from marias_build.text.world import World
from marias_build.words import catalogue, glossary


@dataclass(frozen=True)
class Made:
    """What was made of the loaded files: chapters, essays, terms, redirects."""

    worlds: Mapping[str, World]
    pages: Mapping[str, Sequence[Page]]
    essays: Mapping[str, Sequence[Essay]]
    terms: Mapping[str, Mapping[str, TermText]]
    redirects: tuple[Redirect, ...] = ()
    disagreements: Mapping[str, Mapping[str, tuple[str, Markup]]] = field(
        default_factory=dict
    )
    examples: Mapping[str, Sequence[Blocks]] = field(default_factory=dict)
    changes: tuple[Change, ...] = ()

    @property
    def source(self) -> Sequence[Page]:
        """The chapters in the source language."""
        return next(iter(self.pages.values()))


def assemble(loaded: Loaded, made: Made, edition: str = "") -> Book:
    """The book; the parts must be free of faults."""
    settings = loaded.settings
    world = next(iter(made.worlds.values()))
    return Book(
        languages=tuple(settings.languages),
        edition=Edition(settings.edition, world.address, edition),
        catalogues=dict(_catalogues(loaded, made)),
        chapters={
            language: tuple(page.chapter for page in pages)
            for language, pages in made.pages.items()
        },
        essays={language: tuple(found) for language, found in made.essays.items()},
        rules={
            rule.id: rule for rule in rule_assembly.rules(loaded, made, quizzes(made))
        },
        sources={
            key: Source(key, _set(entry.names), _set(entry.notes), entry.address)
            for key, entry in loaded.sources.items()
        },
        terms={name: _terms(loaded, made, name) for name in settings.languages},
        deals=tuple(_deals(loaded, made)),
        kinds=tuple(kinds(loaded, made)),
        redirects=made.redirects,
        disagreements=tuple(_disagreements(loaded, made)),
        changes=made.changes,
        parts=tuple(book_parts.parts(settings)),
        start=settings.start,
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


def quizzes(made: Made) -> list[Quiz]:
    """The questions of all chapters, in order, then those of the essays."""
    essays = next(iter(made.essays.values()))
    return [
        *(quiz for page in made.source for quiz in page.chapter.quizzes),
        *(quiz for essay in essays for quiz in essay.quizzes),
    ]


def _terms(loaded: Loaded, made: Made, language: str) -> tuple[Term, ...]:
    return tuple(
        Term(
            entry.key,
            {name: texts[entry.key] for name, texts in made.terms.items()},
            entry.chapter,
            glossary.letter(entry.word(language), language),
            entry.kind,
            entry.abroad,
        )
        for entry in glossary.in_order(loaded.terms, language)
    )


def _deals(loaded: Loaded, made: Made) -> Iterator[Deal]:
    for name, played in loaded.deals.items():
        texts = {language: world.deals[name] for language, world in made.worlds.items()}
        yield Deal(name, played.source, played.record, texts, played.rules)


def _disagreements(loaded: Loaded, made: Made) -> Iterator[Disagreement]:
    for name, one in loaded.disagreements.items():
        texts = {
            language: found[name] for language, found in made.disagreements.items()
        }
        yield Disagreement(
            id=name,
            chapter=one.chapter,
            rules=one.entry.rules,
            questions={language: text[0] for language, text in texts.items()},
            html={language: text[1] for language, text in texts.items()},
        )


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
    yield addresses.search(language)
    yield addresses.whole(language)
    for outline in loaded.outlines[language]:
        yield addresses.chapter(language, outline.id)
    for essay in loaded.essays[language]:
        yield addresses.essay(language, essay.id)
    for rule in loaded.entries:
        yield addresses.rule(language, rule)
    for deal in loaded.deals:
        yield addresses.deal(language, deal)
    for kind in questions.kinds():
        yield addresses.kind(language, kind)
