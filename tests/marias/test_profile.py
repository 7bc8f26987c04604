from pathlib import Path

import pytest
from marias import profile as profile_module
from marias import rules
from marias.contracts import ALL_CONTRACTS
from marias.errors import NotationError
from marias.offences import OFFENCES
from marias.parts import QUIET_SEVEN, parts_of
from marias.profile import (
    GENERAL,
    PRESET_NAMES,
    SWITCHES,
    Profile,
    changed,
    difference,
    differing_switches,
    format_profile,
    number,
    origin,
    parse_profile,
    parted,
    preset,
    rules_by,
    set_by,
    switch_rules,
)
from marias.tariff import price
from marias.weighing import weigh


def test_the_fields_of_a_profile_are_the_switches_in_their_order():
    """A switch that is added to the table must be added to the record, and back."""
    names = [switch.name for switch in SWITCHES]
    assert list(Profile._fields) == ["preset", *names]
    assert list(Profile.__annotations__) == ["preset", *names]
    assert len(set(names)) == len(names)


def test_every_switch_has_a_value_source_and_grade_in_every_preset():
    """Each of the five presets says where each of its values comes from."""
    for name in PRESET_NAMES:
        for switch in SWITCHES:
            found = origin(name, switch.name)
            assert found.value in switch.values
            assert found.grade in ("stated", "derived", "inferred")
            assert found.source or found.grade == "inferred"
            assert found.value == getattr(preset(name), switch.name)


def test_klasika_states_that_a_lower_trump_may_be_played():
    """The house preset drops the duty of the higher trump; the source says so."""
    assert origin("klasika", "overtrump") == ("no", "obecna", "stated")
    assert origin("paluba", "overtrump") == ("yes", "paluba", "derived")
    assert origin("turnaj2020", "beat") == ("yes", "turnaj2020", "stated")
    assert origin("hospoda", "beat") == ("yes", "obecna", "inferred")


def test_the_general_rules_are_the_default():
    """Without a word of which rules, the general ones hold."""
    assert preset("obecna") == GENERAL
    assert format_profile(GENERAL) == "obecna"


def test_klasika_differs_from_the_general_rules_where_its_source_says_so():
    """Two profiles can be compared: the switches in which they differ."""
    assert differing_switches(preset("klasika"), GENERAL) == (
        *("overtrump", "lowest", "fold_sedma", "remis", "fold_hra"),
        *("limit", "fine_light", "fine_heavy"),
    )
    assert differing_switches(parse_profile("obecna~overtrump.no"), GENERAL) == (
        "overtrump",
    )
    assert differing_switches(GENERAL, GENERAL) == ()


def test_profiles_that_differ_differ_in_rules():
    """Named are the rules by which one of the two plays and the other does not."""
    assert difference(GENERAL, parse_profile("obecna~ladder.pub")) == (
        *("bid.ladder-competition", "bid.ladder-pub"),
    )
    assert difference(GENERAL, GENERAL) == ()
    found = difference(GENERAL, preset("turnaj2020"))
    assert {"cut.must-shuffle", "flek.max-four", "pay.limit-750"} <= set(found)
    assert "play.beat" not in found
    assert len(set(found)) == len(found)


def test_another_number_is_a_difference_in_the_same_rule():
    """A limit of 400 is still the limit; that of Klasika has an id of its own."""
    assert difference(GENERAL, parse_profile("obecna~limit.400")) == ("pay.limit-500",)
    klasika = difference(GENERAL, preset("klasika"))
    own = {"klasika.base-cap", "klasika.undertrump", "klasika.from-hra"}
    assert own <= set(klasika)
    # Its own words stand beside the rule that it plays with another number, or drops.
    assert {"pay.limit-500", "sedma.unflekked-fold"} <= set(klasika)
    foreign = ("paluba", "turnaj")
    assert [rule for rule in klasika if rule.endswith(foreign)] == []


def test_paluba_and_the_general_rules_differ_in_their_lists_of_offences():
    """What both lists name is no difference; what one alone names is."""
    found = set(difference(GENERAL, preset("paluba")))
    assert {"renonc.look-others", "renonc.any-play-rule-paluba"} <= found
    assert {"renonc.view-old-tricks", "renonc.signals", "renonc.rezani"} <= found
    assert "renonc.follow" not in found
    tournament = set(difference(GENERAL, preset("turnaj2020")))
    assert "renonc.talon-peek" in tournament
    assert not {"renonc.rezani", "renonc.signals", "renonc.sharp-talon"} & tournament


@pytest.mark.parametrize(
    ("table", "rules"),
    [
        ("omyl.no", "omyl.fold omyl.price-6 omyl.all-12 omyl.not-for-red"),
        ("killed-quiet7.holder", "quiet7.killed"),
        ("seven-against.told", "dvesedmy.sevens-held-flek renonc.2x7-not-shown"),
        ("kriz-prices.table", "pay.betl-10 pay.durch-20"),
        ("quiet.no", "quiet.both-are-not-bid quiet7.half quiet100.doubles"),
        ("talon-look.suspicion", "talon.no-inspect-betl"),
        ("needs.sedma-only", "bid.seven-must-be-held bid.107-suit-of-seven"),
        ("base.30h", "pay.base-unit pay.base-variants"),
        ("max-fleks.3", "flek.names flek.max-four renonc.not-5th-flek"),
        ("misdeals.fined", "deal.misdeal-redeal deal.one-free-misdeal renonc.misdeals"),
        ("sedma-parts.sedma", "sedma.double-commitment hra.part-only-in"),
        ("red.none", "pay.red-doubles bid.red-above"),
        ("shuffling.once", "cut.no-shuffle cut.first-shuffle"),
        (
            "shuffling.each",
            (
                "cut.no-shuffle renonc.shuffling cut.must-shuffle "
                "renonc.no-shuffling-turnaj"
            ),
        ),
        (
            "four-helpers.shown",
            (
                "dvesedmy.four-helpers-obecna dvesedmy.four-helpers-turnaj "
                "stodvesedmy.four-helpers-hidden stodvesedmy.four-helpers-shown "
                "renonc.2x7-not-shown renonc.2x7100-shown"
            ),
        ),
        ("lozena-when.open", "lozena.def lozena.hra-7-100-obecna"),
        (
            "lozena-when.tricks",
            "lozena.def lozena.hra-7-100-obecna lozena.hra-100-turnaj lozena.7-turnaj",
        ),
        (
            "lozena-play.fined",
            (
                "lozena.doubt-one-trick lozena.playing-is-shuffling lozena.open-check "
                "lozena.false-claim"
            ),
        ),
        ("comment-order.revoke", "flek.order-clockwise renonc.flek-order-paluba"),
        ("comment-order.flat", "flek.order-clockwise renonc.flek-order-turnaj"),
        ("offence-loses.listed", "renonc.side-loses renonc.exceptions"),
        ("max-fleks.4", "flek.names flek.max-four renonc.not-5th-flek"),
        ("base.10h", "pay.base-unit pay.base-variants"),
        ("base.1kc", "pay.base-unit pay.base-variants"),
        ("heavy-offences.mixing", "renonc.mix-own"),
        ("heavy-offences.shuffling", "renonc.shuffling"),
    ],
)
def test_each_rule_is_named_that_a_switch_takes_away_brings_or_changes(table, rules):
    """And none by which both tables play alike."""
    there = parse_profile("obecna~" + table, hidden=True)
    assert difference(GENERAL, there) == tuple(rules.split())
    assert sorted(difference(there, GENERAL)) == sorted(rules.split())


def test_two_values_of_a_switch_always_part_in_some_rule():
    """In the one it turns, where one of them plays by it."""
    for switch in SWITCHES:
        every = switch.values + switch.hidden
        for value in every:
            one = changed(GENERAL, ((switch.name, value),))
            for other in every[: every.index(value)]:
                before = changed(GENERAL, ((switch.name, other),))
                found = parted(before, one, switch.name)
                assert found, (switch.name, value, other)
                assert len(set(found)) == len(found)
                played = rules_by(one, switch.name) + rules_by(before, switch.name)
                assert (switch.rule in found) == (switch.rule in played)


def test_what_two_sources_share_is_no_difference_between_them():
    """But for the rule that a switch turns, where it is played otherwise."""
    presets = ("obecna", "paluba", "turnaj2020")
    leading = {switch.rule for switch in SWITCHES}
    shared = {"bid.bluff", "bid.sedma-needs-seven", "talon.inspect-suspicion"}
    shared.add("quiet7.killed-by-partner")
    for one in presets:
        for other in presets:
            found = set(difference(preset(one), preset(other)))
            assert not found & (shared - leading), (one, other)


def test_offences_part_where_they_weigh_otherwise():
    """An act that a switch makes an offence, or none, is named by its rule."""
    unnamed = set()
    for switch in SWITCHES:
        for value in switch.values:
            table = changed(GENERAL, ((switch.name, value),))
            found = difference(GENERAL, table)
            for act in OFFENCES:
                kinds = {weigh(act.name, one).kind for one in (GENERAL, table)}
                if len(kinds) > 1 and act.rule not in found:
                    unnamed.add((switch.name, value, act.name))
    assert unnamed == set()


def test_prices_part_where_they_follow_another_rule():
    """The rules that a table's prices cite and another's do not are named."""
    for switch in SWITCHES:
        for value in switch.values + switch.hidden:
            table = changed(GENERAL, ((switch.name, value),))
            apart = cited_by_prices(GENERAL) ^ cited_by_prices(table)
            assert apart <= set(difference(GENERAL, table)), (switch.name, value)


def values_of(name):
    """What a switch can be set to, by its name in an address."""
    (found,) = [one.values for one in SWITCHES if one.name == name.replace("-", "_")]
    return found


def cited_by_prices(table):
    """The rules of every price there is: each part, red or not, of three and four."""
    items = {QUIET_SEVEN}
    items.update(*(parts_of(contract, table) for contract in ALL_CONTRACTS))
    return {
        rule
        for item in items
        for trump in range(4)
        for players in (3, 4)
        for rule in price(item, trump, table, players).rules
    }


def test_a_profile_plays_each_switch_by_some_rules():
    """Klasika has words of its own as long as the value is its own.

    Where a table does without there is none.
    """
    assert rules_by(parse_profile("obecna~omyl.no"), "omyl") == ()
    without = "lone-helper.free limit.0 limit-raised.0 red-2x7.double remis.played"
    without += " defence-100-doubles.no quiet100-over.none pauz-pays.no z-lidu.no"
    without += " seven-against.silent false-accuser.free durch-s-chytrym.no quiet.no"
    without += " discard-trumps.no fold-sedma.played fold-hra.played kriz-prices.table"
    without += " re-on-lozena.yes omyl.no"
    for one in without.split():
        name, _, value = one.partition(".")
        table = changed(GENERAL, ((name, value),))
        assert rules_by(table, name) == (), one
        other = next(v for v in values_of(name) if v != value)
        assert rules_by(changed(table, ((name, other),)), name) != (), one
    believed = parse_profile("obecna~sedma-parts.sedma", hidden=True)
    assert rules_by(believed, "sedma_parts") == ()
    assert rules_by(parse_profile("klasika"), "fold_sedma") == ("klasika.sedma-played",)
    assert rules_by(preset("klasika"), "limit") == ("klasika.base-cap", "pay.limit-500")
    assert rules_by(parse_profile("klasika~limit.60"), "limit") == ("pay.limit-500",)
    assert rules_by(GENERAL, "fold_hra") == ("hra.silent-not-played",)
    assert rules_by(preset("paluba"), "prices")[0] == "pay.betl-10"


def test_every_switch_of_the_table_is_read_by_some_code():
    """A switch that nothing reads would be a promise that no table keeps."""
    folder = Path(profile_module.__file__).parent
    places = [path for path in folder.glob("*.py") if "switch" not in path.name]
    for other in ("profile_fields.py", "seats.py"):  # names, and a function
        places.remove(folder / other)
    code = "\n".join(path.read_text(encoding="utf-8") for path in places)
    unread = [
        one.name
        for one in SWITCHES
        if f"profile.{one.name}" not in code and f'"{one.name}"' not in code
    ]
    assert unread == []


def test_a_switch_turns_rules():
    """Every switch names at least one rule of the engine; a slip in a name is told."""
    assert switch_rules("limit") == ("pay.limit-500", "klasika.base-cap")
    assert switch_rules("max-fleks") == switch_rules("max_fleks")
    known = {value for name, value in vars(rules).items() if name.isupper()}
    for switch in SWITCHES:
        assert set(switch_rules(switch.name)) <= known
    with pytest.raises(NotationError):
        switch_rules("limits")


def test_a_table_sets_what_its_rules_leave_to_it():
    """School, base, limit, folding, quiet results and so on (house.settings)."""
    chosen = (
        *(("school", "nasobeny"), ("base", "10h"), ("limit", "0")),
        *(("overtrump", "no"), ("fold_sedma", "played"), ("quiet", "no")),
        *(("omyl", "no"), ("first_lead", "no"), ("shuffling", "each")),
    )
    table = changed(GENERAL, chosen)
    assert set(differing_switches(table, GENERAL)) == {name for name, _ in chosen}
    assert all(getattr(table, name) == value for name, value in chosen)
    assert changed(table, (("quiet", "yes"),)).quiet == "yes"
    with pytest.raises(NotationError):
        changed(GENERAL, (("quiet", "perhaps"),))


def test_overrides_stand_behind_the_preset():
    """The text is the preset and what differs from it, in the order of the table."""
    profile = parse_profile("klasika~first-lead.no~beat.no~overtrump.no")
    assert (profile.beat, profile.overtrump, profile.first_lead) == ("no", "no", "no")
    assert format_profile(profile) == "klasika~beat.no~first-lead.no"


@pytest.mark.parametrize(
    ("text", "what", "where", "expected"),
    [
        ("pub", "pub", 0, "obecna klasika paluba turnaj2020 hospoda"),
        ("", "", 0, "a preset"),
        ("obecna~beet.no", "beet", 7, "beat overtrump first-lead"),
        ("obecna~beat.maybe", "maybe", 12, "a value of beat (yes no)"),
        ("obecna~beat", "", 12, "a value of beat (yes no)"),
        ("obecna~beat.no~beat.yes", "beat", 15, "only once"),
        ("obecna~order.natural", "order", 7, "a switch"),
        ("obecna~limit.007", "007", 13, "a value of limit (500 50 0)"),
        ("obecna~limit.10000", "10000", 13, "a value of limit"),
        ("obecna~limit.-1", "-1", 13, "a value of limit"),
        ("obecna~base.20", "20", 12, "a value of base (20h 10h 1kc)"),
        ("obecna~base.0kc", "0kc", 12, "a value of base"),
    ],
)
def test_a_bad_profile_is_refused_with_what_there_is(text, what, where, expected):
    """The error names the bad preset, switch or value and those that are allowed."""
    with pytest.raises(NotationError) as caught:
        parse_profile(text)
    assert (caught.value.what, caught.value.where) == (what, where)
    assert expected in caught.value.expected


@pytest.mark.parametrize(
    "text", ["obecna~limit.200", "paluba~base.30h~max-fleks.5", "hospoda~limit.9999"]
)
def test_a_table_may_agree_on_any_number(text):
    """Limits, fleks, fines and the base are not bound to the sums in the table."""
    profile = parse_profile(text)
    assert format_profile(profile) == text
    assert number(parse_profile("obecna~limit.200").limit) == 200
    assert number(GENERAL.max_fleks) == 0


def test_what_no_table_is_offered_is_read_only_on_request():
    """A link cannot smuggle in a misconception; a record of a program may."""
    text = "obecna~king-waits.yes"
    assert format_profile(parse_profile(text, hidden=True)) == text
    with pytest.raises(NotationError):
        parse_profile(text)


def test_changing_an_unknown_switch_is_an_error():
    """A slip in a name never passes silently."""
    with pytest.raises(NotationError):
        changed(GENERAL, (("beet", "no"),))
    with pytest.raises(NotationError):
        changed(GENERAL, (("beat", "nein"),))


def test_where_a_wrong_name_stands_is_told_from_its_beginning():
    """The preset, the switch and the value are texts of their own."""
    for wrong in (
        lambda: preset("whist"),
        lambda: changed(preset("obecna"), (("beet", "no"),)),
        lambda: changed(preset("obecna"), (("beat", "maybe"),)),
    ):
        with pytest.raises(NotationError) as caught:
            wrong()
        assert caught.value.where == 0


def test_only_a_table_that_departs_from_its_preset_has_set_something():
    """What it sets is its own affair (house.settings)."""
    assert set_by(preset("klasika")) == ()
    assert set_by(parse_profile("klasika~quiet.no")) == ("house.settings",)
    assert set_by(parse_profile("klasika~quiet.yes")) == ()
