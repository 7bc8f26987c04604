"""Disagreements as data: their faults, and the three places where they are shown."""

from __future__ import annotations

from pathlib import Path

import pytest
import tiny_content
from marias_site import create_app
from tiny_content import CHAPTER, HEAD, RULE

FILE = "content/disagreements/karty.toml"
SHOWN = "content/cs/chapters/neshody.md"
OVERTRUMP = """\
[vyssi-trumf]
rules = ["play.beat"]
switches = ["overtrump"]
cs = { question = "Musí být trumf *vyšší*?" }

[[vyssi-trumf.readings]]
sources = ["obecna"]
value = "yes"
cs = "Musí, viz [](rule:play.beat)."

[[vyssi-trumf.readings]]
sources = ["obecna"]
value = "no"
cs = "Nemusí."

[vyssi-trumf.note]
cs = "Drží se prvního."
"""
BOOK = tiny_content.FILES["content/book.toml"].replace(
    '["karty"]', '["karty", "neshody"]'
)
FILES = {
    "content/book.toml": BOOK,
    FILE: OVERTRUMP,
    SHOWN: HEAD.replace("Karty", "Neshody") + "```disagreements\n```\n",
}


def test_all_together(tmp_path: Path) -> None:
    """Each has an id of its own below its chapter's title, and a link to itself."""
    chapter = tiny_content.read(tmp_path, FILES).checked().chapters["cs"][1]
    html = str(chapter.html)
    assert '<h2 id="karty">Karty</h2>' in html
    assert [(h.id, h.title) for h in chapter.outline] == [("karty", "Karty")]
    assert '<section class="dispute" id="vyssi-trumf"' in html
    assert '<p class="eyebrow">Prameny se liší (2)</p>' in html
    assert '<h3 id="vyssi-trumf-t">Musí být trumf <em>vyšší</em>?</h3>' in html
    assert 'Musí, viz <a href="../../pravidla/karty/#play.beat">Přebít</a>.' in html
    small = "Obecná pravidla.<br>Takhle hrají: Klasika."
    reading = f'Nemusí.<span class="note">{small}</span>'
    assert f'<li data-profile="klasika">{reading}</li>' in html
    assert "</b> Drží se prvního.</p>" in html
    assert '<a class="perm" href="#vyssi-trumf"' in html


def test_at_the_rule(tmp_path: Path) -> None:
    """A quiet line of the rule leads to the entry."""
    html = tiny_content.read(tmp_path, FILES).checked().chapters["cs"][0].html
    assert (
        '<a class="perm disputed" href="../../pravidla/neshody/#vyssi-trumf">'
        'Prameny se liší (2)<span class="vh">: Musí být trumf vyšší?</span></a>'
    ) in html


def test_on_the_page_of_the_rule(tmp_path: Path) -> None:
    """It has it in full; while no chapter shows all of them, the rule links here."""
    changes = {FILE: OVERTRUMP}
    book = tiny_content.read(tmp_path, changes).checked()
    assert 'href="../../r/play.beat/#neshody"' in book.chapters["cs"][0].html
    page = create_app(book).test_client().get("/r/play.beat/").text
    assert 'id="neshody"' in page
    assert "<h3>Musí být trumf <em>vyšší</em>?</h3>" in page
    assert 'viz <a href="../../pravidla/karty/#play.beat">Přebít</a>' in page


def test_of_one_chapter(tmp_path: Path) -> None:
    """A block can be limited to a chapter, which then needs no heading."""
    text = HEAD + "```disagreements\nchapter: karty\n```\n\n" + RULE
    html = tiny_content.read(tmp_path, {FILE: OVERTRUMP, CHAPTER: text}).checked()
    assert 'id="vyssi-trumf"' in html.chapters["cs"][0].html
    assert "<h2" not in html.chapters["cs"][0].html.replace('<h2 id="play', "")
    wrong = text.replace("chapter: karty", "chapter: kraty")
    found = tiny_content.faults(tmp_path, {FILE: OVERTRUMP, CHAPTER: wrong})
    assert f"{CHAPTER}:6: unknown chapter kraty; did you mean karty?" in found


def test_the_chapter_shows_every_one(tmp_path: Path) -> None:
    """A link at a rule leads to something."""
    text = FILES[SHOWN].replace("\n```\n", "\nchapter: neshody\n```\n")
    found = tiny_content.faults(tmp_path, {**FILES, SHOWN: text})
    assert found == [
        (
            f"{FILE}:1: {SHOWN} does not show vyssi-trumf;"
            " add a block ```disagreements there"
        )
    ]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (
            '"play.beat"]\nsw',
            '"play.beet"]\nsw',
            (
                ":2: unknown rule play.beet;"
                " did you mean play.beat or pay.betl-5 or pay.betl-15?"
            ),
        ),
        ('["overtrump"]', '["overtrum"]', ":3: unknown switch overtrum; did you mean"),
        ('"yes"', '"yeah"', ":8: overtrump does not accept yeah; known: no, yes"),
        (
            'switches = ["overtrump"]\n',
            "",
            ":7: the value yes is of no switch of vyssi-trumf; name its switch in",
        ),
        (
            'sources = ["obecna"]\nvalue = "no"',
            'sources = ["obecne"]\nvalue = "no"',
            ":12: unknown source obecne; did you mean obecna?",
        ),
        (
            'cs = "Nemusí."\n',
            "",
            ':11: vyssi-trumf says nothing in cs; add cs = "…"',
        ),
        (
            'cs = { question = "Musí být trumf *vyšší*?" }\n',
            "",
            ':1: vyssi-trumf says nothing in cs; add cs = { question = "…" }',
        ),
        (
            '[vyssi-trumf.note]\ncs = "Drží',
            '[vyssi-trumf.note]\nen = "Drží',
            ':16: vyssi-trumf says nothing in cs; add cs = "…"',
        ),
        ("rules =", "rule =", ":2: unknown setting rule; did you mean rules?"),
        (
            'value = "no"',
            'valeu = "no"',
            ":13: unknown setting valeu in item 2 of readings",
        ),
        (
            '"Nemusí."',
            '"[[HQ]]"',
            ":14: [[HQ]]: cannot read 'Q' at 1: expected a rank (7 8 9 X U O K A);",
        ),
        ("[vyssi-trumf]", "a = 1\n[vyssi-trumf]", ":1: a is no disagreement; begin"),
    ],
)
def test_fault(tmp_path: Path, old: str, new: str, expected: str) -> None:
    """Each mistake in the data is told with its line."""
    assert old in OVERTRUMP
    found = tiny_content.faults(
        tmp_path, {**FILES, FILE: OVERTRUMP.replace(old, new, 1)}
    )
    assert any(fault.startswith(FILE + expected) for fault in found), found


def test_one_reading_is_no_disagreement(tmp_path: Path) -> None:
    """Two readings, or a note that says what is open."""
    head, one, *_ = OVERTRUMP.split("\n[[")
    text = f"{head}\n[[{one}"
    found = tiny_content.faults(tmp_path, {**FILES, FILE: text})
    assert found == [
        (
            f"{FILE}:1: vyssi-trumf has no two readings;"
            " write another of the readings, or a note that says what is open"
        )
    ]
    noted = text + '\n[vyssi-trumf.note]\ncs = "Nikdo neví."\n'
    book = tiny_content.read(tmp_path, {**FILES, FILE: noted}).checked()
    assert "Otevřená otázka" in book.chapters["cs"][1].html


def test_a_value_of_one_of_two_switches(tmp_path: Path) -> None:
    """With several switches a value names its own, as an address does."""
    text = OVERTRUMP.replace('["overtrump"]', '["overtrump", "limit-per"]')
    text = text.replace('"yes"', '"overtrump.yes"').replace('"no"', '"limit-per.deal"')
    assert tiny_content.faults(tmp_path, {**FILES, FILE: text}) == []


def test_an_id_stands_once(tmp_path: Path) -> None:
    """Two files cannot give one address to two questions."""
    other = "content/disagreements/neshody.toml"
    found = tiny_content.faults(tmp_path, {**FILES, other: OVERTRUMP})
    assert (
        f"{other}:1: the id vyssi-trumf stands in {FILE} too; give this one another id"
    ) in found
