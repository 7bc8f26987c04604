"""What a worked table comes to elsewhere: by the rules of the other tables.

It stands folded below the table. When the reader's own table is chosen the page opens
it, in the place of the book's; without script the reader opens it by hand.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from marias.profile import PRESET_NAMES
from marias_quizzes.html import el, escape, render
from marias_quizzes.messages import Word

from marias_build.book.settings import Settings
from marias_build.tables import grids
from marias_build.tables.grids import Grid
from marias_build.tables.table_settings import Wrong
from marias_build.tables.wording import Wording
from marias_build.text.draft import Draft

# Links to rules, the commas between them too.
_LINKS = re.compile(r"(?:<a [^>]*>.*?</a>(?:, )?)+")
_PROFILE = re.compile(r"^(\s*profile\s+)\S+", re.MULTILINE)

Fill = Callable[[Any, Draft], Grid | tuple[Grid, ...] | Wrong | str]


@dataclass(frozen=True)
class Other:
    """What comes out under some profiles: tables, or the HTML of why there are none."""

    profiles: list[str]
    grids: Sequence[Grid]
    why: str = ""
    only_rules: bool = False  # it comes to the same, and other rules say so

    def html(self, caption: str) -> str:
        """The tables as they are shown, with a caption; or why there are none."""
        return self.why or grids.several(self.grids, caption)


def find(
    settings: Settings, fill: Fill, usual: Sequence[Grid], draft: Draft
) -> list[Other]:
    """Those who come to something else, together where it is the same."""
    plain = grids.several(usual, "")
    bare = _LINKS.sub("", plain)
    found: dict[str, Other] = {}
    for name in PRESET_NAMES:
        if name != draft.spot.world.profile:
            other = _filled(_played_by(settings, name), fill, draft)
            found.setdefault(other.html(""), other).profiles.append(name)
    found.pop(plain, None)
    return [
        replace(other, only_rules=_LINKS.sub("", html) == bare)
        for html, other in found.items()
    ]


def fold(others: Sequence[Other], caption: str, draft: Draft) -> str:
    """Their tables, each folded below its names; "" where all come to the same."""
    words = Wording(draft)
    shown = [
        f'<p class="note">{escape(words.say(key))}</p>{_folded(found, caption, draft)}'
        for key, found in (
            ("elsewhere", [other for other in others if not other.only_rules]),
            ("elsewhere-rules", [other for other in others if other.only_rules]),
        )
        if found
    ]
    return f'<div class="elsewhere">{"".join(shown)}</div>' if shown else ""


def beside(html: str, folded: str) -> str:
    """The table of the book with the folded ones below, which may take its place."""
    return f'<div class="usual">{html}</div>{folded}' if folded else html


def _played_by(settings: Settings, profile: str) -> Settings:
    """The same settings under other rules: a setting's, or those of its record.

    The words of a record are kept, for what is bid has another place in each ladder.
    """
    record = getattr(settings, "record", "")
    if not record:
        return settings.model_copy(update={"profile": profile})
    other = _PROFILE.sub(rf"\g<1>{profile}", record, count=1)
    return settings.model_copy(update={"record": other})


def _filled(settings: Settings, fill: Fill, draft: Draft) -> Other:
    """The table, or why there is none under these rules."""
    filled = fill(settings, draft)
    if isinstance(filled, Grid):
        return Other([], (filled,))
    if isinstance(filled, tuple):
        return Other([], filled)
    wrong = filled if isinstance(filled, Wrong) else Wrong(filled, "")
    words = Wording(draft)
    why = [" ", *words.by([wrong.rule])] if wrong.rule else []
    return Other([], (), render(el("p", None, words.say(wrong.there), *why)))


def _folded(others: Sequence[Other], caption: str, draft: Draft) -> str:
    def one(other: Other) -> str:
        word = draft.messages.word
        names = ", ".join(word(Word("profile", name)) for name in other.profiles)
        return (
            f'<details data-profile="{" ".join(other.profiles)}">'
            f"<summary>{escape(names)}</summary>{other.html(caption)}</details>"
        )

    return "".join(map(one, others))
