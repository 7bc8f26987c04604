"""What a table of the book comes to elsewhere stands folded below it."""

from __future__ import annotations

from pathlib import Path
from textwrap import indent

import pytest
import tiny_content
from judging import BOUGHT
from table_cells import elsewhere, tables

BETL = "```table payment\ncontract: betl\n```"
BOUGHT_HERE = BOUGHT.format(profile="obecna")
BLUFF = "R discard BU7\nR announce stosedm L\n"


def told(name: str, more: str) -> str:
    """A table that is filled from the deal with what comes after it."""
    return f"```table {name}\nrecord: |\n{indent(BOUGHT_HERE + more, '  ')}```"


def test_a_betl_costs_what_each_source_says(tmp_path: Path) -> None:
    """15 in the book, 10 in Paluba, 15 of dimes at the tournament, 5 in a pub."""
    (lines, _), found = tables(tmp_path, BETL), elsewhere(tmp_path, BETL)
    assert lines[1][2:4] == ["+15", "+3,00 Kč"]
    assert {name: found[name][0][1][2:4] for name in found} == {
        "paluba": ["+10", "+2,00 Kč"],
        "turnaj2020": ["+15", "+1,50 Kč"],
        "hospoda": ["+5", "+5,00 Kč"],
    }


def test_those_who_agree_are_not_named(tmp_path: Path) -> None:
    """Klasika pays a betl as the book does; the order of cards is the same for all."""
    html = tiny_content.chapter(tmp_path, BETL)
    assert html.index('<div class="usual">') < html.index('<div class="elsewhere">')
    assert "<summary>Paluba</summary>" in html
    assert "<summary>Klasika</summary>" not in html
    plain = tiny_content.chapter(tmp_path / "2", "```table card-order\n```")
    assert "elsewhere" not in plain
    assert "usual" not in plain


@pytest.mark.parametrize("settings", ["profile: paluba", "profile: obecna~base.10h"])
def test_a_table_of_other_rules_stays_as_it_is(tmp_path: Path, settings: str) -> None:
    """Its author speaks of those rules, and so does the line below it."""
    body = BETL.replace("betl\n```", f"betl\n{settings}\n```")
    assert elsewhere(tmp_path, body) == {}


def test_a_bluff_that_others_allow(tmp_path: Path) -> None:
    """Who has not the seven may announce it in Paluba and at the tournament."""
    html = tiny_content.chapter(tmp_path, told("refused", BLUFF))
    assert "<summary>Paluba, Turnaj 2020</summary>" in html
    assert "<p>Podle těchto pravidel se to smí.</p>" in html


def test_a_deal_that_cannot_go_so_names_the_rule(tmp_path: Path) -> None:
    """Paluba knows no omyl, so there the deal is not told; elsewhere it costs other."""
    html = tiny_content.chapter(tmp_path, told("told", "R omyl\n"))
    _, paluba, *_ = html.split('data-profile="paluba">')
    said = paluba.partition("</details>")[0]
    assert "Podle těchto pravidel to takhle nejde." in said
    assert "omyl.fold" in said
    assert "<table" not in said


def test_what_is_bid_keeps_its_name(tmp_path: Path) -> None:
    """Klasika's ladder begins one rung lower; a bid sedma is a sedma there too."""
    deal = told("told", "R discard BU7\n")
    assert "klasika" not in "".join(elsewhere(tmp_path, deal))
