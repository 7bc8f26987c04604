"""The ladders of the auction: what can be bid, and in which order."""

from collections import namedtuple

from . import rules
from .actions import Bid
from .cards import BELLS, HEARTS
from .contracts import (
    BETL,
    CONTRACT_NAMES,
    DURCH,
    GAME,
    HUNDRED,
    HUNDRED_SEVEN,
    SEVEN,
    TWO_SEVENS,
    TWO_SEVENS_HUNDRED,
)
from .errors import IllegalActionError, NotationError
from .profile import Profile
from .switch import is_number

NOT_ON_LADDER = -1
RED = "lepsi-"


class Rung(namedtuple("Rung", ("contract", "red"))):
    """A rung: a contract, and whether it is the better one, with hearts as trumps."""

    __slots__ = ()
    contract: int
    red: bool


_GAMES = (Rung(GAME, False), Rung(GAME, True))
_SEVENS = (Rung(SEVEN, False), Rung(SEVEN, True))
_HUNDRED = Rung(HUNDRED, False)
_HUNDRED_SEVEN = Rung(HUNDRED_SEVEN, False)
_RED_HUNDRED = Rung(HUNDRED, True)
_RED_HUNDRED_SEVEN = Rung(HUNDRED_SEVEN, True)
# Without a suit there is one rung only (bid.no-suit-betl-durch).
_NO_TRUMPS = (Rung(BETL, False), Rung(DURCH, False))
_TOP = (
    Rung(TWO_SEVENS, False),
    Rung(TWO_SEVENS_HUNDRED, False),
    Rung(TWO_SEVENS, True),
    Rung(TWO_SEVENS_HUNDRED, True),
)
_COMPETITION = (
    _SEVENS + (_HUNDRED, _HUNDRED_SEVEN, _RED_HUNDRED, _RED_HUNDRED_SEVEN) + _NO_TRUMPS
)
_PUB = (
    _SEVENS + (_HUNDRED, _RED_HUNDRED, _HUNDRED_SEVEN, _RED_HUNDRED_SEVEN) + _NO_TRUMPS
)
# By the value of the switch: the rungs from sedma on, and the rule that orders them.
_LADDERS = (
    ("competition", _COMPETITION + _TOP, rules.LADDER_COMPETITION),
    ("pub", _PUB + _TOP, rules.LADDER_PUB),
    ("paluba", _COMPETITION + (_TOP[0], _TOP[2]), rules.LADDER_COMPETITION),
)
_RULES = {name: rule for name, _, rule in _LADDERS}
# By the ladder and the lowest rung: the rungs, and the place of each.
_RUNGS: "dict[tuple[str, str], tuple[Rung, ...]]" = {}
_PLACES: "dict[tuple[str, str], dict[tuple[int, bool], int]]" = {}
for _name, _ladder, _ in _LADDERS:
    for _lowest, _below in (("sedma", ()), ("hra", _GAMES)):
        _all = _below + _ladder
        _RUNGS[_name, _lowest] = _all
        _PLACES[_name, _lowest] = {rung: _all.index(rung) for rung in _all}


def rungs(profile: Profile) -> tuple[Rung, ...]:
    """Return the rungs of a profile from the lowest; a bid is an index into them.

    In competition sto a sedm stands below the better sto (bid.ladder-competition), in
    pubs above it (bid.ladder-pub). All twelve are in Pravidla turnaje 2020, A
    (bid.ladder-12), from which the general rules' ladder is filled up; the ten of
    Paluba, in the order of its price list, lack sto a dvě sedmy. Every red contract
    stands above its plain twin (bid.red-above), so it does in hra too, where a table
    bids from there (house.bid-from-hra, klasika.from-hra); usually sedma is the lowest
    rung (bid.starts-at-sedma). Betl and durch have one each (bid.no-suit-betl-durch).
    """
    return _RUNGS[profile.ladder, profile.lowest]


def ladder_rule(profile: Profile) -> str:
    """Return the id of the rule by which the rungs of a profile are ordered."""
    return _RULES[profile.ladder]


def rung_of(contract: int, trump: int, profile: Profile) -> int:
    """Return the index of a contract with these trumps, or NOT_ON_LADDER.

    Only the trump suit makes it the better one (dvesedmy.red-is-trump), and hearts are
    the better suit (cards.red-better).
    """
    red = trump == HEARTS or trump in red_suits(profile)
    places = _PLACES[profile.ladder, profile.lowest]
    return places.get((contract, red), NOT_ON_LADDER)


def red_suits(profile: Profile) -> tuple[int, ...]:
    """Return the suits that make a contract the better one: hearts (bid.red-above)."""
    return (HEARTS, BELLS) if profile.red == "hearts-and-bells" else (HEARTS,)


def rung_name(rung: Rung) -> str:
    """Return the name of a rung: ``sedma``, ``lepsi-sedma``, ``betl``.

    In hearts sto a sedm is "sto a sedm lepších" (stosedm.red-name), and so are the
    other contracts "lepší".
    """
    return (RED if rung.red else "") + CONTRACT_NAMES[rung.contract]


def rung_named(name: str, profile: Profile) -> int:
    """Return the index of a rung by its name, or NOT_ON_LADDER."""
    names = [rung_name(rung) for rung in rungs(profile)]
    return names.index(name) if name in names else NOT_ON_LADDER


def bid_named(text: str, profile: Profile) -> Bid:
    """Return the bid of a rung's name or number: ``sto``, ``lepsi-sedma``, ``3``.

    Words or numbers, and no rung need be named on the way (bid.words-or-numbers).
    IllegalActionError when that rung is not on the ladder, as hra is not where sedma is
    the lowest (bid.starts-at-sedma), but is in Klasika (klasika.from-hra);
    NotationError when nothing is called so. Source: Pravidla turnaje v míchaném
    bodovaném licitovaném mariáši.
    """
    number = rung_named(text, profile)
    if is_number(text):
        number = int(text) - 1
    elif number == NOT_ON_LADDER and text.replace(RED, "") not in CONTRACT_NAMES:
        raise NotationError(text, 0, "the name or number of a rung")
    if 0 <= number < len(rungs(profile)):
        return Bid(number)
    game = text.replace(RED, "") == CONTRACT_NAMES[GAME]
    rule = rules.BID_FROM_SEVEN if game else ladder_rule(profile)
    raise IllegalActionError(rule, text)


def lowest(profile: Profile) -> Rung:
    """Return the lowest rung: sedma, or hra where a table bids from there."""
    return rungs(profile)[0]
