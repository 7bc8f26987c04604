"""The frozen site: whole, the same every time, and careful with the folder."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from marias_build.output import freeze as module
from marias_build.output.freeze import WRITTEN, FreezeError, freeze
from marias_site.book import Book, Redirect

FILES = {
    "assets/site.0.css": b"p{}",
    "assets/loader.0.js": b"",
    "assets/a/HK.svg": b"<svg/>",
}


def contents(folder: Path) -> dict[str, bytes]:
    """Every file below a folder."""
    files = (file for file in folder.rglob("*") if file.is_file())
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in files}


def kept(folder: Path) -> dict[str, str]:
    """What the service worker keeps: address and hash."""
    found = re.search(r"FILES = (\{.*?\});", (folder / "sw.js").read_text(), re.DOTALL)
    assert found
    return dict(json.loads(found[1]))


def test_two_freezes_are_the_same_bytes(book: Book, tmp_path: Path) -> None:
    """Nothing of the clock, the folder or chance gets into the files."""
    freeze(book, FILES, tmp_path / "one")
    freeze(book, FILES, tmp_path / "two")
    assert contents(tmp_path / "one") == contents(tmp_path / "two")


def test_frozen_pages_keep_their_language(book: Book, tmp_path: Path) -> None:
    """A page made after one of the other language is not in that language."""
    freeze(book, FILES, tmp_path)
    czech = (tmp_path / "pravidla/karty/index.html").read_text()
    english = (tmp_path / "en/pravidla/karty/index.html").read_text()
    assert "karty cs" in czech
    assert "karty en" not in czech
    assert '<html lang="en">' in english
    assert "karty en" in english


def test_all_that_is_asked_for_is_there(book: Book, tmp_path: Path) -> None:
    """Pages, data, files and the worker come out, and are counted."""
    done = freeze(book, FILES, tmp_path)
    found = contents(tmp_path)
    assert {"index.html", "404.html", "sw.js", "api/rules.json"} <= set(found)
    assert set(FILES) <= set(found)
    assert done.files == len(found) - 1  # all but the list itself
    assert done.pages == sum(path.endswith(".html") for path in found)


def test_only_what_a_freeze_wrote_is_removed(book: Book, tmp_path: Path) -> None:
    """A page that is gone goes; a file that somebody else put there stays."""
    freeze(book, FILES, tmp_path)
    (tmp_path / "CNAME").write_text("example.org")
    freeze(replace(book, rules={}, chapters={}, essays={}), FILES, tmp_path)
    assert not (tmp_path / "r").exists()
    assert (tmp_path / "CNAME").exists()


def test_a_list_of_files_cannot_lead_out_of_the_folder(
    book: Book, tmp_path: Path
) -> None:
    """Whatever the list of the last freeze says, nothing outside is touched."""
    outside = tmp_path / "outside.txt"
    outside.write_text("mine")
    public = tmp_path / "public"
    public.mkdir()
    (public / WRITTEN).write_text(f"../outside.txt\n{outside}\n")
    freeze(book, FILES, public)
    assert outside.read_text() == "mine"


def test_sources_are_never_frozen_over(book: Book, tmp_path: Path) -> None:
    """A folder that holds Python is left alone, and the fault says which file."""
    (tmp_path / "package").mkdir()
    source = tmp_path / "package/tool.py"
    source.write_text("pass")
    with pytest.raises(FreezeError, match=r"tool\.py"):
        freeze(book, FILES, tmp_path)
    assert contents(tmp_path) == {"package/tool.py": b"pass"}


def test_the_worker_keeps_pages_by_their_address(book: Book, tmp_path: Path) -> None:
    """Pages are kept as they are asked for; data for programs are not kept."""
    public = replace(book, edition=replace(book.edition, address="https://a.org/"))
    freeze(public, {**FILES, "assets/preview/book-cs.0.png": b"PNG"}, tmp_path)
    listed = kept(tmp_path)
    assert {"", "pravidla/karty/", "en/", "assets/a/HK.svg"} <= set(listed)
    assert not any(path.startswith("api/") or "index.html" in path for path in listed)
    assert (tmp_path / "sitemap.xml").is_file()
    assert (tmp_path / "assets/preview/book-cs.0.png").is_file()
    assert (tmp_path / "en/kniha/index.html").is_file()
    assert not {"robots.txt", "sitemap.xml", "kniha/", "en/kniha/"} & set(listed)
    assert not any("preview" in path for path in listed)


def test_a_changed_page_changes_its_hash_only(book: Book, tmp_path: Path) -> None:
    """Readers fetch again only what has changed."""
    freeze(book, FILES, tmp_path)
    before = kept(tmp_path)
    chapters = {
        code: (replace(found[0], html=found[0].html + "!"), *found[1:])
        for code, found in book.chapters.items()
    }
    freeze(replace(book, chapters=chapters), FILES, tmp_path)
    after = kept(tmp_path)
    changed = {path for path in after if after[path] != before[path]}
    assert changed == {"pravidla/karty/", "en/pravidla/karty/"}


def test_a_page_that_fails_stops_the_freeze(book: Book, tmp_path: Path) -> None:
    """A broken page is an error with a text, not a hole in the site."""
    broken = replace(book, kinds=(replace(book.kinds[0], position="1-nothing"),))
    with pytest.raises(FreezeError):
        freeze(broken, FILES, tmp_path)


def test_nothing_is_written_outside_the_folder(book: Book, tmp_path: Path) -> None:
    """Whatever the book says, a target outside is refused before the first page."""
    public = tmp_path / "a/b/public"
    moved = (Redirect("../../evil/", "pravidla/karty/"),)
    with pytest.raises(FreezeError, match="outside"):
        freeze(replace(book, redirects=moved), FILES, public)
    assert contents(tmp_path) == {}


def test_a_link_does_not_lead_out_either(book: Book, tmp_path: Path) -> None:
    """A folder of the site that is a link to elsewhere is not written through."""
    public, outside = tmp_path / "public", tmp_path / "outside"
    public.mkdir()
    outside.mkdir()
    (public / "pravidla").symlink_to(outside)
    with pytest.raises(FreezeError, match="outside"):
        freeze(book, FILES, public)
    assert contents(outside) == {}


def test_a_page_is_no_folder_of_another(book: Book, tmp_path: Path) -> None:
    """Two addresses that cannot both be files are told, and nothing is written."""
    moved = (Redirect("sw.js/", "pravidla/karty/"),)
    with pytest.raises(FreezeError, match=r"sw\.js"):
        freeze(replace(book, redirects=moved), FILES, tmp_path)
    assert contents(tmp_path) == {}


def test_an_interrupted_freeze_leaves_nothing(
    book: Book, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a freeze wrote before it broke off is removed by the next one."""

    def interrupt(*_: object) -> str:
        raise KeyboardInterrupt

    with monkeypatch.context() as during:
        during.setattr(module, "service_worker", interrupt)
        with pytest.raises(KeyboardInterrupt):
            freeze(book, FILES, tmp_path)
    assert (tmp_path / "pravidla/karty/index.html").exists()
    freeze(replace(book, rules={}, chapters={}, essays={}), FILES, tmp_path)
    assert not (tmp_path / "pravidla/karty").exists()


@pytest.mark.parametrize("data", [b"\xff\xfe", b"\0\n.\n\n..\\x\n", b"gone/x.html\n"])
def test_a_list_that_cannot_be_read_is_empty(
    book: Book, tmp_path: Path, data: bytes
) -> None:
    """A list of the last freeze that makes no sense stops no freeze."""
    (tmp_path / WRITTEN).write_bytes(data)
    freeze(book, FILES, tmp_path)
    assert "index.html" in (tmp_path / WRITTEN).read_text().splitlines()


def test_trouble_with_the_folder_is_told(book: Book, tmp_path: Path) -> None:
    """A file where the folder should be, or a folder where a page should."""
    public = tmp_path / "public"
    public.write_text("mine")
    with pytest.raises(FreezeError, match=r"public.*can be written"):
        freeze(book, FILES, public)
    assert public.read_text() == "mine"
    (tmp_path / "other/index.html").mkdir(parents=True)
    with pytest.raises(FreezeError, match=r"index\.html.*can be written"):
        freeze(book, FILES, tmp_path / "other")
