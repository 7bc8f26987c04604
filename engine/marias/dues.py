"""Dues: what a deal that is over costs, however it ended, as the bill of its parts."""

from . import rules
from .actions import HELPERS, LayDown
from .cards import LEAVES, NO_TRUMP
from .comments import CommentState
from .contracts import SEVEN, Commitment
from .dealing import KRIZOVY, LIZANY
from .fleks import Raise, Side
from .folding import folded, helpers_rule, helpers_shown, omyl
from .game_state import (
    DEALT_AGAIN,
    FOLDED,
    LAID,
    MISTAKEN,
    PLAYED,
    GameState,
    declarer,
    module,
    partner,
    play_state,
)
from .ledger import Bill, Ledger, ledger
from .outcome import clever
from .parts import AGAINST, Part
from .payments import opponents, paid, seats
from .results import laid_down, results
from .seats import NOBODY
from .settlement import settle as settle_bill
from .state import over_rule

TYPE_CHECKING = False
if TYPE_CHECKING:
    Results = tuple[tuple[Part, ...], tuple[Raise, ...]]


def settle(game: GameState) -> Ledger:
    """Return the ledger of a deal that is over.

    A deal that nobody bid for is dealt again and costs nothing; in lízaný the loser
    pays the winner.
    """
    if game.ending == DEALT_AGAIN:
        everybody = seats(game.profile, Side(len(game.dealt.hands), NOBODY, NOBODY))
        return ledger(everybody, (), ())
    if game.variant == LIZANY:
        return _of_two(game)
    return settle_bill(bill(game))


def bill(game: GameState) -> Bill:
    """Return all that the money of a deal with a contract depends on."""
    side = side_of(game)
    announced = game.declaring.commitment
    if game.ending == MISTAKEN:
        # Only a plain sedma can be folded so, whichever its suit would have been.
        announced = Commitment(SEVEN, LEAVES, NO_TRUMP)
    parts, raisers = _results(game, side)
    laid = game.ending == LAID and not helpers_laid(game)
    return Bill(game.profile, announced, side, parts, raisers, laid)


def side_of(game: GameState) -> Side:
    """Return the declarer's side, with whoever joined him in a durch s chytrým."""
    joined = partner(game)
    if game.variant == KRIZOVY and game.ending == PLAYED:
        last = clever(game.play)
        joined = joined if last == NOBODY else last
    return Side(len(game.dealt.hands), declarer(game), joined)


def _results(game: GameState, side: Side) -> "Results":
    """The parts as they ended, and the fleks that count for them."""
    announced = game.declaring.commitment
    said = game.comments
    ended = None
    if game.ending == MISTAKEN:
        ended = omyl(side.declarer, opponents(game.profile, side))
    if game.ending == FOLDED:
        ended = folded(announced, said)
    if game.ending == LAID:
        if not helpers_laid(game):
            parts = laid_down(game.play, announced, side.partner, _against(said))
            return parts, said.raisers
        ended = helpers_shown(game.profile, announced, said)
    if ended:
        return ended.parts, ended.raisers
    return (
        results(game.play, announced, side.partner, _against(said)),
        said.raisers,
    )


def _against(said: CommentState) -> tuple[tuple[str, int], ...]:
    """What the defence announced, each part with the seat that did."""
    return tuple([one for one in zip(said.parts, said.owners) if one[0] in AGAINST])


def helpers_laid(game: GameState) -> bool:
    """Tell whether a defender has laid down four helpers of dvě sedmy."""
    last = game.history[-1] if game.history else None
    return isinstance(last, LayDown) and last.kind == HELPERS


def ended_by(game: GameState) -> str:
    """Return the rule by which a deal that is over has ended.

    All cards are played; it was folded, as a slip (omyl.fold) or after the comments; a
    hand was shown (lozena.show, dvesedmy.four-helpers-obecna); or all have passed, and
    who has passed does not come back (bid.no-return).
    """
    if game.ending == DEALT_AGAIN:
        return rules.BID_NO_RETURN
    if game.ending == MISTAKEN:
        return rules.OMYL_FOLD
    if game.ending == PLAYED:
        return over_rule(play_state(game))
    announced = game.declaring.commitment
    if helpers_laid(game):
        return helpers_rule(game.profile, announced.contract)
    ended = folded(announced, game.comments) if game.ending == FOLDED else None
    return ended.rule if ended else rules.LAID_SHOW


def _of_two(game: GameState) -> Ledger:
    """What the loser of lízaný pays the winner, by the lines of his result."""
    leader = module(LIZANY)
    winner, _, units = leader.result(game.play)
    payments = paid(1 - winner, winner, units, rules.PAY_GAME)
    return ledger((0, 1), leader.lines(game.play), payments)
