"""`python3 build bench [NAME …]`: measures speed and sizes against their bars."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from typing import cast

from marias_build.bench.measure import Measure, line, missed

# In the order in which they are run; each module has `measures() -> list[Measure]`.
NAMES = (
    "game",
    "deals",
    "transfer",
    "building",
    "chapters",
    "live",
    "paint",
    "runtimes",
    "pages",
    "mutations",
)


def main(arguments: list[str]) -> int:
    """Runs the named benches, or all; exit code 1 where a bar is missed."""
    unknown = [name for name in arguments if name not in NAMES]
    if unknown:
        print(
            f"There is no bench '{unknown[0]}'. The benches are: {', '.join(NAMES)}.",
            file=sys.stderr,
        )
        return 2
    found: list[Measure] = []
    for name in arguments or NAMES:
        print(f"\n{name}", flush=True)
        for measure in run(name):
            print("  " + line(measure), flush=True)
            found.append(measure)
    over = missed(found)
    print(f"\n{len(found)} figures, {len(over)} over the bar {over or ''}".rstrip())
    return 1 if over else 0


def run(name: str) -> list[Measure]:
    """The figures of one bench."""
    module = importlib.import_module(f"marias_build.bench.{name}")
    measures = cast("Callable[[], list[Measure]]", module.measures)
    return measures()
