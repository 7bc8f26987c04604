"""The contracts of the game, what each asks of the play, and an announced one."""

from collections import namedtuple

from .cards import NO_TRUMP, Card, card
from .cards import SEVEN as SEVEN_RANK

GAME, SEVEN, HUNDRED, HUNDRED_SEVEN, BETL, DURCH, TWO_SEVENS, TWO_SEVENS_HUNDRED = (
    range(8)
)
# Dvě sedmy are announced in the licitovaný game only; the rest in volený too.
CONTRACTS = (GAME, SEVEN, HUNDRED, HUNDRED_SEVEN, BETL, DURCH)
ALL_CONTRACTS = CONTRACTS + (TWO_SEVENS, TWO_SEVENS_HUNDRED)
# So many helpers in one hand of the defence, and dvě sedmy cannot be made.
FOUR = 4
CONTRACT_NAMES = (
    "hra",
    "sedma",
    "sto",
    "stosedm",
    "betl",
    "durch",
    "dvesedmy",
    "stodvesedmy",
)


class Commitment(namedtuple("Commitment", ("contract", "trump", "helper"))):
    """An announced contract, its trump suit, and the helper suit of dvě sedmy.

    A suit that the contract does not have is NO_TRUMP.
    """

    __slots__ = ()
    contract: int
    trump: int
    helper: int


def commitment(
    contract: int, trump: int = NO_TRUMP, helper: int = NO_TRUMP
) -> Commitment:
    """Return the announced contract; betl and durch need no suit."""
    return Commitment(contract, trump, helper)


def has_trump(contract: int) -> bool:
    """Tell whether a contract is played with trumps (trump.none-betl-durch)."""
    return contract not in (BETL, DURCH)


def announces_seven(contract: int) -> bool:
    """Tell whether the declarer must win the last trick with the seven of trumps."""
    return contract in (SEVEN, HUNDRED_SEVEN) or has_helper(contract)


def announces_hundred(contract: int) -> bool:
    """Tell whether the declarer must reach a hundred points (sto.min-100)."""
    return contract in (HUNDRED, HUNDRED_SEVEN, TWO_SEVENS_HUNDRED)


def has_helper(contract: int) -> bool:
    """Tell whether a helper suit is named beside the trumps (dvesedmy.two-suits)."""
    return contract in (TWO_SEVENS, TWO_SEVENS_HUNDRED)


def has_game_part(contract: int) -> bool:
    """Tell whether the majority of the points is at stake: in hra and in sedma."""
    return contract in (GAME, SEVEN)


def kept_cards(contract: int, trump: int, helper: int = NO_TRUMP) -> tuple[Card, ...]:
    """Return the sevens that the declarer must keep to the end (sedma.keep-to-end).

    In dvě sedmy that of the helper suit is the second (dvesedmy.keep-helper).
    """
    if not announces_seven(contract):
        return ()
    sevens: tuple[Card, ...] = (card(trump, SEVEN_RANK),)
    if has_helper(contract) and helper != NO_TRUMP:
        sevens = sevens + (card(helper, SEVEN_RANK),)
    return sevens
