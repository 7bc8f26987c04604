"""Carries out one command inside the environment: `python -m marias_build COMMAND`."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from typing import cast

from marias_build import commands


def main(arguments: list[str]) -> int:
    """Imports only the module of the command and returns its exit code."""
    name, rest = commands.split(arguments)
    command = commands.find(name)
    if commands.asks_help(arguments):
        print(commands.usage())
        return 0
    if command is None:
        print(commands.unknown(name), file=sys.stderr)
        return 2
    try:
        module = importlib.import_module(f"marias_build.{command.module}")
        run = cast("Callable[[list[str]], int]", module.main)
        return run(rest)
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
