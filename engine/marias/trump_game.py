"""The game with trumps that forehand announces after "barva?", volený and křížový."""

from . import rules
from .actions import Announce
from .announce import needed_sevens
from .cards import NO_TRUMP, SUITS, Card
from .contracts import GAME, HUNDRED, HUNDRED_SEVEN, SEVEN, Commitment
from .profile import Profile
from .talon import against as laid_wrongly

# Dvě sedmy are a game of the auction only.
TRUMP_GAMES = (GAME, SEVEN, HUNDRED, HUNDRED_SEVEN)


def announcements(
    profile: Profile, trump: int, hand: tuple[Card, ...], laid: tuple[Card, ...] = ()
) -> tuple[Announce, ...]:
    """Return what may be announced with these trumps: hra always, then upwards.

    ``laid`` are the cards in the talon. Source: Pravidla mariáše k online hře, Volený
    mariáš and Křížový mariáš.
    """
    found: list[Announce] = []
    for contract in TRUMP_GAMES:
        commitment = Commitment(contract, trump, NO_TRUMP)
        if not against(profile, trump, hand, laid, commitment):
            found.append(Announce(commitment))
    return tuple(found)


def against(
    profile: Profile,
    trump: int,
    hand: tuple[Card, ...],
    laid: tuple[Card, ...],
    commitment: Commitment,
) -> str:
    """Return the rule against an announcement, "" when there is none.

    Hra, sedma, sto or sto a sedm (vol.dobra-announce) in the suit of the card that was
    laid face down (vol.trump-from-seven). An announced seven must be held and not have
    been laid away (bid.seven-must-be-held, talon.no-announced-seven).
    """
    contract = commitment.contract
    if contract not in TRUMP_GAMES or commitment.helper != NO_TRUMP:
        return rules.VOLENY_ANNOUNCE
    if commitment.trump != trump or trump not in SUITS:
        return rules.VOLENY_TRUMP
    wrong = laid_wrongly(laid, commitment, profile)
    if wrong:
        return wrong
    missing = [one for one in needed_sevens(commitment, profile) if one not in hand]
    if not missing:
        return ""
    if contract == SEVEN:
        return rules.BID_SEVEN_NEEDS_SEVEN
    return rules.BID_SUIT_OF_SEVEN
