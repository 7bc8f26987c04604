"""Words of the source language in the sentences of the code."""

from __future__ import annotations

from marias_site.book import Book, Edition, Term, TermText
from marias_site.foreign import marked
from markupsafe import Markup

SEVENS = {
    "cs": TermText("dvě sedmy", Markup(), "", forms=("dvou sedem", "zadákem")),
    "en": TermText("two sevens", Markup(), ""),
}
KEPT = {"cs": TermText("pády", Markup(), ""), "en": TermText("pády", Markup(), "")}
BOOK = Book(
    ("cs", "en"), Edition("2026-12-01"), {}, terms={"cs": (Term("two-sevens", SEVENS),)}
)


def test_a_word_of_the_glossary_is_marked_whole() -> None:
    """And any other word with letters that English has not; nothing becomes markup."""
    assert marked("Judge dvě sedmy.", BOOK) == (
        'Judge <span lang="cs">dvě sedmy</span>.'
    )
    assert marked("a <b> ložený one", BOOK) == (
        'a &lt;b&gt; <span lang="cs">ložený</span> one'
    )
    assert marked("Return the sum.", BOOK) == "Return the sum."


def test_a_word_that_is_kept_is_spoken_as_where_it_comes_from() -> None:
    """So is the headword pády in the English glossary."""
    assert Term("two-sevens", SEVENS).spoken("en") == "en"
    assert Term("pady", KEPT).spoken("en") == "cs"
    assert Term("pady", KEPT).spoken("cs") == "cs"
