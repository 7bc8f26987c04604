"""Finds the modules that a page can import, so that no page fetches the others."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping


def reached(files: Mapping[str, bytes], entry: str) -> dict[str, bytes]:
    """The files that the entry imports, wherever in its code, and what these import.

    Paths are such as `marias/cards.py`; what only a type checker imports is left out.
    """
    found: set[str] = set()
    waiting = [entry]
    while waiting:
        path = waiting.pop()
        if path in found or path not in files:
            continue
        found.add(path)
        waiting += [f"{path.split('/')[0]}/__init__.py"]
        waiting += _imports(path, files[path])
    return {path: files[path] for path in sorted(found)}


def _imports(path: str, source: bytes) -> Iterator[str]:
    package = path.split("/", maxsplit=1)[0]
    for node in _running(ast.parse(source, path)):
        if isinstance(node, ast.Import):
            yield from (f"{one.name.replace('.', '/')}.py" for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = "/".join(filter(None, (node.module or "").split(".")))
            home = "/".join(filter(None, (package if node.level else "", module)))
            yield f"{home}.py"
            yield from (f"{home}/{one.name}.py" for one in node.names)


def _running(tree: ast.AST) -> Iterator[ast.AST]:
    """Every node but those below `if TYPE_CHECKING`."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and _is_for_checker(node.test):
            continue
        yield node
        yield from _running(node)


def _is_for_checker(test: ast.expr) -> bool:
    return isinstance(test, ast.Name) and test.id == "TYPE_CHECKING"
