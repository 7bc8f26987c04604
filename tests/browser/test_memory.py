"""What the page remembers is read with care: others may have written it."""

from __future__ import annotations

import sys
from types import ModuleType, SimpleNamespace

import pytest

STORE: dict[str, str] = {}


def keep(key: str, text: str) -> bool:
    """Storage that works."""
    STORE[key] = text
    return True


if "js" not in sys.modules:
    page = ModuleType("js")
    page.stych = SimpleNamespace(kept=lambda key: STORE.get(key, ""), keep=keep)
    sys.modules["js"] = page

from marias_site.browser import memory  # noqa: E402  (it talks to the page above)
from marias_site.browser.memory import Asked, Progress  # noqa: E402

SPOILT = (
    "",
    "x",
    "[]",
    "{}",
    "[1]",
    "[1, 2]",
    "[2, []]",
    '[1, [["q1"]]]',
    "null",
    "[" * 99,
)


def test_the_history_gives_back_what_it_was_given() -> None:
    """read(write(x)) is x, with answers and without."""
    asked = {
        "q1": Asked("1-A-F-HK.L9.HA", "", "klasika", ("HK", "L9"), True),
        "q2": Asked("", "12k3f9", "obecna", (), False),
    }
    assert memory.read_state(memory.write_state(asked)) == asked


def test_a_page_without_answers_is_remembered_as_such() -> None:
    """An entry of ours that holds nothing is not the same as a foreign entry."""
    assert memory.read_state(memory.write_state({})) == {}
    assert memory.read_state("") is None


@pytest.mark.parametrize("text", SPOILT)
def test_a_spoilt_state_is_no_state(text: str) -> None:
    """What is not ours gives no question."""
    assert not memory.read_state(text)


def test_progress_is_kept_by_kind() -> None:
    """Each kind of questions has its own count."""
    assert memory.keep_progress("trick-winner", Progress(9, 7, 2))
    assert memory.read_progress("trick-winner") == Progress(9, 7, 2)
    assert memory.read_progress("legal-plays") == Progress(0, 0, 0)


@pytest.mark.parametrize("text", [*SPOILT, "[-1, 0, 0]", "[1, 2, true]", '["1", 0, 0]'])
def test_spoilt_progress_starts_anew(text: str) -> None:
    """A count that is none counts nothing."""
    STORE["progress:spoilt"] = text
    assert memory.read_progress("spoilt") == Progress(0, 0, 0)


def test_progress_never_says_more_right_than_answered() -> None:
    """Impossible counts are cut to possible ones."""
    STORE["progress:spoilt"] = "[3, 9, 7]"
    assert memory.read_progress("spoilt") == Progress(3, 3, 3)
