"""The book itself: frozen the same everywhere, and served as it is frozen."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from html import unescape
from pathlib import Path

import pytest
from marias_build.output.freeze import freeze
from marias_build.output.making import Maker
from marias_build.serving.live import Live, reload_tag
from werkzeug.test import Client

HASH_SEEDS = ("1", "2")
COUNTED = re.compile(
    r"(?P<before>\w+)\W+(?<![\d,.])(?P<number>\d+)\s(?P<unit>základ(?:y|ů)?)\b"
)
FORMS = {"1": "základ", **dict.fromkeys("234", "základy")}
PREPOSITIONS = ("bez", "do", "kolem", "místo", "od", "po", "u", "z", "ze")
FREEZE = """
import sys
from pathlib import Path
from marias_build.output.freeze import freeze
from marias_build.output.making import Maker
site = Maker(Path(sys.argv[1])).make()
freeze(site.book, site.files, Path(sys.argv[2]))
"""


def contents(folder: Path) -> dict[str, bytes]:
    """Every file below a folder."""
    files = (file for file in folder.rglob("*") if file.is_file())
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in files}


@pytest.fixture(scope="module")
def frozen(
    root: Path, tmp_path_factory: pytest.TempPathFactory
) -> list[dict[str, bytes]]:
    """The book, frozen at once by two processes that order their sets differently."""
    running, folders = [], []
    for seed in HASH_SEEDS:
        folders.append(tmp_path_factory.mktemp("public"))
        paths = os.pathsep.join(
            str(root / part) for part in ("engine", "quizzes", "site", "build")
        )
        running.append(
            subprocess.Popen(
                [sys.executable, "-c", FREEZE, root, folders[-1]],
                env=os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": paths},
            )
        )
    assert [process.wait() for process in running] == [0, 0]
    return [contents(folder) for folder in folders]


def test_two_processes_freeze_the_same_bytes(frozen: list[dict[str, bytes]]) -> None:
    """Neither chance nor the order of a set gets into any file of the book."""
    one, two = frozen
    assert list(one) != []
    assert [path for path in {*one, *two} if one.get(path) != two.get(path)] == []


def test_served_pages_are_the_frozen_ones(root: Path, tmp_path: Path) -> None:
    """Every page and file is served as frozen, pages with one line more."""
    site = Maker(root).make()
    freeze(site.book, site.files, tmp_path)
    live = Live()
    live.show(site)
    client = Client(live)
    different, pages = [], 0
    for path, data in contents(tmp_path).items():
        if path in ("sw.js", ".frozen"):  # for visitors only; for the next freeze only
            continue
        address = path.removesuffix("index.html")
        shown = client.get("/" + address).data
        if path.endswith(".html"):
            pages += 1
            tag = reload_tag(address, live.version)
            assert shown.count(tag) == 1, path
            shown = shown.replace(tag, b"")
        if shown != data:
            different.append(path)
    assert different == []
    assert pages > 100


def test_the_same_by_another_rule_is_not_called_other(
    frozen: list[dict[str, bytes]],
) -> None:
    """Paluba's allowance comes to the three pády that the general rules count."""
    page = frozen[0]["pravidla/stovka/index.html"].decode()
    table = page.partition("<caption>Prohraná stovka se třemi pády")[2]
    parted, same = table.split("Stejně to vyjde podle jiného pravidla:", 1)
    assert "Jinde to vyjde jinak:" in parted
    assert same.startswith('</p><details data-profile="paluba">')


def test_units_are_declined_by_their_number(frozen: list[dict[str, bytes]]) -> None:
    """A number may change with the rules; the Czech word behind it has to follow."""
    wrong, right = [], 0
    for path, data in frozen[0].items():
        if path.startswith(("pravidla/", "do-hloubky/", "r/")):
            text = re.sub(r"<[^>]*>", "", unescape(data.decode()))
            for found in COUNTED.finditer(text):
                fits = found["unit"] == FORMS.get(found["number"], "základů")
                right += fits
                # Behind a preposition another case may stand: „místo 2 základů“.
                if not fits and found["before"].lower() not in PREPOSITIONS:
                    wrong.append(f"{path}: {found[0]}")
    assert wrong == []
    assert right > 100


def test_every_question_of_a_text_says_what_it_comes_to(root: Path) -> None:
    """The words behind it rely on the answer: a changed card is a fault then."""
    asked = [
        (file.name, block)
        for kind in ("chapters", "essays")
        for file in sorted((root / "content").glob(f"*/{kind}/*.md"))
        for block in re.findall(
            r"^```quiz .*?^```$", file.read_text("utf-8"), re.MULTILINE | re.DOTALL
        )
    ]
    assert len(asked) > 100
    assert [name for name, block in asked if "\nexpect: " not in block] == []


@pytest.mark.parametrize("folder", ["r", "en/r"])
def test_no_two_rules_have_one_title(
    frozen: list[dict[str, bytes]], folder: str
) -> None:
    """In a list of links nobody could tell them apart."""
    found = [
        re.search(r"<h1>(.*?)</h1>", data.decode())
        for path, data in frozen[0].items()
        if re.fullmatch(rf"{folder}/[^/]+/index\.html", path)
    ]
    titles = [one[1] for one in found if one]
    assert len(titles) > 300
    assert sorted(set(titles)) == sorted(titles)
