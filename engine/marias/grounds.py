"""Grounds: by which rules what is said or done in a deal stands, or is refused.

The modules of the parts carry the rules out; here they are asked for an action that is
legal, or for the error that they have raised.
"""

from . import auction, rules
from .actions import (
    NO_CARD,
    Announce,
    Answer,
    Ask,
    Bid,
    Call,
    ChooseTrump,
    Comment,
    Discard,
    FromPeople,
    Omyl,
    PlayCard,
    TakeOver,
)
from .cards import card
from .comments import CommentState, is_ambo, judge_against, judge_raise
from .contract_rules import named_by
from .contracts import BETL, kept_cards
from .dealing import KRIZOVY, LICITOVANY, LIZANY, VOLENY
from .errors import IllegalActionError
from .game_state import AUCTION, GameState
from .state import PlayState, lead_rule, permission, verdicts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .game_state import AnyAction


def grounds(game: GameState, action: "AnyAction") -> tuple[str, ...]:
    """Return the rules by which a legal action of the seat that acts may be.

    None for what no rule lets be: a hand laid down, for which ``dues.ended_by`` tells
    the rule, and the exchange of lízaný.
    """
    if game.phase == AUCTION:
        return _word(game, action)
    if isinstance(action, Comment):
        return _comment(game.comments, action)
    if isinstance(action, PlayCard):
        return _played(game, action)
    if isinstance(action, Announce):
        return _announced(game, action)
    if isinstance(action, Discard):
        return _discarded(game, action)
    return _chosen(game, action)


def against(error: IllegalActionError) -> tuple[str, ...]:
    """Return the rules by which an action was refused, as the error tells.

    Illegal cards and discards are refused, so that no renonc can occur
    (house.engine-guards).
    """
    if isinstance(error.action, (PlayCard, Discard)):
        return (error.rule, rules.ENGINE_GUARDS)
    return (error.rule,)


def _word(game: GameState, action: "AnyAction") -> tuple[str, ...]:
    """Whose word it is, and what lets it be; bids are named (bid.words-or-numbers)."""
    state = game.auction
    named = (rules.BID_WORDS_OR_NUMBERS,) if isinstance(action, Bid) else ()
    judged = auction.judge(state, action)  # type: ignore[arg-type]
    return auction.turn_rules(state) + judged.rules + named


def _comment(said: CommentState, comment: Comment) -> tuple[str, ...]:
    """Before the first card (flek.before-first-card) there is a flek on any ground.

    On any that the defence has (flek.any-reason); then the sides alternate
    (flek.alternate). Hra and sedma at once are an ambo (flek.ambo), and a side that
    raises nothing approves (flek.end-one-side-approves).
    """
    if not comment.raised and not comment.against:
        return (rules.FLEK_ENDS,)
    found = [] if said.round else [rules.FLEK_BEFORE_FIRST_CARD]
    found.extend([judge_raise(said, part).rule for part in comment.raised])
    found.extend([judge_against(said, part).rule for part in comment.against])
    if comment.raised:
        found.append(rules.FLEK_ALTERNATE if said.round else rules.FLEK_ANY_REASON)
    if is_ambo(comment):
        found.append(rules.FLEK_AMBO)
    return _each_once(found)


def _played(game: GameState, action: PlayCard) -> tuple[str, ...]:
    """The lead or the duty, and that the card lies (play.card-laid-played)."""
    if game.variant == LIZANY:
        return (rules.CARD_LAID,)
    play: PlayState = game.play
    found = [lead_rule(play)]
    if play.table:
        found = [one.rule for one in verdicts(play) if one.card == action.card]
    if action.announce:
        found.append(permission(play, action.card).rule)
    return _each_once(found + [rules.CARD_LAID])


def _announced(game: GameState, action: Announce) -> tuple[str, ...]:
    """Licitovaný: the suits are named, and the cards need not be there (bid.bluff)."""
    said = action.commitment
    if game.variant == KRIZOVY:
        return (rules.KRIZOVY_SHOW,)
    if game.variant == VOLENY:
        return (rules.VOLENY_ANNOUNCE,)
    sevens = kept_cards(said.contract, said.trump, said.helper)
    missing = [seven for seven in sevens if seven not in game.declaring.hand]
    return named_by(said.contract) + ((rules.BID_BLUFF,) if missing else ())


def _discarded(game: GameState, action: Discard) -> tuple[str, ...]:
    """Who has the talon lays away two cards; a lead may lie beside them.

    That comes before the announcement (talon.lead-before-announce).
    """
    if game.variant != LICITOVANY:
        return (rules.VOLENY_DISCARD,)
    lead = action.lead != NO_CARD
    return (rules.TALON_WINNER_TAKES,) + (
        (rules.TALON_LEAD_BEFORE_ANNOUNCE,) if lead else ()
    )


def _chosen(game: GameState, action: "AnyAction") -> tuple[str, ...]:
    """How trumps are chosen, and a card called, an own one too (kriz.call-self)."""
    if isinstance(action, Omyl):
        return (rules.OMYL_FOLD,)
    if isinstance(action, ChooseTrump):
        return (rules.VOLENY_TRUMP,)
    if isinstance(action, FromPeople):
        return (rules.VOLENY_FROM_PEOPLE,)
    if isinstance(action, Call):
        called = card(action.card >> 3, action.rank)
        own = called in game.declaring.hands[0]
        return (rules.KRIZOVY_CALL_SELF if own else rules.KRIZOVY_CALL,)
    return _asked(game, action)


def _asked(game: GameState, action: "AnyAction") -> tuple[str, ...]:
    """What is said about the suit, "barva?" and the answers, by what is offered."""
    if isinstance(action, Ask):
        return (rules.VOLENY_ASK,)
    if isinstance(action, Answer):
        return (rules.VOLENY_ANNOUNCE if action.good else rules.VOLENY_TAKEOVER,)
    if isinstance(action, TakeOver):
        over = game.declaring.asking.contract == BETL
        return (rules.VOLENY_DURCH_OVER if over else rules.VOLENY_TAKEOVER,)
    return ()


def _each_once(found: list[str]) -> tuple[str, ...]:
    return tuple([one for place, one in enumerate(found) if one not in found[:place]])
