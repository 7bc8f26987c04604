"""Results: which parts of a contract were made, and what nobody announced."""

from . import rules
from .cards import SEVEN as SEVEN_RANK
from .cards import card
from .contracts import (
    HUNDRED_SEVEN,
    TWO_SEVENS,
    TWO_SEVENS_HUNDRED,
    Commitment,
    has_trump,
)
from .hundred import Hundred, Points, measure, points, total
from .laid_rules import definition
from .marriages import marriages, value
from .outcome import betl_or_durch, hra_made, score, seven, two_sevens
from .parts import (
    HRA,
    HUNDRED_AGAINST,
    QUIET_HUNDRED,
    QUIET_SEVEN,
    SEDMA,
    SEVEN_AGAINST,
    STO,
    TWO_SEVENS_PART,
    Part,
    parts_of,
)
from .points import BASE_POINTS
from .quiet import hundred_against_lost, quiet_hundred, quiet_seven
from .seats import NOBODY
from .state import PlayState


def results(
    play: PlayState,
    announced: Commitment,
    partner: int = NOBODY,
    against: "tuple[tuple[str, int], ...]" = (),
) -> tuple[Part, ...]:
    """Return every part that is paid for, of a deal played to its end.

    Those of the contract first, then what the defence announced (``against``: pairs of
    a part and a seat), then the quiet ones. Each part of a compound contract is judged
    for itself (stosedm.separate, stodvesedmy.separate).
    """
    if not has_trump(announced.contract):
        return (betl_or_durch(play),)
    own = points(score(play, True, partner))
    other = points(score(play, False, partner))
    found = [
        _part(play, name, announced, own, other)
        for name in _paid(play, announced, against)
    ]
    found.extend([_against(play, name, seat, own, other) for name, seat in against])
    return tuple(found) + _quiet(play, partner, found, own, other)


def uncounted(contract: int) -> str:
    """Return the rule by which no points are counted, "" where they are.

    In betl and durch there are neither points nor marriages (betl.no-points-no-hlasky).
    """
    return "" if has_trump(contract) else rules.BETL_NO_POINTS


def decided_by(part: Part, contract: int) -> tuple[str, ...]:
    """Return the rules by which a part of a contract stands as it was judged.

    Its own first. A hra is never a tie (points.no-tie). What nobody announced
    (quiet.both-are-not-bid) either side can have: the seven (quiet7.any-side), or a
    hundred (quiet100.either-side), for which every marriage counts
    (quiet100.all-hlasky) and which only one can reach (points.only-one-100). The parts
    of a compound contract are judged each for itself (stosedm.separate,
    stodvesedmy.separate); at dvě sedmy points do not matter (dvesedmy.points-ignored).
    """
    return (part.rule,) + _BY_PART.get(part.name, _BY_CONTRACT.get(contract, ()))


_BY_PART: "dict[str, tuple[str, ...]]" = {
    HRA: (rules.NO_TIE,),
    QUIET_SEVEN: (rules.QUIET_NOT_BID, rules.QUIET_SEVEN_ANY_SIDE),
    QUIET_HUNDRED: (
        rules.QUIET_NOT_BID,
        rules.QUIET_HUNDRED_EITHER_SIDE,
        rules.QUIET_HUNDRED_MARRIAGES,
        rules.ONLY_ONE_HUNDRED,
    ),
}
_BY_CONTRACT = {
    HUNDRED_SEVEN: (rules.HUNDRED_SEVEN_SEPARATE,),
    TWO_SEVENS: (rules.TWO_SEVENS_NO_POINTS,),
    TWO_SEVENS_HUNDRED: (rules.TWO_SEVENS_HUNDRED_SEPARATE,),
}


def laid_down(
    play: PlayState,
    announced: Commitment,
    partner: int = NOBODY,
    against: "tuple[tuple[str, int], ...]" = (),
) -> tuple[Part, ...]:
    """Return the parts of a hand that was laid down because it cannot be lost.

    All of them are made, by the rule that says when such a hand is ložená. A hundred
    keeps what the defence has not taken of the 90, with the marriages announced and
    those still in the hand, and the tens above are due (lozena.scores-all). What the
    defence announced (``against``) is lost: it takes nothing more. No source prices a
    quiet seven or hundred in it.
    """
    decided = definition(announced, play.profile.lozena_when)
    own = points(score(play, True, partner))
    other = points(score(play, False, partner))
    held = marriages(play.hands[play.declarer])
    worth = [value(suit, play.trump, play.profile) for suit in held]
    kept = Points(BASE_POINTS - other.base, own.marriages + tuple(worth))
    found: list[Part] = []
    for name in _paid(play, announced, against):
        rule, tens = decided, 1
        if name == STO:
            rule = rules.LAID_SCORES_ALL
            tens = measure(kept, other, play.profile).tens
        found.append(Part(name, play.declarer, True, rule, tens))
    for name, seat in against:
        rule, tens = decided, 1
        if name == HUNDRED_AGAINST:
            rule = rules.LAID_SCORES_ALL
            tens = measure(other, kept, play.profile).tens
        found.append(Part(name, seat, False, rule, tens))
    return tuple(found)


def _paid(
    play: PlayState, announced: Commitment, against: "tuple[tuple[str, int], ...]"
) -> tuple[str, ...]:
    """The parts of the contract: hra gives way to sto proti where the profile says so.

    No source of ours decides it.
    """
    names = parts_of(announced.contract, play.profile)
    instead = play.profile.sto_against_counts == "instead"
    if instead and HUNDRED_AGAINST in [name for name, _ in against]:
        return tuple([name for name in names if name != HRA])
    return names


def _part(
    play: PlayState, name: str, announced: Commitment, own: Points, other: Points
) -> Part:
    if name == HRA:
        made = hra_made(total(own), total(other), play.profile)
        return Part(HRA, play.declarer, made, rules.MAJORITY, 1)
    if name == STO:
        return _hundred(STO, play.declarer, measure(own, other, play.profile))
    if name == TWO_SEVENS_PART:
        return two_sevens(play, announced.helper)
    return seven(play, play.declarer, card(announced.trump, SEVEN_RANK))


def _against(play: PlayState, name: str, seat: int, own: Points, other: Points) -> Part:
    """A part that the defence announced: judged like the declarer's."""
    if name == HUNDRED_AGAINST:
        return _hundred(name, seat, measure(other, own, play.profile))
    judged = seven(play, seat, card(play.trump, SEVEN_RANK))
    return Part(SEVEN_AGAINST, seat, judged.made, judged.rule, 1)


def _hundred(name: str, seat: int, judged: Hundred) -> Part:
    return Part(name, seat, judged.made, judged.rule, judged.tens)


def _quiet(
    play: PlayState, partner: int, found: list[Part], own: Points, other: Points
) -> tuple[Part, ...]:
    """What nobody announced (quiet.both-are-not-bid)."""
    sevens = (SEDMA, SEVEN_AGAINST, TWO_SEVENS_PART)
    announcers = tuple([part.seat for part in found if part.name in sevens])
    names = tuple([part.name for part in found])
    quiet = [quiet_seven(play, partner, announcers)]
    if HRA in names:
        quiet.append(quiet_hundred(play, partner, own, other, names))
    if [part for part in found if part.name == STO and not part.made]:
        quiet.append(hundred_against_lost(play, partner, other))
    return tuple([part for part in quiet if part is not None])
