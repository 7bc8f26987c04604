"""What a ložená hand must not lose, contract by contract, by the reading of a table."""

from .contracts import (
    BETL,
    DURCH,
    TWO_SEVENS,
    TWO_SEVENS_HUNDRED,
    Commitment,
    announces_seven,
)
from .endings import (
    NO_POINT_LOST,
    NO_TRICK_LOST,
    NO_TRICK_TAKEN,
    PARTS_MADE,
    Aim,
)


def aim(announced: Commitment, reading: str) -> Aim:
    """Return what the declarer keeps to from now on when his hand is ložená."""
    contract = announced.contract
    if contract == BETL:
        return Aim(NO_TRICK_TAKEN, None)
    if contract == DURCH:
        return Aim(NO_TRICK_LOST, None)
    if contract in (TWO_SEVENS, TWO_SEVENS_HUNDRED) or reading == "open":
        return Aim(PARTS_MADE, announced)
    if reading == "tricks" and announces_seven(contract):
        return Aim(NO_TRICK_LOST, announced)
    return Aim(NO_POINT_LOST, announced)
