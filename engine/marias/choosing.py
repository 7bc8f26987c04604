"""Choosing trumps in volený: one of the first seven cards, or blind, "z lidu"."""

from . import rules
from .actions import ChooseTrump, FromPeople
from .cards import Card, suit
from .errors import IllegalActionError
from .marriages import marriages
from .profile import Profile

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .actions import Action

# What forehand has seen when he chooses.
FIRST_SEVEN = 7


def choices(hand: tuple[Card, ...], profile: Profile) -> "tuple[Action, ...]":
    """Return how forehand may choose, his hand being in the order of dealing.

    Any of his first seven (vol.trump-from-seven); or blind, where the table allows it
    (vol.z-lidu). Source: Pravidla mariáše k online hře, Volený mariáš.
    """
    first = hand[:FIRST_SEVEN]
    if profile.vol_trump == "pair" and marriages(first):
        first = tuple([card for card in first if suit(card) in marriages(first)])
    cards = tuple([ChooseTrump(card) for card in first])
    return cards + (FromPeople(),) if profile.z_lidu == "yes" else cards


def card_chosen(hand: tuple[Card, ...], action: "Action", profile: Profile) -> Card:
    """Return the card that makes trumps; IllegalActionError gives the rule against."""
    if action not in choices(hand, profile):
        blindly = isinstance(action, FromPeople)
        rule = rules.VOLENY_FROM_PEOPLE if blindly else rules.VOLENY_TRUMP
        raise IllegalActionError(rule, action)
    if isinstance(action, ChooseTrump):
        return action.card
    # Which of the second five, no source decides: the one that was dealt first.
    return hand[FIRST_SEVEN]
