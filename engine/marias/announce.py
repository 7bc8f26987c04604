"""The announcement: which contract may follow a rung that was bought, and omyl."""

from collections import namedtuple

from . import rules
from .actions import NO_CARD
from .cards import NO_TRUMP, SUITS, Card
from .contracts import (
    ALL_CONTRACTS,
    GAME,
    HUNDRED_SEVEN,
    SEVEN,
    Commitment,
    has_helper,
    has_trump,
    kept_cards,
)
from .ladder import ladder_rule, rung_of, rungs
from .profile import Profile
from .talon import against


class Bought(namedtuple("Bought", ("profile", "rung", "hand", "discard", "lead"))):
    """The rung that was bought, and the declarer's cards: in hand, laid away, aside.

    The lead laid aside is one of the hand; NO_CARD where there is none.
    """

    __slots__ = ()
    profile: Profile
    rung: int
    hand: tuple[Card, ...]
    discard: tuple[Card, ...]
    lead: Card


class Verdict(namedtuple("Verdict", ("allowed", "rule"))):
    """Whether something may be done, and the rule that says so."""

    __slots__ = ()
    allowed: bool
    rule: str


def _suits(contract: int) -> tuple[tuple[int, int], ...]:
    """Return the trump and helper suits that a contract can have."""
    if not has_trump(contract):
        return ((NO_TRUMP, NO_TRUMP),)
    if not has_helper(contract):
        return tuple([(trump, NO_TRUMP) for trump in SUITS])
    return tuple([(one, two) for one in SUITS for two in SUITS if one != two])


# Every contract with its suits; that two suits differ is dvesedmy.two-suits.
COMMITMENTS = tuple(
    [
        Commitment(contract, trump, helper)
        for contract in ALL_CONTRACTS
        for trump, helper in _suits(contract)
    ]
)


def needed_sevens(commitment: Commitment, profile: Profile) -> tuple[Card, ...]:
    """Return the sevens without which a contract may not be announced.

    Every announced seven (bid.seven-must-be-held), so the trumps of sto a sedm are a
    suit whose seven is held (bid.107-suit-of-seven). In the Paluba and the tournament
    rules only that of sedma, plain or red (bid.sedma-needs-seven, and who bought the
    red one without it must go higher: bid.red-seven-missing); whatever else is
    announced may be a bluff (bid.bluff). Sources: Pravidla mariáše k online hře,
    Licitace; Pravidla turnaje v míchaném bodovaném licitovaném mariáši.
    """
    if profile.needs != "sevens" and commitment.contract != SEVEN:
        return ()
    return kept_cards(commitment.contract, commitment.trump, commitment.helper)


def verdict(bought: Bought, commitment: Commitment) -> Verdict:
    """Return whether a contract may be announced over a rung, and the deciding rule.

    At least what was bought, by the order of the ladder; suit and contract may differ
    from it (bid.final-at-least). What the hand holds does not matter (bid.bluff),
    except the cards that ``needed_sevens`` gives and those laid away. Source: Pravidla
    mariáše k online hře, Licitace.

    Where dvě sedmy were bought and sevens are missing, nothing is left to announce if
    every announced seven must be held: no source decides; a game as high is then
    announced all the same, and fails in play.
    """
    rule = _refusal(bought, commitment)
    if rule:
        return Verdict(False, rule)
    missing = _missing(bought, commitment)
    if missing and commitment not in may_follow(bought):
        return Verdict(False, missing)
    sevens = kept_cards(commitment.contract, commitment.trump, commitment.helper)
    if [seven for seven in sevens if seven not in bought.hand]:
        return Verdict(True, rules.BID_BLUFF)
    return Verdict(True, rules.BID_FINAL_AT_LEAST)


def may_follow(bought: Bought) -> tuple[Commitment, ...]:
    """Return every contract for which ``verdict`` allows the announcement."""
    possible = [one for one in _high_enough(bought) if not _laid_wrongly(bought, one)]
    honest = [one for one in possible if not _missing(bought, one)]
    return tuple(honest or possible)


def may_omyl(bought: Bought) -> Verdict:
    """Return whether the bought game may be folded as omyl, and the deciding rule.

    Only plain sedma (omyl.fold, omyl.not-for-red), with all twelve cards laid down and
    none laid away (omyl.all-12); Klasika allows it too (klasika.omyl-on), Paluba does
    not know it. What it costs is in ``tariff.omyl``. Source: Pravidla mariáše k online
    hře, Sedma.
    """
    profile = bought.profile
    if profile.omyl == "no":
        return Verdict(False, rules.OMYL_FOLD)
    rung = rungs(profile)[bought.rung]
    if rung.contract != SEVEN or rung.red:
        return Verdict(False, rules.OMYL_NOT_RED)
    if bought.discard:
        return Verdict(False, rules.OMYL_ALL_TWELVE)
    return Verdict(True, rules.OMYL_FOLD)


def _refusal(bought: Bought, commitment: Commitment) -> str:
    """Return the rule that forbids an announcement whatever the hand holds."""
    rule = _malformed(commitment) or _too_low(bought, commitment)
    return rule or _laid_wrongly(bought, commitment)


# The contracts at least as high as a rung, by the ladder and the rung; made when first
# asked for, because it is asked in every deal.
_HIGH_ENOUGH: dict[tuple[str, str, str, int], tuple[Commitment, ...]] = {}


def _high_enough(bought: Bought) -> tuple[Commitment, ...]:
    """Return the contracts that stand on the ladder, not below what was bought."""
    profile = bought.profile
    key = (profile.ladder, profile.lowest, profile.red, bought.rung)
    found = _HIGH_ENOUGH.get(key)
    if found is None:
        found = tuple([one for one in COMMITMENTS if not _too_low(bought, one)])
        _HIGH_ENOUGH[key] = found
    return found


def _laid_wrongly(bought: Bought, commitment: Commitment) -> str:
    """Return the rule that what lies in the talon, or beside it, breaks."""
    if bought.lead != NO_CARD and has_trump(commitment.contract):
        return rules.TALON_LEAD_ASIDE
    return against(bought.discard, commitment, bought.profile)


def _malformed(commitment: Commitment) -> str:
    if commitment in COMMITMENTS:
        return ""
    if not has_trump(commitment.contract):
        return rules.NO_TRUMPS
    if commitment.trump not in SUITS:
        return rules.TRUMP_NAMED
    return rules.TWO_SEVENS_TWO_SUITS


def _too_low(bought: Bought, commitment: Commitment) -> str:
    profile = bought.profile
    rung = rung_of(commitment.contract, commitment.trump, profile)
    if rung < 0:
        if commitment.contract == GAME:
            return rules.BID_FROM_SEVEN
        return ladder_rule(profile)
    return rules.BID_FINAL_AT_LEAST if rung < bought.rung else ""


def _missing(bought: Bought, commitment: Commitment) -> str:
    needed = needed_sevens(commitment, bought.profile)
    if not [seven for seven in needed if seven not in bought.hand]:
        return ""
    if commitment.contract == HUNDRED_SEVEN:
        return rules.BID_SUIT_OF_SEVEN
    if commitment.contract != SEVEN:
        return rules.BID_SEVEN_HELD
    red = rungs(bought.profile)[bought.rung].red
    rung = rung_of(SEVEN, commitment.trump, bought.profile)
    if red and rung == bought.rung:
        return rules.BID_RED_SEVEN_MISSING
    return rules.BID_SEVEN_NEEDS_SEVEN
