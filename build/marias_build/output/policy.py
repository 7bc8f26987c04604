"""The one Content-Security-Policy of every page, and the headers a host may send."""

from __future__ import annotations

import base64
import hashlib
from pathlib import Path

from marias_build.places import ROOT

THEME = Path("site/marias_site/templates/theme.js")


def page_policy(root: Path) -> str:
    """The policy as every page carries it in a `<meta>`.

    The only script inside a page is the one that sets the colours before anything is
    painted; it is allowed by its hash.
    """
    theme = (root / THEME).read_text(encoding="utf-8").removesuffix("\n")
    directives = (
        "default-src 'none'",
        f"script-src 'self' 'wasm-unsafe-eval' {script_hash(theme)}",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types stych",
    )
    return "; ".join(directives)


def headers(policy: str) -> dict[str, str]:
    """The same policy for a host that can send headers.

    They also say what a `<meta>` cannot: who may show a page in a frame.
    """
    return {
        "Content-Security-Policy": f"{policy}; frame-ancestors 'self'",
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
    }


def script_hash(script: str) -> str:
    """The source expression that allows exactly this text between script tags."""
    digest = hashlib.sha256(script.encode("utf-8")).digest()
    return f"'sha256-{base64.b64encode(digest).decode('ascii')}'"


def main() -> None:
    """Print the headers, one a line, as most hosts take them."""
    for name, value in headers(page_policy(ROOT)).items():
        print(f"{name}: {value}")


if __name__ == "__main__":
    main()
