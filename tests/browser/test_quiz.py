"""Questions in the page: asked by a link, counted, each with its own history."""

from __future__ import annotations

import pytest
from browser.answering import KINDS, asked, block_of, choose, right, tab_to, wrong
from browser.harness import Site, expect, held, watch


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_link_gives_the_same_question(site: Site, kind: str) -> None:
    """A link with a seed means one question, on every machine and in every visit."""
    seen = set()
    for _ in range(2):
        with site.sheet() as sheet:
            page = sheet.open(f"cviceni/{kind}/?s=11abc&p=klasika")
            seen.add(block_of(page).locator(".quiz-body").inner_html())
    assert len(seen) == 1


def test_an_open_block_waits_until_asked(site: Site) -> None:
    """What a reader has opened is not swapped away when the engine arrives."""
    with site.sheet() as sheet:
        with held(sheet.page, "**/bundle.*.bin") as release:
            page = sheet.open("cviceni/legal-plays/", live=False)
        block = block_of(page)
        block.locator("summary").first.click()
        expect(block.locator("details[open]")).to_have_count(1)
        release()
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
        choose(block, right(asked(block)), "mouse")
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
        choose(block, wrong(question), "mouse")
        tally = page.locator("#q1-tally").inner_text()
        page.reload()
        sheet.wait()
        block.locator("[data-act=again]").click()
        choose(block, right(question), "mouse")
        assert page.locator("#q1-tally").inner_text() == tally


def test_arrows_do_not_submit(site: Site) -> None:
    """Moving through the answers chooses; only the button checks."""
    with site.sheet() as sheet:
        page = sheet.open("cviceni/trick-winner/")
        block = block_of(page)
        tab_to(block.locator("input").first)
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
        choose(first, right(asked(first)), "mouse")
        expect(first.locator("[data-act=another]")).to_be_visible()
        first.locator("[data-act=another]").click()
        page.go_back()
        expect(first.locator("[data-act=another]")).to_be_visible()
        assert page.locator(".quiz [data-act=check]").count() == count - 1


def test_a_linked_question_waits_for_who_reads(site: Site) -> None:
    """A link's question takes no block away from the reader; the button shows it."""
    with site.sheet() as sheet:
        with held(sheet.page, "**/bundle.*.bin") as release:
            page = sheet.open("cviceni/legal-plays/?s=11abc&p=klasika", live=False)
        block = block_of(page)
        block.locator("summary").first.click()
        release()
        sheet.wait()
        expect(block.locator("details[open]")).to_have_count(1)
        block.locator("[data-act=live]").click()
        shown = block.locator(".quiz-body").inner_html()
        page.unroute_all()
        page.reload()
        sheet.wait()
        assert block.locator(".quiz-body").inner_html() == shown
        sheet.open("cviceni/legal-plays/?s=11abc&p=klasika")
        assert block.locator(".quiz-body").inner_html() == shown


def test_a_question_counts_once_in_its_entry(site: Site) -> None:
    """Checked, left, come back to and checked again it is one question still."""
    with site.sheet() as sheet:
        page = sheet.open("cviceni/trick-winner/")
        block = block_of(page)
        question = asked(block)
        choose(block, wrong(question), "mouse")
        block.locator("[data-act=another]").click()
        block.locator("label").first.click()
        block.locator("[data-act=check]").click()
        tally = page.locator("#q1-tally").inner_text().strip()
        assert "2" in tally
        page.go_back()
        block.locator("[data-act=again]").click()
        choose(block, right(question), "mouse")
        assert page.locator("#q1-tally").inner_text().strip() == tally


def test_two_windows_count_together(site: Site) -> None:
    """What is answered in one window is not lost by an answer in another."""
    with site.context() as context:
        sheets = [watch(context.new_page(), site.root) for _ in range(2)]
        for sheet in sheets:
            sheet.open("cviceni/trick-winner/")
        for sheet in sheets:
            block = block_of(sheet.page)
            choose(block, right(asked(block)), "mouse")
        expect(sheets[1].page.locator("#q1-tally")).to_contain_text("2")


def test_a_double_click_presses_one_button(site: Site) -> None:
    """The second click on "another" does not check the question just dealt."""
    with site.sheet() as sheet:
        page = sheet.open("cviceni/trick-winner/")
        block = block_of(page)
        choose(block, right(asked(block)), "mouse")
        box = block.locator("[data-act=another]").bounding_box()
        assert box is not None
        page.evaluate(NOTED)
        place = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.dblclick(*place)
        expect(block.locator("[data-act=check]")).to_be_visible()
        expect(block.locator("input:checked")).to_have_count(0)
        assert not page.evaluate("globalThis.submitted")
        assert "?s=" in page.url
        page.go_back()
        expect(block.locator("[data-act=another]")).to_be_visible()


NOTED = """() => {
  globalThis.submitted = 0;
  document.addEventListener("submit", () => { globalThis.submitted += 1; }, true);
}"""
