"""Finds which functions of the engine cite which rules, by reading their sources."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

RULES = "rules"  # the module that holds the ids
# A row of these turns a rule or mistakes it; it takes a function to carry it out.
ROWS_ONLY = ("switches", "misconceptions")

Found = ast.FunctionDef | ast.Assign
ID = re.compile(r"(?<![\w./-])([a-z0-9]+)\.[a-z0-9]+(?:-[a-z0-9]+)*(?![\w(-]|\.\w)")


class Node(NamedTuple):
    """A function, a class or a table of the engine, with what it says of rules.

    `uses` are the names of the nodes that stand in its code.
    """

    name: str
    file: str
    line: int
    tree: ast.stmt
    ids: frozenset[str]
    uses: frozenset[str]

    @property
    def is_function(self) -> bool:
        """Whether it does something; classes and tables are used by what does."""
        return isinstance(self.tree, ast.FunctionDef)

    @property
    def module(self) -> str:
        """The name of its module, without the package."""
        return self.name.partition(".")[0]


class Engine(NamedTuple):
    """All nodes of the engine by name, the ids by constant, and their lines."""

    nodes: Mapping[str, Node]
    constants: Mapping[str, str]
    lines: Mapping[str, int]

    def functions(self, rule: str) -> list[str]:
        """The names of the functions that cite a rule, or use a table that does."""
        citing = [node for node in self.nodes.values() if rule in node.ids]
        found = [node.name for node in citing if node.is_function]
        return sorted(found) or sorted(self._users(citing))

    def _users(self, citing: Iterable[Node]) -> set[str]:
        """The functions that use a table or class, also by way of another table."""
        waiting = [node.name for node in citing if not _only_rows(node.module)]
        found, seen = set[str](), set[str]()
        while waiting:
            name = waiting.pop()
            seen.add(name)
            for node in self.nodes.values():
                if name in node.uses and node.is_function:
                    found.add(node.name)
                elif name in node.uses and node.name not in seen:
                    waiting.append(node.name)
        return found

    def switches(self, rule: str) -> list[str]:
        """The tables of switches and beliefs that have a rule in one of their rows."""
        nodes = self.nodes.values()
        return [n.name for n in nodes if rule in n.ids and _only_rows(n.module)]

    def body(self, name: str) -> list[str]:
        """A function with the private ones of its module that it leads to."""
        found, waiting = list[str](), [name]
        while waiting:
            node = self.nodes[waiting.pop()]
            if node.name in found:
                continue
            found.append(node.name)
            waiting += [
                used
                for used in sorted(node.uses)
                if used.startswith(f"{node.module}._") and self.nodes[used].is_function
            ]
        return found

    def tables(self, functions: Iterable[str]) -> dict[str, list[str]]:
        """The tables that some functions read, with those that read them directly."""
        found: dict[str, list[str]] = {}
        waiting = list(functions)
        while waiting:
            name = waiting.pop()
            for used in sorted(self.nodes[name].uses):
                if isinstance(self.nodes[used].tree, ast.Assign):
                    if used not in found:
                        waiting.append(used)
                    found.setdefault(used, []).append(name)
        return dict(sorted(found.items()))

    def is_rows(self, name: str) -> bool:
        """Whether a table only has switches or beliefs in its rows."""
        return _only_rows(self.nodes[name].module)


def _only_rows(module: str) -> bool:
    return module.startswith(ROWS_ONLY)


def read(folder: Path, root: Path, families: Iterable[str]) -> Engine:
    """Reads the modules of a package; the ids are those of its module `rules`."""
    trees = {file.stem: tree(file) for file in sorted(folder.glob("*.py"))}
    constants, lines = {}, {}
    for row in trees[RULES].body:
        if isinstance(row, ast.Assign) and isinstance(row.targets[0], ast.Name):
            constants[row.targets[0].id] = ast.literal_eval(row.value)
            lines[row.targets[0].id] = row.lineno
    reader = _Reader(constants, frozenset(families))
    nodes = {}
    for module, code in trees.items():
        if module != RULES:
            file = (folder / f"{module}.py").relative_to(root).as_posix()
            for node in reader.nodes(module, file, code):
                nodes[node.name] = node
    known = frozenset(nodes)
    nodes = {k: n._replace(uses=n.uses & known) for k, n in nodes.items()}
    return Engine(nodes, constants, lines)


def tree(file: Path) -> ast.Module:
    """The syntax tree of a Python file."""
    return ast.parse(file.read_text(encoding="utf-8"))


def ids(text: str, families: frozenset[str]) -> set[str]:
    """What looks like the id of a rule in a text."""
    return {found[0] for found in ID.finditer(text) if found[1] in families}


def texts(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every text in a piece of code, docstrings too, with its line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value


def constants_used(tree: ast.AST) -> set[str]:
    """The names of the constants of `rules` that a piece of code uses."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == RULES:
            found.add(node.attr)
        elif isinstance(node, ast.ImportFrom) and _is_of_rules(node):
            found.update(alias.name for alias in node.names)
    return found


def _is_of_rules(node: ast.ImportFrom) -> bool:
    return (node.module or "").rpartition(".")[2] == RULES


class _Reader:
    """Turns the trees of modules into nodes."""

    def __init__(self, constants: Mapping[str, str], families: frozenset[str]) -> None:
        self.constants = constants
        self.families = families

    def nodes(self, module: str, file: str, tree: ast.Module) -> Iterator[Node]:
        scope = {**imported(tree), **{n: f"{module}.{n}" for n in _defined(tree)}}
        for statement in tree.body:
            for name, part, said in _parts(statement):
                uses = frozenset(_used(part, scope) - {f"{module}.{name}"})
                found = frozenset(self.cited(said))
                yield Node(f"{module}.{name}", file, part.lineno, part, found, uses)

    def cited(self, parts: Iterable[ast.AST]) -> set[str]:
        found = set[str]()
        for part in parts:
            found |= {self.constants.get(one, one) for one in constants_used(part)}
            for _, text in texts(part):
                found |= ids(text, self.families)
        return found


def _defined(tree: ast.Module) -> Iterator[str]:
    for statement in tree.body:
        for name, _, _ in _parts(statement):
            yield name


def _parts(
    statement: ast.stmt,
) -> Iterator[tuple[str, ast.stmt, list[ast.stmt]]]:
    """The nodes of a statement of a module: name, tree, and where it may cite."""
    if isinstance(statement, ast.FunctionDef):
        yield statement.name, statement, [statement]
    elif isinstance(statement, ast.ClassDef):
        methods = [one for one in statement.body if isinstance(one, ast.FunctionDef)]
        rest = [one for one in statement.body if one not in methods]
        yield statement.name, statement, rest
        for one in methods:
            yield f"{statement.name}.{one.name}", one, [one]
    elif isinstance(statement, ast.Assign):
        for target in statement.targets:
            if isinstance(target, ast.Name):
                yield target.id, statement, [statement]
    elif isinstance(statement, ast.AnnAssign) and isinstance(
        statement.target, ast.Name
    ):
        yield statement.target.id, statement, [statement]


def imported(tree: ast.AST) -> dict[str, str]:
    """What the names stand for that a module imports from its own package."""
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.level or _is_ours(node.module)):
            inside = (node.module or "").removeprefix("marias").removeprefix(".")
            for alias in node.names:
                home = f"{inside}.{alias.name}" if inside else alias.name
                found[alias.asname or alias.name] = home
    return found


def _is_ours(module: str | None) -> bool:
    return module == "marias" or (module or "").startswith("marias.")


def _used(tree: ast.AST, scope: Mapping[str, str]) -> set[str]:
    """The names in a piece of code, as `module.name`."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id in scope:
            found.add(scope[node.id])
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            home = scope.get(node.value.id)
            if home is not None:
                found.add(f"{home}.{node.attr}")
    return found
