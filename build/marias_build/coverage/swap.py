"""Gives functions of the engine other code while it runs.

Whoever has imported a function gets the new code too; what was computed with the old
one when the modules were imported stays as it is.
"""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterable
from functools import cache
from types import CodeType, FunctionType
from typing import Any

from marias_build.coverage import mutants as coverage_mutants
from marias_build.places import ROOT

WATCH = "_watched_"


def change(name: str, what: str) -> None:
    """Makes one change in a function, by the words of its mutant."""
    found = definition(name)
    tree = coverage_mutants.changed(found, mutants(name)[what])
    function(name).__code__ = compiled(tree, found.name)


@cache
def mutants(name: str) -> dict[str, coverage_mutants.Mutant]:
    """The changes of a function by their words; read once, for the forks as well."""
    return {one.change: one for one in coverage_mutants.mutants(definition(name))}


def watch(names: Iterable[str]) -> set[int]:
    """A set that from now on gets the place in `names` of each function that runs."""
    seen: set[int] = set()
    for place, name in enumerate(names):
        found = definition(name)
        call = ast.parse(f"{WATCH}.add({place})").body
        tree = ast.FunctionDef(**{**vars(found), "body": [*call, *found.body]})
        one = function(name)
        one.__globals__[WATCH] = seen
        one.__code__ = compiled(ast.fix_missing_locations(tree), found.name)
    return seen


def compiled(tree: ast.stmt, name: str) -> CodeType:
    """The code of a function from its definition."""
    module = compile(ast.Module([tree], []), f"<{name} otherwise>", "exec")
    for constant in module.co_consts:
        if isinstance(constant, CodeType) and constant.co_name == name:
            return constant
    raise LookupError(name)


def function(name: str) -> FunctionType:
    """The function behind `module.name` or `module.Class.name` of the engine."""
    module, *way = name.split(".")
    found: Any = importlib.import_module(f"marias.{module}")
    for step in way:
        found = vars(found)[step]
    found = getattr(found, "fget", getattr(found, "__func__", found))
    if not isinstance(found, FunctionType):
        raise TypeError(f"{name} is no function")
    return found


def definition(name: str) -> ast.FunctionDef:
    """The definition of a function in the sources of the engine."""
    module, *way = name.split(".")
    body: list[ast.stmt] = _parsed(module).body
    for step in way:
        found = _named(body, step)
        body = found.body
    if not isinstance(found, ast.FunctionDef):
        raise TypeError(f"{name} is no function")
    return found


@cache
def _parsed(module: str) -> ast.Module:
    file = ROOT / f"engine/marias/{module}.py"
    return ast.parse(file.read_text(encoding="utf-8"))


def _named(body: Iterable[ast.stmt], name: str) -> ast.FunctionDef | ast.ClassDef:
    for statement in body:
        if not isinstance(statement, ast.FunctionDef | ast.ClassDef):
            continue
        if statement.name == name:
            return statement
    raise LookupError(name)
