"""One look at a hand: whether it is worth proving that it cannot be lost."""

from .cards import NO_TRUMP, SUITS, Card, is_sharp, rank_strengths
from .contracts import BETL, has_helper
from .state import PlayState


def is_hopeless(play: PlayState, hand: tuple[Card, ...], out: tuple[Card, ...]) -> bool:
    """Tell, at a glance, whether nothing will be proved of a hand: so it is with most.

    ``out`` are the cards of the others. True only if ``laid_betl``, ``laid_tricks`` and
    ``laid_points`` all say no.
    """
    if has_helper(play.contract):
        return False
    strengths = rank_strengths(play.trump, play.profile)
    if play.contract == BETL:
        return play.profile.beat != "no" and _catches(play, hand, out)
    tops = _tops(hand, strengths)
    theirs = _tops(out, strengths)
    trump = play.trump
    if trump == NO_TRUMP:
        return _is_topped(tops, theirs, -1)
    trumps = len([1 for one in out if one >> 3 == trump])
    own = len([1 for one in hand if one >> 3 == trump])
    if trumps > own and len(hand) > own:
        return True
    if [one for one in out if is_sharp(one)]:
        return theirs[trump] > tops[trump] or _is_topped(tops, theirs, trump)
    return trumps > 0 and _is_topped(tops, theirs, trump)


def _tops(cards: tuple[Card, ...], strengths: tuple[int, ...]) -> list[int]:
    """The strength of the best card of each suit, -1 where there is none."""
    found = [-1] * len(SUITS)
    for one in cards:
        power = strengths[one & 7]
        if power > found[one >> 3]:
            found[one >> 3] = power
    return found


def _is_topped(tops: list[int], theirs: list[int], trump: int) -> bool:
    """Whether in some suit beside trumps a card is out above all of the hand."""
    return any(suit != trump and -1 < tops[suit] < theirs[suit] for suit in SUITS)


def _catches(play: PlayState, hand: tuple[Card, ...], out: tuple[Card, ...]) -> bool:
    """Whether a betl can be caught in more suits than one lead can mend."""
    lowest = [8] * len(SUITS)
    for one in out:
        if one & 7 < lowest[one >> 3]:
            lowest[one >> 3] = one & 7
    caught: list[int] = []
    for one in hand:
        if one & 7 > lowest[one >> 3] and one >> 3 not in caught:
            caught.append(one >> 3)
    return len(caught) > (play.leader == play.declarer)
