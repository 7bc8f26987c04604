"""Rules of a contract: by which it names suits, has parts, stands on the ladder."""

from . import rules
from .cards import HEARTS
from .contracts import (
    GAME,
    HUNDRED_SEVEN,
    SEVEN,
    TWO_SEVENS_HUNDRED,
    Commitment,
    has_helper,
    has_trump,
)
from .parts import STO, parts_of
from .profile import Profile

# Which parts a contract has of its own, beside that they are added up.
_PARTS_BY = {
    GAME: (rules.GAME_PART_ONLY_IN,),
    SEVEN: (rules.GAME_PART_ONLY_IN,),
    HUNDRED_SEVEN: (rules.HUNDRED_SEVEN_SEPARATE,),
    TWO_SEVENS_HUNDRED: (rules.TWO_SEVENS_HUNDRED_SEPARATE,),
}


def named_by(contract: int) -> tuple[str, ...]:
    """Return the rules by which a contract names its suits.

    The declarer names trumps (trump.declarer-names), at dvě sedmy a helper suit too
    (dvesedmy.two-suits); betl and durch have neither (trump.none-betl-durch).
    """
    if not has_trump(contract):
        return (rules.NO_TRUMPS,)
    if has_helper(contract):
        return (rules.TRUMP_NAMED, rules.TWO_SEVENS_TWO_SUITS)
    return (rules.TRUMP_NAMED,)


def made_of(contract: int, profile: Profile) -> tuple[str, ...]:
    """Return the rules by which a contract has its parts, none where it is one whole.

    Several parts are added up (pay.parts-add). A hra is one only in hra and sedma
    (hra.part-only-in); sto a sedm and sto a dvě sedmy have two that are judged each for
    itself (stosedm.separate, stodvesedmy.separate).
    """
    several = len(parts_of(contract, profile)) > 1
    return ((rules.PAY_PARTS_ADD,) if several else ()) + _PARTS_BY.get(contract, ())


def ranked_by(announced: Commitment) -> tuple[str, ...]:
    """Return the rules that set a contract apart from its twin, none for a plain one.

    Hearts are the better suit (cards.red-better) and stand above (bid.red-above); sto a
    sedm has a name for it (stosedm.red-name). A red helper alone does not make dvě
    sedmy the better (dvesedmy.red-is-trump). Betl and durch have one rung
    (bid.no-suit-betl-durch).
    """
    contract, trump, helper = announced
    if not has_trump(contract):
        return (rules.BID_NO_SUIT,)
    if helper == HEARTS:
        return (rules.TWO_SEVENS_RED_TRUMPS,)
    if trump != HEARTS:
        return ()
    own = (rules.HUNDRED_SEVEN_RED_NAME,) if contract == HUNDRED_SEVEN else ()
    return (rules.RED_BETTER, rules.BID_RED_ABOVE) + own


def helper_rules() -> tuple[str, ...]:
    """Return the rules of the helper suit of dvě sedmy.

    It has no power of trumps (trump.helper-no-power), and its cards rank as in hra
    (dvesedmy.hra-status). Source: Pravidla mariáše k online hře.
    """
    return (rules.HELPER_NO_POWER, rules.TWO_SEVENS_LIKE_GAME)


def lost_by(contract: int, profile: Profile) -> str:
    """Return the rule of what a lost contract costs.

    As much as it would have brought (pay.fail-same), but for the hundred: the tens that
    are missing (sto.loss-pady), or those above what the defence may make
    (sto.loss-allowance-paluba).
    """
    if STO not in parts_of(contract, profile):
        return rules.PAY_FAIL_SAME
    allowance = profile.lost_sto == "allowance"
    return rules.HUNDRED_LOSS_ALLOWANCE if allowance else rules.HUNDRED_LOSS
