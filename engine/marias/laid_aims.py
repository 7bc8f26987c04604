"""What a ložená hand must not lose, contract by contract, by the reading of a table."""

from . import rules
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


def definition(announced: Commitment, reading: str) -> str:
    """Return the id of the rule that says when a contract is ložený.

    In betl no trick is taken (lozena.betl), in durch none lost (lozena.durch), dvě
    sedmy stand against all that is missing in one hand (lozena.2x7). Hra, sedma and sto
    lose none of the ninety points (lozena.hra-7-100-obecna); by the tournament a hra or
    a sto gives no ten away (lozena.hra-100-turnaj) and a sedma no trick
    (lozena.7-turnaj). By Paluba they are won with open cards (lozena.open-check,
    lozena.def), which is less.
    """
    for contracts, rule in _DEFINITIONS:
        if announced.contract in contracts:
            return rule
    if reading == "points":
        return rules.LAID_POINTS
    if reading == "open":
        return rules.LAID_HAND
    if announces_seven(announced.contract):
        return rules.LAID_SEVEN
    return rules.LAID_GAME_HUNDRED


_DEFINITIONS = (
    ((BETL,), rules.LAID_BETL),
    ((DURCH,), rules.LAID_DURCH),
    ((TWO_SEVENS, TWO_SEVENS_HUNDRED), rules.LAID_TWO_SEVENS),
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
