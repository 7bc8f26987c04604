import pytest
from marias import talon
from marias.cards import NO_TRUMP
from marias.contracts import (
    BETL,
    DURCH,
    GAME,
    HUNDRED,
    HUNDRED_SEVEN,
    SEVEN,
    TWO_SEVENS,
    TWO_SEVENS_HUNDRED,
    Commitment,
    commitment,
)
from marias.notation import format_card, parse_cards
from marias.profile import changed, preset

GENERAL = preset("obecna")
HEARTS, LEAVES, ACORNS, BELLS = range(4)


def verdicts(cards, announced, profile=GENERAL):
    """Card -> (allowed, rule)."""
    plays = talon.verdicts(parse_cards(cards), announced, profile)
    return {format_card(play.card): (play.allowed, play.rule) for play in plays}


@pytest.mark.parametrize("contract", [GAME, SEVEN, HUNDRED, HUNDRED_SEVEN])
def test_no_ace_or_ten_is_laid_away_in_a_game_with_trumps(contract):
    """The king below them may go (talon.no-sharp)."""
    found = verdicts("HA HX HK LA", Commitment(contract, ACORNS, NO_TRUMP))
    refused = (False, "talon.no-sharp")
    assert (found["HA"], found["HX"], found["LA"]) == (refused, refused, refused)
    assert found["HK"] == (True, "talon.winner-takes")


def test_an_ordinary_trump_may_be_laid_away():
    """The ten of trumps is no ordinary one (talon.trump-allowed)."""
    found = verdicts("AK A8 AX", Commitment(GAME, ACORNS, NO_TRUMP))
    assert found["AK"] == found["A8"] == (True, "talon.trump-allowed")
    assert not found["AX"][0]


@pytest.mark.parametrize(
    ("contract", "allowed"),
    [(GAME, True), (SEVEN, False), (HUNDRED, True), (HUNDRED_SEVEN, False)],
)
def test_only_an_announced_seven_must_stay(contract, allowed):
    """The seven of trumps in hra and in sto may go (talon.no-announced-seven)."""
    found = verdicts("A7 H7", Commitment(contract, ACORNS, NO_TRUMP))
    rule = "talon.trump-allowed" if allowed else "talon.no-announced-seven"
    assert found["A7"] == (allowed, rule)
    assert found["H7"] == (True, "talon.winner-takes")


@pytest.mark.parametrize("contract", [TWO_SEVENS, TWO_SEVENS_HUNDRED])
def test_the_seven_of_the_helper_suit_stays_too(contract):
    """Dvě sedmy have the limits of hra, and two sevens (dvesedmy.hra-status)."""
    found = verdicts("H7 L7 A7 HX L8", Commitment(contract, HEARTS, LEAVES))
    assert found["H7"] == found["L7"] == (False, "talon.no-announced-seven")
    assert found["A7"][0]
    assert found["L8"][0]
    assert found["HX"] == (False, "talon.no-sharp")


@pytest.mark.parametrize("contract", [BETL, DURCH])
def test_anything_may_be_laid_away_in_betl_and_durch(contract):
    """Aces, tens and sevens alike (betl.any-discard)."""
    found = verdicts("BA LX H7", commitment(contract))
    assert set(found.values()) == {(True, "betl.any-discard")}
    assert talon.against(parse_cards("BA LX"), commitment(contract)) == ""


def test_a_discard_is_judged_by_its_worst_card():
    """The rule against it is that of the first card that may not go."""
    seven = Commitment(SEVEN, ACORNS, NO_TRUMP)
    assert talon.against(parse_cards("H8 A7"), seven) == "talon.no-announced-seven"
    assert talon.against(parse_cards("HX A7"), seven) == "talon.no-sharp"
    assert talon.against(parse_cards("H8 H7"), seven) == ""


def test_a_table_may_keep_trumps_out_of_the_talon():
    """Such tables do not know dvě sedmy, where a trump may always go."""
    strict = changed(GENERAL, (("discard_trumps", "no"),))
    found = verdicts("AK HK", Commitment(GAME, ACORNS, NO_TRUMP), strict)
    assert found == {
        "AK": (False, "talon.trump-allowed"),
        "HK": (True, "talon.winner-takes"),
    }
    assert verdicts("AK", Commitment(TWO_SEVENS, ACORNS, HEARTS), strict)["AK"][0]


def test_who_believes_that_any_two_cards_may_go_lays_away_an_ace():
    """A web page says so; all others forbid it."""
    belief = changed(GENERAL, (("discard", "any"),))
    game = Commitment(GAME, ACORNS, NO_TRUMP)
    assert verdicts("HA", game, belief)["HA"][0]
    assert not verdicts("HA", game)["HA"][0]


@pytest.mark.parametrize(("level", "counted"), [(0, 0), (1, 1), (2, 2), (3, 2), (4, 2)])
def test_a_wrong_number_of_cards_is_paid_only_up_to_re(level, counted):
    """What was said above it does not count (talon.wrong-count)."""
    assert talon.fleks_that_count(level) == counted


def test_a_discard_brings_the_declarer_no_points():
    """It counts for him, but no ace or ten may lie there (talon.points-to-actor)."""
    none = parse_cards("HK L7")
    assert talon.discard_line(none, GENERAL) == ("talon.points-to-actor", 0, none, -1)
    assert talon.discard_line(parse_cards("HA L7"), GENERAL).points == 10
