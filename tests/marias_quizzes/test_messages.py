"""Tests of the formatter of messages."""

import pytest
from marias_quizzes.messages import (
    Messages,
    MissingMessageError,
    Word,
    card,
    cards,
    say,
    seat,
    suit,
)

DATA = {
    "language": "xx",
    "plural": {"one": [1, 1], "few": [2, 4]},
    "cases": ["nom", "acc"],
    "messages": {
        "t.plain": "nothing to fill",
        "t.card": "{who} plays {card:acc}, that is {card}.",
        "t.role": "it is {who:role}",
        "t.count": {"one": "{n} card", "few": "{n} cardy", "other": "{n} cards"},
        "t.outer": "<{inner}>",
        "t.list": "play {cards}!",
        "quiz.and": " and ",
        "quiz.or": " or ",
    },
    "forms": {
        "card": {"HK": ["king", "kinga"], "HA": "ace", "L7": "seven"},
        "seat": {"F": ["Forehand", "Forehanda"]},
        "role": {"F": "forehand"},
        "suit": {"H": "hearts"},
    },
}
KING, ACE, LEAF_SEVEN = 6, 7, 8


@pytest.fixture
def strict():
    """A catalogue for which everything missing is an error."""
    return Messages(DATA, strict=True)


def test_slots_take_words_in_a_case(strict):
    """A form picks the case, no form means the nominative."""
    text = strict.text("t.card", who=seat(0), card=card(KING))
    assert text == "Forehand plays kinga, that is king."


def test_a_form_may_be_another_table(strict):
    """A seat as a word inside a sentence has no capital: the table of roles has it."""
    assert strict.text("t.role", who=seat(0)) == "it is forehand"


def test_a_word_without_form_stays_a_word_in_parts(strict):
    """The renderer gets the card itself where the message asks for no case."""
    parts = strict.parts("t.card", who="X", card=card(KING))
    assert parts == ["X", " plays ", "kinga", ", that is ", card(KING), "."]


@pytest.mark.parametrize(
    ("n", "text"), [(1, "1 card"), (2, "2 cardy"), (4, "4 cardy"), (5, "5 cards")]
)
def test_counts_choose_one_few_or_other(strict, n, text):
    """The ranges of the catalogue decide; a number in none of them is other."""
    assert strict.text("t.count", n=n) == text


def test_a_plural_without_a_category_falls_back_to_other():
    """A language or a message may leave out few."""
    data = {**DATA, "messages": {"t.n": {"one": "1", "other": "many"}}}
    assert Messages(data, strict=True).text("t.n", n=3) == "many"


def test_a_message_may_stand_inside_another(strict):
    """A Say as a slot is said in place."""
    assert strict.text("t.outer", inner=say("t.plain")) == "<nothing to fill>"


@pytest.mark.parametrize(
    ("values", "text"),
    [
        ((KING,), "play king!"),
        ((KING, ACE), "play king or ace!"),
        ((KING, ACE, LEAF_SEVEN), "play king, ace or seven!"),
        ((), "play !"),
    ],
)
def test_several_words_are_joined(strict, values, text):
    """Commas, and a conjunction of the language before the last."""
    assert strict.text("t.list", cards=cards(values, "or")) == text


def test_what_a_slot_brings_is_never_read_again(strict):
    """Braces in a value are text: nobody can reach another slot by them."""
    text = strict.text("t.outer", inner="{card} {0} {}")
    assert text == "<{card} {0} {}>"


@pytest.mark.parametrize(
    ("key", "slots"),
    [("t.unknown", {}), ("t.outer", {}), ("t.outer", {"inner": Word("rank", 0)})],
)
def test_what_is_missing_is_an_error_for_the_build(strict, key, slots):
    """An unknown message, an unfilled slot, a word without forms."""
    with pytest.raises(MissingMessageError, match="xx: no"):
        strict.text(key, **slots)


def test_an_unknown_case_is_an_error(strict):
    """A form that is no case of the language is a slip of an author."""
    with pytest.raises(MissingMessageError, match="form dat"):
        strict.word(card(KING), "dat")


def test_in_the_page_the_key_is_shown_instead():
    """A reader sees the key or the code, and the page lives on."""
    lenient = Messages(DATA)
    assert lenient.text("t.unknown") == "t.unknown"
    assert lenient.text("t.outer") == "<inner>"
    assert lenient.text("t.outer", inner=suit(3)) == "<B>"
    assert lenient.word(card(KING), "dat") == "king"
