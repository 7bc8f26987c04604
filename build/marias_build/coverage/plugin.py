"""Runs tests while a function of the engine is changed, to see which of them notice.

The tests are collected once; each trial is a fork in which one function gets other
code. It is a program of its own, `python -m marias_build.coverage.plugin JOB ANSWER`
with two files of JSON, so that the tests meet the engine as pytest brings it.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, TypeVar

import pytest
from _pytest.runner import runtestprotocol

from marias_build.coverage import swap as coverage_swap
from marias_build.coverage.forks import Work, apart, side_by_side
from marias_build.coverage.trials import Answer, Job, Outcome, Trial

T = TypeVar("T")
LONGEST = 5.0  # seconds of the processor for one test: a change may run for ever
PATIENCE = 3.0  # seconds of the processor for all tests of one trial
CASES = 40  # of one test
OPTIONS = (
    *("--assert=plain", "--capture=sys"),
    *("-p", "no:cacheprovider", "-p", "no:terminal", "-p", "no:xdist"),
)


class Ran(NamedTuple):
    """A test that was watched: how many functions it runs, its seconds, its place."""

    functions: int
    seconds: float
    place: int


def main(arguments: list[str]) -> int:
    """Reads the job, makes the trials, writes the outcomes."""
    collect, trials, watch = json.loads(Path(arguments[0]).read_text("utf-8"))
    plugin = Plugin(Job(collect, [Trial(*one) for one in trials], watch))
    code = pytest.main([*OPTIONS, *collect], plugins=[plugin])
    answer = Answer(plugin.outcomes, plugin.through())
    Path(arguments[1]).write_text(json.dumps(answer), encoding="utf-8")
    return int(code)


class Plugin:
    """Takes the place of the loop in which pytest runs the collected tests."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.outcomes: list[Outcome] = []
        self.items: list[pytest.Item] = []
        self.cases: dict[str, list[pytest.Item]] = {}
        self.passing: dict[str, list[Ran]] = {}  # by the function they come through

    def pytest_sessionstart(self) -> None:
        """Lets Hypothesis draw the same examples each time and shrink none."""
        from hypothesis import Phase, settings

        settings.register_profile(
            "trials",
            deadline=None,
            derandomize=True,
            max_examples=40,
            phases=(Phase.explicit, Phase.generate),
        )
        settings.load_profile("trials")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Says which file cannot be collected."""
        if report.failed:
            print(report.longreprtext, file=sys.stderr)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Makes the trials, on every core."""
        if session.testsfailed:
            raise session.Failed("the tests cannot be collected")
        self.gather(session.items)
        for trial in self.job.trials:
            coverage_swap.mutants(trial.function)
        self._watch()
        works = [self._share(share) for share in shared(self.job.trials)]
        for found in side_by_side(works):
            self.outcomes.extend(Outcome(*one) for one in found)
        return True

    def gather(self, items: list[pytest.Item]) -> None:
        """Sorts the cases of the collected tests by their test."""
        self.items = items
        for item in items:
            self.cases.setdefault(test_of(item), []).append(item)

    def through(self) -> dict[str, list[str]]:
        """For each watched function its tests, first those that do little else."""
        found = {}
        for name, passing in self.passing.items():
            tests = [test_of(self.items[ran.place]) for ran in sorted(passing)]
            found[name] = list(dict.fromkeys(tests))
        return found

    def _watch(self) -> None:
        """Runs all tests once, to learn which functions they come through."""
        if not self.job.watch:
            return
        works = [self._watching(part) for part in shared(range(len(self.items)))]
        for answers in side_by_side(works):
            for place, seconds, seen in answers:
                for function in seen:
                    name = self.job.watch[function]
                    ran = Ran(len(seen), seconds, place)
                    self.passing.setdefault(name, []).append(ran)

    def _watching(self, places: Sequence[int]) -> Work:
        def work() -> list[tuple[int, float, list[int]]]:
            seen = coverage_swap.watch(self.job.watch)
            found = []
            for place in places:
                seen.clear()
                start = time.process_time()
                fails(self.items[place])
                found.append((place, time.process_time() - start, sorted(seen)))
            return found

        return work

    def _share(self, trials: Sequence[Trial]) -> Work:
        return lambda: [self._make(trial) for trial in trials]

    def _make(self, trial: Trial) -> Outcome:
        """One trial in a fork of this process."""

        def work() -> list[str]:
            coverage_swap.change(trial.function, trial.change)
            return list(self.failing(trial))

        noticed, broken = apart(work)
        return Outcome(trial.function, trial.change, noticed or [], broken)

    def failing(self, trial: Trial) -> Iterator[str]:
        """The tests of a trial that fail, as they are found."""
        start = time.process_time()
        failed = set[str]()
        for item in self._asked(trial):
            name = test_of(item)
            if name in failed:
                continue
            if time.process_time() - start > PATIENCE:
                return
            signal.setitimer(signal.ITIMER_PROF, LONGEST)
            if fails(item):
                failed.add(name)
                yield name
                if trial.stop:
                    return

    def _asked(self, trial: Trial) -> Iterator[pytest.Item]:
        """The tests of a trial; of the watched ones first those that do little else.

        Of many cases of one test only some are asked, and those that bear a word of
        the change as their id, such as the name of the switch that is changed.
        """
        words = trial.change.split()
        for test in trial.tests:
            cases = self.cases.get(test, [])
            named = [item for item in cases if case_of(item) in words]
            yield from dict.fromkeys([*named, *few(cases)])
        for ran in sorted(self.passing.get(trial.function, [])):
            yield self.items[ran.place]


def shared(things: Iterable[T]) -> list[list[T]]:
    """Things dealt out to the cores."""
    given, cores = list(things), os.cpu_count() or 1
    return [given[start::cores] for start in range(cores)]


def test_of(item: pytest.Item) -> str:
    """The test that an item is a case of."""
    return item.nodeid.partition("[")[0]


def case_of(item: pytest.Item) -> str:
    """The id of the case that an item is."""
    return item.nodeid.partition("[")[2].rstrip("]")


def fails(item: pytest.Item) -> bool:
    """Runs one test, with what it needs set up anew."""
    reports = runtestprotocol(item, log=False, nextitem=None)
    return any(report.failed for report in reports)


def few(items: list[pytest.Item]) -> list[pytest.Item]:
    """Some of the cases of a test, from all over them."""
    return items[:: 1 + len(items) // CASES]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
