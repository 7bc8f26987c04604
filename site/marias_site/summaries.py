"""What a search engine or a chat shows of a page: its title and a short description."""

from __future__ import annotations

LIMIT = 160  # more is cut off by those who show it, and in the middle of a word
_ENOUGH = 70  # a shorter beginning would say too little
_ENDS = (". ", "! ", "? ", ".\u00a0", "!\u00a0", "?\u00a0")


def short(text: str, limit: int = LIMIT) -> str:
    """The text, or as many whole sentences, or whole words, as have room."""
    text = " ".join(text.split())
    if len(text) <= limit:
        return text
    room = text[: limit + 1]
    end = max(room.rfind(mark) for mark in _ENDS)
    if end >= _ENOUGH:
        return text[: end + 1]
    words = text[: limit - 1].rsplit(" ", 1)[0].rstrip(" ,;:–-(")
    return words + "…"
