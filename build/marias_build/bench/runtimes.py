"""Compares the three runtimes over thousands of seeded deals, and their speed."""

from __future__ import annotations

import subprocess
import sys
import time

from marias_build.bench.measure import Measure
from marias_build.output import npm_files
from marias_build.places import ROOT

DEALS = 5000
CONFORMANCE = ROOT / "tests/conformance.py"
DRIVER = ROOT / "tests/runtimes/conformance.mjs"
MODULES = ROOT / "build/npm/node_modules"
OTHERS = ("micropython", "pyodide")


def measures() -> list[Measure]:
    """How many runtimes differ from CPython, and how much slower they are."""
    numbers = [str(DEALS), str(DEALS)]
    expected, ours = answer([sys.executable, str(CONFORMANCE), *numbers])
    what = f"{DEALS} deals of each kind and variant"
    found = [Measure("CPython", ours, "s", f"{what}: {expected[-60:]}")]
    for runtime in OTHERS:
        told, seconds = answer(node_command(runtime, numbers))
        found.append(
            Measure(
                f"{runtime}: differs from CPython",
                float(told != expected),
                "",
                f"0 is equal, over {what}",
                0,
            )
        )
        found.append(
            Measure(f"{runtime} / CPython", seconds / ours, "x", f"{seconds:.1f} s")
        )
    return found


def node_command(runtime: str, numbers: list[str]) -> list[str]:
    """The command that runs the same script inside another runtime."""
    node = npm_files.find_node()
    if node is None:
        raise SystemExit("The runtimes are compared under Node, and none was found.")
    return [str(node), str(DRIVER), runtime, *numbers, str(ROOT), str(MODULES)]


def answer(command: list[str]) -> tuple[str, float]:
    """What a run prints, and its seconds."""
    start = time.perf_counter()
    done = subprocess.run(
        command, cwd=ROOT, check=True, capture_output=True, text=True, encoding="utf-8"
    )
    return done.stdout.strip(), time.perf_counter() - start
