"""Finds which tests name which rules, by reading their sources."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from marias_build.coverage.engine import constants_used, ids, texts


class Test(NamedTuple):
    """A test function: where it is, the sentence it begins with, the rules it names."""

    name: str
    file: str
    line: int
    says: str
    ids: frozenset[str]

    @property
    def id(self) -> str:
        """How pytest calls it."""
        return f"{self.file}::{self.name}"


def read(
    folder: Path, root: Path, constants: Mapping[str, str], families: Iterable[str]
) -> list[Test]:
    """The tests of a folder, in the order of their files."""
    known = frozenset(families)
    found: list[Test] = []
    for file in sorted(folder.glob("test_*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        path = file.relative_to(root).as_posix()
        found.extend(_tests(tree, path, constants, known))
    return found


def _tests(
    tree: ast.Module, path: str, constants: Mapping[str, str], families: frozenset[str]
) -> Iterator[Test]:
    parts = dict(_parts(tree))
    for name, part in parts.items():
        if isinstance(part, ast.FunctionDef) and name.startswith("test_"):
            named = set[str]()
            for one in _reached(name, parts):
                named |= _named(parts[one], constants, families)
            says = (ast.get_docstring(part) or "").partition("\n\n")[0]
            text = " ".join(says.split())
            yield Test(name, path, part.lineno, text, frozenset(named))


def _parts(tree: ast.Module) -> Iterator[tuple[str, ast.stmt]]:
    """What a test file defines: its tests, its helpers and its tables."""
    for statement in tree.body:
        if isinstance(statement, ast.FunctionDef | ast.ClassDef):
            yield statement.name, statement
        elif isinstance(statement, ast.Assign):
            for target in statement.targets:
                if isinstance(target, ast.Name):
                    yield target.id, statement


def _reached(name: str, parts: Mapping[str, ast.stmt]) -> list[str]:
    """A test and what it uses of its own file, fixtures too."""
    found, waiting = list[str](), [name]
    while waiting:
        one = waiting.pop()
        if one in found or one not in parts:
            continue
        found.append(one)
        for node in ast.walk(parts[one]):
            if isinstance(node, ast.Name):
                waiting.append(node.id)
            elif isinstance(node, ast.arg):
                waiting.append(node.arg)
    return found


def _named(
    part: ast.AST, constants: Mapping[str, str], families: frozenset[str]
) -> set[str]:
    found = {constants.get(one, one) for one in constants_used(part)}
    for _, text in texts(part):
        found |= ids(text, families)
    return found
