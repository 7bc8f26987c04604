"""Tables of a small chapter, as a reader hears them: rows of plain cells."""

from __future__ import annotations

import re
from pathlib import Path

import tiny_content
from marias_build.text.plain import plain

_TABLE = re.compile("<table.*?</table>", re.DOTALL)
_ROW = re.compile("<tr.*?</tr>", re.DOTALL)
_CELL = re.compile("<t[hd][^>]*>(.*?)</t[hd]>", re.DOTALL)
_ELSEWHERE = re.compile('<div class="elsewhere">.*?</div>', re.DOTALL)
_CAPTION = re.compile("<caption>(.*?)</caption>", re.DOTALL)


def _text(html: str) -> str:
    return " ".join(plain(html).split())


def tables(tmp_path: Path, body: str) -> list[list[list[str]]]:
    """Every table of the book's with all its rows, the heads first."""
    return _tables(_ELSEWHERE.sub("", tiny_content.chapter(tmp_path, body)))


def elsewhere(tmp_path: Path, body: str) -> dict[str, list[list[list[str]]]]:
    """The folded tables of those who come to something else, by their profiles."""
    folded = "".join(_ELSEWHERE.findall(tiny_content.chapter(tmp_path, body)))
    parts = re.split('<details data-profile="([^"]*)">', folded)[1:]
    return dict(zip(parts[::2], map(_tables, parts[1::2]), strict=True))


def _tables(html: str) -> list[list[list[str]]]:
    return [
        [[_text(cell) for cell in _CELL.findall(row)] for row in _ROW.findall(table)]
        for table in _TABLE.findall(html)
    ]


def captions(tmp_path: Path, body: str) -> list[str]:
    """The caption of every table of the book's."""
    html = _ELSEWHERE.sub("", tiny_content.chapter(tmp_path, body))
    return [_text(found) for found in _CAPTION.findall(html)]
