"""Looks at every page with axe, in both colour schemes, and counts what it finds."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from playwright.sync_api import Page

from marias_build.bench.measure import Measure
from marias_build.bench.visits import PUBLIC, browser
from marias_build.places import ROOT
from marias_build.serving.host import serving

AXE = ROOT / "build/npm/node_modules/axe-core/axe.min.js"
PLACE = "-/axe.js"  # where the server has it: fetched and compiled once
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
# The whole book on one page has questions, but nothing that would start the engine.
FOR_THE_ENGINE = "html:has(#stych) :is(.quiz, .deal)"
LIVE = "html[data-engine=live]"
MOVED = 'http-equiv="refresh"'
# Preloading is for sounds, films and rules that turn the screen; here is none of these.
RUN = """axe.run({ resultTypes: ["violations"], preload: false }).then((found) =>
  found.violations.map(({ id, nodes }) =>
    `${id} x${nodes.length} ${nodes[0].html.slice(0, 160)}`))"""


def measures() -> list[Measure]:
    """The number of violations over all pages, and of the pages looked at."""
    looked = addresses(PUBLIC)
    faults: list[str] = []
    extra = {PLACE: AXE.read_bytes()}
    with browser() as started, serving(PUBLIC, extra=extra) as root:
        context = started.new_context(bypass_csp=True, service_workers="block")
        page = context.new_page()
        for path in looked:
            page.goto(root + path)
            faults += [f"{path} {fault}" for fault in violations(page, root)]
        context.close()
    for fault in faults[:20]:
        print("  " + fault)
    compared = f"{len(looked)} pages in {' and '.join(SCHEMES)}"
    return [Measure("axe violations", len(faults), "", compared, 0)]


def addresses(public: Path) -> list[str]:
    """All pages from the site's root, but for those that only lead elsewhere."""
    files = sorted(public.rglob("*.html"))
    shown = [file for file in files if MOVED not in file.read_text(encoding="utf-8")]
    return [
        file.relative_to(public).as_posix().removesuffix("index.html") for file in shown
    ]


def settle(page: Page) -> None:
    """Wait until the engine is live, where the page has something for it."""
    if page.locator(FOR_THE_ENGINE).count():
        page.locator(LIVE).wait_for(state="attached")


def violations(page: Page, root: str) -> list[str]:
    """What all rules of axe object to in an open page, in light and in dark.

    The server of `root` has axe at PLACE; the page's context bypasses its policy.
    """
    settle(page)
    page.add_script_tag(url=root + PLACE)
    found = []
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        found += [f"{scheme}: {fault}" for fault in page.evaluate(RUN)]
    return found
