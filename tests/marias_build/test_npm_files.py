"""npm's packages and Node.js."""

from __future__ import annotations

from pathlib import Path

import pytest
from marias_build.output import npm_files


@pytest.fixture
def fetched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """A folder with a lock; what would be fetched is noted."""
    calls: list[list[str]] = []

    def fetch(_title: str, folder: Path, options: list[str], _bring: object) -> None:
        (folder / "node_modules").mkdir(exist_ok=True)
        calls.append(options)

    (tmp_path / "package-lock.json").write_text("{}")
    monkeypatch.setattr(npm_files, "NPM", tmp_path)
    monkeypatch.setattr(npm_files, "fetch", fetch)
    return calls


def install(*, everything: bool) -> None:
    """Brings the packages."""
    npm_files.install(everything=everything, bring_node=Path)


def test_the_site_fetches_what_pages_need(fetched: list[list[str]]) -> None:
    """The tools of the tests come only when the tests are run."""
    install(everything=False)
    install(everything=False)
    install(everything=True)
    assert fetched == [["--omit=dev"], []]


def test_all_packages_are_enough_for_the_site(fetched: list[list[str]]) -> None:
    """After the tests the site finds what it needs."""
    install(everything=True)
    install(everything=False)
    assert fetched == [[]]


def test_a_changed_lock_is_fetched(fetched: list[list[str]]) -> None:
    """Another lock, another installation."""
    install(everything=True)
    (npm_files.NPM / "package-lock.json").write_text('{"changed": true}')
    install(everything=True)
    assert fetched == [[], []]


def node(folder: Path, version: str) -> str:
    """A Node.js that only tells its version."""
    file = folder / "node"
    file.write_text(f"#!/bin/sh\necho {version}\n")
    file.chmod(0o755)
    return str(file)


@pytest.mark.parametrize(
    ("version", "recent"),
    [("v18.19.0", False), ("v20.18.9", False), ("v20.19.0", True), ("v24.0.0", True)],
)
def test_an_old_node_is_not_used(tmp_path: Path, version: str, recent: bool) -> None:
    """The tools of the tests need Node.js 20.19; an older one counts as none."""
    assert npm_files.is_recent(node(tmp_path, version)) == recent


def test_where_node_is_missing_it_is_brought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The npm that PyPI carries is used, with its Node.js first on the PATH."""
    monkeypatch.setenv("PATH", "/nowhere")
    node(tmp_path, "v24.0.0")
    (tmp_path / "npm").write_text("#!/bin/sh\n")
    (tmp_path / "npm").chmod(0o755)
    npm, env = npm_files.find_npm(lambda: tmp_path)
    assert npm == str(tmp_path / "npm")
    assert env["PATH"].startswith(str(tmp_path))
