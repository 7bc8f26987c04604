"""What needs the finished chapters: terms as they are shown, and the last checks."""

from __future__ import annotations

from marias.errors import NotationError
from marias_quizzes import addresses
from marias_site.book import Chapter, TermText
from markupsafe import Markup

from marias_build import questions
from marias_build.assembly import Made, kinds, quizzes
from marias_build.diagnostics import Faults, Place, near
from marias_build.draft import unwrapped, words
from marias_build.loading import Loaded
from marias_build.prose import Job, Prose
from marias_build.toml_places import Toml
from marias_build.typography import typeset
from marias_build.unreadable import told
from marias_build.world import Spot, World


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
        )
    return found


def check(loaded: Loaded, made: Made, book: Toml, rules: Toml, faults: Faults) -> None:
    """Questions are the same in every language; every rule that runs is asked about."""
    _check_same(made, faults)
    _check_asked(loaded, made, rules, faults)
    _check_kinds(loaded, made, book, faults)


def _check_same(made: Made, faults: Faults) -> None:
    languages = list(made.pages)
    for language in languages[1:]:
        by_id = {page.chapter.id: page for page in made.pages[language]}
        for page in made.source:
            if page.chapter.id in by_id:
                other = by_id[page.chapter.id].chapter
                if not _at_fault(page.chapter, other, faults):
                    _compare(page.chapter, other, languages[0], faults)


def _at_fault(one: Chapter, other: Chapter, faults: Faults) -> bool:
    """A chapter with a fault may lack a question only because it could not be read."""
    files = {file_of(one), file_of(other)}
    return any(fault.file in files for fault in faults)


def _chapters_at_fault(faults: Faults) -> bool:
    return any("/chapters/" in fault.file for fault in faults)


def file_of(chapter: Chapter) -> str:
    """The file that a chapter is read from."""
    return f"content/{chapter.language}/chapters/{chapter.id}.md"


def _compare(one: Chapter, other: Chapter, source: str, faults: Faults) -> None:
    place = Place(file_of(other))
    for name, mine, theirs in (
        ("questions", _asked(other), _asked(one)),
        ("rules", list(other.rules), list(one.rules)),
    ):
        missing = [item for item in theirs if item not in mine]
        extra = [item for item in mine if item not in theirs]
        for item in missing:
            faults.add(place, f"{item} is missing", f"{source} has it")
        for item in extra:
            faults.add(place, f"{item} is not in {source}", "add it there too")
        if not missing and not extra and mine != theirs:
            faults.add(place, f"the {name} have another order", f"follow {source}")


def _asked(chapter: Chapter) -> list[str]:
    return [
        f"the question {quiz.id} ({quiz.kind} {quiz.position} {quiz.profile})"
        for quiz in chapter.quizzes
    ]


def _check_asked(loaded: Loaded, made: Made, toml: Toml, faults: Faults) -> None:
    asked = {rule for quiz in quizzes(made) for rule in quiz.rules}
    asked.update(questions.rules())
    # A question that could not be read may be the one that asks about a rule.
    hidden = _chapters_at_fault(faults)
    for rule, entry in loaded.entries.items():
        known = loaded.registry.get(rule)
        runs = known is not None and known.executable
        silent = rule not in asked and not entry.unasked
        if runs and silent and not hidden:
            what = f"the rule {rule} is executable and no question asks about it"
            mend = 'add a question that it decides, or unasked = "why there is none"'
            faults.add(toml.place(rule), what, mend)
        if entry.unasked and rule in asked:
            what = f"questions do ask about the rule {rule}"
            faults.add(toml.place(rule, "unasked"), what, "remove unasked")


def _check_kinds(loaded: Loaded, made: Made, book: Toml, faults: Faults) -> None:
    """Each kind has a question to practise on, and it can be read."""
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
    have = {kind.id for kind in kinds(loaded, made)}
    for kind in questions.kinds():
        if kind not in have:
            what = f"no chapter asks a question of the kind {kind}"
            faults.add(book.place("kinds"), what, "ask one, or add it to [kinds]")
