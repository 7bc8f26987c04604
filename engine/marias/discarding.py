"""The discard: which two cards of twelve may be laid away before the announcement."""

from . import rules
from .actions import NO_CARD, Discard
from .announce import Bought, may_follow
from .cards import NO_TRUMP, PACK, Card, is_sharp
from .contracts import BETL, DURCH, Commitment
from .deal import TALON_SIZE
from .ladder import rung_of
from .profile import Profile
from .talon import against


def discards(bought: Bought) -> tuple[Discard, ...]:
    """Return every discard after which a contract can be announced, of twelve in hand.

    Aces and tens only where betl or durch is high enough; there, too, with each other
    card as the lead laid aside (talon.lead-card-aside, talon.lead-before-announce).
    """
    if betl_or_durch(bought):
        return _with_leads(bought.hand)
    games = may_follow(bought)
    free = [card for card in bought.hand if _may_lay(bought, card)]
    pairs = [
        (first, second)
        for place, first in enumerate(free)
        for second in free[place + 1 :]
    ]
    profile = bought.profile
    return tuple(
        [Discard(pair, NO_CARD) for pair in pairs if _leaves_one(games, pair, profile)]
    )


# The discards of two cards by the lead that lies beside them, the one without first;
# made when first asked for, because there are hundreds of them in every deal.
_ROWS: dict[tuple[Card, Card], tuple[Discard, ...]] = {}


def _with_leads(hand: tuple[Card, ...]) -> tuple[Discard, ...]:
    """Return every pair without a lead, then with each other card as the lead."""
    found: list[Discard] = []
    for place, first in enumerate(hand):
        for second in hand[place + 1 :]:
            pair = (first, second)
            row = _ROWS.get(pair)
            if row is None:
                row = tuple([Discard(pair, lead) for lead in (NO_CARD,) + PACK])
                _ROWS[pair] = row
            found.append(row[0])
            found.extend([row[lead + 1] for lead in hand if lead not in pair])
    return tuple(found)


def refusal(bought: Bought, action: Discard) -> str:
    """Return the rule against a discard from twelve cards, "" when there is none.

    Two different cards (talon.wrong-count) of those in hand (talon.winner-takes); aces
    and tens (talon.no-sharp), or a lead laid aside (talon.lead-card-aside), only where
    betl or durch may follow; and no seven that what was bought must announce
    (talon.no-announced-seven). Source: Pravidla mariáše k online hře, Talon.
    """
    cards = action.cards
    laid = cards if action.lead == NO_CARD else cards + (action.lead,)
    if len(cards) != TALON_SIZE or len(set(laid)) != len(laid):
        return rules.TALON_WRONG_COUNT
    if [card for card in laid if card not in bought.hand]:
        return rules.TALON_WINNER_TAKES
    if [card for card in cards if not _may_lay(bought, card)]:
        return rules.TALON_NO_SHARP
    if betl_or_durch(bought):
        return ""
    if action.lead != NO_CARD:
        return rules.TALON_LEAD_ASIDE
    if _leaves_one(may_follow(bought), cards, bought.profile):
        return ""
    return rules.TALON_NO_ANNOUNCED_SEVEN


def betl_or_durch(bought: Bought) -> bool:
    """Tell whether betl or durch is at least as high as what was bought."""
    rungs = [rung_of(one, NO_TRUMP, bought.profile) for one in (BETL, DURCH)]
    return max(rungs) >= bought.rung


def _may_lay(bought: Bought, card: Card) -> bool:
    if not is_sharp(card) or bought.profile.discard == "any":
        return True
    return betl_or_durch(bought)


def _leaves_one(
    games: tuple[Commitment, ...], pair: tuple[Card, ...], profile: Profile
) -> bool:
    return any(not against(pair, one, profile) for one in games)
