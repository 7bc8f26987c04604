"""Seats: who sits where, who deals, cuts, leads and sits out, and how roles rotate.

A seat is a role in one deal, counted clockwise from forehand (seat.clockwise). A chair
is a person's place at the table; which seat it is in a deal follows from the dealer.
"""

from collections import namedtuple

from . import rules
from .contracts import has_trump
from .deal import FOREHAND, MIDDLEHAND, REARHAND, SEATS
from .profile import GENERAL, Profile

__all__ = (
    "FOREHAND",
    "MIDDLEHAND",
    "NOBODY",
    "REARHAND",
    "SITTING_OUT",
    "Role",
    "chair_of",
    "chair_out",
    "cutter",
    "dealer",
    "defenders",
    "first_lead_rule",
    "first_leader",
    "left_of",
    "next_dealer",
    "players",
    "right_of",
    "seat_of",
    "sitting_out",
    "zadak",
)

# The fourth at the table; SEATS are the three who play.
SITTING_OUT = 3
NOBODY = -1


class Role(namedtuple("Role", ("seat", "rule"))):
    """A seat with a task or a name, and the rule that gives it."""

    __slots__ = ()
    seat: int
    rule: str


def players(profile: Profile) -> int:
    """Return how many sit at the table: three, or four (seat.three-or-four).

    Three play in either case; with four it is the same game with one of them out
    (pauz.not-a-game). Source: Pravidla mariáše k online hře, Hráči.
    """
    return 4 if profile.table == "four" else 3


def left_of(seat: int, players: int) -> int:
    """Return the next seat or chair clockwise (seat.clockwise)."""
    return (seat + 1) % players


def right_of(seat: int, players: int) -> int:
    """Return the seat or chair before this one, counter-clockwise."""
    return (seat - 1) % players


def dealer(players: int) -> int:
    """Return the dealer's seat: forehand sits at its left (seat.forhont).

    With three that is rearhand, with four at the table the seat that sits out.
    """
    return right_of(FOREHAND, players)


def sitting_out(players: int) -> int:
    """Return the seat that sits out: the dealer's, of four (pauz.dealer-sits-out).

    NOBODY with three. Source: Pravidla mariáše k online hře, Pauzírovaný mariáš.
    """
    return dealer(players) if players > len(SEATS) else NOBODY


def cutter(players: int) -> Role:
    """Return who cuts: the player at the dealer's right.

    With three that is prostřední (cut.by-middle-obecna), whom the Paluba rules call
    zadák; with four it is zadák (cut.by-zadak). All sources mean the same chair.
    """
    seat = right_of(dealer(players), players)
    if seat == MIDDLEHAND:
        return Role(seat, rules.CUT_BY_MIDDLE)
    return Role(seat, rules.CUT_BY_ZADAK)


def zadak(players: int, source: str = "obecna") -> Role:
    """Return the seat that a source calls zadák.

    The dealer in the general rules (seat.zadak-obecna), the player at his right in the
    Paluba rules (seat.zadak-paluba). With four at the table the last active player,
    who is that one too (seat.zadak-turnaj, derived). The auction always means rearhand.
    """
    if source == "paluba":
        return Role(right_of(dealer(players), players), rules.ZADAK_RIGHT_OF_DEALER)
    if players > len(SEATS):
        return Role(REARHAND, rules.ZADAK_LAST_ACTIVE)
    return Role(dealer(players), rules.ZADAK_DEALS)


def defenders(declarer: int) -> tuple[int, ...]:
    """Return the two who play against the declarer, clockwise from him.

    They are allies for this one deal, as three play, each for himself
    (seat.three-players). Source: Pravidla mariáše k online hře, Licitace
    (seat.actor-defence).
    """
    return tuple([(declarer + step) % len(SEATS) for step in (1, 2)])


def first_leader(contract: int, declarer: int, profile: Profile) -> int:
    """Return who leads to the first trick.

    Forehand (play.forhont-leads), in betl and durch the declarer (betl.actor-leads).
    Source: Pravidla mariáše k online hře, Sehrávka.
    """
    rule = profile.lead if has_trump(contract) else profile.betl_lead
    return declarer if rule == "declarer" else FOREHAND


def first_lead_rule(contract: int) -> str:
    """Return the rule that says who leads to the first trick of a contract."""
    return rules.FOREHAND_LEADS if has_trump(contract) else rules.BETL_LEAD


def next_dealer(chair: int, players: int) -> int:
    """Return the chair that deals next: its forehand deals, all move one seat left.

    Source: Pravidla mariáše k online hře, Hráči (seat.rotate-left).
    """
    return left_of(chair, players)


def seat_of(chair: int, dealing: int, players: int, profile: Profile = GENERAL) -> int:
    """Return the seat of a chair in a deal, given the chair that deals.

    Forehand sits left of the dealer (seat.forhont), middlehand left of forehand
    (seat.middle).
    """
    return (chair - dealing - _step(profile)) % players


def chair_of(seat: int, dealing: int, players: int, profile: Profile = GENERAL) -> int:
    """Return the chair that has a seat in a deal, given the chair that deals."""
    return (seat + dealing + _step(profile)) % players


def _step(profile: Profile) -> int:
    """Return how far left of the dealer forehand sits; some believe at his right."""
    return -1 if profile.forehand == "right" else 1


def chair_out(deal: int, first_dealer: int, players: int) -> int:
    """Return the chair that sits out in a deal, counted from 0, else NOBODY.

    Everybody sits out equally often (pauz.rotates).
    """
    seat = sitting_out(players)
    if seat == NOBODY:
        return NOBODY
    return chair_of(seat, (first_dealer + deal) % players, players)
