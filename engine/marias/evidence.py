"""Evidence: what a deal as it was played shows against the rules, in order."""

from collections import namedtuple

from . import walk_cards, walk_talk
from .actions import Event, LayDown
from .game_record import GameRecord
from .game_state import GameState
from .offences import (
    CLAIM,
    CUT,
    DOUBT,
    GATHERED,
    REPORTED,
    SEVENS_NOT_SHOWN,
    find,
)
from .state import PlayCard
from .walk import Found, Walk


class Claim(namedtuple("Claim", ("seat", "move", "after"))):
    """Who claimed that somebody revoked, when, and the last of GATHERED and CUT before.

    ``after`` is "" while the cards still lie as they were played.
    """

    __slots__ = ()
    seat: int
    move: int
    after: str


class Account(namedtuple("Account", ("game", "found", "claims", "numbers"))):
    """What a walk through a record has shown.

    ``game`` is the deal as far as it went, legal or not. ``found`` are the acts in the
    order in which they were done, ``claims`` those who spoke up. ``numbers`` belong to
    the reported acts by their move: how many cards, or the how-manieth time.
    """

    __slots__ = ()
    game: GameState
    found: tuple[Found, ...]
    claims: tuple[Claim, ...]
    numbers: tuple[tuple[int, int], ...]


def look_through(record: GameRecord) -> Account:
    """Go through a deal as it happened and note every act that some list speaks of.

    What is neither legal nor spoken of, such as a bid that is too low, is passed over:
    it does not count. Reported acts are taken for true.
    """
    walk = Walk(record)
    claims: list[Claim] = []
    numbers: list[tuple[int, int]] = []
    after = ""
    for move, (seat, action) in enumerate(record.moves):
        walk.move = move
        if isinstance(action, Event):
            numbers.append((move, action.number))
            if action.kind == CLAIM:
                claims.append(Claim(seat, move, after))
            elif action.kind in (GATHERED, CUT):
                after = action.kind
            else:
                _reported(walk, seat, action)
        elif isinstance(action, PlayCard):
            walk_talk.freeze(walk)
            walk_cards.card(walk, action)
        elif isinstance(action, LayDown):
            walk_talk.freeze(walk)
            walk_cards.lay_down(walk, seat, action)
        else:
            walk_talk.step(walk, seat, action)
    # Not every Python sorts stably: by the move, then as they were found.
    row = [(one.move, place, one) for place, one in enumerate(walk.found)]
    found = tuple([one for _, _, one in sorted(row)])
    return Account(walk.game, found, tuple(claims), tuple(numbers))


def _reported(walk: Walk, seat: int, action: Event) -> None:
    if action.kind == DOUBT:
        walk.doubts = 1
    elif action.kind == SEVENS_NOT_SHOWN:
        walk_cards.sevens_hidden(walk, seat)
    elif action.kind in REPORTED:
        walk.note(action.kind, seat, find(action.kind).rule)
