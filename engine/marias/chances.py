"""Chances: how likely so many good cards are among some drawn unseen, exactly.

Plain counting, no rule of the game: every fraction is a pair of whole numbers in its
lowest terms, so that nothing is lost by rounding before somebody rounds it to be shown.
"""

from .errors import NotationError

AT_LEAST, EXACTLY, AT_MOST = "at least", "exactly", "at most"
HOW = (AT_LEAST, EXACTLY, AT_MOST)

TYPE_CHECKING = False
if TYPE_CHECKING:
    Fraction = tuple[int, int]


def ways(chosen: int, among: int) -> int:
    """Return in how many ways some cards can be chosen among others, 0 if too many."""
    if not 0 <= chosen <= among:
        return 0
    found = 1
    for step in range(min(chosen, among - chosen)):
        # Whole at every step: the product of n neighbours is divisible by n!.
        found = found * (among - step) // (step + 1)
    return found


def exactly(wanted: int, good: int, drawn: int, unseen: int) -> "Fraction":
    """Return the chance that so many of the good cards are among those drawn.

    NotationError unless the good and the drawn cards are some of the unseen ones.
    """
    _check(good, drawn, unseen)
    rest = ways(drawn - wanted, unseen - good)
    return lowest(ways(wanted, good) * rest, ways(drawn, unseen))


def chance(how: str, wanted: int, good: int, drawn: int, unseen: int) -> "Fraction":
    """Return the chance of at least, exactly or at most so many good cards."""
    if how not in HOW:
        raise NotationError(how, 0, " or ".join(HOW))
    _check(good, drawn, unseen)
    numbers = {
        AT_LEAST: range(wanted, min(good, drawn) + 1),
        EXACTLY: range(wanted, wanted + 1),
        AT_MOST: range(wanted + 1),
    }[how]
    found = 0
    for number in numbers:
        found += ways(number, good) * ways(drawn - number, unseen - good)
    return lowest(found, ways(drawn, unseen))


def lowest(above: int, below: int) -> "Fraction":
    """Return a fraction in its lowest terms; that of nothing is 0 of 1."""
    one, other = above, below
    while other:
        one, other = other, one % other
    return above // one, below // one


def _check(good: int, drawn: int, unseen: int) -> None:
    if not (0 <= good <= unseen and 0 <= drawn <= unseen):
        text = f"{good} good and {drawn} drawn of {unseen}"
        raise NotationError(text, 0, "no more cards than there are unseen")
