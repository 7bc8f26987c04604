"""Typography of both languages, in plain text, in messages and across tags."""

from __future__ import annotations

from pathlib import Path

import pytest
import tiny_content
from hypothesis import given
from hypothesis import strategies as st
from marias_build.text.typography import (
    NBSP,
    OPAQUE,
    typeset,
    typeset_message,
    typeset_pieces,
)

# "~" stands for a space that does not break.
CZECH = [
    ('Řekl "hlásím" a šel.', "Řekl „hlásím“ a~šel."),
    ("\"Prý 'nic', říká.\"", "„Prý ‚nic‘, říká.“"),
    ('("sedma")', "(„sedma“)"),
    ("Kdo v ruce nemá, s tím a o sedmu", "Kdo v~ruce nemá, s~tím a~o~sedmu"),
    ("K čemu? I jemu.", "K~čemu? I~jemu."),
    ("okna vo dne", "okna vo dne"),
    ("eso - nebo ne", "eso~– nebo ne"),
    ("eso -- nebo ne", "eso~– nebo ne"),
    ("štychy 1-3 a rok 2026-12-01", "štychy 1–3 a~rok 2026-12-01"),
    ("90 - 10 je 80 a -5", "90~−~10 je 80 a~−5"),
    ("2x 20 a 2 x 20, 3×", "2× 20 a~2~×~20, 3×"),
    ("a tak...", "a~tak…"),
    ("za 90 bodů, 10 karet, 5 Kč, 1 000 Kč", "za 90~bodů, 10~karet, 5~Kč, 1~000~Kč"),
    ("od 1. 1. 2020 v 5. štychu, č. 5", "od 1.~1.~2020 v~5.~štychu, č.~5"),
    ("má 90. Pak", "má 90. Pak"),
]
ENGLISH = [
    ('He said "seven" and left.', "He said “seven” and left."),
    ("\"It's 'his', not the players'.\"", "“It’s ‘his’, not the players’.”"),
    ("a ten - or not", "a ten~– or not"),
    ("worth 10 points, 3 cards", "worth 10~points, 3~cards"),
    ("a king i know", "a king i know"),
    ("e.g. this", "e.g.~this"),
]


@pytest.mark.parametrize(("text", "expected"), CZECH)
def test_czech(text: str, expected: str) -> None:
    """Czech has its own quotes, and short words keep to the word behind them."""
    assert typeset(text, "cs").replace(NBSP, "~") == expected


@pytest.mark.parametrize(("text", "expected"), ENGLISH)
def test_english(text: str, expected: str) -> None:
    """English has other quotes, an apostrophe, and no binding of short words."""
    assert typeset(text, "en").replace(NBSP, "~") == expected


@given(st.text(alphabet="av s-x.\"'20Kč\n–…,("), st.sampled_from(("cs", "en")))
def test_twice_is_once(text: str, language: str) -> None:
    """Text that is set already stays as it is."""
    once = typeset(text, language)
    assert typeset(once, language) == once


@given(st.lists(st.text(alphabet="av s-x.\"'20Kč\n")))
def test_pieces_are_set_as_one(pieces: list[str]) -> None:
    """Where the text is cut by tags makes no difference to how it is set."""
    assert "".join(typeset_pieces(pieces, "cs")) == typeset("".join(pieces), "cs")


def test_message() -> None:
    """Slots are words: they bind, count as numbers before units, and stay."""
    text = '"{card}" s {card:ins} má {n} bodů - {a-b}'
    expected = "„{card}“ s~{card:ins} má {n}~bodů~– {a-b}"
    assert typeset_message(text, "cs").replace(NBSP, "~") == expected


def test_opaque_is_a_word() -> None:
    """A card in a sentence is a word: short words bind to it, quotes close on it."""
    text = f'v {OPAQUE} a "{OPAQUE}"'
    assert typeset(text, "cs") == f"v{NBSP}{OPAQUE} a{NBSP}„{OPAQUE}“"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("Drž to v **trumfech**.", "Drž to v~<strong>trumfech</strong>."),
        ("Je to **v** trumfech.", "Je to <strong>v</strong>~trumfech."),
        ('"*Sto*" řekl', "„<em>Sto</em>“ řekl"),
        ("v\ntrumfech", "v~trumfech"),
        ('`"v ruce" ...`', '<code>"v ruce" ...</code>'),
        ('a `x` "b"', "a~<code>x</code> „b“"),
        (
            "v [štychu](term:trick)",
            'v~<a class="term" href="../../slovnik/#trick">štychu</a>',
        ),
        ('"[[HK]]"', "„<span class"),
    ],
)
def test_across_tags(tmp_path: Path, body: str, expected: str) -> None:
    """In a chapter the text is set across tags and never inside code."""
    assert expected in tiny_content.chapter(tmp_path, body).replace(NBSP, "~")


def test_code_block_is_left(tmp_path: Path) -> None:
    """A block of code keeps its quotes and spaces."""
    html = tiny_content.chapter(tmp_path, '```\n"v ruce" <b>\n```')
    assert "<pre><code>&#34;v ruce&#34; &lt;b&gt;</code></pre>" in html


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Aktér {declarer}, obrana {defence}.", "Aktér~{declarer}, obrana~{defence}."),
        ("{seat} hlásí {n}", "{seat} hlásí~{n}"),
        ("Přibývá {n} bodů.", "Přibývá {n}~bodů."),
        ("{declarer} : {defence}", "{declarer}~:~{defence}"),
        ("{trick}. štych, {card}. karta", "{trick}.~štych, {card}. karta"),
        ("Dává {card:acc}.", "Dává {card:acc}."),
    ],
)
def test_numbers_of_a_message(text: str, expected: str) -> None:
    """A number that comes into a message keeps to its unit, or to the word before."""
    assert typeset_message(text, "cs").replace(NBSP, "~") == expected
