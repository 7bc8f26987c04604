"""Roles: which seat has each task, and who plays together, with the rule of each."""

from collections import namedtuple

from . import rules
from .seats import (
    FOREHAND,
    MIDDLEHAND,
    NOBODY,
    chair_out,
    cutter,
    dealer,
    defenders,
    next_dealer,
    seat_of,
    sitting_out,
    zadak,
)

# The dealer's chair, from which the others are counted where the deal does not matter.
DEALING = 0


class Task(namedtuple("Task", ("name", "seat", "rule"))):
    """A role by its name, the seat that has it, NOBODY where none has, and the rule."""

    __slots__ = ()
    name: str
    seat: int
    rule: str


class Allies(namedtuple("Allies", ("seats", "rules"))):
    """The seats that play together in a deal, and the rules that say so."""

    __slots__ = ()
    seats: tuple[int, ...]
    rules: tuple[str, ...]


class Pause(namedtuple("Pause", ("chair", "rules"))):
    """The chair that sits out a deal, NOBODY where none does, and the rules."""

    __slots__ = ()
    chair: int
    rules: tuple[str, ...]


def tasks(players: int) -> tuple[Task, ...]:
    """Return the roles of a deal of three or four, clockwise from the dealer.

    Forehand sits left of the dealer (seat.forhont), prostřední left of forehand
    (seat.middle); with four at the table the dealer sits out (pauz.dealer-sits-out).
    Forehand deals next (seat.rotate-left). Who is zadák depends on the source, who cuts
    does not. Source: Pravidla mariáše k online hře, Hráči.
    """
    following = seat_of(next_dealer(DEALING, players), DEALING, players)
    return (
        Task("dealer", dealer(players), rules.SEAT_FOREHAND),
        Task("forehand", FOREHAND, rules.SEAT_FOREHAND),
        Task("middle", MIDDLEHAND, rules.SEAT_MIDDLE),
        Task("zadak", *zadak(players)),
        Task("zadak-paluba", *zadak(players, "paluba")),
        Task("cuts", *cutter(players)),
        Task("sits-out", sitting_out(players), rules.DEALER_SITS_OUT),
        Task("deals-next", following, rules.SEAT_ROTATES),
    )


def allies(declarer: int) -> Allies:
    """Return the two who play against a declarer, and why they are allies.

    Who has won the auction plays against the others (seat.actor-defence), in this deal
    alone, since each plays for himself (seat.three-players). Source: Pravidla mariáše
    k online hře, Hráči and Licitace.
    """
    return Allies(
        defenders(declarer), (rules.SEAT_ACTOR_DEFENCE, rules.SEAT_THREE_PLAYERS)
    )


def pause(deal: int, players: int) -> Pause:
    """Return which chair sits out a deal, counted from 0, when chair 0 deals the first.

    The dealer's (pauz.dealer-sits-out), so that all sit out equally often
    (pauz.rotates). Source: Pravidla mariáše k online hře, Pauzírovaný mariáš.
    """
    chair = chair_out(deal, DEALING, players)
    if chair == NOBODY:
        return Pause(NOBODY, ())
    return Pause(chair, (rules.DEALER_SITS_OUT, rules.SITTING_OUT_ROTATES))
