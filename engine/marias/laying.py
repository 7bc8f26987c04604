"""Laying two cards away in volený, where the contract is not yet announced."""

from . import rules
from .actions import NO_CARD, Discard
from .cards import NO_TRUMP, Card, suit
from .contracts import GAME, Commitment
from .deal import TALON_SIZE
from .errors import IllegalActionError
from .profile import Profile
from .talon import against


def discards(hand: tuple[Card, ...]) -> tuple[Discard, ...]:
    """Return every pair of the hand, in one order each.

    Anything may be laid away: betl or durch may follow (betl.any-discard).
    """
    return tuple(
        [
            Discard((first, second), NO_CARD)
            for place, first in enumerate(hand)
            for second in hand[place + 1 :]
        ]
    )


def check(hand: tuple[Card, ...], action: Discard) -> None:
    """Raise IllegalActionError unless two cards of the hand are laid away.

    The rule is vol.discard-two; a lead laid aside (talon.lead-card-aside) belongs to
    the auction game, no source has it in volený.
    """
    if action.lead != NO_CARD:
        raise IllegalActionError(rules.TALON_LEAD_ASIDE, action)
    cards = action.cards
    if len(cards) != TALON_SIZE or len(set(cards)) != TALON_SIZE:
        raise IllegalActionError(rules.VOLENY_DISCARD, action)
    if [card for card in cards if card not in hand]:
        raise IllegalActionError(rules.VOLENY_DISCARD, action)


def against_trumps(laid: tuple[Card, ...], chosen: Card, profile: Profile) -> str:
    """Return the rule by which no game with trumps may follow a discard, or "".

    Aces and tens may not lie there (talon.no-sharp), other trumps may
    (talon.trump-allowed), but not the chosen card itself (vol.discard-two): so the
    competition rules, of which we know at second hand. Source: Pravidla mariáše k
    online hře, Volený mariáš.
    """
    if chosen in laid:
        return rules.VOLENY_DISCARD
    return against(laid, Commitment(GAME, suit(chosen), NO_TRUMP), profile)
