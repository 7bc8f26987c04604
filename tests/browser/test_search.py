"""The search: what is found, by keyboard, mouse and finger, online and off."""

from __future__ import annotations

import json
import re
import tomllib
from itertools import islice
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from browser import crawl
from browser.harness import PHONE, Site, expect, held
from marias_build.bench import pages
from marias_build.serving.host import packed_size
from playwright.sync_api import Locator, Page, Request

CHAPTER = "pravidla/karty/"
SEARCH = "hledat/"
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
FILES = re.compile(r"/(?:search|minisearch)\.[^/]*$")
QUERIES = tomllib.loads(
    (Path(__file__).parents[1] / "search_queries.toml").read_text(encoding="utf-8")
)
FIRST = """async (queries) => {
  const { dataset: data } = document.getElementById("stych");
  const at = (path) => new URL(path, document.baseURI).href;
  const [{ default: MiniSearch }, { finder }, answer] = await Promise.all(
    [import(at(data.library)), import(at(data.search)), fetch(at(data.index))]);
  const { search } = await finder(MiniSearch, await answer.json());
  return Object.fromEntries(
    queries.map((query) => [query, search(query)[0]?.address ?? "nothing"]));
}"""
HOSTILE = (
    "<img src=x onerror=alert(1)>",
    '"><script>alert(1)</script>',
    "javascript:alert(1)",
    "x" * 10_000,
    "štych " * 2_000,
    r"(.*+?^${}()|[\]\\ \p{L} (?<a>",
    "🂱🃏 👩‍👩‍👧 ❤️",
    "\u202ehcyts\u0000\ud800",
    "__proto__ constructor toString",
    "'; DROP TABLE pravidla; --",
)
TAGS = {"div", "section", "p", "h2", "ul", "li", "a", "b", "i", "code", "span", "mark"}

ADJUST = "(e) => getComputedStyle(e).forcedColorAdjust"


def field(page: Page) -> Locator:
    """What is typed into."""
    return page.locator("#hledani input")


def hits(page: Page) -> Locator:
    """What was found, as links."""
    return page.locator("#nalezy a")


def seek(page: Page, query: str, title: str) -> None:
    """Type a query and wait until something with this title comes first."""
    field(page).fill(query)
    expect(hits(page).first.locator("b")).to_have_text(title)


# --- what is found --------------------------------------------------------------------


@pytest.mark.parametrize("language", sorted(QUERIES))
def test_what_readers_ask_is_found_first(site: Site, language: str) -> None:
    """The library, our code and the index, as they are frozen, give the right hit."""
    asked = QUERIES[language]
    assert len(asked) >= 30
    home = "" if language == "cs" else language + "/"
    with site.sheet() as sheet:
        page = sheet.open(home + SEARCH, live=False)
        assert page.evaluate(FIRST, list(asked)) == asked


def test_what_has_some_of_the_words_comes_behind(site: Site) -> None:
    """Where little has them all; what has them all stays before it."""
    with site.sheet() as sheet:
        page = sheet.open(SEARCH + "?q=dohraný štych", live=False)
        expect(hits(page).first.locator("b")).to_have_text("Podívat se zpátky")
        expect(hits(page)).to_have_count(8)
        expect(page.locator('#nalezy a[href$="slovnik/#last-trick"]')).to_have_count(1)
        field(page).fill("qqqqqqq")
        expect(hits(page)).to_have_count(0)


def indexes(public: Path) -> dict[str, bytes]:
    """The index of every language."""
    found = sorted(public.glob("assets/search.*.json"))
    return {file.name.split(".")[1]: file.read_bytes() for file in found}


def test_whatever_is_found_is_there(public: Path) -> None:
    """Every row of an index leads to a page of its language, at a place that exists."""
    frozen = crawl.read(public)
    for language, data in indexes(public).items():
        index = json.loads(data)
        ends, above = iter(index["columns"][0].split("\n")), ""
        for _, _, start, count in index["groups"]:
            for end in islice(ends, count):
                above = above if end.startswith("#") else end
                whole = start + (end if end is above else above + end)
                path, _, place = whole.partition("#")
                page = frozen[path + "index.html"]
                assert page.path.startswith("en/") == (language == "en")
                assert not place or place in page.ids, (path, place)
        assert not [*ends]


def test_it_is_light(public: Path) -> None:
    """The library, our code and the index of a language weigh 40 kB at most."""
    code = [*public.glob("assets/minisearch.*.js"), *public.glob("assets/search.*.js")]
    assert len(code) == 2
    common = sum(packed_size(file.read_bytes()) for file in code)
    for language, data in indexes(public).items():
        assert common + packed_size(data) <= 40_000, language


# --- keyboard, mouse, finger ----------------------------------------------------------


def test_nothing_is_fetched_before_the_first_use(site: Site) -> None:
    """Then the library, our code and one index come, once, from the site itself."""
    with site.sheet() as sheet:
        page = sheet.open(CHAPTER)
        page.wait_for_timeout(300)
        assert not [url for url in sheet.requests if FILES.search(url)]
        page.keyboard.press("/")
        seek(page, "filek", "svršek")
        page.keyboard.press("Escape")
        page.keyboard.press("Control+k")
        seek(page, "stych", "štych")
        found = [url for url in sheet.requests if FILES.search(url)]
        assert len(found) == len({*found}) == 3


@pytest.mark.parametrize("key", ["/", "Control+k"])
def test_by_keyboard(site: Site, key: str) -> None:
    """A key opens it, arrows choose, Enter goes; Escape closes and gives focus back."""
    with site.sheet() as sheet:
        page = sheet.open(CHAPTER)
        link = page.locator("a.brand")
        link.focus()
        page.keyboard.press(key)
        expect(field(page)).to_be_focused()
        page.keyboard.press("Escape")
        expect(page.locator("#hledani")).to_be_hidden()
        expect(link).to_be_focused()
        page.keyboard.press(key)
        page.keyboard.type("a/hlasek")
        expect(field(page)).to_have_value("a/hlasek")
        seek(page, "hlášek", "hláška")
        expect(field(page)).to_have_attribute("aria-expanded", "true")
        expect(hits(page).first).to_have_attribute("aria-selected", "true")
        page.keyboard.press("ArrowDown")
        second = hits(page).nth(1)
        expect(second).to_have_attribute("aria-selected", "true")
        chosen = second.get_attribute("id") or ""
        expect(field(page)).to_have_attribute("aria-activedescendant", chosen)
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        page.wait_for_url("**/slovnik/#marriage")


def test_enter_does_not_wait_for_the_reader(site: Site) -> None:
    """Typed and sent before the index is there, a query is answered when it comes."""
    with site.sheet() as sheet:
        page = sheet.open("en/slovnik/", live=False)
        page.locator("html[data-seek]").wait_for()
        with held(page, "**/search.en.*.json") as release:
            page.keyboard.press("/")
        page.keyboard.type("play.beat")
        page.keyboard.press("Enter")
        release()
        page.wait_for_url("**/en/r/play.beat/")


def test_by_mouse(site: Site) -> None:
    """The field in the header opens it; a result is a link; beside it means away."""
    with site.sheet() as sheet:
        page = sheet.open(CHAPTER)
        page.locator(".top .find").click()
        seek(page, "kontra", "flek")
        expect(hits(page).first.locator("i")).to_have_text("kontra")
        page.mouse.click(5, 5)
        expect(page.locator("#hledani")).to_be_hidden()
        page.locator(".top .find").click()
        page.get_by_role("button", name="Zavřít").click()
        expect(page.locator("#hledani")).to_be_hidden()
        page.locator(".top .find").click()
        page.get_by_role("option", name=re.compile("^flek")).first.click()
        page.wait_for_url("**/slovnik/#flek")


def test_a_result_on_the_same_page(site: Site) -> None:
    """The dialog does not stay in front of what was found."""
    with site.sheet() as sheet:
        page = sheet.open("slovnik/", live=False)
        page.locator(".top .find").click()
        seek(page, "filek", "svršek")
        page.keyboard.press("Enter")
        page.wait_for_url("**/slovnik/#ober")
        expect(page.locator("#hledani")).to_be_hidden()


def test_on_a_narrow_screen(site: Site) -> None:
    """A button of a finger's size opens it over the whole screen; nothing overflows."""
    with site.sheet(**TOUCH) as sheet:
        page = sheet.open(CHAPTER)
        button = page.locator(".top .find")
        edges = button.bounding_box()
        assert edges
        assert min(edges["width"], edges["height"]) >= 44
        button.tap()
        seek(page, "trumfy", "trumf")
        edges = page.locator("#hledani").bounding_box()
        assert edges
        assert (edges["x"], edges["width"]) == (0, PHONE["width"])
        wide = "document.getElementById('hledani').scrollWidth"
        assert page.evaluate(wide) <= PHONE["width"]
        hits(page).first.tap()
        page.wait_for_url("**/slovnik/#trump")


def test_axe_finds_nothing_in_the_open_dialog(site: Site) -> None:
    """A combobox with its list, in light and in dark."""
    with site.sheet(bypass_csp=True) as sheet:
        page = sheet.open("slovnik/", live=False)
        page.locator(".top .find").click()
        seek(page, "hlášek", "hláška")
        assert pages.violations(page, site.root) == []
        sheet.open(SEARCH + "?q=trumf", live=False)
        expect(hits(page).first).to_be_visible()
        assert pages.violations(page, site.root) == []


# --- its own page ---------------------------------------------------------------------


def test_what_matches_is_seen_in_forced_colours(site: Site) -> None:
    """Its letters have the colour of the line."""
    with site.sheet(forced_colors="active") as sheet:
        page = sheet.open("hledat/?q=flek", live=False)
        mark = hits(page).locator("mark").first
        expect(mark).to_be_visible()
        line = mark.evaluate("(e) => getComputedStyle(e.parentElement).color")
        assert mark.evaluate("(e) => getComputedStyle(e).color") == line
        assert mark.evaluate(ADJUST) == "none"


def test_a_query_in_the_address(site: Site) -> None:
    """The page shows all that is found, keeps what is typed, and takes it along."""
    with site.sheet() as sheet:
        page = sheet.open(SEARCH + "?q=trumf%C5%AF", live=False)
        expect(hits(page).first.locator("b")).to_have_text("trumf")
        assert hits(page).count() > 20
        assert page.locator("#nalezy h2").count() >= 4
        seek(page, "betlu", "betl")
        assert urlsplit(page.url).query == "q=betlu"
        page.locator(".end a[hreflang=en]").click()
        page.wait_for_url("**/en/hledat/?q=betlu")
        expect(hits(page).first.locator("b")).to_have_text("betl")
        field(page).fill("")
        expect(page.locator("#nalezy")).to_be_hidden()
        assert urlsplit(page.url).query == ""


def test_the_dialog_leads_to_all_results(site: Site) -> None:
    """Where there are more than it shows, the last of its links says so."""
    with site.sheet() as sheet:
        page = sheet.open(CHAPTER)
        page.keyboard.press("/")
        seek(page, "trumf", "trumf")
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        page.wait_for_url("**/hledat/?q=trumf")


def test_without_script(site: Site) -> None:
    """The field is a link to a page that says what to do instead."""
    with site.context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(site.root + CHAPTER)
        assert not field(page).is_visible()
        page.locator(".top .find").click()
        page.wait_for_url("**/hledat/")
        assert not field(page).is_visible()
        assert page.locator("noscript .notice").is_visible()
        main = page.locator("main")
        for path in ("../pravidla/", "../slovnik/"):
            assert main.locator(f'a[href="{path}"]').first.is_visible()


# --- what may go wrong ----------------------------------------------------------------


def test_a_hostile_query_is_only_text(site: Site) -> None:
    """No markup, no error, no request elsewhere, and an answer in time."""
    with site.sheet() as sheet:
        page = sheet.open(SEARCH, live=False)
        seek(page, "stych", "štych")
        for query in HOSTILE:
            field(page).fill(query)
            page.wait_for_timeout(50)
        field(page).fill("štych <b>filek</b>")
        page.wait_for_timeout(100)
        tags = "[...document.querySelectorAll('#nalezy *')].map((e) => e.localName)"
        assert {*page.evaluate(tags)} <= TAGS
        seek(page, "stych", "štych")
    for query in ("<img src=x onerror=alert(1)> trumf", "%E0%A4%A", "x" * 5_000):
        with site.sheet() as sheet:
            page = sheet.open(f"{SEARCH}?q={query}", live=False)
            page.wait_for_timeout(200)
            assert page.locator("#hledani img").count() == 0
            assert {*page.evaluate(tags)} <= TAGS


def test_files_that_do_not_come(site: Site) -> None:
    """A sentence says so; the next letter tries again."""
    with site.sheet(expected=("search.", "Failed to load")) as sheet:
        page = sheet.open("slovnik/", live=False)
        index = re.compile(r"/search\.cs\.[^/]*\.json$")
        page.route(index, lambda route: route.abort())
        page.locator(".top .find").click()
        sentence = page.locator("#hledani [data-note=search]")
        expect(sentence).to_be_visible()
        page.unroute(index)
        seek(page, "stych", "štych")
        expect(sentence).to_be_hidden()


def test_without_a_network(site: Site) -> None:
    """After one visit the search works offline, below a path too."""
    strange: list[str] = []

    def note(request: Request) -> None:
        if not request.url.startswith(site.root):
            strange.append(request.url)

    with site.context(service_workers="allow") as context:
        page = context.new_page()
        page.on("request", note)
        page.goto(site.root + CHAPTER)
        page.evaluate("navigator.serviceWorker.ready")
        page.reload()
        context.set_offline(True)
        page.goto(site.root + "en/slovnik/")
        page.locator("html[data-seek]").wait_for()
        page.keyboard.press("/")
        seek(page, "meld", "marriage")
        page.goto(site.root + SEARCH + "?q=filek")
        expect(hits(page).first.locator("b")).to_have_text("svršek")
    assert strange == []
