"""Tests of the question which cards may be played."""

import pytest
from marias.profile import GENERAL, parse_profile
from marias_quizzes import kinds, legal_plays
from marias_quizzes.question import answer, option


def ask(position, profile="obecna"):
    """The question of a position at some table."""
    return legal_plays.question(position, parse_profile(profile))


@pytest.mark.parametrize(
    ("position", "profile", "cards", "rule", "level"),
    [
        ("1-B-F-A9.AK-AAXU7.BK8.HA", "obecna", "AA AX", "play.beat", 2),
        (
            "1-B-F-A9.AK-AAXU7.BK8.HA",
            "obecna~beat.no",
            "AA AX AU A7",
            "play.beat-optional-folk",
            2,
        ),
        ("1-L-F-HK.L9-HAO8.LX7.AK9", "obecna", "HA HO H8", "play.relief-trumped", 3),
        ("1-A-F-LK.AU-A8K.HA", "obecna", "AK", "play.overtrump", 2),
        ("1-A-F-LK.AU-A8K.HA", "klasika", "A8 AK", "house.undertrump-option", 2),
        ("1-A-F-LK-A8K.HA", "obecna", "A8 AK", "play.must-trump", 1),
        ("1-A-F-LA-L79.HA", "obecna", "L7 L9", "play.follow", 1),
        ("1-A-F-LK.AX-HA.B89", "obecna", "HA B8 B9", "play.free-discard", 1),
        ("1-0-F-L9.LX-L78U.HA", "obecna", "LU", "play.betl-same-duties", 3),
        ("1-H-F--H7.B9.LA-H7", "obecna", "B9 LA", "sedma.keep-to-end", 3),
    ],
)
def test_which_cards_may_be_played(position, profile, cards, rule, level):
    """One position a duty, and what another table changes in it."""
    asked = ask(position, profile)
    assert " ".join(answer(asked)) == cards
    assert (asked.rule, asked.level) == (rule, level)


@pytest.mark.parametrize(
    ("position", "profile", "card", "key"),
    [
        ("1-L-F-HK.L9-HAO8.LX7.AK9", "obecna", "LX", "follow-no-trump"),
        ("1-L-F-HK.L9-HAO8.LX7.AK9", "obecna", "AK", "follow"),
        ("1-L-F-HK.L9-HAO8.LX7.AK9", "obecna", "HA", "relief"),
        ("1-B-F-A9.AK-AAXU7.BK8.HA", "obecna", "AA", "beats"),
        ("1-B-F-A9.AK-AAXU7.BK8.HA", "obecna", "AX", "beats-ten"),
        ("1-B-F-A9.AK-AAXU7.BK8.HA", "obecna", "A7", "must-beat-ten"),
        ("1-B-F-A9.AK-AAU7.BK8.HA", "obecna", "A7", "must-beat"),
        ("1-B-F-A9.AK-AAU7.BK8.HA", "obecna~beat.no", "A7", "need-not-beat"),
        ("1-B-F-A9.AK-AAU7.BK8.HA", "obecna~beat.no", "AA", "follows-high"),
        ("1-0-F-L9.LX-L78U.HA", "obecna", "LU", "beats-low-ten"),
        ("1-A-F-LK.AU-A8K.HA", "obecna", "A8", "must-overtrump"),
        ("1-A-F-LK.AU-A8K.HA", "obecna", "AK", "overtrumps"),
        ("1-A-F-LK.AU-A8X.HA", "obecna", "A8", "must-overtrump-ten"),
        ("1-A-F-LK.AU-A8X.HA", "obecna", "AX", "overtrumps-ten"),
        ("1-A-F-LK.AU-A8K.HA", "obecna", "HA", "must-trump"),
        ("1-A-F-LK.AU-A8K.HA", "klasika", "A8", "need-not-overtrump"),
        ("1-A-F-LK.AU-A8K.HA", "klasika", "AK", "trumps-high"),
        ("1-A-F-LK.AX-A8K.HA", "obecna", "AK", "trumps-unable"),
        ("1-A-F-LK-A8K.HA", "obecna", "A8", "trumps"),
        ("1-A-F-LA-L79.HA", "obecna", "L7", "follows"),
        ("1-A-F-LK.AX-HA.B89", "obecna", "HA", "free"),
        ("1-0-F-LK.AX-HA.B89", "obecna", "HA", "free-no-trumps"),
        ("1-H-F--H7.B9.LA-H7", "obecna", "B9", "lead"),
        ("1-H-F--H7.B9.LA-H7", "obecna", "H7", "keep-seven"),
        ("1-H-F-LK-H7.B9.BA-H7", "obecna", "H7", "kept-now"),
    ],
)
def test_every_card_has_the_reason_of_its_case(position, profile, card, key):
    """Each sentence stands for one situation, and each situation is met here."""
    assert option(ask(position, profile), card).reason.key == "reason." + key


def test_reasons_name_what_they_speak_of(messages, language):
    """The suit led, how many of it one holds, the card to beat, what beats it."""
    text = messages.plain(option(ask("1-L-F-HK.L9-HAO8.LX7"), "LX").reason)
    assert ("tři" if language == "cs" else "three") in text
    assert messages.text("quiz.fact-trump", trump="") not in text
    beat = messages.plain(option(ask("1-B-F-A9.AK-AAXU7"), "A7").reason)
    names = ("žaludového krále", "žaludové eso", "žaludová desítka")
    english = ("king of acorns", "ace of acorns", "ten of acorns")
    assert all(name in beat for name in (names if language == "cs" else english))


def test_the_chain_of_duties_says_what_each_asks():
    """Follow binds, beating is eased, and trumping is not reached."""
    chain = ask("1-L-F-HK.L9-HAO8.LX7.AK9").chain
    assert [(step.rule, step.state) for step in chain] == [
        ("play.follow", "binding"),
        ("play.beat", "relieved"),
    ]


def test_the_facts_are_trumps_seat_and_an_announced_seven():
    """What the player at the table knows is said."""
    facts = ask("1-H-F--H7.B9.LA-H7").facts
    assert [fact.key for fact in facts] == [
        "quiz.fact-trump",
        "legal-plays.fact-kept",
        "legal-plays.fact-seat",
    ]


def test_another_like_it_keeps_rule_and_level():
    """A seed and a rule draw a question that this rule decides."""
    for level, rules in enumerate(legal_plays.RULES, 1):
        for rule in rules:
            if rule in ("house.undertrump-option", "play.beat-optional-folk"):
                continue
            drawn = kinds.drawn("legal-plays", f"1{level}s.{rule}", GENERAL)
            assert (drawn.rule, drawn.level) == (rule, level)
            assert drawn.draw == f"1{level}s.{rule}"
