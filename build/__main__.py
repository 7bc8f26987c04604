"""Starts Stych: `python3 build`, `python3 build serve`, `python3 build test` and so on.

This file is parsed by old Pythons too, so that they can say which one is needed. The
folder is no package: `python -m build` may reach this file instead of another tool.
"""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))  # noqa: PTH100, PTH120


def main():
    """Checks the Python, then lets `marias_build.environment` do the rest."""
    if sys.version_info < (3, 11):
        sys.exit(
            "Stych needs Python 3.11 or newer, and this is Python %d.%d (%s).\n"
            "Start it with a newer one, for example: python3.11 build"
            % (sys.version_info[0], sys.version_info[1], sys.executable)
        )
    if HERE not in sys.path:
        sys.path.insert(0, HERE)
    try:
        from marias_build import environment

        return environment.main(sys.argv[1:])
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
