"""The prices: what each part of a contract costs, in units of the base.

Every price is what each opponent pays or is paid, without fleks.
"""

from collections import namedtuple

from . import rules
from .cards import NO_TRUMP
from .ladder import red_suits
from .offences import HEAVY
from .parts import (
    BETL_PART,
    DURCH_PART,
    HRA,
    HUNDRED_AGAINST,
    QUIET_SEVEN,
    SEDMA,
    SEVEN_AGAINST,
    STO,
    TWO_SEVENS_PART,
    parts_of,
)
from .profile import Profile, number

TYPE_CHECKING = False
if TYPE_CHECKING:
    Row = tuple[str, int, str, str, str]


class Price(namedtuple("Price", ("amount", "rules", "source", "grade"))):
    """A price in units, the ids of the rules it follows, its source and its grade."""

    __slots__ = ()
    amount: int
    rules: tuple[str, ...]
    source: str
    grade: str


# Item, units, rule, source, grade. Those of the general rules are lost; what everybody
# else prints for hra, sedma and sto they confirm by their examples.
_EVERYWHERE = (
    (HRA, 1, rules.PAY_GAME, "obecna", "derived"),
    (SEDMA, 2, rules.PAY_SEVEN, "obecna", "derived"),
    (STO, 4, rules.PAY_HUNDRED, "obecna", "stated"),
)
_TWO_SEVENS = (TWO_SEVENS_PART, 40, rules.PAY_TWO_SEVENS_40, "turnaj2020")
# By the value of the switch "prices". What dvě sedmy cost where betl costs 5 no source
# decides: they take the price of the competitions.
_SHEETS = {
    "soutezni": (
        (BETL_PART, 15, rules.PAY_BETL_15, "turnaj2020", "stated"),
        (DURCH_PART, 30, rules.PAY_DURCH_30, "turnaj2020", "stated"),
        _TWO_SEVENS + ("stated",),
    ),
    "paluba": (
        (BETL_PART, 10, rules.PAY_BETL_10, "paluba", "stated"),
        (DURCH_PART, 20, rules.PAY_DURCH_20, "paluba", "stated"),
        (TWO_SEVENS_PART, 30, rules.PAY_TWO_SEVENS_30, "paluba", "stated"),
    ),
    "hospoda": (
        (BETL_PART, 5, rules.PAY_BETL_5, "holandska", "stated"),
        (DURCH_PART, 10, rules.PAY_DURCH_10, "holandska", "stated"),
        _TWO_SEVENS + ("inferred",),
    ),
}
# Where four play, by the value of the switch "kriz_prices".
_OF_FOUR = (
    (BETL_PART, 10, rules.PAY_BETL_10, "sloapslam", "stated"),
    (DURCH_PART, 20, rules.PAY_DURCH_20, "sloapslam", "stated"),
)
_SAME_PRICE = {SEVEN_AGAINST: SEDMA, HUNDRED_AGAINST: STO}
_RED_TWO_SEVENS = Price(50, (rules.PAY_RED_TWO_SEVENS,), "paluba", "stated")


def price(item: str, trump: int, profile: Profile, players: int = 3) -> Price:
    """Return the price of a part by its name, doubled in red (pay.red-doubles).

    hra 1, sedma 2, sto 4 (pay.hra-1, pay.sedma-2, pay.sto-4) and the same against; the
    rest by the sheet of the profile: betl 15, 10 or 5 (pay.betl-15, pay.betl-10,
    pay.betl-5), durch twice that (pay.durch-30, pay.durch-20, pay.durch-10), dvě sedmy
    40 or 30 (pay.2x7-40, pay.2x7-30), the red ones 50 in Paluba
    (pay.2x7-red-50-paluba). Where four play křížový, betl and durch cost 10 and 20
    unless the table's own prices are agreed on. A quiet seven costs half a sedma
    (quiet7.half). KeyError for what is no part.
    """
    if item == QUIET_SEVEN:
        return quiet_seven(trump, profile)
    item = _SAME_PRICE.get(item, item)
    red = item not in (BETL_PART, DURCH_PART) and is_red(trump, profile)
    if item == TWO_SEVENS_PART and red and profile.red_2x7 == "fifty":
        return _RED_TWO_SEVENS
    for name, amount, rule, source, grade in _sheet(profile, players):
        if name == item:
            return _in_red(Price(amount, (rule,), source, grade), red)
    raise KeyError(item)


def quiet_seven(trump: int, profile: Profile) -> Price:
    """Return the price of a quiet seven: half a sedma, no fleks (quiet7.half).

    Red doubles it (quiet7.no-flek); Paluba prints both, 0,20 and 0,40 Kč.
    """
    half = price(SEDMA, NO_TRUMP, profile).amount // 2
    plain = Price(half, (rules.QUIET_SEVEN,), "obecna", "stated")
    return _in_red(plain, is_red(trump, profile))


def omyl(profile: Profile) -> Price:
    """Return the price of an omyl, 6: a hra and a sedma, both flekked (omyl.price-6).

    It exists for the plain sedma only, so red never doubles it (omyl.not-for-red).
    """
    parts = [price(item, NO_TRUMP, profile).amount for item in (HRA, SEDMA)]
    return Price(2 * sum(parts), (rules.OMYL_PRICE,), "obecna", "stated")


def contract_price(contract: int, trump: int, profile: Profile) -> int:
    """Return what a whole contract costs, made and without fleks (pay.parts-add)."""
    parts = parts_of(contract, profile)
    return sum([price(item, trump, profile).amount for item in parts])


def is_red(trump: int, profile: Profile) -> bool:
    """Tell whether trumps double the prices: hearts do (pay.red-doubles).

    They are the better suit (cards.red-better).

    Betl and durch have no trumps, and one price (bid.no-suit-betl-durch).
    """
    return profile.red != "none" and trump in red_suits(profile)


def quiet_over(profile: Profile) -> str:
    """Return what each ten above a quiet hundred does, a value of quiet100_over.

    ``flekked``: adds the doubled flekked hra again (quiet100.over-obecna);
    ``unflekked``: adds that of a hra without fleks; ``doubling``: doubles the sum so
    far (quiet100.over-paluba); ``none``: nothing. Where it goes by the school, an
    adding table adds and a multiplying one doubles.
    """
    if profile.quiet100_over != "school":
        return profile.quiet100_over
    return "doubling" if profile.school == "nasobeny" else "flekked"


def limit(profile: Profile, raised: bool = False) -> int:
    """Return the most that a deal may cost, in units; 0 is no limit (pay.limit-500).

    ``raised``: both defenders flekked a hand that could not fail (pay.limit-750).
    """
    higher = number(profile.limit_raised)
    return higher if raised and higher else number(profile.limit)


def fine(kind: str, profile: Profile) -> int:
    """Return the flat sum for an offence, LIGHT or HEAVY, in units.

    The general rules leave the sums to the table (renonc.flat-open-obecna); Paluba says
    10 and 25 (renonc.flat-paluba), the tournament 10 and 50 (renonc.flat-turnaj).
    """
    return number(profile.fine_heavy if kind == HEAVY else profile.fine_light)


def halers(profile: Profile) -> int:
    """Return the base, the price of a plain hra, in halers (pay.base-unit).

    Ten or twenty, or a crown; the rest is in proportion (pay.base-variants).
    """
    base = profile.base
    return number(base[:-1]) if base[-1] == "h" else 100 * number(base[:-2])


def _sheet(profile: Profile, players: int) -> "tuple[Row, ...]":
    """The prices of a table; the first that names a part holds."""
    own = _OF_FOUR if players == 4 and profile.kriz_prices == "krizovy" else ()
    return own + _EVERYWHERE + _SHEETS[profile.prices]


def _in_red(plain: Price, red: bool) -> Price:
    if not red:
        return plain
    amount, rules_so_far, source, grade = plain
    return Price(2 * amount, rules_so_far + (rules.PAY_RED_DOUBLES,), source, grade)
