"""Each misconception changes some question, or the questions are blind to it."""

from functools import cache

import pytest
from marias.misconceptions import MISCONCEPTIONS, believer
from marias.profile import GENERAL
from marias_quizzes import kinds
from marias_quizzes.question import answer, beliefs
from questions import draws

SEEDS = 40


@cache
def drawn(kind, level):
    """The questions of the first seeds."""
    return [kinds.drawn(kind, draw, GENERAL) for draw in draws(kind, level, SEEDS)]


def asked_by_believers(belief):
    """The drawn positions that a believer answers otherwise than the rules do."""
    other = believer(GENERAL, belief)
    for kind in kinds.KINDS:
        for level in (1, 2, 3):
            for asked in drawn(kind, level):
                theirs = kinds.find(kind).question(asked.position, other)
                if answer(theirs) != answer(asked):
                    yield asked, answer(theirs)


@pytest.mark.parametrize("belief", MISCONCEPTIONS, ids=[m.id for m in MISCONCEPTIONS])
def test_an_engine_that_held_the_belief_would_be_found_out(belief):
    """Answered by the misconception, some drawn question gets another answer.

    And the question knows: it names the belief among those that err.
    """
    asked, theirs = next(asked_by_believers(belief))
    assert belief.id in beliefs(asked)
    if not asked.multiple:
        [key] = theirs
        known = {each.key: each.beliefs for each in asked.options}
        assert belief.id in known.get(key, (belief.id,))
