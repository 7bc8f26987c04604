"""Links of strangers: nothing in an address breaks a page or becomes HTML."""

from __future__ import annotations

import json
import re
from urllib.parse import quote

import pytest
from browser.answering import block_of, shown
from browser.harness import Sheet, Site, expect

# What is tried in every place that a stranger can write to.
ATTACKS = (
    "<img src=x onerror=globalThis.hit=1>",
    '"><script>globalThis.hit=1</script>',
    "javascript:globalThis.hit=1",
    "{card:acc}{{7*7}}",
    "1-A-F-HK.L9-HAO8.LX7.AK9-" * 40,
    "\0\u202e\ud7ff\U0001f0cf",
    "%",
    "__proto__",
)
BAD = (
    ("q", "1-A-F-HK.L9-HZ8"),  # no such card
    ("q", "1-A-F-HK.L9-HKO8"),  # a card twice
    ("q", "1-A-X-HK.L9-HAO8"),  # no such seat
    ("q", "1-Q-F-HK.L9-HAO8"),  # no such suit
    ("q", "9-A-F-HK.L9-HAO8"),  # of a version that is not known
    ("q", "1"),
    ("s", "1"),
    ("s", "19abc"),  # no such level
    ("s", "91abc"),  # of another version
    ("s", "11abc.no.such-rule"),
    ("s", "11" + "z" * 300),
    ("p", "no-such-rules"),
    ("p", "obecna~no.such"),
)


def ask(sheet: Sheet, query: str, language: str = "") -> str:
    """Open a practice page with a query; the sentence it says, and a question below."""
    page = sheet.open(f"{language}cviceni/legal-plays/?{query}")
    block = block_of(page)
    assert shown(block)
    notice = page.locator("#q1-link")
    text = notice.inner_text() if notice.count() else ""
    assert page.evaluate("globalThis.hit") is None
    assert page.locator("main img:not([src*='cards'])").count() == 0
    assert page.locator("main script").count() == 0
    if notice.count():
        notice.locator("[data-act=fresh]").click()
        expect(notice).to_have_count(0)
        assert "?s=" in page.url
        assert shown(block)
    return text


@pytest.mark.parametrize("language", ["", "en/"])
def test_a_bad_link_is_told_and_the_page_works(site: Site, language: str) -> None:
    """A sentence in the reader's language says what was wrong; a question is there."""
    with site.sheet() as sheet:
        both = ask(sheet, "q=1-A&p=no-such-rules", language)
        assert both
        for name, value in BAD:
            text = ask(sheet, f"{name}={quote(value)}", language)
            assert text, (name, value)
            assert not re.search(r"quiz\.|page\.|[{}]", text), text


def test_no_address_becomes_html(site: Site) -> None:
    """What stands in an address is shown as text, or not at all."""
    with site.sheet() as sheet:
        for attack in ATTACKS:
            bad = quote(attack, safe="")
            for query in (f"q={bad}#{bad}", f"s={bad}", f"p={bad}"):
                ask(sheet, query)


def test_broken_queries_break_nothing(site: Site) -> None:
    """An address that is no query at all leaves the page's own question."""
    with site.sheet() as sheet:
        for query in ("q=%", "q=%E0%A4%A", "q", "q=&q=1", "%00=%00", "s=&p="):
            ask(sheet, query)


@pytest.mark.parametrize("attack", ATTACKS)
def test_spoilt_storage_breaks_nothing(site: Site, attack: str) -> None:
    """What others wrote into storage or history is forgotten."""
    script = f"""
      const bad = {json.dumps(attack)};
      try {{
        for (const name of ["progress:legal-plays", "theme"]) {{
          localStorage.setItem("stych:1:/kniha/stych/:" + name, bad);
        }}
        if (!history.state) history.replaceState({{ stych: bad }}, "");
      }} catch {{}}
    """
    with site.sheet(script=script) as sheet:
        page = sheet.open("cviceni/legal-plays/")
        assert shown(block_of(page))
        assert page.evaluate("globalThis.hit") is None


def test_an_old_link_is_told_and_a_fresh_question_offered(site: Site) -> None:
    """A draw of another generator version is named as such, in both languages."""
    with site.sheet() as sheet:
        assert "jiné verze" in ask(sheet, "s=01abc")
        assert "another version" in ask(sheet, "s=01abc", "en/")


@pytest.mark.parametrize("query", ["s=01abc", "q=1", "s=11abc&p=no-such-rules"])
def test_a_broken_link_is_told_again(site: Site, query: str) -> None:
    """Neither a reload nor an answer nor the way back hides that a link is broken."""
    with site.sheet() as sheet:
        page = sheet.open("cviceni/trick-winner/?" + query)
        notice = page.locator("#q1-link-text")
        expect(notice).not_to_be_empty()
        text = notice.inner_text()
        block_of(page).locator("label").first.click()
        page.reload()
        sheet.wait()
        expect(notice).to_have_text(text)
        page.locator("[data-act=fresh]").click()
        expect(notice).to_have_count(0)
        page.go_back()
        expect(notice).to_have_text(text)


@pytest.mark.parametrize(
    ("profile", "told"),
    [
        ("obecna~remis.played~fold-sedma.re", "contradict"),
        ("obecna~quiet.no~quiet.no", "twice"),
        ("obecna~quiet", "how to set"),
        ("obecna~quiet.%00", "\ufffd"),
    ],
)
def test_each_fault_of_a_profile_is_named(site: Site, profile: str, told: str) -> None:
    """A contradiction, a repetition and a gap are each told as what they are."""
    with site.sheet() as sheet:
        assert told in ask(sheet, "s=11abc&p=" + profile, "en/")


def test_the_other_language_shows_the_same(site: Site) -> None:
    """The link to the other language takes the question and the place along."""
    with site.sheet() as sheet:
        page = sheet.open("cviceni/trick-winner/?s=11abc&p=klasika#q1")
        page.locator("header a[hreflang=en]").click()
        page.wait_for_url("**/en/cviceni/trick-winner/?s=11abc&p=klasika#q1")
