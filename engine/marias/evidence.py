"""Evidence: what a deal as it was played shows against the rules, in order."""

from collections import namedtuple

from . import rules, walk_cards, walk_shown, walk_talk, walk_talon
from .actions import Event, LayDown
from .dealing import LIZANY
from .errors import NotationError
from .flat_sums import at_table
from .game_record import GameRecord
from .game_state import GameState
from .offences import (
    CLAIM,
    CUT,
    DOUBT,
    EVENTS,
    GATHERED,
    REPORTED,
    SEVENS_NOT_SHOWN,
    find,
)
from .state import PlayCard
from .walk import Found, Walk

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .game_state import AnyAction


class Claim(namedtuple("Claim", ("seat", "move", "after"))):
    """Who claimed that somebody revoked, when, and the last of GATHERED and CUT before.

    ``after`` is "" while the cards still lie as they were played.
    """

    __slots__ = ()
    seat: int
    move: int
    after: str


class Account(
    namedtuple("Account", ("game", "found", "claims", "numbers", "unlisted"))
):
    """What a walk through a record has shown.

    ``game`` is the deal as far as it went, legal or not. ``found`` are the acts in the
    order in which they were done, ``claims`` those who spoke up. ``numbers`` belong to
    the reported acts by their move: how many cards, or the how-manieth time.
    ``unlisted`` are the acts against a rule that no list speaks of; after one of the
    name NOT_FOLLOWED nothing but what was reported is known of the deal.
    """

    __slots__ = ()
    game: GameState
    found: tuple[Found, ...]
    claims: tuple[Claim, ...]
    numbers: tuple[tuple[int, int], ...]
    unlisted: tuple[Found, ...]


def look_through(record: GameRecord) -> Account:
    """Go through a deal as it happened and note every act that is against a rule.

    What no list speaks of is followed where it is plain how the deal went on, such as
    an announcement below the bid, and ``unlisted``; where it is not, such as after a
    bid that is too low or a card that nobody holds, the walk ends. Reported acts are
    taken for true. NotationError for an event that there is not.
    """
    walk = Walk(record)
    claims: list[Claim] = []
    numbers: list[tuple[int, int]] = []
    after = ""
    for move, (seat, action) in enumerate(record.moves):
        walk.move = move
        if isinstance(action, Event):
            if action.kind not in EVENTS:
                raise NotationError(action.kind, move, "an event")
            if seat not in at_table(walk.game):
                walk.pass_over(seat, rules.SEATS_THREE_OR_FOUR)
                continue
            numbers.append((move, action.number))
            if action.kind == CLAIM:
                claims.append(Claim(seat, move, after))
            elif action.kind in (GATHERED, CUT):
                after = action.kind
            else:
                _reported(walk, seat, action)
        elif walk.stop is None:
            _done(walk, seat, action)
    walk_shown.close(walk)
    stops = [walk.stop] if walk.stop else []
    unlisted = _in_order(walk.beside + stops)
    found = _in_order(walk.found)
    return Account(walk.game, found, tuple(claims), tuple(numbers), unlisted)


def _done(walk: Walk, seat: int, action: "AnyAction") -> None:
    if walk.game.variant == LIZANY:
        walk_cards.of_two(walk, seat, action)
    elif isinstance(action, PlayCard):
        walk_talon.freeze(walk)
        walk_cards.card(walk, seat, action)
    elif isinstance(action, LayDown):
        walk_talon.freeze(walk)
        walk_shown.lay_down(walk, seat, action)
    else:
        walk_talk.step(walk, seat, action)


def _in_order(acts: list[Found]) -> tuple[Found, ...]:
    """By the move, then as they were found: not every Python sorts stably."""
    row = [(one.move, place, one) for place, one in enumerate(acts)]
    return tuple([one for _, _, one in sorted(row)])


def _reported(walk: Walk, seat: int, action: Event) -> None:
    if action.kind == DOUBT:
        walk.doubts = 1
    elif action.kind == SEVENS_NOT_SHOWN:
        walk_cards.sevens_hidden(walk, seat)
    elif action.kind in REPORTED:
        walk.note(action.kind, seat, find(action.kind).rule)
