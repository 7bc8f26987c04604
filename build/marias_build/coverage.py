"""Which functions of the engine carry out each rule, and which tests name it.

`python -m marias_build.coverage` prints the table, with `--json` as data.
"""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from marias_build import coverage_engine, coverage_tests, registry
from marias_build.coverage_engine import Engine
from marias_build.coverage_tests import Test
from marias_build.diagnostics import Faults
from marias_build.registry import Rule
from marias_build.toml_places import read_toml

ROOT = Path(__file__).resolve().parents[2]
ENGINE = "engine/marias"
TESTS = "tests/marias"
VERSION = 1


class Coverage:
    """The rules with their functions and tests, read from the files below a root."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.faults = Faults()
        text = (root / registry.FILE).read_text(encoding="utf-8")
        toml = read_toml(text, registry.FILE, self.faults)
        self.rules: Mapping[str, Rule] = registry.read(toml, self.faults)
        self.families = frozenset(rule.partition(".")[0] for rule in self.rules)

    @cached_property
    def engine(self) -> Engine:
        """The functions, classes and tables of the engine."""
        return coverage_engine.read(self.root / ENGINE, self.root, self.families)

    @cached_property
    def tests(self) -> list[Test]:
        """The tests of the engine."""
        return coverage_tests.read(
            self.root / TESTS, self.root, self.engine.constants, self.families
        )

    @cached_property
    def executable(self) -> list[Rule]:
        """The rules that the engine must carry out."""
        return [rule for rule in self.rules.values() if rule.executable]

    def functions(self, rule: str) -> list[str]:
        """The names of the functions that cite a rule."""
        return self._functions[rule]

    @cached_property
    def _functions(self) -> dict[str, list[str]]:
        return {rule: self.engine.functions(rule) for rule in self.rules}

    def bodies(self, rule: str) -> list[str]:
        """The functions that cite a rule, with the private ones they lead to."""
        found = [self.engine.body(name) for name in self.functions(rule)]
        return list(dict.fromkeys(name for names in found for name in names))

    def definition(self, name: str) -> ast.FunctionDef | ast.Assign:
        """The code of a function or of a table of the engine."""
        tree = self.engine.nodes[name].tree
        if not isinstance(tree, ast.FunctionDef | ast.Assign):
            raise TypeError(f"{name} is neither a function nor a table")
        return tree

    def naming(self, rules: Iterable[str]) -> list[Test]:
        """The tests that name one of some rules."""
        wanted = set(rules)
        return [test for test in self.tests if wanted & test.ids]


@cache
def public_functions() -> dict[str, tuple[str, ...]]:
    """The public functions that carry out each rule, as `marias.module.function`.

    The private ones where there are no others.
    """
    found = Coverage()
    shown = {}
    for rule in found.rules:
        names = found.functions(rule)
        public = [name for name in names if "._" not in name] or names
        shown[rule] = tuple(f"marias.{name}" for name in public)
    return shown


def faults(root: Path = ROOT) -> str:
    """What is missing or dead: a line for each, with its place."""
    found = Coverage(root)
    _check_holes(found, found.faults)
    _check_dead(found, found.faults)
    return "\n".join(map(str, found.faults))


def _check_holes(found: Coverage, faults: Faults) -> None:
    for rule in found.executable:
        if not found.functions(rule.id):
            what = f"no function of the engine cites {rule.id}"
            rows = found.engine.switches(rule.id)
            if rows:
                what += f", only a row of {', '.join(rows)}"
            mend = "name it in the docstring of the function that carries it out"
            faults.add(rule.place, what, mend)
        if not found.naming([rule.id]):
            what = f"no test of the engine names {rule.id}"
            faults.add(rule.place, what, "name it in a test that holds its limits")


def _check_dead(found: Coverage, faults: Faults) -> None:
    for where, line, cited in _cited(found):
        if cited not in found.rules:
            from marias_build.diagnostics import Place, near

            what = f"there is no rule {cited}"
            faults.add(Place(where, line), what, near(cited, found.rules))
    used = _constants_used(found)
    for name, line in found.engine.lines.items():
        if name not in used:
            from marias_build.diagnostics import Place

            place = Place(f"{ENGINE}/{coverage_engine.RULES}.py", line)
            faults.add(place, f"nothing uses the constant {name}", "use or remove it")


def _cited(found: Coverage) -> Iterator[tuple[str, int, str]]:
    """Every id that the engine cites, with its file and line."""
    engine = found.engine
    for name, rule in engine.constants.items():
        yield f"{ENGINE}/{coverage_engine.RULES}.py", engine.lines[name], rule
    for node in engine.nodes.values():
        for rule in sorted(node.ids):
            yield node.file, node.line, rule


def _constants_used(found: Coverage) -> set[str]:
    return {
        name
        for folder in (ENGINE, "quizzes/marias_quizzes", "site/marias_site/browser")
        for file in (found.root / folder).glob("*.py")
        for name in coverage_engine.constants_used(coverage_engine.tree(file))
    }


def as_data(found: Coverage) -> dict[str, Any]:
    """The table for other pages and tools."""
    nodes = found.engine.nodes
    return {
        "version": VERSION,
        "rules": [
            {
                "id": rule.id,
                "kind": rule.kind,
                "scope": list(rule.scope),
                "functions": [
                    {"name": f"marias.{name}", "file": node.file, "line": node.line}
                    for name in found.functions(rule.id)
                    for node in [nodes[name]]
                ],
                "tests": [
                    {"name": test.id, "line": test.line, "says": test.says}
                    for test in found.naming([rule.id])
                ],
            }
            for rule in found.rules.values()
        ],
    }


def as_text(found: Coverage) -> str:
    """The table for people: each rule with its functions and its tests."""
    lines = []
    for rule in found.executable:
        lines.append(f"{rule.id}  ({' '.join(rule.scope)})")
        names = found.functions(rule.id)
        lines.append(f"    by   {', '.join(names) or 'NO FUNCTION'}")
        for test in found.naming([rule.id]):
            lines.append(f"    held {test.says or test.name}  [{test.id}]")
        if not found.naming([rule.id]):
            lines.append("    held by NO TEST")
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    """Prints the table."""
    found = Coverage()
    if "--json" in arguments:
        print(json.dumps(as_data(found), ensure_ascii=False, indent=1))
    else:
        print(as_text(found))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
