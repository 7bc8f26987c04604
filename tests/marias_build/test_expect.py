"""What an author says that a block comes to, checked against the engine."""

from __future__ import annotations

from pathlib import Path

import pytest
import tiny_content
from tiny_content import DUTY, MONEY, QUIZ

AUCTION = """\
```table auction
moves: [R bid sedma, F hold, R pass, M pass]
```
"""
COUNTED = "```quiz card-points\nposition: 1-A-o-0-BU.BO.BK\n```\n"


@pytest.mark.parametrize(
    ("body", "outcome"),
    [
        (QUIZ, "M"),
        (COUNTED, "0"),
        (DUTY, "LX LK; B7 B8"),
        (MONEY, "declarer -16, first 8, second 8"),
        (AUCTION, "F sedma"),
    ],
)
def test_expected(tmp_path: Path, body: str, outcome: str) -> None:
    """What an author expects and what the engine says is the same, or a fault."""
    right = body.replace("\n```\n", f"\nexpect: {outcome}\n```\n")
    assert tiny_content.chapter_faults(tmp_path, right) == []
    wrong = right.replace(f"expect: {outcome}", "expect: D 1")
    line = right.partition("expect:")[0].count("\n") + 1
    (found,) = tiny_content.chapter_faults(tmp_path, wrong)
    assert found.startswith(f"{line}: expected D 1, and the engine says {outcome};")


def test_a_table_without_an_outcome(tmp_path: Path) -> None:
    """Not every table comes to something that could be expected."""
    body = "```table pack\nexpect: 32\n```\n"
    (found,) = tiny_content.chapter_faults(tmp_path, body)
    assert found.startswith("2: the table pack takes no expect; these do: told")
