"""By which table a computed table was worked out, where that is not the book's own."""

from __future__ import annotations

from typing import Any

from marias.errors import NotationError
from marias.game_record import parse_game
from marias.profile import format_profile
from marias_quizzes.html import escape
from marias_site import switch_words

from marias_build.text.draft import Draft


def profile(settings: Any) -> str:
    """The profile that settings name, or a record; "" for several or none."""
    if getattr(settings, "profiles", None):
        return ""
    record = getattr(settings, "record", "")
    if not record:
        return getattr(settings, "profile", "") or ""
    try:
        return format_profile(parse_game(record).profile)
    except NotationError:
        return ""


def note(played: str, draft: Draft) -> str:
    """A line below a table of other rules than the book's, or ""."""
    if not played or played == draft.spot.world.profile:
        return ""
    rules = switch_words.table(draft.messages, played)
    said = draft.messages.text("site.played-by", rules=rules)
    return f'<p class="note">{escape(said)}</p>'
