"""MicroPython draws the same questions and writes the same pages as CPython."""

import json
import shutil
import subprocess
from pathlib import Path

from pages import catalogue
from questions import conformance

FOLDER = Path(__file__).parent
PROJECT = FOLDER.parents[1]
MODULES = PROJECT / "build" / "npm" / "node_modules"
SEEDS = 8


def test_the_page_asks_what_the_build_asks(tmp_path):
    """Drawn questions with reasons, beliefs, chains and HTML, hashed line by line."""
    node = shutil.which("node")
    assert node, "node is missing: python3 build test brings it"
    words = tmp_path / "cs.json"
    words.write_text(json.dumps(catalogue("cs")), encoding="utf-8")
    done = subprocess.run(
        [node, FOLDER / "questions.mjs", PROJECT, MODULES, words, str(SEEDS)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-500:] + done.stderr[-2000:]
    assert done.stdout.splitlines() == list(conformance(catalogue("cs"), SEEDS))
