"""Every template, in both languages: quiet, within the policy, accessible, offline."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from browser.conftest import ROOT
from browser.crawl import read
from browser.harness import NO_STORAGE, NO_WASM, PHONE, Sheet, Site, expect, hold, watch
from marias_build.host import serving

AXE = ROOT / "build/npm/node_modules/axe-core/axe.min.js"
TEMPLATES = (
    "home",
    "contents",
    "chapter",
    "rule",
    "practice",
    "kind",
    "deals",
    "deal",
    "glossary",
    "about",
    "404",
)
FOLDERS = {
    "pravidla": ("contents", "chapter"),
    "r": ("", "rule"),
    "cviceni": ("practice", "kind"),
    "partie": ("deals", "deal"),
    "slovnik": ("glossary", ""),
    "o-knize": ("about", ""),
}
SHARE = 5  # besides one page of each template, every fifth page


def template(path: str) -> str:
    """The template of a page, by its path."""
    parts = path.removeprefix("en/").split("/")[:-1]
    if path.endswith("404.html"):
        return "404"
    if not parts:
        return "home"
    return FOLDERS[parts[0]][len(parts) > 1]


def sample(paths: list[str], seed: int = 1, share: int = SHARE) -> list[str]:
    """One page of every template and language, and a seeded share of the others."""
    dice = random.Random(seed)
    groups: dict[tuple[str, str], list[str]] = {}
    for path in paths:
        groups.setdefault(
            (template(path), path[:3] if path[:3] == "en/" else ""), []
        ).append(path)
    chosen = {dice.choice(group) for group in groups.values()}
    more = dice.sample(paths, len(paths) // share) if share else []
    return sorted(chosen.union(more))


def settled(sheet: Sheet, path: str) -> None:
    """Open a page and wait for its engine, if it has something for it."""
    page = sheet.open(path, live=False)
    if page.locator(".quiz, .deal").count():
        sheet.wait()


def violations(sheet: Sheet, rule: str = "") -> list[tuple[str, list[str]]]:
    """What axe objects to, each with the HTML of three places."""
    page = sheet.page
    page.add_script_tag(content=AXE.read_text(encoding="utf-8"))
    options = {"resultTypes": ["violations"]} | ({"runOnly": [rule]} if rule else {})
    result = page.evaluate("options => axe.run(options)", options)
    return [
        (fault["id"], [node["html"][:160] for node in fault["nodes"][:3]])
        for fault in result["violations"]
    ]


@pytest.fixture(scope="module")
def paths(public: Path) -> list[str]:
    """The addresses of all pages, but for those that only lead elsewhere."""
    pages = read(public)
    shown = [path for path, page in pages.items() if page.ids]
    return [p.removesuffix("index.html") for p in shown]


def test_every_template_is_frozen(paths: list[str]) -> None:
    """The list of templates that these tests know is the list of what is there."""
    assert {template(path) for path in paths} == set(TEMPLATES)


def test_pages_are_quiet_and_accessible(site: Site, paths: list[str]) -> None:
    """No axe violation on any template; live pages are tested live."""
    faults = {}
    with site.sheet(bypass_csp=True, color_scheme="light") as sheet:
        for path in sample(paths):
            settled(sheet, path)
            faults[path] = violations(sheet)
    assert {path: found for path, found in faults.items() if found} == {}


def test_dark_pages_have_contrast(site: Site, paths: list[str]) -> None:
    """In the dark scheme every text can be read."""
    faults = {}
    with site.sheet(bypass_csp=True, color_scheme="dark") as sheet:
        for path in sample(paths, share=0):
            settled(sheet, path)
            faults[path] = violations(sheet, "color-contrast")
    assert {path: found for path, found in faults.items() if found} == {}


def test_pages_keep_to_the_strict_policy(site: Site, paths: list[str]) -> None:
    """No complaint, no foreign request, no eval, on any template."""
    with site.sheet() as sheet:
        for path in sample(paths, share=0):
            settled(sheet, path)
            assert sheet.faults() == []


def test_the_engine_asks_for_its_few_files_once(site: Site) -> None:
    """PyScript's core and the interpreter, our bundle and words; nothing twice."""
    with site.sheet() as sheet:
        sheet.open("cviceni/legal-plays/")
        files = [url.split("/")[-1].split(".")[0] for url in sheet.requests]
        engine = [
            name
            for url, name in zip(sheet.requests, files, strict=True)
            if not url.endswith((".svg", ".css", ".woff2", "/"))
        ]
        assert sorted(name.split("-")[0] for name in engine) == sorted(
            [
                "loader",
                "core",
                "core",
                "error",
                "bundle",
                "messages",
                "micropython",
                "micropython",
            ]
        )


@pytest.mark.parametrize("width", [320, 640])
def test_nothing_is_wider_than_the_screen(
    site: Site, paths: list[str], width: int
) -> None:
    """At 320 px, which is also 200 % of a small screen, nobody scrolls sideways."""
    wide = {}
    with site.sheet(viewport={"width": width, "height": 700}) as sheet:
        for path in sample(paths):
            page = sheet.open(path, live=False)
            wide[path] = page.evaluate("document.documentElement.scrollWidth")
    assert {path: w for path, w in wide.items() if w > width} == {}


def test_pages_are_whole_without_script(site: Site, paths: list[str]) -> None:
    """Without JavaScript nothing that needs it is shown, and every option opens."""
    with site.context(java_script_enabled=False) as context:
        page = context.new_page()
        for path in sample(paths):
            page.goto(site.root + path)
            assert page.locator("main").inner_text().strip()
            buttons = page.locator("button:visible")
            assert buttons.count() == 0, (path, buttons.first.inner_html())


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
        held = hold(sheet.page, "**/bundle.*.bin")
        page = sheet.open("pravidla/trumfy/", live=False)
        while not held:
            page.wait_for_timeout(20)
        note = page.locator("[data-note=engine]")
        expect(note).to_be_hidden()
        page.clock.run_for(25_000)
        expect(note).to_be_visible()
        held[0].continue_()
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


def test_refused_storage_breaks_nothing(site: Site) -> None:
    """Where the browser refuses storage, practice works and forgets."""
    with site.sheet(script=NO_STORAGE) as sheet:
        page = sheet.open("cviceni/trick-winner/")
        page.locator(".quiz input").first.check()
        page.locator(".quiz [data-act=check]").click()
        expect(page.locator(".quiz [data-act=another]")).to_be_visible()
