"""The kinds of questions; each is imported only when somebody asks for it."""

from marias_quizzes.question import Question, parse_draw, with_draw

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from marias.profile import Profile

KINDS = ("trick-winner", "legal-plays", "card-points")


def find(kind: str) -> "Any":
    """The module of a kind; KeyError for an unknown one.

    It has KIND, VERSION, LEVELS, LAYOUT, RULES, `question(position, profile)`,
    `draw(level, seed, profile, rule)`, `picture(question, context)` and
    `verdict(question, graded)`.
    """
    if kind == "trick-winner":
        from marias_quizzes import trick_winner

        return trick_winner
    if kind == "legal-plays":
        from marias_quizzes import legal_plays

        return legal_plays
    if kind == "card-points":
        from marias_quizzes import card_points

        return card_points
    raise KeyError(kind)


def drawn(kind: str, text: str, profile: "Profile") -> Question:
    """The question of a kind that a draw text gives; PositionError if it is none."""
    module = find(kind)
    given = parse_draw(text, module.VERSION)
    found = module.draw(given.level, given.seed, profile, given.rule)
    return with_draw(module.question(found, profile), given)
