"""Tables about play: which duty binds which hand, and how a deal is counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from marias import cards, rules, tricks
from marias.deal import HAND_SIZE
from marias.notation import format_card, parse_cards
from marias.outcome import Outcome, Part, outcome
from marias.points import Line, Score
from marias.profile import GENERAL, parse_profile
from marias.record import Record, states
from marias_quizzes.cards_html import chip, rule_link, words
from marias_quizzes.html import Context
from marias_quizzes.messages import Say, Word, suit
from marias_quizzes.messages import cards as several
from pydantic import AfterValidator

from marias_build.tables import grids
from marias_build.tables.grids import Caption, Grid, Row
from marias_build.tables.table_settings import ProfileText, Wrong, too_many, twice
from marias_build.text.draft import Draft


def _cards(text: str) -> str:
    parse_cards(text)
    return text


def _trump(text: str) -> str:
    if text not in ("0", *cards.SUIT_LETTERS):
        raise ValueError(f"no trump {text!r}, write one of H L A B, or '0' for none")
    return text


# In křížový four play, so three cards may lie there.
MOST_WAITING = 3
Cards = Annotated[str, AfterValidator(_cards)]


class Trick(Caption):
    """A trick that waits for a card: the trumps, the cards in it, the profile."""

    trump: Annotated[str, AfterValidator(_trump)]
    trick: Cards
    profile: ProfileText = GENERAL.preset

    def plays(self, hand: str, kept: str = "") -> Sequence[tricks.Play]:
        """The engine's verdict on each card of a hand."""
        trump = cards.SUIT_LETTERS.find(self.trump)  # -1 is NO_TRUMP
        profile = parse_profile(self.profile)
        table = parse_cards(self.trick)
        return tricks.legal_plays(
            parse_cards(hand), table, trump, profile, parse_cards(kept)
        )

    def wrong(self, setting: str, hand: str, kept: str = "") -> Wrong | None:
        """What cannot be with such a hand, which the engine does not ask."""
        table, own = parse_cards(self.trick), parse_cards(hand)
        return (
            too_many("trick", table, MOST_WAITING, "a trick")
            or too_many(setting, own, HAND_SIZE, "a hand")
            or twice(setting, own, table)
            or _not_kept(parse_cards(kept), own)
        )

    def given(self, context: Context) -> list[Any]:
        """The sentence on what lies on the table and what the trumps are."""
        table = parse_cards(self.trick)
        slots: dict[str, Any] = {"cards": several(table)} if table else {}
        if self.trump in cards.SUIT_LETTERS:
            key = "book.table-trick" if table else "book.table-lead"
            slots["trump"] = suit(cards.SUIT_LETTERS.index(self.trump))
        else:
            key = "book.table-trick-no-trumps" if table else "book.table-lead-no-trumps"
        return words(Say(key, slots), context)


def _not_kept(kept: Sequence[cards.Card], hand: Sequence[cards.Card]) -> Wrong | None:
    """Nobody keeps but a seven that is in the hand."""
    for card in kept:
        if card not in hand or card & 7 != cards.SEVEN:
            what = f"{format_card(card)} is no seven of the hand"
            return Wrong(what, "keep one that the hand has", "kept:")
    return None


class DutiesSettings(Trick):
    """A trick and the hands that are to follow."""

    hands: list[Cards]


class PlaysSettings(Trick):
    """A trick and one hand, judged card by card; `kept` are its announced sevens."""

    hand: Cards
    kept: Cards = ""


class CountSettings(Caption):
    """The deal that is counted."""

    deal: str


def duties(settings: DutiesSettings, draft: Draft) -> Grid | Wrong:
    """For each hand the rule that decides and the cards that may be played."""
    context = draft.spot.context(settings.profile)
    rows = []
    for hand in settings.hands:
        if wrong := settings.wrong("hands", hand):
            return wrong
        allowed = [play for play in settings.plays(hand) if play.allowed]
        deciding = dict.fromkeys(play.rule for play in allowed)
        links = [[rule_link(rule, context, None), " "] for rule in deciding]
        own = grids.chips(parse_cards(hand), context)
        may = grids.chips([play.card for play in allowed], context)
        rows.append((own, links, may))
    heads = grids.heads(draft.messages, "hand", "duty", "allowed")
    return Grid(heads, tuple(rows), given=settings.given(context))


def legal_plays(settings: PlaysSettings, draft: Draft) -> Grid | Wrong:
    """For each card of a hand whether it may be played, and the rule."""
    if wrong := settings.wrong("hand", settings.hand, settings.kept):
        return wrong
    context = draft.spot.context(settings.profile)
    rows = []
    for play in settings.plays(settings.hand, settings.kept):
        verdict = draft.messages.text("book.may" if play.allowed else "book.may-not")
        link = rule_link(play.rule, context, None)
        rows.append((chip(play.card, context), verdict, link))
    heads = grids.heads(draft.messages, "card", "verdict", "duty")
    return Grid(heads, tuple(rows), given=settings.given(context))


def count_example(settings: CountSettings, draft: Draft) -> Grid | str:
    """Both sides of a played deal, line by line, and what came of the contract."""
    record = draft.spot.world.records.get(settings.deal)
    if record is None and settings.deal in draft.spot.world.deals:
        return Grid((), ())  # its own file has a fault, which is told there
    if record is None:
        return f"unknown deal {settings.deal}"
    result = outcome(states(record)[-1])
    heads = grids.heads(draft.messages, "counted", "declarer", "defence")
    rows = [_row(key, result, draft) for key in _keys(result)]
    together = draft.messages.text("book.total")
    total: Row = (together, result.declarer.total, result.defence.total)
    parts = [_part(part, record, draft) for part in result.parts]
    return Grid(heads, tuple(rows), (total, *parts))


COUNTED = {rules.SHARP_TEN: "counters", rules.LAST_TRICK_TEN: "last-trick"}


def _keys(result: Outcome) -> list[tuple[str, int]]:
    """What the sides have lines for: counters, the last trick, then each marriage."""
    lines = (*result.declarer.lines, *result.defence.lines)
    keys = {(line.rule, line.suit) for line in lines}
    order = [*COUNTED, rules.MARRIAGE_VALUE]
    return sorted(keys, key=lambda key: (order.index(key[0]), key[1]))


def _row(key: tuple[str, int], result: Outcome, draft: Draft) -> Row:
    rule, of_suit = key
    if of_suit >= 0:
        head = draft.messages.text("book.marriage-in", suit=suit(of_suit))
    else:
        head = draft.messages.text(f"book.count-{COUNTED[rule]}")
    sides = (result.declarer, result.defence)
    return (head, *(_cell(_lines(side, key), draft) for side in sides))


def _lines(score: Score, key: tuple[str, int]) -> list[Line]:
    return [line for line in score.lines if (line.rule, line.suit) == key]


def _cell(lines: list[Line], draft: Draft) -> Any:
    """The points of a side, behind the cards they are for."""
    if not lines or not lines[0].cards:
        return sum(line.points for line in lines)
    context = draft.spot.context()
    return [grids.chips(lines[0].cards, context), f" {lines[0].points}"]


def _part(part: Part, record: Record, draft: Draft) -> Row:
    """A part of the contract: made or not, beneath the one whose it is."""
    key = "book.part-made" if part.made else "book.part-lost"
    verdict = draft.messages.text(key)
    head = draft.messages.text("book.part", contract=Word("contract", part.name))
    mine = part.seat == record.declarer
    return (head, verdict if mine else "", "" if mine else verdict)
