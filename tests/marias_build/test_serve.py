"""Serving: a port that is free, and what a change means."""

from __future__ import annotations

import os
import socket
import subprocess
from pathlib import Path

import pytest
from marias_build.book.diagnostics import BookError, Fault
from marias_build.output import making, reach
from marias_build.serving import serve
from marias_build.serving.live import Live

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
        ("build/marias_build/tables/kinds.py", True),
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


@pytest.mark.parametrize(
    "error",
    [
        SyntaxError("invalid", ("browser/page.py", 3, 1, "x")),
        IsADirectoryError(21, "Is a directory", "content/a.md"),
        UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte"),
        RecursionError("maximum"),
        KeyError("x"),
    ],
)
def test_no_slip_ends_the_server(
    error: Exception, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever comes of a change is shown in place of the pages."""

    class Maker:
        """Fails."""

        def make(self) -> object:
            """Never a site."""
            raise error

    live = Live()
    assert not serve.renew(live, Maker(), ["a"])
    assert len(live.faults) == 1
    assert capsys.readouterr().err


def test_half_typed_python_of_the_page_is_told_with_its_place() -> None:
    """The module of the page that cannot be parsed is named with its line."""
    with pytest.raises(SyntaxError) as caught:
        reach.reached({"browser/page.py": b"x = 1\ndef f(:\n"}, "browser/page.py")
    assert making.faults(caught.value)[0].startswith("browser/page.py:2: ")


def test_a_program_that_cannot_be_imported_is_not_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It is tried in a process of its own; the last line of that is the fault."""
    said = f'File "{serve.__file__}", line 7, in <module>\nNameError: no x\n'
    answers = iter([(1, said), (0, "")])
    monkeypatch.setattr(
        serve.subprocess,
        "run",
        lambda command, **_: subprocess.CompletedProcess(
            command, *((one := next(answers))[0], "", one[1])
        ),
    )
    place = "build/marias_build/serving/serve.py:7"
    assert serve.start_faults() == [
        f"{place}: NameError: no x; the program cannot start so"
    ]
    assert serve.start_faults() == []


@pytest.mark.parametrize("text", ["99999", "0", "-1", "x", "²", "9" * 5000])
def test_a_port_is_a_port(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Any other number is refused in one sentence."""
    with pytest.raises(SystemExit):
        serve.main([f"--port={text}"])
    assert "is no port; 1 to 65535 are" in capsys.readouterr().err


@pytest.mark.parametrize(
    "address",
    [
        "ftp://example.org/", "https://u:p@example.org/", "https://example.org/../a/",
        "https://example.org/%2e%2E/", "https://example.org:99999/", "https:///a/",
        "https://example.org:x/", "https://[::1/", "https://example.org/a b/",
        "javascript:alert(1)", "https://example.org/?a", "https://example.org:/",
    ],
)  # fmt: skip
def test_a_public_address_is_a_folder_of_the_web(
    address: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Other schemes, names, dot segments and bad ports are refused in one sentence."""
    with pytest.raises(making.AddressError, match="is not like https://"):
        making.public_address(address)
    monkeypatch.setenv(making.ADDRESS, address)
    assert serve.main([]) == 1
    assert "is not like https://" in capsys.readouterr().err


def test_a_good_address_ends_in_a_slash() -> None:
    """A port, a folder, a name of numbers: all may be a site's."""
    for address in (
        "http://127.0.0.1:8000/a",
        "https://example.org",
        "http://[::1]:8/",
    ):
        assert making.public_address(address) == address.removesuffix("/") + "/"


@pytest.mark.parametrize("name", [".#tricks.py", "__pycache__/x.pyc"])
def test_files_of_editors_change_nothing(name: str) -> None:
    """What an editor or Python keeps beside a file is not acted upon."""
    assert not serve.is_ours(Path("engine/marias", name))


def test_what_is_saved_while_it_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What changed before anybody watched is read as soon as somebody does, once."""
    monkeypatch.setattr(serve, "ROOT", tmp_path)
    files = {name: tmp_path / "content" / f"{name}.md" for name in "abcd"}
    files["a"].parent.mkdir()
    for name in "abc":
        files[name].write_text("x")
    before = serve.times()
    files["b"].write_text("y")
    os.utime(files["b"], ns=(1, 1))
    files["c"].unlink()
    files["d"].write_text("x")
    monkeypatch.setattr(serve, "watch", lambda *_, **__: [set(), set()])
    renewed: list[set[str]] = []
    monkeypatch.setattr(serve, "renew", lambda *given: renewed.append(given[2]))
    serve.follow(None, None, None, before)
    assert renewed == [{f"content/{name}.md" for name in "bcd"}]


def test_the_watch_says_so_when_nothing_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise what was saved before it would wait for a change after it."""
    monkeypatch.setattr(serve, "ROOT", tmp_path)
    for name in serve.WATCHED:
        (tmp_path / name).mkdir(parents=True)
    before = {tmp_path / "content/gone.md": 1}

    def once(*given: object) -> None:
        raise StopIteration(given[2])

    monkeypatch.setattr(serve, "renew", once)
    with pytest.raises(StopIteration, match="gone"):
        serve.follow(None, None, None, before)
