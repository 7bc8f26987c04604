"""The parts of a contract: each is raised, judged and paid for itself."""

from collections import namedtuple

from .contracts import (
    BETL,
    DURCH,
    GAME,
    HUNDRED,
    HUNDRED_SEVEN,
    SEVEN,
    TWO_SEVENS,
    TWO_SEVENS_HUNDRED,
)
from .profile import GENERAL, Profile

# Announced by the declarer
HRA, SEDMA, STO, BETL_PART = "hra", "sedma", "sto", "betl"
DURCH_PART, TWO_SEVENS_PART = "durch", "dvesedmy"
# Announced by the defence
SEVEN_AGAINST, HUNDRED_AGAINST = "sedma-proti", "sto-proti"
AGAINST = (SEVEN_AGAINST, HUNDRED_AGAINST)
# Announced by nobody
QUIET_SEVEN, QUIET_HUNDRED = "ticha-sedma", "tiche-sto"

_PARTS = {
    GAME: (HRA,),
    SEVEN: (HRA, SEDMA),
    HUNDRED: (STO,),
    HUNDRED_SEVEN: (STO, SEDMA),
    BETL: (BETL_PART,),
    DURCH: (DURCH_PART,),
    TWO_SEVENS: (TWO_SEVENS_PART,),
    TWO_SEVENS_HUNDRED: (TWO_SEVENS_PART, STO),
}


class Part(namedtuple("Part", ("name", "seat", "made", "rule", "tens"))):
    """One part of the contract: whose it is, whether it was made, the deciding rule.

    ``tens`` says how often the rate of the part is due: 1, but for a hundred the tens
    from 100 on (1 at 100, 2 at 110), or what is due for those that are missing (pády).
    """

    __slots__ = ()
    name: str
    seat: int
    made: bool
    rule: str
    tens: int


def parts_of(contract: int, profile: Profile = GENERAL) -> tuple[str, ...]:
    """Return the names of the parts of a contract, in the order of their prices.

    A hra part exists only in hra and sedma (hra.part-only-in); sedma is hra and sedma
    (sedma.double-commitment), sto a sedm sto and sedma (stosedm.separate), sto a dvě
    sedmy dvě sedmy and sto (stodvesedmy.separate).
    """
    if contract == SEVEN and profile.sedma_parts == "sedma":
        return (SEDMA,)
    return _PARTS[contract]
