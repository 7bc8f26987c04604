"""The rules of the reader's table: chosen or given, remembered, marked, asked by."""

from __future__ import annotations

import pytest
from browser.harness import NO_STORAGE, NO_WASM, PHONE, Site, expect
from playwright.sync_api import Locator, Page

CHAPTER = "pravidla/trumfy/"
PAYMENTS = "pravidla/platby/"
RULE = "r/play.overtrump/"
STATED = '[id="play.overtrump"]'
OWN = "obecna~overtrump.no"


def choice(page: Page) -> Locator:
    """Where the table is chosen."""
    return page.get_by_label("U nás se hraje")


def difference(page: Page) -> Locator:
    """What Klasika plays otherwise, at the rule that it departs from."""
    return page.locator(f'{STATED} details[data-profile~="klasika"]')


def test_a_choice_is_marked_and_travels(site: Site) -> None:
    """It opens what differs, stands in the address, and holds on the next page."""
    with site.sheet() as sheet:
        page = sheet.open(CHAPTER)
        expect(choice(page)).to_have_value("obecna")
        expect(difference(page).locator("p")).to_be_hidden()
        choice(page).select_option("klasika")
        expect(difference(page).locator("p")).to_be_visible()
        assert page.url.endswith(CHAPTER + "?p=klasika")
        notes = page.locator("#stych-stul-rec")
        expect(notes.get_by_role("link", name="Přetrumfnout")).to_be_visible()
        page.goto(sheet.root + RULE)
        expect(choice(page)).to_have_value("klasika")
        assert "?" not in page.url
        row = page.locator("tr[data-mine]")
        expect(row).to_have_count(1)
        expect(row).to_contain_text("Klasika")
        choice(page).select_option("obecna")
        expect(page.locator("tr[data-mine]")).to_have_count(0)
        assert page.url.endswith(RULE)


def test_an_address_wins_and_is_not_kept_for_ever(site: Site) -> None:
    """It holds for the window; what was picked before stays for the next one."""
    with site.context() as context:
        page = context.new_page()
        page.goto(site.root + CHAPTER)
        choice(page).select_option("klasika")
        page.goto(site.root + CHAPTER + "?p=paluba")
        expect(choice(page)).to_have_value("paluba")
        page.goto(site.root + RULE)
        expect(choice(page)).to_have_value("paluba")
        other = context.new_page()
        other.goto(site.root + CHAPTER)
        expect(choice(other)).to_have_value("klasika")


def test_questions_are_asked_by_it(site: Site) -> None:
    """The engine asks again; what the reader is in waits until it is wanted."""
    with site.sheet() as sheet:
        page = sheet.open(RULE)
        block = page.locator("#q1")
        expect(block.locator(".facts")).to_contain_text("Obecná pravidla")
        block.locator(".opt").first.click()
        choice(page).select_option("klasika")
        expect(block.locator(".facts")).to_contain_text("Obecná pravidla")
        offer = block.get_by_role("button", name="Ukázat podle pravidel tvého stolu")
        offer.click()
        expect(block.locator(".facts")).to_contain_text("Klasika")
        expect(offer).to_have_count(0)
        choice(page).focus()
        choice(page).select_option("obecna")
        expect(block.locator(".facts")).to_contain_text("Obecná pravidla")


def test_an_answer_is_not_swapped(site: Site) -> None:
    """Neither is the verdict that was given by the rules of before."""
    with site.sheet() as sheet:
        page = sheet.open(RULE)
        block = page.locator("#q1")
        block.locator(".opt").first.click()
        block.locator("[data-act=check]").click()
        expect(block.locator(".strip")).to_be_visible()
        choice(page).select_option("klasika")
        expect(block.locator(".strip")).to_be_visible()
        expect(block.locator(".quiz-offer")).to_be_visible()


@pytest.mark.parametrize("query", ["", "?p=klasika"])
def test_answers_outlive_a_reload_and_back(site: Site, query: str) -> None:
    """What was answered by some table is still so when the page comes again."""
    with site.sheet() as sheet:
        page = sheet.open(CHAPTER + query)
        block = page.locator(".quiz").first
        block.locator("[data-act=check]").wait_for()
        block.locator(".opt").first.click()
        block.locator("[data-act=check]").click()
        expect(block.locator(".strip")).to_be_visible()
        said = block.locator(".strip").inner_text()
        page.reload()
        sheet.wait()
        expect(block.locator(".strip")).to_have_text(said, use_inner_text=True)
        page.locator(".ways .btn").first.click()
        page.wait_for_url(lambda url: CHAPTER not in url)
        sheet.wait()
        page.go_back()
        sheet.wait()
        expect(block.locator(".strip")).to_have_text(said, use_inner_text=True)


def test_a_rule_says_how_the_chosen_table_plays_it(site: Site) -> None:
    """Under the statement; the notice, the link and the table say the same."""
    with site.sheet() as sheet:
        page = sheet.open("r/pay.betl-5/", live=False)
        for table in ("klasika", "paluba", "turnaj2020", "obecna"):
            if not choice(page).locator(f"option[value={table}]").count():
                continue
            choice(page).select_option(table)
            name = choice(page).locator("option:checked").inner_text()
            row = page.locator(f'#rozdily tr[data-profile="{table}"]').first
            differs = row.locator(".differs").count() > 0
            link = page.locator(".statute a[href='#rozdily']")
            assert (name in link.inner_text()) == differs
            if table == "obecna":
                continue
            line = page.locator(f".ours[data-for={table}]")
            expect(line).to_contain_text(name)
            expect(line).to_have_css("opacity", "1")  # that of heading links is 0
            law, under = (
                page.locator(".statute .law").bounding_box(),
                line.bounding_box(),
            )
            assert law
            assert under
            assert under["width"] == law["width"]  # they stand in one column
            notice = page.locator(f"#stych-stul-rec [data-for={table}] a")
            assert (notice.count() > 0) == differs


def test_rules_of_its_own_are_read_by_the_engine(site: Site) -> None:
    """A page without a question starts it for them; each rule says what differs."""
    with site.sheet() as sheet:
        page = sheet.open(CHAPTER + "?p=" + OWN)
        expect(choice(page)).to_have_value(OWN)
        expect(page.locator("#stych-stul-vlastni")).to_contain_text("Obecná pravidla;")
        note = page.locator(f"{STATED} .own-table")
        expect(note).to_contain_text("stačí kterýkoli trumf")
        choice(page).select_option("paluba")
        expect(page.locator("#stych-stul-vlastni")).to_have_count(0)
        expect(note).to_have_count(0)
        choice(page).select_option(OWN)
        expect(note).to_have_count(1)
        expect(choice(page).locator("option")).to_have_count(6)


def test_the_engine_comes_for_them_alone(site: Site) -> None:
    """A text page asks for it only where the rules are none of the presets."""
    with site.sheet() as sheet:
        page = sheet.open("pravidla/historie/?p=paluba", live=False)
        expect(choice(page)).to_have_value("paluba")
        page.wait_for_load_state("networkidle")
        assert not any("micropython" in url for url in sheet.requests)
        sheet.open("pravidla/historie/?p=" + OWN)
        assert any("switches" in url for url in sheet.requests)


@pytest.mark.parametrize("text", ["nesmysl", "obecna~beat.maybe", "%3Cb%3Ex%3C/b%3E"])
def test_what_cannot_be_read_is_said_calmly(site: Site, text: str) -> None:
    """In one sentence; the page is that of the general rules, and nothing is HTML."""
    with site.sheet() as sheet:
        page = sheet.open(f"{CHAPTER}?p={text}")
        expect(page.locator("#stych-stul-vlastni")).to_contain_text("kniha nezná")
        assert page.locator("#stych-stul b").count() == 0
        facts = page.locator(".quiz .facts").first
        expect(facts).to_contain_text("Obecná pravidla")
        expect(choice(page)).to_have_value("obecna")
        sheet.open(CHAPTER)
        expect(choice(page)).to_have_value("obecna")
        expect(page.locator("#stych-stul-vlastni")).to_have_count(0)


def test_without_storage(site: Site) -> None:
    """The choice holds on the page and in its address."""
    with site.sheet(script=NO_STORAGE) as sheet:
        page = sheet.open(CHAPTER)
        choice(page).select_option("klasika")
        expect(difference(page).locator("p")).to_be_visible()
        sheet.open(CHAPTER + "?p=klasika")
        expect(choice(page)).to_have_value("klasika")


def test_without_script_nothing_is_hidden(site: Site) -> None:
    """The tables stand side by side, and no switch is offered that does nothing."""
    with site.sheet(java_script_enabled=False) as sheet:
        page = sheet.open(RULE, live=False)
        expect(choice(page)).to_be_hidden()
        expect(page.locator("tr[data-profile]")).to_have_count(5)
        assert page.get_by_text("Kde jiný stůl hraje jinak").is_visible()


def test_without_the_engine(site: Site) -> None:
    """Presets are marked all the same; of other rules it is said that they wait."""
    with site.sheet(script=NO_WASM) as sheet:
        page = sheet.open(CHAPTER + "?p=klasika", live=False)
        expect(difference(page).locator("p")).to_be_visible()
        sheet.open(CHAPTER + "?p=" + OWN, live=False)
        expect(page.locator("[data-note=table]")).to_be_visible()
        choice(page).select_option("klasika")
        expect(page.locator("[data-note=table]")).to_be_hidden()


def test_by_keyboard_on_a_phone(site: Site) -> None:
    """The choice is changed by the arrows, keeps the focus, and fits the screen."""
    with site.sheet(viewport=PHONE) as sheet:
        page = sheet.open(CHAPTER)
        choice(page).focus()
        page.keyboard.press("ArrowDown")
        expect(choice(page)).to_have_value("klasika")
        expect(choice(page)).to_be_focused()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_computed_table_is_swapped(site: Site) -> None:
    """What comes out there stands in the place of the book's; folded, it goes back."""
    with site.sheet() as sheet:
        page = sheet.open(PAYMENTS, live=False)
        usual, elsewhere = (
            page.locator(".usual").first,
            page.locator(".elsewhere").first,
        )
        ours, other = (
            elsewhere.locator(f'[data-profile~="{name}"]')
            for name in ("hospoda", "turnaj2020")
        )
        expect(usual).to_be_visible()
        expect(ours.locator("table").first).to_be_hidden()
        choice(page).select_option("hospoda")
        expect(usual).to_be_hidden()
        expect(ours.locator("table").first).to_be_visible()
        expect(other.locator("table").first).to_be_hidden()
        other.locator("summary").click()
        expect(other.locator("table").first).to_be_visible()
        notes = page.locator("#stych-stul-rec")
        expect(notes).to_contain_text("Kde tvůj stůl dojde k něčemu jinému")
        ours.locator("summary").click()
        expect(usual).to_be_visible()
        choice(page).select_option("obecna")
        expect(usual).to_be_visible()


def test_computed_tables_of_others_open_without_script(site: Site) -> None:
    """All of them, each under the names of those who come to it."""
    with site.sheet(java_script_enabled=False) as sheet:
        page = sheet.open(PAYMENTS, live=False)
        elsewhere = page.locator(".elsewhere").first
        for name in ("hospoda", "turnaj2020"):
            one = elsewhere.locator(f'[data-profile~="{name}"]')
            one.locator("summary").click()
            expect(one.locator("table").first).to_be_visible()
        expect(page.locator(".usual").first).to_be_visible()


def test_tables_stay_where_the_table_is_ones_own(site: Site) -> None:
    """No preset is meant, and the page says by what they are worked out."""
    with site.sheet() as sheet:
        page = sheet.open(PAYMENTS + "?p=" + OWN)
        expect(page.locator(".usual").first).to_be_visible()
        notes = page.locator("#stych-stul-rec")
        expect(notes).to_contain_text("Spočtené tabulky v textu zůstávají podle")
