"""One browser and one server for all tests of the pages."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from browser import crawl
from browser.harness import LETTER, Site
from marias_build.bench import pages
from marias_build.output.policy import headers
from marias_build.serving.chromium import find
from marias_build.serving.host import serving
from playwright.sync_api import Browser, sync_playwright

Launch = Callable[..., Browser]
ROOT = Path(__file__).resolve().parents[2]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of this folder need the frozen site, most of them a browser."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def public() -> Path:
    """The frozen site."""
    folder = Path(os.environ.get("STYCH_PUBLIC", ROOT / "build/public"))
    assert (folder / "index.html").is_file(), f"freeze first: no site in {folder}"
    return folder


@pytest.fixture(scope="session")
def launch() -> Iterator[Launch]:
    """A browser of this run, started with these arguments too."""
    with sync_playwright() as playwright:
        yield lambda *given: playwright.chromium.launch(
            executable_path=find(), args=["--no-sandbox", "--disable-gpu", *given]
        )


@pytest.fixture(scope="session")
def chromium(launch: Launch) -> Iterator[Browser]:
    """The browser of this run."""
    with launch() as browser:
        yield browser


@pytest.fixture(scope="session")
def site(public: Path, policy: str, chromium: Browser) -> Iterator[Site]:
    """The site below a path, served with its policy as a header too."""
    extra = {pages.PLACE: pages.AXE.read_bytes()}
    with serving(public, policy=policy, extra=extra) as root:
        yield Site(chromium, root)


@pytest.fixture(params=[200, 400])
def large(site: Site, launch: Launch, request: pytest.FixtureRequest) -> Iterator[Site]:
    """The site for a reader whose browser has letters of so many percent."""
    size = LETTER * request.param // 100
    with launch(f"--blink-settings=defaultFontSize={size}") as browser:
        yield Site(browser, site.root)


@pytest.fixture(scope="session")
def paths(public: Path) -> list[str]:
    """The addresses of all pages, but for those that only lead elsewhere."""
    return pages.addresses(public)


@pytest.fixture(scope="session")
def policy(public: Path) -> str:
    """The policy that a careful host sends: of the pages, and who may frame them."""
    (carried,) = crawl.read_page(public, "index.html").policies
    return headers(carried)["Content-Security-Policy"]
