"""The HTML of a table that the engine fills."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from marias_quizzes.cards_html import chip
from marias_quizzes.html import Context, el, escape, render
from marias_quizzes.messages import Messages

from marias_build.book.settings import Settings
from marias_build.text.trees import label

Row = tuple[Any, ...]
# Columns that do not fit beside the margin, and that do not fit without it.
WIDE, LONG = 5, 6


class Cell(NamedTuple):
    """What a cell shows, and more: whether it is a number, the profile it holds for."""

    content: Any
    number: bool = False
    profile: str = ""


Head = str | Cell


class Caption(Settings):
    """What every table may have: a caption, in Markdown; what it should come to."""

    caption: str = ""
    expect: str | int = ""


@dataclass(frozen=True)
class Grid:
    """Heads of the columns and the rows below; the first cell of a row is its head.

    `title` stands for a caption that nobody has written; of several tables it is the
    only one that those after the first can have.
    """

    heads: tuple[Head, ...]
    rows: tuple[Row, ...]
    foot: tuple[Row, ...] = ()
    given: Any = None  # what the rows start from, shown with the caption
    title: str = ""


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


def html(grid: Grid, caption: str, least: int = 0) -> str:
    """The table, as wide as if it had the `least` columns; `caption` is safe HTML."""
    given = render(el("span", {"class": "given"}, grid.given)) if grid.given else ""
    head = " ".join(filter(None, (caption or escape(grid.title), given)))
    parts = [f"<caption>{head}</caption>" if head else ""]
    if grid.heads:
        cells = [_head(grid, place) for place in range(len(grid.heads))]
        parts.append(render(el("thead", None, el("tr", None, *cells))))
    parts.append(render(_body("tbody", grid.rows, grid)))
    if grid.foot:
        parts.append(render(_body("tfoot", grid.foot, grid)))
    columns = max(len(grid.heads), least)
    shape = "stack" + " wide" * (columns >= WIDE) + " long" * (columns >= LONG)
    return f'<table class="{shape}">{"".join(parts)}</table>'


def several(grids: Sequence[Grid], caption: str) -> str:
    """Tables one below the other; the caption is that of the first."""
    most = max(len(grid.heads) for grid in grids)
    least = WIDE if most >= WIDE else 0
    first, *rest = grids
    return html(first, caption, least) + "".join(html(one, "", least) for one in rest)


def _content(cell: Any) -> Any:
    return cell.content if isinstance(cell, Cell) else cell


def _profile(cell: Any) -> str | None:
    return cell.profile or None if isinstance(cell, Cell) else None


def _head(grid: Grid, place: int) -> Any:
    head = grid.heads[place]
    attributes = (
        ("class", _number(grid, place)),
        ("data-profile", _profile(head)),
        ("scope", "col"),
    )
    return el("th", attributes, _content(head))


def _number(grid: Grid, place: int) -> str | None:
    """The class of a column that holds nothing but numbers."""
    cells = [row[place] for row in grid.rows if _content(row[place]) not in ("", None)]
    return "n" if all(_is_number(cell) for cell in cells) else None


def _is_number(cell: Any) -> bool:
    return cell.number if isinstance(cell, Cell) else isinstance(cell, int)


def _body(tag: str, rows: Sequence[Row], grid: Grid) -> Any:
    return el(tag, None, *(_row(row, grid) for row in rows))


def _row(row: Row, grid: Grid) -> Any:
    first = row[0]
    scope = (("data-profile", _profile(first)), ("scope", "row"))
    cells = [el("th", scope, _content(first))]
    for index, cell in enumerate(row[1:], start=1):
        shown = label(_content(grid.heads[index])) if grid.heads else None
        attributes = (
            ("class", _number(grid, index)),
            ("data-l", shown),
            ("data-profile", _profile(cell)),
        )
        cells.append(el("td", attributes, _content(cell)))
    return el("tr", None, *cells)
