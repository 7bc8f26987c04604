"""The kinds of questions; each is imported only when somebody asks for it."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

KINDS = ("trick-winner", "legal-plays", "card-points")


def find(kind: str) -> "Any":
    """The module of a kind; KeyError for an unknown one.

    It has KIND, VERSION, LEVELS, LAYOUT, RULES, `question(position, profile)`,
    `draw(level, seed, profile, rule)`, `drawn(text, profile)`, `picture(question,
    context)` and `verdict(question, graded)`.
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
