"""Lízaný mariáš: two players, and a card from the stock after every trick.

The general rules say no more than that. Whatever else is here is taken from one public
program or chosen by us, and can be switched as far as it can be played otherwise.
"""

from collections import namedtuple

from . import rules
from . import state as playing
from .actions import Exchange, PlayCard
from .cards import SEVEN, Card, card, suit
from .contracts import GAME
from .dealing import Dealt
from .duties import Play
from .errors import IllegalActionError
from .hundred import NEEDED
from .ledger import Line
from .marriages import Permission
from .outcome import outcome
from .parts import HRA, QUIET_HUNDRED
from .points import Score
from .profile import Profile, changed
from .seats import FOREHAND, NOBODY
from .state import PlayState

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .actions import Action

PLAYERS = 2


class LizanyState(namedtuple("LizanyState", ("profile", "play", "stock"))):
    """Everything between two cards.

    ``play`` is the play of the two hands, under the duties of its phase; ``stock`` the
    cards still to be drawn, in their order, the turned trump last.
    """

    __slots__ = ()
    profile: Profile
    play: PlayState
    stock: tuple[Card, ...]


class Result(namedtuple("Result", ("winner", "scores", "units"))):
    """Who has more points, the count of both, and what the loser pays."""

    __slots__ = ()
    winner: int
    scores: tuple[Score, ...]
    units: int


def start(profile: Profile, dealt: Dealt) -> LizanyState:
    """Return the state before the first lead, which the player who did not deal has.

    The last card of the stock lies turned and makes trumps. Eight cards each, or six or
    five by ``liz_hand``: no source decides.
    """
    trump = suit(dealt.rest[-1])
    duties = _drawing_duties(profile)
    play = playing.start(dealt.hands, GAME, trump, FOREHAND, duties, ())
    return LizanyState(profile, play, dealt.rest)


def is_over(state: LizanyState) -> bool:
    """Tell whether all cards are drawn and played."""
    return playing.is_over(state.play)


def seat_to_act(state: LizanyState) -> int:
    """Return whose turn it is, NOBODY when the play is over."""
    return NOBODY if is_over(state) else playing.seat_to_play(state.play)


def turned(state: LizanyState) -> tuple[Card, ...]:
    """Return the card that lies turned under the stock, nothing once it is drawn."""
    return state.stock[-1:]


def verdicts(state: LizanyState) -> tuple[Play, ...]:
    """Return the verdict on each card of the hand whose turn it is.

    As long as there is a stock every card may be played: so the one description there
    is, and no seed decides. Then the duties of mariáš; whether the duty to beat is
    among them is a switch.
    """
    judged = playing.verdicts(state.play)
    if not state.stock:
        return judged
    return tuple([Play(one.card, True, rules.LIZANY_DRAW) for one in judged])


def permission(state: LizanyState, played: Card) -> Permission:
    """Return whether playing this card may announce a marriage, and the rule.

    When leading only, or when following too, by ``liz_marriage``: no source decides.
    Nor whether a trick must have been taken before; here it need not.
    """
    return playing.permission(state.play, played)


def may_exchange(state: LizanyState) -> bool:
    """Tell whether the seven of trumps may be exchanged for the turned card now.

    By the player on lead, as long as the turned card lies there. No source decides
    whether at all: a switch.
    """
    seven = card(state.play.trump, SEVEN)
    leading = not state.play.table
    held = leading and seven in state.play.hands[state.play.leader]
    return bool(held and state.stock) and state.profile.liz_exchange == "yes"


def legal_actions(state: LizanyState) -> "tuple[Action | PlayCard, ...]":
    """Return every action that ``apply`` accepts, none when the play is over."""
    actions: tuple[Action | PlayCard, ...] = playing.legal_actions(state.play)
    return actions + (Exchange(),) if may_exchange(state) else actions


def apply(state: LizanyState, action: "Action | PlayCard") -> LizanyState:
    """Return the state after an action; IllegalActionError gives the rule against.

    After a trick its winner draws first, then the loser (liz.two-draw). The stock
    cannot be closed: no source has that.
    """
    if isinstance(action, Exchange):
        return _exchanged(state, action)
    if is_over(state) or not isinstance(action, PlayCard):
        raise IllegalActionError(rules.LIZANY_DRAW, action)
    play = playing.apply(state.play, action)
    if play.table or not state.stock:
        return LizanyState(state.profile, play, state.stock)
    return _drawn(state.profile, play, state.stock)


def result(state: LizanyState) -> Result:
    """Return who has more points, and what the loser pays.

    Aces, tens, the last trick and the marriages, as in hra; there is no tie
    (points.no-tie). What is paid, no source decides: one unit, by ``liz_pay`` doubled
    from a hundred points on like a tiché sto, whatever suit was turned.
    """
    counted = outcome(state.play)
    scores = (counted.declarer, counted.defence)
    totals = [score.total for score in scores]
    winner = totals.index(max(totals))
    doubled = state.profile.liz_pay == "hundred" and totals[winner] >= NEEDED
    return Result(winner, scores, 2 if doubled else 1)


def lines(state: LizanyState) -> tuple[Line, ...]:
    """Return what the deal costs the loser and why, as lines of a ledger.

    One unit for the more points, as in hra; a line more where ``liz_pay`` doubles it
    from a hundred on. ``sign`` is 1 when forehand is paid.
    """
    winner, scores, units = result(state)
    counted = [one.rule for score in scores for one in score.lines]
    points = (rules.SHARP_TEN, rules.LAST_TRICK_TEN, rules.MARRIAGE_VALUE)
    used = (rules.MAJORITY,) + tuple([rule for rule in points if rule in counted])
    used = used + (rules.PAY_GAME, rules.LIZANY_DRAW)
    sign = 1 if winner == FOREHAND else -1
    line = Line(HRA, used, 1, 1, 0, 1, 0, 1, sign)
    if units == 1:
        return (line,)
    doubled = (rules.QUIET_HUNDRED, rules.LIZANY_DRAW)
    return (line, Line(QUIET_HUNDRED, doubled, 1, 1, 0, 1, 0, 1, sign))


def _drawing_duties(profile: Profile) -> Profile:
    announcing = (("marriage_when", profile.liz_marriage),)
    return changed(profile, announcing + (("follow", "no"), ("must_trump", "no")))


def _closing_duties(profile: Profile) -> Profile:
    announcing = (("marriage_when", profile.liz_marriage),)
    if profile.liz_beat == "yes":
        return changed(profile, announcing)
    return changed(profile, announcing + (("beat", "no"), ("overtrump", "no")))


def _drawn(profile: Profile, play: PlayState, stock: tuple[Card, ...]) -> LizanyState:
    hands = list(play.hands)
    for place in range(PLAYERS):
        seat = (play.leader + place) % PLAYERS
        hands[seat] = hands[seat] + (stock[place],)
    stock = stock[PLAYERS:]
    duties = play.profile if stock else _closing_duties(profile)
    play = PlayState(duties, *(play[1:5] + (tuple(hands),) + play[6:]))
    return LizanyState(profile, play, stock)


def _exchanged(state: LizanyState, action: Exchange) -> LizanyState:
    if not may_exchange(state):
        raise IllegalActionError(rules.LIZANY_DRAW, action)
    play = state.play
    seven = card(play.trump, SEVEN)
    seat = play.leader
    kept = [held for held in play.hands[seat] if held != seven]
    hands = list(play.hands)
    hands[seat] = tuple(kept) + turned(state)
    play = PlayState(*(play[:5] + (tuple(hands),) + play[6:]))
    return LizanyState(state.profile, play, state.stock[:-1] + (seven,))
