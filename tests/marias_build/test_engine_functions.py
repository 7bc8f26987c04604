"""What readers are told of the functions that carry out a rule."""

from __future__ import annotations

import ast
from pathlib import Path

from marias_build.coverage import table as coverage
from marias_build.rules import engine_functions


def test_each_has_its_place_and_says_what_it_does(root: Path) -> None:
    """The same functions as in the table of coverage; files and lines are true."""
    found = engine_functions.functions()
    names = coverage.public_functions()
    assert {rule: tuple(f.name for f in own) for rule, own in found.items()} == names
    for function in found["play.beat"]:
        line = (root / function.file).read_text().splitlines()[function.line - 1]
        assert f"def {function.name.rpartition('.')[2]}(" in line
        assert function.says.endswith(".")


def test_only_the_first_paragraph_is_told() -> None:
    """On one line; nothing where nothing is said."""
    text = 'def f():\n    """One\n    two.\n\n    Three.\n    """\n'
    assert engine_functions.says(ast.parse(text).body[0]) == "One two."
    assert engine_functions.says(ast.parse("def f(): pass").body[0]) == ""
    assert engine_functions.says(ast.parse("X = 1").body[0]) == ""
