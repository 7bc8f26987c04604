"""Dvě sedmy that cannot be lost though all that is missing lies in one hand."""

from collections import namedtuple

from .cards import Card, rank_strengths
from .contracts import FOUR, Commitment, kept_cards
from .laid_betl import SAFE, UNKNOWN, UNSAFE
from .laid_tricks import wins_all
from .profile import Profile
from .unseen import View, may_lie_together

DECLARER, KEEPER = range(2)


class Ending(
    namedtuple("Ending", ("trumps", "helpers", "their_trumps", "their_helpers"))
):
    """The cards that matter, each as its strength: the declarer's, then the keeper's.

    The declarer has no others; the keeper has as many of other suits as he can use. A
    seven is 0.
    """

    __slots__ = ()
    trumps: tuple[int, ...]
    helpers: tuple[int, ...]
    their_trumps: tuple[int, ...]
    their_helpers: tuple[int, ...]


def keeps_both(view: View, announced: Commitment) -> str:
    """Say whether dvě sedmy are SAFE or UNSAFE, UNKNOWN where it is not decided.

    The sources ask for one layout only: all trumps and helpers that are missing in one
    hand (lozena.2x7). That is tried out exactly when the declarer holds nothing but
    trumps and helpers. With cards of a third suit a hand that wins every trick is
    SAFE, and the others are UNKNOWN, unless four helpers are out, which may lie
    together: then it cannot be made (dvesedmy.four-helpers-obecna).
    """
    contract, trump, helper = announced
    sevens = kept_cards(contract, trump, helper)
    if [one for one in sevens if one not in view.hand]:
        return UNSAFE
    missing = view.suits[helper].out
    if len(missing) >= FOUR and may_lie_together(view, missing[:FOUR]):
        return UNSAFE
    if wins_all(view):
        return SAFE
    mine = view.suits[trump].own + view.suits[helper].own
    if len(mine) < len(view.hand):
        return UNKNOWN
    return _against_one_hand(view, trump, helper)


def _against_one_hand(view: View, trump: int, helper: int) -> str:
    """Try out the worst layout: what is missing in one hand, if one can hold it.

    Which hand that is changes nothing, nor which of the defence leads, nor whether the
    keeper runs out of other suits: tried out for every division of the two suits.
    """
    theirs = view.suits[trump].out + view.suits[helper].out
    if not may_lie_together(view, theirs):
        return UNKNOWN
    leader = KEEPER if view.leader else DECLARER
    return SAFE if Trial(view.profile, trump, helper).made(view, leader) else UNSAFE


class Trial:
    """One layout tried out: every way to play it, each ending looked at once."""

    def __init__(self, profile: Profile, trump: int, helper: int) -> None:
        self._strengths = rank_strengths(trump, profile)
        self._beat = profile.beat != "no"
        self._suits = (trump, helper)
        self._known: dict[tuple[Ending, int], bool] = {}

    def made(self, view: View, leader: int) -> bool:
        """Tell whether the declarer makes both sevens, whatever the keeper does."""
        trump, helper = [view.suits[suit] for suit in self._suits]
        row = [self._all(one) for one in (trump.own, helper.own, trump.out, helper.out)]
        return self._wins(Ending(*row), leader)

    def _all(self, cards: tuple[Card, ...]) -> tuple[int, ...]:
        return tuple([self._strengths[one & 7] for one in cards])

    def _wins(self, ending: Ending, leader: int) -> bool:
        key = (ending, leader)
        if key not in self._known:
            lead = self._leads if leader == DECLARER else self._keeper_leads
            self._known[key] = lead(ending)
        return self._known[key]

    def _leads(self, ending: Ending) -> bool:
        """The declarer leads: some card of his must do."""
        mine, helpers, trumps, theirs = ending
        left = len(mine) + len(helpers)
        if left == 2:
            return mine == helpers == (0,) and not trumps and not theirs
        if any(one and self._trump_led(ending, one) for one in mine):
            return True
        return any(one and self._helper_led(ending, one) for one in helpers)

    def _trump_led(self, ending: Ending, led: int) -> bool:
        mine, helpers, trumps, theirs = ending
        after = _less(mine, led)
        for one in self._answers(trumps, led):
            now = Ending(after, helpers, _less(trumps, one), theirs)
            if not self._wins(now, KEEPER if one > led else DECLARER):
                return False
        return bool(trumps) or self._thrown(Ending(after, helpers, (), theirs))

    def _helper_led(self, ending: Ending, led: int) -> bool:
        mine, helpers, trumps, theirs = ending
        after = _less(helpers, led)
        for one in self._answers(theirs, led):
            now = Ending(mine, after, trumps, _less(theirs, one))
            if not self._wins(now, KEEPER if one > led else DECLARER):
                return False
        if theirs:
            return True
        for one in trumps:
            now = Ending(mine, after, _less(trumps, one), ())
            if not self._wins(now, KEEPER):
                return False
        return bool(trumps) or self._thrown(Ending(mine, after, (), ()))

    def _thrown(self, ending: Ending) -> bool:
        """The keeper throws a card of another suit, or a helper, away."""
        mine, helpers, trumps, theirs = ending
        for one in theirs:
            now = Ending(mine, helpers, trumps, _less(theirs, one))
            if not self._wins(now, DECLARER):
                return False
        return self._wins(ending, DECLARER)

    def _keeper_leads(self, ending: Ending) -> bool:
        """The keeper leads: none of his cards may do."""
        mine, helpers, trumps, theirs = ending
        for led in trumps:
            now = Ending(mine, helpers, _less(trumps, led), theirs)
            if not self._follows_trump(now, led):
                return False
        for led in theirs:
            now = Ending(mine, helpers, trumps, _less(theirs, led))
            if not self._follows_helper(now, led):
                return False
        return self._ruffs(ending)

    def _follows_trump(self, ending: Ending, led: int) -> bool:
        mine, helpers, trumps, theirs = ending
        for one in self._answers(mine, led):
            now = Ending(_less(mine, one), helpers, trumps, theirs)
            if one and self._wins(now, DECLARER if one > led else KEEPER):
                return True
        return False

    def _follows_helper(self, ending: Ending, led: int) -> bool:
        mine, helpers, trumps, theirs = ending
        for one in self._answers(helpers, led):
            now = Ending(mine, _less(helpers, one), trumps, theirs)
            if one and self._wins(now, DECLARER if one > led else KEEPER):
                return True
        return False

    def _ruffs(self, ending: Ending) -> bool:
        """The declarer has to trump a third suit."""
        mine, helpers, trumps, theirs = ending
        for one in mine:
            now = Ending(_less(mine, one), helpers, trumps, theirs)
            if one and self._wins(now, DECLARER):
                return True
        return False

    def _answers(self, cards: tuple[int, ...], led: int) -> tuple[int, ...]:
        """The cards that may be played upon one: those above it, if there are any."""
        higher = tuple([one for one in cards if one > led])
        return higher if higher and self._beat else cards


def _less(cards: tuple[int, ...], one: int) -> tuple[int, ...]:
    return tuple([other for other in cards if other != one])
