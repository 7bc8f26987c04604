"""The fenced blocks: what each shows, and each fault in writing one."""

from __future__ import annotations

from pathlib import Path

import pytest
import tiny_content
from tiny_content import CHAPTER, HEAD, RULE

POSITION = "position: 1-A-F-LK.LX.L9"
QUIZ = f"```quiz trick-winner\n{POSITION}\n```"

FAULTS = [
    # fences
    ("```quizz trick-winner\n```", "1:unknown directive quizz; did you mean quiz?"),
    (
        "```table\n```",
        "1:unknown table (empty); there are 40 known ones, none like it",
    ),
    (
        "```deep A\n```quiz trick-winner\n```\n```",
        (
            "1:the block ```deep A is never closed; close it before line 7,"
            " or open it with four backticks if it holds other blocks"
        ),
    ),
    # questions
    (
        "```quiz trick\n```",
        (
            "1:unknown kind of question trick;"
            " known: card-points, legal-plays, trick-winner"
        ),
    ),
    (
        "```quiz trick-winner\n```",
        "1:a question needs a position or a draw; write one of the two",
    ),
    (
        "```quiz trick-winner\nid: q-a\npositon: x\n```",
        "3:unknown setting positon; did you mean position?",
    ),
    (
        "```quiz trick-winner\nid: q-a\nposition: 1-A-F-LK.LX\n```",
        "3:cannot read '1-A-F-LK.LX' at 6; expected three cards",
    ),
    (
        "```quiz trick-winner\nposition: 1-Q-F-LK.LX.L9\n```",
        (
            "2:no trumps 'Q' in '1-Q-F-LK.LX.L9';"
            " write H, L, A, B, or 0 for a game without trumps"
        ),
    ),
    (
        "```quiz card-points\nposition: 1-0-o-0-BU.BO.BK\n```",
        (
            "2:no trumps '0' in '1-0-o-0-BU.BO.BK';"
            " write H, L, A or B; without trumps no points are counted"
        ),
    ),
    (
        "```quiz trick-winner\nposition: 1-A-F-LK.LX.LK\n```",
        "2:LK stands twice in '1-A-F-LK.LX.LK'; name each card once",
    ),
    (
        "```quiz legal-plays\nposition: 1-A-F-LK-HAXA.B7\n```",
        "2:HA stands twice in '1-A-F-LK-HAXA.B7'; name each card once",
    ),
    (
        "```quiz trick-winner\nposition: 2-A-F-LK.LX.L9\n```",
        "2:'2-A-F-LK.LX.L9' is of another version; a position begins with 1-",
    ),
    (
        "```quiz trick-winner\ndraw: 92k3f9\n```",
        "2:'92k3f9' is of another version; a draw begins with 1",
    ),
    (
        "```quiz trick-winner\nposition: A-F-LK.LX.L9\n```",
        (
            "2:cannot read 'A-F-LK.LX.L9'; expected 4 fields;"
            " content/README.md shows the positions of all kinds"
        ),
    ),
    (
        f"```quiz trick-winner\n{POSITION}\nprofile: klasik\n```",
        (
            "3:cannot read 'klasik' at 0;"
            " expected a preset (obecna klasika paluba turnaj2020 hospoda)"
        ),
    ),
    (
        f"```quiz trick-winner\n{POSITION}\nid: 7\n```",
        "3:id must be a text; put it in quotes",
    ),
    (
        f"```quiz trick-winner\n{POSITION}\n{POSITION}\n```",
        '3:found duplicate key "position"; keep one of them',
    ),
    (
        "```quiz trick-winner\njen text\n```",
        "2:not settings; write `name: value` lines",
    ),
    (
        (
            f"```quiz trick-winner\n{POSITION}\nid: q\n```\n\n"
            f"```quiz trick-winner\n{POSITION}\nid: q\n```"
        ),
        "8:the id q is used on line 8 already; give this one another id",
    ),
    # deals, tables, folded texts
    ("```deal sedma\n```", "1:unknown deal sedma; there are none yet"),
    (
        "```table card-orders\n```",
        "1:unknown table card-orders; did you mean card-order or card-values?",
    ),
    (
        "```table card-order\norder: dots\n```",
        "2:order is 'dots'; use 'points', 'natural' or 'both'",
    ),
    ("```table duties\ntrump: B\ntrick: A9\n```", "1:hands is missing; add it"),
    (
        "```table duties\ntrump: B\ntrick: A9 AK\nhands: [AAX7, AAQ]\n```",
        (
            "4:item 2 of hands: cannot read 'Q' at 2:"
            " expected a rank (7 8 9 X U O K A); correct it"
        ),
    ),
    (
        "```table duties\ntrump: Q\ntrick: A9\nhands: []\n```",
        "2:trump: no trump 'Q', write one of H L A B, or '0' for none; correct it",
    ),
    (
        "```table count-example\ndeal: x\n```",
        "1:unknown deal x; correct the settings below",
    ),
    ("```deep\nx\n```", "1:a deep block without a title; write it behind deep"),
    (
        "````deep A\n\n```rule play.beat\nA\n\nb\n```\n````",
        "3:a rule block inside a deep block; put it before or after",
    ),
    (
        "````deep A\n## B\n````",
        "2:a heading inside a deep block; put it before the block",
    ),
    (
        "````deep A\n\nx [[HQ]]\n````",
        (
            "3:[[HQ]]: cannot read 'Q' at 1: expected a rank (7 8 9 X U O K A);"
            " write cards like [[HAK9 LX7]]"
        ),
    ),
    # rules
    (
        "```rule play.beet\nA\n\nb\n```",
        (
            "1:the rule play.beet is not in content/rules/karty.toml;"
            " did you mean play.beat?"
            ' A new rule: see "A new rule" in content/README.md'
        ),
    ),
    (
        "```rule play.beat\nA\n```",
        (
            "1:the rule play.beat lacks a title or its law;"
            " write the title on a line, an empty line, then the law"
        ),
    ),
    *(
        (
            f"```rule play.beat\n\nA {mark} b\n\nb\n```",
            f"3:the mark {told} in a title; write plain words",
        )
        for mark, told in (
            ("[b]{cs}", "]{cs}"),
            ("[[HK]]", "[["),
            ("{{suits}}", "{{"),
            ("[b](rule:play.beat)", "]("),
        )
    ),
    (
        "```rule play.beat\nA\n\n- b\n- c\n```",
        "4:the law is not one paragraph; put the rest into the comment",
    ),
    (
        "```rule play.beat\nA\n\nb\n\nklasik: c\n```",
        "6:unknown profile klasik; did you mean klasika?",
    ),
    (
        "```rule play.beat\nA\n\nb\n\nklasika: c\n```",
        (
            "6:play.beat says how klasika differs, content/rules/karty.toml does not;"
            ' add { profile = "klasika" } to its differs'
        ),
    ),
    (
        "````rule play.beat\nA\n\nb\n\n```quiz trick-winner\n```\n````",
        "6:a block inside a rule block; put it after that block",
    ),
]


@pytest.mark.parametrize(("body", "expected"), FAULTS)
def test_fault(tmp_path: Path, body: str, expected: str) -> None:
    """Each mistake in a block is told with its line, what it is and how to mend it."""
    line, _, rest = expected.partition(":")
    assert f"{line}: {rest}" in tiny_content.chapter_faults(tmp_path, body)


def test_unclosed_at_the_end(tmp_path: Path) -> None:
    """A block that nothing closes is told by its first line."""
    found = tiny_content.faults(tmp_path, {CHAPTER: HEAD + RULE + "\n```deep A\nx\n"})
    assert (
        f"{CHAPTER}:12: the block ```deep A is never closed; close it with ```" in found
    )


def test_unclosed_above_a_heading(tmp_path: Path) -> None:
    """No block holds a heading: one that is open there was to end above it."""
    found = tiny_content.chapter_faults(tmp_path, "```deep A\nx\n\n## B")
    assert found == ["1: the block ```deep A is never closed; close it before line 9"]


def test_rule(tmp_path: Path) -> None:
    """A statement has its id, number, law, sources and its own address."""
    html = tiny_content.chapter(tmp_path, "## A")
    assert '<section class="rule" id="play.beat" aria-labelledby="play.beat-t">' in html
    title = '<h3 id="play.beat-t"><span class="rule-no">1.1</span> Přebít</h3>'
    assert title + '<p class="law">Kdo může, musí.</p>' in html
    assert "<p>Obecná pravidla, Sehrávka</p>" in html
    assert (
        '<a class="perm" href="../../r/play.beat/">Odkaz na pravidlo\xa01.1</a>' in html
    )


def test_rule_without_a_heading_above(tmp_path: Path) -> None:
    """No level of headings is left out when a rule comes first."""
    assert '<h2 id="play.beat-t">' in tiny_content.chapter(tmp_path, "text")


def test_rule_differs(tmp_path: Path) -> None:
    """A difference is a badge that opens its sentence; it is a paragraph of its own."""
    rules = tiny_content.FILES["content/rules/karty.toml"]
    rules += 'differs = [{ profile = "paluba", grade = "inferred" }]\n'
    text = RULE.replace("\n```\n", "\n\nKomentář.\n\npaluba: Dělá *to*\njinak.\n```\n")
    changes = {"content/rules/karty.toml": rules, CHAPTER: HEAD + text}
    book = tiny_content.read(tmp_path, changes).checked()
    assert (
        '<details class="diff" data-profile="paluba"><summary>'
        '<span class="badge">Paluba se liší</span>'
        "</summary><p>Dělá <em>to</em>\njinak.</p></details>"
    ) in book.chapters["cs"][0].html
    statement = book.rules["play.beat"].statements["cs"]
    assert statement.differs == {"paluba": "Dělá <em>to</em>\njinak."}
    assert statement.comment == "<p>Komentář.</p>"
    assert book.rules["play.beat"].differs[0].grade == "inferred"


def test_rule_has_links_of_its_own_page(tmp_path: Path) -> None:
    """On the rule's page a link to a rule leads into the chapter."""
    text = RULE.replace("musí.", "[musí](rule:play.beat).")
    book = tiny_content.read(tmp_path, {CHAPTER: HEAD + text}).checked()
    assert '<a href="#play.beat">' in book.chapters["cs"][0].html
    law = book.rules["play.beat"].statements["cs"].law
    assert law == 'Kdo může, <a href="../../pravidla/karty/#play.beat">musí</a>.'


def test_quiz(tmp_path: Path) -> None:
    """A question is a block with an id of its own, answerable without script."""
    book = tiny_content.read(tmp_path, {CHAPTER: HEAD + QUIZ + "\n\n" + RULE}).checked()
    chapter = book.chapters["cs"][0]
    assert '<section class="quiz" id="q1" data-kind="trick-winner"' in chapter.html
    assert chapter.html.count('<details name="q1"') == 3
    quiz = chapter.quizzes[0]
    assert (quiz.id, quiz.position, quiz.profile) == ("q1", "1-A-F-LK.LX.L9", "obecna")
    assert "cards.order-points" in quiz.rules


def test_quiz_from_a_draw(tmp_path: Path) -> None:
    """A draw is the position it deals: the book shows the same one for ever."""
    body = "```quiz trick-winner\ndraw: 12k3f9\nid: q-los\n```"
    book = tiny_content.read(tmp_path, {CHAPTER: HEAD + body + "\n\n" + RULE}).checked()
    quiz = book.chapters["cs"][0].quizzes[0]
    assert quiz.id == "q-los"
    assert quiz.position.startswith("1-")


def test_deep(tmp_path: Path) -> None:
    """A folded text may hold tables and questions."""
    body = f'````deep "Proč" a jak\n\nText.\n\n{QUIZ}\n````'
    html = tiny_content.chapter(tmp_path, body)
    assert '<details class="deep gap"><summary><span>' in html
    assert '<span class="eyebrow">Do hloubky</span><br>„Proč“ a\xa0jak</span>' in html
    assert html.index("<p>Text.</p>") < html.index('id="q1"') < html.index("play.beat")


def test_ids_of_two_blocks(tmp_path: Path) -> None:
    """An id inside a block does not stand twice either."""
    found = tiny_content.chapter_faults(tmp_path, f"{QUIZ}\n\n## A {{#q1-body}}")
    assert found == ["1: the id q1-body is twice on the page; rename one"]
