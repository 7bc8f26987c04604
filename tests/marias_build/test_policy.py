"""The policy of the pages, and what a host may send with them."""

from __future__ import annotations

from pathlib import Path

from marias_build.output.policy import headers, page_policy, script_hash


def directives(policy: str) -> dict[str, list[str]]:
    """The policy as names with their values."""
    parts = (part.split() for part in policy.split(";"))
    return {part[0]: part[1:] for part in parts}


def test_nothing_is_allowed_that_is_not_named(root: Path) -> None:
    """Everything is forbidden first; scripts are the site's, or have the one hash."""
    policy = directives(page_policy(root))
    assert policy["default-src"] == ["'none'"]
    own, wasm, inline = policy["script-src"]
    assert (own, wasm) == ("'self'", "'wasm-unsafe-eval'")
    assert inline.startswith("'sha256-")
    assert policy["style-src"] == policy["connect-src"] == ["'self'"]
    assert policy["require-trusted-types-for"] == ["'script'"]
    assert policy["trusted-types"] == ["stych"]


def test_the_hash_is_the_one_browsers_compute() -> None:
    """A script is known by the SHA-256 of its text, in base 64."""
    expected = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"
    assert script_hash("alert('Hello, world.');") == expected


def test_a_header_says_what_a_page_cannot(root: Path) -> None:
    """The header is the same policy, and also tells who may frame the pages."""
    policy = page_policy(root)
    sent = headers(policy)["Content-Security-Policy"]
    assert sent.startswith(policy + "; ")
    assert directives(sent)["frame-ancestors"] == ["'self'"]
