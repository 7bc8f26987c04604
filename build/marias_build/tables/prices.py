"""What has a price: contracts with all their parts, and what comes to them."""

from __future__ import annotations

from marias import parts as part_names
from marias import tariff
from marias.cards import HEARTS, LEAVES, NO_TRUMP
from marias.contracts import ALL_CONTRACTS, CONTRACT_NAMES, GAME
from marias.ladder import NOT_ON_LADDER, rung_named
from marias.profile import Profile

OMYL = "omyl"
AGAINST = part_names.AGAINST
LISTED = (*CONTRACT_NAMES, part_names.QUIET_SEVEN, OMYL)
ONE_PRICE = (part_names.BETL_PART, part_names.DURCH_PART, OMYL)


def known(item: str, table: Profile) -> bool:
    """Whether a table has it: a rung to bid, or what is paid beside the contracts."""
    if item == OMYL:
        return table.omyl == "yes"
    if item in CONTRACT_NAMES and item != CONTRACT_NAMES[GAME]:
        return rung_named(item, table) != NOT_ON_LADDER
    return True


def parts(item: str, table: Profile) -> tuple[str, ...]:
    """The parts of a contract; anything else is a part itself."""
    if item not in CONTRACT_NAMES:
        return (item,)
    return part_names.parts_of(ALL_CONTRACTS[CONTRACT_NAMES.index(item)], table)


def of_parts(names: tuple[str, ...], red: bool, table: Profile) -> int:
    """What some parts cost together, without fleks."""
    if names == (OMYL,):
        return tariff.omyl(table).amount
    trump = HEARTS if red else NO_TRUMP
    return sum(tariff.price(name, trump, table).amount for name in names)


def both(item: str, table: Profile) -> tuple[int, ...]:
    """The price, and that in hearts where it is another; none where it is not known."""
    if not known(item, table):
        return ()
    names = parts(item, table)
    plain = of_parts(names, False, table)
    return (plain,) if item in ONE_PRICE else (plain, of_parts(names, True, table))


def rules_of(item: str, table: Profile) -> list[str]:
    """The rules of the price; that red doubles goes without saying."""
    if not known(item, table):
        return []
    if item == OMYL:
        return list(tariff.omyl(table).rules)
    # Doubled in hearts is the same rule and one more; else they have their own.
    return [
        tariff.price(name, trump, table).rules[0]
        for name in parts(item, table)
        for trump in (LEAVES, HEARTS)
    ]
