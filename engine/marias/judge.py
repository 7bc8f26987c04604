"""The judge: from a deal as it was played to the first offence and what it costs."""

from . import rules
from .claim_ruling import dismissed
from .contracts import TWO_SEVENS_HUNDRED
from .dealing import misdeal
from .evidence import Account, look_through
from .folding import four_helpers
from .game_record import GameRecord
from .game_state import OVER, GameState, hands
from .offences import GAME, MISDEAL, NONE, SUM_ONLY
from .penalties import Case, as_played, readings
from .profile import Profile
from .reading import AN_OFFENCE, NO_OFFENCE, Reading, told_apart
from .ruling import (
    NEVER,
    NOT_JUDGED,
    NOT_LISTED,
    NOT_LOST,
    ON_REQUEST,
    PLAYED_ON,
    RULED,
    TOO_LATE,
    UNFOUNDED,
    Ruling,
    may_claim,
    rules_beside,
    without_offence,
)
from .seats import NOBODY
from .walk import NOT_FOLLOWED, Found
from .weighing import OUTSIDE, Weight, weigh, weigh_sitting_out


def judge(record: GameRecord, played_on: bool = False) -> "Ruling | None":
    """Judge a deal as it happened; None when nobody did anything wrong.

    None is said only of a record that was followed to its end without one act against
    a rule, but for those put right in time, or called no offence by the lists. Whatever
    else is not allowed, or cannot be followed, has a verdict of its own: NOT_LISTED,
    NOT_JUDGED.

    ``played_on`` tells that the game was played on at the wish of the injured side;
    else it ended with the offence, where an offence ends it. A claim in the record is
    judged by what happened before it: it may come too late (renonc.claim-deadline), or
    be false (renonc.false-accuser). Without one, somebody noticed in time.
    """
    account = look_through(record)
    if not account.claims:
        return _until(record, account, len(record.moves), played_on)
    claim = account.claims[0]
    if not may_claim(account.game.profile, claim.after):
        return dismissed(account, claim, TOO_LATE)
    ruling = _until(record, account, claim.move, played_on)
    founded = ruling and ruling.verdict != NOT_LISTED
    return ruling if founded else dismissed(account, claim, UNFOUNDED)


def _until(
    record: GameRecord, account: Account, end: int, played_on: bool
) -> "Ruling | None":
    """The judgement on the moves before one; of what is not known nothing is said."""
    row = [one for one in offences(account) if one.move < end]
    unlisted = tuple([one for one in account.unlisted if one.move < end])
    stops = [one for one in unlisted if one.name == NOT_FOLLOWED]
    known = [one for one in row if not stops or one.move < stops[0].move]
    later = tuple([one for one in row if one not in known])
    ruling = _ruled(record, account, known, played_on)
    if ruling:
        return Ruling(*(tuple(ruling[:9]) + (ruling.others + later, unlisted)))
    if stops:
        return without_offence(NOT_JUDGED, stops[0], (), later, unlisted)
    if not unlisted:
        return None
    money = (Reading((), as_played(account.game)),)
    return without_offence(NOT_LISTED, unlisted[0], money, (), unlisted)


def offences(account: Account) -> tuple[Found, ...]:
    """Return the acts that count as offences at this table, in their order.

    Those about which its list says nothing are among them: see ``Weight.sure``. Of
    misdeals the second in a round and each further one (renonc.misdeals).
    """
    profile = account.game.profile
    numbers = dict(account.numbers)
    found: list[Found] = []
    for one in account.found:
        if _weigh(one, account.game).kind == NONE:
            continue
        if one.name == MISDEAL:
            before = numbers[one.move] - 1
            if not misdeal(profile, one.seat, before).fined:
                continue
        found.append(one)
    return tuple(found)


def _ruled(
    record: GameRecord, account: Account, row: "list[Found]", played_on: bool
) -> "Ruling | None":
    if not row:
        return None
    profile = account.game.profile
    case, first, on, entitled = _case(record, account, row, played_on)
    later = tuple([one for one in row if one != first])
    used = case.weight.rules + rules_beside(profile, case.weight, on, bool(later))
    used = used + _helpers_rule(account.game, case.seat, case.weight)
    found = _readings(record, account, row, played_on)
    what = (first.name, first.seat, first, case.weight, used, on, entitled)
    return Ruling(*((RULED,) + what + (found, later, ())))


def _readings(
    record: GameRecord, account: Account, row: "list[Found]", played_on: bool
) -> tuple[Reading, ...]:
    """The money of the main offence, and where it is open whether it is one: both ways.

    If it is none, no act of its kind is, since that is what the list leaves open; then
    the next one counts, or the play. Readings that cost everybody the same are one.
    """
    game = account.game
    found: list[Reading] = []
    names: tuple[str, ...] = ()
    while row:
        case = _case(record, account, row, played_on)[0]
        sure = case.weight.sure
        before = names if sure else names + (AN_OFFENCE,)
        found.extend([Reading(before + one[0], one.ledger) for one in readings(case)])
        if sure:
            return told_apart(found)
        names = names + (NO_OFFENCE,)
        kind = (case.name, False)
        row = [one for one in row if (one.name, _weigh(one, game).sure) != kind]
    found.append(Reading(names, as_played(game)))
    return told_apart(found)


def _case(
    record: GameRecord, account: Account, row: "list[Found]", played_on: bool
) -> "tuple[Case, Found, str, int]":
    """The case of the main offence, whether it is played on, and who may ask for it."""
    game = account.game
    profile = game.profile
    first = main_offence(game, row)
    weight = _weigh(first, game)
    on = _play_on(profile, game, weight, played_on)
    counted = tuple([one for one in row if _counts(profile, one, first, on)])
    guilty, entitled = _last_guilty(game, first, counted)
    fines = tuple([(one.seat, _weigh(one, game).kind) for one in counted])
    before = _before(record, first.move)
    case = Case(game, before, first.name, guilty, weight, fines, on == PLAYED_ON)
    return case, first, on, entitled


def main_offence(game: GameState, row: "list[Found]") -> Found:
    """Return the offence that decides a deal.

    The first in the game (renonc.first-only). Where each one counts, those that cost a
    flat sum only let the game go on: then the first that ends it.
    """
    inside = [one for one in row if one.name not in OUTSIDE]
    if not inside:
        return row[0]
    ending = [one for one in inside if _weigh(one, game).takes != SUM_ONLY]
    if game.profile.revokes == "each" and ending:
        return ending[0]
    return inside[0]


def _weigh(act: Found, game: GameState) -> Weight:
    """How an act weighs: it may make a difference that he who did it sits out."""
    sits_out = act.seat >= len(game.dealt.hands)
    return (weigh_sitting_out if sits_out else weigh)(act.name, game.profile)


def _counts(profile: Profile, one: Found, first: Found, on: str) -> bool:
    """Whether an offence costs its flat sum beside the main one.

    Outside the game always; where each counts, before its end or in the play on.
    """
    if one == first or one.name in OUTSIDE:
        return True
    if profile.revokes != "each":
        return False
    return on in (PLAYED_ON, NOT_LOST) or one.move < first.move


def _play_on(profile: Profile, game: GameState, weight: Weight, played_on: bool) -> str:
    """Whether the game may be played on (renonc.no-play-on, renonc.play-on-request)."""
    if weight.takes != GAME:
        return NOT_LOST
    if profile.revoke_play_on == "never":
        return NEVER
    over = game.phase == OVER and game.comments is not None
    return PLAYED_ON if played_on and over else ON_REQUEST


def _last_guilty(
    game: GameState, first: Found, counted: tuple[Found, ...]
) -> tuple[int, int]:
    """Who answers for his side at the end, and a seat of the side entitled to go on.

    An offence of the side that has the right costs it the right
    (renonc.repeat-in-playout).
    """
    guilty = first.seat
    if game.comments is None:
        return guilty, NOBODY
    for one in counted:
        other = _of_declarer(game, one.seat) != _of_declarer(game, guilty)
        if other and one.move > first.move and one.name not in OUTSIDE:
            guilty = one.seat
    side = game.comments.side
    if not _of_declarer(game, guilty):
        return guilty, side.declarer
    return guilty, (side.declarer + 1) % side.players


def _of_declarer(game: GameState, seat: int) -> bool:
    return seat in (game.comments.side.declarer, game.comments.side.partner)


def _helpers_rule(game: GameState, guilty: int, weight: Weight) -> tuple[str, ...]:
    """The rule for an offence of the defence while four helpers stand in one hand.

    At dvě sedmy with a sto it is one in the whole game (stodvesedmy.defence-renonc).
    """
    if weight.takes != GAME or game.comments is None or _of_declarer(game, guilty):
        return ()
    announced = game.declaring.commitment
    if announced.contract != TWO_SEVENS_HUNDRED:
        return ()
    stands = four_helpers(hands(game), announced, game.comments.side.declarer)
    return () if stands == NOBODY else (rules.REVOKE_HUNDRED_HELPERS,)


def _before(record: GameRecord, move: int) -> GameState:
    """The deal as it stood before a move."""
    earlier = GameRecord(*(record[:3] + (record.moves[:move],)))
    return look_through(earlier).game
