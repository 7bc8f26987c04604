"""A walk past the talon: what is laid away against the rules, and when it is seen."""

from . import asking, rules, voleny
from .actions import NO_CARD, Ask, Discard
from .cards import Card
from .contracts import Commitment
from .deal import TALON_SIZE
from .dealing import LICITOVANY, VOLENY
from .declaring import DeclaringState
from .errors import IllegalActionError
from .game_state import DECLARING, GameState, declarer, module
from .offences import SEVEN_IN_TALON, SHARP_TALON, TALON_COUNT
from .talon import verdicts
from .walk import NOT_ALLOWED, Walk

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .game_state import AnyAction

# What the lists name of it, beside a wrong number of cards.
_LISTED = (
    (SHARP_TALON, rules.TALON_NO_SHARP),
    (SEVEN_IN_TALON, rules.TALON_NO_ANNOUNCED_SEVEN),
)


def freeze(walk: Walk) -> None:
    """Look at the talon when it can no longer be changed (talon.frozen-after-comment).

    A wrong number of cards (renonc.talon-count), an ace or a ten in a game with trumps
    (renonc.sharp-talon), an announced seven (renonc.not-seven-talon). In volený too,
    where no sharp card may lie either (vol.discard-two). Sources: Pravidla mariáše k
    online hře, Renonc and Volený mariáš; Pravidla turnaje v míchaném bodovaném
    licitovaném mariáši.
    """
    state = walk.game.declaring
    if walk.frozen or state is None or not _agreed(walk.game):
        return
    walk.frozen = True
    if walk.game.variant in (LICITOVANY, VOLENY):
        _look(walk, state.commitment)
    _close(walk)


def wait(walk: Walk, seat: int, action: "AnyAction", rule: str) -> None:
    """Keep in mind what is not allowed, until it can no longer be put right."""
    walk.pending.append((walk.place(NOT_ALLOWED, seat, rule), action))


def put_right(walk: Walk, seat: int, action: "AnyAction") -> None:
    """Forget what a later word or discard replaces (bid.correct-until-comment).

    A new discard takes back the announcement too.
    """
    discards = isinstance(action, Discard)
    if discards:
        walk.discarded = walk.move
    walk.pending = [
        (one, before)
        for one, before in walk.pending
        if one.seat != seat or not (discards or type(before) is type(action))
    ]


def lay_away(walk: Walk, seat: int, action: Discard, rule: str) -> None:
    """Lay away what may not be, if the cards are in the hand; else the walk ends."""
    state = walk.game.declaring
    discarding = walk.game.variant == VOLENY and voleny.phase(state) == (
        voleny.DISCARDING
    )
    if walk.game.variant == LICITOVANY:
        held = state.hand + state.discard
    else:
        held = state.hands[seat] if discarding else ()
    laid = action.cards + (() if action.lead == NO_CARD else (action.lead,))
    missing = [card for card in laid if card not in held]
    if missing or len(set(laid)) != len(laid) or not action.cards:
        walk.halt(seat, rule)
        return
    put_right(walk, seat, action)
    wait(walk, seat, action, rule)
    hand = tuple([card for card in held if card not in action.cards])
    if discarding:
        hands = state.hands[:seat] + (hand,) + state.hands[seat + 1 :]
        fields = (state.profile, hands, action.cards) + tuple(state[3:])
        walk.put(declaring=voleny.VolenyState(*fields))
        return
    cards = (hand, action.cards, action.lead, None, False, False)
    opening = DeclaringState(*(tuple(state[:3]) + cards))
    walk.put(declaring=opening, comments=None, phase=DECLARING)


def ask(walk: Walk, seat: int, action: Ask, rule: str) -> None:
    """Ask "barva?" in volený though what lies in the talon forbids it."""
    state = walk.game.declaring
    if walk.game.variant != VOLENY or voleny.phase(state) != voleny.ASKING:
        walk.halt(seat, rule)
        return
    try:
        after = asking.apply(state.asking, action)
    except IllegalActionError:
        walk.halt(seat, rule)
        return
    wait(walk, seat, action, rule)
    asked = tuple(state[:5]) + (after, None)
    walk.put(declaring=voleny.VolenyState(*asked))


def count_rule(game: GameState) -> str:
    """Return the rule that says how many cards belong in the talon."""
    if game.variant == VOLENY:
        return rules.VOLENY_DISCARD
    return rules.TALON_WRONG_COUNT


def _look(walk: Walk, announced: Commitment) -> None:
    laid = _talon(walk.game)
    seat = declarer(walk.game)
    if len(laid) != TALON_SIZE:
        walk.note(TALON_COUNT, seat, count_rule(walk.game), walk.discarded)
    judged = verdicts(laid, announced, walk.game.profile)
    broken = [one.rule for one in judged if not one.allowed]
    for name, rule in _LISTED:
        if rule in broken:
            walk.note(name, seat, rule, walk.discarded)


def _close(walk: Walk) -> None:
    """What was not put right stands; what a list names was found already.

    Whether a card may lie in the talon is told in licitovaný by the contract, not by
    what was bought.
    """
    noted = [(one.seat, one.rule) for one in walk.found]
    told = [rule for _, rule in _LISTED] if walk.game.variant == LICITOVANY else []
    for one, _ in walk.pending:
        if one.rule not in told and (one.seat, one.rule) not in noted:
            walk.beside.append(one)
    walk.pending = []


def _agreed(game: GameState) -> bool:
    """Whether it is settled what is played; in volený that may be taken over still."""
    over = module(game.variant).is_over(game.declaring)
    return over and game.declaring.commitment is not None


def _talon(game: GameState) -> tuple[Card, ...]:
    if game.variant == VOLENY:
        return game.declaring.talon  # type: ignore[no-any-return]
    return game.declaring.discard  # type: ignore[no-any-return]
