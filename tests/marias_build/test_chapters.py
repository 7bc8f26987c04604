"""Chapters: their head, headings, links and marks, and each fault in them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import tiny_content
from tiny_content import CHAPTER, HEAD, RULE

FAULTS = [
    # cards, values, words
    (
        "[[HQ]]",
        (
            "1:[[HQ]]: cannot read 'Q' at 1: expected a rank (7 8 9 X U O K A);"
            " write cards like [[HAK9 LX7]]"
        ),
    ),
    (
        "a\n\n[[]]",
        (
            "3:[[]]: cannot read '' at 0: expected a card such as HK;"
            " write cards like [[HAK9 LX7]]"
        ),
    ),
    ("[[HK:dat]]", "1:unknown form dat; known: acc, gen, ins, nom"),
    (
        "[[HKA:acc]]",
        (
            "1:[[HKA:acc]]: cannot read 'HKA' at 0:"
            " expected one card, such as HK:acc; write cards like [[HAK9 LX7]]"
        ),
    ),
    (
        "Má {{base-point}}.",
        (
            "1:unknown value base-point;"
            " did you mean base-points or max-points or sharp-points?"
        ),
    ),
    ("Má {{base-points}.", "1:}} is missing in {{base-points}; write {{base-points}}"),
    ("Má {base-points}}.", "1:{{ is missing in {base-points}}; write {{base-points}}"),
    ("[x]{xx}", "1:unknown language xx; known: cs, de, fr, hu, it, la, nl, pl, sk"),
    # links
    ("[x](rule:play.beet)", "1:unknown rule play.beet; did you mean play.beat?"),
    ("[x](term:trik)", "1:unknown term trik; did you mean trick?"),
    ("[x](chapter:trumfy)", "1:unknown chapter trumfy; known: karty"),
    ("[x](deal:nic)", "1:unknown deal nic; there are none yet"),
    ("[x](kind:legal)", "1:unknown kind of question legal; did you mean legal-plays?"),
    ("[x\ny](rule:no.rule)", "2:unknown rule no.rule; known: play.beat"),
    (
        "[x](javascript:alert)",
        (
            "1:link to javascript:alert;"
            " link to rule:, term:, chapter:, essay:, deal:, kind:, #id or https://"
        ),
    ),
    (
        "[x](http://a.cz)",
        (
            "1:link to http://a.cz;"
            " link to rule:, term:, chapter:, essay:, deal:, kind:, #id or https://"
        ),
    ),
    (
        "[x](../karty/)",
        (
            "1:link to ../karty/;"
            " link to rule:, term:, chapter:, essay:, deal:, kind:, #id or https://"
        ),
    ),
    ("[x](#nikde)", "1:no #nikde on this page; use an id it has"),
    ("a[^1]", "1:no footnote 1; add a line [^1]: with its text"),
    (
        "````deep A\n\nb[^1]\n````\n\n[^1]: c",
        "3:a footnote inside a deep block; put it into the text around",
    ),
    ("[[HK]", "1:[[ without its pair; write [[HK]] or {{name}}"),
    ("{{x", "1:{{ without its pair; write [[HK]] or {{name}}"),
    ("[a](rule:b\nc)", "1:a link that does not end; end it with ) on the same line"),
    ("- a\n\n    ```quiz x", "3:a block ```quiz x; write ``` at the start of a line"),
    ("~~~\na\n~~~", "1:a block ~~~; write ``` at the start of a line"),
    # what is not let in
    ("a &#x202e; b", "1:the sign &#x202e;; write the character itself"),
    (
        '```quiz trick-winner\nposition: "1\\u202e"\n```',
        "2:the invisible character U+202E; write no escapes",
    ),
    (
        "```quiz trick-winner\na: " + "[" * 3000 + "]" * 3000 + "\n```",
        "2:nested too deeply; write `name: value` lines",
    ),
    ("[a][x]", "1:a link by reference; write [text](address)"),
    ("a\n\n[x]: http://b.cz", "3:a link by reference; write [text](address)"),
    ("a <b>c</b>", "1:raw HTML <b>; use Markdown or a directive"),
    ("a <!-- c -->", "1:raw HTML <!--; use Markdown or a directive"),
    ("![x](y)", "1:a picture; cards are written [[HK]], other pictures are not"),
    ("x {: onclick=a }", "1:unknown mark {: onclick=a }; known: .note .nowrap"),
    # headings
    ("# A", "1:a heading of level 1; that is the title; begin with ##"),
    ("## A\n\n#### B", "3:a heading of level 4 under one of level 2; use ###"),
    ("### A", "1:a heading of level 3 under one of level 1; use ##"),
    ("##", "1:a heading without words; write them behind the marks"),
    ("## A\n\n## A", "3:the id a is used on line 6 already; give this one another id"),
    (
        "## A {#play.beat}",
        "2:the id play.beat is used on line 6 already; give this one another id",
    ),
    (
        "## A {#obsah}",
        "1:the id obsah belongs to the page's frame; give this one another id",
    ),
    (
        "## A {#Č d}",
        "1:the id 'Č d' has other signs than a-z, 0-9 and hyphens; write {#c-d}",
    ),
]


@pytest.mark.parametrize(("body", "expected"), FAULTS)
def test_fault(tmp_path: Path, body: str, expected: str) -> None:
    """Each mistake is told with its line, what it is and how to mend it."""
    line, _, rest = expected.partition(":")
    assert f"{line}: {rest}" in tiny_content.chapter_faults(tmp_path, body)


@pytest.mark.parametrize("code", ["`[[HQ]] <b> {{x}}`", "```text\n[[HQ]]\n<b>\n```"])
def test_code_is_not_read(tmp_path: Path, code: str) -> None:
    """What stands in code is shown, not obeyed."""
    assert tiny_content.chapter_faults(tmp_path, code) == []


@pytest.mark.parametrize(
    ("head", "expected"),
    [
        (
            "",
            (
                ":1: no front matter; begin with a line +++, then title, lead and"
                " opener,"
                " then a line +++"
            ),
        ),
        (
            '+++\ntitle = "x"\n',
            (
                ":1: no front matter; begin with a line +++,"
                " then title, lead and opener, then a line +++"
            ),
        ),
        ('+++\ntitle = "x"\nlead = "y"\n+++\n', ":1: opener is missing; add it"),
        (HEAD.replace("HA", "HQ"), ":4: opener: no card 'HQ'; correct it"),
        (HEAD.replace("lead", "laed"), ":3: unknown setting laed; did you mean lead?"),
        (HEAD.replace('"Karty"', "1"), ":2: title must be a text; put it in quotes"),
        (
            HEAD.replace('"Karty"', "Karty"),
            (
                ":2: not valid TOML: Invalid value;"
                " check quotes, commas and brackets here and on the line above"
            ),
        ),
    ],
)
def test_head(tmp_path: Path, head: str, expected: str) -> None:
    """A chapter has a title, a lead and a card that opens it."""
    assert CHAPTER + expected in tiny_content.faults(tmp_path, {CHAPTER: head + RULE})


def test_a_fault_has_no_followers(tmp_path: Path) -> None:
    """One slip in a head, in a brace, in a file's name is one line to read."""
    head = HEAD.replace('"Karty"', "Karty")
    assert len(tiny_content.faults(tmp_path, {CHAPTER: head + RULE})) == 1
    assert len(tiny_content.chapter_faults(tmp_path, "{{base-points}")) == 1
    linked = RULE + "\n[x](chapter:karty)\n"
    book = tiny_content.FILES["content/book.toml"].replace('["k', '["body", "k')
    changes = {CHAPTER: HEAD + linked, "content/book.toml": book}
    assert tiny_content.faults(tmp_path, changes) == [
        (
            "content/cs/chapters/body.md:1: the file is missing;"
            " write it, or take body out of content/book.toml:3"
        )
    ]


def test_links(tmp_path: Path) -> None:
    """Links name what they lead to, and become relative addresses."""
    body = "[b](rule:play.beat) [](rule:play.beat) [](term:trick) [c](kind:legal-plays)"
    html = tiny_content.chapter(tmp_path, body)
    assert '<a href="#play.beat">b</a> <a href="#play.beat">Přebít</a>' in html
    assert '<a class="term" href="../../slovnik/#trick">štych</a>' in html
    assert '<a href="../../cviceni/legal-plays/">c</a>' in html


def test_marks(tmp_path: Path) -> None:
    """Cards are chips or words in a case; numbers come from the engine."""
    html = tiny_content.chapter(tmp_path, "[[HK:acc]] [[HAK]] [[H]] {{base-points}}")
    assert "<p>červeného krále <span" in html
    assert html.count('role="img"') == 2
    assert '<span class="g" aria-hidden="true">' in html
    assert "90</p>" in html


def test_words_of_other_languages(tmp_path: Path) -> None:
    """A word that is quoted is read out in its own language."""
    assert '<span lang="fr">mariage</span>' in tiny_content.chapter(
        tmp_path, "z [mariage]{fr}"
    )


def test_headings_make_the_outline(tmp_path: Path) -> None:
    """Headings have Czech slugs and stand in the outline with the rules."""
    body = "## Přehled v [[HK]] *tabulce*\n\n### Žluťoučký {#kun}"
    book = tiny_content.read(tmp_path, {CHAPTER: HEAD + body + "\n\n" + RULE}).checked()
    outline = [
        (h.id, h.title, h.level, h.number) for h in book.chapters["cs"][0].outline
    ]
    assert outline == [
        ("prehled-v-tabulce", "Přehled v\xa0červený král tabulce", 2, ""),
        ("kun", "Žluťoučký", 3, ""),
        ("play.beat", "Přebít", 3, "1.1"),
    ]


def test_text_flows_between_the_blocks(tmp_path: Path) -> None:
    """Runs of text are columns; rules and questions stand beside them."""
    html = tiny_content.chapter(tmp_path, "a\n\nb")
    assert html.startswith('<div class="flow gap"><p>a</p>\n<p>b</p>\n</div><section')


def test_table(tmp_path: Path) -> None:
    """Tables have row heads, labels for narrow screens and no style attributes."""
    html = tiny_content.chapter(tmp_path, "| Máš | Musíš |\n|---|--:|\n| a | 2 |")
    assert '<table class="stack">' in html
    assert '<th class="num" scope="col">Musíš</th>' in html
    assert '<th scope="row">a</th>\n<td class="num" data-l="musíš:">2</td>' in html
    assert "style" not in html


def test_definitions_and_footnotes(tmp_path: Path) -> None:
    """Definition lists and footnotes work; the way back has words of the language."""
    html = tiny_content.chapter(tmp_path, "a[^1]\n\nb\n: c\n\n[^1]: Pozn.")
    assert "<dl>\n<dt>b</dt>\n<dd>c</dd>\n</dl>" in html
    assert 'title="Zpátky do textu"' in html


def test_a_heading_links_to_itself(tmp_path: Path) -> None:
    """For a pointer only: its words, and what a screen reader hears, stay the same."""
    text = HEAD + "## Kdo bere\n\ntext\n\n" + RULE
    (chapter,) = tiny_content.read(tmp_path, {CHAPTER: text}).checked().chapters["cs"]
    found = re.search(r'<h2 id="kdo-bere">Kdo bere<a ([^>]*)></a></h2>', chapter.html)
    assert found
    assert 'href="#kdo-bere"' in found[1]
    assert 'aria-hidden="true"' in found[1]
    assert 'tabindex="-1"' in found[1]
    assert chapter.outline[0].title == "Kdo bere"
