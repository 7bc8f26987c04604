"""What the page remembers is read with care: others may have written it."""

from __future__ import annotations

import importlib
import sys
from types import SimpleNamespace
from typing import Any

import pytest

SPOILT = (
    "",
    "x",
    "[]",
    "{}",
    "[1]",
    "[1, 2]",
    "[1, []]",
    '[2, [["q1"]]]',
    '[2, [["q1", "", "12k3f9", "obecna", [], false]]]',
    '[2, [["q1", "\\u0000", "", "obecna", [], false, false]]]',
    "null",
    "[" * 99,
)


@pytest.fixture
def store() -> dict[str, str]:
    """What the page's storage holds."""
    return {}


@pytest.fixture
def memory(store: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module, talking to a page whose storage works."""

    def keep(key: str, text: str) -> bool:
        store[key] = text
        return True

    stych = SimpleNamespace(kept=lambda key: store.get(key, ""), keep=keep)
    monkeypatch.setitem(sys.modules, "js", SimpleNamespace(stych=stych))
    found = importlib.import_module("marias_site.browser.memory")
    monkeypatch.setattr(found.dom, "stych", stych)  # where it was imported before
    return found


def test_the_history_gives_back_what_it_was_given(memory: Any) -> None:
    """read(write(x)) is x, with answers and without."""
    asked = {
        "q1": memory.Asked("1-A-F-HK.L9.HA", "", "klasika", ("HK", "L9"), True, True),
        "q2": memory.Asked("", "12k3f9", "obecna", (), False, False),
    }
    assert memory.read_state(memory.write_state(asked)) == asked


def test_a_page_without_answers_is_remembered_as_such(memory: Any) -> None:
    """An entry of ours that holds nothing is not the same as a foreign entry."""
    assert memory.read_state(memory.write_state({})) == {}
    assert memory.read_state("") is None


@pytest.mark.parametrize("text", SPOILT)
def test_a_spoilt_state_is_no_state(memory: Any, text: str) -> None:
    """What is not ours gives no question."""
    assert not memory.read_state(text)


def test_progress_is_kept_by_kind(memory: Any) -> None:
    """Each kind of questions has its own count."""
    assert memory.keep_progress("trick-winner", memory.Progress(9, 7, 2))
    assert memory.read_progress("trick-winner") == memory.Progress(9, 7, 2)
    assert memory.read_progress("legal-plays") == memory.Progress(0, 0, 0)


@pytest.mark.parametrize("text", [*SPOILT, "[-1, 0, 0]", "[1, 2, true]", '["1", 0, 0]'])
def test_spoilt_progress_starts_anew(
    memory: Any, store: dict[str, str], text: str
) -> None:
    """A count that is none counts nothing."""
    store["progress:spoilt"] = text
    assert memory.read_progress("spoilt") == memory.Progress(0, 0, 0)


def test_progress_never_says_more_right_than_answered(
    memory: Any, store: dict[str, str]
) -> None:
    """Impossible counts are cut to possible ones."""
    store["progress:spoilt"] = "[3, 9, 7]"
    assert memory.read_progress("spoilt") == memory.Progress(3, 3, 3)
    store["progress:spoilt"] = "[1" + "0" * 400 + ", 1, 1]"
    assert memory.read_progress("spoilt") == memory.Progress(memory.MOST, 1, 1)


def test_what_counted_once_stays_counted(memory: Any) -> None:
    """Trying a checked question again leaves it counted, in the history too."""
    checked = memory.answered(memory.asking("", "12k3f9", "obecna"), ("HK",), True)
    again = memory.answered(checked, (), False)
    assert again.counted
    assert not again.checked
    assert memory.read_state(memory.write_state({"q1": again})) == {"q1": again}
