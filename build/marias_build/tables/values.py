"""The numbers of the game by name, so that no chapter has one typed by hand."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from fractions import Fraction

from marias import (
    cards,
    chances,
    deal,
    dealing,
    hundred,
    marriages,
    points,
    profile,
    tariff,
)
from marias.errors import NotationError
from marias.notation import parse_cards

from marias_build.book.diagnostics import near
from marias_build.tables import amounts, auction_odds, conditions, settled
from marias_build.tables.named_values import (
    FAMILIES,
    PRICED,
    Named,
    ValueFaultError,
    named,
    whole,
)
from marias_build.tables.sums import Sum

MOST_CARDS = 1_000
MOST_SHOWN = 80  # letters of a sum
_CHANCE = re.compile(r"(at least|exactly|at most) (\S+) of (\S+) in (\S+) of (\S+)$")
_WAYS = re.compile(r"(\S+) of (\S+)$")


def values() -> dict[str, int]:
    """Every plain `{{name}}` an author may write, computed by the engine."""
    sharp = [card for card in cards.PACK if cards.is_sharp(card)]
    all_points = points.count(cards.PACK, last_trick=True).total
    side, trump = cards.SUITS[1], cards.SUITS[0]
    everything = points.count(
        cards.PACK, last_trick=True, announced=cards.SUITS, trump=trump
    )
    return {
        "pack-size": len(cards.PACK),
        "suits": len(cards.SUITS),
        "side-suits": len(cards.SUITS) - 1,
        "suit-size": len(cards.RANKS),
        "hand-size": deal.HAND_SIZE,
        "packet-size": dealing.packets(dealing.LICITOVANY)[0].size,
        "talon-size": deal.TALON_SIZE,
        "tricks": deal.HAND_SIZE,
        "players": len(deal.SEATS),
        "counters": len(sharp),
        "counter": points.card_points((sharp[0],)),
        "sharp-points": points.card_points(cards.PACK),
        "last-trick": all_points - points.card_points(cards.PACK),
        "base-points": all_points,
        "majority": _majority(all_points, points.card_points((sharp[0],))),
        "marriage": marriages.value(side, trump),
        "trump-marriage": marriages.value(trump, trump),
        "max-points": everything.total,
        "hundred": hundred.NEEDED,
        "count:profiles": len(profile.PRESET_NAMES),
        "count:switches": sum(len(one.values) > 1 for one in profile.SWITCHES),
    }


def _short(text: str) -> str:
    """A sum as a fault shows it."""
    return text.strip() if len(text) <= MOST_SHOWN else f"{text.strip()[:MOST_SHOWN]} …"


def _majority(total: int, step: int) -> int:
    """The fewest points, counted in steps, that are more than the other side's."""
    return next(own for own in range(0, total, step) if own > total - own)


class Values:
    """What a chapter may ask for: plain numbers, and what is computed on the spot."""

    def __init__(self, plain: Mapping[str, int], book: str, language: str) -> None:
        self.plain = plain
        self.book = book
        self.language = language
        self._computed: Mapping[str, Callable[[str], str]] = {
            "=": lambda text: self._number(self._sum(text)),
            "pays:": lambda text: self._number(self._settled(text)),
            "chance:": self._chance,
            "ways:": lambda text: self._number(self._ways(text)),
            "wins:": self._wins,
            "is:": lambda text: conditions.words(text, {"": self.exact}),
            "everywhere:": lambda text: conditions.words(text, self._tables()),
        }
        self._within: Mapping[str, Callable[[str], int | Fraction]] = {
            "pays": self._settled,
            "chance": lambda text: Fraction(*self._chances(text)),
            "ways": self._ways,
            "cards": lambda text: len(parse_cards(text)),
            "points": lambda text: points.card_points(parse_cards(text)),
        }

    def text(self, asked: str) -> str:
        """The value as the language writes it; ValueFaultError when there is none."""
        head, _, rest = asked.partition(" ")
        try:
            if head in self._computed:
                return self._computed[head](rest)
            if asked.startswith("money:"):
                return self._money(asked.removeprefix("money:"))
            if asked.partition("@")[0] == "base":
                return self._amount(1, named(asked, self.book))
            return self._number(self._one(asked))
        except NotationError as error:
            raise ValueFaultError(f"{asked}: {error}", "correct it") from error

    def _number(self, value: int) -> str:
        return amounts.number(value, self.language)

    def _tables(self) -> dict[str, Callable[[str], Fraction]]:
        """The sums of every profile there is."""
        names = profile.PRESET_NAMES
        return {name: Values(self.plain, name, self.language).exact for name in names}

    def _inside(self, asked: str) -> int | Fraction:
        """What stands within a sum: a name, or words in brackets."""
        head, bracket, rest = asked.partition("(")
        if not bracket:
            return self._one(asked)
        if head not in self._within:
            raise ValueFaultError(f"unknown value {asked}", near(head, self._within))
        return self._within[head](rest.removesuffix(")"))

    def _one(self, asked: str) -> int:
        """A number by its name."""
        if asked in self.plain:
            return self.plain[asked]
        family = re.split("[:@]", asked, maxsplit=1)[0]
        if family not in FAMILIES:
            families = (*(f"{name}:" for name in FAMILIES), "money:", *self._computed)
            mend = near(asked, (*self.plain, *families))
            raise ValueFaultError(f"unknown value {asked}", mend)
        return whole(named(asked, self.book))

    def _sum(self, text: str, table: str = "") -> int:
        """A sum that is a whole number."""
        found = self.exact(text, table)
        if found.denominator != 1:
            what = f"{_short(text)}: it is {found}, not a whole number"
            raise ValueFaultError(what, "say it in words behind is:")
        return int(found)

    def exact(self, text: str, table: str = "") -> Fraction:
        """A sum; where it has a profile for all, no name in it has its own."""

        def one(name: str) -> Fraction:
            plain = not table or name in self.plain
            head, bracket, rest = name.partition(")")
            asked = name if plain else f"{head}@{table}{bracket}{rest}"
            return Fraction(self._inside(asked))

        try:
            return Sum(text, one).value()
        except ValueFaultError:
            raise
        except ValueError as error:
            mend = "write numbers and names with + - * / and brackets between"
            raise ValueFaultError(f"{_short(text)}: {error}", mend) from error

    def _settled(self, text: str) -> int:
        """What each opponent pays in a deal that ended as the text says."""
        return settled.settled(text, self.book, self._sum)

    def _chance(self, text: str) -> str:
        return amounts.per_cent(self._chances(text), self.language)

    def _chances(self, text: str) -> tuple[int, int]:
        found = _CHANCE.match(text)
        if found is None:
            mend = "write chance: at least 1 of 4 in 2 of 22"
            raise ValueFaultError(f"cannot read chance: {text}", mend)
        numbers = [self._counted(word) for word in found.groups()[1:]]
        return chances.chance(found[1], *numbers)

    def _ways(self, text: str) -> int:
        found = _WAYS.match(text)
        if found is None:
            raise ValueFaultError(f"cannot read ways: {text}", "write ways: 2 of 12")
        return chances.ways(self._counted(found[1]), self._counted(found[2]))

    def _counted(self, text: str) -> int:
        """So many cards; more than anybody has would be counted for ever."""
        found = self._sum(text)
        if abs(found) > MOST_CARDS:
            what = f"{text} is too much to count with"
            raise ValueFaultError(what, f"write {MOST_CARDS} at most")
        return found

    def _wins(self, text: str) -> str:
        """The share of auctions that a seat wins when every ceiling is as likely."""
        seat, _, table = text.partition("@")
        if seat not in auction_odds.SEAT_WORDS:
            mend = near(seat, auction_odds.SEAT_WORDS)
            raise ValueFaultError(f"wins: of {seat or 'nobody'}", mend)
        asked = named(f"wins@{table}" if table else "wins", self.book)
        counted = auction_odds.wins(asked.profile)
        part = chances.lowest(counted[auction_odds.SEAT_WORDS[seat]], counted.total())
        return amounts.per_cent(part, self.language)

    def _money(self, text: str) -> str:
        """A price, or a sum in which all names take the one profile, as money."""
        what, _, table = text.partition("@")
        asked = named(f"money@{table}" if table else "money", self.book)
        if re.split("[:@]", what, maxsplit=1)[0] in PRICED:
            return self._amount(whole(named(f"price:{text}", self.book)), asked)
        return self._amount(self._sum(what, table), asked)

    def _amount(self, units: int, asked: Named) -> str:
        return amounts.money(units, tariff.halers(asked.profile), self.language)
