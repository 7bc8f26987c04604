import pytest
from judging import BETL, SEDMA, TWO_SEVENS, played_out, ruled, totals
from marias.errors import IllegalMoveError
from marias.evidence import look_through
from marias.game_record import parse_game, states
from marias.judge import judge, offences
from marias.penalties import as_played
from marias.profile import preset
from marias.ruling import (
    NEVER,
    NOT_LISTED,
    NOT_LOST,
    ON_REQUEST,
    PLAYED_ON,
    RULED,
    TOO_LATE,
    UNFOUNDED,
    may_claim,
)

APPROVED = "F good, M good\n"
FLEKKED = "F flek betl, M good, R good\n"
REVOKE = "H8 H7 H9\n"
SEDMA_FLEKKED = "F discard H98\nF announce sedma A\nM flek hra sedma, R good\nF good\n"


def test_a_deal_by_the_rules_needs_no_judge():
    """Nobody did anything wrong."""
    assert ruled(BETL, APPROVED + "H8 HX HU\n") is None


def test_a_defender_who_does_not_beat_at_betl():
    """Four at the table, no fleks: 45 for his side and ten to each of three.

    The declarer has 55, the others ten each (renonc.offender-pays-side,
    renonc.flat-turnaj).
    """
    ruling = ruled(BETL, APPROVED + REVOKE)
    assert (ruling.verdict, ruling.offence, ruling.seat) == (RULED, "not-beating", 0)
    assert (ruling.place.trick, ruling.place.move) == (0, 8)
    assert totals(ruling) == {"": (-75, 10, 55, 10)}
    assert ruling.rules[0] == "renonc.beat"
    assert "renonc.base-plus-pausal" in ruling.rules


def test_whether_the_base_rate_means_the_rate_with_its_fleks():
    """With a flek the tournament's text can be read in two ways; both are given."""
    readings = totals(ruled(BETL, FLEKKED + REVOKE))
    assert readings == {
        "base-rate": (-75, 10, 55, 10),
        "with-fleks": (-120, 10, 100, 10),
    }


def test_the_general_rules_settle_by_the_fleks():
    """Of three, with a flek: twice thirty, twice ten (renonc.settle-by-fleks)."""
    ruling = ruled(BETL, FLEKKED + REVOKE, "obecna")
    assert totals(ruling) == {"": (-80, 10, 70)}
    assert ruling.play_on == NEVER
    assert "renonc.no-play-on" in ruling.rules


def test_paluba_takes_its_fine_and_the_game_only_if_it_is_played_on():
    """To each opponent: is a defender's partner one of them? (renonc.flat-paluba)."""
    ruling = ruled(BETL, FLEKKED + REVOKE, "paluba")
    assert totals(ruling) == {"to-all": (-20, 10, 10), "to-opponents": (-10, 0, 10)}
    assert ruling.play_on == ON_REQUEST
    declarer = ruled(BETL, "F good, M good\nH8 HX HU\nAA B9 HA\n", "paluba")
    assert (declarer.seat, totals(declarer)) == (2, {"": (10, 10, -20)})


def test_a_declarer_pays_all_others():
    """An ace in the talon: the sedma lost to each of three, and the heavy sum."""
    told = "F discard LA H9\nF announce sedma A\nM good, R good\n"
    ruling = ruled(SEDMA, told)
    assert (ruling.offence, ruling.weight.kind) == ("sharp-talon", "heavy")
    assert totals(ruling) == {"": (-159, 53, 53, 53)}
    # In Paluba five crowns to each opponent, 25 units; the game is not paid.
    assert totals(ruled(SEDMA, told, "paluba")) == {"": (-50, 25, 25)}


def test_points_by_default_are_not_told():
    """The general rules take hra from points that nobody counts: two readings.

    At the plain rate three units each; with all ninety and two marriages of the
    defence, 130, a quiet hundred of four times two beside the sedma's two.
    """
    told = "F discard LA H9\nF announce sedma A\nM good, R good\n"
    readings = totals(ruled(SEDMA, told, "obecna"))
    assert readings == {"bare-rate": (-106, 53, 53), "by-points": (-120, 60, 60)}


def test_a_comment_out_of_turn():
    """A flat sum and the game goes on, a renonc, or nothing (comment_order)."""
    told = "M good, F good\n"
    ruling = ruled(BETL, told)
    assert (ruling.offence, ruling.play_on) == ("comment-order", NOT_LOST)
    assert totals(ruling) == {"": (10, -30, 10, 10)}
    assert ruled(BETL, told, "obecna") is None
    assert ruled(BETL, told, "paluba").weight.takes == "game"


@pytest.mark.parametrize(("number", "money"), [(1, None), (2, (10, 10, 10, -30))])
def test_the_second_misdeal_in_a_round_costs_ten_to_each(number, money):
    """The first is free (deal.one-free-misdeal), the second not (renonc.misdeals)."""
    told = BETL[: BETL.index("R bid")] + f"D event misdeal {number}\n"
    ruling = ruled(told, "")
    assert (ruling and totals(ruling)[""]) == money
    assert ruled(told, "", "obecna~table.four") is None


def test_a_wrong_number_in_the_talon_counts_up_to_re():
    """Hra to tutti, sedma to flek: four and four units, and ten (talon.wrong-count)."""
    told = (
        "F discard H98 L8\nF announce sedma A\nM flek hra sedma, R good\n"
        "F re hra\nM tutti hra, R good\nF good\n"
    )
    assert totals(ruled(SEDMA, told)) == {"": (-54, 18, 18, 18)}
    before = "F discard H9\nF announce sedma A\nM good, R good\n"
    assert totals(ruled(SEDMA, before)) == {"": (-39, 13, 13, 13)}


def test_an_early_seven_loses_the_game_or_costs_a_sum():
    """The tournament excepts it: the game goes on (renonc.exceptions)."""
    told = SEDMA_FLEKKED + "A7 AO AU\n"
    assert totals(ruled(SEDMA, told)) == {"": (-30, 10, 10, 10)}
    lost = totals(ruled(SEDMA, told, "obecna"))
    assert lost["bare-rate"] == (-32, 16, 16)


def test_the_announced_seven_in_the_talon_is_and_is_not_an_offence():
    """Forbidden, and listed as none (renonc.not-seven-talon): both readings stand."""
    told = "F discard H9 A7\nF announce sedma A\nM flek hra sedma, R good\nF good\n"
    readings = totals(ruled(SEDMA, told))
    assert readings["an-offence"] == (-30, 10, 10, 10)
    assert readings["no-offence"] == (0, 0, 0, 0)


def test_four_helpers_that_were_not_shown_cost_who_held_them_the_sum():
    """The declarer has lost his red dvě sedmy all the same: eighty to each."""
    told = "F announce dvesedmy H L\nM good, R good\nHA H8 HO\n"
    ruling = ruled(TWO_SEVENS, told)
    assert (ruling.offence, ruling.seat) == ("helpers-not-shown", 1)
    assert totals(ruling) == {"": (-230, 50, 90, 90)}


def test_four_helpers_shown_at_dve_sedmy_with_a_sto():
    """The declarer pays the sevens, who showed them the sto for his whole side."""
    told = "F announce stodvesedmy H L\nM good, R good\nM lay-down helpers\n"
    ruling = ruled(TWO_SEVENS, told)
    assert (ruling.offence, ruling.seat) == ("helpers-shown", 1)
    # -240 for the sevens, 24 for the sto, 10 of the flat sum.
    assert totals(ruling) == {"": (-206, 26, 90, 90)}


HELPERS_HIDDEN = "F announce dvesedmy H L\nM good, R good\nHA H8 HO\n"
HELPERS_SHOWN = "F announce stodvesedmy H L\nM good, R good\nM lay-down helpers\n"


@pytest.mark.parametrize(
    ("profile", "told"),
    [
        ("obecna", HELPERS_HIDDEN),
        ("klasika", HELPERS_HIDDEN),
        ("paluba", HELPERS_HIDDEN),
        ("obecna", HELPERS_SHOWN),
        ("klasika", HELPERS_SHOWN),
    ],
)
def test_what_is_no_offence_at_this_table_may_be_against_a_rule(profile, told):
    """Only the tournament lists what is done with four helpers; others forbid it too.

    So the judge does not say that all was well: the engine refuses the same move, by
    the same rule (dvesedmy.four-helpers-obecna, dvesedmy.four-helpers-paluba).
    """
    ruling = ruled(TWO_SEVENS, told, profile)
    paluba = profile == "paluba"
    rule = "dvesedmy.four-helpers-" + ("paluba" if paluba else "obecna")
    assert (ruling.verdict, ruling.seat, ruling.offence) == (NOT_LISTED, 1, "")
    assert [(one.name, one.rule) for one in ruling.unlisted] == [("not-allowed", rule)]
    with pytest.raises(IllegalMoveError) as refused:
        states(parse_game(TWO_SEVENS.format(profile=profile) + told))
    assert (refused.value.rule, refused.value.number) == (rule, 9)
    assert ruled(TWO_SEVENS, told, "turnaj2020").verdict == RULED


@pytest.mark.parametrize(
    ("cards", "rules"),
    [
        ("AK* AO AU\n", ["hlaska.pair"]),
        ("AK AO AU\n", []),
        ("LA LK* L7\n", []),
        ("LA LK L7\n", []),
    ],
)
def test_a_marriage_that_may_not_be_announced_is_told_of(cards, rules):
    """The king alone is none: the word counts nothing, and no list names it."""
    ruling = ruled(SEDMA, SEDMA_FLEKKED + cards, "obecna~fold-sedma.played")
    told = ruling.unlisted if ruling else ()
    assert [one.rule for one in told] == rules
    assert not ruling or (ruling.verdict, ruling.seat) == (NOT_LISTED, 0)


def test_an_offence_of_the_defence_while_four_helpers_stand():
    """It loses the whole dvě sedmy with a sto (stodvesedmy.defence-renonc)."""
    told = "F announce stodvesedmy H L\nM good, R good\nHA AA\n"
    ruling = ruled(TWO_SEVENS, told)
    assert ruling.offence == "not-following"
    assert "stodvesedmy.defence-renonc" in ruling.rules
    # 88 from each of three, all of it from the offender.
    assert totals(ruling) == {"": (274, -294, 10, 10)}
    plain = ruled(BETL, APPROVED + REVOKE)
    assert "stodvesedmy.defence-renonc" not in plain.rules


def test_not_trumping_is_named_by_one_list_only():
    """For Paluba certain; elsewhere whether it is one at all is left open."""
    told = SEDMA_FLEKKED + "BK BX BA\nHA L8 HO\n"
    readings = totals(ruled(SEDMA, told))
    assert "no-offence" in readings
    assert readings["an-offence base-rate"] == (-39, 13, 13, 13)


def test_if_an_open_act_is_none_the_next_offence_counts():
    """Not trumping, by the tournament's list perhaps none; then a card out of suit."""
    told = SEDMA_FLEKKED + "BK BX BA\nHA L8 LO\n"
    readings = totals(ruled(SEDMA, told))
    assert readings["an-offence base-rate"] == (-39, 13, 13, 13)
    assert readings["no-offence base-rate"] == (19, -39, 10, 10)


def test_a_laid_hand_played_out_is_paid_and_fined():
    """Fifteen from each of three, ten to each: by the tournament (B of its rules)."""
    sure = BETL.replace("L7UOKA", "LXUOKA").replace("LX98", "L987")
    ruling = ruled(sure, APPROVED + "H8 HX HU\n")
    assert (ruling.offence, ruling.seat) == ("laid-played", 2)
    assert totals(ruling) == {"": (-5, -5, 15, -5)}
    fined = totals(ruled(sure, APPROVED + "H8 HX HU\n", "obecna"))
    assert fined == {"an-offence": (-5, -5, 10), "no-offence": (0, 0, 0)}


MADE = (
    "AA A9 HA\nAK A8 HO\nAO A7 HX\nAU LX LU\nAX L9 LO\n"
    "HK L8 LK\nHU B9 L7\nBO B8 BX\nBU B7 LA\n"
)
# The declarer throws a bell on an acorn.
REVOKED_TOO = (
    "AA B9 HA\nAK A9 HO\nAO A8 HX\nAU A7 LU\nAX LX LO\n"
    "HK L9 LK\nHU L8 L7\nBO B8 BX\nBU B7 LA\n"
)


def test_played_on_at_the_wish_of_the_injured_side():
    """Who pays for the lost betl is left open (renonc.play-on-request)."""
    told = APPROVED + REVOKE + MADE
    ruling = ruled(BETL, told, played_on=True)
    assert (ruling.play_on, ruling.entitled) == (PLAYED_ON, 2)
    assert totals(ruling) == {
        "for-his-side": (-75, 10, 55, 10),
        "each-for-himself": (-45, -5, 55, -5),
    }
    # Nobody asked for it: the game ended with the offence.
    assert totals(ruled(BETL, told)) == {"": (-75, 10, 55, 10)}
    assert ruled(BETL, told, "obecna", played_on=True).play_on == NEVER
    broken_off = ruled(BETL, APPROVED + REVOKE, played_on=True)
    assert broken_off.play_on == ON_REQUEST


def test_a_game_played_on_that_the_offenders_side_wins():
    """The betl is lost after all: paid like any other, and the flat sum."""
    record = played_out(BETL, APPROVED + REVOKE + "HU B9 HO\nL7 AX L8\n")
    ruling = judge(record, played_on=True)
    assert totals(ruling) == {"": (-15, 25, -35, 25)}
    # Then it is the same who pays for the side, and only the sums are left open.
    told = APPROVED + REVOKE + "HU B9 HO\nL7 AX L8\n"
    open_sums = judge(played_out(BETL, told, "paluba"), played_on=True)
    assert totals(open_sums) == {"to-all": (-10, 20, -10), "to-opponents": (0, 10, -10)}


def test_a_new_offence_in_the_play_on():
    """Of the same side another flat sum; of the other the right passes."""
    again = MADE.replace("BO B8 BX\nBU B7 LA", "BO B8 LA\nBU B7 BX")
    ruling = ruled(BETL, APPROVED + REVOKE + again, played_on=True)
    assert [one.name for one in ruling.others] == ["not-following"]
    assert ruling.entitled == 2
    assert totals(ruling)["for-his-side"] == (-105, 20, 65, 20)
    assert "renonc.repeat-in-playout" in ruling.rules
    ruling = ruled(BETL, APPROVED + REVOKE + REVOKED_TOO, played_on=True)
    assert [one.seat for one in ruling.others] == [2]
    assert ruling.entitled == 0
    assert totals(ruling) == {"": (-35, 5, 25, 5)}


def test_where_only_the_first_offence_counts_the_later_are_listed_and_free():
    """Of two in a deal the general rules punish one (renonc.first-only)."""
    told = APPROVED + "H8 H7 AA\n"
    ruling = ruled(BETL, told, "obecna")
    assert (ruling.offence, [one.seat for one in ruling.others]) == ("not-beating", [1])
    assert totals(ruling) == {"": (-50, 10, 40)}
    assert "renonc.first-only" in ruling.rules


def test_a_flat_sum_does_not_hide_what_ends_the_game():
    """A comment out of turn, then a card that does not beat: each pays for his own."""
    ruling = ruled(BETL, "M good, F good\n" + REVOKE)
    assert (ruling.offence, ruling.seat) == ("not-beating", 0)
    assert [one.name for one in ruling.others] == ["comment-order"]
    assert totals(ruling) == {"": (-65, -20, 65, 20)}


def test_what_was_done_outside_the_game_is_paid_besides():
    """Cards split while they were gathered, then a revoke: two flat sums."""
    told = "M event splitting\n" + APPROVED + REVOKE
    ruling = ruled(BETL, told, "obecna")
    assert (ruling.offence, ruling.others[0].name) == ("not-beating", "splitting")
    assert totals(ruling) == {"": (-40, -10, 50)}


@pytest.mark.parametrize(
    ("profile", "after", "in_time"),
    [
        ("obecna", "", True),
        ("obecna", "gathered", False),
        ("obecna", "cut", False),
        ("turnaj2020", "gathered", False),
        ("paluba", "gathered", True),
        ("paluba", "cut", False),
    ],
)
def test_a_claim_has_its_time(profile, after, in_time):
    """Until the cards are gathered, in Paluba until the cut (renonc.claim-deadline)."""
    assert may_claim(preset(profile), after) is in_time
    told = (
        APPROVED + REVOKE + (f"D event {after}\n" if after else "") + "R event claim\n"
    )
    if profile != "turnaj2020":
        told = told.replace("D event", "F event")
    ruling = ruled(BETL, told, profile)
    assert ruling.verdict == (RULED if in_time else TOO_LATE)
    assert (ruling.weight.takes == "game") is in_time


def test_a_false_accuser_pays_in_paluba():
    """The fine is paid by the guilty, here by who claimed (renonc.false-accuser)."""
    told = APPROVED + "H8 HX HU\nR event claim\n"
    ruling = ruled(BETL, told, "paluba")
    assert (ruling.verdict, ruling.seat) == (UNFOUNDED, 2)
    assert totals(ruling) == {"": (10, 10, -20)}
    free = ruled(BETL, told, "turnaj2020")
    assert (free.verdict, totals(free)) == (UNFOUNDED, {"": (0, 0, 0, 0)})


def test_a_claim_is_judged_by_what_happened_before_it():
    """An offence after it does not make it true."""
    told = APPROVED + "H8 HX HU\nR event claim\nAA B9\n"
    assert ruled(BETL, told, "paluba").verdict == UNFOUNDED
    told = APPROVED + "H8 H7 H9\nR event claim\n"
    assert ruled(BETL, told, "paluba").verdict == RULED


BELOW_THE_BID = SEDMA.replace("F hold, R pass", "F hold, R bid sto, F hold, R pass")
LISTED_NOWHERE = "F discard H98\nF announce sedma A\nM good, R good\n"


@pytest.mark.parametrize(
    ("acts", "game", "unlisted"),
    [
        (LISTED_NOWHERE, (6, -3), [("not-allowed", 0, "bid.final-at-least")]),
        (LISTED_NOWHERE.replace("sedma", "sto"), (0, 0), []),
    ],
)
def test_a_claim_is_false_when_no_list_names_what_was_done(acts, game, unlisted):
    """The accuser pays (renonc.false-accuser), and what nobody lists is told of.

    Beside the game, of which the folded sedma is paid, and the sto not played yet.
    """
    own, others = game
    ruling = ruled(BELOW_THE_BID, acts + "M event claim\n", "paluba")
    assert (ruling.verdict, ruling.seat) == (UNFOUNDED, 1)
    assert "renonc.false-accuser" in ruling.rules
    assert totals(ruling) == {
        "to-all": (own + 10, others - 20, others + 10),
        "to-opponents": (own + 10, others - 10, others),
    }
    assert [(one.name, one.seat, one.rule) for one in ruling.unlisted] == unlisted


def test_a_claim_before_an_unlisted_act_says_nothing_of_it():
    """Only what was done before the claim is told of."""
    acts = "F discard H98\nM event claim\nF announce sedma A\nM good, R good\n"
    assert ruled(BELOW_THE_BID, acts, "paluba").unlisted == ()
    same = "F discard H98\nF announce sedma A\nM good, R good\n"
    assert ruled(BELOW_THE_BID, same, "paluba").verdict == NOT_LISTED


def test_a_sedma_played_without_a_re_makes_no_claim_true():
    """In Paluba it is folded; that it was played all the same no list names."""
    told = SEDMA_FLEKKED + "A9 AO AU\n"
    assert ruled(SEDMA, told, "paluba").verdict == NOT_LISTED
    assert ruled(SEDMA, told + "M event claim\n", "paluba").verdict == UNFOUNDED


def test_the_one_who_sits_out_answers_for_himself():
    """He looked into the talon: the defence has lost, and he pays for it alone."""
    ruling = ruled(BETL, APPROVED + "D event talon-peek\n")
    assert (ruling.offence, ruling.seat) == ("talon-peek", 3)
    assert totals(ruling) == {"": (10, 10, 55, -75)}


def test_what_a_table_does_not_punish_is_no_offence():
    """Humour, and the flek beyond the fourth (renonc.not-5th-flek)."""
    account = look_through(
        parse_game(BETL.format(profile="turnaj2020") + "F event humour\n")
    )
    assert [one.name for one in account.found] == ["humour"]
    assert offences(account) == ()


def test_the_money_of_every_reading_adds_up_to_nothing():
    """Whatever one pays another gets."""
    deals = (
        (BETL, FLEKKED + REVOKE),
        (SEDMA, SEDMA_FLEKKED + "A7 AO AU\n"),
        (TWO_SEVENS, "F announce stodvesedmy H L\nM good, R good\nHA AA\n"),
    )
    for deal, told in deals:
        for profile in ("obecna", "klasika", "paluba~ladder.competition", "turnaj2020"):
            ruling = ruled(deal, told, profile)
            for one in ruling.readings if ruling else ():
                assert sum(one.ledger.totals) == 0


@pytest.mark.parametrize("number", [1, 2, 50, 1100])
def test_many_doubtful_acts_of_one_kind_are_one_doubt(number):
    """The tournament's list has no word on old tricks: all of them count, or none."""
    acts = "M event old-tricks\n" * number
    ruling = ruled(BETL, APPROVED + acts + "H8 HX HU\n")
    assert totals(ruling) == {
        "an-offence": (10, -75, 55, 10),
        "no-offence": (0, 0, 0, 0),
    }
    assert (ruling.offence, len(ruling.others)) == ("old-tricks", number - 1)


def test_doubts_of_several_kinds_are_gone_through_one_by_one():
    """Each kind may be an offence or none; then the next one counts, or the play."""
    acts = "M event old-tricks\nF event look-others\nM event look-others\n"
    ruling = ruled(BETL, APPROVED + acts + "H8 HX HU\n")
    assert totals(ruling) == {
        "an-offence": (10, -75, 55, 10),
        "no-offence an-offence": (-75, 10, 55, 10),
        "no-offence": (0, 0, 0, 0),
    }


def test_readings_that_cost_the_same_are_one():
    """Two doubtful acts of one seat: it is the same whichever of them counts."""
    acts = "M event old-tricks\nM event look-others\n"
    ruling = ruled(BETL, APPROVED + acts + "H8 HX HU\n")
    assert totals(ruling) == {
        "an-offence": (10, -75, 55, 10),
        "no-offence": (0, 0, 0, 0),
    }


def test_who_sits_out_may_look_into_other_hands_in_the_tournament():
    """No offence at all there (pauz.may-look); a player's look no list of it names.

    At another table with four no source says whether it means him.
    """
    looked = APPROVED + "{} event look-others\n"
    assert ruled(BETL, looked.format("D")) is None
    assert ruled(BETL, looked.format("M")).weight.sure is False
    four = "obecna~table.four"
    assert ruled(BETL, looked.format("M"), four).weight.sure is True
    open_ = ruled(BETL, looked.format("D"), four)
    assert (open_.seat, open_.weight.sure) == (3, False)
    assert totals(open_) == {
        "an-offence": (10, 10, 55, -75),
        "no-offence": (0, 0, 0, 0),
    }
    assert ruled(BETL, APPROVED + "D event signals\n", four).weight.sure is True


def named(deal, told, profile="turnaj2020", **how):
    """The rules of the payments of the first reading, each once."""
    ruling = ruled(deal, told, profile, **how)
    found = [one.rule for one in ruling.readings[0].ledger.payments]
    return list(dict.fromkeys(found))


def test_the_flat_sum_is_a_payment_on_top_of_the_game():
    """By a rule of its own (renonc.pausal-extra), beside what he pays for his side."""
    rules = named(BETL, APPROVED + REVOKE)
    assert "renonc.pausal-extra" in rules
    assert "renonc.offender-pays-side" in rules


def test_helpers_shown_are_told_by_their_rule_in_the_money():
    """The parts are judged by it (renonc.2x7100-shown)."""
    told = "F announce stodvesedmy H L\nM good, R good\nM lay-down helpers\n"
    ruling = ruled(TWO_SEVENS, told)
    for one in ruling.readings:
        for line in one.ledger.lines:
            assert line.rules[0] == "renonc.2x7100-shown"


def test_whether_the_sto_is_paid_before_or_after_its_fleks_is_left_open():
    """Helpers were shown after a flek on both: the sevens are paid with it."""
    told = "F announce stodvesedmy H L\nM flek sto, R good\nF good\n"
    told += "M lay-down helpers\n"
    found = totals(ruled(TWO_SEVENS, told))
    # 80 units from each of three for the sevens; 8 or twice 8 for each as to the sto.
    assert found == {
        "base-rate": (-206, 26, 90, 90),
        "with-fleks": (-182, 2, 90, 90),
    }


@pytest.mark.parametrize(
    ("deal", "told", "names"),
    [
        (SEDMA, "F discard LA H9\nF announce sedma A\nM good, R good\n", True),
        (SEDMA, "F discard LA H9\nF announce sto A\nM good, R good\n", True),
        (SEDMA, "F discard LA H9\nF announce stosedm A\nM good, R good\n", True),
        (TWO_SEVENS, "F announce dvesedmy H L\nM good, R good\nHA AA\n", False),
        (BETL, APPROVED + REVOKE, False),
    ],
)
def test_only_hra_and_sto_are_taken_from_points(deal, told, names):
    """By the fleks: with points there are two readings (renonc.settle-by-fleks)."""
    found = totals(ruled(deal, told, "obecna"))
    assert ("by-points" in found) is names


def test_a_misdeal_before_the_auction_costs_nobody_the_game():
    """Nothing is paid for a game that has not begun."""
    told = BETL[: BETL.index("R bid")] + "D event misdeal 2\n"
    ruling = ruled(told, "")
    assert (ruling.entitled, ruling.play_on) == (-1, NOT_LOST)
    assert [one.ledger.lines for one in ruling.readings] == [()]


def test_a_lesser_offence_before_the_play_leaves_the_game_to_be_paid():
    """A comment out of turn, then a deal played to its end: both are due."""
    told = "M good, F good\n"
    record = played_out(BETL, told)
    ruling = judge(record)
    assert (ruling.offence, ruling.play_on) == ("comment-order", NOT_LOST)
    without = judge(played_out(BETL, APPROVED))
    assert without is None
    (reading,) = ruling.readings
    sums = zip(reading.ledger.totals, (10, -30, 10, 10), strict=True)
    played = as_played(look_through(record).game).totals
    assert tuple(both - fine for both, fine in sums) == played
    assert any(played)


@pytest.mark.parametrize(
    ("acts", "offence", "others"),
    [
        # Humour, then a talon peek: the first is none, the second stands.
        ("M event humour\nM event talon-peek\n", "talon-peek", []),
        ("D event misdeal 1\nM event talon-peek\n", "talon-peek", []),
        ("D event misdeal 2\nM event talon-peek\n", "talon-peek", ["misdeal"]),
        ("D event misdeal\nM event talon-peek\n", "talon-peek", []),
        ("D event misdeal 3\nD event misdeal 1\n", "misdeal", []),
    ],
)
def test_what_is_none_is_passed_over_and_the_next_is_looked_at(acts, offence, others):
    """Each act is weighed for itself; a misdeal by its number (renonc.misdeals)."""
    ruling = ruled(BETL, APPROVED + acts)
    assert (ruling.offence, [one.name for one in ruling.others]) == (offence, others)


def test_a_claim_is_judged_without_the_act_of_its_own_moment():
    """Only what was done before it; an event of the same deal after it is none."""
    told = APPROVED + "R event claim\nM event talon-peek\n"
    assert ruled(BETL, told, "paluba").verdict == UNFOUNDED
    told = APPROVED + "M event talon-peek\nR event claim\n"
    assert ruled(BETL, told, "turnaj2020").verdict == RULED


@pytest.mark.parametrize(
    ("told", "verdict", "rules", "sure"),
    [
        ("F event gathered\nR event claim\n", TOO_LATE, "renonc.claim-deadline", True),
        ("R event claim\n", UNFOUNDED, "renonc.false-accuser", True),
    ],
)
def test_a_dismissed_claim_has_its_rule(told, verdict, rules, sure):
    """In the tournament nothing is paid for it (renonc.claim-deadline).

    Nor for a false one (renonc.false-accuser).
    """
    ruling = ruled(BETL, APPROVED + "H8 HX HU\n" + told)
    assert (ruling.verdict, ruling.rules) == (verdict, (rules,))
    assert ruling.weight.sure is sure


def test_a_false_accuser_pays_though_the_game_was_not_played_on():
    """The flat sum and no more, in one reading (renonc.false-accuser)."""
    told = APPROVED + "H8 HX HU\nR event claim\n"
    for played_on in (False, True):
        ruling = ruled(BETL, told, "paluba", played_on=played_on)
        assert totals(ruling) == {"": (10, 10, -20)}
        assert ruling.play_on == NOT_LOST


def test_before_there_is_a_declarer_nobody_is_on_his_side():
    """Who split the cards pays his sum, whoever would have played."""
    told = BETL[: BETL.index("R bid")]
    for letter, seat in zip("FMRD", range(4), strict=True):
        ruling = ruled(told + f"{letter} event splitting\n", "")
        assert (ruling.seat, ruling.entitled) == (seat, -1)


def test_two_acts_in_one_card_are_one_flat_sum():
    """Led out of turn it is the announced seven too: the game ended with that card.

    The sedma is lost, three units to each of three, and ten on top.
    """
    told = SEDMA_FLEKKED.replace("M flek hra sedma, R good\nF good", "M good, R good")
    told += "BK BX BA\nA7 AO AU\n"
    ruling = ruled(SEDMA, told)
    assert (ruling.offence, ruling.seat) == ("wrong-lead", 0)
    assert [one.name for one in ruling.others] == ["early-seven"]
    assert ruling.place.move == ruling.others[0].move
    assert totals(ruling) == {"": (-39, 13, 13, 13)}


def test_where_every_reading_costs_the_same_there_is_one_without_a_name():
    """A table that takes no fine for a light offence, and no game."""
    told = APPROVED + "M event signals\n"
    assert totals(ruled(BETL, told, "paluba~fine-light.0")) == {"": (0, 0, 0)}
    assert "an-offence to-all" in totals(ruled(BETL, told, "paluba"))


SURE = BETL.replace("L7UOKA", "LXUOKA").replace("LX98", "L987")


def test_what_was_done_before_the_play_on_does_not_cost_the_right_to_it():
    """Forehand leads instead of a declarer who should have shown his hand.

    Both at the same card; the declarer's side is still the injured one.
    """
    record = played_out(SURE, APPROVED + "F:HX HU H8\n")
    ruling = judge(record, played_on=True)
    assert (ruling.offence, ruling.play_on) == ("wrong-lead", PLAYED_ON)
    assert "laid-played" in [one.name for one in ruling.others]
    assert ruling.entitled == 2


@pytest.mark.parametrize("letter", ["R", "M", "D"])
def test_what_was_done_outside_the_game_does_not_pass_the_right_on(letter):
    """Cards split by whomever: his flat sum, and the offender of the game pays."""
    told = APPROVED + REVOKE + MADE + f"{letter} event splitting\n"
    ruling = ruled(BETL, told, played_on=True)
    assert (ruling.seat, ruling.entitled) == (0, 2)
    seat = "FMRD".index(letter)
    plain = totals(ruled(BETL, APPROVED + REVOKE + MADE, played_on=True))
    for names, sums in totals(ruling).items():
        fine = tuple(-30 if one == seat else 10 for one in range(4))
        assert sums == tuple(map(sum, zip(plain[names], fine, strict=True)))


def test_a_laid_hand_that_was_flekked_and_played_out_is_paid_by_who_flekked():
    """60 of forehand, who flekked, 15 of each other; and ten to each of three."""
    told = FLEKKED + "H8 HX HU\n"
    assert totals(ruled(SURE, told)) == {"": (-50, -5, 60, -5)}


VOLENY = """stych 2
variant voleny
profile obecna
F B7 AK H8O L9K HXU BA A7 L8 HK
M BO HA LA H7 LU BK AU LO BU L7
R BX AA H9 AO8X B8 LX A9 B9
F choose L9
F discard L8 HK
F ask, M yes, R yes
F announce hra L
M {said}, R good
{more}A7 AU B8
"""


@pytest.mark.parametrize(
    ("said", "more", "parts"),
    [
        ("flek hra", "F good\n", ["hra"]),
        ("against sedma-proti", "F good\n", ["hra", "sedma-proti"]),
    ],
)
def test_what_the_defence_announced_is_lost_with_the_game(said, more, parts):
    """Rearhand does not follow: a sedma proti goes the same way (renonc.side-loses)."""
    ruling = judge(parse_game(VOLENY.format(said=said, more=more)))
    assert (ruling.offence, ruling.seat) == ("not-following", 2)
    bare = ruling.readings[0]
    assert [one.part for one in bare.ledger.lines] == parts
    assert {one.sign for one in bare.ledger.lines} == {1}
