"""What a deal costs, in one line: `sedma fleks hra 1 sedma 2 lost sedma`.

The words say how the deal ended, as the settings of a table `payment` do; what it
costs, the settlement of the engine says.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from marias.contracts import (
    ALL_CONTRACTS,
    CONTRACT_NAMES,
    has_helper,
    has_trump,
)
from marias.fleks import Side
from marias.ledger import Bill, Ledger
from marias.parts import parts_of
from marias.payments import SITTING_OUT, opponents
from marias.seats import NOBODY
from marias.settlement import settle

from marias_build.book.diagnostics import Faults, Place, near
from marias_build.book.settings import check
from marias_build.tables.named_values import ValueFaultError, named
from marias_build.tables.worked_deals import (
    DECLARER,
    FIRST,
    SECOND,
    WorkedDeal,
    WrongDealError,
    bill_of,
    table_of,
)

PLAIN, RED = "L", "H"
_FLAGS = ("red", "laid", "krizovy", "total")
# Words that take a number, the setting each gives, and an example.
_NUMBERS = {
    "points": ("points", "120"),
    "pády": ("pády", "2"),
    "pady": ("pády", "2"),
    "players": ("players", "4"),
}
_QUIET = {"quiet-sto": ("sto", "120"), "quiet-sedma": ("sedma", "declarer")}
_LISTS = ("lost", "fleks")
_NAMES = ("by", "only", "from")
WORDS = (*_FLAGS, *_NUMBERS, *_QUIET, *_LISTS, *_NAMES)
PAYERS = {"first": FIRST, "second": SECOND, "pauzirujici": SITTING_OUT}
_MENDS = {
    "trump": "leave out red",
    "lost": "write lost sedma, or lost pády 2 for a sto",
    "fleks": "write fleks 1, or fleks hra 1 sedma 2",
    "points": "write points 120 for a sto that was made",
    "pády": "write lost pády 2 for a sto that was lost",
    "quiet": "leave it out",
}
Numbers = Callable[[str], int]


@dataclass
class _Asked:
    """The words of a line, each with what stands behind it."""

    text: str
    contract: str
    words: dict[str, list[str]] = field(default_factory=dict)

    def fault(self, what: str, mend: str) -> ValueFaultError:
        return ValueFaultError(f"pays: {self.text}: {what}", mend)

    def one(self, word: str, example: str) -> str:
        """The one word behind a word, "" where that is not there."""
        if word not in self.words:
            return ""
        if len(self.words[word]) != 1:
            raise self.fault(f"{word} takes one word", f"write {word} {example}")
        return self.words[word][0]


def settled(text: str, book: str, number: Numbers) -> int:
    """The units that each opponent pays or gets; who does, the sentence says.

    With `from` it is what one of them pays, with `total` what the declarer wins or
    loses altogether, with `only` the price of one part, whatever the limit.
    """
    line, _, profile = text.partition("@")
    profile = profile.strip() or book
    named(f"pays@{profile}", book)
    asked = _read(line.strip())
    deal = _deal(asked, profile, number)
    table = table_of(deal, profile)
    try:
        bill = bill_of(deal, table)
    except WrongDealError as error:
        raise asked.fault(str(error), _MENDS[error.setting]) from error
    return _chosen(asked, _at(asked, bill))


def _read(line: str) -> _Asked:
    contract, *rest = line.split() or [""]
    if contract not in CONTRACT_NAMES:
        what = f"pays: of {contract or 'nothing'}"
        raise ValueFaultError(what, near(contract, CONTRACT_NAMES))
    asked = _Asked(line, contract)
    last = ""
    for word in rest:
        if word in WORDS:
            if word in asked.words:
                raise asked.fault(f"{word} stands twice", "leave one out")
            last = word
            asked.words[last] = []
        elif not last or last in _FLAGS:
            raise asked.fault(f"unknown word {word}", near(word, WORDS))
        else:
            asked.words[last].append(word)
    return asked


def _deal(asked: _Asked, profile: str, number: Numbers) -> WorkedDeal:
    """The deal as a table has it; pydantic knows what each setting may be."""
    words = asked.words
    contract = ALL_CONTRACTS[CONTRACT_NAMES.index(asked.contract)]
    names = parts_of(contract, named(f"pays@{profile}", profile).profile)
    data: dict[str, object] = {"contract": asked.contract, "laid": "laid" in words}
    if has_trump(contract) or "red" in words:
        data["trump"] = RED if "red" in words else PLAIN
    for word, (setting, example) in _NUMBERS.items():
        if found := asked.one(word, example):
            data[setting] = number(found)
    quiet = {
        name: number(found) if name == "sto" else found
        for word, (name, example) in _QUIET.items()
        if (found := asked.one(word, example))
    }
    if quiet:
        data["quiet"] = quiet
    if by := asked.one("by", "first"):
        data["by"] = by
    if "lost" in words:
        data["lost"] = words["lost"] or list(names)
    if "fleks" in words:
        data["fleks"] = _levels(asked, names, number)
    return _checked(asked, data)


def _levels(asked: _Asked, names: tuple[str, ...], number: Numbers) -> dict[str, int]:
    """The fleks of each part; one number alone is that of all parts."""
    said = asked.words["fleks"]
    if len(said) == 1 and said[0] not in names:
        return dict.fromkeys(names, number(said[0]))
    if not said or len(said) % 2:
        raise asked.fault("fleks lack a part or a number", _MENDS["fleks"])
    pairs = zip(said[::2], said[1::2], strict=True)
    return {part: number(level) for part, level in pairs}


def _checked(asked: _Asked, data: dict[str, object]) -> WorkedDeal:
    faults = Faults()
    deal = check(WorkedDeal, data, lambda _: Place(""), faults)
    if deal is None:
        first = next(iter(faults))
        # In a line each setting is one word: quiet-sto.
        raise asked.fault(first.what.replace("quiet.", "quiet-"), first.mend)
    return deal


def _at(asked: _Asked, bill: Bill) -> Bill:
    """The bill at its table; in křížový one plays alone against three."""
    if "krizovy" not in asked.words:
        return bill
    if has_helper(bill.announced.contract):
        raise asked.fault(f"no {asked.contract} in křížový", "leave out krizovy")
    if "players" in asked.words:
        raise asked.fault("křížový has four players", "leave out players")
    return bill._replace(side=Side(4, DECLARER, NOBODY))


def _chosen(asked: _Asked, bill: Bill) -> int:
    """What is asked for of a deal that is settled."""
    ledger = settle(bill)
    ways = [word for word in ("only", "from", "total") if word in asked.words]
    if len(ways) > 1:
        raise asked.fault(f"{ways[0]} and {ways[1]} together", "leave one out")
    if ways == ["only"]:
        return _of_part(asked, ledger)
    if ways == ["total"]:
        return _whole(asked, ledger.totals[DECLARER])
    paying = opponents(bill.profile, bill.side)
    if ways == ["from"]:
        return _whole(asked, _paid(ledger, _payer(asked, paying)))
    amounts = {_paid(ledger, seat) for seat in paying}
    if len(amounts) > 1:
        mend = f"add total, or from {' or '.join(PAYERS)}"
        raise asked.fault("the opponents do not pay the same", mend)
    return _whole(asked, amounts.pop())


def _of_part(asked: _Asked, ledger: Ledger) -> int:
    part = asked.one("only", "sedma")
    own = {line.part: line.amount for line in ledger.lines}
    if part not in own:
        raise asked.fault(f"no part {part}", near(part, own))
    return own[part]


def _payer(asked: _Asked, paying: tuple[int, ...]) -> int:
    payer = asked.one("from", "first")
    four = "krizovy" in asked.words
    known = [
        name
        for name, seat in PAYERS.items()
        if seat in paying and not (four and seat == SITTING_OUT)
    ]
    if payer not in known:
        raise asked.fault(f"nobody called {payer} pays", near(payer, known))
    return PAYERS[payer]


def _paid(ledger: Ledger, seat: int) -> float:
    """What a seat pays the declarer; negative when it is paid."""
    found: float = 0
    for one in ledger.payments:
        if (one.payer, one.payee) == (seat, DECLARER):
            found += one.amount
        elif (one.payer, one.payee) == (DECLARER, seat):
            found -= one.amount
    return found


def _whole(asked: _Asked, amount: float) -> int:
    if amount != int(amount):
        raise asked.fault("it comes to half a unit", "show it in a table payment")
    return abs(int(amount))
