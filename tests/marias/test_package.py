import ast
from pathlib import Path

import marias
import pytest

FOLDER = Path(marias.__file__).parent
MODULES = sorted(FOLDER.glob("*.py"))


def test_every_public_name_is_there_and_loaded_only_when_used():
    """The package offers names without loading what a page does not need."""
    for name in marias.public_names():
        assert getattr(marias, name) is not None
    with pytest.raises(AttributeError):
        _ = marias.no_such_name


def test_the_package_tells_what_it_exports():
    """By ``dir`` and ``import *``, before any of it is loaded."""
    assert marias.__all__ == marias.public_names()
    assert set(dir(marias)) >= set(marias.public_names())
    taken = {}
    exec("from marias import *", taken)
    assert taken.keys() - {"__builtins__"} == set(marias.public_names())


def test_the_checker_sees_the_names_that_the_package_offers():
    """The imports for the type checker and the lazy ones are the same list."""
    tree = ast.parse((FOLDER / "__init__.py").read_text(encoding="utf-8"))
    imported = [
        alias.asname
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    ]
    assert sorted(imported) == sorted(marias.public_names())


def runtime_imports(path):
    """The modules that a module imports outside of TYPE_CHECKING."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and getattr(node.test, "id", "") == "TYPE_CHECKING":
            node.body = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        if isinstance(node, ast.ImportFrom):
            yield "." if node.level else node.module


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_the_engine_imports_nothing_but_itself_and_collections(path):
    """It runs under MicroPython, without a file, a clock or a network."""
    assert set(runtime_imports(path)) <= {".", "collections"}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_every_module_begins_with_its_purpose(path):
    """One sentence says what a module is for; no module grows out of sight."""
    text = path.read_text(encoding="utf-8")
    purpose = ast.get_docstring(ast.parse(text))
    assert purpose
    assert purpose.splitlines()[0].endswith(".")
    # The list of all ids is one long table, and splitting it would hide the twice used.
    assert len(text.splitlines()) <= 250 or path.stem == "rules"
