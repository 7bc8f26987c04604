import pytest
from marias.cards import ACORNS, BELLS, HEARTS, LEAVES, NO_TRUMP
from marias.contracts import (
    BETL,
    DURCH,
    GAME,
    HUNDRED,
    HUNDRED_SEVEN,
    SEVEN,
    TWO_SEVENS,
    TWO_SEVENS_HUNDRED,
)
from marias.offences import HEAVY, LIGHT
from marias.profile import GENERAL, PRESET_NAMES, parse_profile, preset
from marias.tariff import (
    contract_price,
    fine,
    halers,
    is_red,
    limit,
    omyl,
    price,
    quiet_over,
    quiet_seven,
)


def costs(name, *contracts):
    """What contracts cost at a table, plain and red, in units."""
    profile = preset(name)
    plain = [contract_price(one, LEAVES, profile) for one in contracts]
    return plain, [contract_price(one, HEARTS, profile) for one in contracts]


TRUMP_GAMES = (GAME, SEVEN, HUNDRED, HUNDRED_SEVEN)


@pytest.mark.parametrize("name", PRESET_NAMES)
def test_games_with_trumps_cost_the_same_everywhere(name):
    """Hra 1, sedma with its hra 3, sto 4, sto a sedm 6.

    Red, the better suit, doubles all of them (cards.red-better).
    """
    assert costs(name, *TRUMP_GAMES) == ([1, 3, 4, 6], [2, 6, 8, 12])


@pytest.mark.parametrize(
    ("name", "betl", "durch"),
    [
        ("obecna", 15, 30),
        ("klasika", 15, 30),
        ("paluba", 10, 20),
        ("turnaj2020", 15, 30),
        ("hospoda", 5, 10),
    ],
)
def test_betl_and_durch_have_one_price(name, betl, durch):
    """No suit, so nothing doubles them (bid.no-suit-betl-durch); the sums differ."""
    profile = parse_profile(name)
    for trump in (NO_TRUMP, HEARTS):
        assert price("betl", trump, profile).amount == betl
        assert price("durch", trump, profile).amount == durch
    assert contract_price(BETL, NO_TRUMP, profile) == betl
    assert contract_price(DURCH, NO_TRUMP, profile) == durch


def test_two_sevens_cost_forty_and_in_paluba_thirty():
    """The red ones cost double, but in Paluba 10,00 Kč, fifty units, not sixty."""
    assert costs("turnaj2020", TWO_SEVENS, TWO_SEVENS_HUNDRED) == ([40, 44], [80, 88])
    assert costs("paluba", TWO_SEVENS) == ([30], [50])
    double = parse_profile("paluba~red-2x7.double")
    assert contract_price(TWO_SEVENS, HEARTS, double) == 60


def test_paluba_prints_its_prices_in_crowns():
    """At twenty halers the unit: sedma 0,60, better sto a sedm 2,40, betl 2,00."""
    profile = preset("paluba")
    assert halers(profile) == 20
    assert contract_price(SEVEN, BELLS, profile) * 20 == 60
    assert contract_price(HUNDRED_SEVEN, HEARTS, profile) * 20 == 240
    assert contract_price(BETL, NO_TRUMP, profile) * 20 == 200
    assert contract_price(TWO_SEVENS, HEARTS, profile) * 20 == 1000


@pytest.mark.parametrize(
    ("base", "sums"),
    [
        ("10h", (10, 30, 120, 100)),
        ("20h", (20, 60, 240, 200)),
        ("30h", (30, 90, 360, 300)),
        ("1kc", (100, 300, 1200, 1000)),
    ],
)
def test_all_prices_are_multiples_of_the_base(base, sums):
    """Hra is the base (pay.base-unit); the rest in proportion (pay.base-variants).

    Paluba prints hra, sedma, red sto a sedm and betl for twenty halers.
    """
    profile = (
        parse_profile("paluba~base." + base) if base != "20h" else preset("paluba")
    )
    games = ((GAME, BELLS), (SEVEN, BELLS), (HUNDRED_SEVEN, HEARTS), (BETL, NO_TRUMP))
    units = [contract_price(*game, profile) for game in games]
    assert units == [1, 3, 12, 10]
    assert tuple(halers(profile) * unit for unit in units) == sums


def test_a_price_says_where_it_comes_from():
    """Each number has its rules, its source and its grade."""
    assert price("betl", NO_TRUMP, GENERAL) == (
        *(15, ("pay.betl-15",), "turnaj2020", "stated"),
    )
    assert price("sto", HEARTS, GENERAL) == (
        *(8, ("pay.sto-4", "pay.red-doubles"), "obecna", "stated"),
    )
    assert price("dvesedmy", HEARTS, preset("paluba")).rules == (
        "pay.2x7-red-50-paluba",
    )
    assert price("dvesedmy", ACORNS, preset("hospoda")).grade == "inferred"


def test_the_defence_pays_and_is_paid_the_same():
    """Sedma and sto against cost what the declarer's cost."""
    for against, own in (("sedma-proti", "sedma"), ("sto-proti", "sto")):
        for trump in (ACORNS, HEARTS):
            assert price(against, trump, GENERAL) == price(own, trump, GENERAL)
    with pytest.raises(KeyError):
        price("osma", ACORNS, GENERAL)


def test_a_quiet_seven_costs_half_a_sedma():
    """One unit, in red two: 0,20 and 0,40 Kč in Paluba."""
    assert quiet_seven(BELLS, GENERAL).amount == 1
    assert quiet_seven(HEARTS, preset("paluba")).amount * 20 == 40
    assert price("ticha-sedma", HEARTS, GENERAL) == quiet_seven(HEARTS, GENERAL)


def test_an_omyl_costs_six_hras():
    """A flekked hra and a flekked sedma: 2 and 4; for three and ten halers 1,80 Kč."""
    assert omyl(GENERAL).amount == 6
    profile = preset("turnaj2020")
    assert omyl(profile).amount * 3 * halers(profile) == 180


@pytest.mark.parametrize(
    ("text", "over"),
    [
        ("obecna", "flekked"),
        ("klasika", "flekked"),
        ("obecna~school.nasobeny", "doubling"),
        ("paluba", "doubling"),
        ("turnaj2020", "none"),
        ("obecna~school.nasobeny~quiet100-over.flekked", "flekked"),
    ],
)
def test_tens_above_a_quiet_hundred_go_by_the_school(text, over):
    """An adding table adds, a multiplying one doubles, unless it agrees otherwise."""
    assert quiet_over(parse_profile(text)) == over


def test_limits_of_a_deal():
    """500 units, 750 when both defenders flekked a ložená, in Klasika 50."""
    assert limit(GENERAL) == limit(GENERAL, raised=True) == 500
    assert limit(preset("turnaj2020"), raised=True) == 750
    assert limit(preset("klasika")) * halers(preset("klasika")) == 1000
    assert limit(preset("paluba")) == 0


@pytest.mark.parametrize(
    ("name", "light", "heavy"),
    [("turnaj2020", 10, 50), ("paluba", 10, 25), ("obecna", 10, 50), ("klasika", 0, 0)],
)
def test_flat_sums_for_offences(name, light, heavy):
    """The tournament asks 1 and 5 Kč at ten halers, Paluba 2 and 5 Kč at twenty."""
    profile = preset(name)
    assert (fine(LIGHT, profile), fine(HEAVY, profile)) == (light, heavy)


@pytest.mark.parametrize(
    ("text", "base"), [("obecna", 20), ("hospoda", 100), ("obecna~base.3kc", 300)]
)
def test_the_base_in_halers(text, base):
    """The price of a plain hra: ten or twenty halers, or a crown."""
    assert halers(parse_profile(text)) == base


def test_only_hearts_are_red():
    """Bells are red on the cards, and count as plain; some believe otherwise."""
    assert [is_red(suit, GENERAL) for suit in (HEARTS, LEAVES, ACORNS, BELLS)] == (
        [True, False, False, False]
    )
    wrong = parse_profile("obecna~red.hearts-and-bells", hidden=True)
    assert contract_price(HUNDRED, BELLS, wrong) == 8
    none = parse_profile("obecna~red.none", hidden=True)
    assert contract_price(HUNDRED, HEARTS, none) == 4


def test_who_forgets_the_hra_pays_two_for_a_sedma():
    """The contract sedma is two parts; the misconception knows one."""
    wrong = parse_profile("obecna~sedma-parts.sedma", hidden=True)
    assert contract_price(SEVEN, LEAVES, wrong) == 2
    assert contract_price(HUNDRED_SEVEN, LEAVES, wrong) == 6


@pytest.mark.parametrize(
    ("profile", "prices"),
    [
        ("obecna", (15, 30, 40)),
        ("klasika", (15, 30, 40)),
        ("paluba", (10, 20, 30)),
        ("turnaj2020", (15, 30, 40)),
        ("hospoda", (5, 10, 40)),
    ],
)
def test_what_betl_durch_and_dve_sedmy_cost_at_each_table(profile, prices):
    """The sheet of each preset (pay.betl-15, pay.durch-30, pay.2x7-40)."""
    items = ("betl", "durch", "dvesedmy")
    assert tuple(price(one, ACORNS, preset(profile)).amount for one in items) == prices


def test_an_omyl_names_its_price():
    """Six units, by a rule of its own (omyl.price-6)."""
    assert omyl(GENERAL).rules == ("omyl.price-6",)


@pytest.mark.parametrize(
    ("profile", "players", "betl", "durch"),
    [
        ("obecna", 4, (10, "pay.betl-10"), (20, "pay.durch-20")),
        ("hospoda", 4, (10, "pay.betl-10"), (20, "pay.durch-20")),
        ("obecna~kriz-prices.table", 4, (15, "pay.betl-15"), (30, "pay.durch-30")),
        ("obecna", 3, (15, "pay.betl-15"), (30, "pay.durch-30")),
    ],
)
def test_where_four_play_betl_and_durch_have_prices_of_their_own(
    profile, players, betl, durch
):
    """Ten and twenty at křížový, unless the table keeps its list; never of three."""
    table = parse_profile(profile)
    for item, (amount, rule) in (("betl", betl), ("durch", durch)):
        found = price(item, NO_TRUMP, table, players)
        assert (found.amount, found.rules) == (amount, (rule,))
