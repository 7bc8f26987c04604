"""Tests of the words: both languages say everything, in the right forms."""

import re

import pytest
from marias.misconceptions import MISCONCEPTIONS
from marias.notation import parse_card
from marias.profile import PRESET_NAMES
from marias_quizzes import beliefs
from marias_quizzes.messages import Word, card
from pages import catalogue

ROOMS = (
    "quiz",
    "reason",
    "belief",
    "deal",
    "trick-winner",
    "legal-plays",
    "card-points",
)


def slots(text):
    """The slots of a message, without their cases; of all texts of a plural."""
    texts = text.values() if isinstance(text, dict) else [text]
    holes = [part.split("}")[0] for one in texts for part in one.split("{")[1:]]
    return {hole.split(":")[0] for hole in holes}


def test_languages_have_the_same_messages_and_slots():
    """Whatever one language says, the other says about the same things."""
    czech, english = catalogue("cs")["messages"], catalogue("en")["messages"]
    ours = {key for key in czech if key.split(".")[0] in ROOMS}
    assert ours == {key for key in english if key.split(".")[0] in ROOMS}
    for key in ours:
        assert slots(czech[key]) - {"n"} == slots(english[key]) - {"n"}, key


def test_languages_have_the_same_words():
    """Each kind of word has the same keys, and a form for every case or one for all."""
    for language in ("cs", "en"):
        data = catalogue(language)
        assert {kind: set(table) for kind, table in data["forms"].items()} == {
            kind: set(table) for kind, table in catalogue("cs")["forms"].items()
        }
        for table in data["forms"].values():
            for forms in table.values():
                assert isinstance(forms, str) or len(forms) == len(data["cases"])


def test_every_case_that_a_message_asks_for_exists():
    """A slip such as {card:dat} is found before a reader finds it."""
    for language in ("cs", "en"):
        data = catalogue(language)
        for text in data["messages"].values():
            texts = text.values() if isinstance(text, dict) else [text]
            for hole in "".join(texts).split("{")[1:]:
                _, _, case = hole.split("}")[0].partition(":")
                assert not case or case in (*data["cases"], *data["forms"])


@pytest.mark.parametrize(
    ("code", "forms"),
    [
        ("HA", "červené eso, červené eso, červeného esa, červeným esem"),
        ("LK", "zelený král, zeleného krále, zeleného krále, zeleným králem"),
        (
            "AX",
            "žaludová desítka, žaludovou desítku, žaludové desítky, žaludovou desítkou",
        ),
        ("BU", "kulový spodek, kulového spodka, kulového spodka, kulovým spodkem"),
        ("HO", "červený svršek, červeného svrška, červeného svrška, červeným svrškem"),
        ("L7", "zelená sedmička, zelenou sedmičku, zelené sedmičky, zelenou sedmičkou"),
        (
            "A8",
            "žaludová osmička, žaludovou osmičku, žaludové osmičky, žaludovou osmičkou",
        ),
        ("B9", "kulová devítka, kulovou devítku, kulové devítky, kulovou devítkou"),
    ],
)
def test_czech_cards_in_their_cases(code, forms):
    """King, ober and unter are people: their accusative is the genitive."""
    from marias_quizzes.messages import Messages

    czech = Messages(catalogue("cs"), strict=True)
    word = card(parse_card(code))
    assert ", ".join(
        czech.word(word, case) for case in ("nom", "acc", "gen", "ins")
    ) == (forms)


def test_every_misconception_is_described_and_put_right(messages):
    """What a believer does stands in a sentence; the truth is one of its own."""
    for each in MISCONCEPTIONS:
        who = messages.plain(beliefs.who(each.id))
        assert not who.endswith("."), "who is a part of a sentence"
        assert messages.plain(beliefs.truth(each.id)).endswith(".")


def test_every_preset_has_a_name(messages):
    """The profile is shown with every question."""
    for preset in PRESET_NAMES:
        assert messages.word(Word("profile", preset))


def test_no_sentence_begins_with_a_common_noun_in_a_slot():
    """Names of cards and suits are written small; a sentence begins with a capital."""
    begins = re.compile(r"(^|[.!?:] )\{(card|winner|best|led|suit|actual|higher)\b")
    allowed = {"quiz.card"}
    for language in ("cs", "en"):
        for key, text in catalogue(language)["messages"].items():
            if key.split(".")[0] in ROOMS and key not in allowed:
                texts = text.values() if isinstance(text, dict) else [text]
                found = [one for one in texts if begins.search(one)]
                assert found == [] or all(": {" in one for one in found), key
