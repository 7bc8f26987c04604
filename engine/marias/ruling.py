"""A ruling: what a judge says about a deal, and the rules that follow on an offence."""

from collections import namedtuple

from . import rules
from .offences import CUT, GAME
from .penalties import Reading
from .profile import Profile
from .walk import Found
from .weighing import Weight

# How a judgement ends.
RULED, TOO_LATE, UNFOUNDED = "ruled", "too-late", "unfounded"

# Whether the game may be played on.
NEVER, ON_REQUEST, PLAYED_ON, NOT_LOST = (
    "never",
    "on-request",
    "played-on",
    "goes-on",
)


class Ruling(
    namedtuple(
        "Ruling",
        (
            "verdict",
            "offence",
            "seat",
            "place",
            "weight",
            "rules",
            "play_on",
            "entitled",
            "readings",
            "others",
        ),
    )
):
    """What a judge says about a deal.

    ``offence`` is the name of the first one, ``seat`` who answers for it, ``place``
    where it was found. ``play_on`` says whether the game may be played on; ``entitled``
    is a seat of the side that may ask for it. ``readings`` hold the money, more than
    one where the sources leave it open. ``others`` are the later offences, which count
    only where each one does.
    """

    __slots__ = ()
    verdict: str
    offence: str
    seat: int
    place: Found
    weight: Weight
    rules: tuple[str, ...]
    play_on: str
    entitled: int
    readings: tuple[Reading, ...]
    others: tuple[Found, ...]


def may_claim(profile: Profile, after: str) -> bool:
    """Tell whether a claim is still in time (renonc.claim-deadline).

    Until the cards are gathered for the next deal, in Paluba until the cut for it;
    ``after`` is the last of GATHERED and CUT that has happened, "" for neither.
    """
    if profile.claim_until == "cut":
        return after != CUT
    return not after


def rules_beside(
    profile: Profile, weight: Weight, on: str, several: bool
) -> tuple[str, ...]:
    """Return the rules of what follows on an offence, beside those of the act itself.

    Who offended pays for his side (renonc.offender-pays-side). ``on`` is the value of
    ``play_on``; ``several`` tells that there were more, of which the first alone counts
    (renonc.first-only), or each in a game that is played on (renonc.repeat-in-playout).
    """
    found: list[str] = []
    if weight.takes == GAME:
        if on == PLAYED_ON or profile.revoke_rate != "none":
            found.append(rules.REVOKE_PAYS_FOR_SIDE)
        found.append(_ON[on])
        if on != PLAYED_ON:
            found.extend(_RATES[profile.revoke_rate])
    if several:
        found.append(_SEVERAL[profile.revokes])
    return tuple(found)


_ON = {
    NEVER: rules.REVOKE_NO_PLAY_ON,
    ON_REQUEST: rules.REVOKE_PLAY_ON_REQUEST,
    PLAYED_ON: rules.REVOKE_PLAY_ON_REQUEST,
}
_RATES = {
    "fleks": (rules.REVOKE_BY_FLEKS,),
    "base": (rules.REVOKE_BASE_RATE,),
    "none": (),
}
_SEVERAL = {"first": rules.REVOKE_FIRST_ONLY, "each": rules.REVOKE_REPEATED}
