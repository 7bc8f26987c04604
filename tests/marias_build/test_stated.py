"""Which rules are stated, carried out and shown, and which are not."""

from __future__ import annotations

from pathlib import Path

import pytest
import tiny_content
from marias_build.coverage import table as coverage
from marias_build.rules import stated
from tiny_content import CHAPTER, HEAD, RULE

REGISTRY = """\
[executable]
"play.beat" = "all"
"points.base-90" = "sto"
[told]
"hist.where-played" = "all"
"""
FILES = {"content/registry.toml": REGISTRY}
NINETY = RULE.replace("play.beat", "points.base-90")
TOLD = RULE.replace("play.beat", "hist.where-played").replace("rule", "fact", 1)
ENTRIES = tiny_content.FILES["content/rules/karty.toml"] + (
    '["points.base-90"]\n["hist.where-played"]\n'
)
WHOLE = {
    **FILES,
    CHAPTER: HEAD + RULE + NINETY + TOLD,
    "content/rules/karty.toml": ENTRIES,
}
UNSHOWN = (
    "content/registry.toml:3: nothing shows points.base-90 at work;"
    " ask a question, play a deal, fill a table, or say why not in unshown"
)


def holes(root: Path, changes: dict[str, str]) -> list[str]:
    """What the small book lacks."""
    parts = tiny_content.read(root, changes).parts
    assert parts
    return [str(fault) for fault in stated.holes(*parts)]


def test_rules_that_no_chapter_states(tmp_path: Path) -> None:
    """Each is told by its line in the registry, with the block that it needs."""
    assert holes(tmp_path, FILES) == [
        (
            "content/registry.toml:3: no chapter states points.base-90 in cs;"
            " add a block ```rule points.base-90"
        ),
        (
            "content/registry.toml:5: no chapter states hist.where-played in cs;"
            " add a block ```fact hist.where-played"
        ),
    ]


def test_the_reading_does_not_mind(tmp_path: Path) -> None:
    """Chapters are written one after another, and shown meanwhile."""
    assert tiny_content.faults(tmp_path, FILES) == []


def test_a_rule_without_an_example(tmp_path: Path) -> None:
    """What runs is shown at work, or the book says why not; what is told need not.

    That no question is about it is no reason: there may be a table. A reason beside an
    example is one too many.
    """
    assert holes(tmp_path, WHOLE) == [UNSHOWN]
    for field, found in (("unshown", []), ("unasked", [UNSHOWN])):
        line = f'["points.base-90"]\n{field} = "a sum"'
        entries = ENTRIES.replace('["points.base-90"]', line)
        assert holes(tmp_path, {**WHOLE, "content/rules/karty.toml": entries}) == found
    line = '["hist.where-played"]\nunshown = "told"'
    entries = ENTRIES.replace('["hist.where-played"]', line)
    (_, fault) = holes(tmp_path, {**WHOLE, "content/rules/karty.toml": entries})
    assert "says why nothing shows it, and needs no example; remove unshown" in fault


@pytest.mark.parametrize("link", ["rule:points.base-90", "rule:play.beat"])
def test_a_table_by_hand_is_no_example(tmp_path: Path, link: str) -> None:
    """A link in a table that was written by hand shows nothing, whatever it names."""
    table = f"\n| a | b |\n|---|---|\n| c | [d]({link}) |\n"
    found = holes(tmp_path, {**WHOLE, CHAPTER: WHOLE[CHAPTER] + table})
    assert found == [UNSHOWN]


def test_a_block_for_its_page_alone_is_an_example(tmp_path: Path) -> None:
    """It need not stand in a chapter; the summary counts it, and names who has none."""
    changes = {
        name: text.replace("points.base-90", "pay.hra-1")
        for name, text in WHOLE.items()
    }
    assert len(holes(tmp_path, changes)) == 1
    payment = "```table payment\ncontract: hra\ntrump: A\n```\n"
    changes["content/examples/karty.md"] = payment
    parts = tiny_content.read(tmp_path, changes).parts
    assert parts
    assert not stated.holes(*parts)
    assert "examples: 2 of 2 executable" in list(stated.summary(*parts))
    known = changes["content/rules/karty.toml"]
    reason = known.replace('["pay.hra-1"]', '["pay.hra-1"]\nunshown = "a sum"')
    (fault,) = holes(tmp_path, {**changes, "content/rules/karty.toml": reason})
    assert "pay.hra-1 says why nothing shows it, and has an example" in fault
    parts = tiny_content.read(tmp_path / "other", WHOLE).parts
    assert parts
    last = list(stated.summary(*parts))[-1]
    assert last == "without an example on their page: points.base-90"


def test_a_rule_that_no_function_carries_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An executable rule without a function is a promise that nobody keeps."""
    monkeypatch.setattr(coverage, "public_functions", dict)
    assert (
        "content/registry.toml:2: no function of the engine cites play.beat;"
        " name it in the docstring of the function that carries it out"
    ) in holes(tmp_path, WHOLE)


def test_the_summary_counts(tmp_path: Path) -> None:
    """The same in numbers, for whoever writes the next chapter."""
    parts = tiny_content.read(tmp_path, FILES).parts
    assert parts
    lines = list(stated.summary(*parts))
    assert lines[0] == "cs: 1 of 3 stated"
    assert lines[1].startswith("asked: ")
    assert lines[1].endswith(" of 2 executable")


def test_faults_of_a_book(tmp_path: Path) -> None:
    """The check has a line for each hole; a book that cannot be read is one."""
    assert stated.faults(tiny_content.write(tmp_path, FILES)).count("\n") == 1
    (tmp_path / CHAPTER).unlink()
    assert stated.faults(tmp_path) == "the book cannot be read; see its faults"
