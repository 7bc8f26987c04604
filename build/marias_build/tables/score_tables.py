"""What a deal came to: its points and its parts; a hundred at given points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from marias import hundred, marriages, parts, premium, quiet, results, rules, talon
from marias.cards import SUIT_LETTERS
from marias.contracts import has_trump
from marias.deal import HAND_SIZE, TALON_SIZE
from marias.game_state import OVER, PLAYED, GameState, commitment, partner, play_state
from marias.hundred import Points
from marias.notation import parse_cards
from marias.outcome import score
from marias.points import BASE_POINTS
from marias.profile import parse_profile
from marias.state import PlayState
from pydantic import Field

from marias_build.tables import grids
from marias_build.tables.grids import Grid, Row
from marias_build.tables.play_tables import Cards
from marias_build.tables.record_tables import SETTING, RecordSettings, played
from marias_build.tables.table_settings import OneProfile, Wrong, too_many, twice
from marias_build.tables.wording import Wording
from marias_build.text.draft import Draft


def points_table(settings: RecordSettings, draft: Draft) -> tuple[Grid, ...] | Wrong:
    """Both sides line by line, then what was made and lost, announced or not."""
    deal = played(settings.record)
    if isinstance(deal, Wrong):
        return deal
    end = deal[1][-1]
    announced = commitment(end)
    if end.phase != OVER or end.ending != PLAYED or announced is None:
        return Wrong("the deal was not played out", "write all tricks", SETTING)
    words = Wording(draft)
    play = play_state(end)
    heads = words.heads("what", "declarer-side", "defence-side", "rules")
    if not has_trump(play.contract):
        nought = [score(play, side).total for side in (True, False)]
        row = (
            words.say("points"),
            *nought,
            words.rules([results.uncounted(play.contract)]),
        )
        return Grid(heads, (row,)), _parts(end, play, words)
    rows, foot = _lines(end, play, words)
    return Grid(heads, tuple(rows), foot), _parts(end, play, words)


def _lines(
    end: GameState, play: PlayState, words: Wording
) -> tuple[list[Row], tuple[Row, ...]]:
    context = words.draft.spot.context()
    both = [score(play, side, partner(end)) for side in (True, False)]
    rows: list[Row] = []
    for place, one in enumerate(both):
        for line in one.lines:
            own = [line.points if place == side else "" for side in (0, 1)]
            name: Any = words.say(f"line-{line.rule.replace('.', '-')}")
            shown = [*grids.chips(line.cards, context)]
            decided = [line.rule]
            if line.suit >= 0:
                shown = grids.chips(marriages.pair(line.suit), context)
                decided += [rules.MARRIAGE_PAIR, rules.MARRIAGE_OWNER]
            what = [name, " ", *shown] if line.cards or line.suit >= 0 else name
            rows.append((what, *own, words.rules(decided)))
    discard = getattr(end.declaring, "discard", ())
    if discard:
        line = talon.discard_line(discard, end.profile)
        what = [words.say("laid-away"), " ", *grids.chips(discard, context)]
        rows.append((what, line.points, "", words.rules([line.rule])))
    counted = [hundred.points(one) for one in both]
    sums = (hundred.bases(*counted), hundred.totals(*counted))
    named = (words.say("without-marriages"), words.say("total"))
    return rows, tuple(
        (name, one.own, one.other, words.rules(one.rules))
        for name, one in zip(named, sums, strict=True)
    )


def _parts(end: GameState, play: PlayState, words: Wording) -> Grid:
    """Each part with whose it is, whether it was made, and why."""
    announced = commitment(end)
    assert announced is not None  # the deal was played
    against = tuple(
        (name, owner)
        for name, owner in zip(end.comments.parts, end.comments.owners, strict=True)
        if name in parts.AGAINST
    )
    friend = partner(end)
    found = results.results(play, announced, friend, against)
    ours = (play.declarer, friend)
    rows: list[Row] = []
    for part in found:
        side = words.say("declarer" if part.seat in ours else "defence")
        made = words.say("made" if part.made else "lost")
        decided = results.decided_by(part, announced.contract)
        rows.append((words.part(part.name), side, made, words.rules(decided)))
    rows += _missed(play, tuple(part.name for part in found), words)
    return Grid(words.heads("part", "whose", "result", "rules"), tuple(rows))


def _missed(play: PlayState, names: tuple[str, ...], words: Wording) -> Iterator[Row]:
    """Quiet results that there might have been: a seven too early, no hundred."""
    for one in quiet.missed(play, names):
        cell = words.say("nobody-reached")
        if one.trick >= 0:
            cell = words.say("trick-number", number=one.trick + 1)
        yield words.part(one.name), "–", cell, words.rules([one.rule])


Tens = Annotated[int, Field(ge=0, le=BASE_POINTS, multiple_of=hundred.TEN)]


class HundredSettings(OneProfile):
    """Declarer's points of the base, and the marriages of both sides in order."""

    base: Tens
    marriages: list[Tens] = Field(default_factory=list)
    theirs: list[Tens] = Field(default_factory=list)


def hundred_table(settings: HundredSettings, draft: Draft) -> Grid | Wrong:
    """What counts towards a sto, what it would have needed, and what it came to."""
    words, table = Wording(draft), parse_profile(settings.profile)
    together = sorted(settings.marriages + settings.theirs)
    high, low = marriages.TRUMP_VALUE, marriages.SIDE_VALUE
    every = [low] * (len(SUIT_LETTERS) - 1) + [high]
    if any(together.count(one) > every.count(one) for one in together):
        return Wrong("there are no such marriages", f"take of {every}", "marriages:")
    own = Points(settings.base, tuple(settings.marriages))
    other = Points(BASE_POINTS - settings.base, tuple(settings.theirs))
    one = hundred.marriage_that_counts(own.marriages, table)
    judged = hundred.measure(own, other, table)
    base, whole = hundred.bases(own, other), hundred.totals(own, other)
    need = hundred.need(own, table)
    key = "over-hundred" if judged.made else "missing-tens"
    rows: list[Row] = [
        (words.say("declarers-base"), own.base, words.rules(base.rules)),
        (
            words.say("counting-marriage"),
            one,
            words.rules([hundred.counting_rule(own.marriages)]),
        ),
        (words.say("counts-together"), judged.counted, words.rules([judged.rule])),
        (
            words.say("needs-of-base"),
            need.base if need.base <= BASE_POINTS else words.say("cannot"),
            words.rules([need.rule]),
        ),
        (words.say(key), judged.tens, words.rules(hundred.decided_by(judged, own))),
        (words.say("all-declarer"), whole.own, ""),
        (words.say("all-defence"), whole.other, ""),
        (words.say("all-together"), whole.own + whole.other, words.rules(whole.rules)),
    ]
    return Grid((), tuple(rows), title=words.say("made" if judged.made else "lost"))


class HeldSettings(OneProfile):
    """A hand in the play and what its declarer laid away, with the trumps."""

    hand: Annotated[Cards, Field(min_length=2)]
    discard: Annotated[Cards, Field(min_length=2)]
    trump: Literal[(*SUIT_LETTERS,)]  # type: ignore[valid-type]


def held_table(settings: HeldSettings, draft: Draft) -> Grid | Wrong:
    """How many trumps the premium counts, and what it adds for so few."""
    words, context = Wording(draft), draft.spot.context()
    hand, discard = parse_cards(settings.hand), parse_cards(settings.discard)
    wrong = (
        too_many("hand", hand, HAND_SIZE, "a hand")
        or too_many("discard", discard, TALON_SIZE, "a discard")
        or twice("discard", discard, hand)
    )
    if wrong:
        return wrong
    trump = SUIT_LETTERS.index(settings.trump)
    found = premium.holding(hand, discard, trump)
    bonus = premium.bonus_2020(found.trumps, found.ace)
    rows: list[Row] = [
        (words.say("in-hand"), grids.chips(hand, context), ""),
        (words.say("laid-away"), grids.chips(discard, context), ""),
        (words.say("trumps-held"), found.trumps, words.rules([found.rule])),
        (
            words.say("column-premium"),
            bonus.points,
            words.rules(bonus.rules),
        ),
    ]
    return Grid((), tuple(rows))
