"""Questions in the page: answered, tried again, followed by another, gone back to."""

from __future__ import annotations

import pytest
from browser.answering import (
    KINDS,
    WAYS,
    active,
    asked,
    block_of,
    choose,
    press,
    right,
    shown,
    tab_to,
    wrong,
)
from browser.harness import NO_STORAGE, PHONE, Site, expect, hold


def options(way: str) -> dict[str, object]:
    """The browser of a reader who answers this way."""
    return (
        {"viewport": PHONE, "has_touch": True, "is_mobile": True}
        if (way == "touch")
        else {}
    )


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_wrong_answer_is_explained(site: Site, kind: str, way: str) -> None:
    """The verdict takes the focus, the live region says it, and one can try again."""
    with site.sheet(**options(way)) as sheet:
        page = sheet.open(f"cviceni/{kind}/")
        block = block_of(page)
        question = asked(block)
        choose(page, block, wrong(question), way)
        expect(block.locator("[data-act=again]")).to_be_visible()
        said = block.locator("[role=status]").inner_text()
        assert said.strip()
        assert active(page).strip()
        assert page.evaluate("document.activeElement.closest('.quiz') !== null")
        again = block.locator("[data-act=again]")
        if way == "keyboard":
            tab_to(page, again)
            page.keyboard.press("Enter")
        else:
            press(again, way)
        expect(block.locator("input:checked")).to_have_count(0)
        choose(page, block, right(question), way)
        expect(block.locator("[data-act=another]")).to_be_visible()
        assert block.locator("[role=status]").inner_text() != said


@pytest.mark.parametrize("kind", KINDS)
def test_another_and_back(site: Site, kind: str) -> None:
    """Another adds one entry; back shows the last question with the answer given."""
    with site.sheet() as sheet:
        page = sheet.open(f"cviceni/{kind}/")
        block = block_of(page)
        entries = page.evaluate("history.length")
        choose(page, block, right(asked(block)), "mouse")
        first = block.locator(".quiz-body").inner_html()
        assert page.evaluate("history.length") == entries
        block.locator("[data-act=another]").click()
        expect(block.locator("input").first).to_be_visible()
        assert page.evaluate("history.length") == entries + 1
        assert "?s=" in page.url
        assert "&p=" in page.url
        assert page.evaluate("document.activeElement.closest('.quiz') !== null")
        page.go_back()
        expect(block.locator("[data-act=another]")).to_be_visible()
        assert block.locator(".quiz-body").inner_html() == first
        page.go_forward()
        expect(block.locator("input").first).to_be_visible()


@pytest.mark.parametrize("kind", KINDS)
def test_reload_keeps_question_and_answer(site: Site, kind: str) -> None:
    """After a reload the same question stands there, with what was answered."""
    with site.sheet() as sheet:
        page = sheet.open(f"cviceni/{kind}/?s=12k3f9&p=obecna")
        block = block_of(page)
        key = shown(block)[0]
        block.locator(f"input[value='{key}']").locator("xpath=ancestor::label").click()
        page.reload()
        sheet.wait()
        expect(block.locator(f"input[value='{key}']")).to_be_checked()
        block.locator("[data-act=check]").click()
        answered = block.locator(".quiz-body").inner_html()
        page.reload()
        sheet.wait()
        assert block.locator(".quiz-body").inner_html() == answered


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_link_gives_the_same_question(site: Site, kind: str) -> None:
    """A link with a seed means one question, on every machine and in every visit."""
    seen = set()
    for _ in range(2):
        with site.sheet() as sheet:
            page = sheet.open(f"cviceni/{kind}/?s=11abc&p=klasika")
            seen.add(block_of(page).locator(".quiz-body").inner_html())
    assert len(seen) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_an_option_says_its_reason_without_script(site: Site, kind: str) -> None:
    """Without script every option opens and gives its verdict with the rule."""
    with site.context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(site.root + f"cviceni/{kind}/")
        block = block_of(page)
        for summary in block.locator("summary").all():
            summary.click()
            verdict = block.locator("details[open] .say")
            expect(verdict).to_be_visible()
            assert verdict.locator("a[href*='#']").count() >= 1


@pytest.mark.parametrize("kind", KINDS)
def test_practice_without_storage(site: Site, kind: str) -> None:
    """Where storage is refused a question is answered and followed all the same."""
    with site.sheet(script=NO_STORAGE) as sheet:
        page = sheet.open(f"cviceni/{kind}/")
        block = block_of(page)
        choose(page, block, wrong(asked(block)), "mouse")
        block.locator("[data-act=another]").click()
        expect(block.locator("input").first).to_be_visible()


def test_an_open_block_waits_until_asked(site: Site) -> None:
    """What a reader has opened is not swapped away when the engine arrives."""
    with site.sheet() as sheet:
        routes = hold(sheet.page, "**/bundle.*.bin")
        page = sheet.open("cviceni/legal-plays/", live=False)
        block = block_of(page)
        block.locator("summary").first.click()
        expect(block.locator("details[open]")).to_have_count(1)
        while not routes:
            page.wait_for_timeout(20)
        routes[0].continue_()
        sheet.wait()
        expect(block.locator("details[open]")).to_have_count(1)
        block.locator("[data-act=live]").click()
        expect(block.locator("input").first).to_be_visible()
        expect(block.locator("[data-act=live]")).to_have_count(0)


def test_nothing_chosen_is_no_answer(site: Site) -> None:
    """Checking without a choice says so and keeps the question."""
    with site.sheet() as sheet:
        page = sheet.open("cviceni/legal-plays/")
        block = block_of(page)
        block.locator("[data-act=check]").click()
        expect(block.locator("[role=status]")).not_to_be_empty()
        expect(block.locator("input").first).to_be_visible()


def test_levels_and_progress_are_remembered(site: Site) -> None:
    """The level chosen and the count of right answers are there on the next visit."""
    with site.sheet() as sheet:
        page = sheet.open("cviceni/trick-winner/")
        block = block_of(page)
        choose(page, block, right(asked(block)), "mouse")
        tally = page.locator("#q1-tally").inner_text()
        assert "1" in tally
        page.locator("[data-value='2']").click()
        assert "?s=12" in page.url
        expect(page.locator("[data-value='2']")).to_have_attribute(
            "aria-pressed", "true"
        )
        sheet.open("cviceni/trick-winner/")
        assert page.locator("#q1-tally").inner_text() == tally


def test_an_answer_counts_once(site: Site) -> None:
    """Trying again after a wrong answer counts nothing, not even after a reload."""
    with site.sheet() as sheet:
        page = sheet.open("cviceni/trick-winner/")
        block = block_of(page)
        question = asked(block)
        choose(page, block, wrong(question), "mouse")
        tally = page.locator("#q1-tally").inner_text()
        page.reload()
        sheet.wait()
        block.locator("[data-act=again]").click()
        choose(page, block, right(question), "mouse")
        assert page.locator("#q1-tally").inner_text() == tally


def test_arrows_do_not_submit(site: Site) -> None:
    """Moving through the answers chooses; only the button checks."""
    with site.sheet() as sheet:
        page = sheet.open("cviceni/trick-winner/")
        block = block_of(page)
        tab_to(page, block.locator("input").first)
        page.keyboard.press("ArrowDown")
        expect(block.locator("input:checked")).to_have_count(1)
        expect(block.locator("[data-act=again]")).to_have_count(0)


def test_questions_of_a_chapter_are_each_their_own(site: Site) -> None:
    """Answering one question of a chapter leaves the others as they are."""
    with site.sheet() as sheet:
        page = sheet.open("pravidla/trumfy/")
        blocks = page.locator(".quiz[data-live]")
        count = blocks.count()
        assert count >= 2
        first = blocks.first
        choose(page, first, right(asked(first)), "mouse")
        expect(first.locator("[data-act=another]")).to_be_visible()
        first.locator("[data-act=another]").click()
        page.go_back()
        expect(first.locator("[data-act=another]")).to_be_visible()
        assert page.locator(".quiz [data-act=check]").count() == count - 1
