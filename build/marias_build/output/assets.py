"""Gathers every file that pages fetch, each under a name that holds its hash.

A file is asked for by its plain name (`site.css`, `core.js`, `cards/HK.svg`) and found
at its path from the site's root. Files that look for each other by name share a folder,
and then the folder has the hash.
"""

from __future__ import annotations

import hashlib
import posixpath
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from marias_build import notices
from marias_build.output import bundle, faces, fonts, npm_files
from marias_build.places import ROOT

STATIC = "site/marias_site/static"
FOLDER = "assets"
FIRST_STYLES = ("tokens.css", "base.css")  # the other sheets refine these two
LAST_STYLES = ("modes.css", "print.css")  # and these two refine all others
# One script to the reader, who would wait for every file of its own.
LOADER = ("page", "state", "acts", "bridge", "engine", "begin")
TEMPLATES = ("sw.js", "sw-off.js")  # the freeze and serve take these themselves

# PyScript's core, and the chunk that it imports at start in spite of the loader's
# settings; the others belong to plug-ins that these turn off.
CHUNKS = ("core", "error")
STYLE_LINK = re.compile(r"""url\(\s*["']?(?!data:|#)([^"')]+)["']?\s*\)""")
# Comments that have lines of their own, and the space before every line.
COMMENT = re.compile(
    r"^\s*/\*.*?\*/\n|^\s*//[^\n]*(?:\n|\Z)|^[ \t]+", re.DOTALL | re.MULTILINE
)

# What MiniSearch can do besides: change an index, keep one, guess a query. A page only
# makes an index and asks it.
UNUSED = (
    "remove", "removeAll", "removeTerm", "removeFieldLength", "replace", "discard",
    "discardAll", "vacuum", "performVacuuming", "conditionalVacuum", "isVacuuming",
    "vacuumConditionsMet", "maybeAutoVacuum", "dirtCount", "dirtFactor",
    "warnDocumentChanged", "toJSON", "loadJSON", "loadJSONAsync", "loadJS",
    "loadJSAsync", "instantiateMiniSearch", "getStoredFields", "autoSuggest",
    "documentCount", "termCount",
)  # fmt: skip
METHOD = r"^ {{4}}(?:static |async |get )*{}\([^)]*\) \{{\n.*?^ {{4}}\}}\n"


class Asset(NamedTuple):
    """A file of the site: its path from the root and its content."""

    path: str
    data: bytes


class AssetError(Exception):
    """A style sheet names a file that is not there, or npm files are not as known."""


def gather(
    root: Path = ROOT, made: Mapping[str, bytes] | None = None
) -> dict[str, Asset]:
    """Every asset by its plain name; `made` are files that somebody else built."""
    files = {notices.NAME: notices.text(root).encode(), **(made or {})}
    files |= plain_files(root / STATIC)
    files |= {
        fonts.NAME: fonts.font(),
        "bundle.bin": bundle.bundle(bundle.sources(root)),
        "minisearch.js": search_library(),
        "loader.js": light(loader(root / STATIC)),
        "search.js": light(files["search.js"]),
    }
    drawn = faces.faces()
    files["mark.svg"] = drawn.pop("mark.svg")
    assets = {name: Asset(hashed(name, data), data) for name, data in files.items()}
    assets |= together("cards", {f"cards/{name}": data for name, data in drawn.items()})
    assets |= together("pyscript", pyscript_files())
    assets |= together("micropython", interpreter_files())
    style = style_sheet(root / STATIC, assets).encode()
    assets["site.css"] = Asset(hashed("site.css", style), style)
    return dict(sorted(assets.items()))


def card_folder(assets: Mapping[str, Asset]) -> str:
    """The folder of the card faces, from the site's root."""
    return posixpath.dirname(assets["cards/back.svg"].path)


# --- names ----------------------------------------------------------------------------


def digest(*contents: bytes) -> str:
    """Ten hexadecimal digits that stand for the contents."""
    total = hashlib.sha256()
    for content in contents:
        total.update(len(content).to_bytes(8, "little") + content)
    return total.hexdigest()[:10]


def hashed(name: str, data: bytes) -> str:
    """The path of a file that stands alone: `site.css` -> `assets/site.<hash>.css`."""
    stem, suffix = posixpath.splitext(name)
    return f"{FOLDER}/{stem}.{digest(data)}{suffix}"


def together(folder: str, files: Mapping[str, bytes]) -> dict[str, Asset]:
    """Files that keep their names, in a folder that has the hash of them all."""
    parts = [part for name in sorted(files) for part in (name.encode(), files[name])]
    home = f"{FOLDER}/{folder}.{digest(*parts)}"
    return {
        name: Asset(f"{home}/{posixpath.basename(name)}", data)
        for name, data in files.items()
    }


# --- sources --------------------------------------------------------------------------


def plain_files(static: Path) -> dict[str, bytes]:
    """The static files by their path below `static`, but for what is put together."""
    return {
        file.relative_to(static).as_posix(): file.read_bytes()
        for file in sorted(static.rglob("*"))
        if file.is_file() and file.suffix != ".css" and file.name not in TEMPLATES
        if file.parent.name != "loader"
        if not file.name.startswith(".")  # an editor's own
    }


def pyscript_files() -> dict[str, bytes]:
    """PyScript's core with the chunks that it imports when it starts."""
    files = _npm("@pyscript/core/dist", "*.js")
    return {
        name: data
        for name, data in files.items()
        if name.removesuffix(".js").rsplit("-", 1)[0] in CHUNKS
    }


def interpreter_files() -> dict[str, bytes]:
    """MicroPython: the module and the WebAssembly beside it."""
    return _npm("@micropython/micropython-webassembly-pyscript", "micropython.*")


def search_library() -> bytes:
    """MiniSearch, at a third of the weight that it has in its package.

    AssetError when another version of it is not written as this one is.
    """
    (data,) = _npm("minisearch/dist/es", "index.js").values()
    script = data.decode("utf-8")
    for name in UNUSED:
        pattern = re.compile(METHOD.format(name), re.DOTALL | re.MULTILINE)
        script, count = pattern.subn("", script)
        if count != 1:
            raise AssetError(f"minisearch has {count} methods {name}, and not one")
    return light(script.encode("utf-8"))


def loader(static: Path) -> bytes:
    """The loader in one piece; its parts have one scope, as style sheets have."""
    return b"\n".join((static / f"loader/{name}.js").read_bytes() for name in LOADER)


def light(script: bytes) -> bytes:
    """A script without comments and margins; no text in it may have lines."""
    return COMMENT.sub("", script.decode("utf-8")).encode("utf-8")


def _npm(package: str, pattern: str) -> dict[str, bytes]:
    folder = npm_files.MODULES / package
    files = {file.name: file.read_bytes() for file in sorted(folder.glob(pattern))}
    if not files:
        raise AssetError(f"{folder} has no {pattern}; `python3 build` fetches it")
    return files


# --- the style sheet ------------------------------------------------------------------


def style_sheet(static: Path, assets: Mapping[str, Asset]) -> str:
    """All style sheets as one, with the files they name under their hashed names."""
    texts = [file.read_text(encoding="utf-8") for file in _styles(static)]
    return STYLE_LINK.sub(lambda match: _link(match[1], assets), "".join(texts))


def _styles(static: Path) -> Iterator[Path]:
    def place(file: Path) -> tuple[int, int, str]:
        first = FIRST_STYLES.index(file.name) if file.name in FIRST_STYLES else 99
        last = LAST_STYLES.index(file.name) + 1 if file.name in LAST_STYLES else 0
        return last, first, file.name

    found = (file for file in static.rglob("*.css") if not file.name.startswith("."))
    yield from sorted(found, key=place)


def _link(name: str, assets: Mapping[str, Asset]) -> str:
    if name not in assets:
        raise AssetError(f"a style sheet names {name}, which is no asset")
    return f'url("{posixpath.relpath(assets[name].path, FOLDER)}")'
