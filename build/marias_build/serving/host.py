"""Serves a frozen folder below a path, as a careful static host would."""

from __future__ import annotations

import functools
import gzip
import http.server
import io
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

BELOW = "/kniha/stych/"
HEADERS = {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer"}
TYPES = {
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".bin": "application/octet-stream",
}


class Handler(http.server.SimpleHTTPRequestHandler):
    """A static server; `extra` are files that only this server has, by their path."""

    protocol_version = "HTTP/1.1"
    extensions_map = http.server.SimpleHTTPRequestHandler.extensions_map | TYPES
    policy = ""
    missing: frozenset[str] = frozenset()
    extra: Mapping[str, bytes] = {}

    def translate_path(self, path: str) -> str:
        """The file of an address below the site's path; nothing lies beside it."""
        plain = self.plain(path)
        if plain is None or (self.missing and plain.endswith(tuple(self.missing))):
            return str(Path(self.directory, "no-such-file"))
        return super().translate_path("/" + plain)

    def plain(self, path: str) -> str | None:
        """The path from the site's root, or None outside the site."""
        path = path.split("?", maxsplit=1)[0].split("#", maxsplit=1)[0]
        return path.removeprefix(BELOW) if path.startswith(BELOW) else None

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        """A file of the folder, or one of the extra ones."""
        data = self.extra.get(self.plain(self.path) or "")
        if data is None:
            return super().send_head()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(self.path.split("?")[0]))
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        return io.BytesIO(data)

    def guess_type(self, path: str) -> str:  # type: ignore[override]
        """The type of a file; an address that ends in a slash is a page."""
        return "text/html" if str(path).endswith("/") else super().guess_type(path)

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
    folder: Path,
    policy: str = "",
    missing: frozenset[str] = frozenset(),
    extra: Mapping[str, bytes] | None = None,
) -> Iterator[str]:
    """The address of the site's root while it is served; `missing` names answer 404."""
    settings = {"policy": policy, "missing": missing, "extra": extra or {}}
    kind = type("Handler", (Handler,), settings)
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(kind, directory=str(folder))
    )
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}{BELOW}"
    finally:
        server.shutdown()
        server.server_close()


def packed_size(data: bytes) -> int:
    """What a host sends of a file that it packs with gzip, in bytes."""
    return len(gzip.compress(data, 9, mtime=0))
