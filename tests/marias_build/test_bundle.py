"""The page's Python as one binary file."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from marias_build.output import bundle, npm_files

FILES = {"marias/__init__.py": b"", "marias/cards.py": b"PACK = tuple(range(32))\n"}

RUN = """
import {{ loadMicroPython }} from "{interpreter}";
import {{ readFileSync }} from "node:fs";
const python = await loadMicroPython({{ linebuffer: true }});
const data = readFileSync("{bundle}");
const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
for (let at = 0; at < data.length;) {{
  const name = view.getUint16(at, true);
  const path = data.toString("utf8", at + 2, at + 2 + name);
  const size = view.getUint32(at + 2 + name, true);
  const start = at + 6 + name;
  const folder = path.split("/").slice(0, -1).join("/");
  if (!python.FS.analyzePath(folder).exists) python.FS.mkdir(folder);
  python.FS.writeFile(path, data.subarray(start, start + size));
  at = start + size;
}}
python.runPython(`{code}`);
"""


@given(st.dictionaries(st.text("abc/é", min_size=1), st.binary()))
def test_what_is_packed_can_be_unpacked(files: dict[str, bytes]) -> None:
    """unpack(pack(files)) == files."""
    assert bundle.unpack(bundle.pack(files)) == files


def test_the_format_is_the_documented_one() -> None:
    """u16 length, path, u32 length, content, numbers little-endian."""
    assert bundle.pack({"a/é": b"xyz"}) == b"\x04\x00a/\xc3\xa9\x03\x00\x00\x00xyz"


def test_the_order_of_files_does_not_matter() -> None:
    """The same files give the same bytes."""
    turned = dict(reversed(FILES.items()))
    assert bundle.bundle(FILES) == bundle.bundle(turned)


def test_no_path_of_this_machine_gets_in(tmp_path: Path) -> None:
    """The bytecode knows a source by its name in the page."""
    fresh = bundle._compile("marias/cards.py", FILES["marias/cards.py"])
    assert b"marias/cards.py" in fresh
    assert str(tmp_path.parent).encode() not in fresh
    assert b"plain.py" not in fresh
    assert fresh == bundle.compile_file("marias/cards.py", FILES["marias/cards.py"])


def test_all_bad_files_are_named_at_once() -> None:
    """What MicroPython cannot read is reported for every file, with its line."""
    bad = {"a.py": b"x = 1\nmatch x:\n  case 1: pass\n", "b.py": b"def f(a, /): pass\n"}
    with pytest.raises(bundle.CompileError) as caught:
        bundle.bundle(bad)
    assert "a.py" in str(caught.value)
    assert "line 2" in str(caught.value)
    assert "b.py" in str(caught.value)


def test_the_project_compiles(root: Path) -> None:
    """Engine, questions and page code are in the subset that MicroPython reads."""
    files = bundle.unpack(bundle.bundle(bundle.sources(root)))
    folders = {path.split("/")[0] for path in files}
    assert folders == {"marias", "marias_quizzes", "browser"}
    assert all(path.endswith(".mpy") for path in files)
    assert "marias/cards.mpy" in files


def test_the_interpreter_runs_the_bundle(root: Path, tmp_path: Path) -> None:
    """Every module of engine and questions imports from the bundle on MicroPython."""
    node = npm_files.find_node()
    assert node, "no Node.js: `python3 build test` brings one"
    sources = bundle.sources(root)
    (tmp_path / "bundle.bin").write_bytes(bundle.bundle(sources))
    names = [
        p.removesuffix(".py").replace("/", ".") for p in sources if "browser" not in p
    ]
    code = "\n".join(f"import {name.removesuffix('.__init__')}" for name in names)
    package = "@micropython/micropython-webassembly-pyscript"
    script = tmp_path / "run.mjs"
    script.write_text(
        RUN.format(
            interpreter=(npm_files.MODULES / package / "micropython.mjs").as_uri(),
            bundle=(tmp_path / "bundle.bin").as_posix(),
            code=f"{code}\nprint('imported', len({len(names)} * 'x'))",
        )
    )
    done = subprocess.run([node, script], capture_output=True, text=True, check=False)
    assert done.stdout.strip() == f"imported {len(names)}", done.stderr
