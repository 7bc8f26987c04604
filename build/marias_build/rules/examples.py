"""Blocks that stand on the pages of rules only: `content/examples/<chapter>.md`.

They show a rule at work where no chapter does. They have no words of their own, so
one file serves every language.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from marias_quizzes import addresses
from marias_site.texts import Quiz, Table

from marias_build.book.diagnostics import Faults, Place
from marias_build.text.directives import MAKERS
from marias_build.text.draft import Draft
from marias_build.text.fences import Fence, Text, cut
from marias_build.text.prose import Prose
from marias_build.text.world import Spot, World

FOLDER = "content/examples"
ALLOWED = {name: MAKERS[name] for name in ("quiz", "table")}


@dataclass(frozen=True)
class Blocks:
    """The questions and the tables of one file, in one language."""

    quizzes: tuple[Quiz, ...] = ()
    tables: tuple[Table, ...] = ()


def read(
    chapter: str, file: str, text: str, world: World, prose: Prose, faults: Faults
) -> Blocks:
    """The blocks as the page of any rule shows them: all lie equally deep."""
    lines, place = text.splitlines(), Place(file, 1)
    _check(lines, place, faults)
    path = addresses.rule(world.language, chapter)
    draft = Draft(Spot(world, faults, path, chapter), prose, ALLOWED)
    draft.page(lines, place)
    return Blocks(tuple(draft.quizzes), tuple(draft.tables))


def _check(lines: Sequence[str], place: Place, faults: Faults) -> None:
    # Rendering meets the faults of the fences again, so here they are dropped.
    for part in cut(lines, place, Faults()):
        if isinstance(part, Text):
            _check_text(part, place, faults)
        elif isinstance(part, Fence):
            _check_fence(part, place, faults)


def _check_text(part: Text, place: Place, faults: Faults) -> None:
    for number, line in enumerate(part.lines):
        if line.strip():
            what = "an example has no words, for it serves every language"
            faults.add(place.at(part.line + number), what, "write blocks alone")


def _check_fence(part: Fence, place: Place, faults: Faults) -> None:
    for number, line in enumerate(part.body, start=1):
        if line.startswith("caption:"):
            what = "an example has no caption, for it serves every language"
            faults.add(place.at(part.line + number), what, "remove it")
