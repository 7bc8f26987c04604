"""A played deal in the page: stepped through, linked to, and guessed at."""

from __future__ import annotations

import pytest
from browser.answering import tab_to
from browser.harness import PHONE, Site, expect
from marias.record import Record, parse_record
from playwright.sync_api import Page

DEAL = "partie/sedma-zabita/"
LANGUAGES = ("", "en/")


def cards_on(page: Page) -> int:
    """How many cards the hands on the table still hold."""
    return page.locator("#deal-board .fan img").count()


def record(page: Page) -> Record:
    """The deal of a page."""
    return parse_record(page.locator("#deal").get_attribute("data-record") or "")


def control(number: int) -> str:
    """The selector of the control back (1) or on (2)."""
    return f"#deal-board .steps > :nth-child({number})"


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_and_back(site: Site, language: str) -> None:
    """Each step lays one card, says what it is, and is the page's address."""
    with site.sheet() as sheet:
        page = sheet.open(language + DEAL)
        assert cards_on(page) == 30
        said = set()
        for step in (1, 2, 3):
            page.locator(control(2)).click()
            assert cards_on(page) == 30 - step
            assert page.url.endswith(f"#k{step}")
            said.add(page.locator("#deal-status").inner_text())
        assert len(said) == 3
        page.locator(control(1)).click()
        assert cards_on(page) == 28


def test_one_button_goes_through_the_deal(site: Site) -> None:
    """The focus stays on the control, so that Enter goes on and on to the end."""
    with site.sheet() as sheet:
        page = sheet.open(DEAL)
        tab_to(page.locator(control(2)))
        for _ in range(30):
            page.keyboard.press("Enter")
        assert cards_on(page) == 0
        assert page.url.endswith("#k30")
        assert page.evaluate("document.activeElement.closest('#deal-board') !== null")


def test_arrows_work_inside_the_viewer_only(site: Site) -> None:
    """Arrow keys step while the focus is in the viewer, and nowhere else."""
    with site.sheet() as sheet:
        page = sheet.open(DEAL)
        page.keyboard.press("ArrowRight")
        assert cards_on(page) == 30
        tab_to(page.locator(control(2)))
        for key, left in (
            ("ArrowRight", 29),
            ("ArrowRight", 28),
            ("ArrowLeft", 29),
            ("End", 0),
            ("Home", 30),
        ):
            page.keyboard.press(key)
            assert cards_on(page) == left, key
        page.keyboard.press("Control+ArrowRight")
        assert cards_on(page) == 30


def test_a_link_opens_its_step(site: Site) -> None:
    """A link to a card or a trick opens there; back returns to the step before."""
    with site.sheet() as sheet:
        page = sheet.open(DEAL + "#k8")
        assert cards_on(page) == 22
        page.evaluate("location.hash = 't3'")
        expect(page.locator("#deal-board .fan img")).to_have_count(21)
        page.go_back()
        expect(page.locator("#deal-board .fan img")).to_have_count(22)
        page.reload()
        sheet.wait()
        assert cards_on(page) == 22


@pytest.mark.parametrize("place", ["k99", "kk", "x1", "<img src=x onerror=hit=1>", "%"])
def test_a_step_that_is_none_is_told(site: Site, place: str) -> None:
    """A link to no step says so and shows the deal from the start."""
    with site.sheet() as sheet:
        page = sheet.open(DEAL + "#" + place)
        expect(page.locator("#deal-link")).not_to_be_empty()
        assert cards_on(page) == 30
        page.locator(control(2)).click()
        expect(page.locator("#deal-link")).to_have_count(0)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_would_you_play(site: Site, seat: int) -> None:
    """For a seat the reader is asked before its card falls, and hears the verdict."""
    with site.sheet(viewport=PHONE) as sheet:
        page = sheet.open(DEAL)
        deal = record(page)
        page.locator(f"#deal-seats [data-value='{'FMR'[seat]}']").click()
        inputs = page.locator("#deal-guess input")
        assert inputs.count() == 10
        held = set(inputs.evaluate_all("all => all.map(input => input.value)"))
        assert held == names(deal, seat)
        page.locator("#deal-guess label").first.click()
        page.locator("#deal-guess [data-act=guess]").click()
        verdict = page.locator("#deal-guess-verdict")
        expect(verdict).to_be_focused()
        expect(page.locator("#deal-status")).not_to_be_empty()
        before = cards_on(page)
        page.locator("#deal-guess [data-act=step]").click()
        assert cards_on(page) == before - 1


def names(deal: Record, seat: int) -> set[str]:
    """The cards of a hand, as the keys of options."""
    from marias.notation import format_card

    return {format_card(card) for card in deal.deal.hands[seat]}


def test_the_deal_is_whole_without_script(site: Site) -> None:
    """Without script the transcript tells all, and the controls lead into it."""
    with site.context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(site.root + DEAL)
        assert page.locator("#deal-transcript li[id^=k]").count() == 30
        page.locator("#deal-board .ten a").nth(3).click()
        assert page.locator(":target").count() == 1


def test_a_seat_without_a_turn_is_told(site: Site) -> None:
    """At the end of a deal no seat has a card left to play, and the page says so."""
    with site.sheet() as sheet:
        page = sheet.open("en/" + DEAL + "#k30")
        page.locator("#deal-seats [data-value=F]").click()
        expect(page.locator("#deal-status")).to_contain_text("no more cards")
        assert page.url.endswith("#k30")
