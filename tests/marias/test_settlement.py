from pathlib import Path

import pytest
from marias.contracts import commitment
from marias.fleks import Raise, Side
from marias.folding import omyl
from marias.hundred import Points, measure
from marias.ledger import Bill
from marias.parts import Part
from marias.payments import flat, seats
from marias.record import parse_record, states
from marias.results import results
from marias.settlement import settle, together, with_payments
from settling import announced, bill, from_each, halers, profile_of, said, totals

FOLDER = Path(__file__).parents[1] / "playthroughs"
ALONE = Side(3, 0, -1)
S, N = "obecna~school.scitany", "obecna~school.nasobeny"


def sto(profile, contract, base, own, against=(), fleks=""):
    """What an announced sto brings, by its base points and marriages."""
    table = profile_of(profile)
    defence = Points(90 - base, against)
    found = measure(Points(base, own), defence, table)
    parts = [Part("sto", 0, found.made, found.rule, found.tens)]
    reached = 90 - base + sum(against)
    if not found.made and table.defence_100_doubles == "yes" and reached >= 100:
        parts.append(Part("tiche-sto", 1, True, "x", (reached - 90) // 10))
    deal = Bill(table, announced(contract), ALONE, tuple(parts), said(fleks), False)
    return -settle(deal).totals[1]


# Every situation about money that the sources decide, per opponent and in units.
def test_ambo_with_the_hra_won_and_the_sedma_lost():
    """Two won, four lost; the declarer pays 4, with four at the table 6."""
    deal = ("sedma A", "hra+ sedma-", "hra 1 sedma 1")
    assert from_each("obecna", *deal) == -2
    assert totals("obecna", *deal) == (-4, 2, 2)
    assert totals("obecna~table.four", *deal) == (-6, 2, 2, 2)


@pytest.mark.parametrize(("profile", "units"), [("obecna", 12), ("turnaj2020", 18)])
def test_an_omyl_is_six_units_to_each(profile, units):
    """1,20 Kč among three and 1,80 Kč among four at a base of 10 h (omyl.price-6)."""
    table = profile_of(profile + "~base.10h")
    found = omyl(0, (1, 2))
    deal = Bill(table, announced("sedma A"), ALONE, found.parts, found.raisers, False)
    assert settle(deal).totals[0] == -units
    assert halers(profile + "~base.10h", units) == {12: 120, 18: 180}[units]


@pytest.mark.parametrize("profile", [S, N, "paluba", "turnaj2020"])
def test_a_sto_one_ten_short_costs_one_price(profile):
    """50 and a forty are 90: four units, 0,80 Kč in Paluba (sto.loss-pady)."""
    assert sto(profile, "sto A", 50, (40,)) == -4
    assert halers("paluba", 4) == 80


@pytest.mark.parametrize(
    ("contract", "base", "own", "against", "fleks", "adding", "multiplying"),
    [
        ("sto A", 60, (40,), (), "", 4, 4),
        ("sto A", 70, (40,), (), "", 8, 8),
        ("sto A", 80, (40,), (), "", 12, 16),
        ("sto A", 60, (20, 20), (), "", -8, -8),
        ("sto A", 50, (20,), (40,), "", -28, -256),
        ("sto H", 90, (40,), (), "sto 1", 64, 128),
    ],
)
def test_a_sto_at_both_schools(
    contract, base, own, against, fleks, adding, multiplying
):
    """Tens above and pády: added, or each of them doubling (pay.nasobeny)."""
    assert sto(S, contract, base, own, against, fleks) == adding
    assert sto(N, contract, base, own, against, fleks) == multiplying


def test_the_defence_at_a_hundred_doubles_a_lost_sto_in_paluba():
    """80 and a twenty against a sto on a twenty: 7,20 Kč doubled to 14,40 Kč."""
    assert halers("paluba", -sto("paluba", "sto A", 10, (20,), (20,))) == 1440
    assert halers("obecna", -sto("obecna", "sto A", 10, (20,), (20,))) == 720
    assert sto("paluba", "sto A", 20, (20,), (20,)) == -4 * 8
    assert sto("paluba", "sto A", 0, (20,), (20,)) == -4 * 10 * 4


@pytest.mark.parametrize("profile", ["obecna", "klasika", "paluba", "turnaj2020"])
@pytest.mark.parametrize(("trump", "units"), [("A", 1), ("H", 2)])
def test_a_quiet_seven_beside_hra_or_sto(profile, trump, units):
    """Half a sedma, double in red, to the side that held it (quiet7.half)."""
    hra = "hra+ ticha-sedma+"
    assert from_each(profile + "~table.three", f"hra {trump}", hra) == 2 * units
    against = "sto+ ticha-sedma+@1"
    assert from_each(profile + "~table.three", f"sto {trump}", against) == 3 * units


def test_two_sevens_with_four_fleks_end_at_the_limit():
    """40 times 16 are 640, paid are 500 by each (pay.limit-500)."""
    deal = ("dvesedmy A L", "dvesedmy+", "dvesedmy 4")
    assert totals("turnaj2020", *deal) == (1500, -500, -500, -500)
    assert totals("turnaj2020~limit.0~limit-raised.0", *deal)[1] == -640
    lost = settle(bill("turnaj2020", "dvesedmy A L", "dvesedmy-", "dvesedmy 4"))
    assert [(line.part, line.amount * line.sign) for line in lost.lines] == [
        ("dvesedmy", -640),
        ("limit", 140),
    ]
    assert lost.lines[1][1:8] == (("pay.limit-500",), 0, 1, 0, 0, 500, 140)


@pytest.mark.parametrize(
    ("profile", "fleks", "crowns"),
    [("paluba", "", 10), ("paluba", "dvesedmy 1", 20), ("turnaj2020", "", 8)],
)
def test_red_two_sevens(profile, fleks, crowns):
    """10 Kč in Paluba and not 12, with a flek 20; 8 Kč at the tournament's base."""
    each = -totals(profile, "dvesedmy H L", "dvesedmy+", fleks)[1]
    assert halers(profile, each) == crowns * 100


def test_who_fleks_a_hand_that_cannot_fail_pays_the_surplus():
    """Betl at 15, one flek: the others pay 15 each and he 60 (lozena.flek-pays)."""
    deal = ("betl", "betl+", "betl 1")
    assert totals("turnaj2020", *deal, laid=True) == (90, -60, -15, -15)
    assert totals("turnaj2020", *deal) == (90, -30, -30, -30)
    assert totals("obecna", *deal, laid=True) == (60, -45, -15)
    assert totals("turnaj2020", "betl", "betl+", laid=True) == (45, -15, -15, -15)


def test_he_pays_for_the_re_after_his_flek_too():
    """60 and 15 times three, less the two base rates (lozena.flek-incl-re)."""
    assert totals("turnaj2020", "betl", "betl+", "betl 2", laid=True) == (
        180,
        -150,
        -15,
        -15,
    )


def test_if_both_flek_it_they_share():
    """The one who sits out pays the base (lozena.flek-both-split).

    At the tournament he pays nothing (lozena.flek-both-pauz-free).
    """
    deal = ("betl", "betl+", "betl 1@1@2")
    assert totals("turnaj2020", *deal, laid=True) == (90, -45, -45, 0)
    assert totals("obecna~table.four", *deal, laid=True) == (90, -37.5, -37.5, -15)
    assert totals("obecna", *deal, laid=True) == (60, -30, -30)


@pytest.mark.parametrize(
    ("fleks", "found"),
    [
        ("dvesedmy 4@1@2", (1500, -750, -750, 0)),
        ("dvesedmy 3@1@2", (960, -480, -480, 0)),
        ("dvesedmy 4", (580, -500, -40, -40)),
    ],
)
def test_the_limit_is_raised_when_both_flekked_it(fleks, found):
    """750 from each of the two, 500 from one alone (pay.limit-750)."""
    deal = ("turnaj2020", "dvesedmy A L", "dvesedmy+", fleks)
    assert totals(*deal, laid=True) == found


def test_the_ledger_names_the_limit_that_holds():
    """The raised one at the tournament, Klasika's own at its tables.

    Where no limit is raised both fleks change nothing (pay.limit-500).
    """
    both = "dvesedmy 4@1@2"
    deal = bill("turnaj2020", "dvesedmy H L", "dvesedmy+", both, laid=True)
    assert settle(deal).lines[1].rules == ("pay.limit-750",)
    alone = bill("turnaj2020", "dvesedmy H L", "dvesedmy+", "dvesedmy 4", laid=True)
    assert settle(alone).lines[1].rules == ("pay.limit-500",)
    level = bill("obecna", "dvesedmy H L", "dvesedmy+", both, laid=True)
    assert settle(level).lines[1].rules == ("pay.limit-500",)
    dear = settle(bill("klasika", "durch", "durch+", "durch 2"))
    assert dear.lines[1].rules == ("klasika.base-cap",)


def test_a_laid_hand_is_paid_for_what_the_defence_announced():
    """Hra 1, and a sto proti lost by ten tens, flekked by the declarer: 4 x 10 x 2."""
    lost = "hra+ sto-proti-10@1"
    deal = bill("obecna", "hra A", lost, "sto-proti 1", laid=True)
    assert settle(deal).totals == (162, -81, -81)


def test_a_defender_who_offends_pays_for_all_and_a_flat_sum():
    """Betl at the tournament: 45 to the declarer and ten to each, 7,50 Kč in all."""
    deal = bill("turnaj2020", "betl", "betl+")
    ledger = settle(deal, offender=1)
    everybody = seats(deal.profile, deal.side)
    fined = with_payments(deal, ledger, flat(1, everybody, 10, "renonc.flat-turnaj"))
    assert fined.totals == (55, -75, 10, 10)
    assert [halers("turnaj2020", units) for units in fined.totals] == [
        550,
        -750,
        100,
        100,
    ]
    assert "renonc.offender-pays-side" in fined.rules


def test_a_second_misdeal_costs_ten_to_each_of_three():
    """30 units at the tournament, 3 Kč, and nothing else is paid."""
    deal = bill("turnaj2020", "hra A", "")
    everybody = seats(deal.profile, deal.side)
    fined = with_payments(deal, settle(deal), flat(3, everybody, 10, "fine"))
    assert fined.totals == (10, 10, 10, -30)
    assert halers("turnaj2020", 30) == 300


def test_a_declarer_who_offends_pays_all_others():
    """He pays each of them anyhow."""
    deal = bill("turnaj2020", "betl", "betl-")
    assert settle(deal, offender=0).totals == (-45, 15, 15, 15)


def test_two_sevens_and_a_sto_can_be_paid_by_different_players():
    """Helpers were shown: the declarer pays the sevens, who showed them the sto.

    It was an offence on the sto only (stodvesedmy.four-helpers-shown).
    """
    sevens = bill("turnaj2020", "stodvesedmy A L", "dvesedmy-")
    hundred = bill("turnaj2020", "stodvesedmy A L", "sto+")
    both = together(sevens, settle(sevens), settle(hundred, offender=1))
    assert both.totals == (-3 * 40 + 3 * 4, 40 - 3 * 4, 40, 40)


@pytest.mark.parametrize(("profile", "crowns"), [("turnaj2020", 4), ("paluba", 6)])
def test_a_red_helper_does_not_make_two_sevens_red(profile, crowns):
    """Bells as trumps cost the plain price (dvesedmy.red-is-trump)."""
    each = -totals(profile, "dvesedmy B H", "dvesedmy+")[1]
    assert halers(profile, each) == crowns * 100


@pytest.mark.parametrize(
    ("results_", "units"), [("hra+ sedma+", 3), ("hra+ sedma-", -1)]
)
def test_klasika_plays_a_sedma_without_fleks(results_, units):
    """Made it brings 3, 0,60 Kč; with the seven lost 1 (klasika.sedma-played)."""
    assert from_each("klasika", "sedma A", results_) == units
    assert halers("klasika", 3) == 60


@pytest.mark.parametrize(
    ("side", "found"),
    [(Side(4, 0, 2), (-1, 1, -1, 1)), (Side(4, 0, -1), (-3, 1, 1, 1))],
)
def test_a_lost_hra_at_krizovy(side, found):
    """Each of the pair pays one, alone the declarer pays three (pay.kriz-crosswise)."""
    assert totals("obecna", "hra A", "hra-", side=side) == found


def recorded(name, profile, fleks):
    """The ledger of a whole deal kept as text."""
    record = parse_record((FOLDER / f"{name}.txt").read_text().split("---")[0])
    table = profile_of(profile)
    state = states(record._replace(profile=table))[-1]
    contract = commitment(record.contract, record.trump)
    side = Side(3, record.declarer, -1)
    parts = results(state, contract)
    return settle(Bill(table, contract, side, parts, said(fleks, side), False))


def test_a_whole_deal_with_a_killed_seven():
    """Flek on both: hra won, sedma lost, the declarer pays four."""
    ledger = recorded("seven-beaten-at-last", "obecna", "hra 1 sedma 1")
    assert ledger.totals == (2, 2, -4)


@pytest.mark.parametrize(
    ("profile", "hra", "units"),
    [("obecna", 12, 20), ("paluba", 16, 24), ("turnaj2020", 4, 12)],
)
def test_a_whole_deal_with_a_quiet_hundred_of_120(profile, hra, units):
    """Ambo and a re on the sedma: 8 for it, and three readings of the hundred."""
    ledger = recorded("seven-with-120", profile, "hra 1 sedma 2")
    amounts = {line.part: line.amount for line in ledger.lines}
    assert amounts["hra"] + amounts["tiche-sto"] == hra
    assert amounts["sedma"] == 8
    assert ledger.totals[0] == -units


# What the profile decides beyond these situations.
def test_klasika_adds_tens_counts_quiet_results_and_stops_at_fifty():
    """Sčítaný, quiet results, 1000 h at a base of 20 h (klasika.scitany)."""
    assert sto("klasika", "sto A", 80, (40,)) == 12
    quiet = ("hra A", "hra+ ticha-sedma+ tiche-sto+2")
    assert from_each("klasika", *quiet) == 1 + 3 + 1  # klasika.quiet-on
    assert from_each("klasika", "dvesedmy H L", "dvesedmy+") == 50  # klasika.base-cap
    assert halers("klasika", 50) == 1000


def test_a_killed_quiet_seven_of_a_defender_is_his_alone_or_his_sides():
    """The side that held it pays, in Paluba its holder (quiet7.killed)."""
    deal = ("hra A", "hra+ ticha-sedma-@1")
    assert totals("obecna", *deal) == (4, -2, -2)
    assert totals("paluba", *deal) == (3, -2, -1)
    declarers = ("hra A", "hra+ ticha-sedma-@0")
    assert totals("paluba", *declarers) == totals("obecna", *declarers) == (0, 0, 0)


def test_a_flek_binds_both_or_who_said_it():
    """The silent one pays the plain hra where each flek is booked (volený)."""
    deal = ("hra A", "hra+", "hra 2")
    assert totals("obecna", *deal) == (8, -4, -4)
    assert totals("obecna~flek-books.one", *deal) == (5, -4, -1)


def test_parts_against_are_the_defences():
    """Sedma proti flekked by the declarer and lost brings him four from each."""
    deal = ("hra A", "hra- sedma-proti-@1", "sedma-proti 1")
    assert totals("obecna", *deal) == (6, -3, -3)


def test_a_sto_proti_has_tens_of_its_own():
    """120 points announced by the defence: three times four."""
    assert from_each("obecna", "hra A", "hra- sto-proti+3@2") == -13


@pytest.mark.parametrize(("fleks", "each"), [("durch 4", 480), ("durch 5", 500)])
def test_the_limit_is_met_with_the_fifth_flek_of_a_durch(fleks, each):
    """30 times 16 are 480 and still below it, times 32 above (pay.limit-500)."""
    assert from_each("obecna", "durch", "durch+", fleks) == each


def test_a_ledger_names_each_rule_once():
    """The rules of its lines and payments, in order."""
    ledger = settle(bill("obecna", "sedma H", "hra+ sedma+", "hra 1 sedma 1"))
    assert len(set(ledger.rules)) == len(ledger.rules)
    assert "pay.red-doubles" in ledger.rules
    assert ledger.rules[-1] == "pay.actor-vs-each"


def test_who_flekked_which_part_does_not_matter_for_a_laid_hand():
    """Two defenders flekked a part each: they share the whole surplus equally."""
    deal = bill("obecna", "sedma A", "hra+ sedma+", laid=True)
    raisers = (Raise("hra", 1, 1), Raise("sedma", 1, 2))
    assert settle(deal._replace(raisers=raisers)).totals == (12, -6, -6)
    alone = settle(deal._replace(raisers=raisers[1:])).totals
    assert alone == (10, -3, -7)


def test_the_line_of_the_limit_takes_off_what_is_above_it():
    """60 doubled four times is 960, of which 500 are paid; lost, the other way."""
    for sign, results_ in ((-1, "durch+"), (1, "durch-")):
        limit = settle(bill("turnaj2020", "durch", results_, "durch 5")).lines[-1]
        assert limit == ("limit", ("pay.limit-500",), 0, 1, 0, 0, 500, 460, sign)
