"""The rules as data for other people's tools."""

from __future__ import annotations

import json
from pathlib import Path

import tiny_content
from marias_site import rules_json
from tiny_content import CHAPTER, HEAD, RULE


def test_one_rule(tmp_path: Path) -> None:
    """A rule has its texts as plain text, sources, functions, addresses, a version."""
    text = HEAD + RULE.replace("Kdo může", "Kdo [může](term:trick) [[HA]]")
    book = tiny_content.read(tmp_path, {CHAPTER: text}).checked()
    told = rules_json.one_rule(book, "play.beat")
    assert "marias.tricks.legal_plays" in told["rule"].pop("engine")
    assert told == {
        "version": 1,
        "edition": "2026-12-01",
        "languages": ["cs"],
        "rule": {
            "id": "play.beat",
            "chapter": "karty",
            "executable": True,
            "sources": [{"source": "obecna", "place": "Sehrávka"}],
            "differs": [],
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
