"""When a hand is ložená: the rule that says it, contract by contract."""

from . import rules
from .contracts import (
    BETL,
    DURCH,
    TWO_SEVENS,
    TWO_SEVENS_HUNDRED,
    Commitment,
    announces_seven,
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
