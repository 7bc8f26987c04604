"""Who wins the auction when nobody knows anything: every triple of ceilings, counted.

Each of the three goes up one rung at a time, as far as a ceiling of his own: one of the
rungs, or none of them. All triples of ceilings count alike.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

from marias import auction
from marias.actions import Bid, Hold, Pass
from marias.deal import FOREHAND, MIDDLEHAND, REARHAND
from marias.ladder import rungs
from marias.profile import Profile

SEAT_WORDS = {"forhont": FOREHAND, "prostredni": MIDDLEHAND, "zadak": REARHAND}


@cache
def wins(profile: Profile) -> Counter[int]:
    """In how many triples of ceilings each seat buys the talon."""
    ceilings = range(auction.NO_RUNG, len(rungs(profile)))
    return Counter(winner(profile, three) for three in product(ceilings, repeat=3))


def winner(profile: Profile, ceilings: tuple[int, ...]) -> int:
    """The seat that buys the talon when each goes no further than his ceiling."""
    state = auction.start(profile)
    while not auction.is_over(state):
        state = auction.apply(state, _word(state, ceilings))
    return state.winner


def _word(state: auction.AuctionState, ceilings: tuple[int, ...]) -> Bid | Hold | Pass:
    """Hold what was offered or bid the next rung, as long as the ceiling allows it."""
    ceiling = ceilings[auction.seat_to_act(state)]
    if Hold() in auction.legal_actions(state):
        return Hold() if state.rung <= ceiling else Pass()
    following = state.rung + 1
    return Bid(following) if following <= ceiling else Pass()
