"""Times the build: whole, and a changed chapter under serve."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from marias_build.bench.measure import Measure, spread
from marias_build.places import ROOT

ROUNDS = range(5)
SOURCES = ("engine", "quizzes", "site", "build", "content")
FILES = ("pyproject.toml", "LICENSE", "README.md")
EDITED = "content/cs/chapters/karty.md"


def measures() -> list[Measure]:
    """Seconds of a full build, and the two ratios."""
    with tempfile.TemporaryDirectory(prefix="stych-bench-") as folder:
        tree = copied(Path(folder, "tree"))
        build = [timed([sys.executable, "-m", "marias_build"], tree) for _ in ROUNDS]
        changes = changes_under_serve(tree)
    pages = len(list((tree_public(ROOT)).rglob("*.html")))
    whole = median(build)
    return [
        Measure("full build", whole, "s", spread(build, "s")),
        Measure("full build, each page", 1000 * whole / pages, "ms", f"{pages} pages"),
        Measure(
            "one changed chapter under serve / full build",
            median(changes) / whole,
            "x",
            f"until the reload {spread(changes, 's')}",
            0.2,
        ),
    ]


def tree_public(root: Path) -> Path:
    """Where a tree's site is frozen."""
    return root / "build/public"


def copied(target: Path) -> Path:
    """A copy of the sources, so that a chapter can be edited without harm."""
    target.mkdir()
    skip = shutil.ignore_patterns("node_modules", "public", "__pycache__")
    for name in SOURCES:
        shutil.copytree(ROOT / name, target / name, ignore=skip)
    for name in FILES:
        shutil.copy(ROOT / name, target)
    modules = ROOT / "build/npm/node_modules"
    (target / "build/npm/node_modules").symlink_to(modules, target_is_directory=True)
    return target


def environment(tree: Path) -> dict[str, str]:
    """The environment in which the copy's packages are found before the project's."""
    folders = [str(tree / name) for name in SOURCES[:4]]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(folders)}


def timed(command: Sequence[str], tree: Path) -> float:
    """Seconds that a whole process takes; it must succeed."""
    start = time.perf_counter()
    done = subprocess.run(
        command,
        cwd=tree,
        env=environment(tree),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"{' '.join(command)}: {done.stderr}")
    return time.perf_counter() - start


def changes_under_serve(tree: Path) -> list[float]:
    """Seconds from saving a chapter until the open page is told to reload."""
    process = subprocess.Popen(
        [sys.executable, "-u", "-m", "marias_build", "serve", "--port", "8765"],
        cwd=tree,
        env=environment(tree),
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        address = printed_address(process)
        with urllib.request.urlopen(address + "-/changes") as events:
            next_version(events)
            return [one_change(tree / EDITED, events) for _ in ROUNDS]
    finally:
        process.terminate()
        process.wait()


def printed_address(process: subprocess.Popen[str]) -> str:
    """The address that serve prints when it is ready."""
    assert process.stdout is not None
    for line in process.stdout:
        if found := re.search(r"http://\S+", line):
            time.sleep(1)  # the watcher starts right after this line
            return found[0]
    raise SystemExit("serve ended without an address.")


def one_change(chapter: Path, events: object) -> float:
    """Adds a sentence to a chapter and waits for the word to reload."""
    text = chapter.read_text(encoding="utf-8")
    start = time.perf_counter()
    chapter.write_text(text + "\nA sentence more.\n", encoding="utf-8")
    next_version(events)
    seconds = time.perf_counter() - start
    time.sleep(0.5)
    return seconds


def next_version(events: object) -> bytes:
    """The next version that the stream of changes tells."""
    while True:
        line: bytes = events.readline()  # type: ignore[attr-defined]
        if line.startswith(b"data:"):
            return line
