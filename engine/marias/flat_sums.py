"""The flat sums of an offence: who pays them, and to whom."""

from . import rules
from .dealing import LIZANY
from .fleks import Side
from .game_state import GameState
from .ledger import Payment
from .payments import flat, seats
from .seats import NOBODY
from .tariff import fine
from .weighing import list_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    Sums = list[tuple[tuple[str, ...], tuple[Payment, ...]]]

TO_ALL, TO_OPPONENTS = "to-all", "to-opponents"


def flat_sums(game: GameState, fines: tuple[tuple[int, str], ...]) -> "Sums":
    """Return the flat sums of some offenders, once for each reading.

    They go to everybody else at the table (renonc.offender-pays-side), by Paluba to
    each opponent (renonc.flat-paluba); whether that means a defender's partner too, its
    text does not say. ``fines`` are pairs of a seat and LIGHT or HEAVY.
    """
    everybody = at_table(game)
    to_all: tuple[Payment, ...] = ()
    to_opponents: tuple[Payment, ...] = ()
    for seat, kind in fines:
        amount = fine(kind, game.profile)
        rule = rules.REVOKE_FINE_ON_TOP
        to_all = to_all + flat(seat, everybody, amount, rule)
        others = _opponents(game, seat, everybody)
        to_opponents = to_opponents + flat(seat, others, amount, rule)
    if list_of(game.profile) == "paluba":
        return [((TO_ALL,), to_all), ((TO_OPPONENTS,), to_opponents)]
    return [((), to_all)]


def at_table(game: GameState) -> tuple[int, ...]:
    """Return the seats at the table, also before there is a declarer."""
    if game.variant == LIZANY:
        return (0, 1)
    if game.comments is not None:
        return seats(game.profile, game.comments.side)
    return seats(game.profile, Side(len(game.dealt.hands), NOBODY, NOBODY))


def _opponents(
    game: GameState, seat: int, everybody: tuple[int, ...]
) -> tuple[int, ...]:
    if game.comments is None:
        return everybody
    side = game.comments.side
    own = (side.declarer, side.partner)
    return tuple([one for one in everybody if (one in own) != (seat in own)])
