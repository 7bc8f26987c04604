"""The reader: a whole book, what one run keeps for the next, and whose fault it is."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import tiny_content
from marias_build.book import reader
from marias_build.book.diagnostics import BookError, Faults, Place
from marias_build.book.settings import read_yaml


def test_tiny_content(tmp_path: Path) -> None:
    """A book without faults becomes a Book with its chapter, rule and term."""
    book = tiny_content.read(tmp_path).checked()
    assert [chapter.id for chapter in book.chapters["cs"]] == ["karty"]
    assert book.rules["play.beat"].statements["cs"].text == "Kdo může, musí."
    assert book.terms["cs"][0].texts["cs"].word == "štych"
    assert [kind.id for kind in book.kinds] == [
        "trick-winner",
        "legal-plays",
        "card-points",
    ]


def test_all_faults_come_at_once(tmp_path: Path) -> None:
    """An author sees the faults of all files in one run, in order of file and line."""
    changes = {
        "content/glossary.toml": '[trick]\nchapter = "kraty"\ncs = { word = "a" }\n',
        tiny_content.CHAPTER: tiny_content.HEAD
        + "[[HH]]\n\n{{nic}}\n"
        + tiny_content.RULE,
    }
    with pytest.raises(BookError) as error:
        tiny_content.read(tmp_path, changes).checked()
    places = [str(fault).split(": ")[0] for fault in error.value.faults]
    assert places == [
        "content/cs/chapters/karty.md:6",
        "content/cs/chapters/karty.md:8",
        "content/glossary.toml:2",
        "content/glossary.toml:3",
    ]


@pytest.mark.parametrize(
    ("file", "expected"),
    [
        ("content/book.toml", "content/book.toml:1: the file is missing; write it"),
        (
            tiny_content.CHAPTER,
            (
                "content/cs/chapters/karty.md:1: the file is missing;"
                " write it, or take karty out of content/book.toml:3"
            ),
        ),
        (
            "content/redirects.toml",
            "content/redirects.toml:1: the file is missing; write it",
        ),
    ],
)
def test_missing_file(tmp_path: Path, file: str, expected: str) -> None:
    """A file that is missing is named."""
    assert expected in tiny_content.faults(tmp_path, {file: None})


def test_not_utf8(tmp_path: Path) -> None:
    """A file in another encoding is named with the line of the first wrong byte."""
    tiny_content.write(tmp_path)
    (tmp_path / tiny_content.CHAPTER).write_bytes(
        '+++\ntitle = "Přebít"\n'.encode("cp1250")
    )
    found = [str(fault) for fault in reader.read(tmp_path, code=False).faults]
    assert f"{tiny_content.CHAPTER}:2: not UTF-8; save the file as UTF-8" in found


def test_toml_error(tmp_path: Path) -> None:
    """TOML that cannot be read is told with its line."""
    found = tiny_content.faults(
        tmp_path, {"content/sources.toml": '[obecna]\ncs = "x\n'}
    )
    assert found[0].startswith("content/sources.toml:2: not valid TOML: ")


@pytest.mark.parametrize(
    ("toml", "expected"),
    [
        ('edition = "2026-12-01"\nchapters = []\n', ":1: languages is missing; add it"),
        (
            'languages = ["cs"]\nedition = "1. 12. 2026"\nchapters = []\n',
            ":2: edition: 1. 12. 2026 is no date, write 2026-12-01; correct it",
        ),
        (
            'languages = ["cs"]\nedition = 2026-12-01\nchapters = ["a", "b", "a"]\n',
            ":3: the chapter a is named twice; name it once",
        ),
        (
            'languages = ["cs"]\nedition = 2026-12-01\nchapters = ["Karty"]\n',
            (
                ":3: item 1 of chapters is 'Karty'; write small letters, digits and"
                " single hyphens, such as kdo-bere"
            ),
        ),
        (
            (
                'languages = ["cs"]\nedition = 2026-12-01\nchapters = []\n'
                'essays = [\n"a",\n"a",\n]\n'
            ),
            ":6: the essay a is named twice; name it once",
        ),
        (
            'languages = ["cs"]\nedition = 2026-12-01\nchapters = []\nprofile = "k"\n',
            (
                ":4: profile: cannot read 'k' at 0: expected a preset"
                " (obecna klasika paluba turnaj2020 hospoda); correct it"
            ),
        ),
        (
            (
                'languages = ["cs"]\nedition = 2026-12-01\nchapters = ["karty"]\n'
                '[kinds]\nlegal-plays = "1-B"\nlegal = "x"\n'
            ),
            ":6: unknown kind of question legal; did you mean legal-plays?",
        ),
        (
            (
                'languages = ["cs"]\nedition = 2026-12-01\nchapters = ["karty"]\n'
                '[kinds]\ntrick-winner = "1-B"\n'
            ),
            (
                ":4: no chapter asks a question of the kind legal-plays;"
                " ask one, or add it to [kinds]"
            ),
        ),
        (
            'languages = ["cs"]\nedition = 2026-12-01\nchapter = []\nchapters = []\n',
            ":3: unknown setting chapter; did you mean chapters?",
        ),
        (
            (
                'languages = ["cs"]\nedition = 2026-12-01\nchapters = ["karty"]\n'
                '[deals.a.en]\ntitle = "x"\nlead = "y"\n'
            ),
            ":4: the deal a has no title in cs; add [deals.a.cs] with title and lead",
        ),
    ],
)
def test_book_toml(tmp_path: Path, toml: str, expected: str) -> None:
    """A wrong setting of the book is told with its line."""
    found = tiny_content.faults(tmp_path, {"content/book.toml": toml})
    assert f"content/book.toml{expected}" in found


def test_stray_chapter(tmp_path: Path) -> None:
    """A chapter that book.toml does not name is not left out silently."""
    name = "content/cs/chapters/kraty.md"
    found = tiny_content.faults(tmp_path, {name: "x"})
    assert found == [
        (
            f"{name}:1: kraty is not in book.toml;"
            " name it there (did you mean karty?) or remove it"
        )
    ]


def test_unchanged_files_are_kept(tmp_path: Path) -> None:
    """A second run makes only the chapter anew that has changed."""
    first = tiny_content.read(tmp_path)
    again = reader.read(tmp_path, first, code=False)
    assert again.checked().chapters["cs"][0] is first.checked().chapters["cs"][0]
    changed = tiny_content.HEAD + "Nová věta.\n\n" + tiny_content.RULE
    (tmp_path / tiny_content.CHAPTER).write_text(changed, encoding="utf-8")
    third = reader.read(tmp_path, again, code=False).checked()
    assert "Nová věta." in third.chapters["cs"][0].html
    assert (
        third.terms["cs"][0].texts["cs"] is first.checked().terms["cs"][0].texts["cs"]
    )


def test_mended_fault_goes_away(tmp_path: Path) -> None:
    """A fault that is kept from an earlier run goes when the file is mended."""
    first = tiny_content.read(
        tmp_path, {tiny_content.CHAPTER: tiny_content.HEAD + "[[Q]]\n"}
    )
    assert first.book is None
    tiny_content.write(tmp_path)
    assert reader.read(tmp_path, first, code=False).faults == ()


def test_same_bytes_twice(tmp_path: Path) -> None:
    """Two readings of the same files make equal books."""
    one = tiny_content.read(tmp_path).checked()
    two = reader.read(tmp_path, code=False).checked()
    assert one.chapters == two.chapters
    assert one.rules == two.rules
    assert one.catalogues["cs"].browser == two.catalogues["cs"].browser


LINKED = {
    **tiny_content.FILES,
    tiny_content.CHAPTER: (
        f"{tiny_content.HEAD}{tiny_content.QUIZ}{tiny_content.RULE}"
        "\n[](rule:play.beat) a [](term:trick)\n"
    ),
    "content/changes.toml": """\
[[changes]]
date = "2026-11-30"
kind = "new"
cs = "Přibylo pravidlo."
rules = ["play.beat"]
""",
    "content/disagreements/karty.toml": """\
[vlastni-jmeno]
rules = ["play.beat"]
cs = "Musí se přebíjet?"
readings = [
    { sources = ["obecna"], cs = "Ano." },
    { sources = ["obecna"], cs = "Ne." },
]
""",
    "content/redirects.toml": """\
[[redirects]]
old = "stare/"
new = "r/play.beat/"
""",
}


DATA = {name for name in LINKED if name.endswith(".toml")}


@pytest.mark.parametrize(
    ("file", "bad"),
    [
        *((name, b"\xff") for name in LINKED),
        *((name, b"[[x\n") for name in sorted(DATA)),
    ],
)
def test_a_file_that_cannot_be_read_is_the_only_fault(
    tmp_path: Path, file: str, bad: bytes
) -> None:
    """What it says is not missed anywhere else while nobody knows what it says."""
    assert tiny_content.faults(tmp_path, LINKED) == []
    path = tmp_path / file
    path.write_bytes(bad + path.read_bytes())
    found = reader.read(tmp_path, tiny_content.KEPT, code=False).faults
    assert [fault.file for fault in found] == [file]


@pytest.mark.parametrize("file", sorted(DATA - {"content/book.toml"}))
def test_a_broken_file_hides_no_fault_of_another(tmp_path: Path, file: str) -> None:
    """An author who broke one file sees in the same run what is wrong in the rest.

    Only where no language has its words is no chapter made.
    """
    slips = {
        tiny_content.CHAPTER: LINKED[tiny_content.CHAPTER] + "\n[[HH]]\n",
        "content/deals/a.txt": "a deal that book.toml does not name",
    }
    changes: dict[str, str | None] = {**LINKED, **slips, file: "[[x\n"}
    tiny_content.write(tmp_path, changes)
    found = {fault.file for fault in reader.read(tmp_path, code=False).faults}
    expected = {file, tiny_content.CHAPTER, "content/deals/a.txt"}
    if file == "content/cs/messages.toml":
        expected.remove(tiny_content.CHAPTER)
    assert found == expected


def test_without_the_settings_of_the_book_its_files_are_read(tmp_path: Path) -> None:
    """Which of them are broken is told, though nobody knows what the book is."""
    changes = {
        "content/book.toml": "[[x\n",
        "content/glossary.toml": "[[y\n",
        tiny_content.CHAPTER: "a\u200bb",
    }
    found = tiny_content.faults(tmp_path, changes)
    assert [fault.split(":")[0] for fault in found] == sorted(changes)


def test_a_wrong_setting_of_the_book_hides_nothing(tmp_path: Path) -> None:
    """A title that is missing stops nobody from reading the chapters."""
    book = LINKED["content/book.toml"]
    changes = {
        "content/book.toml": f'{book}[deals.a.en]\ntitle = "x"\nlead = "y"\n',
        tiny_content.CHAPTER: LINKED[tiny_content.CHAPTER] + "[](deal:a) [[HH]]\n",
        "content/deals/a.txt": "x",
    }
    found = tiny_content.faults(tmp_path, {**LINKED, **changes})
    assert [fault.split(":")[0] for fault in found] == [
        "content/book.toml",
        tiny_content.CHAPTER,
        "content/deals/a.txt",
    ]


@pytest.mark.parametrize(
    ("file", "text", "line"),
    [
        ("content/glossary.toml", '[trick]\nchapter = "karty"\n', 1),
        ("content/sources.toml", "obecna = 1\n", 1),
        ("content/rules/karty.toml", '["play.beat"]\nunasked = 1\n', 2),
    ],
)
def test_a_name_with_a_fault_of_its_own_is_not_unknown(
    tmp_path: Path, file: str, text: str, line: int
) -> None:
    """Whoever names it need not mend anything; another name is still unknown."""
    assert [
        fault.split(": ")[0]
        for fault in tiny_content.faults(tmp_path, {**LINKED, file: text})
    ] == [f"{file}:{line}"]
    more = LINKED[tiny_content.CHAPTER] + "\n[](term:trik)\n"
    changes = {**LINKED, file: text, tiny_content.CHAPTER: more}
    found = tiny_content.faults(tmp_path / "more", changes)
    assert any(": unknown term trik; " in fault for fault in found)


def test_an_invisible_character_does_not_hide_the_chapter(tmp_path: Path) -> None:
    """The rest of the file is read, so its other faults are told too."""
    body = f"{tiny_content.HEAD}a\x1bb\n[[HH]]\n\n{tiny_content.RULE}"
    found = tiny_content.faults(tmp_path, {tiny_content.CHAPTER: body})
    lines = [fault.split(":")[1] for fault in found]
    assert lines == [str(tiny_content.FIRST), str(tiny_content.FIRST + 1)]


def test_a_folder_in_place_of_a_chapter(tmp_path: Path) -> None:
    """A chapter that is a folder is a fault, no error of the program."""
    tiny_content.write(tmp_path, {tiny_content.CHAPTER: None})
    (tmp_path / tiny_content.CHAPTER).mkdir(parents=True)
    found = [str(fault) for fault in reader.read(tmp_path, code=False).faults]
    assert len(found) == 1
    assert found[0].startswith(f"{tiny_content.CHAPTER}:1: the file cannot be read: ")


def test_toml_nested_too_deeply(tmp_path: Path) -> None:
    """Thousands of brackets are a fault of the file."""
    text = "a = " + "[" * 5000 + "]" * 5000
    found = tiny_content.faults(tmp_path, {"content/rules/karty.toml": text})
    assert len(found) == 1
    assert found[0].startswith("content/rules/karty.toml:1: nested too deeply; ")


@pytest.mark.parametrize("letter", ["\0", "\x1b", "\u202e", "\u200b", "\x02", "\u2028"])
def test_invisible_characters(tmp_path: Path, letter: str) -> None:
    """A character that nobody can see is a fault in every file, escaped or not."""
    what = f"the invisible character U+{ord(letter):04X}; remove it"
    body = tiny_content.HEAD + f"a{letter}b\n" + tiny_content.RULE
    found = tiny_content.faults(tmp_path, {tiny_content.CHAPTER: body})
    assert found == [f"{tiny_content.CHAPTER}:{tiny_content.FIRST}: {what}"]
    text = f'[obecna]\ncs = "a\\u{ord(letter):04X}"\n'
    found = tiny_content.faults(tmp_path, {"content/sources.toml": text})
    assert f"content/sources.toml:2: {what}" in found


def test_files_of_editors_are_no_chapters(tmp_path: Path) -> None:
    """A file whose name begins with a dot is somebody else's."""
    name = "content/cs/chapters/.#karty.md"
    assert tiny_content.faults(tmp_path, {name: "x"}) == []


def test_two_threads_read_at_once() -> None:
    """The checks run side by side, and each reads settings of its own."""

    def names(count: int) -> list[str]:
        lines = [f"name{number}: [{number}]" for number in range(count)]
        found = read_yaml(lines, Place("a.md", 1), Faults())
        return list(found[0]) if found else []

    with ThreadPoolExecutor(4) as pool:
        read = list(pool.map(names, [200] * 12))
    assert [len(one) for one in read] == [200] * 12
