import pytest
from judging import BETL, SEDMA, acts
from marias.evidence import look_through
from marias.game_record import parse_game

APPROVED = "F good, M good\n"
REPLAYED = "M flek hra, R good\nF re hra\nM good, R good\n"


def heard(deal, told, profile="turnaj2020"):
    """The game, the offences, and what no list names: name, seat, move, rule."""
    account = look_through(parse_game(deal.format(profile=profile) + told))
    return account.game, *acts(account)


@pytest.mark.parametrize(
    ("bought", "discard", "announced", "profile", "rule"),
    [
        ("sedma", "H98", "sedma A", "turnaj2020", None),
        ("sedma", "H98", "hra A", "turnaj2020", "bid.starts-at-sedma"),
        ("sedma", "H98", "sedma B", "turnaj2020", "bid.sedma-needs-seven"),
        ("sto", "H98", "sto A", "turnaj2020", None),
        ("sto", "H98", "sedma A", "turnaj2020", "bid.final-at-least"),
        ("lepsi-sedma", "H98", "sedma H", "turnaj2020", "bid.red-seven-missing"),
        ("sedma", "H98", "sedma H", "turnaj2020", "bid.sedma-needs-seven"),
        ("sedma", "H98", "stosedm A", "obecna", None),
        ("sedma", "H98", "stosedm L", "obecna", "bid.107-suit-of-seven"),
        ("sedma", "H98", "stosedm L", "turnaj2020", None),
        ("sedma", "H98", "dvesedmy A L", "obecna", "bid.seven-must-be-held"),
        ("sedma", "H98", "dvesedmy A L", "turnaj2020", None),
        ("sedma", "H98 lead B9", "sto A", "turnaj2020", "talon.lead-card-aside"),
        ("sedma", "A9 H9", "sedma A", "obecna", None),
        ("sedma", "A9 H9", "sto A", "obecna~discard-trumps.no", "talon.trump-allowed"),
    ],
)
def test_an_announcement_that_is_not_allowed_is_played_as_it_was_made(
    bought, discard, announced, profile, rule
):
    """Too low, without its seven, with a wrong talon: no list names it.

    The cards are judged by what was announced: middlehand does not follow.
    """
    deal = SEDMA.replace("bid sedma", f"bid {bought}")
    told = f"F discard {discard}\nF announce {announced}\n"
    told += REPLAYED if announced[:5] in ("hra A", "sedma") else "M good, R good\n"
    _, found, unlisted = heard(deal, told + "B9 BX BA\n", profile)
    assert (found, unlisted) == ([], [("not-allowed", 0, 5, rule)] if rule else [])
    _, found, _ = heard(deal, told + "B9 LX BA\n", profile)
    assert [one[:2] for one in found] == [("not-following", 1)]


def test_of_two_wrong_announcements_the_second_stands():
    """It has put the first one right (bid.correct-until-comment)."""
    told = "F discard H98\nF announce hra A\nF announce sedma B\nM good, R good\n"
    slip = ("not-allowed", 0, 6, "bid.sedma-needs-seven")
    assert heard(SEDMA, told)[1:] == ([], [slip])


@pytest.mark.parametrize(
    ("again", "after", "move"), [("sto A", "M flek hra, ", 7), ("sedma A", "", 6)]
)
def test_a_word_that_corrects_nothing_leaves_the_first_standing(again, after, move):
    """Too late, or the same once more (bid.correct-until-comment); the deal goes on."""
    said = f"F discard H98\nF announce sedma A\n{after}F announce {again}\n"
    told = said + REPLAYED.removeprefix(after) + "B9 LX BA\n"
    game, found, unlisted = heard(SEDMA, told)
    assert game.comments.levels == (2, 0)
    assert unlisted == [("not-allowed", 0, move, "bid.correct-until-comment")]
    assert [one[:2] for one in found] == [("not-following", 1)]


def test_a_talon_of_no_cards_is_laid_away_with_the_announcement():
    """Until then the declarer could still lay two away (talon.order-of-acts)."""
    told = "F announce sedma A\nM good, R good\n"
    count = ("talon-count", 0, 4, "talon.wrong-count")
    order = ("not-allowed", 0, 4, "talon.order-of-acts")
    assert heard(SEDMA, told)[1:] == ([count], [order])


def test_the_defence_announces_nothing_in_the_game_of_the_auction():
    """The word is void for itself (proti.none-lic), the flek beside it counts."""
    told = "F discard H98\nF announce sedma A\nM flek hra against sedma-proti\nR good\n"
    game, found, unlisted = heard(SEDMA, told)
    assert (found, unlisted) == ([], [("not-allowed", 1, 6, "proti.none-lic")])
    assert game.comments.levels == (1, 0)


@pytest.mark.parametrize(
    ("word", "seat", "rule"),
    [
        ("R bid sedma", 2, "play.one-card-clockwise"),
        ("F good", 0, "flek.end-one-side-approves"),
        ("R announce durch", 2, "bid.correct-until-comment"),
        ("M discard H9 A9", 1, "talon.frozen-after-comment"),
    ],
)
def test_a_word_within_the_play_is_void_by_the_rule_that_ended_its_time(
    word, seat, rule
):
    """And the next card is judged: rearhand does not follow."""
    told = f"{APPROVED}H8 HX HU\n{word}\nAA L8\n"
    _, found, unlisted = heard(BETL, told)
    assert unlisted == [("not-allowed", seat, 10, rule)]
    assert found == [("not-following", 2, 12, "play.follow")]


@pytest.mark.parametrize(
    ("ended", "rule"),
    [
        ("F omyl\n", "omyl.fold"),
        (
            "F discard H98\nF announce sedma A\nM good, R good\n",
            "sedma.unflekked-fold",
        ),
    ],
)
def test_a_word_after_the_end_is_void_by_the_rule_that_ended_the_deal(ended, rule):
    """Folded by the declarer, or because nobody has raised it."""
    move = 4 + ended.count(",") + ended.count("\n")
    assert heard(SEDMA, ended, "obecna")[1:] == ([], [])
    word = ("not-allowed", 1, move, rule)
    assert heard(SEDMA, ended + "M good\n", "obecna")[1:] == ([], [word])
