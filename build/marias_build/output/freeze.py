"""Writes the site: every page of the book and every file into `build/public`."""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
import warnings
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from unicodedata import normalize

from flask_frozen import Freezer
from jinja2 import TemplateError
from marias_site import create_app, pages
from marias_site.book import Book

from marias_build.output import making
from marias_build.places import ROOT
from marias_build.progress import step

PUBLIC = ROOT / "build/public"
WORKER = ROOT / "site/marias_site/static/sw.js"
WRITTEN = ".frozen"  # the list of what a freeze wrote, so that the next removes no more
# What the service worker leaves out: what no reader asks for, and what it has anyway,
# the whole book on one page.
NOT_KEPT = ("api/", WRITTEN, "404.html", "robots.txt", "sitemap.xml", "assets/preview/")
NOT_KEPT_TWICE = "kniha/index.html"


class FreezeError(Exception):
    """The site cannot be written there; the text says why and what to do."""


@dataclass(frozen=True)
class Frozen:
    """What was written: paths from the root of the site."""

    pages: int
    files: int
    size: int
    seconds: float

    def __str__(self) -> str:
        each = 1000 * self.seconds / max(self.pages, 1)
        return (
            f"{self.pages} pages, {self.files} files, {self.size / 1e6:.1f} MB "
            f"in {self.seconds:.1f} s ({each:.0f} ms a page)"
        )


def main(arguments: list[str]) -> int:
    """Carry out `python3 build freeze [--address URL]`."""
    parser = argparse.ArgumentParser("python3 build freeze")
    parser.add_argument(
        "--address",
        default="",
        help=f"the public address of the site; without it ${making.ADDRESS}, if set",
    )
    given = parser.parse_args(arguments)
    started = time.perf_counter()
    try:
        address = making.public_address(given.address)
        with step("Reading the book, gathering the files"):
            site = making.Maker(ROOT, address).make()
        with step("Writing the pages"):
            frozen = freeze(site.book, site.files, PUBLIC, started)
    except FreezeError as error:
        print(error, file=sys.stderr)
        return 1
    except making.FAULTS as error:
        print(*making.faults(error), sep="\n", file=sys.stderr)
        return 1
    print(f"{PUBLIC.relative_to(ROOT)}: {frozen}")
    return 0


def freeze(
    book: Book,
    files: Mapping[str, bytes],
    target: Path,
    started: float | None = None,
) -> Frozen:
    """Write the whole site into `target`, the same bytes for the same book.

    Only what an earlier freeze wrote is ever removed, be it one that was interrupted.
    Raises FreezeError where the folder looks like sources or cannot be written, and
    for a page that cannot be made.
    """
    started = time.perf_counter() if started is None else started
    refuse_sources(target)
    try:
        paths = _write_all(book, files, target)
    except OSError as error:
        raise FreezeError(
            f"{error.filename or target}: {error.strerror or error}. "
            f"The site is written into {target}: make that a folder that can be "
            "written, or remove it, and it is made anew."
        ) from error
    shown = sum(path.endswith(".html") for path in paths)
    size = sum((target / path).stat().st_size for path in paths)
    return Frozen(shown, len(paths), size, time.perf_counter() - started)


def refuse_sources(target: Path) -> None:
    """Frozen-Flask would remove what it did not write: never let it near sources."""
    found = next(target.rglob("*.py"), None) if target.is_dir() else None
    if found is not None:
        raise FreezeError(
            f"{found} is Python: {target} looks like sources, not like a frozen site. "
            "Nothing was written; freeze into an empty folder."
        )


def _write_all(book: Book, files: Mapping[str, bytes], target: Path) -> set[str]:
    earlier = _written(target)
    freezer = _freezer(book, files, target)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        try:
            coming = _coming(freezer, target)
            # Written first, so that whatever comes of this freeze can be removed.
            _list(earlier | coming, target)
            paths = {page.path.as_posix() for page in freezer.freeze_yield()}
        except (Warning, ValueError, TemplateError) as error:
            raise FreezeError("\n".join(making.faults(error))) from error
    _write(target / "sw.js", service_worker(paths, target))
    paths = {*paths, "sw.js"}
    _remove(earlier - paths, target)
    _list(paths, target)
    return paths


def _coming(freezer: Freezer, target: Path) -> set[str]:
    """The files that will be written; FreezeError where one has no place of its own."""
    names = (freezer.urlpath_to_filepath(url) for url in freezer.all_urls())
    paths = {"sw.js", *(normalize("NFC", name) for name in names)}
    for path in sorted(paths):
        if not _is_inside(path, target):
            raise FreezeError(f"{path!r} lies outside {target}; nothing was written.")
        for folder in PurePosixPath(path).parents:
            if folder.as_posix() in (*paths, WRITTEN):
                raise FreezeError(
                    f"{path} and {folder} cannot both be written; move one of them."
                )
    return paths


def _is_inside(path: str, target: Path) -> bool:
    """Whether a path below the folder leads to a file that is really in it."""
    parts = PurePosixPath(path).parts
    if not parts or "\0" in path or "\\" in path or ".." in parts:
        return False
    root = target.resolve()
    file = root / path
    return file.parent.resolve().is_relative_to(root) and file != root


def _list(paths: Collection[str], target: Path) -> None:
    """What is there from a freeze; the list is whole at any moment."""
    target.mkdir(parents=True, exist_ok=True)
    coming = target / (WRITTEN + ".new")
    coming.write_bytes(("\n".join(sorted(paths)) + "\n").encode("utf-8"))
    coming.replace(target / WRITTEN)


def _freezer(book: Book, files: Mapping[str, bytes], target: Path) -> Freezer:
    app = create_app(book, files)
    app.config.update(
        FREEZER_DESTINATION=str(target.resolve()),
        FREEZER_REMOVE_EXTRA_FILES=False,
        PROPAGATE_EXCEPTIONS=True,
    )
    freezer = Freezer(
        app, with_static_files=False, with_no_argument_rules=False, log_url_for=False
    )
    freezer.register_generator(lambda: pages(book))
    prefix = "assets/"
    freezer.register_generator(
        lambda: (("asset", {"name": path.removeprefix(prefix)}) for path in files)
    )
    return freezer


def service_worker(paths: Iterable[str], target: Path) -> str:
    """The worker with the list of all files and the hash of each."""
    kept = sorted(
        path
        for path in paths
        if not path.startswith(NOT_KEPT) and not path.endswith(NOT_KEPT_TWICE)
    )
    hashes = {
        path.removesuffix("index.html"): _hash((target / path).read_bytes())
        for path in kept
    }
    listed = json.dumps(hashes, ensure_ascii=False, indent=0)
    text = WORKER.read_text(encoding="utf-8")
    text = text.replace("FILES = {}", f"FILES = {listed}", 1)
    return text.replace('OURS + "0"', f'OURS + "{_hash(listed.encode())}"', 1)


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:10]


def _write(file: Path, text: str) -> None:
    data = text.encode("utf-8")
    if not file.is_file() or file.read_bytes() != data:
        file.write_bytes(data)


def _written(target: Path) -> set[str]:
    """What an earlier freeze wrote; nothing that lies outside the folder."""
    try:
        lines = (target / WRITTEN).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return set()  # then what is there stays there
    return {path for path in lines if _is_inside(path, target)}


def _remove(paths: Iterable[str], target: Path) -> None:
    for path in sorted(paths):
        file = target / path
        file.unlink(missing_ok=True)
        for folder in file.parents:
            if folder == target or not folder.is_dir() or any(folder.iterdir()):
                break
            folder.rmdir()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
