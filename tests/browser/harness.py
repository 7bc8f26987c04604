"""A page under watch: what it asks for, what it says, what its policy refuses."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from marias_build.bench.pages import FOR_THE_ENGINE, LIVE
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Response,
    Route,
    expect,
)
from playwright.sync_api import Error as PlaywrightError

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 900}
PATIENCE = 60_000  # milliseconds; only a test that fails waits as long as this
LETTER = 16  # pixels, unless the reader has set another size in the browser
WATCH = """
globalThis.violations = [];
document.addEventListener("securitypolicyviolation", (event) =>
  violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`));
"""
NO_STORAGE = """
for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
  Object.defineProperty(globalThis, name, {
    get() { throw new DOMException("refused", "SecurityError"); } });
}
"""
BLOCKED = "Service Worker registration blocked"  # what Playwright says when it does
NO_WASM = "delete globalThis.WebAssembly;"
expect.set_options(timeout=PATIENCE)


@dataclass
class Sheet:
    """One page of the site, open in a browser, and everything it let be seen."""

    page: Page
    root: str
    said: list[str] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)

    def open(self, path: str, *, live: bool = True) -> Page:
        """Go to a path of the site; unless told not to, wait until it is live."""
        self.page.goto(self.root + path)
        if live:
            self.wait()
        return self.page

    def settle(self, path: str) -> Page:
        """Go to a path; wait for the engine where the page has something for it."""
        page = self.open(path, live=False)
        if page.locator(FOR_THE_ENGINE).count():
            self.wait()
        return page

    def wait(self) -> None:
        """Wait until the engine is live; where it does not start, say what it said."""
        try:
            self.page.locator(LIVE).wait_for(state="attached")
        except PlaywrightError:
            raise AssertionError(f"{self.page.url} is not live: {self.said}") from None

    def faults(self) -> list[str]:
        """What no page may do: complain, break its policy, ask somebody else."""
        host = urlsplit(self.root).netloc
        strange = [u for u in self.requests if urlsplit(u).netloc not in (host, "")]
        said = [s for s in self.said if not any(e in s for e in self.expected)]
        violations = self.page.evaluate("globalThis.violations ?? []")
        return [*said, *strange, *violations]


@dataclass
class Site:
    """The served site and the one browser that all tests share."""

    browser: Browser
    root: str

    @contextmanager
    def sheet(
        self, *, script: str = "", expected: tuple[str, ...] = (), **options: Any
    ) -> Iterator[Sheet]:
        """A page in a context of its own; `script` runs before the page's own.

        At the end the page must not have done what no page may do, except for console
        messages that contain one of `expected`.
        """
        with self.context(script=script, **options) as context:
            sheet = watch(context.new_page(), self.root, list(expected))
            yield sheet
            if not sheet.page.is_closed():
                faults = sheet.faults()
                assert not faults, faults

    @contextmanager
    def context(self, *, script: str = "", **options: Any) -> Iterator[BrowserContext]:
        """A fresh profile of the browser."""
        options.setdefault("viewport", DESK)
        options.setdefault("service_workers", "block")
        context = self.browser.new_context(**options)
        context.set_default_timeout(PATIENCE)
        if options.get("java_script_enabled", True):
            context.add_init_script(WATCH + script)
        try:
            yield context
        finally:
            context.close()


@contextmanager
def held(page: Page, files: str) -> Iterator[Callable[[], None]]:
    """Keep the files back that the page asks for within; then call to let them go."""
    routes: list[Route] = []

    def keep(route: Route) -> None:
        routes.append(route)

    def release() -> None:
        assert routes
        for route in routes:
            route.continue_()

    page.route(files, keep)
    with page.expect_request(files):
        yield release


def watch(page: Page, root: str, expected: list[str] | None = None) -> Sheet:
    """Listen to everything that a page says and asks for."""
    sheet = Sheet(page, root, expected=expected or [])

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and BLOCKED not in message.text:
            sheet.said.append(f"{message.type}: {message.text}")

    def got(response: Response) -> None:
        if response.status >= 400:
            sheet.said.append(f"error: {response.status} {response.url}")

    page.on("console", hear)
    page.on("pageerror", lambda error: sheet.said.append(f"error: {error}"))
    page.on("response", got)
    page.on("request", lambda request: sheet.requests.append(request.url))
    return sheet


__all__ = [
    "DESK",
    "LETTER",
    "NO_STORAGE",
    "NO_WASM",
    "PHONE",
    "Sheet",
    "Site",
    "expect",
    "held",
    "watch",
]
