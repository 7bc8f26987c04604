"""The page of a rule: what is copied, and how old links come to it."""

from __future__ import annotations

import pytest
from browser.harness import PHONE, Site, expect

RULE = "r/play.beat/"
CLIPBOARD = ["clipboard-read", "clipboard-write"]
TAP = 44
LENGTHEN = """(size) => {
  document.documentElement.style.fontSize = size;
  document.getElementById("odkaz").textContent =
    "https://pravidla-marias.velmi-dlouha-adresa.example.org/slozka/r/play.beat/";
}"""
REFUSED = """
Object.defineProperty(navigator, "clipboard", { value: {
  writeText: () => Promise.reject(new DOMException("refused", "NotAllowedError")) } });
"""


def test_link_and_citation_are_copied(site: Site) -> None:
    """The address with the chosen table, the whole text; it is said, then no more."""
    with site.sheet(permissions=CLIPBOARD) as sheet:
        page = sheet.open(RULE + "?p=klasika")
        button = page.get_by_role("button", name="Kopírovat odkaz")
        button.click()
        said = button.locator("xpath=following-sibling::*[1]")
        expect(said).to_have_text("Zkopírováno")
        copied = page.evaluate("navigator.clipboard.readText()")
        assert copied.endswith("/" + RULE + "?p=klasika")
        page.get_by_label("U nás se hraje").select_option("obecna")
        expect(said).to_have_text("")
        button.click()
        expect(said).to_have_text("Zkopírováno")
        copied = page.evaluate("navigator.clipboard.readText()")
        assert copied.endswith("/" + RULE)
        button = page.locator('button[data-copy="citovat-bibtex"]')
        button.click()
        copied = page.evaluate("navigator.clipboard.readText()")
        assert copied.startswith("@misc{stych:play.beat:")
        assert copied.endswith("}")
        expect(said).to_have_text("")


def test_a_refused_clipboard(site: Site) -> None:
    """The text is selected, to be taken by hand."""
    with site.sheet(script=REFUSED) as sheet:
        page = sheet.open(RULE)
        page.locator('button[data-copy="citovat-text"]').click()
        expect(page.get_by_text("Označeno")).to_be_visible()
        selected = page.evaluate("getSelection().toString()")
        assert "play.beat" in selected


def test_without_script_there_are_no_buttons(site: Site) -> None:
    """The link is there, to be copied by hand."""
    with site.sheet(java_script_enabled=False) as sheet:
        page = sheet.open(RULE, live=False)
        expect(page.locator("#odkaz")).to_be_visible()
        expect(page.locator("button[data-copy]").first).to_be_hidden()


def test_a_rule_that_left_its_chapter(site: Site) -> None:
    """An old link to it leads to its own page; one to no rule stays where it is."""
    with site.sheet(expected=("404",)) as sheet:
        page = sheet.open("pravidla/karty/#play.beat", live=False)
        page.wait_for_url("**/" + RULE)
        sheet.open("pravidla/body/#no.rule", live=False)
        page.wait_for_load_state("networkidle")
        assert page.url.endswith("pravidla/body/#no.rule")


def test_a_link_into_a_folded_block_opens_it(site: Site) -> None:
    """What it points at is seen."""
    with site.sheet() as sheet:
        page = sheet.open("pravidla/hlasky/")
        inside = page.locator("details.deep [id]")
        if not inside.count():
            inside = page.locator("details [id]")
        name = inside.first.get_attribute("id")
        sheet.open(f"pravidla/hlasky/?again#{name}")
        expect(page.locator(f'[id="{name}"]')).to_be_visible()


@pytest.mark.parametrize("width", [320, 360, 1280])
@pytest.mark.parametrize("size", ["100%", "200%"])
def test_a_long_public_address_wraps(site: Site, width: int, size: str) -> None:
    """The page never scrolls sideways for it, not with large letters either."""
    with site.sheet(viewport={"width": width, "height": 800}) as sheet:
        page = sheet.open(RULE, live=False)
        page.evaluate(LENGTHEN, size)
        shown = page.evaluate("document.documentElement.scrollWidth")
        assert shown <= width


def test_what_hangs_around_a_rule_is_one_line_on_a_phone(site: Site) -> None:
    """Sources and the link stand side by side, each high enough for a finger."""
    with site.sheet(viewport=PHONE) as sheet:
        page = sheet.open("pravidla/trumfy/", live=False)
        app = page.locator(".rule > .app").first
        shown = [app.locator(".sources > summary"), app.locator(":scope > .perm")]
        boxes = [one.bounding_box() for one in shown]
        tops = {round(box["y"]) for box in boxes if box}
        assert len(tops) == 1
        assert all(box and box["height"] >= TAP for box in boxes)
