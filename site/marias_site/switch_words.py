"""The words of the catalogue for a switch of the profile and for what it is set to."""

from __future__ import annotations

from marias.idle import idle
from marias.profile import Profile, differing_switches, parse_profile, preset
from marias_quizzes.messages import Messages, Word


def about(messages: Messages, switch: str) -> str:
    """What a switch is about."""
    return messages.text(f"switch.{switch}")


def value(messages: Messages, switch: str, setting: str) -> str:
    """What it is set to; a number that is not offered stands for itself."""
    key = f"switch.{switch}.{setting}"
    if messages.has(key) or not setting[:1].isdigit():
        return messages.text(key)
    return setting


def at(messages: Messages, switch: str, table: Profile) -> str:
    """What it is set to at a table; where it decides nothing there, for what reason."""
    why = idle(table, switch)
    if not why:
        return value(messages, switch, getattr(table, switch))
    said = sentence(messages, why, getattr(table, why))
    return messages.text("site.setting-idle", why=said)


def sentence(messages: Messages, switch: str, setting: str) -> str:
    """Both together: `Kdo otvírá dražbu: zadák`."""
    return f"{about(messages, switch)}: {value(messages, switch, setting)}"


def table(messages: Messages, profile: str) -> str:
    """The name of a table, and what it changes: `Obecná pravidla; Míchání: jednou`."""
    played = parse_profile(profile)
    changed = (
        sentence(messages, switch, getattr(played, switch))
        for switch in differing_switches(preset(played.preset), played)
    )
    return "; ".join((messages.word(Word("profile", played.preset)), *changed))
