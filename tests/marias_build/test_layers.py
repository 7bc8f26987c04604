"""Imports point one way, and what runs in the page imports little."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

# What MicroPython has and we use; `js` and `jsffi` exist in the page only.
ALLOWED = {
    "engine/marias": {"collections", "marias"},
    "quizzes/marias_quizzes": {"collections", "marias", "marias_quizzes"},
    "site/marias_site/browser": {
        *("collections", "json", "js", "jsffi"),
        *("marias", "marias_quizzes", "marias_site"),
    },
}


def test_imports_point_one_way(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The engine knows nobody, the questions it, the site both, the build all."""
    monkeypatch.chdir(root)
    assert lint_imports(no_cache=True) == EXIT_STATUS_SUCCESS


@pytest.mark.parametrize("folder", ALLOWED)
def test_the_page_imports_what_micropython_has(root: Path, folder: str) -> None:
    """The packages of the page import each other and `collections`, nothing else."""
    for file in sorted((root / folder).glob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        assert {*imported(tree)} <= ALLOWED[folder], file


@pytest.mark.parametrize("folder", ALLOWED)
def test_the_packages_of_the_page_are_flat(root: Path, folder: str) -> None:
    """The bundle lays out one folder a package."""
    inner = [path for path in (root / folder).iterdir() if path.is_dir()]
    assert {path.name for path in inner} <= {"__pycache__"}


def imported(tree: ast.AST) -> Iterator[str]:
    """The first words of absolute imports that are carried out at run time."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        if isinstance(node, ast.ImportFrom) and node.level == 0:
            yield str(node.module).split(".")[0]
        yield from imported(node)
