"""Finds the rules that no test holds: their functions change, and nobody notices.

A rule is held when a test that names it fails while a function that cites it is
emptied, or, where an empty function happens to give the right answer, is changed in
one place.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from marias_build import cache
from marias_build.book.diagnostics import Faults
from marias_build.coverage import forks as coverage_forks
from marias_build.coverage import mutants as coverage_mutants
from marias_build.coverage import trials as coverage_trials
from marias_build.coverage.table import ENGINE, TESTS, Coverage
from marias_build.coverage.trials import Job, Outcome, Trial
from marias_build.rules.registry import FILE, Rule


def faults() -> str:
    """A line for each rule that no test holds; remembered until something changes."""
    if not coverage_forks.POSSIBLE:
        return ""
    found = Coverage()
    data = cache.kept(
        lambda: json.dumps([rule.id for rule in unheld(found)]).encode(),
        *map(Path.read_bytes, ingredients(found.root)),
    )
    told = Faults()
    for rule in json.loads(data):
        names = " or ".join(found.functions(rule))
        tests = ", ".join(test.name for test in found.naming([rule]))
        what = f"a changed {names} is not noticed by {tests}"
        mend = f"let a test that names {rule} depend on the function that cites it"
        told.add(found.rules[rule].place, what, mend)
    return "\n".join(map(str, told))


def ingredients(root: Path) -> list[Path]:
    """The files on which the answer depends."""
    ours = (root / "build/marias_build").glob("coverage*.py")
    engine, tests = (root / ENGINE).glob("*.py"), (root / "tests").glob("*.py")
    own = (root / TESTS).glob("*.py")
    return sorted([root / FILE, *ours, *engine, *tests, *own])


def unheld(found: Coverage, rules: Iterable[Rule] | None = None) -> list[Rule]:
    """Those of the rules, or of all, that no test holds.

    A rule that has no function or no test is a hole, and told elsewhere.
    """
    asked = [
        rule
        for rule in (found.executable if rules is None else rules)
        if found.functions(rule.id) and found.naming([rule.id])
    ]
    open_ = _not_held(found, asked, _emptied(found, asked))
    return _not_held(found, open_, _changed(found, open_)) if open_ else []


def _emptied(found: Coverage, rules: list[Rule]) -> list[Trial]:
    """Each function once, for all its rules."""
    cited: dict[str, list[str]] = {}
    for rule in rules:
        for name in found.functions(rule.id):
            cited.setdefault(name, []).append(rule.id)
    return [
        Trial(name, coverage_mutants.EMPTIED, _tests(found, ids), stop=False)
        for name, ids in cited.items()
    ]


def _changed(found: Coverage, rules: list[Rule]) -> list[Trial]:
    """Every change of the functions of a rule and of what is private to them."""
    trials = {}
    for rule in rules:
        tests = _tests(found, [rule.id])
        for name in found.bodies(rule.id):
            for mutant in coverage_mutants.mutants(found.definition(name)):
                trials[name, mutant.change, rule.id] = Trial(name, mutant.change, tests)
    return list(trials.values())


def _tests(found: Coverage, rules: list[str]) -> list[str]:
    return [test.id for test in found.naming(rules)]


def _not_held(found: Coverage, rules: list[Rule], trials: list[Trial]) -> list[Rule]:
    files = sorted({test.partition("::")[0] for one in trials for test in one.tests})
    outcomes = coverage_trials.run(Job(files, trials, [])).outcomes
    return [rule for rule in rules if not _is_held(found, rule, outcomes)]


def _is_held(found: Coverage, rule: Rule, outcomes: list[Outcome]) -> bool:
    tests, functions = set(_tests(found, [rule.id])), set(found.bodies(rule.id))
    return any(
        one.broken or not tests.isdisjoint(one.noticed)
        for one in outcomes
        if one.function in functions
    )
