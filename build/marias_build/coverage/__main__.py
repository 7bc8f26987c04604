"""`python -m marias_build.coverage`: the table of rules, functions and tests."""

import sys

from marias_build.coverage.table import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
