"""Every template, in both languages: quiet, within the policy, whole without script."""

from __future__ import annotations

from browser.harness import LETTER, Site
from browser.templates import TEMPLATES, TEMPLATES_ONLY, TENTH, sample, template

WIDTHS = (320, 640)  # 320 is also 200 % of a small screen
HEIGHT = 700
NARROW_PHONE = {"width": 360, "height": HEIGHT}
SIZE = "parseFloat(getComputedStyle(document.documentElement).fontSize)"


def test_every_template_is_frozen(paths: list[str]) -> None:
    """The list of templates that these tests know is the list of what is there."""
    assert {template(path) for path in paths} == set(TEMPLATES)


def test_pages_keep_to_the_strict_policy(site: Site, paths: list[str]) -> None:
    """No complaint, no foreign request, no eval, on any template."""
    with site.sheet() as sheet:
        for path in sample(paths, TEMPLATES_ONLY):
            sheet.settle(path)
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


def test_nothing_is_wider_than_the_screen(site: Site, paths: list[str]) -> None:
    """On a narrow screen nobody scrolls sideways."""
    wide = {}
    with site.sheet() as sheet:
        for path in sample(paths, TENTH):
            page = sheet.settle(path)
            for width in WIDTHS:
                page.set_viewport_size({"width": width, "height": HEIGHT})
                needed = page.evaluate("document.documentElement.scrollWidth")
                wide[path, width] = needed - width
    assert {place: more for place, more in wide.items() if more > 0} == {}


def test_large_letters_are_no_wider_than_a_phone(large: Site, paths: list[str]) -> None:
    """Whoever reads with large letters does not scroll sideways either."""
    wide = {}
    with large.sheet(viewport=NARROW_PHONE) as sheet:
        for path in sample(paths, TEMPLATES_ONLY):
            page = sheet.settle(path)
            needed = page.evaluate("document.documentElement.scrollWidth")
            wide[path] = needed - NARROW_PHONE["width"]
        assert page.evaluate(SIZE) > LETTER
    assert {path: more for path, more in wide.items() if more > 0} == {}


def test_pages_are_whole_without_script(site: Site, paths: list[str]) -> None:
    """Without JavaScript nothing that needs it is shown, and nothing is too wide."""
    narrow = {"width": WIDTHS[0], "height": HEIGHT}
    with site.context(java_script_enabled=False, viewport=narrow) as context:
        page = context.new_page()
        for path in sample(paths, TENTH):
            page.goto(site.root + path)
            assert page.locator("main").inner_text().strip()
            buttons = page.locator("button:visible")
            assert buttons.count() == 0, (path, buttons.first.inner_html())
            needed = page.evaluate("document.documentElement.scrollWidth")
            assert needed <= WIDTHS[0], path
