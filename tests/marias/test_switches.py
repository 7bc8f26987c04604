import pytest
from marias.errors import NotationError
from marias.fleks import FLEK_NAMES
from marias.profile import PRESET_NAMES, origin, parse_profile, preset
from marias.switch import MONEY, NUMBER, accepts, is_money, is_number
from marias.switches import SWITCHES, rules_of

# What the sources state in words, and rows that are silent there. One line a switch:
# the value in each preset, with its grade (stated, derived, inferred).
TABLE = """
table            three S   three S    three S         four S          three I
base             20h S     20h S      20h S           10h D           1kc I
shuffling        never S   never S    once S          each S          never I
misdeals         remarks S remarks D  remarks I       fined S         remarks I
lowest           sedma S   hra S      sedma D         sedma S         hra I
ladder           competition S competition I paluba D competition S   pub S
opener           zadak I   zadak I    zadak I         zadak S         zadak I
all_pass         forhont I forhont I  forhont I       forhont I       forhont I
needs            sevens S  sevens D   sedma-only S    sedma-only S    sevens I
omyl             yes S     yes S      no I            yes S           yes I
fold_sedma       flek S    played S   re S            played I        flek I
remis            folded S  played I   folded I        played I        folded I
fold_hra         flek S    played I   re S            played I        flek I
beat             yes S     yes D      yes S           yes S           yes I
overtrump        yes S     no S       yes D           yes S           yes I
first_lead       yes I     yes I      yes I           yes I           yes I
sto_marriage     first I   first I    first I         first I         first I
quiet            yes S     yes S      yes S           yes S           yes I
killed_quiet7    side S    side D     holder S        side I          side I
quiet100_over    school S  school D   doubling S      none I          school I
school           scitany I scitany S  scitany S       scitany I       scitany I
lost_sto         pady S    pady D     allowance S     pady I          pady I
defence_100_doubles no D   no D       yes S           no I            no I
prices           soutezni I soutezni I paluba S       soutezni S      hospoda S
red_2x7          double S  double D   fifty S         double S        double I
max_fleks        0 S       0 I        0 I             4 S             0 I
comment_order    corrected I corrected D revoke S     flat S          corrected I
limit            500 S     50 S       0 I             500 S           0 I
limit_raised     0 I       0 I        0 I             750 S           0 I
pauz_pays        yes S     yes I      yes I           yes S           yes I
lozena_both_pauz base D    base I     base I          free S          base I
re_on_lozena     yes I     yes I      no S            yes S           yes I
lozena_play      test-trick S test-trick D open-check S fined S       test-trick I
four_helpers     laid-down S laid-down D no-flek S    shown S         laid-down I
talon_look       never S   never D    never I         suspicion S     never I
revoke_play_on   never S   never D    request S       request S       never I
revokes          first S   first D    first I         each S          first I
fine_light       10 I      0 D        10 S            10 S            10 I
fine_heavy       50 I      0 D        25 S            50 S            50 I
claim_until      gathered S gathered I cut S          gathered S      gathered I
lone_helper      free I    free I     free I          last S          free I
discard_trumps   yes S     yes D      yes I           yes I           yes I
seven_against    silent I  silent I   silent I        told S          silent I
lozena_when      points S  points D   open S          tricks S        points I
pady_marriages   yes S     yes D      yes S           yes I           yes I
quiet7_where     hra-sto S hra-sto D  unannounced S   hra-sto I       hra-sto I
limit_per        payer I   payer I    payer I         payer S         payer I
renonc_list      obecna S  obecna D   paluba S        turnaj2020 S    obecna I
revoke_rate      fleks S   fleks D    none D          base S          fleks I
offence_loses    always S  always D   always I        listed S        always I
heavy_offences   sharps S  sharps D   shuffling S     mixing S        sharps I
false_accuser    free I    free I     pays S          free I          free I
z_lidu           yes S     yes I      yes I           yes I           yes I
flek_books       both I    both I     both I          both I          both I
sto_against_counts beside I beside I  beside I        beside I        beside I
kriz_prices      krizovy I krizovy I  krizovy I       krizovy I       krizovy I
durch_s_chytrym  yes S     yes I      yes I           yes I           yes I
kriz_betl_open   second-lead S second-lead I second-lead I second-lead I second-lead I
liz_hand         8 I       8 I        8 I             8 I             8 I
liz_beat         yes I     yes I      yes I           yes I           yes I
liz_exchange     yes I     yes I      yes I           yes I           yes I
liz_marriage     lead I    lead I     lead I          lead I          lead I
liz_pay          hundred I hundred I  hundred I       hundred I       hundred I
"""
GRADES = {"S": "stated", "D": "derived", "I": "inferred"}
ROWS = [line.split() for line in TABLE.strip().split("\n")]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_each_preset_has_the_value_of_its_source(row):
    """What a source says is stated or derived; what it leaves open is inferred."""
    name, *cells = row
    for column, one in enumerate(PRESET_NAMES):
        found = origin(one, name)
        wanted = cells[2 * column], GRADES[cells[2 * column + 1]]
        assert (one, found.value, found.grade) == (one, *wanted)


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda one: one.name)
def test_no_preset_plays_what_is_hidden(switch):
    """A mistaken reading is nobody's; what all play alike is not in the table."""
    played = {origin(name, switch.name).value for name in PRESET_NAMES}
    assert not played & set(switch.hidden)
    known = switch.name in [row[0] for row in ROWS]
    assert known or (not switch.kind and played == {switch.values[0]})


def test_stated_and_derived_values_come_from_the_preset_s_own_source():
    """A preset states what its source says; ours takes two things from others."""
    own_sources = ("obecna", "obecna", "paluba", "turnaj2020", "")
    sources = dict(zip(PRESET_NAMES, own_sources, strict=True))
    borrowed = {("hospoda", "ladder"): "obecna", ("hospoda", "prices"): "holandska"}
    for name in PRESET_NAMES:
        for switch in SWITCHES:
            found = origin(name, switch.name)
            if found.grade != "inferred":
                own = borrowed.get((name, switch.name), sources[name])
                assert found.source == own


def test_a_value_nobody_states_names_who_plays_it_or_nobody():
    """An inferred value comes from the general rules, a program, or is our choice."""
    assert origin("obecna", "prices").source == "flek"
    assert origin("paluba", "all_pass").source == "zolik"
    assert origin("turnaj2020", "quiet100_over").source == ""
    assert origin("hospoda", "beat").source == "obecna"


def test_values_are_fit_for_an_address():
    """Letters, digits and hyphens only; each value of a switch only once."""
    letters = "abcdefghijklmnopqrstuvwxyz0123456789-"
    for switch in SWITCHES:
        values = switch.values + switch.hidden
        assert len(set(values)) == len(values)
        assert not "".join(values).strip(letters)
        assert not switch.name.strip(letters + "_")


def test_every_value_of_the_table_is_taken():
    """What stands in the table can be chosen; hidden values only where asked for."""
    for switch in SWITCHES:
        for value in switch.values:
            assert accepts(switch, value, hidden=False)
        for value in switch.hidden:
            assert accepts(switch, value, hidden=True)
            assert switch.kind or not accepts(switch, value, hidden=False)
        assert switch.rule == rules_of(switch)[0]


@pytest.mark.parametrize("text", ["0", "7", "50", "9999"])
def test_numbers(text):
    """Plain, at most four digits."""
    assert is_number(text)


@pytest.mark.parametrize(
    "text", ["", "00", "07", "-1", "1.5", "10000", "x", "1x", "１"]
)
def test_what_is_no_number(text):
    """One number has one text only."""
    assert not is_number(text)


def test_fleks_are_counted_as_far_as_they_have_names():
    """Six have one, and six allowed are as many as if the table said nothing."""
    (fleks,) = [switch for switch in SWITCHES if switch.name == "max_fleks"]
    assert fleks.most == len(FLEK_NAMES) - 1 == 5
    found = [number for number in "0123456789" if accepts(fleks, number, False)]
    assert "".join(found) == "012345"
    with pytest.raises(NotationError, match="or another number up to 5"):
        parse_profile("obecna~max-fleks.6")
    with pytest.raises(NotationError, match="or another number up to 9999"):
        parse_profile("obecna~limit.10000")


def test_sums_of_money():
    """Halers or crowns, more than nothing."""
    assert [is_money(text) for text in ("20h", "1kc", "250h")] == [True] * 3
    # A sum has one text: whole crowns are no halers.
    assert [is_money(text) for text in ("99h", "100h", "101h")] == [True, False, True]
    assert [is_money(text) for text in ("200h", "2kc", "100kc")] == [False, True, True]
    for text in ("", "h", "0h", "kc", "20", "20 h", "1Kč", "020h", "20hh"):
        assert not is_money(text)


def test_switches_that_take_any_number():
    """Sums and counts do; the rest only what the table lists."""
    free = [switch.name for switch in SWITCHES if switch.kind == NUMBER]
    assert free == ["max_fleks", "limit", "limit_raised", "fine_light", "fine_heavy"]
    assert [switch.name for switch in SWITCHES if switch.kind == MONEY] == ["base"]


def test_klasika_is_what_its_paragraph_says():
    """From hra, cut only, the sedma played, the omyl, and more.

    It adds, for 20 h and at most 1000 h (klasika.base-cap); quiet results count
    (klasika.quiet-on), and a lower trump may be played (klasika.undertrump).
    """
    klasika = preset("klasika")
    assert (klasika.school, klasika.base, klasika.limit) == ("scitany", "20h", "50")
    assert (klasika.lowest, klasika.shuffling, klasika.quiet) == ("hra", "never", "yes")
    assert (klasika.fold_sedma, klasika.omyl, klasika.overtrump) == (
        *("played", "yes", "no"),
    )
