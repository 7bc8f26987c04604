import pytest
from judging import SEDMA, TWO_SEVENS, acts
from marias.evidence import look_through
from marias.game_record import parse_game
from marias.judge import judge

# Leaves are trumps; middlehand has no acorns but the king and the ober.
VOLENY = """stych 2
variant voleny
profile obecna
F B7 AK H8O L9K HXU BA A7 L8 HK
M BO HA LA H7 LU BK AU LO BU L7
R BX AA H9 AO8X B8 LX A9 B9
F choose L9
"""
TRUMPS = "F ask, M yes, R yes\nF announce hra L\nM flek hra, R good, F good\n"


def asked(told):
    """The acts at a table that asks "barva?" before it hears the contract."""
    return acts(look_through(parse_game(VOLENY + told)))


@pytest.mark.parametrize(
    ("discard", "found", "unlisted"),
    [
        ("L8 HK", [], []),
        ("L8 HX", [("sharp-talon", 0, 1, "talon.no-sharp")], []),
        ("L8", [("talon-count", 0, 1, "vol.discard-two")], []),
        ("L8 HK B7", [("talon-count", 0, 1, "vol.discard-two")], []),
        ("L89", [], [("not-allowed", 0, 2, "vol.discard-two")]),
        ("L8 AA", [], [("not-followed", 0, 1, "vol.discard-two")]),
    ],
)
def test_the_talon_of_voleny_is_judged_like_the_other(discard, found, unlisted):
    """Sharp, a wrong count (renonc.talon-count); the chosen card no list names."""
    assert asked(f"F discard {discard}\n{TRUMPS}") == [found, unlisted]


def test_after_a_wrong_talon_the_cards_are_still_judged():
    """Rearhand follows with the ace, or throws a bell on the acorn."""
    for discard in ("L8 HX", "L8", "L89"):
        told = f"F discard {discard}\n{TRUMPS}A7 AU B8\n"
        found, _ = asked(told)
        assert found[-1] == ("not-following", 2, 12 - 1, "play.follow")
        found, _ = asked(told.replace("B8", "AX"))
        assert "not-following" not in [one[0] for one in found]


def test_without_trumps_a_sharp_card_may_lie_in_the_talon():
    """Middlehand takes it and lays it away again (betl.any-discard); asking was wrong.

    It was not where forehand himself plays betl.
    """
    taken = "F ask, M no\nM discard HX L8\nM take betl\nR yes, F yes\n"
    told = "F discard L8 HX\n" + taken + "R good, F good\n"
    assert asked(told) == [[], [("not-allowed", 0, 2, "talon.no-sharp")]]
    own = "F discard L8 HX\nF take betl\nM yes, R yes\nM good, R good\n"
    assert asked(own) == [[], []]
    assert judge(parse_game(VOLENY + own)) is None


FIRST = VOLENY.replace("profile obecna", "profile obecna~vol-contract.first")
CONTRACT = "F announce hra L\nF ask, M yes, R yes\nM flek hra, R good, F good\n"


def earlier(told):
    """The acts at a table that names the contract before the question."""
    return acts(look_through(parse_game(FIRST + told, hidden=True)))


@pytest.mark.parametrize(
    ("discard", "found", "unlisted"),
    [
        ("L8 HK", [], []),
        ("L8 HX", [("sharp-talon", 0, 1, "talon.no-sharp")], []),
        ("L8", [("talon-count", 0, 1, "vol.discard-two")], []),
        ("L89", [], [("not-allowed", 0, 2, "vol.discard-two")]),
    ],
)
def test_with_the_contract_first_the_talon_is_judged_by_it(discard, found, unlisted):
    """The same acts; what is not listed is done with the announcement, once."""
    assert earlier(f"F discard {discard}\n{CONTRACT}") == [found, unlisted]
    told = f"F discard {discard}\n{CONTRACT}A7 AU B8\n"
    assert earlier(told)[0][-1] == ("not-following", 2, 12 - 1, "play.follow")


def test_a_contract_that_was_taken_over_is_not_what_the_talon_is_judged_by():
    """Announced with a ten laid away; middlehand plays betl with it instead."""
    told = "F discard L8 HX\nF announce hra L\nF ask, M no\nM discard HX L8\n"
    told += "M take betl\nR yes, F yes\nR good, F good\n"
    assert earlier(told) == [[], [("not-allowed", 0, 2, "talon.no-sharp")]]


def test_a_card_before_the_answers_is_no_look_at_the_talon():
    """Nothing is agreed yet, though the contract is announced."""
    told = "F discard L8 HX\nF announce hra L\nF ask\nM:HA\n"
    assert "sharp-talon" not in [one[0] for one in earlier(told)[0]]


def test_without_a_discard_there_is_no_contract_to_follow():
    """Whichever comes first: the two cards have to go (vol.discard-two)."""
    told = "F announce hra L\n"
    for found in (asked(told), earlier(told)):
        assert found == [[], [("not-followed", 0, 1, "vol.discard-two")]]


def test_each_table_has_its_own_order_of_question_and_contract():
    """The other order cannot be followed: nobody knows what was agreed."""
    late = "F discard L8 HK\nF ask, M yes, R yes\nF announce hra L\n"
    assert earlier(late)[1] == [("not-followed", 0, 2, "vol.dobra-announce")]
    early = f"F discard L8 HK\n{CONTRACT}"
    assert asked(early)[1] == [("not-followed", 0, 2, "vol.barva")]
    assert asked(late) == earlier(early) == [[], []]


def test_the_announced_seven_may_not_lie_in_the_talon_of_voleny():
    """Listed as no offence by the tournament (renonc.not-seven-talon)."""
    deal = VOLENY.replace("L8 HK", "L7 HK").replace("BU L7", "BU L8")
    told = "F discard L7 B7\n" + TRUMPS.replace("hra L", "sedma L")
    record = parse_game(deal + told)
    assert [one.name for one in look_through(record).found] == ["seven-in-talon"]
    kept = parse_game(deal + told.replace("L7 B7", "H8 B7"))
    assert look_through(kept).found == look_through(kept).unlisted == ()


def test_no_barva_is_asked_in_the_game_of_the_auction():
    """There is nothing to answer (talon.order-of-acts)."""
    told = SEDMA.format(profile="obecna") + "F ask\nF discard LA H9\n"
    account = look_through(parse_game(told))
    assert [one[3:] for one in account.unlisted] == [(-1, "talon.order-of-acts")]
    twice = "F discard L8 HK\nF ask\nF ask\n"
    assert asked(twice)[1] == [("not-followed", 0, 3, "seat.clockwise")]


@pytest.mark.parametrize(
    ("profile", "found"), [("obecna", ["sharp-talon"]), ("obecna~discard.any", [])]
)
def test_the_judge_asks_what_this_table_allows_in_the_talon(profile, found):
    """An ace there is an offence, or the table lets it lie (renonc.sharp-talon)."""
    told = "F discard LA H9\nF announce sedma A\nM good\n"
    record = parse_game(SEDMA.format(profile=profile) + told, hidden=True)
    assert [one.name for one in look_through(record).found] == found
    assert look_through(record).unlisted == ()


@pytest.mark.parametrize(
    ("deal", "discard", "announced", "found", "unlisted"),
    [
        (SEDMA, "LA H9", "betl", [], ["bid.final-at-least"]),
        (SEDMA, "LA H9", "dvesedmy H A", ["sharp-talon"], []),
        (TWO_SEVENS, "L7 B7", "sto H", [], ["bid.final-at-least"]),
        (TWO_SEVENS, "L7 B7", "dvesedmy H L", ["seven-in-talon"], []),
    ],
)
def test_what_may_lie_in_the_talon_is_told_by_the_contract(
    deal, discard, announced, found, unlisted
):
    """Dvě sedmy were bought: a discard that these forbid, and then a lower contract.

    In it the ace may lie there (betl.any-discard), or the seven is not announced
    (talon.no-announced-seven); that it is lower is all that is wrong.
    """
    bought = deal.replace("bid sedma", "bid dvesedmy").partition("F discard")[0]
    told = f"F discard {discard}\nF announce {announced}\nM good, R good\n"
    account = look_through(parse_game(bought.format(profile="obecna") + told))
    assert [one.name for one in account.found] == found
    assert [one.rule for one in account.unlisted] == unlisted
