"""Parts by default: how a contract ends when one side has lost it by an offence."""

from . import rules
from .contracts import Commitment
from .fleks import Side
from .hundred import Points, measure, points, tens_over, total
from .marriages import marriages, value
from .outcome import score
from .parts import HRA, QUIET_HUNDRED, STO, Part, parts_of
from .points import BASE_POINTS
from .profile import Profile
from .quiet import first_defender
from .state import PlayState

TYPE_CHECKING = False
if TYPE_CHECKING:
    Against = tuple[tuple[str, int], ...]


def bare_parts(
    profile: Profile, announced: Commitment, side: Side, declarer_wins: bool
) -> tuple[Part, ...]:
    """Return the parts of a contract won or lost by an offence, each at its plain rate.

    The side that offended has lost whatever was played (renonc.side-loses). Nothing is
    due above a hundred and nothing for pády.
    """
    rule = rules.REVOKE_SIDE_LOSES
    names = parts_of(announced.contract, profile)
    return tuple([Part(name, side.declarer, declarer_wins, rule, 1) for name in names])


def against_parts(announced: "Against", declarer_wins: bool) -> tuple[Part, ...]:
    """Return the parts that the defence announced, won or lost in the same way."""
    made = not declarer_wins
    rule = rules.REVOKE_SIDE_LOSES
    return tuple([Part(name, seat, made, rule, 1) for name, seat in announced])


def parts_by_points(
    play: PlayState, announced: Commitment, side: Side, declarer_wins: bool
) -> tuple[Part, ...]:
    """Return the parts of a contract if all ninety points go to the injured side.

    The general rules take hra and sto from the points that the injured side would have
    got by default (renonc.settle-by-fleks), but do not say how many those are. Here all
    ninety, with the marriages it has announced and those it still holds whole; of the
    other side count the marriages announced.
    """
    winners = _points(play, side, declarer_wins, True)
    losers = _points(play, side, not declarer_wins, False)
    own, other = (winners, losers) if declarer_wins else (losers, winners)
    rule = rules.REVOKE_BY_FLEKS
    found: list[Part] = []
    for name in parts_of(announced.contract, play.profile):
        tens = _tens(own, other, play.profile, declarer_wins) if name == STO else 1
        found.append(Part(name, side.declarer, declarer_wins, rule, tens))
    over = tens_over(total(winners))
    if HRA in [part.name for part in found] and over and play.profile.quiet == "yes":
        defender = first_defender(play, side.partner)
        seat = side.declarer if declarer_wins else defender
        found.append(Part(QUIET_HUNDRED, seat, True, rule, over))
    return tuple(found)


def _tens(own: Points, other: Points, profile: Profile, made: bool) -> int:
    """How often the hundred is due: once where its points do not bear the result out.

    Ninety without a marriage, for one, are no hundred, but nothing is missing either
    when it is won by default.
    """
    judged = measure(own, other, profile)
    return judged.tens if judged.made == made else 1


def _points(play: PlayState, side: Side, declarer: bool, wins: bool) -> Points:
    """What a side has by default: everything, or its marriages alone."""
    announced = points(score(play, declarer, side.partner)).marriages
    if not wins:
        return Points(0, announced)
    held: list[int] = []
    for seat, hand in enumerate(play.hands):
        if (seat in (side.declarer, side.partner)) == declarer:
            row = marriages(hand)
            held.extend([value(suit, play.trump, play.profile) for suit in row])
    return Points(BASE_POINTS, announced + tuple(held))
