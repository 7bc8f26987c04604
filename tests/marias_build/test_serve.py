"""Serving: a port that is free, and what a change means."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from marias_build import serve
from marias_build.diagnostics import BookError, Fault
from marias_build.live import Live

SLIPS = [Fault("content/a.md", 1, "x", "y"), Fault("content/a.md", 2, "x", "y")]


@pytest.fixture
def taken() -> int:
    """A port on which somebody listens."""
    with socket.socket() as other:
        other.bind((serve.HOST, 0))
        other.listen()
        yield other.getsockname()[1]


def test_a_taken_port_gives_the_next_free_one(
    taken: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """The server says where it is when that is not where it was wanted."""
    server = serve.listen(lambda *_: [], taken)
    try:
        assert taken < server.server_port < taken + serve.TRIES
        assert f"Port {taken} is taken" in capsys.readouterr().out
    finally:
        server.server_close()


@pytest.mark.parametrize(
    ("path", "program"),
    [
        ("engine/marias/tricks.py", True),
        ("build/marias_build/tables.py", True),
        ("site/marias_site/browser/quiz.py", False),
        ("content/cs/chapters/karty.md", False),
        ("site/marias_site/templates/home.html", False),
    ],
)
def test_a_changed_program_starts_again(path: str, program: bool) -> None:
    """Python that runs here asks for a new start; Python of the page does not."""
    assert serve.is_program(Path(path)) is program


def test_faults_have_a_heading_and_an_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The terminal says how many faults there are, and later that all is good again."""
    live, results = Live(), [BookError(SLIPS), object()]

    class Maker:
        """Fails once, then makes a site."""

        def make(self) -> object:
            """The next result."""
            result = results.pop(0)
            if isinstance(result, Exception):
                raise result
            return result

    monkeypatch.setattr(live, "show", lambda _: setattr(live, "faults", ()))
    assert not serve.renew(live, Maker(), ["content/a.md"])
    told = capsys.readouterr()
    assert told.err.startswith("\n2 faults:\ncontent/a.md:1: x; y\n")
    assert serve.renew(live, Maker(), ["content/a.md"])
    assert capsys.readouterr().out.startswith("Good again.\nread content/a.md in ")


def test_a_program_that_cannot_run_is_not_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A slip in a source file is told with its line, and the old program goes on."""
    monkeypatch.setattr(serve, "ROOT", tmp_path)
    file = tmp_path / "slip.py"
    file.write_text("x = 1\ndef f(:\n")
    assert serve.fault_of(file).startswith("slip.py:2: ")
    file.write_text("x = 1\n")
    assert serve.fault_of(file) == ""
