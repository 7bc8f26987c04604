import pytest
from judging import BETL, SEDMA, TWO_SEVENS, ruled
from marias.evidence import look_through
from marias.game_record import parse_game
from marias.game_state import OVER, PLAY
from marias.judge import judge
from marias.ruling import NOT_JUDGED, NOT_LISTED

APPROVED = "F good, M good\n"
SURE = BETL.replace("L7UOKA", "LXUOKA").replace("LX98", "L987")
# In Paluba a sedma without a re is not played.
FOLDED = "F discard H98\nF announce sedma A\nM flek hra sedma, R good\nF good\n"


def test_a_deal_that_was_folded_and_played_all_the_same_is_judged_as_played():
    """A revoke is one there too; without it the rule of the folding is told."""
    revoke = ruled(SEDMA, FOLDED + "AA LX AU\n", "paluba")
    assert (revoke.offence, revoke.seat) == ("not-following", 1)
    rules = [one.rule for one in revoke.unlisted]
    assert rules == ["sedma.no-re-no-play-paluba"]
    played = ruled(SEDMA, FOLDED + "AA AO AU\n", "paluba")
    assert (played.verdict, played.rules) == (NOT_LISTED, tuple(rules))
    assert ruled(SEDMA, FOLDED, "paluba") is None
    assert ruled(SEDMA, FOLDED + "AA AO AU\n") is None


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
M good, R good
"""


def test_a_quiet_hra_that_was_played_all_the_same():
    """It is paid without play (hra.silent-not-played); the cards are judged."""
    clean = judge(parse_game(VOLENY + "A7 AU AX\n"))
    assert (clean.verdict, clean.rules) == (NOT_LISTED, ("hra.silent-not-played",))
    revoke = judge(parse_game(VOLENY + "A7 AU B8\n"))
    assert (revoke.offence, revoke.seat) == ("not-following", 2)
    assert judge(parse_game(VOLENY)) is None


def test_no_card_follows_upon_an_omyl():
    """There is no contract by which it could be judged (omyl.fold)."""
    ruling = ruled(SEDMA, "F omyl\nAA AO AU\n")
    assert (ruling.verdict, ruling.rules) == (NOT_JUDGED, ("omyl.fold",))
    assert ruled(SEDMA, "F omyl\n") is None


def test_a_hand_that_can_fail_and_is_laid_down_decides_nothing():
    """The betl has holes; another has none (lozena.betl)."""
    ruling = ruled(BETL, APPROVED + "R lay-down lozena\n")
    assert (ruling.verdict, ruling.rules) == (NOT_JUDGED, ("lozena.betl",))
    assert ruled(SURE, APPROVED + "R lay-down lozena\n") is None


@pytest.mark.parametrize(
    ("told", "seat", "rule"),
    [
        # Before the comments, by a defender, within a trick.
        ("R lay-down lozena\n", 2, "lozena.show"),
        (APPROVED + "M lay-down lozena\n", 1, "lozena.def"),
        (APPROVED + "H8 HX\nR lay-down lozena\n", 2, "lozena.def"),
    ],
)
def test_a_hand_is_laid_down_by_the_declarer_between_two_tricks(told, seat, rule):
    """At any other time nothing of the deal is decided by it."""
    account = look_through(parse_game(SURE.format(profile="turnaj2020") + told))
    (stop,) = account.unlisted
    assert (stop.name, stop.seat, stop.rule) == ("not-followed", seat, rule)


def test_a_hand_that_is_laid_down_twice_was_shown_the_first_time():
    """The deal was over then (lozena.show)."""
    shown = APPROVED + "R lay-down lozena\n"
    again = ruled(SURE, shown + "R lay-down lozena\n")
    assert (again.verdict, again.rules) == (NOT_LISTED, ("lozena.show",))
    assert (again.seat, again.place.move) == (2, 8)


@pytest.mark.parametrize(
    ("deal", "rules"), [(BETL, ["lozena.false-claim"]), (SURE, [])]
)
def test_a_hand_that_was_shown_may_be_played_on(deal, rules):
    """At the opponents' wish; the cards are judged, and a wrong claim is told."""
    told = APPROVED + "R lay-down lozena\nH8 HX HU\n"
    ruling = ruled(deal, told)
    assert [one.rule for one in (ruling.unlisted if ruling else ())] == rules
    assert not ruling or (ruling.verdict, ruling.place.move) == (NOT_LISTED, 7)
    record = parse_game(deal.format(profile="turnaj2020") + told)
    assert look_through(record).game.phase == PLAY
    assert ruled(deal, told.replace("HX", "H7")).offence == "not-beating"


def test_only_who_holds_four_helpers_can_show_them():
    """And only at dvě sedmy (dvesedmy.four-helpers-turnaj).

    With a sto they are hidden (stodvesedmy.four-helpers-hidden).
    """
    plain = "F announce dvesedmy H L\nM good, R good\n"
    record = parse_game(TWO_SEVENS.format(profile="turnaj2020") + plain)
    assert look_through(record).game.phase == PLAY
    shown = parse_game(
        TWO_SEVENS.format(profile="turnaj2020") + plain + "M lay-down helpers\n"
    )
    assert look_through(shown).game.phase == OVER
    hidden = plain.replace("dvesedmy", "stodvesedmy")
    sto = plain.replace("dvesedmy H L", "sto H")
    for told, rule in (
        (plain + "R lay-down helpers\n", "dvesedmy.four-helpers-turnaj"),
        (hidden + "R lay-down helpers\n", "stodvesedmy.four-helpers-hidden"),
        (sto + "M lay-down helpers\n", "dvesedmy.four-helpers-turnaj"),
    ):
        ruling = ruled(TWO_SEVENS, told)
        assert ruling.verdict == NOT_JUDGED
        assert ruling.rules == (rule,)


def test_helpers_are_shown_before_the_first_card_and_end_the_deal():
    """Cards after it are told of, helpers after a card end the walk.

    By the tournament they are shown as soon as the fleks end
    (dvesedmy.four-helpers-turnaj).
    """
    deal = TWO_SEVENS.format(profile="turnaj2020")
    said = "F announce dvesedmy H L\nM good, R good\n"
    for told, name, seat, move in (
        ("M lay-down helpers\nHA H8 HO\n", "not-allowed", -1, 9),
        ("HA H8 HO\nM lay-down helpers\n", "not-followed", 1, 11),
        ("HA\nM lay-down helpers\n", "not-followed", 1, 9),
    ):
        (act,) = look_through(parse_game(deal + said + told)).unlisted
        assert act[:3] == (name, seat, move)
        assert act.rule == "dvesedmy.four-helpers-turnaj"
