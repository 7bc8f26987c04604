"""The talon: what the declarer may lay away in each contract, and when it closes."""

from . import rules
from .cards import Card, is_sharp
from .contracts import Commitment, has_helper, has_trump, kept_cards
from .duties import Play
from .points import Line, card_points
from .profile import GENERAL, Profile

# A wrong number of cards counts as far as "re": the second flek.
FLEKS_UP_TO_RE = 2


def verdicts(
    hand: tuple[Card, ...], commitment: Commitment, profile: Profile = GENERAL
) -> tuple[Play, ...]:
    """Return for each card whether it may be laid away in a contract, and why.

    In betl and durch anything (betl.any-discard). Else no ace or ten (talon.no-sharp),
    no announced seven, the helper's included (talon.no-announced-seven), but any other
    trump (talon.trump-allowed); dvě sedmy have the limits of hra
    (dvesedmy.hra-status). Source: Pravidla mariáše k online hře, Talon.

    The tournament rules forbid the seven too, yet list it as no renonc: the engine
    refuses it. Tables that keep trumps out of the talon do not know dvě sedmy, so there
    a trump may always go.
    """
    return tuple([Play(card, *_verdict(card, commitment, profile)) for card in hand])


def _verdict(card: Card, commitment: Commitment, profile: Profile) -> tuple[bool, str]:
    contract, trump, helper = commitment
    if not has_trump(contract):
        return True, rules.BETL_ANY_DISCARD
    if is_sharp(card):
        return profile.discard == "any", rules.TALON_NO_SHARP
    if card in kept_cards(contract, trump, helper):
        return False, rules.TALON_NO_ANNOUNCED_SEVEN
    if card >> 3 != trump:
        return True, rules.TALON_WINNER_TAKES
    refused = profile.discard_trumps == "no" and not has_helper(contract)
    return not refused, rules.TALON_TRUMP_ALLOWED


def against(
    discard: tuple[Card, ...], commitment: Commitment, profile: Profile = GENERAL
) -> str:
    """Return the rule that a discard breaks in a contract, "" when it breaks none."""
    for card in discard:
        allowed, rule = _verdict(card, commitment, profile)
        if not allowed:
            return rule
    return ""


def may_be_seen(contract: int, profile: Profile, suspected: bool) -> tuple[bool, str]:
    """Return whether the talon may be looked at after the play, and the rule.

    Only where a renonc is suspected with reason (talon.inspect-suspicion); after betl
    and durch not even then (talon.no-inspect-betl), unless the table follows the
    tournament, which knows no such exception. Sources: Pravidla mariáše k online hře,
    Talon; Pravidla turnaje v míchaném bodovaném licitovaném mariáši.
    """
    if not has_trump(contract) and profile.talon_look == "never":
        return False, rules.TALON_NO_LOOK_BETL
    return suspected, rules.TALON_LOOK_SUSPICION


def fleks_that_count(level: int) -> int:
    """Return how far the rate is raised when the discard had a wrong number of cards.

    Whoever notices may say so before he comments, or flek; after "re" it must be said,
    and whatever was said above is not paid (talon.wrong-count). Source: Pravidla
    turnaje v míchaném bodovaném licitovaném mariáši.
    """
    return min(level, FLEKS_UP_TO_RE)


def discard_line(discard: tuple[Card, ...], profile: Profile) -> Line:
    """Return the line of the discard, whose points count for the declarer.

    Always none: no ace or ten lies there in a game with points
    (talon.points-to-actor). Source: Pravidla mariáše k online hře, Talon.
    """
    points = card_points(discard, profile)
    return Line(rules.TALON_POINTS, points, discard, -1)
