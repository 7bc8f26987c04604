"""Words of the glossary: what one means is shown where it stands."""

from __future__ import annotations

from browser.harness import PHONE, Site, expect
from playwright.sync_api import Locator, Page

CHAPTER = "pravidla/trumfy/"
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def word(page: Page) -> Locator:
    """The first word of the chapter that the glossary has."""
    return page.locator("main a.term").first


def test_a_mouse_shows_the_meaning(site: Site) -> None:
    """It stays while the pointer goes over to it, and goes when it leaves."""
    with site.sheet() as sheet:
        page = sheet.open(CHAPTER)
        box = page.locator(".gloss")
        assert box.count() == 0
        word(page).hover()
        expect(box).to_be_visible()
        assert len(box.locator("span").inner_text()) > len("…")
        box.hover()
        page.wait_for_timeout(400)
        expect(box).to_be_visible()
        page.locator("h1").hover()
        expect(box).to_have_count(0)
        assert page.url.endswith(CHAPTER)


def test_the_keyboard_shows_it_and_escape_hides_it(site: Site) -> None:
    """The word is described by its meaning for as long as that is shown."""
    with site.sheet() as sheet:
        page = sheet.open(CHAPTER)
        page.keyboard.press("Tab")
        word(page).focus()
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Tab")
        expect(page.locator(".gloss")).to_be_visible()
        expect(word(page)).to_have_attribute("aria-describedby", "stych-slovo")
        page.keyboard.press("Escape")
        expect(page.locator(".gloss")).to_have_count(0)
        expect(word(page)).not_to_have_attribute("aria-describedby", "stych-slovo")
        page.keyboard.press("Enter")
        page.wait_for_url("**/slovnik/#*")


def test_a_tap_shows_it_a_second_follows(site: Site) -> None:
    """A finger gets the meaning first, inside the screen, and the glossary next."""
    with site.sheet(**TOUCH) as sheet:
        page = sheet.open(CHAPTER)
        word(page).tap()
        box = page.locator(".gloss")
        expect(box).to_be_visible()
        edges = box.bounding_box()
        assert edges
        assert edges["x"] >= 0
        assert edges["x"] + edges["width"] <= PHONE["width"]
        page.locator("h1").tap()
        expect(box).to_have_count(0)
        word(page).tap()
        expect(box).to_be_visible()
        word(page).tap()
        page.wait_for_url("**/slovnik/#*")


def test_meanings_that_do_not_come(site: Site) -> None:
    """Where they cannot be had, the word is the link that it was."""
    with site.sheet(expected=("terms.", "Failed to load"), **TOUCH) as sheet:
        page = sheet.open(CHAPTER)
        page.route("**/terms.*.json", lambda route: route.abort())
        word(page).tap()
        page.wait_for_url("**/slovnik/#*")


def test_without_script_the_word_is_a_link(site: Site) -> None:
    """Nothing waits for a script that does not run."""
    with site.context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(site.root + CHAPTER)
        word(page).click()
        page.wait_for_url("**/slovnik/#*")
