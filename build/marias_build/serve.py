"""`python3 build serve`: the site while it is being written; pages follow the files."""

from __future__ import annotations

import argparse
import logging
import os
import socket
import sys
import threading
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from watchfiles import watch
from werkzeug.serving import BaseWSGIServer, WSGIRequestHandler, make_server

from marias_build import freeze, making
from marias_build.live import Live, heading
from marias_build.progress import step

ROOT = Path(__file__).resolve().parents[2]
HOST = "127.0.0.1"
PORT = 8000
TRIES = 50  # ports that are tried when the wanted one is taken
WATCHED = ("content", "engine", "quizzes", "site", "build/marias_build")
SETTLE = 20  # milliseconds without a further change before it is acted upon


def main(arguments: list[str]) -> int:
    """Build the site, then show it and follow the changes until Ctrl-C."""
    parser = argparse.ArgumentParser("python3 build serve")
    parser.add_argument("--port", type=int, default=PORT, help=f"default {PORT}")
    parser.add_argument("--again", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args(arguments)
    live = Live()
    maker = making.Maker(ROOT, making.public_address())
    with step("Reading the book, gathering the files"):
        read = renew(live, maker)
    if read and not wanted.again:
        with step("Writing the pages"):
            write(live)
    server = listen(live, wanted.port)
    print(f"\nhttp://{HOST}:{server.server_port}/\n", flush=True)
    print("The pages follow every change. Ctrl-C stops.", flush=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    follow(live, maker, server)
    return 0


def renew(live: Live, maker: making.Maker, changed: Iterable[str] = ()) -> bool:
    """Read what changed and show it; an author's faults are shown in its place."""
    started = time.perf_counter()
    faulty = bool(live.faults)
    try:
        site = maker.make()
        live.show(site)
    except making.FAULTS as error:
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


class _Quiet(WSGIRequestHandler):
    """Requests go unmentioned; the terminal is for what the author should see."""

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Say nothing."""


def listen(app: Any, wanted: int) -> BaseWSGIServer:
    """A server on the wanted port, or on the next free one, and then it says so."""
    for port in range(wanted, wanted + TRIES):
        if not is_free(port):
            continue
        server = make_server(HOST, port, app, threaded=True, request_handler=_Quiet)
        if port != wanted:
            print(f"Port {wanted} is taken, so it is {port}.", flush=True)
        return server
    raise SystemExit(f"No free port from {wanted} to {wanted + TRIES - 1}.")


def is_free(port: int) -> bool:
    """Whether nobody listens there."""
    with socket.socket() as tried:
        if os.name != "nt":
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind((HOST, port))
        except OSError:
            return False
    return True


def follow(live: Live, maker: making.Maker, server: BaseWSGIServer) -> None:
    """Act on changes until Ctrl-C."""
    logging.getLogger("watchfiles").setLevel(logging.ERROR)  # it remarks on Ctrl-C
    folders = [ROOT / name for name in WATCHED]
    for changes in watch(
        *folders, debounce=5 * SETTLE, step=SETTLE, raise_interrupt=False
    ):
        paths = {Path(path) for _, path in changes}
        changed = {path.relative_to(ROOT).as_posix() for path in paths}
        program = [path for path in paths if is_program(path)]
        faulty = [fault for path in program if (fault := fault_of(path))]
        if faulty:
            live.refuse(faulty)
            tell(faulty)
        elif program:
            start_again(server)
        else:
            renew(live, maker, changed)


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
    return ""


def start_again(server: BaseWSGIServer) -> None:
    """A changed program is started anew, on the same port."""
    print("The program has changed; it starts again.", flush=True)
    port = str(server.server_port)
    server.server_close()
    command = [sys.executable, "-m", "marias_build", "serve", "--again", "--port", port]
    os.execv(sys.executable, command)
