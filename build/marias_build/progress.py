"""Runs a long step and shows what is happening and for how long (standard library)."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO

TAIL = 30  # lines of a failed step that are shown
REPEAT = 10.0  # seconds between two lines where nothing can be overwritten


class SetupError(Exception):
    """A step failed; the text is a plain sentence for whoever started it."""


def say(text: str) -> None:
    """One line to the reader, at once."""
    print(text, flush=True)


class Clock:
    """One line for a running step, on a terminal with its seconds counted."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.start = self.shown = time.monotonic()
        self.live = sys.stdout.isatty()
        print(f"{title} ...", end="" if self.live else "\n", flush=True)

    def write(self, end: str) -> None:
        """The line as it stands now."""
        seconds = time.monotonic() - self.start
        start = "\r" if self.live else ""
        print(f"{start}{self.title} ... {seconds:.1f} s", end=end, flush=True)

    def tick(self) -> None:
        """Shows that the step is still running."""
        now = time.monotonic()
        if self.live:
            self.write("")
        elif now - self.shown >= REPEAT:
            self.shown = now
            self.write("\n")

    def stop(self, word: str) -> None:
        """The last line of the step."""
        self.write(f", {word}\n")


@contextmanager
def step(title: str) -> Iterator[None]:
    """Shows a step of this program itself, and how long it takes."""
    clock = Clock(title)
    over = threading.Event()

    def watch() -> None:
        while not over.wait(0.5):
            clock.tick()

    threading.Thread(target=watch, daemon=True).start()
    word = "failed"
    try:
        yield
        word = "done"
    finally:
        over.set()
        clock.stop(word)


def run(
    title: str,
    command: Sequence[str],
    *,
    cwd: Path,
    env: Mapping[str, str] | None = None,
    network: bool = False,
) -> None:
    """Runs a step; one that needs the network is tried a second time.

    Raises SetupError with the end of what the step printed.
    """
    output = _attempt(title, command, cwd, env)
    if output is not None and network:
        say("That did not work; the network may have failed, so once more.")
        output = _attempt(title, command, cwd, env)
    if output is not None:
        raise SetupError(f"{output}\n{title}: failed, see above. {_hint(network)}")


def _hint(network: bool) -> str:
    return "Is there a network? The same command can be run again." if network else ""


def _attempt(
    title: str, command: Sequence[str], cwd: Path, env: Mapping[str, str] | None
) -> str | None:
    """None when all went well, else the end of the output."""
    clock = Clock(title)
    with tempfile.TemporaryFile() as log:
        code = _wait(command, cwd, env, log, clock)
        clock.stop("done" if code == 0 else "failed")
        return None if code == 0 else _tail(log)


def _wait(
    command: Sequence[str],
    cwd: Path,
    env: Mapping[str, str] | None,
    log: IO[bytes],
    clock: Clock,
) -> int:
    try:
        process = subprocess.Popen(
            command,
            cwd=cwd,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
        )
    except OSError as error:
        log.write(f"{command[0]}: {error.strerror}\n".encode())
        return 1
    try:
        return _poll(process, clock)
    finally:
        process.kill()


def _poll(process: subprocess.Popen[bytes], clock: Clock) -> int:
    while True:
        try:
            return process.wait(timeout=0.5)
        except subprocess.TimeoutExpired:
            clock.tick()


def _tail(log: IO[bytes]) -> str:
    log.seek(0)
    lines = log.read().decode("utf-8", errors="replace").splitlines()
    return "\n".join(lines[-TAIL:])
