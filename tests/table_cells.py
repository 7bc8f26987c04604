"""Tables of a small chapter, as a reader hears them: rows of plain cells."""

from __future__ import annotations

import re
from pathlib import Path

import tiny_content
from marias_build.text.plain import plain

_TABLE = re.compile("<table.*?</table>", re.DOTALL)
_ROW = re.compile("<tr.*?</tr>", re.DOTALL)
_CELL = re.compile("<t[hd][^>]*>(.*?)</t[hd]>", re.DOTALL)
_CAPTION = re.compile("<caption>(.*?)</caption>", re.DOTALL)


def _text(html: str) -> str:
    return " ".join(plain(html).split())


def tables(tmp_path: Path, body: str) -> list[list[list[str]]]:
    """Every table with all its rows, the heads first."""
    html = tiny_content.chapter(tmp_path, body)
    return [
        [[_text(cell) for cell in _CELL.findall(row)] for row in _ROW.findall(table)]
        for table in _TABLE.findall(html)
    ]


def captions(tmp_path: Path, body: str) -> list[str]:
    """The caption of every table."""
    html = tiny_content.chapter(tmp_path, body)
    return [_text(found) for found in _CAPTION.findall(html)]
