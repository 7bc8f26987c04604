"""The spelling of the book's texts."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from marias_build import cache
from marias_build.book.diagnostics import Place
from marias_build.words import spelling, spelling_texts
from marias_build.words.spelling_judge import Judge
from marias_build.words.spelling_lists import read_list
from tiny_content import FIRST, HEAD, RULE, write

BOOK = """\
languages = ["cs", "en"]
edition = "2026-12-01"
chapters = ["karty"]
"""
GLOSSARY = """\
[trick]
cs = { word = "štych", forms = ["štychu"], meaning = "Tři karty." }
en = { word = "trick", meaning = "Three cards." }
"""
ENGLISH = HEAD.replace("Karty", "Cards").replace("O kartách.", "About cards.")
KNOWN = {
    "cs": (
        *("Karty", "kartách", "Kdo", "Přebít", "Tři", "karty", "může", "musí"),
        "hraje",
    ),
    "en": ("Cards", "About", "cards", "Three", "He", "it"),
}


class Small(Judge):
    """A dictionary of the few words above."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.known = dict.fromkeys(KNOWN[language], True)

    @property
    def _dictionary(self) -> Small:
        return self

    def lookup(self, _word: str) -> bool:
        """No other word is known."""
        return False

    def remember(self) -> None:
        """Nothing is kept."""


def faults(
    root: Path, czech: str, english: str = "", lists: Mapping[str, str] = {}
) -> list[str]:
    """What is misspelt in a book of one chapter with these bodies."""
    named = {f"content/words/{name}.txt": text for name, text in lists.items()}
    changes = {
        "content/book.toml": BOOK,
        "content/glossary.toml": GLOSSARY,
        "content/sources.toml": "",
        "content/cs/messages.toml": "",
        "content/cs/chapters/karty.md": HEAD + czech + "\n" + RULE,
        "content/en/chapters/karty.md": ENGLISH + english + "\n",
    }
    write(root, {**changes, **named})
    return [str(fault) for fault in spelling.faults(root, Small)]


def test_a_misspelt_word_is_found_in_each_language(tmp_path: Path) -> None:
    """The fault names file, line and word, and what may have been meant."""
    found = faults(tmp_path, "\nKdo musíí štychu.", "He carsd it.")
    czech, english = found
    place = f"content/cs/chapters/karty.md:{FIRST + 1}:"
    assert czech.startswith(
        f"{place} musíí is not a known word (cs); did you mean musí"
    )
    place = f"content/en/chapters/karty.md:{FIRST}:"
    assert english.startswith(f"{place} carsd is not a known word (en)")
    assert "did you mean cards" in english


def test_a_word_that_nothing_needs_is_stale(tmp_path: Path) -> None:
    """A list holds only what the book says and the dictionary lacks."""
    lists = {"cs": "# Words of the game.\nflekl\nkarty\nlízne\n"}
    found = faults(tmp_path, "Kdo neflekl, hraje.", "", lists)
    assert [fault.split(";")[0] for fault in found] == [
        "content/words/cs.txt:3: karty is not needed",
        "content/words/cs.txt:4: lízne is not needed",
    ]


def test_a_list_is_kept_in_order(tmp_path: Path) -> None:
    """One word a line, each once, sorted between two comments."""
    write(tmp_path, {"content/words/cs.txt": "# A\nbeta\nalfa\n# B\nalfa\ndvě slova\n"})
    found = [str(fault).split(";")[0] for fault in read_list(tmp_path, "cs").faults]
    assert found == [
        "content/words/cs.txt:3: alfa stands behind beta",
        "content/words/cs.txt:5: alfa stands here twice",
        "content/words/cs.txt:6: dvě slova is not one word",
    ]


def words(line: str, language: str = "en") -> list[str]:
    """What is read as words in a line: `language:word`, or the word alone."""
    named = {"cs": frozenset({"štychu"}), "en": frozenset({"trick"})}
    texts = spelling_texts.Texts(Path(), ("cs", "en"), named)
    said = texts.line(line, Place("x"), language)
    return [
        one.word if one.language == language else f"{one.language}:{one.word}"
        for one in said
    ]


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("in [štych]{cs}, [mariage]{fr}", ["cs:štych", "in"]),
        ("the [[HAK9 LX7]] of {{base-points}} `kod` {slot:acc}", ["the", "of"]),
        (
            "costs {{is: price:hra = 1 | next to}} nothing",
            ["costs", "next", "to", "nothing"],
        ),
        ("[follow suit](rule:play.follow) [^nt]", ["follow", "suit"]),
        ("a [štychu](term:trick) or [tricks](term:trick)", ["or", "tricks"]),
        ("see https://example.cz/a?b or sloapslam.cz", ["see", "or"]),
        ("declarer’s king-and-ober, can't, 2x7", ["declarer", "king", "and", "ober"]),
        ("## Head {#head}", ["Head"]),
    ],
)
def test_what_is_no_word_is_passed_over(line: str, found: list[str]) -> None:
    """Foreign words go to their own dictionary; marks, cards and values to none."""
    assert [word for word in words(line) if word != "can't"] == found


def test_only_what_a_block_says_is_read(tmp_path: Path) -> None:
    """Ids and settings are none of the text; captions and statements are."""
    table = "```table card-order\norder: both\ncaption: Dvvě\n```\n"
    rule = "```rule play.beat\nPřebít\n\nklasika: Kdo mussí.\n```\n"
    found = faults(tmp_path, table + rule + "````deep Kdoo\n" + table + "````\n")
    assert [fault.split()[1] for fault in found] == ["Dvvě", "mussí", "Kdoo", "Dvvě"]


def test_the_dictionaries_know_both_languages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """English is spelt the British way. A second run does not load a dictionary."""
    monkeypatch.setattr(cache, "FOLDER", tmp_path)
    judge = Judge("en")
    assert judge.unknown(["colour", "color", "taekes"]) == {"color", "taekes"}
    judge.remember()
    again = Judge("en")
    assert again.unknown(["colour", "taekes"]) == {"taekes"}
    assert "_dictionary" not in again.__dict__
