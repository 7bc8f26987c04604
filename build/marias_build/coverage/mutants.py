"""Changes the code of a function in one place, as a mistake of ours could."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from marias_build.coverage.engine import RULES, Found

Step = tuple[str, int | None]  # a field of a node, and a place in it if it is a list

EMPTIED = "emptied"

_COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
_CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}
_SWITCH = "one"  # makes a row: its name, its values, which of them each preset has


class Mutant(NamedTuple):
    """One change: the line, the code before and after, and the way to the place."""

    line: int
    change: str
    path: tuple[Step, ...]
    new: ast.AST


def mutants(found: Found) -> list[Mutant]:
    """Every change of a function or a table, each with another text.

    A function is also emptied. A mark such as -1, which only has to differ from what
    it marks, is left alone.
    """
    if isinstance(found, ast.FunctionDef):
        emptied = Mutant(found.lineno, EMPTIED, (), ast.Return(ast.Constant(None)))
        made = [emptied, *_changes(found, ())]
    else:
        marks = isinstance(found.value, ast.UnaryOp)
        made = [] if marks else list(_changes(found, ()))
    seen: dict[str, int] = {}
    named = []
    for one in made:
        seen[one.change] = count = seen.get(one.change, 0) + 1
        change = f"{one.change} ({count})" if count > 1 else one.change
        named.append(one._replace(change=change))
    return named


def changed(found: Found, mutant: Mutant) -> Found:
    """A copy of the function or table in which the change is made."""
    made = copy.deepcopy(found)
    if mutant.change == EMPTIED:
        made.body = [mutant.new]  # type: ignore[union-attr]
        return ast.fix_missing_locations(made)
    node: Any = made
    for name, index in mutant.path[:-1]:
        value = getattr(node, name)
        node = value if index is None else value[index]
    name, index = mutant.path[-1]
    if index is None:
        setattr(node, name, mutant.new)
    else:
        getattr(node, name)[index] = mutant.new
    return ast.fix_missing_locations(made)


def _changes(node: ast.AST, path: tuple[Step, ...]) -> Iterator[Mutant]:
    for step, child in _children(node):
        way = (*path, step)
        for new in _others(child, node):
            what = f"{_text(child)} -> {_text(new)}"
            yield Mutant(getattr(child, "lineno", 0), what, way, new)
        yield from _changes(child, way)


def _children(node: ast.AST) -> Iterator[tuple[Step, ast.AST]]:
    """What stands in a node, but for docstrings, annotations and targets."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "args", "targets") and (
            not isinstance(node, ast.Call)
        ):
            continue
        if isinstance(value, ast.AST):
            yield (name, None), value
        elif isinstance(value, list):
            for index, child in enumerate(value):
                if isinstance(child, ast.AST) and not _is_text(child):
                    yield (name, index), child


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _others(node: ast.AST, parent: ast.AST) -> Iterator[ast.AST]:
    """What could stand in the place of a node by mistake."""
    for kind, others in _OTHERS.items():
        if isinstance(node, kind):
            yield from others(node)
    if isinstance(parent, ast.Return) and isinstance(node, ast.Constant):
        yield from _texts(node)
    if isinstance(node, ast.expr) and _is_test(node, parent):
        yield ast.UnaryOp(ast.Not(), node)


def _compared(node: ast.Compare) -> Iterator[ast.AST]:
    for index, op in enumerate(node.ops):
        ops = list(node.ops)
        ops[index] = _COMPARED[type(op)]()
        yield ast.Compare(node.left, ops, node.comparators)


def _joined(node: ast.BoolOp) -> Iterator[ast.AST]:
    other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    yield ast.BoolOp(other, node.values)


def _negated(node: ast.UnaryOp) -> Iterator[ast.AST]:
    if isinstance(node.op, ast.Not):
        yield node.operand


def _counted(node: ast.BinOp) -> Iterator[ast.AST]:
    if type(node.op) in _COUNTED:
        yield ast.BinOp(node.left, _COUNTED[type(node.op)](), node.right)


def _constants(node: ast.Constant) -> Iterator[ast.AST]:
    if isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node.value, int):
        yield ast.Constant(node.value + 1)
        if node.value > 0:
            yield ast.Constant(node.value - 1)


def _texts(node: ast.Constant) -> Iterator[ast.AST]:
    if isinstance(node.value, str):
        yield ast.Constant("" if node.value else "another text")


def _ruled(node: ast.Attribute) -> Iterator[ast.AST]:
    if ast.unparse(node.value) == RULES:
        yield ast.Constant("another rule")


def _called(node: ast.Call) -> Iterator[ast.AST]:
    name = ast.unparse(node.func)
    if name in _CALLED:
        other = ast.Name(_CALLED[name], ast.Load())
        yield ast.Call(other, node.args, node.keywords)
    elif _is_switch(node):
        yield from _presets(node)


def _is_switch(node: ast.Call) -> bool:
    """Whether a call is a row of the switches, with what the presets have in it."""
    if ast.unparse(node.func) != _SWITCH or len(node.args) < 3:
        return False
    cells = node.args[2]
    return isinstance(cells, ast.Constant) and "|" in str(cells.value)


def _presets(node: ast.Call) -> Iterator[ast.AST]:
    """A row of the switches in which one preset has another of the values."""
    values, presets = [ast.literal_eval(one) for one in node.args[1:3]]
    hidden = [one.value for one in node.keywords if one.arg == "hidden"]
    others = " ".join([values, *map(ast.literal_eval, hidden)]).split()[1:]
    cells = presets.split("|")
    for place, cell in enumerate(cells):
        usual = cell.split()[0] in "SDI"
        if usual and not others:
            return
        changed = [*cells]
        changed[place] = f"{others[0]} S" if usual else "S"
        new = ast.Constant("|".join(changed))
        yield ast.Call(node.func, [*node.args[:2], new, *node.args[3:]], node.keywords)


def _statements(node: ast.stmt) -> Iterator[ast.AST]:
    if isinstance(node, ast.Raise | ast.AugAssign) or (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    ):
        yield ast.Pass()
    elif isinstance(node, ast.Continue):
        yield ast.Break()
    elif isinstance(node, ast.Return) and isinstance(node.value, ast.Call | ast.Tuple):
        yield ast.Return(ast.Constant(None))


_OTHERS: dict[type[ast.AST], Callable[[Any], Iterator[ast.AST]]] = {
    ast.Compare: _compared,
    ast.BoolOp: _joined,
    ast.UnaryOp: _negated,
    ast.BinOp: _counted,
    ast.Constant: _constants,
    ast.Attribute: _ruled,
    ast.Call: _called,
    ast.stmt: _statements,
}


def _is_test(node: ast.expr, parent: ast.AST) -> bool:
    """Whether a node is a condition that no other change turns."""
    if isinstance(node, ast.Compare | ast.BoolOp | ast.UnaryOp):
        return False
    if isinstance(parent, ast.If | ast.IfExp | ast.While):
        return node is parent.test
    return isinstance(parent, ast.comprehension) and node in parent.ifs


def _text(node: ast.AST) -> str:
    if isinstance(node, ast.Call) and _is_switch(node):
        return f"{ast.literal_eval(node.args[0])} {ast.unparse(node.args[2])}"
    text = ast.unparse(node).splitlines()
    return text[0] if len(text) == 1 else text[0] + " …"
