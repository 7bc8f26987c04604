"""`python3 build serve`: the site while it is being written; pages follow the files."""

from __future__ import annotations

import argparse
import contextlib
import logging
import os
import re
import socket
import subprocess
import sys
import threading
import time
import traceback
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from watchfiles import watch
from werkzeug.serving import BaseWSGIServer, WSGIRequestHandler, make_server

from marias_build.output import freeze, making
from marias_build.places import ROOT
from marias_build.progress import step
from marias_build.serving.live import Live, heading

HOST = "127.0.0.1"
PORT = 8000
LAST_PORT = 65535
TRIES = 50  # ports that are tried when the wanted one is taken
WATCHED = ("content", "engine", "quizzes", "site", "build/marias_build")
TURN = 500  # milliseconds without any change, then the watch says so
SETTLE = 20  # milliseconds without a further change before it is acted upon


def main(arguments: list[str]) -> int:
    """Build the site, then show it and follow the changes until Ctrl-C."""
    parser = argparse.ArgumentParser("python3 build serve")
    parser.add_argument("--port", type=port, default=PORT, help=f"default {PORT}")
    parser.add_argument("--again", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args(arguments)
    try:
        address = making.public_address()
    except making.AddressError as error:
        print(error, file=sys.stderr)
        return 1
    live = Live()
    before = times()
    maker = making.Maker(ROOT, address)
    with step("Reading the book, gathering the files"):
        read = renew(live, maker)
    if read and not wanted.again:
        with step("Writing the pages"):
            write(live)
    server = listen(live, wanted.port)
    print(f"\nhttp://{HOST}:{server.server_port}/\n", flush=True)
    print("The pages follow every change. Ctrl-C stops.", flush=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    follow(live, maker, server, before)
    return 0


def port(text: str) -> int:
    """A port that a server may have."""
    if not (text.isascii() and text.isdigit() and 0 < int(text[:6]) <= LAST_PORT):
        raise argparse.ArgumentTypeError(f"{text} is no port; 1 to {LAST_PORT} are")
    return int(text)


def renew(live: Live, maker: making.Maker, changed: Iterable[str] = ()) -> bool:
    """Read what changed and show it; an author's faults are shown in its place."""
    started = time.perf_counter()
    faulty = bool(live.faults)
    try:
        site = maker.make()
        live.show(site)
    except Exception as error:  # whatever it is, the author goes on writing
        if not isinstance(error, making.FAULTS):
            traceback.print_exc()
        faults = making.faults(error)
        live.refuse(faults)
        tell(faults)
        return False
    names = ", ".join(sorted(changed)) or "the book"
    if faulty:
        print("Good again.", flush=True)
    print(f"read {names} in {time.perf_counter() - started:.2f} s", flush=True)
    return True


def tell(faults: Sequence[str]) -> None:
    """The faults in the terminal, below how many there are."""
    lines = ("", f"{heading(faults)}:", *faults, "")
    print(*lines, sep="\n", file=sys.stderr, flush=True)


def write(live: Live) -> None:
    """The frozen site too, as `python3 build` writes it."""
    site = live.site
    if site is None:
        return
    try:
        frozen = freeze.freeze(site.book, site.files, freeze.PUBLIC)
        print(f"{freeze.PUBLIC.relative_to(ROOT)}: {frozen}", flush=True)
    except freeze.FreezeError as error:
        print(error, file=sys.stderr, flush=True)
    except Exception as error:  # the pages are shown all the same
        print(*making.faults(error), sep="\n", file=sys.stderr, flush=True)


class _Quiet(WSGIRequestHandler):
    """Requests go unmentioned; the terminal is for what the author should see."""

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Say nothing."""


def listen(app: Any, wanted: int) -> BaseWSGIServer:
    """A server on the wanted port, or on the next free one, and then it says so."""
    last = min(wanted + TRIES - 1, LAST_PORT)
    for tried in range(wanted, last + 1):
        if not is_free(tried):
            continue
        server = make_server(HOST, tried, app, threaded=True, request_handler=_Quiet)
        if tried != wanted:
            print(f"Port {wanted} is taken, so it is {tried}.", flush=True)
        return server
    raise SystemExit(f"No free port from {wanted} to {last}.")


def is_free(number: int) -> bool:
    """Whether nobody listens there."""
    with socket.socket() as tried:
        if os.name != "nt":
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind((HOST, number))
        except OSError:
            return False
    return True


def times() -> dict[Path, int]:
    """When each file that is watched was last written."""
    found = {}
    for name in WATCHED:
        for path in (ROOT / name).rglob("*"):
            with contextlib.suppress(OSError):  # it may go while we look
                if is_ours(path) and path.is_file():
                    found[path] = path.stat().st_mtime_ns
    return found


def follow(
    live: Live, maker: making.Maker, server: BaseWSGIServer, before: dict[Path, int]
) -> None:
    """Act on changes until Ctrl-C, first on those made since `before` was noted."""
    logging.getLogger("watchfiles").setLevel(logging.ERROR)  # it remarks on Ctrl-C
    folders = [ROOT / name for name in WATCHED]
    for changes in watch(
        *folders,
        debounce=5 * SETTLE,
        step=SETTLE,
        raise_interrupt=False,
        rust_timeout=TURN,
        yield_on_timeout=True,
    ):
        paths = {path for _, name in changes if is_ours(path := Path(name))}
        if before:  # nobody watched while the book was read for the first time
            paths |= {path for path, _ in before.items() ^ times().items()}
            before = {}
        if not paths:
            continue
        changed = {path.relative_to(ROOT).as_posix() for path in paths}
        program = [path for path in paths if is_program(path)]
        faulty = [fault for path in program if (fault := fault_of(path))]
        if program and not faulty:
            faulty = start_faults()
        if faulty:
            live.refuse(faulty)
            tell(faulty)
        elif program:
            start_again(server)
        else:
            renew(live, maker, changed)


def is_ours(path: Path) -> bool:
    """Whether the file is the author's, not one that an editor keeps beside it."""
    return not path.name.startswith(".") and "__pycache__" not in path.parts


def is_program(path: Path) -> bool:
    """Whether the file is part of this running program, not of the pages."""
    return path.suffix == ".py" and path.parent.name != "browser"


def fault_of(path: Path) -> str:
    """What keeps a source file from running at all, with its line."""
    try:
        compile(path.read_bytes(), path, "exec")
    except FileNotFoundError:
        return ""
    except SyntaxError as error:
        return f"{path.relative_to(ROOT).as_posix()}:{error.lineno}: {error.msg}"
    except (OSError, ValueError, RecursionError) as error:
        return f"{path.relative_to(ROOT).as_posix()}:1: {error}"
    return ""


def start_faults() -> list[str]:
    """What keeps the program from starting: tried in a process of its own."""
    command = [sys.executable, "-m", "marias_build", "serve", "--help"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if not done.returncode:
        return []
    last = (done.stderr.strip().splitlines() or ["it says nothing"])[-1]
    places = re.findall(r'File "([^"]+)", line (\d+)', done.stderr)
    own = [(Path(file), line) for file, line in places if Path(file).is_file()]
    own = [(file, line) for file, line in own if is_source(file)] or own
    where = "the program"
    if own:
        file, line = own[-1]
        shown = file.relative_to(ROOT) if file.is_relative_to(ROOT) else file
        where = f"{shown.as_posix()}:{line}"
    return [f"{where}: {last}; the program cannot start so"]


def is_source(file: Path) -> bool:
    """Whether the file is of this project, not of a package it uses."""
    return any(file.is_relative_to(ROOT / name) for name in WATCHED)


def start_again(server: BaseWSGIServer) -> None:
    """A changed program is started anew, on the same port."""
    print("The program has changed; it starts again.", flush=True)
    options = ["--again", "--port", str(server.server_port)]
    server.server_close()
    command = [sys.executable, "-m", "marias_build", "serve", *options]
    os.execv(sys.executable, command)
