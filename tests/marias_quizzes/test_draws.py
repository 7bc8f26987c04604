"""Laws of the generators, over hundreds of seeds of every kind and level."""

from functools import cache

import pytest
from marias.cards import PACK
from marias.marriages import value
from marias.notation import parse_card
from marias.points import LAST_TRICK, card_points
from marias.profile import parse_profile
from marias.tricks import legal_plays, winner
from marias_quizzes import kinds
from marias_quizzes.grading import believed, grade
from marias_quizzes.question import answer, beliefs
from pages import Page, rules
from questions import draws

SEEDS = 300
CASES = [(kind, level) for kind in kinds.KINDS for level in (1, 2, 3)]
PROFILES = ("obecna", "klasika", "paluba", "obecna~beat.no~overtrump.no")


@cache
def drawn(kind, level):
    """The questions of the first seeds, at one table after the other."""
    found = []
    for number, draw in enumerate(draws(kind, level, SEEDS)):
        profile = parse_profile(PROFILES[number % len(PROFILES)])
        found.append((kinds.drawn(kind, draw, profile), profile))
    return found


def engines_answer(asked, profile):
    """What the engine says about a position, asked without the questions' help."""
    given = kinds.find(asked.kind).parse(asked.position)
    if asked.kind == "trick-winner":
        trump, leader, cards = given
        return {"FMR"[(leader + winner(cards, trump, profile).index) % 3]}
    if asked.kind == "legal-plays":
        plays = legal_plays(given.hand, given.table, given.trump, profile, given.kept)
        return {play.card for play in plays if play.allowed}
    points = sum(card_points(trick) for trick in given.tricks)
    points += LAST_TRICK if given.last == 1 else 0
    own = [each for each in given.shown if each.owner == 0 and each.way != 2]
    return {str(points + sum(value(each.card >> 3, given.trump) for each in own))}


@pytest.mark.parametrize(("kind", "level"), CASES)
def test_the_answer_is_the_engines(kind, level):
    """Exactly the engine's answer; options once each; one right, one wrong at least."""
    for asked, profile in drawn(kind, level):
        keys = [each.key for each in asked.options]
        right = set(answer(asked))
        expected = engines_answer(asked, profile)
        if kind == "legal-plays":
            right = {parse_card(key) for key in right}
        assert right == expected, asked.position
        assert len(set(keys)) == len(keys)
        assert 0 < len(answer(asked)) < len(keys)
        assert asked.level == level
        assert grade(asked, answer(asked)).correct


@pytest.mark.parametrize(("kind", "level"), CASES)
def test_somebody_would_answer_wrongly(kind, level):
    """Every drawn question tells at least one misconception from the rule."""
    for asked, _ in drawn(kind, level):
        held = beliefs(asked)
        assert held, asked.position
        for belief in held:
            verdict = grade(asked, believed(asked, belief))
            assert not verdict.correct
            assert verdict.belief


@pytest.mark.parametrize(("kind", "level"), CASES)
def test_positions_are_possible(kind, level):
    """No card twice, and a link with the position asks the same question."""
    for asked, profile in drawn(kind, level)[:60]:
        module = kinds.find(kind)
        again = module.question(asked.position, profile)
        assert again.position == asked.position
        assert (again.options, again.rule) == (asked.options, asked.rule)
        codes = [
            part for part in asked.position.split("-") if "." in part or "_" in part
        ]
        assert codes
        assert set(_cards(module.parse(asked.position))) <= set(PACK)


def _cards(given):
    """All cards of a position."""
    if len(given) == 3:
        cards = list(given[2])
    elif hasattr(given, "hand"):
        cards = list(given.table + given.hand)
    else:
        cards = [card for trick in given.tricks for card in trick]
    assert len(set(cards)) == len(cards)
    return cards


@pytest.mark.parametrize(("kind", "level"), CASES)
def test_every_option_has_its_reason_in_words(kind, level, messages):
    """A sentence in both languages, naming a rule of the engine."""
    known = rules()
    for asked, _ in drawn(kind, level)[:100]:
        said = [asked.prompt, *asked.facts, *[step.text for step in asked.chain]]
        for each in asked.options:
            assert each.rule in known
            said.extend([each.reason, each.label])
        for message in said:
            text = messages.plain(message)
            assert text
            assert "{" not in text
            assert "  " not in text


@pytest.mark.parametrize(("kind", "level"), CASES)
def test_pages_of_drawn_questions_are_well_formed(kind, level, context):
    """All three states: well formed, every id once and beginning with the block's."""
    from marias_quizzes import blocks
    from marias_quizzes.html import render

    for asked, _ in drawn(kind, level)[:40]:
        chosen = (asked.options[0].key, asked.options[-1].key)
        for node in (
            blocks.static_block(asked, context, "q7"),
            blocks.live_block(asked, context, "q7"),
            blocks.answered_block(asked, context, "q7", chosen[: 1 + asked.multiple]),
        ):
            page = Page(render(node))
            assert len(set(page.ids)) == len(page.ids)
            assert all(found == "q7" or found.startswith("q7-") for found in page.ids)


@pytest.mark.parametrize("kind", kinds.KINDS)
def test_a_seed_draws_the_same_question_again(kind):
    """Same version, level, seed and table: the same question."""
    for level in (1, 2, 3):
        for asked, profile in drawn(kind, level)[:5]:
            assert kinds.drawn(kind, asked.draw, profile) == asked


@pytest.mark.parametrize(("kind", "level"), CASES)
def test_seeds_draw_different_questions(kind, level):
    """A reader who asks for another gets another."""
    positions = [asked.position for asked, _ in drawn(kind, level)[:100]]
    assert len(set(positions)) > 95
