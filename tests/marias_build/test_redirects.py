"""Addresses that moved."""

from __future__ import annotations

from pathlib import Path

import pytest
import tiny_content
from marias_build.book import redirects


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("pravidla/a/", "pravidla/b/", ":3: there is no page pravidla/b/;"),
        (
            "pravidla/karty/",
            "pravidla/a/",
            (":2: pravidla/karty/ is a page of the book; redirect only what moved"),
        ),
        (
            "/pravidla/a/",
            "pravidla/karty/",
            (":2: old is '/pravidla/a/'; write a path such as \"pravidla/stare/\""),
        ),
        (
            "pravidla/a",
            "pravidla/karty/",
            (":2: old is 'pravidla/a'; write a path such as \"pravidla/stare/\""),
        ),
    ],
)
def test_redirect_fault(tmp_path: Path, old: str, new: str, expected: str) -> None:
    """A redirect leads from what is no page to what is one."""
    text = f'[[redirects]]\nold = "{old}"\nnew = "{new}"\n'
    found = tiny_content.faults(tmp_path, {"content/redirects.toml": text})
    assert any(fault.startswith(f"content/redirects.toml{expected}") for fault in found)


def test_redirect(tmp_path: Path) -> None:
    """A redirect may lead to a rule in its chapter; twice from one place is a fault."""
    text = '[[redirects]]\nold = "a/"\nnew = "pravidla/karty/#play.beat"\n'
    changes = {"content/redirects.toml": text}
    moved = tiny_content.read(tmp_path, changes).checked().redirects
    assert [(one.old, one.new) for one in moved] == [
        ("a/", "pravidla/karty/#play.beat")
    ]
    found = tiny_content.faults(tmp_path, {"content/redirects.toml": text + text})
    assert found == [
        "content/redirects.toml:5: a/ is redirected twice; keep one of them"
    ]


@pytest.mark.parametrize(
    "old",
    [
        "../../evil/", "x/../../../y/", "./", "a//", "sw.js/", "api/rules.json/",
        "404.html/", "assets/x/", "-/changes/", "a" * 300 + "/", 'a\\"><script>/',
        "%2e%2e/z/", "CON/", "con/", "a/nul.txt/", "a\\\\b/", "Pravidla/TRUMFY/",
        "pravidla/index.html/", ".frozen/", "a./", "č/", "a b/", "",
    ],
)  # fmt: skip
def test_an_old_address_has_one_grammar(tmp_path: Path, old: str) -> None:
    """Whatever is no path of a page, or belongs to the site, is told with its line."""
    text = f'[[redirects]]\nold = "{old}"\nnew = "pravidla/karty/"\n'
    found = tiny_content.faults(tmp_path, {"content/redirects.toml": text})
    assert len(found) == 1
    assert found[0].startswith("content/redirects.toml:2: old is ")


@pytest.mark.parametrize("old", ["a/", "r/play.beat/", "en/pravidla/x-1/", "api2/"])
def test_a_path_of_a_page_may_move(old: str) -> None:
    """Every address that a page of the book can have may be redirected."""
    assert redirects.is_path(old)
