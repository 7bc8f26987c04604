"""Example deals: read, played through, checked."""

from __future__ import annotations

from pathlib import Path

import pytest
import tiny_content

DEAL = (tiny_content.ROOT / "content/deals/sedma-zabita.txt").read_text("utf-8")


def with_deal(text: str) -> dict[str, str]:
    """The small book with a deal."""
    book = tiny_content.FILES["content/book.toml"]
    book += '[deals.a.cs]\ntitle = "Partie - jedna"\nlead = "Lead."\n'
    return {"content/book.toml": book, "content/deals/a.txt": text}


def test_deal(tmp_path: Path) -> None:
    """A deal is read, played through, and knows the rules that its cards met."""
    deal = tiny_content.read(tmp_path, with_deal(DEAL)).checked().deals[0]
    assert deal.texts["cs"].title == "Partie\xa0– jedna"
    assert "sedma.keep-to-end" in deal.rules or "play.follow" in deal.rules
    assert deal.source == DEAL


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("stych 1", "stych 9", ":1: cannot read 'stych 9'; expected stych 1"),
        (
            "R HA9 AAO987 BXKO",
            "R HA9 AAO987 BXK",
            (":8: cannot read 'R HA9 AAO987 BXK'; expected 10 cards"),
        ),
        (
            "LA LX A8",
            "LA LX HA",
            (":11: cannot read 'HA H7 HO'; expected each card played only once"),
        ),
        (
            "L9 A9 LO*",
            "L9* A9 LO*",
            (
                ":15: L9* breaks hlaska.pair;"
                " an example deal is played by the rules of its profile"
            ),
        ),
        ("LA LX A8\nAA L7 AU", "LA L7 A8\nAA LX AU", ":9: L7 breaks "),
        ("\nAX A7 LK\n", "\n", ":17: the deal is not over; play all tricks"),
    ],
)
def test_deal_fault(tmp_path: Path, old: str, new: str, expected: str) -> None:
    """A deal that cannot be read, is not legal or not over is told with its line."""
    assert old in DEAL
    found = tiny_content.faults(tmp_path, with_deal(DEAL.replace(old, new)))
    assert any(fault.startswith(f"content/deals/a.txt{expected}") for fault in found)


def test_a_broken_deal_is_told_once(tmp_path: Path) -> None:
    """A table that counts a deal with a fault does not say that there is no deal."""
    table = "\n```table count-example\ndeal: a\n```\n\n[a](deal:a)\n"
    changes = with_deal(DEAL.replace("stych 1", "stych 9"))
    changes[tiny_content.CHAPTER] = tiny_content.HEAD + tiny_content.RULE + table
    found = tiny_content.faults(tmp_path, changes)
    assert [fault.partition(":")[0] for fault in found] == ["content/deals/a.txt"]


def test_stray_deal(tmp_path: Path) -> None:
    """A deal that book.toml does not name is not left out silently."""
    found = tiny_content.faults(tmp_path, {"content/deals/b.txt": DEAL})
    assert found == [
        (
            "content/deals/b.txt:1: b is not in book.toml;"
            " name it there (there are none yet) or remove it"
        )
    ]
