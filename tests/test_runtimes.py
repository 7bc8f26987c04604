"""The engine says the same under CPython, MicroPython and Pyodide."""

import shutil
import subprocess
from pathlib import Path

import conformance
import facts
import pytest

PROJECT = Path(__file__).parent.parent
MODULES = PROJECT / "build" / "npm" / "node_modules"
DEALS = 80
WHOLE = 500


@pytest.fixture(scope="module")
def expected():
    """What CPython says, a hash and the number of deals."""
    played = DEALS * len(conformance.KINDS)
    assert played >= 500
    total = played + WHOLE * len(conformance.TABLES)
    hashed = conformance.Hash()
    assert len(list(conformance.played(DEALS, WHOLE, hashed))) == total
    return f"{hashed.code()} {total}"


def test_the_fact_files_hold_here():
    """The runner that the other runtimes use finds no fault here either."""
    assert facts.faults() == []


@pytest.mark.parametrize("runtime", ["micropython", "pyodide"])
def test_another_runtime_says_the_same(runtime, expected):
    """Hundreds of seeded deals with every verdict, and all counts and playthroughs."""
    node = shutil.which("node")
    assert node, "node is missing: python3 build test brings it"
    driver = PROJECT / "tests" / "runtimes" / "conformance.mjs"
    done = subprocess.run(
        [node, driver, runtime, str(DEALS), str(WHOLE), PROJECT, MODULES],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    assert done.stdout.strip() == expected
