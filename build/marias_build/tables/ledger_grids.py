"""A ledger as tables: what each part costs, and who pays whom."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from marias.fleks import factor
from marias.hundred import NEEDED, TEN
from marias.ledger import Ledger, Line, Payment, signed
from marias.parts import HUNDRED_AGAINST, QUIET_HUNDRED, STO
from marias.profile import Profile
from marias.settlement import LIMIT

from marias_build.tables.grids import Grid, Row
from marias_build.tables.wording import TIMES, Wording
from marias_build.text.typography import NBSP


@dataclass(frozen=True)
class Account:
    """A ledger at a table, with what its seats are called."""

    ledger: Ledger
    table: Profile
    seat: Callable[[int], str]
    words: Wording

    def lines(self, title: str = "") -> Grid:
        """Every part a line: what it costs one opponent and what multiplies it."""
        words = self.words
        heads = words.heads("part", "working", "units", "money", "rules")
        rows = [self._line(line) for line in self.ledger.lines]
        total = signed(self.ledger.lines)
        money = words.money(total, self.table, sign=True)
        foot: Row = (words.say(self._total()), "", words.signed(total), money, "")
        return Grid(heads, tuple(rows), (foot,), title=title)

    def _total(self) -> str:
        """What the sum of the lines is: paid by each, to each, or not by everybody."""
        total = signed(self.ledger.lines)
        made = self.ledger.payments
        several = (
            min(len({one.payer for one in made}), len({p.payee for p in made})) > 1
        )
        if several or any(one.amount != abs(total) for one in made):
            return "whole"
        return "to-each" if total < 0 else "from-each"

    def _line(self, line: Line) -> Row:
        words = self.words
        units = line.sign * line.amount
        return (
            words.part(line.part),
            self._working(line),
            words.signed(units),
            words.money(units, self.table, sign=True),
            words.rules(line.rules),
        )

    def _working(self, line: Line) -> str:
        """The rate times what multiplies it; of a quiet hundred the points reached."""
        words = self.words
        if line.part == LIMIT:
            return words.say("most", n=words.units(line.cap).content)
        if line.part == QUIET_HUNDRED:
            return words.say("reached", n=NEEDED + TEN * (line.tens - 1))
        once = line.rate * line.red * factor(line.fleks)
        tens = line.amount // once if line.part in (STO, HUNDRED_AGAINST) else 1
        factors = [
            (line.red, words.say("times-red")),
            (factor(line.fleks), words.flek(line.fleks)),
            (tens, words.say("times-tens")),
        ]
        shown = [f"{TIMES}{NBSP}{n}{NBSP}({what})" for n, what in factors if n > 1]
        # The first factor keeps to the rate, so that no line holds a bare number.
        rate = words.units(line.rate).content
        return " ".join([NBSP.join([rate, *shown[:1]]), *shown[1:]])

    def payments(self, totals: Iterable[int], title: str = "") -> Grid:
        """Who pays whom, and below it what some seats win or lose."""
        words = self.words
        heads = words.heads("payer", "payee", "units", "money", "rules")
        rows = [self._payment(one) for one in self._together()]
        foot: list[Row] = []
        for seat in totals:
            won = self.ledger.totals[seat]
            money = words.money(won, self.table, sign=True)
            name = words.say("total-of", who=self.seat(seat))
            foot.append((name, "", words.signed(won), money, ""))
        title = title or words.say("who-pays" if rows else "nobody-pays")
        return Grid(heads, tuple(rows), tuple(foot), title=title)

    def _together(self) -> list[Payment]:
        """The payments, those from one to another by the same rule as one."""
        sums: dict[tuple[int, int, str], float] = {}
        for one in self.ledger.payments:
            key = (one.payer, one.payee, one.rule)
            sums[key] = sums.get(key, 0) + one.amount
        return [Payment(*key[:2], amount, key[2]) for key, amount in sums.items()]

    def _payment(self, one: Payment) -> Row:
        words = self.words
        return (
            self.seat(one.payer),
            self.seat(one.payee),
            words.units(one.amount),
            words.money(one.amount, self.table),
            words.rules([one.rule]),
        )
