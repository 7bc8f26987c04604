"""Reading with one hand: the outline under the thumb, and where one is."""

from __future__ import annotations

import json

import pytest
from browser.harness import DESK, PHONE, Site, expect
from browser.templates import TEMPLATES_ONLY, sample

CHAPTER, ESSAY, RULE = "pravidla/trumfy/", "do-hloubky/drazba/", "r/play.beat/"
TAP = 44
SMALL = {"width": 320, "height": 640}
# Links that stand in a sentence are as high as their line, in every book.
TARGETS = (
    ".crumbs a, .toc summary, .toc li a, .turn, .ways a, nav.parts a, .path a, .index a"
)


@pytest.mark.parametrize("script", [True, False])
@pytest.mark.parametrize("path", [CHAPTER, ESSAY])
def test_the_outline_is_under_the_thumb(site: Site, path: str, script: bool) -> None:
    """On a phone it is in the lower part of the screen wherever one reads."""
    with site.context(viewport=SMALL, java_script_enabled=script) as context:
        page = context.new_page()
        page.goto(site.root + path)
        page.mouse.wheel(0, 1500)
        summary = page.locator(".toc summary")
        expect(summary).to_be_in_viewport(ratio=1)
        place = summary.bounding_box()
        assert place
        assert place["y"] > SMALL["height"] / 2
        links = page.locator(".toc li a")
        expect(links.first).not_to_be_visible()
        summary.click()
        expect(links.first).to_be_visible()
        last = links.last
        target = last.get_attribute("href") or ""
        last.click()
        assert page.url.endswith(target)
        shown = page.locator(f'[id="{target[1:]}"]')
        expect(shown).to_be_in_viewport()
        if script:
            expect(links.first).not_to_be_visible()


def test_the_outline_closes_when_it_is_left(site: Site) -> None:
    """By Escape, with the focus where it was, and by a tap beside it."""
    with site.sheet(viewport=PHONE) as sheet:
        page = sheet.open(CHAPTER)
        summary, first = page.locator(".toc summary"), page.locator(".toc li a").first
        summary.click()
        first.focus()
        page.keyboard.press("Escape")
        expect(first).not_to_be_visible()
        expect(summary).to_be_focused()
        summary.click()
        page.mouse.click(100, 80)
        expect(first).not_to_be_visible()


def test_the_outline_stays_in_the_margin(site: Site) -> None:
    """Where there is one, all of it is there, and marks what is being read."""
    with site.sheet(viewport=DESK) as sheet:
        page = sheet.open(CHAPTER)
        links = page.locator(".toc li a")
        expect(links.first).to_be_visible()
        expect(page.locator(".turn").first).not_to_be_visible()
        page.locator("main .rule").nth(2).scroll_into_view_if_needed()
        page.mouse.wheel(0, 600)
        expect(page.locator(".toc li [aria-current=location]")).to_have_count(1)
        expect(links.first).to_be_in_viewport()


def test_the_end_of_a_page_is_not_hidden(site: Site) -> None:
    """The bar does not lie over the last line of the footer."""
    with site.sheet(viewport=PHONE) as sheet:
        page = sheet.open(CHAPTER)
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        last = page.locator(".foot li a").last.bounding_box()
        bar = page.locator(".toc").bounding_box()
        assert last
        assert bar
        assert last["y"] + last["height"] <= bar["y"]


def test_what_leads_on_is_big_enough_for_a_thumb(site: Site, paths: list[str]) -> None:
    """On every template, with the outline open where there is one."""
    small = {}
    with site.sheet(viewport=SMALL) as sheet:
        for path in sample(paths, TEMPLATES_ONLY):
            page = sheet.settle(path)
            if page.locator(".toc").count():
                page.locator(".toc summary").click()
            small[path] = page.evaluate(
                """([targets, tap]) => [...document.querySelectorAll(targets)]
                .filter((link) => link.checkVisibility())
                .map((link) => [link.textContent, link.getBoundingClientRect()])
                .filter(([, box]) => box.height && box.height < tap - .5)
                .map(([text, box]) => `${text} ${box.width} x ${box.height}`)""",
                [TARGETS, TAP],
            )
    assert {path: found for path, found in small.items() if found} == {}


@pytest.mark.parametrize("path", [CHAPTER, RULE, "slovnik/", "cviceni/trick-winner/"])
def test_structured_data_are_data(site: Site, path: str) -> None:
    """The strict policy lets the block stand; nobody runs it; it can be read."""
    with site.sheet() as sheet:
        page = sheet.settle(path)
        (text,) = page.locator('script[type="application/ld+json"]').all_text_contents()
        graph = json.loads(text)["@graph"]
        assert graph[0]["@type"] == "BreadcrumbList"
        assert sheet.faults() == []


def test_the_way_back_is_one_line_on_a_phone(site: Site) -> None:
    """However long the titles on it are."""
    with site.sheet(viewport=SMALL) as sheet:
        for path in (CHAPTER, ESSAY, RULE):
            box = sheet.open(path, live=False).locator(".crumbs").bounding_box()
            assert box
            assert box["height"] < 1.5 * TAP
