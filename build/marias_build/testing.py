"""`python3 build test [WHAT PYTEST TAKES]`: the whole suite, or a part of it."""

from __future__ import annotations

import os
import subprocess
import sys

from marias_build.places import ROOT
from marias_build.progress import SetupError
from marias_build.serving import chromium


def main(arguments: list[str]) -> int:
    """Brings a browser, freezes the site for its tests, and runs pytest."""
    whole = not arguments
    if whole or any("browser" in argument for argument in arguments):
        try:
            os.environ["BROWSER"] = str(chromium.find())
        except SetupError as error:
            print(error, file=sys.stderr)
            return 1
        if code := freeze():
            return code
    command = [sys.executable, "-m", "pytest", *(arguments or parallel())]
    return subprocess.call(command, cwd=ROOT)


def parallel() -> list[str]:
    """The whole suite runs on all cores, the tests of a file together."""
    return ["--numprocesses=auto", "--dist=loadfile"]


def freeze() -> int:
    """Writes the site that the browser looks at: an older one would prove nothing."""
    return subprocess.call([sys.executable, "-m", "marias_build", "freeze"], cwd=ROOT)
