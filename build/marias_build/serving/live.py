"""The site as `serve` shows it: the pages of the freeze, and a script that reloads."""

from __future__ import annotations

import threading
import time
import traceback
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from flask import Flask
from marias_quizzes import addresses
from marias_site import create_app
from markupsafe import Markup
from werkzeug.wrappers import Request, Response

from marias_build.output import policy
from marias_build.output.making import Site, faults
from marias_build.places import ROOT

NO_WORKER = ROOT / "site/marias_site/static/sw-off.js"
PLACE = "-/"  # nothing of the book lives here
ALIVE = 20.0  # seconds between two signs of life
END = b"</body>"

RELOAD = b"""/* Loads the page again when the book has changed. */
const own = new URL(document.currentScript.src);
new EventSource(new URL("changes", own)).onmessage = ({ data }) => {
  if (data !== own.searchParams.get("v")) location.reload();
};
"""


class Live:
    """A WSGI application whose site can change while it runs."""

    def __init__(self) -> None:
        self.site: Site | None = None
        self.faults: tuple[str, ...] = ()
        self._app: Flask | None = None
        self._count = 0
        self._start = time.time_ns()
        self._changed = threading.Condition()

    @property
    def version(self) -> str:
        """Changes with every change, and with every start of the program."""
        return f"{self._start}-{self._count}"

    def show(self, site: Site) -> None:
        """Show this site from now on."""
        app = create_app(site.book, site.files)
        app.config["PROPAGATE_EXCEPTIONS"] = True  # to the page of faults
        with self._changed:
            self.site, self._app, self.faults = site, app, ()
            self._announce()

    def refuse(self, faults: Iterable[str]) -> None:
        """Show these faults in place of every page, until they are mended."""
        with self._changed:
            self.faults = tuple(faults)
            self._announce()

    def _announce(self) -> None:
        self._count += 1
        self._changed.notify_all()

    def __call__(self, environ: dict[str, Any], start: Any) -> Iterable[bytes]:
        """Answer one request."""
        request = Request(environ)
        return self._answer(request)(environ, start)

    def _answer(self, request: Request) -> Response:
        path = request.path.removeprefix("/")
        if path == PLACE + "changes":
            return Response(self._changes(), mimetype="text/event-stream")
        if path == PLACE + "reload.js":
            return Response(RELOAD, mimetype="text/javascript")
        if path == "sw.js":
            return Response(NO_WORKER.read_bytes(), mimetype="text/javascript")
        return self._finished(self._page(request), path)

    def _page(self, request: Request) -> Response:
        if self._app is None or (
            self.faults and not request.path.startswith("/assets/")
        ):
            return self._fault_page(request, self.faults)
        try:
            return Response.from_app(self._app, request.environ)
        except Exception as error:  # the author sees it, and the next page may be well
            traceback.print_exc()
            return self._fault_page(request, faults(error))

    def _finished(self, response: Response, path: str) -> Response:
        if response.mimetype == "text/html":
            tag = reload_tag(path, self.version)
            response.data = response.get_data().replace(END, tag + END, 1)
        response.headers["Cache-Control"] = "no-store"
        if self.site is not None:
            response.headers.update(policy.headers(self.site.book.policy))
        return response

    def _changes(self) -> Iterator[bytes]:
        """The version now, then every new one; a comment now and then keeps it open."""
        seen = ""
        yield b"retry: 300\n\n"
        while True:
            with self._changed:
                if seen == self.version:
                    self._changed.wait(ALIVE)
                same, seen = seen == self.version, self.version
            yield b":\n\n" if same else f"data: {seen}\n\n".encode()

    def _fault_page(self, request: Request, faults: tuple[str, ...]) -> Response:
        """The faults as a list; it has the look of the site as it was last well."""
        style = self.site.book.assets.get("site.css", "") if self.site else ""
        root = addresses.up(request.path.removeprefix("/"))
        link = Markup('<link rel="stylesheet" href="{}">').format(root + style)
        text = FAULTS.format(
            title=heading(faults) if faults else "Reading the book",
            style=link if style else "",
            items=Markup("").join(
                map(Markup("<li><code>{}</code></li>\n").format, faults)
            ),
        )
        return Response(text, 500, mimetype="text/html")


def heading(faults: Sequence[str]) -> str:
    """How many faults there are, above their list."""
    return "1 fault" if len(faults) == 1 else f"{len(faults)} faults"


def reload_tag(path: str, version: str) -> bytes:
    """The one line by which a page under `serve` differs from the frozen one."""
    root = addresses.up(path)
    return (
        f'<script src="{root}{PLACE}reload.js?v={version}" defer></script>\n'.encode()
    )


FAULTS = Markup("""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
{style}
</head>
<body>
<main class="wrap pad">
<h1>{title}</h1>
<p>Each names its file and line, what is wrong and how to mend it. The page comes back
by itself when all is good again.</p>
<ul>
{items}</ul>
</main>
</body>
</html>
""")
