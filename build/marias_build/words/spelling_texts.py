"""The words of the book as authors wrote them, each with its place and language.

What is no word of a language is passed over: ids and addresses, cards and values, code,
settings of blocks, words with a digit in them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from marias.profile import PRESET_NAMES

from marias_build.book.diagnostics import Faults, Place
from marias_build.book.toml_places import Toml, read_toml
from marias_build.text.fences import Fence, cut
from marias_build.text.front_matter import MARK
from marias_build.text.inline import CODE

PROSE = ("rule", "fact", "deep")  # blocks whose body is text; others are settings
TITLED = "deep"  # its argument is a title
SHARED = ("book", "sources", "glossary", "changes")  # files that hold every language
# Parts of a catalogue that are no text: letters in the corners of cards, a pattern.
NO_TEXT = (
    *(("language",), ("cases",), ("plural",), ("forms", "sign")),
    ("site", "date"),
)
# Parts of the glossary that say which words there are.
NAMES = ("word", "other", "forms")

_PROFILE = re.compile(rf"^(?:{'|'.join(PRESET_NAMES)}):\s")
_CAPTION = re.compile(r"^\s*caption:\s*(?P<text>.*)$")
_FOREIGN = re.compile(r"\[([^\[\]]+)\]\{([A-Za-z-]+)\}")
_TERM = re.compile(r"\[([^\[\]]+)\]\(term:[^()]*\)")
# Words that a value holds against the engine are words of the sentence.
_HELD = re.compile(r"\{\{[^{}|]*\|([^{}]*)\}\}")
# Cards, values, footnotes, targets of links, marks and slots in braces; then addresses,
# names of hosts and repositories, ids of rules, and cards named by their letters.
_MARKS = re.compile(
    r"\[\[[^\[\]]*\]\]|\{\{[^{}]*\}\}|\[\^[^\[\]]*\]|\]\([^()]*\)|\{[^{}]*\}"
)
_NAMES = re.compile(
    r"https?://\S+|\b[\w.-]+\.(?:com|cz|eu|org|sk)\b|\b[A-Za-z][\w-]*/[A-Za-z][\w-]*"
    r"|\bplay\.[a-z-]+|\b[HLAB][AXKOU]\b"
)
_WORD = re.compile(r"\w+(?:['’]\w+)*")


class Said(NamedTuple):
    """A word in the text."""

    place: Place
    language: str
    word: str


class Texts(NamedTuple):
    """What is read at once: the content folder, its languages, the words it names."""

    root: Path
    languages: tuple[str, ...]
    named: Mapping[str, frozenset[str]]

    def words(self) -> Iterator[Said]:
        """Every word of the book, file by file."""
        for language in self.languages:
            for kind in ("chapters", "essays"):
                for file in sorted((self.root / language / kind).glob("*.md")):
                    yield from self._page(file, language)
            file = self.root / language / "messages.toml"
            yield from self._catalogue(file, language)
        shared = [self.root / f"{name}.toml" for name in SHARED]
        for file in (*shared, *sorted((self.root / "disagreements").glob("*.toml"))):
            yield from self._shared(file)

    def _page(self, file: Path, language: str) -> Iterator[Said]:
        """The words of a chapter or an essay, its head included."""
        place = Place(self._name(file))
        lines = file.read_text("utf-8").splitlines()
        marks = [at for at, line in enumerate(lines) if line.rstrip() == MARK]
        start = marks[1] + 1 if len(marks) > 1 and marks[0] == 0 else 0
        head = read_toml(
            "\n".join(lines[1 : max(start - 1, 1)]), place.file, Faults(), first_line=2
        )
        for name in ("title", "lead"):
            text = str(head.data.get(name, ""))
            yield from self.line(text, head.place(name), language)
        yield from self._body(lines[start:], place.at(start + 1), language)

    def _body(
        self, lines: Sequence[str], place: Place, language: str
    ) -> Iterator[Said]:
        for part in cut(lines, place, Faults()):
            if isinstance(part, Fence):
                yield from self._block(part, place, language)
            else:
                for shift, line in enumerate(part.lines):
                    yield from self.line(line, place.at(part.line + shift), language)

    def _block(self, block: Fence, place: Place, language: str) -> Iterator[Said]:
        if block.name == TITLED:
            yield from self.line(block.argument, place.at(block.line), language)
        if block.name in PROSE:
            body = [_PROFILE.sub("", line) for line in block.body]
            yield from self._body(body, place.at(block.line + 1), language)
            return
        for shift, line in enumerate(block.body, start=1):
            if found := _CAPTION.match(line):
                yield from self.line(
                    found["text"], place.at(block.line + shift), language
                )

    def _catalogue(self, file: Path, language: str) -> Iterator[Said]:
        toml = _toml(file, self._name(file))
        for path, text in strings(toml.data):
            if not any(path[: len(start)] == start for start in NO_TEXT):
                yield from self.line(text, toml.place(*path), language)

    def _shared(self, file: Path) -> Iterator[Said]:
        """The texts that stand below a language, but not the words of the glossary."""
        toml = _toml(file, self._name(file))
        for path, text in strings(toml.data):
            language = next((key for key in path if key in self.languages), "")
            if language and not (len(path) > 2 and path[2] in NAMES):
                yield from self.line(text, toml.place(*path), str(language))

    def line(self, text: str, place: Place, language: str) -> Iterator[Said]:
        """The words of a line; foreign ones in their own language."""
        text = _HELD.sub(r"\1", CODE.sub(" ", text))
        for words, other in _FOREIGN.findall(text):
            if other in self.languages:
                yield from _words(words, place, other)
        text = _TERM.sub(lambda found: self._term(found, language), text)
        yield from _words(_MARKS.sub(" ", _FOREIGN.sub(" ", text)), place, language)

    def _term(self, found: re.Match[str], language: str) -> str:
        """A link to a term; one that names it in another language is passed over."""
        words = found[1].lower()
        others = (name for name in self.languages if name != language)
        return " " if any(words in self.named[name] for name in others) else found[0]

    def _name(self, file: Path) -> str:
        return file.relative_to(self.root.parent).as_posix()


def read(root: Path) -> Texts:
    """The texts of a project; its glossary says which names it uses."""
    content = root / "content"
    languages = tuple(map(str, _toml(content / "book.toml").data.get("languages", ())))
    glossary = _toml(content / "glossary.toml").data
    named = {language: frozenset(_named(glossary, language)) for language in languages}
    return Texts(content, languages, named)


def _toml(file: Path, name: str = "") -> Toml:
    """A file of settings; one that is missing or cannot be read has no text."""
    text = file.read_text("utf-8") if file.exists() else ""
    return read_toml(text, name, Faults())


def _named(glossary: Mapping[str, Any], language: str) -> Iterator[str]:
    """What the glossary calls its terms in a language, inflected forms too."""
    for term in glossary.values():
        found = term.get(language, {}) if isinstance(term, dict) else {}
        for name in NAMES:
            for _, text in strings(found.get(name, "")):
                yield text.lower()


def strings(data: Any, path: tuple[str | int, ...] = ()) -> Iterator[Any]:
    """Every text of a document with the way to it."""
    if isinstance(data, str):
        yield path, data
        return
    items: Iterable[tuple[str | int, Any]] = ()
    if isinstance(data, dict):
        items = data.items()
    elif isinstance(data, list):
        items = enumerate(data)
    for name, value in items:
        yield from strings(value, (*path, name))


def parts(text: str) -> Iterator[str]:
    """The words of a plain text; single letters and words with digits are none."""
    for found in _WORD.findall(_NAMES.sub(" ", text)):
        word = found.replace("’", "'").removesuffix("'s")
        if len(word) > 1 and not re.search(r"[\d_]", word):
            yield word


def _words(text: str, place: Place, language: str) -> Iterator[Said]:
    for word in parts(text):
        yield Said(place, language, word)
