"""Which functions of the engine carry out each rule, and which tests name it.

`python -m marias_build.coverage` prints the table, with `--json` as data; every check
writes both into `build/.cache`, as `rules.txt` and `rules.json`.
"""

from __future__ import annotations

import ast
import json
import sys
import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Any

from marias_build.book.diagnostics import Faults, Place, near
from marias_build.book.toml_places import read_toml
from marias_build.cache import FOLDER, kept
from marias_build.coverage import engine as coverage_engine
from marias_build.coverage import tests as coverage_tests
from marias_build.coverage.engine import RULES, Engine, Found
from marias_build.coverage.tests import Test
from marias_build.places import ROOT
from marias_build.rules import registry
from marias_build.rules.registry import Rule

ENGINE = "engine/marias"
TESTS = "tests/marias"
CITING = ("quizzes/marias_quizzes", "site/marias_site/browser")
MESSAGES = "content/cs/messages.toml"
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

    @cached_property
    def _functions(self) -> dict[str, list[str]]:
        return {rule: self.engine.functions(rule) for rule in self.rules}

    def functions(self, rule: str) -> list[str]:
        """The names of the functions that cite a rule."""
        return self._functions[rule]

    def bodies(self, rule: str) -> list[str]:
        """The functions that cite a rule, with the private ones they lead to."""
        found = [self.engine.body(name) for name in self.functions(rule)]
        return list(dict.fromkeys(name for names in found for name in names))

    def definition(self, name: str) -> Found:
        """The code of a function or of a table of the engine."""
        tree = self.engine.nodes[name].tree
        if not isinstance(tree, ast.FunctionDef | ast.Assign):
            raise TypeError(f"{name} is neither a function nor a table")
        return tree

    def naming(self, rules: Iterable[str]) -> list[Test]:
        """The tests that name one of some rules."""
        wanted = set(rules)
        return [test for test in self.tests if wanted & test.ids]


def public_functions() -> dict[str, tuple[str, ...]]:
    """The functions that carry out each rule, as `marias.module.function`.

    Private ones only where there are no others. Remembered until a source changes.
    """
    sources = [ROOT / registry.FILE, Path(__file__), Path(coverage_engine.__file__)]
    sources += sorted((ROOT / ENGINE).glob("*.py"))
    data = kept(
        lambda: json.dumps(_public_functions()).encode(),
        *map(Path.read_bytes, sources),
    )
    return {rule: tuple(names) for rule, names in json.loads(data).items()}


def _public_functions() -> dict[str, list[str]]:
    found = Coverage()
    shown = {}
    for rule in found.rules:
        names = found.functions(rule)
        public = [name for name in names if "._" not in name] or names
        shown[rule] = [f"marias.{name}" for name in public]
    return shown


def faults() -> str:
    """What is missing or dead: a line for each, with its place."""
    found = Coverage()
    check_holes(found, found.faults)
    check_dead(found, found.faults)
    write(found)
    return "\n".join(map(str, found.faults))


def write(found: Coverage, folder: Path = FOLDER) -> None:
    """Puts the table into two files, for people and for tools."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "rules.txt").write_text(as_text(found) + "\n", encoding="utf-8")
    (folder / "rules.json").write_text(as_json(found) + "\n", encoding="utf-8")


def check_holes(found: Coverage, faults: Faults) -> None:
    """A rule that the engine must carry out has a function and a test."""
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


def check_dead(found: Coverage, faults: Faults) -> None:
    """What is cited is in the registry, and every constant is used."""
    for place, rule in [*_cited(found), *_said(found)]:
        if rule not in found.rules:
            faults.add(place, f"there is no rule {rule}", near(rule, found.rules))
    used = {
        name
        for folder in (ENGINE, *CITING)
        for file in (found.root / folder).glob("*.py")
        for name in coverage_engine.constants_used(coverage_engine.tree(file))
    }
    for name, line in found.engine.lines.items():
        if name not in used:
            place = Place(f"{ENGINE}/{RULES}.py", line)
            faults.add(place, f"nothing uses the constant {name}", "use or remove it")


def _cited(found: Coverage) -> Iterator[tuple[Place, str]]:
    """Every id that the engine cites."""
    engine = found.engine
    for name, rule in engine.constants.items():
        yield Place(f"{ENGINE}/{RULES}.py", engine.lines[name]), rule
    for node in engine.nodes.values():
        for rule in sorted(node.ids):
            yield Place(node.file, node.line), rule


def _said(found: Coverage) -> Iterator[tuple[Place, str]]:
    """What looks like an id in the questions and the page, and is no message."""
    messages = tomllib.loads((found.root / MESSAGES).read_text(encoding="utf-8"))
    families = found.families - set(messages)
    for folder in CITING:
        for file in sorted((found.root / folder).glob("*.py")):
            name = file.relative_to(found.root).as_posix()
            for line, text in coverage_engine.texts(coverage_engine.tree(file)):
                for rule in sorted(coverage_engine.ids(text, families)):
                    yield Place(name, line), rule


def as_data(found: Coverage) -> dict[str, Any]:
    """The table for pages and tools."""
    return {
        "version": VERSION,
        "rules": [
            {
                "id": rule.id,
                "kind": rule.kind,
                "scope": list(rule.scope),
                "functions": [
                    _function(found, name) for name in found.functions(rule.id)
                ],
                "tests": [
                    {"name": test.id, "line": test.line, "says": test.says}
                    for test in found.naming([rule.id])
                ],
            }
            for rule in found.rules.values()
        ],
    }


def as_json(found: Coverage) -> str:
    """The same as a text."""
    return json.dumps(as_data(found), ensure_ascii=False, indent=1)


def _function(found: Coverage, name: str) -> dict[str, Any]:
    node = found.engine.nodes[name]
    return {"name": f"marias.{name}", "file": node.file, "line": node.line}


def as_text(found: Coverage, ids: Collection[str] = ()) -> str:
    """The table for people: each rule that runs, its functions and its tests.

    With `ids` only those; a name that is no such rule is told with the nearest ones.
    """
    known = {rule.id: rule for rule in found.executable}
    wanted = ids or known
    return "\n".join(
        line
        for name in wanted
        for line in (
            _lines(found, known[name])
            if name in known
            else [f"{name}: no rule that runs; {near(name, known)}"]
        )
    )


def _lines(found: Coverage, rule: Rule) -> Iterator[str]:
    yield f"{rule.id} ({' '.join(rule.scope)})"
    for name in found.functions(rule.id):
        function = _function(found, name)
        yield f"    {function['name']} [{function['file']}:{function['line']}]"
    if not found.functions(rule.id):
        yield "    NO FUNCTION"
    tests = found.naming([rule.id])
    for test in tests:
        yield f"    {test.says or test.name} [{test.file}:{test.line}]"
    if not tests:
        yield "    NO TEST"


def main(arguments: list[str]) -> int:
    """Prints the table: of all rules, or of those named; `--json` as data."""
    ids = [one for one in arguments if not one.startswith("-")]
    found = Coverage()
    with suppress(BrokenPipeError):
        print(as_json(found) if "--json" in arguments else as_text(found, ids))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
