"""`python3 build check`: style, types, layers, content, rules, spelling in one run."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from typing import NamedTuple

from marias_build.places import ROOT


class Result(NamedTuple):
    """What one check found; an empty text is none."""

    name: str
    faults: str
    seconds: float


def main(arguments: list[str]) -> int:
    """Runs every check, prints what each found; exit code 1 where one found some."""
    if arguments:
        print("check takes nothing: it always checks everything.", file=sys.stderr)
        return 2
    print("Checking style, types, layers, content, rules and spelling ...", flush=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [pool.submit(run, name) for name in CHECKS]
        results = [told(job.result()) for job in as_completed(jobs)]
    for name, faults, _ in results:
        if faults:
            print(f"\n--- {name}\n{faults}")
    return int(any(result.faults for result in results))


def told(result: Result) -> Result:
    """The same, after a line has said how it went."""
    word = "FAULTS" if result.faults else "good"
    print(f"{result.name:<24} {word:<7} {result.seconds:5.1f} s", flush=True)
    return result


def run(name: str) -> Result:
    """Carries out one check; one that breaks does not keep the others from speaking."""
    start = time.monotonic()
    try:
        faults = CHECKS[name]()
    except Exception:
        faults = traceback.format_exc()
    return Result(name, faults.strip(), time.monotonic() - start)


def tool(*command: str) -> Callable[[], str]:
    """A check by another program of Python: what it prints when it finds faults."""

    def check() -> str:
        done = subprocess.run(
            [sys.executable, *command],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(source_roots())},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        return f"{done.stdout}\n{done.stderr}" if done.returncode else ""

    return check


def source_roots() -> list[str]:
    """The folders that hold our four packages."""
    return [str(ROOT / name) for name in ("engine", "quizzes", "site", "build")]


def content() -> str:
    """What is wrong in the content: a line for each fault, with its place."""
    from marias_build.book import reader

    return "\n".join(map(str, reader.read(ROOT).faults))


def spelt() -> str:
    """Misspelt words, and words of our own lists that nothing needs."""
    from marias_build.words import spelling

    return "\n".join(map(str, spelling.faults(ROOT)))


def rules() -> str:
    """Rules that no function carries out or no test names, and ids that are none."""
    from marias_build.coverage import table as coverage

    return coverage.faults()


def stated() -> str:
    """Rules that a language does not state, or that nothing shows at work."""
    from marias_build.rules import stated as rules_stated

    return rules_stated.faults()


def held() -> str:
    """Rules whose tests do not notice when the function is broken."""
    from marias_build.coverage import held as coverage_held

    return coverage_held.faults()


SHORT = "--output-format=concise"
LAYERS = "from importlinter.cli import lint_imports_command as run; run([])"

CHECKS = {
    "style (ruff check)": tool("-m", "ruff", "check", "--quiet", SHORT),
    "layout (ruff format)": tool("-m", "ruff", "format", "--check", "--quiet", SHORT),
    "types (mypy --strict)": tool("-m", "mypy"),
    "layers (import-linter)": tool("-c", LAYERS),
    "content": content,
    "words (spelling)": spelt,
    "rules (cited, tested)": rules,
    "rules (stated, shown)": stated,
    "rules (held by tests)": held,
}
