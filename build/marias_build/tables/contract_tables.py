"""What contracts are made of: parts, suits, rungs; what losing and a flek change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from marias import ladder, parts, tariff, tricks
from marias.cards import (
    ACE,
    ACORNS,
    HEARTS,
    NO_TRUMP,
    SUIT_LETTERS,
    SUITS,
    card,
)
from marias.cards import SEVEN as SEVEN_RANK
from marias.contract_rules import helper_rules, lost_by, made_of, named_by, ranked_by
from marias.contracts import (
    CONTRACT_NAMES,
    Commitment,
    commitment,
    has_helper,
    has_trump,
)
from marias.fleks import exceptions
from marias.ledger import signed
from marias.profile import parse_profile, rules_by
from marias.settlement import settle
from marias_quizzes.cards_html import chip, suit_chip
from pydantic import AfterValidator, AliasChoices, Field

from marias_build.tables.grids import Grid, Row
from marias_build.tables.payment_tables import CompareSettings, PaymentSettings, compare
from marias_build.tables.table_settings import OneProfile, Wrong
from marias_build.tables.word_tables import turned
from marias_build.tables.wording import Wording
from marias_build.tables.worked_deals import (
    DECLARER,
    FIRST,
    MOST_PADY,
    SECOND,
    WrongDealError,
    bill_of,
    table_of,
)
from marias_build.text.draft import Draft

LAST = 3
NOTHING = "–"


def _contract(text: str) -> str:
    if text not in CONTRACT_NAMES:
        raise ValueError(f"no contract {text!r}, write some of {CONTRACT_NAMES}")
    return text


class ContractSettings(OneProfile):
    """Which contracts, all unless some are named."""

    contracts: list[Annotated[str, AfterValidator(_contract)]] = Field(
        default_factory=lambda: list(CONTRACT_NAMES)
    )


def contracts_table(settings: ContractSettings, draft: Draft) -> Grid:
    """What a contract names, what its parts are, and what they cost together."""
    words, table = Wording(draft), parse_profile(settings.profile)
    rows: list[Row] = []
    for name in settings.contracts:
        number = CONTRACT_NAMES.index(name)
        own = parts.parts_of(number, table)
        shown = " + ".join(words.part(part) for part in own)
        price = tariff.contract_price(number, ACORNS, table)
        decided = named_by(number) + ranked_by(commitment(number))
        decided += made_of(number, table)
        suits = words.say(_suits(number))
        rows.append((words.rung(name), suits, shown, price, words.rules(decided)))
    heads = words.heads("contract", "names-suits", "parts", "units", "rules")
    return Grid(heads, tuple(rows))


def _suits(contract: int) -> str:
    if not has_trump(contract):
        return "names-none"
    return "names-two" if has_helper(contract) else "names-trumps"


def suits_table(settings: ContractSettings, draft: Draft) -> Grid:
    """The rung and the price of contracts, plain and with hearts in them."""
    words, table = Wording(draft), parse_profile(settings.profile)
    context = draft.spot.context()
    rows: list[Row] = []
    for name in settings.contracts:
        number = CONTRACT_NAMES.index(name)
        for trump, helper in _choices(number):
            place = ladder.rung_of(number, trump, table)
            if place == ladder.NOT_ON_LADDER:
                continue
            rung = ladder.rungs(table)[place]
            said: list[Any] = [words.rung(ladder.rung_name(rung))]
            chosen = [one for one in (trump, helper) if one != NO_TRUMP]
            for one in chosen:
                said += [" ", suit_chip(one, context)]
            price = tariff.contract_price(number, trump, table)
            decided = words.rules(ranked_by(Commitment(number, trump, helper)))
            rows.append((said, f"{place + 1}.", price, decided))
    heads = words.heads("contract", "rung", "units", "rules")
    ordered = words.rules(rules_by(table, "ladder"))
    foot = (words.say("rungs"), len(ladder.rungs(table)), "", ordered)
    return Grid(heads, tuple(rows), (foot,))


def _choices(contract: int) -> Sequence[tuple[int, int]]:
    if not has_trump(contract):
        return ((NO_TRUMP, NO_TRUMP),)
    if has_helper(contract):
        return ((ACORNS, HEARTS), (HEARTS, ACORNS))
    return ((ACORNS, NO_TRUMP), (HEARTS, NO_TRUMP))


class PowerSettings(OneProfile):
    """A contract with its trumps, and the helper suit of two sevens."""

    contract: Annotated[str, AfterValidator(_contract)]
    trump: str = ""
    helper: str = ""


def power_table(settings: PowerSettings, draft: Draft) -> Grid | Wrong:
    """Whether the seven of each suit takes the ace of another, by which rules."""
    words, table = Wording(draft), parse_profile(settings.profile)
    contract = CONTRACT_NAMES.index(settings.contract)
    letters = tuple(SUIT_LETTERS)
    named = [(settings.trump, has_trump(contract))]
    named.append((settings.helper, has_helper(contract)))
    if any((text in letters) != wanted for text, wanted in named):
        what = f"{settings.contract} has other suits"
        return Wrong(what, "name its trump, and the helper of two sevens", "contract:")
    trump = letters.index(settings.trump) if settings.trump else NO_TRUMP
    helper = letters.index(settings.helper) if settings.helper else NO_TRUMP
    context = draft.spot.context()
    rows: list[Row] = []
    for suit in SUITS:
        led = card(next(s for s in SUITS if s not in (suit, trump)), ACE)
        laid = card(suit, SEVEN_RANK)
        taken = tricks.winner((led, laid), trump, table)
        decided = [taken.rule]
        if suit == helper:
            decided += helper_rules()
        taker = chip((led, laid)[taken.index], context)
        cards = [chip(led, context), " ", chip(laid, context)]
        rows.append((_role(suit, trump, helper, words), cards, taker, decided))
    heads = words.heads("suit", "cards-played", "takes", "rules")
    shown = tuple((*row[:3], words.rules(row[3])) for row in rows)
    return Grid(heads, shown, title=words.rung(settings.contract))


def _role(suit: int, trump: int, helper: int, words: Wording) -> list[Any]:
    name = {trump: "suit-trumps", helper: "suit-helper"}.get(suit, "suit-side")
    return [suit_chip(suit, words.draft.spot.context()), " ", words.say(name)]


class FailSettings(ContractSettings):
    """Contracts, and the tens that a lost sto lacks."""

    pady: Annotated[int, Field(ge=1, le=MOST_PADY)] = Field(
        1, validation_alias=AliasChoices("pády", "pady")
    )


def fails_table(settings: FailSettings, draft: Draft) -> Grid:
    """What each part brings when it is made, and what it costs when it is lost."""
    words = Wording(draft)
    rows: list[Row] = []
    for name in settings.contracts:
        number = CONTRACT_NAMES.index(name)
        trump = SUIT_LETTERS[ACORNS] if has_trump(number) else ""
        own = parts.parts_of(number, parse_profile(settings.profile))
        common = {"contract": name, "trump": trump, "profile": settings.profile}
        missing = {"pády": settings.pady} if parts.STO in own else {}
        made = PaymentSettings.model_validate(common)
        lost = PaymentSettings.model_validate({**common, "lost": [*own], **missing})
        table = table_of(made, settings.profile)
        sums = [signed(settle(bill_of(deal, table)).lines) for deal in (made, lost)]
        decided = words.rules([lost_by(number, table)])
        rows.append((words.rung(name), *map(words.signed, sums), decided))
    return Grid(words.heads("contract", "if-made", "if-lost", "rules"), tuple(rows))


def levels_table(settings: PaymentSettings, draft: Draft) -> Grid | Wrong:
    """What the same deal costs without a flek, after a flek and after a re."""
    words = Wording(draft)
    table = table_of(settings, settings.profile)
    contract = CONTRACT_NAMES.index(settings.contract)
    own = parts.parts_of(contract, table)
    rows: list[Row] = []
    for level in range(LAST):
        deal = settings.model_copy(update={"fleks": dict.fromkeys(own, level)})
        try:
            found = settle(bill_of(deal, table))
        except WrongDealError as error:
            return Wrong(str(error), "correct it", f"{error.setting}:")
        quiet = [one for one in found.lines if one.part == parts.QUIET_SEVEN]
        pays = [
            sum(one.amount for one in found.payments if one.payer == seat)
            for seat in (FIRST, SECOND, DECLARER)
        ]
        decided = [one.rule for one in found.payments]
        told = tuple(one.part for one in found.lines)
        decided += exceptions(told, level, settings.laid)
        apart = words.signed(signed(tuple(quiet))) if quiet else NOTHING
        name = words.flek(level) or words.say("no-flek")
        units = [words.units(one) for one in pays]
        rows.append((name, apart, *units, words.rules(decided)))
    heads = (
        words.say("column-flek"),
        words.part(parts.QUIET_SEVEN),
        words.say("first-defender"),
        words.say("second-defender"),
        words.say("declarer"),
        words.say("column-rules"),
    )
    return Grid(heads, tuple(rows), title=words.say("pays-units"))


def turned_table(settings: CompareSettings, draft: Draft) -> Grid | Wrong:
    """A worked deal at several tables, and the rules in which these differ."""
    decided = turned(settings.profiles)
    if not decided:
        return Wrong("these tables do not differ", "name others", "profiles:")
    grid = compare(settings, draft)
    if isinstance(grid, Wrong):
        return grid
    words = Wording(draft)
    cells = [words.rules(decided[text]) for text in settings.profiles]
    foot = (*grid.foot, (words.say("column-rules"), *cells))
    return Grid(grid.heads, grid.rows, foot)
