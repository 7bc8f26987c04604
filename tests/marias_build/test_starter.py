"""`python3 build`: the starter, its commands, its steps."""

from __future__ import annotations

import ast
import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest
from marias_build import commands, environment, progress
from marias_build.progress import SetupError


def start(
    *arguments: str, cwd: Path, code: str = ""
) -> subprocess.CompletedProcess[str]:
    """Runs the starter as a reader would, from some folder."""
    command = [sys.executable, "-c", code] if code else [sys.executable]
    return subprocess.run(
        [*command, *arguments], cwd=cwd, capture_output=True, text=True, check=False
    )


def test_help_works_from_any_folder(root: Path, tmp_path: Path) -> None:
    """The starter finds its project from its own place, not from where one stands."""
    done = start(str(root / "build"), "help", cwd=tmp_path)
    assert done.returncode == 0
    assert all(f"python3 build {name}" in done.stdout for name in commands.NAMES)


def test_the_project_is_found_from_its_own_files(root: Path, tmp_path: Path) -> None:
    """Nothing depends on the folder in which the command was typed."""
    code = (
        f"import sys; sys.path.insert(0, {str(root / 'build')!r}); "
        "from marias_build import environment; print(environment.ROOT)"
    )
    assert Path(start(cwd=tmp_path, code=code).stdout.strip()) == root


def test_unknown_command_is_answered_with_the_known_ones(root: Path) -> None:
    """A mistyped command gets a plain sentence that lists them all, and exit code 2."""
    done = start("build", "tset", cwd=root)
    assert done.returncode == 2
    assert done.stderr.startswith("There is no command 'tset'.")
    assert all(name in done.stderr for name in commands.NAMES)


def test_python_m_build_reaches_the_starter(root: Path) -> None:
    """Where PyPA's tool is absent `python -m build` is ours, and works."""
    assert start("-m", "build", "help", cwd=root).returncode == 0


def test_old_python_is_told_which_one_is_needed(root: Path) -> None:
    """A Python before 3.11 gets a sentence, not a traceback."""
    code = (
        "import runpy, sys; sys.version_info = (3, 8, 1, 'final', 0); "
        "runpy.run_path(sys.argv[1], run_name='__main__')"
    )
    done = start(str(root / "build/__main__.py"), cwd=root, code=code)
    assert done.returncode == 1
    assert done.stderr.startswith("Stych needs Python 3.11 or newer")


def test_starter_is_written_for_old_pythons(root: Path) -> None:
    """No annotation, f-string or future import stands in the file old Pythons parse."""
    source = (root / "build/__main__.py").read_text(encoding="ascii")
    tree = ast.parse(source)
    kinds = {type(node) for node in ast.walk(tree)}
    assert not kinds & {ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.Match}
    assert not [n.returns for n in ast.walk(tree) if getattr(n, "returns", None)]
    assert "__future__" not in source


def test_starter_needs_the_standard_library_only(root: Path) -> None:
    """All that runs before the installation imports nothing that is installed."""
    names = ("__init__", "environment", "commands", "output.npm_files", "progress")
    code = (
        f"import sys; sys.path.insert(0, {str(root / 'build')!r}); import marias_build."
        + ", marias_build.".join(names[1:])
    )
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], check=False)
    assert done.returncode == 0


def test_site_is_still_the_standard_library(root: Path) -> None:
    """Our folder `site` does not stand in front of the module of that name."""
    code = "import site; print(site.__file__)"
    done = start(cwd=root, code=code)
    assert Path(done.stdout.strip()).parent == Path(os.__file__).parent


def test_every_command_has_its_module() -> None:
    """Each command names a module of the build, and a file of pinned packages."""
    for command in commands.COMMANDS:
        assert importlib.util.find_spec(f"marias_build.{command.module}"), command.name
        assert all((environment.BUILD / name).exists() for name in command.requirements)


@pytest.mark.parametrize(
    ("typed", "name", "rest"),
    [
        ("", "freeze", []),
        ("--folder", "freeze", ["--folder"]),
        ("serve --port 8001", "serve", ["--port", "8001"]),
        ("test -k cards", "test", ["-k", "cards"]),
    ],
)
def test_arguments_go_to_the_command(typed: str, name: str, rest: list[str]) -> None:
    """Without a command it is `freeze`; what follows a command belongs to it."""
    assert commands.split(typed.split()) == (name, rest)


# --- steps ----------------------------------------------------------------------------


def test_a_step_says_what_it_does_and_how_long(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A running step is a line with its title; its end is one with seconds."""
    progress.run("Doing it", [sys.executable, "-c", ""], cwd=tmp_path)
    first, last = capsys.readouterr().out.splitlines()
    assert first == "Doing it ..."
    assert last.startswith("Doing it ... ")
    assert last.endswith(" s, done")


def test_a_step_over_the_network_is_tried_twice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A flaky network gets a second chance, and the reader a plain word."""
    code = (
        "open('tries', 'a').write('x'); raise SystemExit(len(open('tries').read()) < 2)"
    )
    progress.run("Fetching", [sys.executable, "-c", code], cwd=tmp_path, network=True)
    assert (tmp_path / "tries").read_text() == "xx"
    assert "once more" in capsys.readouterr().out


def test_a_failed_step_shows_its_last_words(tmp_path: Path) -> None:
    """What the failed program printed is in the error."""
    with pytest.raises(SetupError, match=r"no room(?s:.*)Installing: failed"):
        progress.run(
            "Installing", [sys.executable, "-c", "exit('no room')"], cwd=tmp_path
        )


def test_a_missing_program_is_a_failed_step(tmp_path: Path) -> None:
    """A program that is not there is reported, not raised from inside."""
    with pytest.raises(SetupError, match="no-such-program"):
        progress.run("Fetching", ["no-such-program"], cwd=tmp_path)


def test_where_venv_is_missing_the_package_is_named() -> None:
    """On Debian the word is python3.x-venv."""
    assert "apt install python3." in environment.missing_module("ensurepip")
    assert "'ensurepip'" in environment.missing_module("ensurepip")


# --- what is done and not done again --------------------------------------------------


@pytest.fixture
def done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A project in an empty folder; its installations are only noted."""
    steps: list[str] = []
    build = tmp_path / "build"
    build.mkdir()
    for name in ("requirements.txt", "requirements-test.txt"):
        (build / name).write_text(name)
    (tmp_path / "pyproject.toml").write_text("")
    (tmp_path / ".venv").mkdir()
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "BUILD", build)
    monkeypatch.setattr(environment, "STAMP", tmp_path / ".venv/stych.json")
    monkeypatch.setattr(environment, "is_usable", lambda: True)
    monkeypatch.setattr(environment, "install_pinned", steps.append)
    monkeypatch.setattr(environment, "install_project", lambda: steps.append("project"))
    monkeypatch.setattr(environment.npm_files, "install", lambda **_: None)
    return steps


def prepare(name: str) -> None:
    """Prepares for a command."""
    command = commands.find(name)
    assert command
    environment.prepare(command)


def test_the_site_needs_the_smaller_set(done: list[str]) -> None:
    """`serve` installs the packages of the build, `test` adds its own later."""
    prepare("serve")
    assert done == ["requirements.txt", "project"]
    prepare("test")
    assert done[2:] == ["requirements-test.txt"]


def test_a_second_start_does_nothing(done: list[str]) -> None:
    """What is installed is not installed again."""
    prepare("test")
    before = list(done)
    prepare("test")
    assert done == before


def test_a_changed_pin_is_installed(done: list[str]) -> None:
    """A requirements file with other content is installed at the next start."""
    prepare("test")
    done.clear()
    (environment.BUILD / "requirements.txt").write_text("changed")
    prepare("test")
    assert done == ["requirements.txt"]


def test_a_moved_project_is_installed_anew(done: list[str]) -> None:
    """An editable installation holds the folder's path; a moved copy needs its own."""
    prepare("serve")
    done.clear()
    stamps = environment.read_stamps()
    environment.remember(stamps, "project", stamps["project"] + "/elsewhere")
    prepare("serve")
    assert done == ["project"]
