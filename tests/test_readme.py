"""The README keeps its word."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

from marias_build import commands


def test_every_example_of_the_readme_gives_what_it_shows(root: Path) -> None:
    """What is typed and what comes back is run as it stands."""
    failed, tried = doctest.testfile(str(root / "README.md"), module_relative=False)
    assert tried > 0
    assert failed == 0


def test_every_command_is_in_the_readme(root: Path) -> None:
    """A reader finds all commands there, and none that does not exist."""
    text = (root / "README.md").read_text(encoding="utf-8")
    named = set(re.findall(r"python3 build ([a-z]+)", text.replace("\n", " ")))
    assert named == set(commands.NAMES) - {"freeze"}


def test_the_policy_is_printed_as_headers(root: Path) -> None:
    """The command of the README prints one header a line, the policy first."""
    done = subprocess.run(
        [sys.executable, "-m", "marias_build.output.policy"],
        cwd=root / "build",
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.startswith("Content-Security-Policy: default-src 'none'; ")
    assert "frame-ancestors" in done.stdout


def test_what_the_readme_links_to_is_there(root: Path) -> None:
    """Files and pictures that the README names exist."""
    text = (root / "README.md").read_text(encoding="utf-8")
    targets = re.findall(r"\]\(([^)#:]+)\)", text)
    assert [name for name in targets if not (root / name).exists()] == []
