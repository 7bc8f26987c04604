"""The page about the notation keeps its word."""

import doctest
import re

import pytest
from marias import action_text, contract_text
from marias.errors import IllegalActionError
from marias.game_record import format_game, parse_game, states
from marias.record import format_record, parse_record
from marias.record import states as played

PAGE = "content/notation.md"


@pytest.fixture(scope="module")
def text(root):
    """The page about the notation."""
    return (root / PAGE).read_text(encoding="utf-8")


def fences(text, name):
    """The examples of a kind, each as it stands."""
    return re.findall(rf"^```{name}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def test_every_session_gives_what_it_shows(root):
    """What Python is shown to say, it says."""
    failed, tried = doctest.testfile(str(root / PAGE), module_relative=False)
    assert tried > 0
    assert failed == 0


def test_every_deal_is_legal_and_written_as_the_writer_writes_it(text):
    """Whole deals of all four variants, played through the rules."""
    records = fences(text, "record")
    assert len({parse_game(record).variant for record in records}) == 4
    for record in records:
        assert format_game(parse_game(record)) == record
        assert states(parse_game(record))


def test_what_was_not_legal_is_read_and_not_played(text):
    """The reader looks at the notation only, the rules refuse it."""
    for record in fences(text, "record unchecked"):
        assert format_game(parse_game(record)) == record
        with pytest.raises(IllegalActionError):
            states(parse_game(record))


def test_a_played_deal_is_legal_too(text):
    """The older form."""
    for record in fences(text, "played"):
        assert format_record(parse_record(record)) == record
        assert played(parse_record(record))


def rows(text):
    """What is written, by the table of words."""
    return re.findall(r"^\| `([^`]+)` \|", text, re.MULTILINE)


def test_every_word_of_the_table_is_read(text):
    """Each stands in a record as the table has it, or by its fuller name."""
    head = fences(text, "record")[0].partition("R bid")[0]
    for word in rows(text):
        record = parse_game(f"{head}F {word}\n")
        again = format_game(record)
        assert parse_game(again) == record
        assert f"F {word}\n" in again or word in ("bid 2", "re sedma")


def test_the_table_has_every_word_there_is(text):
    """No word can be written that the page does not tell."""
    told = {word.partition(" ")[0] for word in rows(text)}
    known = {word for word, *_ in action_text._WORDS + action_text._KINDS}
    assert known | {"flek", "re", contract_text.AGAINST} == told
    for name in contract_text.OPENERS + contract_text.PARTS:
        assert re.search(rf"\b{name}\b", text), name
