"""Folding: when a contract is not played after the comments, and what is paid then."""

from collections import namedtuple

from . import rules
from .cards import Card
from .comments import CommentState
from .contracts import (
    FOUR,
    GAME,
    SEVEN,
    TWO_SEVENS,
    TWO_SEVENS_HUNDRED,
    Commitment,
    has_helper,
)
from .fleks import FLEK, RE, Raise
from .parts import AGAINST, HRA, SEDMA, TWO_SEVENS_PART, Part
from .profile import Profile
from .seats import NOBODY


class Folded(namedtuple("Folded", ("parts", "raisers", "rule"))):
    """A deal that is not played: how its parts stand, with which fleks, and why."""

    __slots__ = ()
    parts: tuple[Part, ...]
    raisers: tuple[Raise, ...]
    rule: str


def folded(announced: Commitment, said: CommentState) -> "Folded | None":
    """Return how a contract is settled without play, None when it is played.

    Hra and sedma only, and not when the defence announced a part of its own; what else
    Paluba does not play was laid down (notplayed.list-paluba). Once the
    cards are folded the declarer has lost what was raised and won what was approved;
    for a sedma flekked without a re in Paluba no source decides it.
    """
    if [part for part in said.parts if part in AGAINST]:
        return None
    rule = ""
    if announced.contract == GAME:
        rule = hra_not_played(said)
    if announced.contract == SEVEN:
        rule = sedma_not_played(said)
    if not rule:
        return None
    return Folded(_as_said(said, rule), said.raisers, rule)


def hra_not_played(said: CommentState) -> str:
    """Return the rule by which a hra is not played, empty when it is.

    Unflekked it is often not played and the declarer is paid (hra.silent-not-played);
    at other tables a re is needed, and what was flekked without an answer is paid by
    the declarer (hra.no-re-no-play). Or it is always played.
    """
    needed = said.profile.fold_hra
    if needed == "re" and _highest(said) < RE:
        return rules.GAME_NO_RE
    if needed == "flek" and _highest(said) < FLEK:
        return rules.GAME_QUIET
    return ""


def sedma_not_played(said: CommentState) -> str:
    """Return the rule by which a sedma is not played, empty when it is.

    With no flek at all it is folded and paid (sedma.unflekked-fold); in Paluba it needs
    a re on one of its parts (sedma.no-re-no-play-paluba). A flek on the hra alone
    is a remis: hra lost, sedma won, the sums are equal (sedma.remis).
    """
    needed = said.profile.fold_sedma
    hra, sedma = _level(said, HRA), _level(said, SEDMA)
    if said.profile.remis == "folded" and (hra, sedma) == (FLEK, 0):
        return rules.SEVEN_REMIS
    if needed == "re" and _highest(said) < RE:
        return rules.SEVEN_NO_RE
    if needed == "flek" and _highest(said) < FLEK:
        return rules.SEVEN_FOLDED
    return ""


def omyl(declarer: int, opponents: tuple[int, ...]) -> Folded:
    """Return the folding of a plain sedma that was bid by mistake (omyl.fold).

    It is paid like a hra and a sedma lost with a flek on both: six units, what losing
    it at the table with an ambo costs (omyl.price-6).
    """
    names = (HRA, SEDMA)
    parts = tuple([Part(name, declarer, False, rules.OMYL_PRICE, 1) for name in names])
    said = tuple([Raise(name, FLEK, seat) for seat in opponents for name in names])
    return Folded(parts, said, rules.OMYL_FOLD)


def four_helpers(
    hands: tuple[tuple[Card, ...], ...], announced: Commitment, declarer: int
) -> int:
    """Return the defender who holds four or more cards of the helper suit, or NOBODY.

    Against him dvě sedmy cannot be made (dvesedmy.four-helpers-obecna).
    """
    found = helper_hands(hands, announced, declarer)
    return found[0] if found else NOBODY


def helper_hands(
    hands: tuple[tuple[Card, ...], ...], announced: Commitment, declarer: int
) -> tuple[int, ...]:
    """Return every defender who holds four helpers: two can, at a bluffed contract."""
    if not has_helper(announced.contract):
        return ()
    found: list[int] = []
    for seat, hand in enumerate(hands):
        helpers = [one for one in hand if one >> 3 == announced.helper]
        if seat != declarer and len(helpers) >= FOUR:
            found.append(seat)
    return tuple(found)


def may_flek_helpers(profile: Profile) -> bool:
    """Tell whether the holder of four helpers may flek.

    Not in Paluba (dvesedmy.four-helpers-paluba); the tournament allows it
    (dvesedmy.four-helpers-turnaj), and for the general rules only a gentleman does not.
    """
    return profile.four_helpers != "no-flek"


def helpers_shown(
    profile: Profile, announced: Commitment, said: CommentState
) -> "Folded | None":
    """Return how dvě sedmy end when four helpers in one hand are shown.

    Without play, lost at the base rate (dvesedmy.four-helpers-obecna, -paluba); in the
    tournament with the fleks (dvesedmy.four-helpers-turnaj). With a sto they are not
    shown there and the deal is played (stodvesedmy.four-helpers-hidden); elsewhere no
    source speaks of it, and it is played too.
    """
    if announced.contract != TWO_SEVENS:
        return None
    rule = helpers_rule(profile, announced.contract)
    with_fleks = profile.four_helpers == "shown"
    lost = Part(TWO_SEVENS_PART, said.side.declarer, False, rule, 1)
    return Folded((lost,), said.raisers if with_fleks else (), rule)


def helpers_rule(profile: Profile, contract: int) -> str:
    """Return the rule of a table on four helpers in one hand.

    With a sto the tournament has one of its own (stodvesedmy.four-helpers-hidden);
    elsewhere it is that of dvě sedmy alone.
    """
    if contract == TWO_SEVENS_HUNDRED and profile.four_helpers == "shown":
        return rules.FOUR_HELPERS_HIDDEN
    return _HELPERS[profile.four_helpers]


# By the value of the switch.
_HELPERS = {
    "laid-down": rules.FOUR_HELPERS,
    "no-flek": rules.FOUR_HELPERS_NO_FLEK,
    "shown": rules.FOUR_HELPERS_SHOWN,
}


def _as_said(said: CommentState, rule: str) -> tuple[Part, ...]:
    """The parts as they were left: raised by the defence is lost, approved is won."""
    return tuple(
        [
            Part(name, owner, not level, rule, 1)
            for name, owner, level in zip(said.parts, said.owners, said.levels)
        ]
    )


def _level(said: CommentState, part: str) -> int:
    return said.levels[said.parts.index(part)] if part in said.parts else 0


def _highest(said: CommentState) -> int:
    return max(said.levels)
