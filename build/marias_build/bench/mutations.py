"""Makes every mistake a mutant stands for in the rules, and counts the unnoticed ones.

A function that cites a rule, with the private ones it leads to, is changed in one place
at a time, and so are the tables these functions read. What survives is printed; what
cannot be noticed, because it changes nothing, stands in `equivalents.toml` with the
reason.
"""

from __future__ import annotations

import ast
import time
import tomllib
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

from marias_build.bench.measure import Measure
from marias_build.coverage import mutants as coverage_mutants
from marias_build.coverage import trials as coverage_trials
from marias_build.coverage.table import Coverage
from marias_build.coverage.trials import Job, Outcome, Trial

EQUIVALENTS = Path(__file__).with_name("equivalents.toml")
MOST = 60  # tests that are asked about a change from the start
NO_TESTS: list[str] = []

Change = tuple[str, str]  # the name of a function or table, and what is changed


def measures() -> list[Measure]:
    """How many mistakes were made, how many nobody notices, how long it took."""
    start = time.monotonic()
    found = Coverage()
    known = equivalents()
    made, survivors = trials(found, set(known))
    for line in told(found, sorted(survivors)):
        print("  " + line, flush=True)
    minutes = (time.monotonic() - start) / 60
    return [
        Measure("mistakes that no test notices", len(survivors), "", "of these", 0),
        Measure("mistakes made", len(made), "", "in functions and tables"),
        Measure("left out", len(known), "", "they change nothing"),
        Measure("time", minutes, "min", "on all cores"),
    ]


def trials(
    found: Coverage, known: Collection[Change] = ()
) -> tuple[list[Change], list[Change]]:
    """All changes that were made, but for known ones, and those that survived."""
    functions = targets(found)
    swapped = [
        Trial(name, mutant.change, [test.id for test in found.naming(rules)])
        for name, rules in functions.items()
        for mutant in coverage_mutants.mutants(found.definition(name))
        if (name, mutant.change) not in known
    ]
    files = sorted({test.file for test in found.tests})
    answer = coverage_trials.run(Job(files, swapped, sorted(functions)))
    again = [
        Trial(one.function, one.change, _asked(found, [one.function], answer.through))
        for one in answer.outcomes
        if one.survived
    ]
    tables = [
        Trial(name, change, _asked(found, [name, *readers], answer.through))
        for name, readers in found.engine.tables(functions).items()
        for change in table_changes(found, name)
        if (name, change) not in known
    ]
    last = coverage_trials.run(Job([], again + tables, []), "afresh")
    made = [(one.function, one.change) for one in swapped + tables]
    return made, [(one.function, one.change) for one in survived(last.outcomes)]


def targets(found: Coverage) -> dict[str, list[str]]:
    """The functions to change, with the rules whose tests are asked first."""
    rules: dict[str, list[str]] = {}
    for rule in found.executable:
        for name in found.bodies(rule.id):
            rules.setdefault(name, []).append(rule.id)
    return rules


def table_changes(found: Coverage, name: str) -> Iterator[str]:
    """The changes of a table; the rules that switches go with are mere words."""
    only_rows = found.engine.is_rows(name)
    for mutant in coverage_mutants.mutants(found.definition(name)):
        if not (only_rows and mutant.change.startswith("rules.")):
            yield mutant.change


def survived(outcomes: Iterable[Outcome]) -> list[Outcome]:
    """The outcomes in which nothing was noticed."""
    return [one for one in outcomes if one.survived]


def _asked(
    found: Coverage, names: list[str], through: dict[str, list[str]]
) -> list[str]:
    """The tests of a module, those that name its rules, those that come through it."""
    module = found.engine.nodes[names[0]].module
    homes = {f"test_{module}", f"test_{module.partition('_')[0]}"}
    cited = found.engine.nodes[names[0]].ids
    own = [test.id for test in found.tests if Path(test.file).stem in homes]
    named = [test.id for test in found.naming(cited)]
    passing = [test for name in names for test in through.get(name, NO_TESTS)]
    return list(dict.fromkeys(own + named + passing))[:MOST]


def equivalents() -> dict[Change, str]:
    """The changes that change nothing, each with the reason."""
    data = tomllib.loads(EQUIVALENTS.read_text(encoding="utf-8"))
    return {
        (name, change): why
        for name, changes in data.items()
        for change, why in changes.items()
    }


def told(found: Coverage, changes: Iterable[Change]) -> Iterator[str]:
    """A line for each change, with its place."""
    for name, change in changes:
        node = found.engine.nodes[name]
        if not isinstance(node.tree, ast.FunctionDef | ast.Assign):
            continue
        for mutant in coverage_mutants.mutants(node.tree):
            if mutant.change == change:
                yield f"{node.file}:{mutant.line}: {name}: {change}"
