"""The contracts of the three-handed game, and what each asks of the play."""

from .cards import SEVEN as SEVEN_RANK
from .cards import Card, card

GAME, SEVEN, HUNDRED, HUNDRED_SEVEN, BETL, DURCH = range(6)
CONTRACTS = (GAME, SEVEN, HUNDRED, HUNDRED_SEVEN, BETL, DURCH)
CONTRACT_NAMES = ("hra", "sedma", "sto", "stosedm", "betl", "durch")


def has_trump(contract: int) -> bool:
    """Tell whether a contract is played with trumps (trump.none-betl-durch)."""
    return contract not in (BETL, DURCH)


def announces_seven(contract: int) -> bool:
    """Tell whether the declarer must win the last trick with the seven of trumps."""
    return contract in (SEVEN, HUNDRED_SEVEN)


def has_game_part(contract: int) -> bool:
    """Tell whether the majority of the points is at stake: in hra and in sedma."""
    return contract in (GAME, SEVEN)


def kept_cards(contract: int, trump: int) -> tuple[Card, ...]:
    """Return the sevens that the declarer must keep to the end (sedma.keep-to-end)."""
    return (card(trump, SEVEN_RANK),) if announces_seven(contract) else ()
