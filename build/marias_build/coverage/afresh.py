"""Runs tests on an engine in which a function or a table was changed from the start.

What is computed while the modules are imported is computed with the change, so this
tells the last word on a change that a trial with a swapped function has survived. Each
trial is a fork of a process that has not yet imported the engine.
"""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import CodeType, ModuleType

import hypothesis  # noqa: F401  (each fork would import it anew)
import pytest

from marias_build.coverage import mutants as coverage_mutants
from marias_build.coverage.forks import Work, apart, side_by_side
from marias_build.coverage.plugin import OPTIONS, Plugin, shared
from marias_build.coverage.trials import Answer, Job, Outcome, Trial
from marias_build.places import ROOT


class Changed(MetaPathFinder, Loader):
    """Brings one module of the engine from other code than its file has."""

    def __init__(self, module: str, code: CodeType) -> None:
        self.module = module
        self.code = code

    def find_spec(self, fullname: str, *_: object) -> ModuleSpec | None:
        """Answers for the one module."""
        if fullname != self.module:
            return None
        return importlib.util.spec_from_loader(fullname, self)

    def exec_module(self, module: ModuleType) -> None:
        """Runs the changed code."""
        exec(self.code, vars(module))


class Asker(Plugin):
    """Asks the tests of one trial, on whatever engine they have imported."""

    def __init__(self, trial: Trial) -> None:
        super().__init__(Job([], [trial], []))
        self.noticed: list[str] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Asks the tests; that they cannot be collected is noticing, too."""
        if session.testsfailed:
            raise session.Failed("the tests cannot be collected")
        self.gather(session.items)
        self.noticed = list(self.failing(self.job.trials[0]))
        return True


def code(name: str, what: str) -> CodeType:
    """The code of a whole module in which one change is made."""
    module, _, rest = name.partition(".")
    file = ROOT / f"engine/marias/{module}.py"
    tree = ast.parse(file.read_text(encoding="utf-8"))
    body, (place, found) = tree.body, _place(tree.body, rest.partition(".")[0])
    if "." in rest and isinstance(found, ast.ClassDef):
        body = found.body
        place, found = _place(body, rest.partition(".")[2])
    if not isinstance(found, ast.FunctionDef | ast.Assign):
        raise TypeError(f"{name} cannot be changed")
    for mutant in coverage_mutants.mutants(found):
        if mutant.change == what:
            body[place] = coverage_mutants.changed(found, mutant)
            return compile(tree, str(file), "exec")
    raise LookupError(f"{name} has no change {what}")


def _place(body: Sequence[ast.stmt], name: str) -> tuple[int, ast.stmt]:
    for place, found in enumerate(body):
        names = [getattr(found, "name", "")]
        if isinstance(found, ast.Assign):
            names = [one.id for one in found.targets if isinstance(one, ast.Name)]
        if name in names:
            return place, found
    raise LookupError(name)


def ask(trial: Trial) -> Outcome:
    """One trial in a fork of this process."""

    def work() -> list[str]:
        changed = code(trial.function, trial.change)
        module = trial.function.partition(".")[0]
        sys.meta_path.insert(0, Changed(f"marias.{module}", changed))
        asker = Asker(trial)
        files = sorted({test.partition("::")[0] for test in trial.tests})
        with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
            sys.stdout = sys.stderr = nowhere
            ended = pytest.main([*OPTIONS, *files], plugins=[asker])
        return asker.noticed or ([] if ended == pytest.ExitCode.OK else files)

    noticed, broken = apart(work)
    return Outcome(trial.function, trial.change, noticed or [], broken)


def main(arguments: list[str]) -> int:
    """Reads the job, makes the trials, writes the outcomes."""
    _, trials, _ = json.loads(Path(arguments[0]).read_text("utf-8"))

    def share(some: Sequence[Trial]) -> Work:
        return lambda: [ask(trial) for trial in some]

    found = side_by_side([share(some) for some in shared([Trial(*t) for t in trials])])
    outcomes = [Outcome(*one) for part in found for one in part]
    Path(arguments[1]).write_text(json.dumps(Answer(outcomes, {})), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
