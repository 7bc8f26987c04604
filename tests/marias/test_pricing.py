import pytest
from marias.pricing import by_school, part_line, priced, quiet_tens
from marias.settlement import settle
from settling import bill, profile_of

ADDING, MULTIPLYING = "obecna~school.scitany", "obecna~school.nasobeny"


def amounts(*deal):
    """Name and signed amount of every line."""
    found = bill(*deal)
    levels = {one.part: one.level for one in found.raisers}
    lines = priced(found, tuple(levels.get(part.name, 0) for part in found.parts))
    return [(line.part, line.sign * line.amount) for line in lines]


@pytest.mark.parametrize(
    ("profile", "contract", "results", "units", "rule"),
    [
        ("obecna", "hra A", "hra+", 1, "pay.hra-1"),
        ("obecna", "sedma A", "sedma+", 2, "pay.sedma-2"),
        ("obecna", "sto A", "sto+", 4, "pay.sto-4"),
        ("turnaj2020", "betl", "betl+", 15, "pay.betl-15"),
        ("paluba", "betl", "betl+", 10, "pay.betl-10"),
        ("hospoda", "betl", "betl+", 5, "pay.betl-5"),
        ("turnaj2020", "durch", "durch+", 30, "pay.durch-30"),
        ("paluba", "durch", "durch+", 20, "pay.durch-20"),
        ("hospoda", "durch", "durch+", 10, "pay.durch-10"),
        ("turnaj2020", "dvesedmy A L", "dvesedmy+", 40, "pay.2x7-40"),
        ("paluba", "dvesedmy A L", "dvesedmy+", 30, "pay.2x7-30"),
        ("obecna", "hra A", "ticha-sedma+", 1, "quiet7.half"),
    ],
)
def test_a_line_names_the_rule_of_its_price(profile, contract, results, units, rule):
    """What is lost costs the same as what is made (pay.fail-same)."""
    for sign in ("+", "-"):
        deal = bill(profile, contract, results[:-1] + sign)
        line = part_line(deal, deal.parts[0], 0)
        assert (line.amount, line.sign) == (units, 1 if sign == "+" else -1)
        assert rule in line.rules


@pytest.mark.parametrize(
    ("contract", "results", "units"),
    [
        ("hra A", "hra+", 1),
        ("hra H", "hra+", 2),
        ("sedma A", "sedma+", 2),
        ("sedma H", "sedma-", -4),
        ("sto A", "sto+", 4),
        ("sto H", "sto+", 8),
        ("betl", "betl-", -15),
        ("durch", "durch+", 30),
        ("dvesedmy A H", "dvesedmy+", 40),
        ("dvesedmy H A", "dvesedmy+", 80),
        ("hra A", "sedma-proti+@1", -2),
        ("hra A", "sto-proti+@1", -4),
        ("hra A", "ticha-sedma+", 1),
        ("hra H", "ticha-sedma+@1", -2),
    ],
)
def test_each_part_has_its_price_and_red_doubles_it(contract, results, units):
    """What one opponent owes, lost parts with a minus; only red trumps make it red."""
    assert amounts("turnaj2020", contract, results)[0][1] == units


def test_a_compound_contract_adds_its_parts_up():
    """Sedma 1 + 2; the one made and the other lost are subtracted (pay.parts-add)."""
    assert amounts("obecna", "sedma A", "hra+ sedma-", "hra 1 sedma 1") == [
        ("hra", 2),
        ("sedma", -4),
    ]
    assert amounts("obecna", "stosedm A", "sto+ sedma+") == [("sto", 4), ("sedma", 2)]


@pytest.mark.parametrize(
    ("tens", "adding", "multiplying"),
    [(1, 4, 4), (2, 8, 8), (3, 12, 16), (6, 24, 128)],
)
def test_the_schools_agree_up_to_110(tens, adding, multiplying):
    """100, 110, 120 and 150 points: 24 against 128 (pay.schools-equal-110)."""
    assert by_school(profile_of(ADDING), 4, tens) == adding
    assert by_school(profile_of(MULTIPLYING), 4, tens) == multiplying


@pytest.mark.parametrize("school", ["scitany", "nasobeny"])
def test_no_school_multiplies_a_lost_hundred_that_is_doubled_already(school):
    """90 points are due four times, 80 eight times: 16 and 32 in either school.

    In red twice that, and with a flek again. A hundred that was made is by the school:
    110 points cost 8, 120 cost 12 or 16 (pay.schools-equal-110).
    """
    table = f"obecna~school.{school}~lost-sto.doubled"
    assert amounts(table, "sto A", "sto-4") == [("sto", -16)]
    assert amounts(table, "sto A", "sto-8") == [("sto", -32)]
    assert amounts(table, "sto H", "sto-4", "sto 1") == [("sto", -64)]
    assert amounts(table, "sto A", "sto+2") == [("sto", 8)]
    over = 16 if school == "nasobeny" else 12
    assert amounts(table, "sto A", "sto+3") == [("sto", over)]
    against = amounts(table, "hra A", "hra+ sto-proti-4@1")
    assert against == [("hra", 1), ("sto-proti", 16)]


@pytest.mark.parametrize(
    ("result", "named"), [("sto-4", "pay.nasobeny"), ("sto+4", "pay.scitany")]
)
def test_a_doubled_loss_names_the_doubling_in_the_adding_school_too(result, named):
    """What was made is still added."""
    deal = bill("obecna~lost-sto.doubled", "sto A", result)
    found = part_line(deal, deal.parts[0], 0).rules
    assert [rule for rule in found if rule in ("pay.nasobeny", "pay.scitany")] == [
        named
    ]


def test_a_hundred_lost_by_an_offence_is_due_once_where_others_double():
    """No ten is missing there, so nothing doubles: 4, the plain rate."""
    assert amounts("obecna~lost-sto.doubled", "sto A", "sto-1") == [("sto", -4)]


@pytest.mark.parametrize(
    ("profile", "adds"),
    [
        ("obecna", [2, 6, 10]),
        ("obecna~quiet100-over.unflekked", [2, 4, 6]),
        ("paluba", [2, 6, 14]),
        ("turnaj2020", [2, 2, 2]),
        ("obecna~school.nasobeny", [2, 6, 14]),
    ],
)
def test_tens_above_a_quiet_hundred_have_four_readings(profile, adds):
    """What 100, 110 and 120 add to a hra of 1 with one flek, beside its own 2.

    The doubled flekked hra again (quiet100.over-obecna), the doubled plain one, twice
    the sum so far (quiet100.over-paluba), or nothing.
    """
    table = profile_of(profile)
    assert [quiet_tens(table, 2, 1, tens) for tens in (1, 2, 3)] == adds


@pytest.mark.parametrize(
    ("profile", "tens", "rules"),
    [
        ("obecna", 1, ()),
        ("obecna", 2, ("quiet100.over-obecna",)),
        ("paluba", 2, ("quiet100.over-paluba",)),
        ("turnaj2020", 2, ()),
    ],
)
def test_the_line_of_a_quiet_hundred_names_its_reading(profile, tens, rules):
    """Only where there are tens above it, and the table pays for them."""
    deal = bill(profile, "hra A", f"hra+ tiche-sto+{tens}")
    line = priced(deal, (0, 0))[1]
    assert line.rules[1:] == rules


def test_no_flek_raises_a_quiet_seven():
    """Red does, the flek on hra does not (quiet7.no-flek)."""
    deal = bill("obecna", "hra H", "ticha-sedma+", "hra 2")
    line = part_line(deal, deal.parts[0], 3)
    assert (line.rate, line.red, line.fleks, line.amount) == (1, 2, 0, 2)


def test_a_line_says_how_its_amount_comes_about():
    """Sto in red, one flek, 130 points: 4 times 2 times 2 times 4 tens."""
    deal = bill("obecna", "sto H", "sto+4", "sto 1")
    line = part_line(deal, deal.parts[0], 1)
    assert (line.rate, line.red, line.fleks, line.tens) == (4, 2, 1, 4)
    assert (line.amount, line.sign) == (64, 1)
    assert line.rules == (
        "hra.majority",
        "pay.sto-4",
        "pay.red-doubles",
        "flek.doubles",
        "sto.over-per-ten",
        "pay.scitany",
    )


def test_the_red_two_sevens_of_paluba_have_a_price_of_their_own():
    """50, not twice 30 (pay.2x7-red-50-paluba)."""
    deal = bill("paluba", "dvesedmy H A", "dvesedmy+")
    line = part_line(deal, deal.parts[0], 0)
    assert (line.rate, line.red, line.amount) == (50, 1, 50)
    assert "pay.2x7-red-50-paluba" in line.rules


def test_the_helper_suit_makes_nothing_red():
    """Bells as trumps with a red helper cost 40 or 30 (dvesedmy.red-is-trump)."""
    assert amounts("turnaj2020", "dvesedmy B H", "dvesedmy+") == [("dvesedmy", 40)]
    assert amounts("paluba", "dvesedmy B H", "dvesedmy+") == [("dvesedmy", 30)]


@pytest.mark.parametrize(
    ("profile", "results", "rules"),
    [
        (ADDING, "sto+", []),
        (ADDING, "sto+2", ["sto.over-per-ten", "pay.scitany"]),
        (MULTIPLYING, "sto+2", ["sto.over-per-ten", "pay.nasobeny"]),
        (ADDING, "sto-", []),
        (ADDING, "sto-2", ["pay.scitany"]),
        (MULTIPLYING, "sto-2", ["pay.nasobeny"]),
    ],
)
def test_the_tens_of_a_hundred_name_the_school(profile, results, rules):
    """Only from the second ten on; what is over is due when it was made."""
    (line,) = priced(bill(profile, "sto A", results), (0,))
    assert list(line.rules[2:]) == rules


def test_only_the_line_of_the_limit_has_a_limit():
    """Parts and quiet results are told as they are before it."""
    deal = bill("obecna", "hra A", "hra+ tiche-sto+3 ticha-sedma+", "hra 2")
    lines = settle(deal).lines
    assert [line.cap for line in lines] == [0, 0, 0]
