"""What a worked example comes to, as the text that its author may expect of it.

`expect: F -8, M 4, R 4` makes a fault of a card that was changed and stayed legal: the
prose around the block was written for another outcome.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from marias import auction, dues, ladder
from marias.deal import SEAT_LETTERS
from marias.game_record import parse_game, seat_letters, states
from marias.game_state import OVER, play_state
from marias.judge import judge
from marias.ledger import Ledger
from marias.notation import format_card
from marias.seats import NOBODY, SITTING_OUT
from marias.settlement import settle
from marias_quizzes.question import Question

from marias_build.tables.auction_tables import AuctionSettings, played
from marias_build.tables.payment_tables import CompareSettings, PaymentSettings
from marias_build.tables.play_tables import DutiesSettings, PlaysSettings
from marias_build.tables.record_tables import RecordSettings
from marias_build.tables.ruling_tables import RulingSettings
from marias_build.tables.worked_deals import (
    DECLARER,
    FIRST,
    SECOND,
    WorkedDeal,
    bill_of,
    table_of,
)

BETWEEN = "; "  # of several tables, readings or hands
_ROLES = {
    DECLARER: "declarer",
    FIRST: "first",
    SECOND: "second",
    SITTING_OUT: "sits-out",
}


def _sums(ledger: Ledger, names: Mapping[int, str] | Sequence[str]) -> str:
    """What each seat wins or loses."""
    sums = enumerate(ledger.totals)
    return ", ".join(f"{names[seat]} {won:g}" for seat, won in sums)


def _paid(settings: RecordSettings) -> str:
    """What is paid; of a deal that breaks off, who has taken the tricks so far."""
    record = parse_game(settings.record)
    end, letters = states(record)[-1], seat_letters(record.variant)
    if end.phase == OVER:
        return _sums(dues.settle(end), letters)
    tricks = play_state(end).tricks if end.play else ()
    return " ".join(["not over", *(letters[trick.winner] for trick in tricks)])


def _ruled(settings: RulingSettings) -> str:
    """The verdict, who answers, then what is paid by each reading."""
    record = parse_game(settings.record)
    found = judge(record, settings.continued)
    if found is None:
        return "no offence"
    letters = seat_letters(record.variant)
    answers = f" {letters[found.seat]}" if found.seat != NOBODY else ""
    sums = [_sums(reading.ledger, letters) for reading in found.readings]
    return BETWEEN.join([f"{found.verdict}{answers}", *sums])


def _settled(deal: WorkedDeal, profile: str) -> str:
    return _sums(settle(bill_of(deal, table_of(deal, profile))), _ROLES)


def _payment(settings: PaymentSettings) -> str:
    return _settled(settings, settings.profile)


def _compare(settings: CompareSettings) -> str:
    return BETWEEN.join(_settled(settings, profile) for profile in settings.profiles)


def _auction(settings: AuctionSettings) -> str:
    """Who buys the talon, and on which rung."""
    state = played(settings)
    if not auction.is_over(state):
        return "not over"
    if state.winner == NOBODY:
        return "nobody"
    rung = ladder.rungs(state.profile)[state.rung]
    return f"{SEAT_LETTERS[state.winner]} {ladder.rung_name(rung)}"


def _duties(settings: DutiesSettings) -> str:
    return BETWEEN.join(_allowed(settings.plays(hand)) for hand in settings.hands)


def _plays(settings: PlaysSettings) -> str:
    return _allowed(settings.plays(settings.hand, settings.kept))


def _allowed(plays: Sequence[Any]) -> str:
    return " ".join(format_card(play.card) for play in plays if play.allowed)


OUTCOMES: Mapping[str, Callable[[Any], str]] = {
    "told": _paid,
    "ledger": _paid,
    "ruling": _ruled,
    "payment": _payment,
    "levels": _payment,
    "compare": _compare,
    "turned": _compare,
    "auction": _auction,
    "duties": _duties,
    "legal-plays": _plays,
}


def of_question(question: Question) -> str:
    """The answer: a seat, a number, or the cards that may be played."""
    return " ".join(option.key for option in question.options if option.correct)


def differs(expected: object, outcome: str) -> tuple[str, str] | None:
    """What is wrong where an author expects something else; None where nothing is."""
    if " ".join(str(expected).split()) == outcome:
        return None
    what = f"expected {expected!s}, and the engine says {outcome}"
    return what, "read the text around it again, then correct one of the two"
