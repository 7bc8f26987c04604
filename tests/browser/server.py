"""Serves a frozen site below a path, with its policy as a header, and counts."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

BELOW = "/kniha/stych/"
HEADERS = {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer"}
TYPES = {
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".bin": "application/octet-stream",
}


class Handler(http.server.SimpleHTTPRequestHandler):
    """A static server: pages end in "/", everything unknown is the site's 404 page."""

    protocol_version = "HTTP/1.1"
    extensions_map = http.server.SimpleHTTPRequestHandler.extensions_map | TYPES
    policy = ""
    missing: frozenset[str] = frozenset()

    def translate_path(self, path: str) -> str:
        """The file of an address below the site's path; nothing lies beside it."""
        plain = path.split("?", maxsplit=1)[0].split("#", maxsplit=1)[0]
        if not plain.startswith(BELOW) or plain.endswith(
            tuple(self.missing or ("\0",))
        ):
            return str(Path(self.directory, "no-such-file"))
        return super().translate_path("/" + plain.removeprefix(BELOW))

    def end_headers(self) -> None:
        """Adds what a careful host sends."""
        for name, value in HEADERS.items():
            self.send_header(name, value)
        if "/assets/" in self.path:
            self.send_header("Cache-Control", "max-age=31536000, immutable")
        if self.policy:
            self.send_header("Content-Security-Policy", self.policy)
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Says nothing."""


@contextmanager
def serving(
    folder: Path, policy: str = "", missing: frozenset[str] = frozenset()
) -> Iterator[str]:
    """The address of the site's root while it is served; `missing` names answer 404."""
    kind = type("Handler", (Handler,), {"policy": policy, "missing": missing})
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(kind, directory=str(folder))
    )
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}{BELOW}"
    finally:
        server.shutdown()
        server.server_close()
