"""Places of TOML keys."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st
from marias_build.book.diagnostics import Faults, Place
from marias_build.book.toml_places import read_toml

TEXT = '''\
# a comment with [brackets] and "quotes
title = "x = [1]"   # more
["play.beat"]
sources = [
  { source = "a", place = "}" },

  { source = "b" },
]
long = """
["no.header"]
not = "a key"
"""
[deals.a.cs]
title = 'it''s'
[[redirects]]
old = "1"
[[redirects]]
old = "2"
when = 2026-12-01 10:00:00
last = { deep = { key = 1 }, other = [2, [3]] }
'''.replace("it''s", "its")


def test_places() -> None:
    """Each key is on its own line: in tables, lists, inline tables, long strings."""
    toml = read_toml(TEXT, "f", Faults())
    lines = {
        ("title",): 2,
        ("play.beat",): 3,
        ("play.beat", "sources"): 4,
        ("play.beat", "sources", 0, "place"): 5,
        ("play.beat", "sources", 1): 7,
        ("play.beat", "long"): 9,
        ("deals", "a"): 13,
        ("deals", "a", "cs", "title"): 14,
        ("redirects", 0, "old"): 16,
        ("redirects", 1): 17,
        ("redirects", 1, "old"): 18,
        ("redirects", 1, "when"): 19,
        ("redirects", 1, "last", "deep", "key"): 20,
        ("redirects", 1, "last", "other", 1, 0): 20,
    }
    assert {path: toml.place(*path).line for path in lines} == lines


def test_missing_key_is_where_its_parent_is() -> None:
    """A key that is not there is looked for where it should be written."""
    toml = read_toml("a = 1\n[b]\nc = 2\n", "f", Faults())
    assert toml.place("b", "x", "y") == Place("f", 2)
    assert toml.place("z") == Place("f", 1)


def test_front_matter_counts_from_its_own_line() -> None:
    """TOML inside another file has that file's lines, in faults too."""
    assert read_toml("a = 1\nb = 2", "f", Faults(), 2).place("b").line == 3
    faults = Faults()
    read_toml("a = 1\na = 2", "f", faults, 2)
    assert [str(fault) for fault in faults] == [
        "f:3: a is written twice; keep one of them"
    ]


KEYS = st.text(st.characters(exclude_categories=("Cs", "Cc")))


@given(st.dictionaries(KEYS, st.integers(), min_size=1))
def test_any_quoted_key(table: dict[str, int]) -> None:
    """Every key that TOML can hold is found on its line."""
    quoted = [json.dumps(key, ensure_ascii=False) for key in table]
    lines = [f"{key} = 1" for key in quoted]
    toml = read_toml("\n".join(lines), "f", Faults())
    assert [toml.place(key).line for key in table] == list(range(1, len(table) + 1))


def test_equal_texts_only() -> None:
    """A changed file is never taken for the old one: true is not 1."""
    one, other = (read_toml(f"a = {value}", "f", Faults()) for value in ("1", "true"))
    assert one.data == other.data
    assert one != other
