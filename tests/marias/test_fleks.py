import pytest
from marias.fleks import (
    FLEK_NAMES,
    Cap,
    caps,
    exceptions,
    factor,
    last_level,
    raised,
    raised_for,
    raisers_of,
)
from settling import announced, profile_of, said


def test_each_flek_doubles_and_has_its_name():
    """Flek 2, re 4, tutti 8, boty 16, by tradition kalhoty 32 and kaiser 64."""
    prices = [(name, factor(place + 1)) for place, name in enumerate(FLEK_NAMES)]
    assert prices == [
        ("flek", 2),
        ("re", 4),
        ("tutti", 8),
        ("boty", 16),
        ("kalhoty", 32),
        ("kaiser", 64),
    ]
    assert factor(0) == 1


def test_each_part_has_a_series_of_its_own():
    """Two fleks on hra say nothing of the sedma (flek.parts-separate)."""
    raisers = said("hra 2 sedma 1")
    assert (raised(raisers, "hra"), raised(raisers, "sedma")) == (2, 1)
    assert raised(raisers, "sto") == 0
    assert raisers_of(raisers, (1, 2)) == (1,)


@pytest.mark.parametrize(
    ("fleks", "one", "other"),
    [("hra 1", 1, 0), ("hra 1@1@2", 1, 1), ("hra 2", 2, 0), ("hra 3@1@2", 3, 3)],
)
def test_a_flek_can_be_booked_with_who_said_it(fleks, one, other):
    """For the silent defender the part stands where it stood before."""
    raisers = said(fleks)
    assert raised_for(raisers, "hra", 1, (1, 2)) == one
    assert raised_for(raisers, "hra", 2, (1, 2)) == other


def test_where_the_partner_stops_his_flek_stops():
    """Both flek, the declarer says re, one of them tutti: the other stays at re."""
    raisers = (*said("hra 2@1@2"), *said("hra 3")[2:])
    assert [raised_for(raisers, "hra", seat, (1, 2)) for seat in (1, 2)] == [3, 2]


def test_the_declarer_binds_both_on_a_part_against():
    """His flek on sedma proti counts for each of them."""
    raisers = said("sedma-proti 1")
    assert [raised_for(raisers, "sedma-proti", seat, (1, 2)) for seat in (1, 2)] == [
        1,
        1,
    ]


def test_four_fleks_count_at_the_tournament_and_six_have_names():
    """The fourth is the last that counts (flek.max-four); elsewhere it is open."""
    tournament, general = profile_of("turnaj2020"), profile_of("obecna")
    assert last_level(tournament, (), "hra") == ("hra", 4, "flek.max-four")
    assert last_level(general, (), "hra") == ("hra", 6, "flek.names")


@pytest.mark.parametrize(
    ("agreed", "level", "rule"),
    [
        (1, 1, "flek.max-four"),
        (5, 5, "flek.max-four"),
        (0, 6, "flek.names"),
    ],
)
def test_an_agreement_counts_below_the_last_name(agreed, level, rule):
    """Five fleks are the table's end; without a word it is the kaiser."""
    found = last_level(profile_of(f"obecna~max-fleks.{agreed}"), (), "hra")
    assert found == Cap("hra", level, rule)


def test_a_deal_can_lower_the_last_flek():
    """The lower of the two ends holds."""
    cap = Cap("hra", 1, "flek.no-re-on-lozena")
    assert last_level(profile_of("obecna"), (cap,), "hra") == cap
    assert last_level(profile_of("obecna"), (cap,), "sedma").level == 6


@pytest.mark.parametrize(("profile", "ends"), [("paluba", 1), ("obecna", 6)])
def test_paluba_gives_no_re_on_a_hand_that_cannot_fail(profile, ends):
    """One flek and no answer to it (flek.no-re-on-lozena)."""
    table = profile_of(profile)
    found = caps(table, announced("betl"), True, False)
    assert last_level(table, found, "betl").level == ends


def test_who_is_told_of_a_missing_seven_hears_it_after_the_re():
    """At the tournament there are no fleks after it (dvesedmy.sevens-held-flek)."""
    table = profile_of("turnaj2020")
    found = caps(table, announced("stodvesedmy A L"), False, True)
    assert found == (Cap("dvesedmy", 2, "dvesedmy.sevens-held-flek"),)
    assert caps(table, announced("stosedm A"), False, True) == ()
    assert caps(profile_of("obecna"), announced("dvesedmy A L"), False, True) == ()


def test_an_end_that_lowers_nothing_is_not_the_one_that_is_named():
    """One flek by agreement: that no re is given on a sure hand adds nothing."""
    once = profile_of("obecna~max-fleks.1")
    sure = (Cap("hra", 1, "flek.no-re-on-lozena"),)
    assert last_level(once, sure, "hra") == Cap("hra", 1, "flek.max-four")
    assert last_level(profile_of("obecna"), sure, "hra") == sure[0]


def test_the_end_of_the_fleks_on_a_sure_hand_has_its_rule():
    """Each part of the contract ends after the flek (flek.no-re-on-lozena)."""
    found = caps(profile_of("paluba"), announced("sedma A"), True, False)
    assert [tuple(one) for one in found] == [
        ("hra", 1, "flek.no-re-on-lozena"),
        ("sedma", 1, "flek.no-re-on-lozena"),
    ]


def test_fleks_leave_a_quiet_seven_and_take_the_re_on_a_hand_laid_down():
    """Not before there is one (quiet7.no-flek, lozena.flek-incl-re)."""
    quiet = ("hra", "ticha-sedma")
    assert exceptions(quiet, 0, False) == ()
    assert exceptions(quiet, 1, False) == ("quiet7.no-flek",)
    assert exceptions(("hra", "sedma"), 2, False) == ()
    assert exceptions(("hra", "sedma"), 1, True) == ()
    assert exceptions(("hra", "sedma"), 2, True) == ("lozena.flek-incl-re",)
