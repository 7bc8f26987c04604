"""Descriptions: as long as others show them, and no word cut."""

from __future__ import annotations

import pytest
from marias_site.summaries import LIMIT, short

SENTENCE = "Kdo přiznává barvu a může přebít, musí přebít, i když to neudělá rád."


def test_a_short_text_stays_as_it_is() -> None:
    """Only white space is tidied."""
    assert short("Kdo může,\n  musí.") == "Kdo může, musí."


def test_whole_sentences_are_kept() -> None:
    """As many as have room, when they say enough."""
    assert short(f"{SENTENCE} {SENTENCE} {SENTENCE}") == f"{SENTENCE} {SENTENCE}"


def test_a_long_sentence_ends_behind_a_word() -> None:
    """With a sign that more follows, and without a comma before it."""
    text = short("Kdo " + "přebíjí, " * 40)
    assert text.endswith("přebíjí…")
    assert len(text) <= LIMIT


@pytest.mark.parametrize("length", range(LIMIT - 4, LIMIT + 5))
def test_no_description_is_too_long(length: int) -> None:
    """Neither at the limit nor beside it."""
    words = ("slovo " * LIMIT)[:length].rstrip()
    assert len(short(words)) <= LIMIT
    assert (short(words) == words) == (len(words) <= LIMIT)
