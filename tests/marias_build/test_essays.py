"""Essays: pages that go deeper than a chapter, and each fault in them."""

from __future__ import annotations

from pathlib import Path

import pytest
import tiny_content
from marias_build.book import reader
from marias_site import create_app, pages
from tiny_content import CHAPTER, HEAD, RULE

ESSAY = "content/cs/essays/desitka.md"
ESSAY_HEAD = (
    '+++\ntitle = "Proč desítka"\nlead = "O desítce."\nchapter = "karty"\n+++\n'
)
BODY = "Viz [přebít](rule:play.beat) v [](chapter:karty).\n\n## Dál\n\nKonec.\n"
QUIZ = "\n```quiz trick-winner\nposition: 1-A-F-LK.LX.L9\nid: q-esej\n```\n"
BOOK = tiny_content.FILES["content/book.toml"].replace(
    'chapters = ["karty"]\n', 'chapters = ["karty"]\nessays = ["desitka"]\n'
)
FILES = {"content/book.toml": BOOK, ESSAY: ESSAY_HEAD + BODY + QUIZ}


def test_an_essay_is_a_page(tmp_path: Path) -> None:
    """It has its own address, the way back to its chapter and its reading time."""
    book = tiny_content.read(tmp_path, FILES).checked()
    essay = book.essays["cs"][0]
    assert (essay.id, essay.chapter, essay.minutes) == ("desitka", "karty", 1)
    assert [heading.id for heading in essay.outline] == ["dal"]
    client = create_app(book).test_client()
    page = client.get("/do-hloubky/desitka/").text
    assert "<h1>Proč desítka</h1>" in page
    assert '<a href="../../pravidla/karty/">Karty</a>' in page
    assert "1 minuta čtení" in page
    assert '<a href="../../pravidla/karty/#play.beat">přebít</a>' in page
    assert ("cs.essay", {"item": "desitka"}) in list(pages(book))
    assert client.get("/do-hloubky/nic/").status_code == 404


def test_chapter_and_contents_lead_to_it(tmp_path: Path) -> None:
    """Whoever has read the chapter is told where it goes on."""
    text = HEAD + "Víc [](essay:desitka).\n\n" + RULE
    book = tiny_content.read(tmp_path, {**FILES, CHAPTER: text}).checked()
    client = create_app(book).test_client()
    link = '<a href="../../do-hloubky/desitka/">Proč desítka</a>'
    assert client.get("/pravidla/karty/").text.count(link) == 2
    contents = client.get("/pravidla/").text
    assert '<a href="../do-hloubky/desitka/">Proč desítka</a>' in contents


def test_its_questions_count(tmp_path: Path) -> None:
    """The page of a rule leads to the questions of essays, too."""
    book = tiny_content.read(tmp_path, FILES).checked()
    quiz = book.essays["cs"][0].quizzes[0]
    assert (quiz.id, quiz.essay, quiz.chapter) == ("q-esej", "desitka", "karty")
    rules = tiny_content.FILES["content/rules/karty.toml"]
    order = "cards.order-points"
    changes = {
        **FILES,
        "content/rules/karty.toml": rules + f'["{order}"]\n',
        CHAPTER: HEAD + RULE + RULE.replace("play.beat", order),
    }
    book = tiny_content.read(tmp_path, changes).checked()
    page = create_app(book).test_client().get(f"/r/{order}/").text
    assert '<a href="../../do-hloubky/desitka/#q-esej">1</a>' in page


def test_the_time_to_read(tmp_path: Path) -> None:
    """Four hundred words are two minutes."""
    text = ESSAY_HEAD + "slovo " * 400
    book = tiny_content.read(tmp_path, {**FILES, ESSAY: text}).checked()
    assert book.essays["cs"][0].minutes == 2


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            ESSAY_HEAD + RULE,
            ":6: a rule block in an essay; state it in a chapter, and link to it here",
        ),
        (
            ESSAY_HEAD + RULE.replace("rule", "fact", 1),
            ":6: a fact block in an essay; state it in a chapter, and link to it here",
        ),
        (
            ESSAY_HEAD.replace("karty", "kraty"),
            ":4: unknown chapter kraty; did you mean karty?",
        ),
        (ESSAY_HEAD.replace("chapter", "chaper"), ":1: chapter is missing; add it"),
        (
            "x",
            (
                ":1: no front matter; begin with a line +++, then title, lead and"
                " chapter, then a line +++"
            ),
        ),
        (
            ESSAY_HEAD + "[x](essay:desatka)",
            ":6: unknown essay desatka; did you mean desitka?",
        ),
    ],
)
def test_fault(tmp_path: Path, text: str, expected: str) -> None:
    """Each mistake in an essay is told with its line."""
    found = tiny_content.faults(tmp_path, {**FILES, ESSAY: text})
    assert ESSAY + expected in found


def test_a_stray_essay(tmp_path: Path) -> None:
    """A file that book.toml does not name is not left out silently."""
    found = tiny_content.faults(tmp_path, {ESSAY: ESSAY_HEAD})
    assert found == [
        (
            f"{ESSAY}:1: desitka is not in book.toml;"
            " name it there (there are none yet) or remove it"
        )
    ]


def test_a_missing_essay(tmp_path: Path) -> None:
    """An essay that book.toml names is there."""
    found = tiny_content.faults(tmp_path, {"content/book.toml": BOOK})
    assert found == [
        (
            f"{ESSAY}:1: the file is missing;"
            " write it, or take desitka out of content/book.toml:4"
        )
    ]


def test_unchanged_essays_are_kept(tmp_path: Path) -> None:
    """A change in a chapter's text does not make the essays anew."""
    first = tiny_content.read(tmp_path, FILES)
    text = HEAD + "Nová věta.\n\n" + RULE
    (tmp_path / CHAPTER).write_text(text, encoding="utf-8")
    again = reader.read(tmp_path, first, code=False)
    assert again.checked().essays["cs"][0] is first.checked().essays["cs"][0]
