"""Trials: a function of the engine is changed, and tests are asked if they notice."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from marias_build.places import ROOT


class Trial(NamedTuple):
    """A change of a function, and the tests to be asked first.

    `stop`: the first test that notices is enough; then all others are asked too that
    come through a watched function.
    """

    function: str
    change: str
    tests: list[str]
    stop: bool = True


class Outcome(NamedTuple):
    """What came of a trial: the tests that failed; `broken` is how a fork ended."""

    function: str
    change: str
    noticed: list[str]
    broken: str

    @property
    def survived(self) -> bool:
        """Whether nothing noticed the change."""
        return not self.noticed and not self.broken


class Job(NamedTuple):
    """Which files to collect, the trials, and the functions to be watched before."""

    collect: list[str]
    trials: list[Trial]
    watch: list[str]


class Answer(NamedTuple):
    """The outcomes, and for each watched function the tests that come through it."""

    outcomes: list[Outcome]
    through: dict[str, list[str]]


def run(job: Job, module: str = "plugin") -> Answer:
    """Makes the trials in another process; RuntimeError when the tests are broken."""
    with tempfile.TemporaryDirectory() as name:
        asked, told = Path(name, "job.json"), Path(name, "outcomes.json")
        asked.write_text(json.dumps(job), encoding="utf-8")
        done = subprocess.run(
            [sys.executable, "-m", f"marias_build.coverage.{module}", asked, told],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT / "build")},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        if done.returncode:
            ended = f"{module} ended with {done.returncode}"
            raise RuntimeError(f"{ended}\n{done.stdout}\n{done.stderr}".strip())
        outcomes, through = json.loads(told.read_text("utf-8"))
        return Answer([Outcome(*one) for one in outcomes], through)
