"""The HTML of a table that the engine fills."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from marias_quizzes.cards_html import chip
from marias_quizzes.html import Context, el, render
from marias_quizzes.messages import Messages

from marias_build.settings import Settings
from marias_build.trees import label

Row = tuple[Any, ...]


class Caption(Settings):
    """What every table may have: a caption, in Markdown."""

    caption: str = ""


@dataclass(frozen=True)
class Grid:
    """Heads of the columns and the rows below; the first cell of a row is its head."""

    heads: tuple[str, ...]
    rows: tuple[Row, ...]
    foot: tuple[Row, ...] = ()
    given: Any = None  # what the rows start from, shown with the caption


def heads(messages: Messages, *names: str) -> tuple[str, ...]:
    """The heads of columns, from the catalogue."""
    return tuple(messages.text(f"book.column-{name}") for name in names)


def chips(values: Iterable[int], context: Context, between: str = " ") -> list[Any]:
    """Cards in a line, with something between them."""
    line: list[Any] = []
    for value in values:
        if line:
            line.append(between)
        line.append(chip(value, context))
    return line


def html(grid: Grid, caption: str) -> str:
    """The table; `caption` is HTML that is safe already."""
    given = render(el("span", {"class": "given"}, grid.given)) if grid.given else ""
    head = " ".join(filter(None, (caption, given)))
    parts = [f"<caption>{head}</caption>" if head else ""]
    if grid.heads:
        cells = [
            el("th", (("class", _number(grid, place)), ("scope", "col")), name)
            for place, name in enumerate(grid.heads)
        ]
        parts.append(render(el("thead", None, el("tr", None, *cells))))
    parts.append(render(_body("tbody", grid.rows, grid)))
    if grid.foot:
        parts.append(render(_body("tfoot", grid.foot, grid)))
    return f'<table class="stack">{"".join(parts)}</table>'


def _number(grid: Grid, place: int) -> str | None:
    """The class of a column that holds nothing but numbers."""
    return "n" if all(isinstance(row[place], int) for row in grid.rows) else None


def _body(tag: str, rows: Sequence[Row], grid: Grid) -> Any:
    return el(tag, None, *(_row(row, grid) for row in rows))


def _row(row: Row, grid: Grid) -> Any:
    cells = [el("th", (("scope", "row"),), row[0])]
    for index, cell in enumerate(row[1:], start=1):
        number = _number(grid, index)
        shown = label(grid.heads[index]) if grid.heads else None
        cells.append(el("td", (("class", number), ("data-l", shown)), cell))
    return el("tr", None, *cells)
