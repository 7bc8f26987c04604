"""Typography of Czech and English: quotes, dashes, signs, spaces that don't break."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

NBSP = "\N{NO-BREAK SPACE}"
OPAQUE = "\N{OBJECT REPLACEMENT CHARACTER}"  # stands for a picture, code or a slot

# Double and single quotes of a language: opening, closing.
QUOTES = {"cs": "„“‚‘", "en": "“”‘’"}

_UNITS = {
    "cs": r"Kč|%|haléř\w*|korun\w*|bod\w*|kar[et]\w*|štych\w*|hráč\w*|bar[ev]\w*"
    r"|ostr\w*|es[oay]?|desít\w*|hláš\w*|list\w*|krát|část\w*|parti\w*|pravid\w*",
    "en": r"CZK|%|crowns?|points?|cards?|tricks?|players?|suits?|ranks?|counters?"
    r"|aces?|tens?|marriages?|times|deals?|rules?",
}
_SHORT = {
    "cs": r"č|str|odst|tj|tzv|např|tzn|resp|sv",
    "en": r"e\.g|i\.e|no|p",
}

# A pattern and what takes the place of its group `s`. Text set once stays as it is.
_COMMON = (
    (r"(?P<s>\.\.\.)", "…"),
    (r"(?<=\d)(?P<s>[ \n]+[-−][ \n]+)(?=\d)", f"{NBSP}−{NBSP}"),
    (r"(?<=\S)(?P<s>[ \n]+(?:--?|–))(?=\s)", f"{NBSP}–"),
    (r"(?<=\d)(?P<s>[ \n]+:[ \n]+)(?=\d)", f"{NBSP}:{NBSP}"),
    (r"(?<!-)(?P<s>--)(?!-)", "–"),
    (r"(?:^|(?<=[\s(\[]))(?P<s>-)(?=\d)", "−"),
    (r"(?<=\d)(?P<s>-)(?=\d)", "–"),
    (rf"(?<=\d)(?P<s>[ \n]+[x×][ \n]+)(?=[\d{OPAQUE}])", f"{NBSP}×{NBSP}"),
    (r"(?<=\d)(?P<s>x)(?=\d|\W|$)", "×"),
)
_SPACES = {
    "cs": (
        r"(?<!\w)[ksvzouaiKSVZOUAI](?P<s>[ \n]+)(?=\S)",
        r"(?<!\w)\d{1,3}\.(?P<s>[ \n]+)(?=[\da-zá-ž])",
        r"(?<!\d)\d{1,3}(?P<s> )(?=\d{3}(?!\d))",
    ),
}
_DATE = re.compile(r"\b\d{4}-\d\d-\d\d\b")
_SLOT = re.compile(r"(\{[^{}]*\})")
# A slot with a word before it, and no word of its own behind it.
_LAST_NUMBER = re.compile(r"(?<=\w) (\{[^{}]*\})(?=[.,:;!?)]|$|\xa0:)")
# The slots that hold a number wherever they stand.
_NUMBERS = frozenset(
    f"{{{name}}}"
    for name in (
        *("n", "of", "number", "trick", "table", "hand", "tricks"),
        *("declarer", "defence", "sharp", "last", "marriages"),
        *("counter", "twenty", "forty"),
    )
)


@dataclass(frozen=True)
class Edit:
    """Put `text` in place of what stands from `start` to `end`."""

    start: int
    end: int
    text: str


def typeset(text: str, language: str) -> str:
    """Plain text, well set; text that is well set already stays the same."""
    return typeset_pieces([text], language)[0]


def typeset_message(text: str, language: str) -> str:
    """A message of the catalogue: its slots `{name}` stay, as a number or a word.

    A number that nothing follows keeps to the word before it: "hlásí 40".
    """
    pieces = _SLOT.split(text)
    slots = pieces[1::2]
    pieces[1::2] = ["0" if slot in _NUMBERS else OPAQUE for slot in slots]
    done = typeset_pieces(pieces, language)
    done[1::2] = slots
    return _LAST_NUMBER.sub(_held, "".join(done))


def _held(found: re.Match[str]) -> str:
    return NBSP + found[1] if found[1] in _NUMBERS else found[0]


def typeset_pieces(pieces: list[str], language: str) -> list[str]:
    """Text in pieces, set as one: a rule may look across the border of two tags."""
    whole = "".join(pieces)
    for pattern, text in _patterns(language):
        if pattern.search(whole):  # most texts have nothing for most patterns
            pieces = _apply(pieces, _edits(whole, pattern, text))
            whole = "".join(pieces)
    if '"' in whole or "'" in whole:
        marks = QUOTES.get(language, QUOTES["en"])
        pieces = _apply(pieces, list(_quotes(whole, marks)))
    return pieces


def _edits(whole: str, pattern: re.Pattern[str], text: str) -> list[Edit]:
    return [
        Edit(found.start("s"), found.end("s"), text)
        for found in pattern.finditer(whole)
        if not _in_a_date(whole, found.start("s"))
    ]


@cache
def _patterns(language: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    units = _UNITS.get(language, _UNITS["en"])
    short = _SHORT.get(language, _SHORT["en"])
    spaces = (
        *_SPACES.get(language, ()),
        rf"[\d{OPAQUE}](?P<s>[ \n]+)(?=(?:{units})(?!\w))",
        rf"(?<!\w)(?:{short})\.(?P<s>[ \n]+)(?=\S)",
    )
    rules = (*_COMMON, *((pattern, NBSP) for pattern in spaces))
    return tuple((re.compile(pattern), text) for pattern, text in rules)


def _in_a_date(text: str, at: int) -> bool:
    return any(
        found.start() <= at < found.end()
        for found in _DATE.finditer(text, max(0, at - 9), at + 9)
    )


def _quotes(text: str, marks: str) -> Iterator[Edit]:
    """Straight quotes turned by what stands before them; one in a word is ’."""
    done = list(text)
    for found in re.finditer(r"[\"']", text):
        at = found.start()
        done[at] = _mark(done[at], "".join(done[at - 1 : at]), text[at + 1 :], marks)
        yield Edit(at, at + 1, done[at])


def _mark(quote: str, before: str, after: str, marks: str) -> str:
    first = 0 if quote == '"' else 2
    if first and before.isalnum() and after[:1].isalnum():
        return "’"
    opens = not before or before.isspace() or before in "([–—/" + marks[::2]
    return marks[first if opens else first + 1]


def _apply(pieces: list[str], edits: list[Edit]) -> list[str]:
    """Each edit goes to the piece it begins in, and cuts its rest off the next."""
    done = []
    offset = 0
    for piece in pieces:
        done.append(_apply_to_one(piece, offset, edits))
        offset += len(piece)
    return done


def _apply_to_one(piece: str, offset: int, edits: list[Edit]) -> str:
    out = []
    at = 0
    for edit in edits:
        start, end = edit.start - offset, edit.end - offset
        if end <= 0 or start >= len(piece):
            continue
        out.append(piece[at : max(start, 0)])
        if start >= 0:
            out.append(edit.text)
        at = min(end, len(piece))
    out.append(piece[at:])
    return "".join(out)
