"""What the search of the pages looks through: one compact file a language.

A row is the end of an address, a title and a line of text; behind them stand other
names and the rest of a law, which are looked through and not shown. Like things stand
together, all addresses, then all titles, for so they pack best. The search itself is
done in the page.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from typing import NamedTuple
from unicodedata import combining, normalize

from marias_quizzes import addresses
from marias_site.book import Book, Term

from marias_build.output import assets, search_words
from marias_build.output.assets import Asset

# An index is as heavy as this at most, in bytes, before it is packed for the way (less
# is left of English than of Czech); its lines of text are the longest that fit.
WEIGHTS = {"cs": 82_000, "en": 88_000}
LENGTHS = range(96, 24, -3)

# A form that goes on as its word does is found without being named: it shares this
# many letters with the word, and at most so many follow.
SHARED, ENDING = 4, 3

# What stands between two rows, and between two names of a row.
ROW, NAME = "\n", "\t"


class Entry(NamedTuple):
    """Something that can be found, at its path from the site's root.

    A path that begins with `#` is a place on the page of the last entry that had a
    path of its own; the title of that entry is its line.
    """

    path: str
    title: str
    line: str
    names: tuple[str, ...] = ()


def index(book: Book) -> dict[str, Asset]:
    """The index of every language, as an asset."""
    found = {}
    for language in book.languages:
        name, data = f"search.{language}.json", written(book, language)
        found[name] = Asset(assets.hashed(name, data), data)
    return found


def written(book: Book, language: str) -> bytes:
    """The index of one language; its lines are as long as its weight allows."""
    texts = (_packed(book, language, length) for length in LENGTHS)
    weight = WEIGHTS.get(language, min(WEIGHTS.values()))
    return next((data for data in texts if len(data) <= weight), b"") or _packed(
        book, language, LENGTHS[-1]
    )


def _packed(book: Book, language: str, length: int) -> bytes:
    words = book.catalogues[language].messages
    groups, rows = [], []
    for name, entries in _groups(book, language):
        if entries:
            start = _start(entries)
            label = words.text(f"site.search-{name}")
            groups.append((name, label, start, len(entries)))
            for entry in entries:
                rest = _rest(entry, length, language) if name == "rules" else ""
                rows.append(_row(entry, start, length, rest))
    whole = {
        "found": words.text("site.search-found"),
        "all": words.text("site.search-all"),
        "none": words.text("site.search-none"),
        "endings": search_words.ENDINGS.get(language, ()),
        "small": search_words.SMALL.get(language, ""),
        "groups": groups,
        "columns": [ROW.join(column) for column in zip(*rows, strict=True)],
    }
    text = json.dumps(whole, ensure_ascii=False, separators=(",", ":"))
    return text.replace("\xa0", " ").encode("utf-8")


def _start(entries: Sequence[Entry]) -> str:
    """What all paths begin with, in whole names."""
    paths = [entry.path.rstrip("/") for entry in entries if entry.path[0] != "#"]
    start = min(paths)[: _shared(min(paths), max(paths))]
    return start[: max(start.rfind("/"), start.rfind("#")) + 1]


def _row(entry: Entry, start: str, length: int, rest: str) -> tuple[str, ...]:
    path, title, line, names = entry
    shown = (path.removeprefix(start), " ".join(title.split()), cut(line, length))
    return (*shown, NAME.join(names), rest)


def cut(text: str, length: int) -> str:
    """The beginning of a text, in whole words."""
    text = " ".join(text.split())
    if len(text) <= length:
        return text
    kept = text[: length + 1].rpartition(" ")[0] or text[:length]
    return kept.rstrip(" ,;:–(„“") + "…"


def _rest(law: Entry, length: int, language: str) -> str:
    """What a law says behind its line: every telling word once, without its ending."""
    shown = cut(law.line, length).rstrip("…")
    rest = " ".join(law.line.split())[len(shown) :]
    known = _stems(f"{law.title} {shown}", language)
    return " ".join(sorted(_stems(rest, language) - known))


def _stems(text: str, language: str) -> set[str]:
    small = search_words.SMALL.get(language, "").split()
    words = set(re.findall(r"[^\W_]+", fold(text))).difference(small)
    return {search_words.stem(word, language) for word in words}


# --- what can be found ----------------------------------------------------------------


def _groups(book: Book, language: str) -> Iterator[tuple[str, list[Entry]]]:
    yield "rules", list(_rules(book, language))
    yield "terms", list(_terms(book, language))
    yield "chapters", list(_chapters(book, language))
    yield "essays", list(_essays(book, language))
    yield "deals", list(_deals(book, language))
    yield "practice", list(_practice(book, language))


def _rules(book: Book, language: str) -> Iterator[Entry]:
    for rule in book.rules.values():
        said = rule.statements[language]
        words = rule.words.get(language, ())
        yield Entry(addresses.rule(language, rule.id), said.title, said.text, words)


def _terms(book: Book, language: str) -> Iterator[Entry]:
    for term in book.terms.get(language, ()):
        here = term.texts[language]
        path = addresses.glossary(language, term.key)
        yield Entry(path, here.word, here.text, tuple(names(term, language)))


def _chapters(book: Book, language: str) -> Iterator[Entry]:
    """The chapters, each followed by its headings."""
    for chapter in book.chapters.get(language, ()):
        path = addresses.chapter(language, chapter.id)
        yield Entry(path, chapter.title, chapter.lead)
        for heading in chapter.outline:
            if heading.kind == "heading":
                yield Entry(f"#{heading.id}", heading.title, "")


def _essays(book: Book, language: str) -> Iterator[Entry]:
    for essay in book.essays.get(language, ()):
        yield Entry(addresses.essay(language, essay.id), essay.title, essay.lead)


def _deals(book: Book, language: str) -> Iterator[Entry]:
    words = book.catalogues[language].messages
    if book.deals:
        title, line = (words.text(f"site.deals-{part}") for part in ("title", "lead"))
        yield Entry(addresses.deals(language), title, line)
    for deal in book.deals:
        text = deal.texts[language]
        yield Entry(addresses.deal(language, deal.id), text.title, text.lead)


def _practice(book: Book, language: str) -> Iterator[Entry]:
    words = book.catalogues[language].messages
    if book.kinds:
        title, line = (words.text(f"site.practice-{x}") for x in ("title", "lead"))
        yield Entry(addresses.practice(language), title, line)
    for kind in book.kinds:
        title = words.text(f"site.kind-{kind.id}")
        lead = words.text(f"site.kind-{kind.id}-lead")
        yield Entry(addresses.kind(language, kind.id), title, lead)


# --- other names of a term ------------------------------------------------------------


def names(term: Term, language: str) -> Iterator[str]:
    """What else a term is looked for by: here, in other languages, inflected."""
    here = term.texts[language]
    known = {fold(here.word), fold(term.key.replace("-", " "))}
    foreign = (text.names for code, text in term.texts.items() if code != language)
    given = (*here.other, *(name for found in foreign for name in found), *term.abroad)
    for name in given:
        if fold(name) not in known:
            known.add(fold(name))
            yield name
    for form in here.forms:
        if fold(form) not in known and not _goes_on(form, here.names):
            known.add(fold(form))
            yield form


def _goes_on(form: str, words: Iterable[str]) -> bool:
    shared = max(_shared(fold(form), fold(word)) for word in words)
    return shared >= SHARED and len(form) - shared <= ENDING


def _shared(one: str, other: str) -> int:
    """With how many letters both begin."""
    pairs = zip(one, other, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def fold(text: str) -> str:
    """A text in small letters without accents."""
    return "".join(c for c in normalize("NFD", text) if not combining(c)).lower()
