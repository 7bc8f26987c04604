"""The page of a rule: how tables play it, an example, how it is cited, what runs it."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from xml.etree.ElementTree import fromstring

from marias_site import create_app
from marias_site.book import Book, Edition
from marias_site.changes import Change
from marias_site.rule_parts import Choice, Example, Function, Place, Setting
from marias_site.texts import Quiz
from markupsafe import Markup

ADDRESS = "https://example.org/s/"
POSITION = "1-A-F-HK.L9.HA"
ATOM = "{http://www.w3.org/2005/Atom}"


def words(text: str) -> dict[str, str]:
    """The same words in both languages."""
    return {"cs": text, "en": text}


def choice(profile: str, value: str, source: str = "", grade: str = "stated") -> Choice:
    """How one profile sets a switch."""
    return Choice(profile, value, words(f"say {value}"), source, grade, value == "no")


SETTING = Setting(
    "beat",
    words("Beating?"),
    (choice("obecna", "yes", "obecna"), choice("paluba", "no", "", "inferred")),
)
QUIZ = Quiz("q7", "trick-winner", POSITION, "obecna", "karty", ("play.beat",))


def shown(book: Book, path: str = "/r/play.beat/", **changes: object) -> str:
    """A page of the book when its rule is otherwise."""
    rule = replace(book.rules["play.beat"], **changes)  # type: ignore[arg-type]
    rules = {**book.rules, rule.id: rule}
    return create_app(replace(book, rules=rules)).test_client().get(path).text


def test_tables_stand_side_by_side(book: Book) -> None:
    """A row a profile with its words, source and grade; our own choice says so."""
    page = shown(book, settings=(SETTING,), departs=("paluba",))
    assert "<caption>Beating?</caption>" in page
    first, second = re.findall(r'<tr data-profile="(.*?)</tr>', page, re.S)
    assert first.startswith("obecna")
    assert "say yes" in first
    assert "site.grade-stated" in first
    assert "Pravidla" in first
    assert "site.differs" not in first
    assert "say no" in second
    assert "site.differs" in second
    assert "site.grade-own" in second


def test_a_rule_that_no_switch_turns(book: Book) -> None:
    """All tables play it so, and that is said."""
    assert "site.rule-everywhere" in shown(book, differs=())


def test_a_question_is_the_example(book: Book) -> None:
    """It is asked on the page, with an id of its own, and leads to its place."""
    example = Example(quiz=QUIZ, place=Place("karty", "q7"))
    page = shown(book, examples={"cs": example})
    assert '<section class="quiz" id="q1" data-kind="trick-winner"' in page
    assert f'data-q="{POSITION}"' in page
    assert '<a href="../../pravidla/karty/#q7">karty cs</a>' in page
    assert "trick-winner" not in shown(
        book, "/en/r/play.beat/", examples={}, quizzes=()
    )


def test_a_table_is_the_example(book: Book) -> None:
    """From an essay it leads there; one made for the page leads nowhere."""
    html = Markup("<table><tr><td>42</td></tr></table>")
    there = Example(html=html, place=Place("karty", "vypocet", "desitka"))
    page = shown(book, examples={"cs": there})
    assert html in page
    assert "../../do-hloubky/desitka/#vypocet" in page
    page = shown(book, examples={"cs": Example(html=html)})
    assert html in page
    assert "site.example-from" not in page


def test_an_example_says_by_which_table(book: Book) -> None:
    """At once where that is not the book's, else when another table is chosen."""
    html = Markup("<table><tr><td>42</td></tr></table>")
    page = shown(book, examples={"cs": Example(html=html, profile="paluba")})
    assert '<p class="note">site.played-by' in page
    page = shown(book, examples={"cs": Example(html=html, profile="obecna")})
    assert '<p class="note" data-other="own" hidden>site.played-by' in page
    assert "site.played-by" not in shown(book, examples={"cs": Example(html=html)})


def test_a_question_itself_says_by_which_table_it_is_asked(book: Book) -> None:
    """A line above it would stay when the reader's table asks it anew."""
    assert "site.played-by" not in shown(book, examples={"cs": Example(QUIZ)})
    other = replace(QUIZ, profile="paluba")
    assert "site.played-by" in shown(book, examples={"cs": Example(other)})


def test_a_setting_that_decides_nothing_is_not_how_a_table_plays(book: Book) -> None:
    """It has no line under the statement, and nobody vouches for it below."""
    silent = replace(SETTING.choices[1], idle=True)
    setting = replace(SETTING, choices=(SETTING.choices[0], silent))
    page = shown(book, settings=(setting,))
    assert 'class="ours" data-for="paluba"' not in page
    assert "site.grade-own" not in page
    assert 'class="ours" data-for="paluba"' in shown(book, settings=(SETTING,))
    assert "site.grade-own" in shown(book, settings=(SETTING,))


def test_what_carries_it_out(book: Book) -> None:
    """Name, one sentence in English as plain text, the file."""
    function = Function("marias.tricks.f", "Return <this>.", "engine/tricks.py", 7)
    page = shown(book, engine=(function,))
    assert "<code>marias.tricks.f</code>" in page
    assert '<span lang="en">Return &lt;this&gt;.</span>' in page
    assert "engine/tricks.py" in page


def test_three_ways_to_cite(book: Book) -> None:
    """Each has the title, the id, the edition; an address only when there is one."""
    page = shown(book)
    assert "@misc{stych:play.beat:0123abc," in page
    assert "title = {{Přebít (play.beat)}}" in page
    assert "{{Citace elektronické monografie" in page
    assert " | kapitola = Přebít (play.beat)" in page
    assert " | vydání = 0123abc" in page
    assert "url =" not in page
    assert "http" not in page[page.index("citovat-text") : page.index("</main>")]
    public = replace(book, edition=Edition("2026-12-01", ADDRESS, "0123abc"))
    english = shown(public, "/en/r/play.beat/")
    assert "{{cite web" in english
    assert f" | url = {ADDRESS}en/r/play.beat/" in english
    assert f"  url = {{{ADDRESS}en/r/play.beat/}}" in english
    assert f'id="odkaz" href="{ADDRESS}en/r/play.beat/"' in english


def test_signs_of_bibtex_and_templates_are_escaped(book: Book) -> None:
    """No title breaks the entry or the template that it stands in."""
    own = book.rules["play.beat"].statements["cs"]
    title = "A & B_{50 %} | C"
    page = shown(book, statements={"cs": replace(own, title=title), "en": own})
    assert r"title = {{A \&amp; B\_\{50 \%\} | C (play.beat)}}" in page
    assert " | kapitola = A &amp; B_{50 %} {{!}} C (play.beat)" in page


def test_buttons_wait_for_the_script(book: Book) -> None:
    """Without it the link is there to be copied by hand, and no button is."""
    page = shown(book)
    assert 'id="odkaz" href="./">r/play.beat/</a>' in page
    buttons = re.findall(r"<button[^>]*data-copy[^>]*>", page)
    assert len(buttons) == 4
    for button in buttons:
        assert button.endswith(" hidden>")
        name = re.search(r'data-copy="([^"]+)"', button)
        assert name
        assert page.count(f'id="{name[1]}"') == 1


def test_the_table_can_be_chosen(book: Book) -> None:
    """On chapters, essays and rules; where it departs stands below, hidden."""
    chapter = shown(book, "/pravidla/karty/", departs=("paluba",))
    assert 'id="stych-stul" data-general="obecna"' in chapter
    assert '<p class="choose" hidden>' in chapter
    assert re.search(r'data-for="paluba" hidden>.*<a href="#play.beat">', chapter)
    assert re.search(r'data-for="klasika" hidden>site.table-same', chapter)
    assert 'data-for="obecna"' not in chapter
    rule = shown(book, settings=(SETTING,), departs=("paluba",))
    assert re.search(r'data-for="paluba" hidden><a href="#rozdily">', rule)
    assert '<p class="ours" data-for="paluba" hidden>' in rule
    assert "Beating?: say no." in rule
    assert re.search(r'href="#rozdily">site.rule-differs [^<]*paluba[^<]*</a>', rule)
    assert "site.table-same" not in rule
    assert "site.table-same" in shown(book)
    essay = shown(book, "/do-hloubky/desitka/")
    assert 'id="stych-stul"' in essay
    assert "data-for" not in essay.replace('on-paper" data-for', "")
    assert 'id="stych-stul"' not in shown(book, "/slovnik/")


def test_the_edition_is_on_every_page_and_in_the_data(book: Book) -> None:
    """Its date and its hash."""
    client = create_app(book).test_client()
    for path in ("/", "/en/", "/r/play.beat/", "/slovnik/", "/o-knize/"):
        assert "site.edition-hash" in client.get(path).text
    for path in ("/api/rules.json", "/api/rules/play.beat.json"):
        data = json.loads(client.get(path).text)
        assert data["edition"] == {"date": "2026-12-01", "hash": "0123abc"}


def changing(book: Book) -> Book:
    """The same book with a change of its one rule."""
    change = Change("z-1", "2026-12-02", "changed", words("A < B"), ("play.beat",))
    return replace(book, changes=(change,))


def test_changes_have_a_page(book: Book) -> None:
    """It is linked from the page about the book, and links to the rules."""
    client = create_app(changing(book)).test_client()
    assert 'href="../o-knize/zmeny/"' in client.get("/o-knize/").text
    page = client.get("/o-knize/zmeny/").text
    assert "A &lt; B" in page
    assert 'href="../../r/play.beat/"' in page
    assert client.get("/feed.xml").status_code == 404
    assert "site.changes-none" in create_app(book).test_client().get(
        "/en/o-knize/zmeny/"
    ).text  # fmt: skip


def test_changes_are_a_feed_at_a_public_address(book: Book) -> None:
    """Well-formed Atom: absolute addresses, the rules of each change."""
    public = replace(changing(book), edition=Edition("2026-12-01", ADDRESS, "0"))
    client = create_app(public).test_client()
    for path, root in (("/feed.xml", ""), ("/en/feed.xml", "en/")):
        feed = fromstring(client.get(path).data)
        assert feed.findtext(ATOM + "updated") == "2026-12-02T00:00:00Z"
        (entry,) = feed.findall(ATOM + "entry")
        assert entry.findtext(ATOM + "title") == "A < B"
        assert entry.findtext(ATOM + "id") == f"{ADDRESS}{root}o-knize/zmeny/#z-1"
        links = {
            link.get("rel"): link.get("href") for link in entry.iter(ATOM + "link")
        }
        assert links["related"] == f"{ADDRESS}{root}r/play.beat/"
        page = client.get("/" + root).text
        link = f'title="site.changes-title" href="{ADDRESS}{root}feed.xml"'
        assert f'<link rel="alternate" type="application/atom+xml" {link}>' in page
