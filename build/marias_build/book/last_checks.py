"""What needs the finished chapters: terms as they are shown, and the last checks."""

from __future__ import annotations

from typing import Any

from marias.errors import NotationError
from marias_quizzes import addresses
from marias_site.book import TermText
from marias_site.texts import Chapter, Essay
from markupsafe import Markup

from marias_build.book import questions, same_checks
from marias_build.book.assembly import Made, kinds, quizzes
from marias_build.book.diagnostics import Faults, near
from marias_build.book.loading import Loaded
from marias_build.book.toml_places import Toml
from marias_build.rules import disagreement_blocks
from marias_build.text.draft import fail, unwrapped, words
from marias_build.text.fences import every
from marias_build.text.front_matter import Source
from marias_build.text.prose import Job, Prose
from marias_build.text.typography import typeset
from marias_build.text.unreadable import told
from marias_build.text.world import Spot, World


def terms(
    loaded: Loaded, toml: Toml, world: World, prose: Prose, faults: Faults
) -> dict[str, TermText]:
    """The glossary of one language as its page shows it."""
    language = world.language
    spot = Spot(world, faults, addresses.glossary(language))
    found = {}
    for key, entry in loaded.terms.items():
        own = entry.texts[language]
        place = toml.place(key, language, "meaning")
        html = prose.html(own.meaning.splitlines(), Job(spot, place, "term"))
        meaning = unwrapped(html)
        found[key] = TermText(
            word=typeset(own.word, language),
            meaning=Markup(meaning),  # safe: Prose lets no raw HTML through
            text=words(meaning),
            other=tuple(typeset(name, language) for name in own.other),
            forms=own.forms,
        )
    return found


def disagreements(
    world: World, prose: Prose, faults: Faults
) -> dict[str, tuple[str, Markup]]:
    """The disagreements of one language as the pages of their rules show them."""
    found = {}
    for name, one in world.disagreements.items():
        # All pages of rules lie equally deep, so any of them will do.
        spot = Spot(world, faults, addresses.rule(world.language, name))
        try:
            found[name] = disagreement_blocks.on_rule_pages(one, spot, prose)
        except Exception as error:  # whatever it is, the author is told where
            fail(error, spot, one.place())
    return found


def check(loaded: Loaded, made: Made, book: Toml, faults: Faults) -> None:
    """Questions are the same in every language; every rule that runs is asked about."""
    _check_kinds(loaded, book, faults)
    _check_words(loaded, faults)
    if not made.worlds:
        return  # there are no pages where no language has its words
    same_checks.check(loaded, made, faults)
    _check_asked(loaded, made, book, faults)
    _check_shown(loaded, made, faults)


def _check_words(loaded: Loaded, faults: Faults) -> None:
    """What a rule is looked for by is said in languages of the book."""
    known = loaded.settings.languages
    for rule, entry in loaded.entries.items():
        for language in entry.words:
            if language not in known:
                place = loaded.listed.place(rule, "words")
                faults.add(place, f"unknown language {language}", near(language, known))


def _lost_a_question(loaded: Loaded, made: Made, faults: Faults) -> bool:
    """Whether there may be a question that could not be read."""
    language = next(iter(made.pages))
    at_fault = {fault.file for fault in faults}
    sources: list[Source[Any]] = [one.source for one in loaded.outlines[language]]
    sources += [one.source for one in loaded.essays[language]]
    texts: list[Chapter | Essay] = [page.chapter for page in made.source]
    texts += next(iter(made.essays.values()))
    read = {same_checks.file_of(text): len(text.quizzes) for text in texts}
    return faults.hidden(f"content/{language}") or any(
        source.file in at_fault and _written(source) > read[source.file]
        for source in sources
    )


def _written(source: Source[Any]) -> int:
    """How many questions are written in a text."""
    return sum(fence.name == "quiz" for fence in every(source.lines, source.place))


def _check_asked(loaded: Loaded, made: Made, book: Toml, faults: Faults) -> None:
    """Every rule that runs and every kind has a question in some text."""
    asked = {rule for quiz in quizzes(made) for rule in quiz.rules}
    asked.update(questions.rules())
    hidden = _lost_a_question(loaded, made, faults)
    for rule, entry in loaded.entries.items():
        known = loaded.registry.get(rule)
        runs = known is not None and known.executable
        silent = rule not in asked and not entry.unasked
        if runs and silent and not hidden:
            what = f"the rule {rule} is executable and no question asks about it"
            mend = 'add a question that it decides, or unasked = "why there is none"'
            faults.add(loaded.listed.place(rule), what, mend)
        if entry.unasked and rule in asked:
            what = f"questions do ask about the rule {rule}"
            place = loaded.listed.place(rule, "unasked")
            faults.add(place, what, "remove unasked")
    have = {kind.id for kind in kinds(loaded, made)}
    for kind in questions.kinds():
        if kind not in have and not hidden:
            what = f"no chapter asks a question of the kind {kind}"
            faults.add(book.place("kinds"), what, "ask one, or add it to [kinds]")


def _check_kinds(loaded: Loaded, book: Toml, faults: Faults) -> None:
    """The questions to practise on can be read."""
    for kind, position in loaded.settings.kinds.items():
        place = book.place("kinds", kind)
        if kind not in questions.kinds():
            known = near(kind, questions.kinds())
            faults.add(place, f"unknown kind of question {kind}", known)
            continue
        try:
            questions.ask(kind, "position", position, loaded.settings.profile)
        except NotationError as error:
            faults.add(place, *told(kind, "position", position, error))


def _check_shown(loaded: Loaded, made: Made, faults: Faults) -> None:
    """The chapter that rules link to has every disagreement."""
    at_fault = {fault.file for fault in faults}
    for pages in made.pages.values():
        for page in pages:
            own = same_checks.file_of(page.chapter)
            if page.chapter.id != disagreement_blocks.CHAPTER or own in at_fault:
                continue
            for one in loaded.disagreements.values():
                if f'id="{one.id}"' not in page.chapter.html:
                    what = f"{own} does not show {one.id}"
                    faults.add(one.place(), what, "add a block ```disagreements there")
