"""The rules as data for other people's tools."""

from __future__ import annotations

import json
import re
from pathlib import Path

import tiny_content
from marias_site import rules_json
from tiny_content import CHAPTER, HEAD, RULE


def test_one_rule(tmp_path: Path) -> None:
    """A rule has its texts as plain text, sources, functions, addresses, a version."""
    text = HEAD + RULE.replace("Kdo může", "Kdo [může](term:trick) [[HA]]")
    book = tiny_content.read(tmp_path, {CHAPTER: text}).checked()
    told = rules_json.one_rule(book, "play.beat")
    engine = told["rule"].pop("engine")
    assert engine[0]["name"] == "marias.tricks.legal_plays"
    assert engine[0]["file"] == "engine/marias/tricks.py"
    assert engine[0]["says"].startswith("Return the verdict on every card")
    (setting,) = told["rule"].pop("settings")
    assert (setting["switch"], setting["names"]["cs"]) == ("beat", "Přebíjení")
    assert [one["profile"] for one in setting["profiles"]][:2] == ["obecna", "klasika"]
    assert setting["profiles"][0]["words"] == {"cs": "kdo může, musí"}
    examples = told["rule"].pop("examples")
    assert examples["cs"]["type"] == "question"
    assert examples["cs"]["kind"] == "legal-plays"
    assert re.fullmatch("[0-9a-f]{7}", told["edition"].pop("hash"))
    assert told == {
        "version": 2,
        "edition": {"date": "2026-12-01"},
        "languages": ["cs"],
        "profile": "obecna",
        "rule": {
            "id": "play.beat",
            "chapter": "karty",
            "executable": True,
            "related": [],
            "sources": [{"source": "obecna", "place": "Sehrávka"}],
            "departs": [],
            "begins": [],
            "differs": [],
            "disagreements": [],
            "deals": [],
            "texts": {
                "cs": {
                    "title": "Přebít",
                    "law": "Kdo může červené eso, musí.",
                    "differs": {},
                    "address": "r/play.beat/",
                    "chapter_address": "pravidla/karty/#play.beat",
                }
            },
        },
    }


def test_all_rules(tmp_path: Path) -> None:
    """All rules come in the order of the book, with the sources they name."""
    book = tiny_content.read(tmp_path).checked()
    data = rules_json.all_rules(book)
    assert [rule["id"] for rule in data["rules"]] == ["play.beat"]
    assert data["sources"]["obecna"]["names"] == {"cs": "Obecná pravidla"}
    assert json.loads(json.dumps(data)) == data
