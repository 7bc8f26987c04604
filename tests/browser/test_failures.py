"""Where something is missing or slow the page says so and goes on working."""

from __future__ import annotations

from pathlib import Path

import pytest
from browser.harness import NO_WASM, PHONE, Site, expect, held, watch
from marias_build.serving.host import serving


def test_a_visited_page_reads_offline(site: Site) -> None:
    """After one visit the book and its engine work without a network."""
    with site.context(service_workers="allow") as context:
        sheet = watch(context.new_page(), site.root)
        sheet.open("cviceni/legal-plays/")
        sheet.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        sheet.page.locator("html").evaluate(WAIT_CONTROLLED)
        context.set_offline(True)
        sheet.open("cviceni/trick-winner/")
        expect(sheet.page.locator(".quiz[data-live]")).to_have_count(1)
        sheet.open("en/", live=False)
        assert sheet.page.locator("main").inner_text().strip()


WAIT_CONTROLLED = """async () => {
  const worker = (await navigator.serviceWorker.getRegistration()).active;
  if (worker.state !== "activated") {
    await new Promise((go) => worker.addEventListener("statechange", go));
  }
  return true;
}"""


@pytest.mark.parametrize(
    ("script", "missing"),
    [
        pytest.param(NO_WASM, (), id="no WebAssembly"),
        pytest.param("", (".wasm",), id="no interpreter"),
        pytest.param("", (".bin",), id="no bundle"),
        pytest.param("", ("core.js",), id="no PyScript"),
    ],
)
def test_a_page_stays_whole_when_the_engine_cannot_start(
    public: Path, policy: str, site: Site, script: str, missing: tuple[str, ...]
) -> None:
    """A calm sentence stands in the page, and the static question goes on working."""
    with serving(public, policy=policy, missing=frozenset(missing)) as root:
        broken = Site(site.browser, root)
        with broken.context(script=script, viewport=PHONE) as context:
            sheet = watch(context.new_page(), root)
            page = sheet.open("pravidla/trumfy/", live=False)
            expect(page.locator("[data-note=engine]")).to_be_visible()
            summary = page.locator(".quiz summary").first
            summary.click()
            expect(page.locator(".quiz details[open]").first).to_be_visible()
            asked = sheet.open("cviceni/legal-plays/?s=11abc", live=False)
            expect(asked.locator("[data-note=needs]")).to_be_visible()


def test_a_slow_engine_is_told_and_still_welcome(site: Site) -> None:
    """After twenty seconds a sentence stands there; it goes when the engine comes."""
    with site.sheet() as sheet:
        sheet.page.clock.install()
        with held(sheet.page, "**/bundle.*.bin") as release:
            page = sheet.open("pravidla/trumfy/", live=False)
        note = page.locator("[data-note=engine]")
        expect(note).to_be_hidden()
        page.clock.run_for(25_000)
        expect(note).to_be_visible()
        release()
        page.clock.resume()
        sheet.wait()
        expect(note).to_be_hidden()


def test_a_folder_is_told(site: Site, public: Path) -> None:
    """Opened from a folder a page is whole, and says why it does not check answers."""
    with site.context() as context:
        page = context.new_page()
        page.goto((public / "pravidla/trumfy/index.html").as_uri())
        expect(page.locator("[data-note=file]")).to_be_visible()
        page.locator(".quiz summary").first.click()
        expect(page.locator(".quiz details[open] .say").first).to_be_visible()


def test_a_fault_of_the_engine_is_told(site: Site) -> None:
    """When the page's Python stops, the page is as it was without it."""
    with site.sheet(expected=("PythonError",)) as sheet:
        sheet.page.route("**/messages.*.json", lambda route: route.fulfill(body="{"))
        page = sheet.open("pravidla/trumfy/", live=False)
        expect(page.locator("[data-note=engine]")).to_be_visible()
        page.locator(".quiz summary").first.click()
        expect(page.locator(".quiz details[open]").first).to_be_visible()


@pytest.mark.parametrize(
    ("path", "note"),
    [("pravidla/trumfy/", "engine"), ("cviceni/legal-plays/?s=11abc", "needs")],
)
@pytest.mark.parametrize("way", ["missing", "hanging"])
def test_a_loader_that_does_not_come_is_told(
    site: Site, path: str, note: str, way: str
) -> None:
    """Without the loader itself the page still says that nothing will be checked."""
    with site.context() as context:
        sheet = watch(context.new_page(), site.root)
        page = sheet.page
        page.clock.install()
        page.route(
            "**/loader.*.js",
            lambda route: route.fulfill(status=404) if way == "missing" else None,
        )
        page.goto(site.root + path, wait_until="commit")
        place = page.locator(f"[data-note={note}]")
        place.wait_for(state="attached")
        page.clock.run_for(25_000)
        expect(place).to_be_visible()


@pytest.mark.parametrize(
    "path", ["pravidla/trumfy/", "cviceni/legal-plays/", "partie/sedma-zabita/"]
)
def test_refused_html_is_told(site: Site, path: str) -> None:
    """Where the page lets no HTML in, it says so and does not pose as live."""
    script = """TrustedTypePolicyFactory.prototype.createPolicy = () => {
      throw new TypeError("no more policies");
    };"""
    with site.context(script=script) as context:
        sheet = watch(context.new_page(), site.root)
        page = sheet.open(path, live=False)
        expect(page.locator("[data-note=engine]")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("data-engine", "off")
        expect(page.locator(".quiz[data-live]")).to_have_count(0)
