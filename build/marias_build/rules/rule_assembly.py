"""Puts together what the book knows of each rule, from everything that was made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from marias_site.book import Citation, Difference, Rule
from marias_site.texts import Chapter, Essay, Quiz

from marias_build.book.chapters import numbers
from marias_build.book.loading import Loaded
from marias_build.rules import departures, engine_functions, rule_settings
from marias_build.rules.entries import Entry
from marias_build.rules.examples import Blocks
from marias_build.rules.rule_examples import WORKED, Examples
from marias_build.rules.rule_relations import Relations

if TYPE_CHECKING:
    from marias_build.book.assembly import Made


def rules(loaded: Loaded, made: Made, asked: list[Quiz]) -> Iterator[Rule]:
    """The rules as the chapters state them; `asked` are all questions of the book."""
    source = loaded.outlines[loaded.settings.languages[0]]
    general = loaded.settings.profile
    number = numbers(source)
    functions = engine_functions.functions()
    words = {language: world.messages for language, world in made.worlds.items()}
    shown = {code: examples(loaded, made, asked, code) for code in words}
    relations = Relations(loaded.entries, _blocks(made))
    told = {said.id for found in source for said in found.rules if said.told}
    for place, page in enumerate(made.source):
        for rule in page.chapter.rules:
            entry = loaded.entries[rule]
            begins = _beginners(rule, entry, general)
            differs = {d.profile for d in entry.differs} - {general}
            yield Rule(
                id=rule,
                chapter=page.chapter.id,
                number=number.get(rule, ""),
                statements={
                    language: pages[place].statements[rule]
                    for language, pages in made.pages.items()
                },
                sources=tuple(Citation(c.source, c.place) for c in entry.sources),
                differs=tuple(Difference(d.profile, d.grade) for d in entry.differs),
                executable=loaded.registry[rule].executable,
                told=rule in told,
                engine=functions.get(rule, ()),
                settings=rule_settings.settings(rule, general, words),
                departs=departures.profiles(rule, general, differs.union(begins)),
                begins=begins,
                quizzes=tuple(quiz for quiz in asked if rule in quiz.rules),
                deals=tuple(
                    name for name, deal in loaded.deals.items() if rule in deal.rules
                ),
                examples={
                    language: example
                    for language, found in shown.items()
                    if (example := found.best(rule, page.chapter.id)) is not None
                },
                related=relations.of(rule),
                words={name: tuple(said) for name, said in entry.words.items()},
            )


def _beginners(rule: str, entry: Entry, general: str) -> tuple[str, ...]:
    """Who plays by a rule and the book's own table does not.

    Where an author says that the latter differs, they are the tables that the rule is
    cited from.
    """
    differs = any(one.profile == general for one in entry.differs)
    cited = {one.source for one in entry.sources} if differs else ()
    return departures.beginners(rule, general, cited)


def examples(loaded: Loaded, made: Made, asked: list[Quiz], language: str) -> Examples:
    """Every block of a language, and those that only the pages of rules show."""
    own = made.examples.get(language, ())
    tables = [t for page in made.pages[language] for t in page.chapter.tables]
    tables += [t for essay in made.essays[language] for t in essay.tables]
    return Examples(
        quizzes=asked,
        more_quizzes=[quiz for blocks in own for quiz in blocks.quizzes],
        tables=tables,
        more_tables=[table for blocks in own for table in blocks.tables],
        profile=loaded.settings.profile,
    )


def _blocks(made: Made) -> list[tuple[str, ...]]:
    """The rules that each question and each worked table names together.

    Mere lists, which name whatever there is, say nothing of what belongs together.
    """
    language = next(iter(made.pages))
    pages: list[Chapter | Essay | Blocks] = [
        *(page.chapter for page in made.source),
        *made.essays[language],
        *made.examples.get(language, ()),
    ]
    asked = [quiz.rules for page in pages for quiz in page.quizzes]
    tables = [table for page in pages for table in page.tables]
    return asked + [table.rules for table in tables if table.name in WORKED]
