"""The files that pages fetch, under names with hashes."""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath

import pytest
from marias_build.output import assets
from marias_build.output.assets import Asset

GATHERED = assets.gather(made={"messages.cs.json": b"{}"})


@pytest.mark.parametrize(
    ("name", "pattern"),
    [
        ("site.css", r"assets/site\.[0-9a-f]{10}\.css"),
        ("loader.js", r"assets/loader\.[0-9a-f]{10}\.js"),
        ("bundle.bin", r"assets/bundle\.[0-9a-f]{10}\.bin"),
        ("literata.woff2", r"assets/literata\.[0-9a-f]{10}\.woff2"),
        ("mark.svg", r"assets/mark\.[0-9a-f]{10}\.svg"),
        ("messages.cs.json", r"assets/messages\.cs\.[0-9a-f]{10}\.json"),
        ("core.js", r"assets/pyscript\.[0-9a-f]{10}/core\.js"),
        ("micropython.mjs", r"assets/micropython\.[0-9a-f]{10}/micropython\.mjs"),
        ("micropython.wasm", r"assets/micropython\.[0-9a-f]{10}/micropython\.wasm"),
        ("cards/HK.svg", r"assets/cards\.[0-9a-f]{10}/HK\.svg"),
        ("cards/H.svg", r"assets/cards\.[0-9a-f]{10}/H\.svg"),
    ],
)
def test_an_asset_is_found_by_its_plain_name(name: str, pattern: str) -> None:
    """The path has a hash in the file's name, or in its folder's."""
    assert re.fullmatch(pattern, GATHERED[name].path)


def test_gathering_is_the_same_every_time() -> None:
    """Two builds of the same files give the same names and bytes."""
    assert assets.gather(made={"messages.cs.json": b"{}"}) == GATHERED


def test_the_loader_is_one_script_of_all_its_parts(root: Path) -> None:
    """None is forgotten, and a page asks for none of them by itself."""
    parts = {file.stem for file in (root / assets.STATIC / "loader").glob("*")}
    assert parts == set(assets.LOADER)
    assert not [name for name in GATHERED if name.startswith("loader/")]
    assert GATHERED["loader.js"].data.endswith(assets.light(last_part(root)))


def last_part(root: Path) -> bytes:
    """The part that begins: all others must stand before it."""
    return (root / assets.STATIC / "loader/begin.js").read_bytes()


def test_no_two_assets_share_a_path() -> None:
    """Nothing is written twice."""
    assert len({asset.path for asset in GATHERED.values()}) == len(GATHERED)


def test_other_content_has_another_path() -> None:
    """A changed file gets a new name, and a folder one when any file in it changed."""
    assert assets.hashed("a.css", b"1") != assets.hashed("a.css", b"2")
    before = assets.together("cards", {"cards/a.svg": b"1", "cards/b.svg": b"2"})
    after = assets.together("cards", {"cards/a.svg": b"1", "cards/b.svg": b"3"})
    assert before["cards/a.svg"].path != after["cards/a.svg"].path


def test_the_folder_of_the_cards() -> None:
    """Pages are given the folder and add the card's name."""
    folder = assets.card_folder(GATHERED)
    assert GATHERED["cards/BX.svg"].path == f"{folder}/BX.svg"


def test_pyscript_finds_all_that_it_imports_at_start() -> None:
    """What a chunk names in an import statement lies beside it."""
    chunks = [a for a in GATHERED.values() if a.path.startswith("assets/pyscript.")]
    names = {PurePosixPath(asset.path).name for asset in chunks}
    statement = re.compile(r'(?:from|import) ?"\./([^"]+)"')
    for asset in chunks:
        assert {*statement.findall(asset.data.decode())} <= names


def test_editors_and_terminals_stay_out() -> None:
    """No page has an editor, so nobody downloads one."""
    assert not [
        name for name in GATHERED if re.match("codemirror|xterm|zip|index", name)
    ]
    assert not [name for name in GATHERED if name.endswith(".map")]


def test_a_style_sheet_names_hashed_files(tmp_path: Path) -> None:
    """`url(x.woff2)` becomes the hashed name beside the sheet; data stay."""
    (tmp_path / "a.css").write_text("a{src:url(x.woff2);b:url('data:,y')}")
    known = {"x.woff2": Asset("assets/x.123.woff2", b"")}
    sheet = assets.style_sheet(tmp_path, known)
    assert sheet == """a{src:url("x.123.woff2");b:url('data:,y')}"""


def test_a_style_sheet_that_names_no_file_is_an_error(tmp_path: Path) -> None:
    """A dead link in a style sheet stops the build."""
    (tmp_path / "a.css").write_text("a{src:url(none.png)}")
    with pytest.raises(assets.AssetError, match=r"none\.png"):
        assets.style_sheet(tmp_path, {})


def test_base_styles_come_first(tmp_path: Path) -> None:
    """Tokens, then base, then the others by name."""
    for name in ("cards", "base", "tokens"):
        (tmp_path / f"{name}.css").write_text(f"{name} ")
    assert assets.style_sheet(tmp_path, {}) == "tokens base cards "
