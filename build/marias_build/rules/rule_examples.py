"""The example of each rule: the block of the book that shows it best."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from marias.errors import NotationError
from marias.profile import parse_profile
from marias_quizzes.kinds import KINDS, drawn, find
from marias_quizzes.question import Draw, format_draw
from marias_quizzes.question import rules as rules_of
from marias_site.rule_parts import Example, Place
from marias_site.texts import Quiz, Table

# Tables that work something out, from the plainest example on; then mere lists.
WORKED = (
    "payment", "auction", "refused", "discards", "laid", "ruling", "legal-plays",
    "duties", "count-example", "ledger", "tricks", "told", "compare", "premium",
    "belief", "points", "hundred", "words", "settings", "turned", "levels", "fails",
    "power", "counts", "held",
)  # fmt: skip
TABLES = (
    *WORKED, "suits", "contracts", "sides", "rounds", "seats", "shuffling",
    "pack", "card-order", "card-values", "packets", "fleks", "ladder",
    "tariff", "offences",
)  # fmt: skip
SEEDS = "123456789"  # of the questions that are drawn for want of one in the book


@dataclass(frozen=True)
class Examples:
    """All blocks of the book, and `more` that only the pages of rules show."""

    quizzes: Sequence[Quiz]
    tables: Sequence[Table]
    more_quizzes: Sequence[Quiz] = ()
    more_tables: Sequence[Table] = ()
    profile: str = "obecna"

    def best(self, rule: str, chapter: str) -> Example | None:
        """A question before a table, one that turns on the rule before the others."""
        return self._asked(rule, chapter) or self._tabled(rule, chapter)

    def _asked(self, rule: str, chapter: str) -> Example | None:
        found = [quiz for quiz in self.quizzes if rule in quiz.rules]
        if found:
            best = min(found, key=lambda quiz: _far(quiz, rule, chapter))
            return Example(quiz=best, place=Place(best.chapter, best.id, best.essay))
        made = [quiz for quiz in self.more_quizzes if rule in quiz.rules]
        if made:
            return Example(quiz=min(made, key=lambda quiz: _far(quiz, rule, chapter)))
        quiz = draw(rule, self.profile)
        return Example(quiz=quiz) if quiz else None

    def _tabled(self, rule: str, chapter: str) -> Example | None:
        found = [
            table
            for table in (*self.tables, *self.more_tables)
            if rule in table.rules and table.name in TABLES
        ]
        if not found:
            return None
        best = min(found, key=lambda table: _apart(table, rule, chapter))
        own = any(best is table for table in self.more_tables)
        place = None if own else Place(best.chapter, best.anchor, best.essay)
        return Example(
            html=best.html,
            place=place,
            profile=best.profile,
            elsewhere=best.elsewhere,
        )


def _apart(table: Table, rule: str, chapter: str) -> tuple[bool, int, bool, int]:
    """What stands under the rule itself comes first; then the plainest, shortest."""
    under = table.anchor == rule and table.name in WORKED
    plain = TABLES.index(table.name)
    return not under, plain, table.chapter != chapter, len(table.html)


def _far(quiz: Quiz, rule: str, chapter: str) -> tuple[bool, bool]:
    return quiz.decides != rule, quiz.chapter != chapter


@cache
def draw(rule: str, profile: str) -> Quiz | None:
    """A question that turns on a rule, where some kind can be asked for one."""
    for kind, level in _levels(rule):
        for seed in SEEDS:
            text = format_draw(Draw(find(kind).VERSION, level, seed, rule))
            try:
                asked = drawn(kind, text, parse_profile(profile))
            except NotationError:
                continue  # few seeds give none
            rules = tuple(rules_of(asked))
            return Quiz(seed, kind, asked.position, profile, rules=rules, decides=rule)
    return None


def _levels(rule: str) -> Iterator[tuple[str, int]]:
    """The kinds and levels that ask about a rule, the easiest first."""
    for kind in KINDS:
        for level, rules in enumerate(find(kind).RULES, start=1):
            if rule in rules:
                yield kind, level
