"""A walk through what is said: the auction, the announcement, the comments."""

from . import comments, game, phases, rules, voleny
from .actions import Announce, Ask, Comment, Discard
from .dealing import LICITOVANY, VOLENY
from .dues import ended_by
from .errors import IllegalActionError
from .game_state import AUCTION, COMMENTS, OVER, PLAY, GameState, declarer, module
from .offences import COMMENT_ORDER, FIFTH_FLEK, TALON_AFTER_COMMENT
from .walk import Walk
from .walk_talon import ask, freeze, lay_away, put_right, wait

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .game_state import AnyAction

# What an announcement may be against, and the deal still be played as announced; in a
# contract that there is not, or with trumps that were not chosen, it cannot.
_STANDS = (
    rules.BID_FINAL_AT_LEAST,
    rules.BID_FROM_SEVEN,
    rules.BID_SEVEN_HELD,
    rules.BID_SEVEN_NEEDS_SEVEN,
    rules.BID_RED_SEVEN_MISSING,
    rules.BID_SUIT_OF_SEVEN,
    rules.TALON_LEAD_ASIDE,
    rules.TALON_NO_ANNOUNCED_SEVEN,
    rules.TALON_NO_SHARP,
    rules.TALON_ORDER_OF_ACTS,
    rules.TALON_TRUMP_ALLOWED,
)


def step(walk: Walk, seat: int, action: "AnyAction") -> None:
    """Take one step before the play, or hear a word that comes too late.

    Another discard after the first comment changes nothing (renonc.talon-change), and
    no word does once the play has begun. What may not be done is done all the same
    where it is plain how the deal went on; else the walk ends.
    """
    phase = walk.game.phase
    changes = isinstance(action, Discard) and walk.frozen
    if changes and seat == declarer(walk.game):
        walk.note(TALON_AFTER_COMMENT, seat, rules.TALON_FROZEN)
    elif phase in (PLAY, OVER):
        walk.pass_over(seat, _too_late(walk.game, action))
    elif phase == COMMENTS and isinstance(action, Comment):
        _comment(walk, seat, action)
    elif seat != game.seat_of(walk.game, action):
        walk.halt(seat, rules.SEATS_CLOCKWISE)
    else:
        _take(walk, seat, action)


def _take(walk: Walk, seat: int, action: "AnyAction") -> None:
    try:
        walk.game = game.apply(walk.game, action)
        put_right(walk, seat, action)
    except IllegalActionError as error:
        _all_the_same(walk, seat, action, error.rule)


def _all_the_same(walk: Walk, seat: int, action: "AnyAction", rule: str) -> None:
    """Do what is not allowed, as it happened at the table, or end the walk.

    A word that comes too late to correct another, or is the same once more, leaves that
    one standing (bid.correct-until-comment).
    """
    if rule == rules.BID_CORRECT_UNTIL_COMMENT:
        walk.pass_over(seat, rule)
    elif walk.game.phase == AUCTION:
        walk.halt(seat, rule)
    elif isinstance(action, Announce) and _stands(walk.game, rule):
        _announce(walk, seat, action, rule)
    elif isinstance(action, Discard):
        lay_away(walk, seat, action, rule)
    elif isinstance(action, Ask):
        ask(walk, seat, action, rule)
    else:
        walk.halt(seat, rule)


def _stands(now: GameState, rule: str) -> bool:
    """Whether the deal can be followed after an announcement against a rule.

    Also when the card that chose trumps in volený lies in the talon (vol.discard-two).
    """
    chosen = now.variant == VOLENY and voleny.phase(now.declaring) == voleny.ANNOUNCING
    return rule in _STANDS or (chosen and rule == rules.VOLENY_DISCARD)


def _announce(walk: Walk, seat: int, action: Announce, rule: str) -> None:
    """Play what was announced, though it is not allowed: no list calls it an offence.

    Without a discard it is a talon of no cards at all (talon.order-of-acts). Where the
    contract comes before "barva?", that is still to be asked.
    """
    state = walk.game.declaring
    put_right(walk, seat, action)
    wait(walk, seat, action, rule)
    if rule == rules.TALON_ORDER_OF_ACTS:
        walk.discarded = walk.move
    named = (action.commitment,)
    if walk.game.variant == LICITOVANY:
        fields = tuple(state[:6]) + named + tuple(state[7:])
    else:
        # There the contract is the last of the fields.
        fields = tuple(state[:-1]) + named
    walk.put(declaring=type(state)(*fields))
    if not module(walk.game.variant).is_over(walk.game.declaring):
        return
    walk.put(comments=phases.begin_comments(walk.game), phase=COMMENTS)


def _comment(walk: Walk, seat: int, action: Comment) -> None:
    """Hear a comment; one out of turn (flek.order-clockwise) waits for its turn.

    Who sits out has none.
    """
    freeze(walk)
    if seat >= walk.game.comments.side.players:
        walk.pass_over(seat, rules.FLEK_ORDER)
        return
    if seat != walk.game.comments.turn:
        walk.note(COMMENT_ORDER, seat, rules.FLEK_ORDER)
        walk.said.append((seat, action, walk.move))
        return
    _hear(walk, seat, action, walk.move)
    for waiting in tuple(walk.said):
        if walk.game.phase == COMMENTS and waiting[0] == walk.game.comments.turn:
            walk.said.remove(waiting)
            _hear(walk, *waiting)


def _hear(walk: Walk, seat: int, action: Comment, move: int) -> None:
    """A comment in turn; each part that may not be raised is void for itself."""
    state = walk.game.comments
    raised: list[str] = []
    against: list[str] = []
    for part in action.raised:
        verdict = comments.judge_raise(state, part)
        if verdict.allowed and part not in raised:
            raised.append(part)
        elif verdict.rule == rules.FLEK_MAX_FOUR:
            walk.note(FIFTH_FLEK, seat, rules.FIFTH_FLEK_VOID, move)
        else:
            walk.pass_over(seat, verdict.rule, move)
    for part in action.against:
        verdict = comments.judge_against(state, part)
        if verdict.allowed and part not in against:
            against.append(part)
        else:
            walk.pass_over(seat, verdict.rule, move)
    walk.game = phases.comment(walk.game, Comment(tuple(raised), tuple(against)))


def _too_late(now: GameState, action: "AnyAction") -> str:
    """The rule by which a word has come too late."""
    if now.phase == OVER:
        return ended_by(now)
    if isinstance(action, Comment):
        return rules.FLEK_ENDS
    if isinstance(action, Announce):
        return rules.BID_CORRECT_UNTIL_COMMENT
    return rules.TALON_FROZEN if isinstance(action, Discard) else rules.ONE_CARD
