"""Makes what a command needs, then hands over to it (standard library only).

The virtual environment `.venv` gets the pinned packages and the project itself; the npm
packages come after. What was done is remembered by content, so a second start does
nothing. Certificates, proxies and settings of pip and npm are taken as they are.
"""

from __future__ import annotations

import hashlib
import importlib.util
import io
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from marias_build import commands
from marias_build.output import npm_files
from marias_build.places import ROOT
from marias_build.progress import SetupError, run, say

BUILD = ROOT / "build"
VENV = ROOT / ".venv"
STAMP = VENV / "stych.json"
WINDOWS = os.name == "nt"
PYTHON = VENV / ("Scripts/python.exe" if WINDOWS else "bin/python")


def main(arguments: list[str]) -> int:
    """Carries out `python3 build ARGUMENTS` and returns its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a console may lack a letter
    name, _ = commands.split(arguments)
    command = commands.find(name)
    if commands.asks_help(arguments):
        say(commands.usage())
        return 0
    if command is None:
        print(commands.unknown(name), file=sys.stderr)
        return 2
    try:
        prepare(command)
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return hand_over(arguments)


def prepare(command: commands.Command) -> None:
    """Brings everything that the command needs and that is not there yet."""
    if not is_usable():
        make_venv()
    stamps = read_stamps()
    for name in command.requirements:
        wanted = digest([BUILD / name])
        if stamps.get(name) != wanted:
            install_pinned(name)
            remember(stamps, name, wanted)
    wanted = f"{digest([ROOT / 'pyproject.toml'])} {ROOT}"
    if stamps.get("project") != wanted:
        install_project()
        remember(stamps, "project", wanted)
    npm_files.install(everything=command.all_npm, bring_node=bring_node)


def hand_over(arguments: list[str]) -> int:
    """Runs the command inside the environment and waits for it, Ctrl-C or not."""
    # As if activated: a Node.js that had to be brought is found there.
    path = os.pathsep.join((str(PYTHON.parent), os.environ.get("PATH", "")))
    env = {**os.environ, "PATH": path, "PYTHONUTF8": "1"}
    process = subprocess.Popen([PYTHON, "-m", "marias_build", *arguments], env=env)
    signal.signal(signal.SIGTERM, lambda *_: process.terminate())
    while True:
        try:
            code = process.wait()
        except KeyboardInterrupt:
            continue  # the command has got it as well and stops by itself
        return code if code >= 0 else 128 - code


# --- the virtual environment ----------------------------------------------------------


def is_usable() -> bool:
    """Whether `.venv` has a Python that still exists and is new enough."""
    try:
        text = (VENV / "pyvenv.cfg").read_text(encoding="utf-8")
    except OSError:
        return False
    pairs = (line.partition("=") for line in text.splitlines())
    settings = {key.strip(): value.strip() for key, _, value in pairs}
    version = settings.get("version") or settings.get("version_info", "0.0")
    recent = tuple(map(int, version.split(".")[:2])) >= (3, 11)
    return recent and PYTHON.exists() and Path(settings.get("home", "")).is_dir()


def make_venv() -> None:
    """Makes `.venv` anew; with uv on the PATH it needs no pip of its own."""
    wanted = ["venv"] if shutil.which("uv") else ["venv", "ensurepip"]
    missing = [name for name in wanted if importlib.util.find_spec(name) is None]
    if missing:
        raise SetupError(missing_module(missing[0]))
    if VENV.exists():
        shutil.rmtree(VENV)
    plain = ["--without-pip"] if "ensurepip" not in wanted else []
    run(
        "Making .venv",
        [sys.executable, "-m", "venv", *plain, str(VENV)],
        cwd=ROOT,
    )


def missing_module(name: str) -> str:
    """What to do where Python came without a part of it."""
    version = "{}.{}".format(*sys.version_info)
    return (
        f"This Python ({sys.executable}) lacks its module '{name}', so no environment "
        f"can be made.\nOn Debian and Ubuntu: sudo apt install python{version}-venv\n"
        "Elsewhere: install Python from its own web site, or put uv on the PATH."
    )


# --- Python packages ------------------------------------------------------------------


def installer() -> list[str]:
    """The command that installs: uv where it is on the PATH, else pip."""
    if uv := shutil.which("uv"):
        return [uv, "pip", "install", "--python", str(PYTHON)]
    if not has_pip():
        run("Adding pip", [str(PYTHON), "-m", "ensurepip"], cwd=ROOT)
    quiet = ["--disable-pip-version-check", "--no-compile"]
    return [str(PYTHON), "-m", "pip", "install", *quiet]


def has_pip() -> bool:
    """Whether `.venv` has a pip; one made with uv has none."""
    places = ("Lib/site-packages/pip", "lib/python3*/site-packages/pip")
    return any(folder for place in places for folder in VENV.glob(place))


def install_pinned(name: str) -> None:
    """Installs one requirements file, every package checked against its hash."""
    file = str(BUILD / name)
    run(
        f"Installing the packages of build/{name}",
        [*installer(), "--no-deps", "--require-hashes", "-r", file],
        cwd=ROOT,
        network=True,
    )


def install_project() -> None:
    """Installs the project itself, editable: its sources stay where they are."""
    options = ["--no-deps", "--no-build-isolation", "--editable", str(ROOT)]
    run("Installing the project", [*installer(), *options], cwd=ROOT)


def bring_node() -> Path:
    """Puts Node.js and npm into `.venv` and returns the folder of their programs."""
    stamps = read_stamps()
    name = "requirements-node.txt"
    wanted = digest([BUILD / name])
    if stamps.get(name) != wanted:
        install_pinned(name)
        remember(stamps, name, wanted)
    return PYTHON.parent


# --- what was done already ------------------------------------------------------------


def digest(files: Iterable[Path]) -> str:
    """A short hash of the files' contents."""
    total = hashlib.sha256()
    for file in files:
        total.update(file.read_bytes())
    return total.hexdigest()[:16]


def read_stamps() -> dict[str, str]:
    """What is installed: the name of a step and the hash of what it was made from."""
    try:
        stamps = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamps if isinstance(stamps, dict) else {}


def remember(stamps: dict[str, str], name: str, value: str) -> None:
    """Notes that a step is done."""
    stamps[name] = value
    STAMP.write_text(json.dumps(stamps, indent=1), encoding="utf-8")
