"""Profiles side by side; every switch and offence has its words in both languages."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path
from typing import Any

import pytest
import tiny_content
from marias.misconceptions_game import GAME_MISCONCEPTIONS
from marias.offences import OFFENCES
from marias.profile import SWITCHES
from marias_build.book.diagnostics import Faults
from marias_build.book.toml_places import read_toml
from marias_build.words import catalogue
from table_cells import tables
from tiny_content import ROOT

LANGUAGES = ("cs", "en")


def messages(language: str) -> dict[str, Any]:
    """A catalogue as it is written."""
    path = ROOT / f"content/{language}/messages.toml"
    return tomllib.loads(path.read_text("utf-8"))


def test_switches(tmp_path: Path) -> None:
    """A row a switch, by its rule or its name; our own choice says so."""
    body = "rules: [play.overtrump]\nnames: [limit, opener]"
    (rows,) = tables(tmp_path, f"```table switches\n{body}\n```")
    assert rows[0][1:6] == [
        "Obecná pravidla",
        "Klasika",
        "Paluba",
        "Turnaj 2020",
        "Hospoda",
    ]
    limit, opener, overtrump = rows[1:]
    assert limit[1:5] == ["500", "50", "bez omezení (náš výklad)", "500"]
    assert opener[0] == "Kdo otvírá licitaci"
    assert opener[4] == "zadák, tedy poslední z trojice (ve třech rozdávající)"
    assert overtrump[2] == "stačí kterýkoli trumf"
    assert overtrump[1] == overtrump[3]


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("names: [openner]", "2: unknown switch openner; did you mean opener?"),
        (
            "rules: [play.overtrum]",
            "2: no switch turns play.overtrum; did you mean play.overtrump?",
        ),
        ("profiles: [obecna]", "1: no switches are named; add rules: or names:"),
    ],
)
def test_switch_faults(tmp_path: Path, body: str, fault: str) -> None:
    """An unknown name is told on its line, with the nearest that there is."""
    found = tiny_content.chapter_faults(tmp_path, f"```table switches\n{body}\n```")
    assert len(found) == 1
    assert found[0].startswith(fault.partition("?")[0])


def test_offences(tmp_path: Path) -> None:
    """A sharp card in the talon is heavy everywhere: 50, 25 and 50 units."""
    profiles = "profiles: [obecna, paluba, turnaj2020]"
    (rows,) = tables(tmp_path, f"```table offences\n{profiles}\n```")
    by_name = {row[0]: row[1:] for row in rows[1:]}
    assert len(by_name) == len(OFFENCES)
    sharp = by_name["eso nebo desítka v talonu"]
    assert sharp[:3] == [
        f"hra je prohraná těžký renonc, paušál {n}" for n in (50, 25, 50)
    ]
    shuffling = by_name["míchání, kde se jen snímá"]
    assert shuffling[1:3] == ["hraje se dál těžký renonc, paušál 25", "není renonc"]
    few = f"```table offences\n{profiles}\nnames: [humour]\n```"
    assert len(tables(tmp_path, few)[0]) == 2
    (found,) = tiny_content.chapter_faults(
        tmp_path, "```table offences\nnames: [humor]\n```"
    )
    assert found == "2: unknown offence humor; did you mean humour?"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_switch_has_its_words(language: str) -> None:
    """Each switch and each value that a table can choose; none is left over."""
    named = {switch.name for switch in SWITCHES}
    valued = {
        f"{switch.name}.{value}"
        for switch in SWITCHES
        for value in switch.values
        if not value.isdigit() or value == "0"  # other numbers stand for themselves
    }
    assert set(messages(language)["switch"]) == named | valued


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_offence_has_its_words(language: str) -> None:
    """Each act of the judge's table; none is left over."""
    assert set(messages(language)["offence"]) == {act.name for act in OFFENCES}


def test_every_belief_of_the_tables_has_both_words() -> None:
    """Who holds it and what is true, of beliefs that there are and no question has."""
    known = {one.id.removeprefix("belief.") for one in GAME_MISCONCEPTIONS}
    for language in LANGUAGES:
        found = messages(language)["book"]["belief"]
        assert set(found) <= known
        assert all(set(words) == {"who", "truth"} for words in found.values())


@pytest.mark.parametrize("room", ["rung", "paid", "on"])
def test_names_are_there_once(room: str) -> None:
    """Two rungs, parts or acts with one name could not be told apart."""
    for language in LANGUAGES:
        words = list(messages(language)["book"][room].values())
        assert len(words) == len(set(words))


def test_every_word_of_the_tables_is_said() -> None:
    """Some code says each message of the tables, whole or by its beginning."""
    texts: set[str] = set()
    starts: set[str] = set()
    for path in (ROOT / "build/marias_build").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr) and isinstance(
                node.values[0], ast.Constant
            ):
                starts.add(str(node.values[0].value))
            elif isinstance(node, ast.Constant):
                texts.add(str(node.value))
    begun = tuple(start for start in starts if start.endswith("-") and len(start) > 2)
    for key in messages("cs")["book"]["table"]:
        name = key.removeprefix("column-")
        whole = {key, name, f"book.table.{key}"} & texts
        assert whole or key.startswith(begun) or name.startswith(begun), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_does_not_load_them(language: str) -> None:
    """What only the build says stays out of the messages of the page."""
    text = (ROOT / f"content/{language}/messages.toml").read_text("utf-8")
    words = catalogue.read(read_toml(text, language, Faults()), language, Faults())
    loaded = catalogue.browser_json(words, {})
    assert '"quiz.why"' in loaded
    for room in ("switch.opener", "offence.humour", "book.table.decides"):
        assert f'"{room}"' in {f'"{key}"' for key in words.messages}
        assert f'"{room}"' not in loaded


def test_a_setting_without_a_case_says_why(tmp_path: Path) -> None:
    """Where there is no limit, nobody says whom it holds for."""
    (rows,) = tables(tmp_path, "```table switches\nnames: [limit_per]\n```")
    general, paluba = rows[1][1], rows[1][3]
    assert general.startswith("každému, kdo platí, zvlášť")
    assert paluba == "nehraje roli (Nejvíc základů za jednu hru: bez omezení)"


def test_what_a_switch_is_set_to_stands_by_itself(root: Path) -> None:
    """Behind a colon no value may carry on the sentence of its label."""
    said = tomllib.loads((root / "content/cs/messages.toml").read_text())["switch"]
    values = [text for key, text in said.items() if "." in key]
    labels = [text for key, text in said.items() if "." not in key]
    assert len(values) > len(labels) > 50
    assert [text for text in values if text.startswith(("se ", "z "))] == []
    assert [text for text in labels if text.endswith((" se", " je", " jsou"))] == []
    assert [text for text in labels if ":" in text] == []
