"""The service worker: what was visited once can be read again without a network."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from marias_build.output.freeze import freeze
from marias_build.serving.host import serving
from marias_site.book import Book
from page_book import page_book
from playwright.sync_api import Browser, Page

FILES = {"assets/site.0.css": b"p{}", "assets/loader.0.js": b""}
REGISTER = """async () => {
  await navigator.serviceWorker.register("sw.js");
  await navigator.serviceWorker.ready;
}"""
UPDATE = """async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  const fresh = registration.installing ?? registration.waiting;
  await new Promise((go) => {
    if (fresh.state === "installed") go();
    fresh.addEventListener("statechange", () => fresh.state === "installed" && go());
  });
}"""


@pytest.fixture
def visited(chromium: Browser, tmp_path: Path) -> Iterator[tuple[Page, str]]:
    """A small site, open in a fresh browser that has its worker."""
    freeze(page_book(), FILES, tmp_path)
    context = chromium.new_context()
    with serving(tmp_path) as root:
        page = context.new_page()
        page.goto(root)
        page.evaluate(REGISTER)
        yield page, root
    context.close()


def changed(book: Book, words: str) -> Book:
    """The book after an author has added words to its first chapter."""
    chapters = {
        code: (replace(found[0], lead=words), *found[1:])
        for code, found in book.chapters.items()
    }
    return replace(book, chapters=chapters)


def test_every_page_can_be_read_without_a_network(visited: tuple[Page, str]) -> None:
    """One visit keeps the whole book, questions with a query too."""
    page, root = visited
    page.context.set_offline(True)
    for path in (
        "",
        "pravidla/karty/",
        "en/r/play.beat/",
        "cviceni/trick-winner/?s=11a",
    ):
        page.goto(root + path)
        assert page.locator("h1").count() == 1, path


def test_online_a_page_is_never_stale(
    visited: tuple[Page, str], tmp_path: Path
) -> None:
    """A new edition is read at the next visit, before any worker is replaced."""
    page, root = visited
    page.reload()
    freeze(changed(page_book(), "Nově"), FILES, tmp_path)
    page.goto(root + "pravidla/karty/")
    assert page.locator(".lead").inner_text() == "Nově"


def test_a_new_worker_keeps_the_new_edition(
    visited: tuple[Page, str], tmp_path: Path
) -> None:
    """After an update the new text is there offline, and one edition is kept."""
    page, root = visited
    freeze(changed(page_book(), "Nově"), FILES, tmp_path)
    page.evaluate(UPDATE)
    context = page.context
    page.close()  # the old worker goes with its last page
    page = context.new_page()
    page.goto(root)
    page.evaluate("navigator.serviceWorker.ready")
    context.set_offline(True)
    page.goto(root + "pravidla/karty/")
    assert page.locator(".lead").inner_text() == "Nově"
    assert len(page.evaluate("caches.keys()")) == 1


def test_only_the_bytes_of_the_edition_are_kept(
    chromium: Browser, tmp_path: Path
) -> None:
    """A portal that answers everything with its own page leaves nothing behind."""
    freeze(page_book(), FILES, tmp_path)
    (tmp_path / "assets/site.0.css").write_bytes(b"<p>Sign in first")
    context = chromium.new_context()
    with serving(tmp_path) as root:
        page = context.new_page()
        page.goto(root)
        assert page.evaluate(REFUSED) == "redundant"
        kept = page.evaluate(
            "async (path) => (await caches.match(path)) !== undefined",
            root + "assets/site.0.css",
        )
        assert not kept
        (tmp_path / "assets/site.0.css").write_bytes(FILES["assets/site.0.css"])
        page.evaluate(REGISTER)
    context.close()


REFUSED = """async () => {
  const registration = await navigator.serviceWorker.register("sw.js");
  const worker = registration.installing;
  if (!worker) return "none";
  return new Promise((go) => {
    worker.addEventListener("statechange", () => go(worker.state));
  });
}"""


def test_what_an_older_worker_kept_is_looked_at_again(
    visited: tuple[Page, str], tmp_path: Path
) -> None:
    """A spoilt file in the last edition's cache does not come into the next."""
    page, root = visited
    asset = root + "assets/site.0.css"
    page.evaluate(
        """async (asset) => {
          const [name] = await caches.keys();
          await (await caches.open(name)).put(asset, new Response("spoilt"));
        }""",
        asset,
    )
    freeze(changed(page_book(), "Nově"), FILES, tmp_path)
    page.evaluate(UPDATE)
    texts = page.evaluate(
        """async (asset) => Promise.all((await caches.keys()).map(async (name) =>
          (await (await caches.open(name)).match(asset)).text()))""",
        asset,
    )
    assert sorted(texts) == ["p{}", "spoilt"]


def test_a_broken_host_and_a_missing_slash(visited: tuple[Page, str]) -> None:
    """A kept page stands in for a fault of the host; offline no slash is needed."""
    page, root = visited
    page.goto(root)
    page.context.route(
        "**/pravidla/karty/", lambda route: route.fulfill(status=503, body="busy")
    )
    page.goto(root + "pravidla/karty/")
    assert page.locator("h1").count() == 1
    page.context.set_offline(True)
    page.goto(root + "cviceni?x=1")
    assert page.url == root + "cviceni/?x=1"
    assert page.locator("h1").count() == 1
