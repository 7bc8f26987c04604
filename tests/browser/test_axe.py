"""What axe finds in the pages: nothing, whatever the language and the colours."""

from __future__ import annotations

import pytest
from browser.harness import Site
from browser.templates import FIFTH, sample
from marias_build.bench import pages

SHARE = FIFTH  # and a page of every template; the bench looks at all


@pytest.mark.parametrize("language", ["cs", "en"])
def test_pages_are_accessible(site: Site, paths: list[str], language: str) -> None:
    """No rule of axe objects to a page, light or dark; live pages are tested live."""
    faults = {}
    chosen = [p for p in paths if p.startswith("en/") == (language == "en")]
    with site.sheet(bypass_csp=True) as sheet:
        for path in sample(chosen, SHARE):
            page = sheet.open(path, live=False)
            faults[path] = pages.violations(page, site.root)
    assert {path: found for path, found in faults.items() if found} == {}
