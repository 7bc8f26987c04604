"""Dvě sedmy that cannot be lost though all that is missing lies in one hand."""

from collections import namedtuple

from .cards import Card, rank_strengths
from .contracts import FOUR, Commitment, kept_cards
from .laid_betl import SAFE, UNKNOWN, UNSAFE
from .laid_tricks import wins_all
from .profile import Profile
from .unseen import View, may_lie_together

DECLARER, KEEPER, OTHER = range(3)


class Ending(
    namedtuple("Ending", ("trumps", "helpers", "their_trumps", "their_helpers", "rest"))
):
    """The cards that matter, each as its strength: the declarer's, then the keeper's.

    The declarer has no others; the keeper has ``rest`` cards of other suits. A seven is
    0.
    """

    __slots__ = ()
    trumps: tuple[int, ...]
    helpers: tuple[int, ...]
    their_trumps: tuple[int, ...]
    their_helpers: tuple[int, ...]
    rest: int


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
    """Try out the worst layout with the missing cards on either side."""
    theirs = view.suits[trump].out + view.suits[helper].out
    answer = UNKNOWN
    for keeper in (0, 1):
        rest = len(view.out) // 2 - len(theirs)
        if rest < 0 or [one for one in theirs if one in view.barred[keeper]]:
            continue
        leader = DECLARER
        if view.leader:
            leader = KEEPER if view.leader == keeper + 1 else OTHER
        if not Trial(view.profile, trump, helper, keeper).made(view, rest, leader):
            return UNSAFE
        answer = SAFE
    return answer


class Trial:
    """One layout tried out: every way to play it, each ending looked at once."""

    def __init__(self, profile: Profile, trump: int, helper: int, keeper: int) -> None:
        self._strengths = rank_strengths(trump, profile)
        self._beat = profile.beat != "no"
        self._overtrump = profile.overtrump != "no"
        self._suits = (trump, helper)
        # When the other leads, the declarer is second or last.
        self._last = keeper == 0
        self._known: dict[tuple[Ending, int], bool] = {}

    def made(self, view: View, rest: int, leader: int) -> bool:
        """Tell whether the declarer makes both sevens, whatever the keeper does."""
        trump, helper = [view.suits[suit] for suit in self._suits]
        row = [self._all(one) for one in (trump.own, helper.own, trump.out, helper.out)]
        ending = Ending(row[0], row[1], row[2], row[3], rest)
        if leader == OTHER:
            return self._other_leads(ending)
        return self._wins(ending, leader)

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
        mine, helpers, trumps, theirs, _ = ending
        left = len(mine) + len(helpers)
        if left == 2:
            return mine == helpers == (0,) and not trumps and not theirs
        if any(one and self._trump_led(ending, one) for one in mine):
            return True
        return any(one and self._helper_led(ending, one) for one in helpers)

    def _trump_led(self, ending: Ending, led: int) -> bool:
        mine, helpers, trumps, theirs, rest = ending
        after = _less(mine, led)
        for one in self._answers(trumps, led, self._beat):
            now = Ending(after, helpers, _less(trumps, one), theirs, rest)
            if not self._wins(now, KEEPER if one > led else DECLARER):
                return False
        return bool(trumps) or self._thrown(Ending(after, helpers, (), theirs, rest))

    def _helper_led(self, ending: Ending, led: int) -> bool:
        mine, helpers, trumps, theirs, rest = ending
        after = _less(helpers, led)
        for one in self._answers(theirs, led, self._beat):
            now = Ending(mine, after, trumps, _less(theirs, one), rest)
            if not self._wins(now, KEEPER if one > led else DECLARER):
                return False
        if theirs:
            return True
        for one in trumps:
            now = Ending(mine, after, _less(trumps, one), (), rest)
            if not self._wins(now, KEEPER):
                return False
        return bool(trumps) or self._thrown(Ending(mine, after, (), (), rest))

    def _thrown(self, ending: Ending) -> bool:
        """The keeper throws a card of another suit, or a helper, away."""
        mine, helpers, trumps, theirs, rest = ending
        for one in theirs:
            now = Ending(mine, helpers, trumps, _less(theirs, one), rest)
            if not self._wins(now, DECLARER):
                return False
        if rest or not theirs:
            fewer = max(0, rest - 1)
            return self._wins(Ending(mine, helpers, trumps, theirs, fewer), DECLARER)
        return True

    def _keeper_leads(self, ending: Ending) -> bool:
        """The keeper leads: none of his cards may do."""
        mine, helpers, trumps, theirs, rest = ending
        for led in trumps:
            now = Ending(mine, helpers, _less(trumps, led), theirs, rest)
            if not self._follows_trump(now, led):
                return False
        for led in theirs:
            now = Ending(mine, helpers, trumps, _less(theirs, led), rest)
            if not self._follows_helper(now, led):
                return False
        now = Ending(mine, helpers, trumps, theirs, rest - 1)
        return not rest or self._ruffs(now, -1)

    def _follows_trump(self, ending: Ending, led: int) -> bool:
        """Also a trump upon a trump that the keeper put on a suit led by the other."""
        mine, helpers, trumps, theirs, rest = ending
        for one in self._answers(mine, led, self._beat):
            now = Ending(_less(mine, one), helpers, trumps, theirs, rest)
            if one and self._wins(now, DECLARER if one > led else KEEPER):
                return True
        return False

    def _follows_helper(self, ending: Ending, led: int) -> bool:
        mine, helpers, trumps, theirs, rest = ending
        for one in self._answers(helpers, led, self._beat):
            now = Ending(mine, _less(helpers, one), trumps, theirs, rest)
            if one and self._wins(now, DECLARER if one > led else KEEPER):
                return True
        return False

    def _ruffs(self, ending: Ending, over: int) -> bool:
        """The declarer has to trump a third suit, above a trump that lies there."""
        mine, helpers, trumps, theirs, rest = ending
        for one in self._answers(mine, over, self._overtrump):
            now = Ending(_less(mine, one), helpers, trumps, theirs, rest)
            if one and self._wins(now, DECLARER if one > over else KEEPER):
                return True
        return False

    def _other_leads(self, ending: Ending) -> bool:
        """The other defender leads a third suit; the keeper follows, or trumps it."""
        mine, helpers, trumps, theirs, rest = ending
        if rest and not self._ruffs(Ending(*(ending[:4] + (rest - 1,))), -1):
            return False
        if not trumps:
            thrown = [_less(theirs, one) for one in theirs]
            rows = [Ending(mine, helpers, (), left, rest) for left in thrown]
            return not [one for one in rows if not self._ruffs(one, -1)]
        if self._last:
            return self._trumps_before(ending)
        return self._trumps_over(ending)

    def _trumps_over(self, ending: Ending) -> bool:
        """The keeper trumps first, then the declarer."""
        mine, helpers, trumps, theirs, rest = ending
        for one in trumps:
            now = Ending(mine, helpers, _less(trumps, one), theirs, rest)
            if not self._ruffs(now, one):
                return False
        return True

    def _trumps_before(self, ending: Ending) -> bool:
        """The declarer trumps, then the keeper: one of his trumps must do."""
        good = [one for one in ending.trumps if one and self._stands(ending, one)]
        return bool(good)

    def _stands(self, ending: Ending, led: int) -> bool:
        """Whether the declarer does well with this trump before the keeper's."""
        mine, helpers, trumps, theirs, rest = ending
        after = _less(mine, led)
        for one in self._answers(trumps, led, self._overtrump):
            now = Ending(after, helpers, _less(trumps, one), theirs, rest)
            if not self._wins(now, KEEPER if one > led else DECLARER):
                return False
        return True

    def _answers(self, cards: tuple[int, ...], led: int, must: bool) -> tuple[int, ...]:
        """The cards that may be played upon one: those above it, if there are any."""
        higher = tuple([one for one in cards if one > led])
        return higher if higher and must else cards


def _less(cards: tuple[int, ...], one: int) -> tuple[int, ...]:
    return tuple([other for other in cards if other != one])
