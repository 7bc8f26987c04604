"""The ruling on a claim of a revoke that comes too late, or is false."""

from . import rules
from .evidence import Account, Claim
from .offences import NONE, NOTHING, WRONG_CLAIM
from .penalties import Case, as_played, readings
from .reading import Reading
from .ruling import NOT_LOST, UNFOUNDED, Ruling
from .seats import NOBODY
from .walk import Found
from .weighing import Weight, weigh


def dismissed(account: Account, claim: Claim, verdict: str) -> Ruling:
    """Return the ruling on a claim that came too late, or that was false.

    The accuser may have to pay (renonc.false-accuser). What was done before the claim
    against a rule, and is on no list, makes it no truer, but is told of.
    """
    profile = account.game.profile
    weight = Weight(NONE, NOTHING, (rules.REVOKE_CLAIM_DEADLINE,), True)
    money: tuple[Reading, ...] = (Reading((), as_played(account.game)),)
    if verdict == UNFOUNDED:
        weight = weigh(WRONG_CLAIM, profile)
        if weight.kind != NONE:
            money = _accuser_pays(account, claim, weight)
    place = Found(WRONG_CLAIM, claim.seat, claim.move, NOBODY, weight.rules[0])
    return Ruling(
        verdict,
        WRONG_CLAIM,
        claim.seat,
        place,
        weight,
        weight.rules,
        NOT_LOST,
        NOBODY,
        money,
        (),
        tuple([one for one in account.unlisted if one.move < claim.move]),
    )


def _accuser_pays(
    account: Account, claim: Claim, weight: Weight
) -> tuple[Reading, ...]:
    """The flat sum of a false accuser; a game in the middle ends and is not paid."""
    game = account.game
    fines = ((claim.seat, weight.kind),)
    case = Case(game, game, WRONG_CLAIM, claim.seat, weight, fines, False)
    return readings(case)
