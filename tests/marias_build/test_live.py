"""What `serve` shows: the frozen pages and one line more, or what is to be mended."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from jinja2 import DictLoader
from marias_build.output.freeze import freeze
from marias_build.output.making import Site
from marias_build.serving.live import Live, reload_tag
from marias_site.book import Book
from werkzeug.test import Client

FILES = {"assets/site.0.css": b"p{}", "assets/loader.0.js": b""}


@pytest.fixture
def live(book: Book) -> Live:
    """The book, being shown."""
    live = Live()
    live.show(Site(book, FILES))
    return live


def test_pages_are_the_frozen_ones_but_for_the_reload(
    live: Live, book: Book, tmp_path: Path
) -> None:
    """Every page is byte for byte the frozen one, without the line that reloads it."""
    freeze(book, FILES, tmp_path)
    client = Client(live)
    pages = sorted(tmp_path.rglob("*.html"))
    for file in pages:
        path = file.relative_to(tmp_path).as_posix().removesuffix("index.html")
        shown = client.get("/" + path).data
        tag = reload_tag(path, live.version)
        assert shown.count(tag) == 1, path
        assert shown.replace(tag, b"") == file.read_bytes(), path
    assert len(pages) > 10


def test_other_files_are_the_frozen_ones(
    live: Live, book: Book, tmp_path: Path
) -> None:
    """Data and assets are served without any change."""
    freeze(book, FILES, tmp_path)
    client = Client(live)
    for path in ("api/rules.json", "api/rules/play.beat.json", *FILES):
        assert client.get("/" + path).data == (tmp_path / path).read_bytes()


def test_no_worker_keeps_pages_that_are_being_written(live: Live) -> None:
    """Where the frozen site has its worker, there is one that takes itself away."""
    assert "registration.unregister()" in Client(live).get("/sw.js").text


def test_the_policy_holds_here_too(live: Live, book: Book) -> None:
    """Pages come with the policy as a header, and are never kept."""
    headers = Client(live).get("/").headers
    assert headers["Content-Security-Policy"].startswith(book.policy)
    assert headers["Cache-Control"] == "no-store"


def test_faults_take_the_place_of_pages_until_mended(live: Live, book: Book) -> None:
    """An author sees file and line where the page was; then the page comes back."""
    client = Client(live)
    live.refuse(["content/cs/chapters/karty.md:7: unknown card <Q>; known: …"])
    shown = client.get("/pravidla/karty/")
    assert shown.status_code == 500
    assert "<h1>1 fault</h1>" in shown.text
    assert "content/cs/chapters/karty.md:7: unknown card &lt;Q&gt;" in shown.text
    assert reload_tag("pravidla/karty/", live.version) in shown.data
    live.show(Site(book, FILES))
    assert client.get("/pravidla/karty/").status_code == 200


def test_before_the_first_reading_there_is_a_page_too() -> None:
    """A book that could not be read at all is no blank screen."""
    live = Live()
    live.refuse(["content/book.toml:1: the file is missing; write it"])
    assert "content/book.toml:1" in Client(live).get("/").text


def test_a_change_is_told_to_every_open_page(live: Live, book: Book) -> None:
    """A waiting page hears the new version as soon as it is there."""
    events = live._changes()
    assert next(events).startswith(b"retry: ")
    first = next(events)
    assert first == f"data: {live.version}\n\n".encode()
    threading.Timer(0.05, live.show, [Site(book, FILES)]).start()
    assert next(events) == f"data: {live.version}\n\n".encode() != first


def test_an_error_in_one_page_leaves_the_others_well(
    live: Live, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A page that fails shows its error; the next page is shown as ever."""
    client = Client(live)
    assert live._app

    def fail(**_: object) -> str:
        raise RuntimeError("broken & bent")

    monkeypatch.setitem(live._app.view_functions, "cs.about", fail)
    live._app.testing = True
    assert "RuntimeError: broken &amp; bent" in client.get("/o-knize/").text
    assert "RuntimeError" in capsys.readouterr().err
    assert client.get("/slovnik/").status_code == 200


def test_a_slip_in_a_template_is_shown_and_reloads(
    live: Live, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A template that cannot be read gives the page of faults, with its reload."""
    assert live._app
    monkeypatch.setattr(
        live._app.jinja_env, "loader", DictLoader({"about.html": "\n{% if %}"})
    )
    shown = Client(live).get("/o-knize/")
    assert "about.html:2: " in shown.text or "a file:2: " in shown.text
    assert reload_tag("o-knize/", live.version) in shown.data
    assert "TemplateSyntaxError" in capsys.readouterr().err
