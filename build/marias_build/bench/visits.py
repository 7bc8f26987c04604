"""Opens frozen pages in a browser the way a first visitor on a slow machine does."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from marias_build.places import ROOT
from marias_build.serving import chromium

PUBLIC = Path(os.environ.get("STYCH_PUBLIC", ROOT / "build/public"))
SLOWER = 4  # how many times the processor is slowed down
LOADS = 11
QUIZ = "cviceni/legal-plays/"
TEXT = "pravidla/"


@contextmanager
def browser() -> Iterator[Browser]:
    """A Chromium for the whole bench."""
    if not (PUBLIC / "index.html").is_file():
        raise SystemExit(f"No site in {PUBLIC}: run `python3 build` first.")
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-gpu", "--disable-quic"]
        started = playwright.chromium.launch(
            executable_path=chromium.find(), args=arguments
        )
        yield started
        started.close()


@contextmanager
def first_visit(
    started: Browser, slower: int = SLOWER, *, scripts: bool = True
) -> Iterator[Page]:
    """A page with nothing in its cache and a slowed-down processor."""
    context: BrowserContext = started.new_context(
        java_script_enabled=scripts, service_workers="block"
    )
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    try:
        yield page
    finally:
        context.close()
