"""The functions of the engine that carry out each rule, as readers are told of them."""

from __future__ import annotations

import ast
import json
from pathlib import Path

from marias_site.rule_parts import Function

from marias_build.cache import kept
from marias_build.coverage import engine as coverage_engine
from marias_build.coverage import table as coverage
from marias_build.places import ROOT
from marias_build.rules import registry


def functions() -> dict[str, tuple[Function, ...]]:
    """Those of every rule; remembered until a source changes."""
    sources = [ROOT / registry.FILE, Path(__file__)]
    sources += [Path(coverage.__file__), Path(coverage_engine.__file__)]
    sources += sorted((ROOT / coverage.ENGINE).glob("*.py"))
    data = kept(lambda: json.dumps(_found()).encode(), *map(Path.read_bytes, sources))
    return {
        rule: tuple(Function(*row) for row in rows)
        for rule, rows in json.loads(data).items()
    }


def _found() -> dict[str, list[tuple[str, str, str, int]]]:
    nodes = coverage.Coverage().engine.nodes
    found = {}
    for rule, names in coverage.public_functions().items():
        rows = []
        for name in names:
            node = nodes[name.removeprefix("marias.")]
            rows.append((name, says(node.tree), node.file, node.line))
        found[rule] = rows
    return found


def says(tree: ast.stmt) -> str:
    """The first sentence of a docstring, on one line; "" where there is none."""
    if not isinstance(tree, ast.FunctionDef | ast.ClassDef):
        return ""
    text = ast.get_docstring(tree) or ""
    return " ".join(text.partition("\n\n")[0].split())
