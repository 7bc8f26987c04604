"""Penalties: what an offence costs, in every reading that the sources leave open."""

from collections import namedtuple

from . import rules
from .by_default import against_parts, bare_parts, parts_by_points
from .contracts import Commitment, announces_hundred, has_game_part
from .dues import bill as bill_of
from .dues import settle as settle_game
from .flat_sums import at_table, flat_sums
from .fleks import Raise, Side
from .folding import helpers_shown
from .game_state import OVER, GameState, hands
from .ledger import Bill, Ledger, Payment, ledger
from .offences import (
    GAME,
    HELPERS_NOT_SHOWN,
    HUNDRED_PART,
    LAID_PLAYED,
    UP_TO_RE,
)
from .parts import AGAINST, STO, Part
from .reading import (
    BARE_RATE,
    BASE_RATE,
    BY_POINTS,
    EACH_FOR_HIMSELF,
    FOR_HIS_SIDE,
    WITH_FLEKS,
    Reading,
    told_apart,
)
from .results import laid_down
from .seats import NOBODY
from .settlement import settle, together, with_payments
from .state import start
from .talon import fleks_that_count
from .weighing import Weight


class Case(
    namedtuple("Case", ("game", "before", "name", "seat", "weight", "fines", "played"))
):
    """An offence to be priced.

    ``game`` is the deal as it went, ``before`` as it stood at the offence; ``seat``
    answers for it. ``fines`` are pairs of a seat and a kind of flat sum, ``played``
    tells that the game was played on at the wish of the injured side.
    """

    __slots__ = ()
    game: GameState
    before: GameState
    name: str
    seat: int
    weight: Weight
    fines: tuple[tuple[int, str], ...]
    played: bool


class Game(namedtuple("Game", ("names", "bills"))):
    """What is paid for the game itself in one reading: bills, with who pays alone."""

    __slots__ = ()
    names: tuple[str, ...]
    bills: tuple[tuple[Bill, int], ...]


def readings(case: Case) -> tuple[Reading, ...]:
    """Return what an offence costs, once for each reading that costs another sum.

    The flat sums are paid on top of the game (renonc.pausal-extra).
    """
    found: list[Reading] = []
    for game in _games(case):
        for names, payments in flat_sums(case.game, case.fines):
            found.append(Reading(game.names + names, _settled(case, game, payments)))
    return told_apart(found)


def as_played(game: GameState) -> Ledger:
    """Return what a deal costs by its play alone; nothing while it is not over."""
    if game.phase != OVER:
        return ledger(at_table(game), (), ())
    return settle_game(game)


def _games(case: Case) -> list[Game]:
    """What may be paid for the game: one for each reading."""
    if case.game.comments is None:
        return [Game((), ())]
    if case.weight.takes == GAME:
        return _played_on(case) if case.played else _lost(case)
    if case.weight.takes == UP_TO_RE:
        return [Game((), ((_up_to_re(case), case.seat),))]
    if case.weight.takes == HUNDRED_PART:
        return _hundred_lost(case)
    return [Game((), _goes_on(case))]


def _lost(case: Case) -> list[Game]:
    """The game is lost, by the fleks or at the base rate, or not paid at all.

    By the fleks (renonc.settle-by-fleks) hra and sto go by points, of which the source
    does not say how many. The base rate (renonc.base-plus-pausal) may mean the rate
    before fleks or after them.
    """
    rate = case.game.profile.revoke_rate
    if rate == "none":
        return [Game((), ())]
    plain = _bill(case, _bare(case), _raisers(case))
    if rate == "fleks":
        points = _by_points(case)
        if points is None:
            return [Game((), ((plain, case.seat),))]
        return [
            Game((BARE_RATE,), ((plain, case.seat),)),
            Game((BY_POINTS,), ((points, case.seat),)),
        ]
    base = _bill(case, _bare(case), ())
    return [
        Game((BASE_RATE,), ((base, case.seat),)),
        Game((WITH_FLEKS,), ((plain, case.seat),)),
    ]


def _played_on(case: Case) -> list[Game]:
    """The game was played on at the wish of the injured side (renonc.play-on-request).

    It is paid by its result. If the side that offended has lost it, the offender pays
    for his side, or each for himself as if nothing had happened: the source says both.
    """
    played = bill_of(case.game)
    alone = ((played, case.seat),)
    return [
        Game((FOR_HIS_SIDE,), alone),
        Game((EACH_FOR_HIMSELF,), ((played, NOBODY),)),
    ]


def _up_to_re(case: Case) -> Bill:
    """A wrong number of cards in the talon: fleks count up to "re"."""
    kept = [one for one in _raisers(case) if one.level == fleks_that_count(one.level)]
    return _bill(case, _bare(case), tuple(kept))


def _hundred_lost(case: Case) -> list[Game]:
    """Four helpers shown in dvě sedmy with a sto (stodvesedmy.four-helpers-shown).

    The declarer pays the dvě sedmy, who showed them the sto, whose rate may mean that
    before the fleks or after them.
    """
    lost: list[Part] = []
    won: list[Part] = []
    rule = rules.REVOKE_HELPERS_SHOWN
    for part in _bare(case):
        own = part.name == STO
        row = won if own else lost
        row.append(Part(part.name, part.seat, own, rule, 1))
    sevens = (_bill(case, tuple(lost), _raisers(case)), NOBODY)
    found = [Game((BASE_RATE,), (sevens, (_bill(case, tuple(won), ()), case.seat)))]
    sto = (_bill(case, tuple(won), _raisers(case)), case.seat)
    return found + [Game((WITH_FLEKS,), (sevens, sto))]


def _goes_on(case: Case) -> tuple[tuple[Bill, int], ...]:
    """What is paid for a game that an offence does not end.

    A ložená that was played out is paid as one (lozena.playing-is-shuffling); dvě sedmy
    against four helpers that were not shown are lost (dvesedmy.four-helpers-turnaj).
    """
    announced = case.game.declaring.commitment
    if case.name == LAID_PLAYED:
        parts = laid_down(case.before.play, announced)
        return ((_bill(case, parts, _raisers(case), True), NOBODY),)
    if case.name == HELPERS_NOT_SHOWN:
        shown = helpers_shown(case.game.profile, announced, case.game.comments)
        if shown:
            return ((_bill(case, shown.parts, shown.raisers), NOBODY),)
    if case.game.phase != OVER:
        return ()
    return ((bill_of(case.game), NOBODY),)


def _bare(case: Case) -> tuple[Part, ...]:
    announced = case.game.declaring.commitment
    side = _side(case)
    wins = not _is_declarers(case, case.seat)
    said = case.game.comments
    against = [one for one in zip(said.parts, said.owners) if one[0] in AGAINST]
    parts = bare_parts(case.game.profile, announced, side, wins)
    return parts + against_parts(tuple(against), wins)


def _by_points(case: Case) -> "Bill | None":
    """The bill by points, None for contracts that do not go by them."""
    announced = case.game.declaring.commitment
    contract = announced.contract
    if not has_game_part(contract) and not announces_hundred(contract):
        return None
    side = _side(case)
    play = case.before.play or start(
        hands(case.game), contract, announced.trump, side.declarer, case.game.profile
    )
    wins = not _is_declarers(case, case.seat)
    parts = parts_by_points(play, announced, side, wins)
    return _bill(case, parts, _raisers(case))


def _bill(
    case: Case, parts: tuple[Part, ...], raisers: tuple[Raise, ...], laid: bool = False
) -> Bill:
    announced: Commitment = case.game.declaring.commitment
    return Bill(case.game.profile, announced, _side(case), parts, raisers, laid)


def _raisers(case: Case) -> tuple[Raise, ...]:
    return case.game.comments.raisers  # type: ignore[no-any-return]


def _side(case: Case) -> Side:
    return case.game.comments.side  # type: ignore[no-any-return]


def _is_declarers(case: Case, seat: int) -> bool:
    side = _side(case)
    return seat in (side.declarer, side.partner)


def _settled(case: Case, game: Game, payments: tuple[Payment, ...]) -> Ledger:
    """One ledger of the bills of a reading, and the flat sums."""
    total = None
    for bill, offender in game.bills:
        one = settle(bill, offender)
        total = together(bill, total, one) if total else one
    if total is None:
        return ledger(at_table(case.game), (), payments)
    return with_payments(game.bills[0][0], total, payments)
