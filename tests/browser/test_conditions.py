"""Every kind of question, answered in every way, whatever the browser lacks."""

from __future__ import annotations

import pytest
from browser.answering import (
    KINDS,
    WAYS,
    active,
    asked,
    block_of,
    choose,
    mark,
    options,
    press,
    right,
    wrong,
)
from browser.harness import NO_STORAGE, NO_WASM, Sheet, Site, expect
from marias.profile import parse_profile
from marias_quizzes import kinds
from playwright.sync_api import Locator, Page

every_cell = pytest.mark.parametrize(
    ("kind", "way"), [(kind, way) for kind in KINDS for way in WAYS]
)
LINK = ("12k3f9", "obecna")


def practise(sheet: Sheet, kind: str, query: str = "") -> Locator:
    """The question of a live practice page."""
    return block_of(sheet.open(f"cviceni/{kind}/{query}"))


def opened(block: Locator, way: str) -> None:
    """Every closed option opens its verdict, with a link to the rule."""
    for summary in block.locator("summary").all():
        press(summary, way)
        verdict = block.locator("details[open] .say")
        expect(verdict).to_be_visible()
        assert verdict.locator("a[href*='#']").count() >= 1


def explained(page: Page, block: Locator, way: str) -> None:
    """A wrong answer has its verdict, focused and said; then the right one is given."""
    question = asked(block)
    choose(block, wrong(question), way)
    expect(block.locator("[data-act=again]")).to_be_visible()
    said = block.locator("[role=status]").inner_text()
    assert said.strip()
    assert active(page).strip()
    assert page.evaluate("document.activeElement.closest('.quiz') !== null")
    press(block.locator("[data-act=again]"), way)
    expect(block.locator("input:checked")).to_have_count(0)
    choose(block, right(question), way)
    expect(block.locator("[data-act=another]")).to_be_visible()
    assert block.locator("[role=status]").inner_text() != said


def followed(page: Page, block: Locator, way: str) -> None:
    """Another question comes, with the focus in it and an address of its own."""
    press(block.locator("[data-act=another]"), way)
    expect(block.locator("input").first).to_be_visible()
    assert "?s=" in page.url
    assert "&p=" in page.url
    assert page.evaluate("document.activeElement.closest('.quiz') !== null")


@every_cell
def test_script_off(site: Site, kind: str, way: str) -> None:
    """Without script every option opens and gives its verdict with the rule."""
    with site.context(java_script_enabled=False, **options(way)) as context:
        page = context.new_page()
        page.goto(site.root + f"cviceni/{kind}/")
        opened(block_of(page), way)


@every_cell
def test_wasm_blocked(site: Site, kind: str, way: str) -> None:
    """Without WebAssembly the page says so, and the options open all the same."""
    with site.sheet(script=NO_WASM, **options(way)) as sheet:
        page = sheet.open(f"cviceni/{kind}/", live=False)
        expect(page.locator("[data-note=engine]")).to_be_visible()
        opened(block_of(page), way)


@every_cell
def test_storage_denied(site: Site, kind: str, way: str) -> None:
    """Where storage is refused a question is answered and followed all the same."""
    with site.sheet(script=NO_STORAGE, **options(way)) as sheet:
        block = practise(sheet, kind)
        explained(sheet.page, block, way)
        followed(sheet.page, block, way)


@every_cell
def test_reload(site: Site, kind: str, way: str) -> None:
    """After a reload the same question stands there, with what was answered."""
    draw, profile = LINK
    question = kinds.drawn(kind, draw, parse_profile(profile))
    with site.sheet(**options(way)) as sheet:
        block = practise(sheet, kind, f"?s={draw}&p={profile}")
        (key,) = wrong(question)
        mark(block, key, way)
        sheet.page.reload()
        sheet.wait()
        expect(block.locator(f"input[value='{key}']")).to_be_checked()
        press(block.locator("[data-act=check]"), way)
        expect(block.locator("[data-act=again]")).to_be_visible()
        answered = block.locator(".quiz-body").inner_html()
        sheet.page.reload()
        sheet.wait()
        assert block.locator(".quiz-body").inner_html() == answered
        press(block.locator("[data-act=again]"), way)
        choose(block, right(question), way)
        expect(block.locator("[data-act=again]")).to_be_visible()


@every_cell
def test_back_button(site: Site, kind: str, way: str) -> None:
    """Another adds one entry; back shows the last question with the answer given."""
    with site.sheet(**options(way)) as sheet:
        block = practise(sheet, kind)
        page = sheet.page
        entries = page.evaluate("history.length")
        explained(page, block, way)
        answered = block.locator(".quiz-body").inner_html()
        assert page.evaluate("history.length") == entries
        followed(page, block, way)
        assert page.evaluate("history.length") == entries + 1
        page.go_back()
        expect(block.locator("[data-act=another]")).to_be_visible()
        assert block.locator(".quiz-body").inner_html() == answered
        page.go_forward()
        expect(block.locator("input").first).to_be_visible()
