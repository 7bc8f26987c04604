"""Worked payments: how a deal of an author's ended, as the bill that the engine prices.

The author says what was made and lost; whether that can be, and what it costs, the
engine says.
"""

from __future__ import annotations

from typing import Annotated, Literal

from marias import rules
from marias.cards import NO_TRUMP, SUIT_LETTERS, SUITS
from marias.contracts import (
    ALL_CONTRACTS,
    CONTRACT_NAMES,
    GAME,
    HUNDRED,
    Commitment,
    announces_seven,
    has_helper,
    has_trump,
)
from marias.fleks import Raise, Side, last_level
from marias.hundred import NEEDED, TEN, Points, pady, tens_over, times_lost, total
from marias.laid_rules import definition
from marias.ledger import Bill
from marias.marriages import SIDE_VALUE, TRUMP_VALUE
from marias.parts import (
    BETL_PART,
    DURCH_PART,
    HRA,
    QUIET_HUNDRED,
    QUIET_SEVEN,
    SEDMA,
    STO,
    TWO_SEVENS_PART,
    Part,
    parts_of,
)
from marias.points import BASE_POINTS
from marias.profile import GENERAL, Profile, changed, parse_profile
from marias.seats import NOBODY
from pydantic import AliasChoices, Field

from marias_build.book.settings import Settings
from marias_build.tables.grids import Caption

DECLARER, FIRST, SECOND = 0, 1, 2
# All that a side can have, and what a hundred lacks when the others have it.
EVERYTHING = Points(BASE_POINTS, (TRUMP_VALUE, *[SIDE_VALUE] * (len(SUITS) - 1)))
MOST_POINTS = total(EVERYTHING)
MOST_PADY = pady(0, EVERYTHING, GENERAL)
Reached = Annotated[int, Field(ge=NEEDED, le=MOST_POINTS, multiple_of=TEN)]
_SPEAKERS = {"first": (FIRST,), "second": (SECOND,), "both": (FIRST, SECOND)}
_TABLES = {3: "three", 4: "four"}
# What decides a part: when it was made, and when it was lost.
_DECIDING = {
    HRA: (rules.MAJORITY, rules.MAJORITY),
    SEDMA: (rules.SEVEN_LAST_TRICK, rules.SEVEN_BEATEN),
    STO: (rules.HUNDRED_MIN, rules.HUNDRED_LOSS),
    BETL_PART: (rules.BETL_NO_TRICKS, rules.BETL_NO_TRICKS),
    DURCH_PART: (rules.DURCH_ALL_TRICKS, rules.DURCH_ALL_TRICKS),
    TWO_SEVENS_PART: (rules.TWO_SEVENS_ORDER, rules.TWO_SEVENS_EITHER_LOST),
}


class WrongDealError(ValueError):
    """What cannot be in a worked payment, and the setting that says it."""

    def __init__(self, what: str, setting: str) -> None:
        super().__init__(what)
        self.setting = setting


class Quiet(Settings):
    """What nobody announced: whose seven in the last trick, how many points."""

    sedma: (
        Literal["declarer", "defence", "declarer-killed", "defence-killed"] | None
    ) = None
    sto: Reached | None = None


class WorkedDeal(Caption):
    """How a deal ended: the contract, its lost parts, points, fleks, quiet results."""

    contract: Literal[CONTRACT_NAMES]  # type: ignore[valid-type]
    trump: Literal[(*SUIT_LETTERS, "")] = ""  # type: ignore[valid-type]
    lost: list[str] = Field(default_factory=list)
    points: Reached | None = None
    pady: Annotated[int, Field(ge=1, le=MOST_PADY)] | None = Field(
        None, validation_alias=AliasChoices("pády", "pady")
    )
    fleks: dict[str, int] = Field(default_factory=dict)
    by: Literal["first", "second", "both"] = "both"
    quiet: Quiet = Quiet()
    laid: bool = False
    players: Literal[3, 4] | None = None


def table_of(deal: WorkedDeal, profile: str) -> Profile:
    """The rules of the table, with as many players as the deal asks for."""
    table = parse_profile(profile)
    if deal.players is None:
        return table
    return changed(table, (("table", _TABLES[deal.players]),))


def bill_of(deal: WorkedDeal, table: Profile) -> Bill:
    """The bill of the deal at a table; WrongDealError for what cannot have been."""
    contract = ALL_CONTRACTS[CONTRACT_NAMES.index(deal.contract)]
    names = parts_of(contract, table)
    _check(deal, contract, names)
    announced = _commitment(deal, contract)
    made = tuple(_part(name, announced, deal, table) for name in names)
    parts = made + _quiet(deal, contract, names, table)
    side = Side(3, DECLARER, NOBODY)
    raisers = _raisers(deal, names, table)
    return Bill(table, announced, side, parts, raisers, deal.laid)


def _commitment(deal: WorkedDeal, contract: int) -> Commitment:
    if not has_trump(contract):
        return Commitment(contract, NO_TRUMP, NO_TRUMP)
    trump = SUIT_LETTERS.index(deal.trump)
    other = next(suit for suit in SUITS[::-1] if suit != trump)
    return Commitment(contract, trump, other if has_helper(contract) else NO_TRUMP)


def _check(deal: WorkedDeal, contract: int, names: tuple[str, ...]) -> None:
    """What does not go together, told by the setting that is to blame."""
    if has_trump(contract) != bool(deal.trump):
        what = "has no trumps" if deal.trump else "needs trumps, one of H L A B"
        raise WrongDealError(f"{deal.contract} {what}", "trump")
    for setting, parts in (("lost", deal.lost), ("fleks", deal.fleks)):
        for part in parts:
            if part not in names:
                what = f"{deal.contract} has no part {part}, only {', '.join(names)}"
                raise WrongDealError(what, setting)
    if deal.laid and deal.lost:
        raise WrongDealError("a hand that was laid down cannot be lost", "lost")
    _check_hundred(deal, STO in names, STO in deal.lost)
    if deal.quiet.sedma and announces_seven(contract):
        raise WrongDealError(f"the seven of {deal.contract} is announced", "quiet")
    if deal.quiet.sto and HRA not in names and STO not in deal.lost:
        raise WrongDealError(f"no quiet hundred beside {deal.contract}", "quiet")


def _check_hundred(deal: WorkedDeal, announced: bool, lost: bool) -> None:
    if deal.points is not None and (not announced or lost):
        raise WrongDealError("points belong to a sto that was made", "points")
    if deal.pady is not None and not lost:
        raise WrongDealError("pády belong to a sto that was lost", "pády")
    if lost and deal.pady is None:
        raise WrongDealError("a lost sto needs its pády", "lost")


def _part(name: str, announced: Commitment, deal: WorkedDeal, table: Profile) -> Part:
    made = name not in deal.lost
    rule = _DECIDING[name][0 if made else 1]
    if deal.laid:
        laid = definition(announced, table.lozena_when)
        rule = rules.LAID_SCORES_ALL if name == STO else laid
    elif name == STO and not made and table.lost_sto == "allowance":
        rule = rules.HUNDRED_LOSS_ALLOWANCE
    return Part(name, DECLARER, made, rule, _tens(name, made, deal, table))


def _tens(name: str, made: bool, deal: WorkedDeal, table: Profile) -> int:
    """How often the rate is due, of a lost hundred as the table counts it."""
    if name != STO:
        return 1
    if made:
        return tens_over(deal.points or NEEDED)
    return times_lost(deal.pady or 1, table)


def _quiet(
    deal: WorkedDeal, contract: int, names: tuple[str, ...], table: Profile
) -> tuple[Part, ...]:
    """The quiet results, as far as the table counts them."""
    if table.quiet != "yes":
        return ()
    found: tuple[Part, ...] = ()
    anywhere = table.quiet7_where != "hra-sto"
    if deal.quiet.sedma and (anywhere or contract in (GAME, HUNDRED)):
        owner, _, killed = deal.quiet.sedma.partition("-")
        seat = DECLARER if owner == "declarer" else FIRST
        rule = rules.QUIET_SEVEN_KILLED if killed else rules.QUIET_SEVEN
        found += (Part(QUIET_SEVEN, seat, not killed, rule, 1),)
    if deal.quiet.sto and HRA in names:
        seat = FIRST if HRA in deal.lost else DECLARER
        tens = tens_over(deal.quiet.sto)
        found += (Part(QUIET_HUNDRED, seat, True, rules.QUIET_HUNDRED, tens),)
    elif deal.quiet.sto and table.defence_100_doubles == "yes":
        rule = rules.HUNDRED_LOSS_QUIET_HUNDRED
        tens = tens_over(deal.quiet.sto)
        found += (Part(QUIET_HUNDRED, FIRST, True, rule, tens),)
    return found


def _raisers(
    deal: WorkedDeal, names: tuple[str, ...], table: Profile
) -> tuple[Raise, ...]:
    """Who said which flek: the defenders and the declarer in turn."""
    found: list[Raise] = []
    for name in names:
        level = deal.fleks.get(name, 0)
        last = last_level(table, (), name).level
        if not 0 <= level <= last:
            what = f"flek {level} on {name}: {table.preset} counts {last}"
            raise WrongDealError(what, "fleks")
        for one in range(1, level + 1):
            speakers = _SPEAKERS[deal.by] if one % 2 else (DECLARER,)
            found.extend(Raise(name, one, seat) for seat in speakers)
    return tuple(found)
