"""What has changed in the rules, as authors write it."""

from __future__ import annotations

from pathlib import Path

import pytest
import tiny_content

FILE = "content/changes.toml"
OLD = '[[changes]]\ndate = 2026-11-01\nkind = "new"\ncs = "Vyšla."\n'
NEW = (
    '[[changes]]\ndate = 2026-12-01\nkind = "changed"\n'
    'rules = ["play.beat"]\ncs = "A je to."\n'
)


def test_the_latest_comes_first(tmp_path: Path) -> None:
    """Each has an id that stays when others are added below it."""
    book = tiny_content.read(tmp_path, {FILE: OLD + NEW}).checked()
    later, first = book.changes
    assert (later.id, later.kind, later.rules) == (
        "z-2026-12-01-1", "changed", ("play.beat",)
    )  # fmt: skip
    assert later.texts == {"cs": "A\N{NO-BREAK SPACE}je to."}
    assert first.date == "2026-11-01"


def test_a_book_without_changes(tmp_path: Path) -> None:
    """The file may be missing."""
    assert tiny_content.read(tmp_path).checked().changes == ()


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (NEW.replace("play.beat", "play.baet"), ":4: unknown rule play.baet"),
        (NEW.replace("changed", "gone"), ":3: kind is 'gone'"),
        (NEW.replace("cs =", "en ="), ":1: the change has no sentence in cs"),
        (NEW.replace("2026-12-01", '"2026-13-02"'), ":2: date: 2026-13-02 is no date"),
        (NEW.replace("2026-12-01", "2026-13-02"), ":2: 2026-13-02 is no date; write"),
        (NEW.replace("2026-12-01", "2026-02-30"), ":2: 2026-02-30 is no date; write"),
        (
            NEW.replace("2026-12-01", "2026-12-02"),
            ":2: the change of 2026-12-02 is later than the edition, 2026-12-01",
        ),
        (NEW.replace("A je", "[A](rule:x) je"), ":5: the mark ]( in a change"),
        (NEW.replace("A je", "{{suits}} je"), ":5: the mark {{ in a change"),
        ("[zmeny]\n", ":1: unknown setting zmeny"),
    ],
)
def test_faults(tmp_path: Path, text: str, fault: str) -> None:
    """Each is told with its line."""
    found = tiny_content.faults(tmp_path, {FILE: text})
    assert any(one.startswith(FILE + fault) for one in found), found
