"""Two languages: the same rules, questions and terms in both."""

from __future__ import annotations

from pathlib import Path

import pytest
import tiny_content
from tiny_content import CHAPTER, DUTY, HEAD, MONEY, QUIZ, RULE

TWO = {
    **{name: text for name, text in tiny_content.FILES.items() if "/cs/" not in name},
    "content/book.toml": tiny_content.FILES["content/book.toml"].replace(
        '["cs"]', '["cs", "en"]'
    ),
    "content/sources.toml": '[obecna]\ncs = "Obecná pravidla"\nen = "General rules"\n',
    "content/glossary.toml": """\
[trick]
cs = { word = "štych", forms = ["štychu"], meaning = "Tři karty." }
en = { word = "trick", meaning = "Three cards." }
""",
    "content/en/messages.toml": (
        tiny_content.ROOT / "content/en/messages.toml"
    ).read_text("utf-8"),
    "content/en/chapters/karty.md": HEAD + RULE.replace("Přebít", "Beat"),
}


QUESTION = "\n```quiz trick-winner\nposition: 1-A-F-LK.LX.L9\n```\n"


@pytest.mark.parametrize("name", [CHAPTER, "content/en/chapters/karty.md"])
@pytest.mark.parametrize("block", [RULE, QUESTION.lstrip()])
def test_an_open_block_is_not_missed(tmp_path: Path, name: str, block: str) -> None:
    """What a block without an end swallows is not said to be missing."""
    whole = HEAD + "````deep A\nb\n````\n\n" + RULE + QUESTION
    changes = {CHAPTER: whole, "content/en/chapters/karty.md": whole}
    changes[name] = whole.replace("\n````\n", "\n", 1)
    found = tiny_content.faults(tmp_path, {**TWO, **changes})
    assert {fault.partition(":")[0] for fault in found} == {name}
    changes[name] = whole.replace(block, block.rstrip("`\n") + "\n", 1)
    found = tiny_content.faults(tmp_path, {**TWO, **changes})
    assert len(found) == 1
    assert "is never closed" in found[0]


def test_two_languages(tmp_path: Path) -> None:
    """The book in two languages has no fault when both say the same."""
    book = tiny_content.read(tmp_path, TWO).checked()
    statements = book.rules["play.beat"].statements
    assert [statements[name].title for name in ("cs", "en")] == ["Přebít", "Beat"]
    assert 'lang="cs">Sehrávka</span>' in book.chapters["en"][0].html


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        (
            "content/en/chapters/karty.md",
            HEAD + "x",
            (
                f"{CHAPTER}:6: the rule play.beat has no statement in en;"
                " state it in content/en/chapters/karty.md"
            ),
        ),
        (
            CHAPTER,
            HEAD + RULE + "\n" + RULE,
            (f"{CHAPTER}:12: the rule play.beat is stated twice; first on {CHAPTER}:6"),
        ),
        (
            CHAPTER,
            HEAD + RULE + "\n```quiz trick-winner\nposition: 1-A-F-LK.LX.L9\n```",
            (
                "content/en/chapters/karty.md:1: a block ```quiz trick-winner"
                f" is missing below this line; {CHAPTER}:12 has it"
            ),
        ),
        (
            "content/glossary.toml",
            '[trick]\ncs = { word = "a", meaning = "b" }\n',
            (
                "content/glossary.toml:1: the term trick has no words in en;"
                " add en = { word, meaning }"
            ),
        ),
        (
            "content/sources.toml",
            '[obecna]\ncs = "a"\n',
            (
                "content/sources.toml:1:"
                ' the source obecna has no name in en; add en = "…"'
            ),
        ),
    ],
)
def test_one_language_only(tmp_path: Path, name: str, text: str, expected: str) -> None:
    """What is in one language only is told where the other should have it."""
    assert expected in tiny_content.faults(tmp_path, {**TWO, name: text})


def test_czech_words_in_english(tmp_path: Path) -> None:
    """A Czech word in English text says that it is Czech."""
    words = "[štych](term:trick) [Štychu](term:trick) [tricks](term:trick) [sedma]{cs}"
    text = f"{HEAD}{words}\n\n{RULE}"
    changes = {**TWO, "content/en/chapters/karty.md": text}
    html = tiny_content.read(tmp_path, changes).checked().chapters["en"][0].html
    assert '#trick"><span lang="cs">štych</span></a>' in html
    assert '#trick"><span lang="cs">Štychu</span></a>' in html
    assert '#trick">tricks</a> <span lang="cs">sedma</span>' in html


def test_a_chapter_by_its_czech_name(tmp_path: Path) -> None:
    """The name of a kind of mariáš is Czech in a link to its chapter as well."""
    terms = """\
[karty]
cs = { word = "lízaný", meaning = "Ve dvou." }
en = { word = "drawing mariáš", meaning = "For two." }
"""
    text = f"{HEAD}[lízaný](chapter:karty) [for two](chapter:karty)\n\n{RULE}"
    changes = {
        **TWO,
        "content/glossary.toml": TWO["content/glossary.toml"] + terms,
        "content/en/chapters/karty.md": text,
    }
    html = tiny_content.read(tmp_path, changes).checked().chapters["en"][0].html
    assert '"><span lang="cs">lízaný</span></a> <a href=' in html
    assert ">for two</a>" in html


ENGLISH = "content/en/chapters/karty.md"


def both(tmp_path: Path, czech: str, english: str) -> list[str]:
    """The faults of a chapter in two languages."""
    changes = {CHAPTER: HEAD + RULE + czech, ENGLISH: HEAD + RULE + english}
    return tiny_content.faults(tmp_path, {**TWO, **changes})


def test_words_may_differ(tmp_path: Path) -> None:
    """A caption is words; spaces, comments and the order of settings are nothing."""
    english = """\
```table duties
# two hands
trick: L9
trump:  A
caption: Two
  hands
hands: [LXK B7,
        B78]
```
"""
    assert both(tmp_path, DUTY, english) == []


@pytest.mark.parametrize(
    ("czech", "english", "fault"),
    [
        (DUTY, DUTY.replace("L9", "L8"), "13: trick is 'L8' here; {}:13 has 'L9'"),
        (
            f"````deep A\n{DUTY}````\n",
            f"````deep B\n\n{DUTY.replace('LXK', 'LXU')}````\n",
            "16: hands is '[LXU' here; {}:15 has '[LXK'",
        ),
        (QUIZ, QUIZ.replace("L9", "L8"), "12: position is '1-A-F-LK.LX.L8' here; {}"),
        (QUIZ, QUIZ + DUTY, "14: the block ```table duties is not in {}"),
        (DUTY + QUIZ, QUIZ, "1: a block ```table duties is missing below this line"),
        (MONEY, MONEY.replace("players: 3\n", ""), "11: players is '' here; {}:17"),
    ],
)
def test_input_may_not(tmp_path: Path, czech: str, english: str, fault: str) -> None:
    """A fault where the other language asks something else, with both lines."""
    assert both(tmp_path, czech, czech) == []
    found = both(tmp_path, czech, english)
    assert len(found) == 1
    assert found[0].startswith(f"{ENGLISH}:" + fault.format(CHAPTER)), found


def test_a_rule_is_looked_for_in_languages_of_the_book(tmp_path: Path) -> None:
    """Its words for the search are by language."""
    name = "content/rules/karty.toml"
    text = tiny_content.FILES[name] + 'words = { cs = ["porazit"], de = ["stechen"] }\n'
    found = tiny_content.faults(tmp_path, {**TWO, name: text})
    assert found == [f"{name}:3: unknown language de; known: cs, en"]
