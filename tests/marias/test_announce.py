import pytest
from marias import announce, tariff
from marias.action_text import parse_commitment
from marias.actions import NO_CARD
from marias.announce import COMMITMENTS, Bought
from marias.contracts import (
    BETL,
    DURCH,
    GAME,
    TWO_SEVENS,
    TWO_SEVENS_HUNDRED,
    Commitment,
)
from marias.ladder import rung_named, rung_of
from marias.notation import parse_card, parse_cards
from marias.profile import changed, preset

GENERAL = preset("obecna")
TOURNAMENT = preset("turnaj2020")
PALUBA = preset("paluba")
# Ten cards with the sevens of hearts and leaves, and a talon without one.
HAND = "HAU7 LXK7 AAK8 B9"
TALON = "B8 BU"


def bought(rung, hand=HAND, talon=TALON, profile=GENERAL, lead=""):
    """What was bought, by the name of the rung."""
    number = rung_named(rung, profile)
    assert number >= 0
    aside = parse_card(lead) if lead else NO_CARD
    return Bought(profile, number, parse_cards(hand), parse_cards(talon), aside)


def allowed(rung, text, *position, **options):
    """Whether a contract may be announced over a rung."""
    state = bought(rung, *position, **options)
    commitment = parse_commitment(text)
    found = announce.verdict(state, commitment)
    assert found.allowed == (commitment in announce.may_follow(state))
    return found.allowed


def rule(rung, commitment, *position, **options):
    """The rule that decides on an announcement."""
    if isinstance(commitment, str):
        commitment = parse_commitment(commitment)
    return announce.verdict(bought(rung, *position, **options), commitment).rule


def test_the_winner_announces_what_he_bought_or_more():
    """At stosedm: that, the better sto, betl; not sto, nor a sedma in red."""
    for text in ("stosedm H", "stosedm L", "sto H", "betl", "durch", "dvesedmy H L"):
        assert allowed("stosedm", text)
    for text in ("sto L", "sedma H", "sedma L"):
        assert not allowed("stosedm", text)
        assert rule("stosedm", text) == "bid.final-at-least"


def test_in_a_pub_the_better_sto_stands_below_sto_a_sedm():
    """The order is that of the ladder, not of the prices."""
    pub = changed(GENERAL, (("ladder", "pub"),))
    assert not allowed("stosedm", "sto H", profile=pub)
    assert allowed("lepsi-sto", "stosedm L", profile=pub)


def test_the_winner_at_betl_goes_up_to_durch_but_not_down():
    """A sto a sedm in red is a lower rung, though it can pay more."""
    assert not allowed("betl", "stosedm H")
    assert allowed("betl", "betl")
    assert allowed("betl", "durch")


def test_suit_and_contract_may_differ_from_what_was_bid():
    """Over plain sedma: sedma in any suit whose seven is held, or sto in any."""
    suits = [text for text in "HLAB" if allowed("sedma", f"sedma {text}")]
    assert suits == ["H", "L"]
    assert all(allowed("sedma", f"sto {text}") for text in "HLAB")


def test_hra_is_announced_only_where_the_ladder_begins_with_it():
    """In competition sedma is the lowest rung (bid.starts-at-sedma)."""
    assert rule("sedma", "hra L") == "bid.starts-at-sedma"
    klasika = preset("klasika")
    assert allowed("hra", "hra L", profile=klasika)
    assert allowed("hra", "hra H", profile=klasika)
    assert rule("lepsi-hra", "hra L", profile=klasika) == "bid.final-at-least"


def test_paluba_has_no_sto_a_dve_sedmy():
    """It is no rung there; in competition it is."""
    text = "stodvesedmy H L"
    assert rule("sedma", text, profile=PALUBA) == "bid.ladder-competition"
    assert allowed("sedma", text)


@pytest.mark.parametrize("profile", ["obecna", "klasika", "paluba", "turnaj2020"])
def test_sedma_cannot_be_announced_without_its_seven(profile):
    """By no rules; with it by all (bid.sedma-needs-seven)."""
    table = preset(profile)
    assert allowed("sedma", "sedma L", profile=table)
    assert rule("sedma", "sedma A", profile=table) == "bid.sedma-needs-seven"


@pytest.mark.parametrize("profile", ["obecna", "paluba", "turnaj2020"])
def test_the_winner_at_red_sedma_without_the_red_seven_must_go_higher(profile):
    """Not sedma in red, not omyl, but sto or more (bid.red-seven-missing)."""
    table = preset(profile)
    hand = "HAUK LXK7 AAK8 B9"
    assert rule("lepsi-sedma", "sedma H", hand, profile=table) == (
        "bid.red-seven-missing"
    )
    assert not announce.may_omyl(bought("lepsi-sedma", hand, "", table)).allowed
    assert not allowed("lepsi-sedma", "sedma L", hand, profile=table)
    assert allowed("lepsi-sedma", "sto L", hand, profile=table)
    assert allowed("lepsi-sedma", "sedma H", profile=table)


def test_sto_a_sedm_needs_a_suit_whose_seven_is_held():
    """By the general rules; elsewhere it may be a bluff (bid.107-suit-of-seven)."""
    assert allowed("sto", "stosedm L")
    assert rule("sto", "stosedm A") == "bid.107-suit-of-seven"
    for table in (PALUBA, TOURNAMENT):
        assert allowed("sto", "stosedm A", profile=table)
        assert rule("sto", "stosedm A", profile=table) == "bid.bluff"


def test_both_sevens_of_dve_sedmy_must_be_held_or_may_be_bluffed():
    """By the general rules both, in the tournament neither (bid.seven-must-be-held)."""
    assert allowed("sto", "dvesedmy H L")
    assert allowed("sto", "dvesedmy L H")
    for text in ("dvesedmy H A", "dvesedmy A H", "stodvesedmy A B"):
        assert rule("sto", text) == "bid.seven-must-be-held"
        assert allowed("sto", text, profile=TOURNAMENT)


def test_a_weak_hand_may_bluff_a_sto():
    """Without any marriage: the cards need not match the contract (bid.bluff)."""
    assert allowed("sto", "sto B", "H98 L98 AU98 BU9 LU", "H7 L7")


def test_only_the_trump_suit_makes_dve_sedmy_the_better_ones():
    """A red helper does not raise the rung (dvesedmy.red-is-trump)."""
    assert not allowed("lepsi-dvesedmy", "dvesedmy L H")
    assert allowed("lepsi-dvesedmy", "dvesedmy H L")
    assert rung_of(TWO_SEVENS, 0, GENERAL) == rung_named("lepsi-dvesedmy", GENERAL)


@pytest.mark.parametrize("profile", [GENERAL, TOURNAMENT])
def test_a_seven_laid_away_is_never_announced(profile):
    """Not even where a seven may be bluffed (talon.no-announced-seven)."""
    hand, talon = "HAU LXK7 AAK8 B98", "H7 BU"
    for text in ("sedma H", "stosedm H", "dvesedmy H L", "dvesedmy L H"):
        assert rule("sedma", text, hand, talon, profile=profile) == (
            "talon.no-announced-seven"
        )
    assert allowed("sedma", "sto H", hand, talon, profile=profile)


def test_an_ace_laid_away_leaves_betl_and_durch():
    """Nothing with trumps can be announced over it (talon.no-sharp)."""
    state = bought("sedma", talon="BA BX")
    assert announce.may_follow(state) == (
        Commitment(BETL, -1, -1),
        Commitment(DURCH, -1, -1),
    )
    assert rule("sedma", "sto L", talon="BA BX") == "talon.no-sharp"


def test_a_lead_laid_aside_is_for_betl_and_durch():
    """A game with trumps is led by forehand (talon.lead-card-aside)."""
    assert allowed("sedma", "betl", lead="L7")
    assert rule("sedma", "sto L", lead="L7") == "talon.lead-card-aside"
    assert allowed("sedma", "sto L")


@pytest.mark.parametrize(
    ("commitment", "why"),
    [
        (Commitment(BETL, 1, -1), "trump.none-betl-durch"),
        (Commitment(DURCH, -1, 2), "trump.none-betl-durch"),
        (Commitment(3, -1, -1), "trump.declarer-names"),
        (Commitment(3, 4, -1), "trump.declarer-names"),
        (Commitment(3, 1, 0), "dvesedmy.two-suits"),
        (Commitment(TWO_SEVENS, 0, -1), "dvesedmy.two-suits"),
        (Commitment(TWO_SEVENS, 0, 0), "dvesedmy.two-suits"),
        (Commitment(8, 0, -1), "dvesedmy.two-suits"),
    ],
)
def test_a_contract_names_the_suits_that_it_has(commitment, why):
    """Trumps, and in dvě sedmy another suit beside them; betl and durch none."""
    assert rule("sedma", commitment) == why


def test_every_contract_with_its_suits_is_there_once():
    """16 of one suit, betl, durch, and twice twelve of two suits."""
    assert len(set(COMMITMENTS)) == len(COMMITMENTS) == 42
    assert [one.contract for one in COMMITMENTS].count(TWO_SEVENS_HUNDRED) == 12


def test_dve_sedmy_bought_without_sevens_are_announced_all_the_same():
    """No source decides what else: nothing at least as high could be announced."""
    hand = "HAU LXK AAK8 B987"
    state = bought("dvesedmy", hand)
    assert announce.verdict(state, parse_commitment("dvesedmy H B")) == (
        True,
        "bid.bluff",
    )
    assert GAME not in [one.contract for one in announce.may_follow(state)]
    both = bought("dvesedmy")
    assert not announce.verdict(both, parse_commitment("dvesedmy H B")).allowed


def test_plain_sedma_may_be_folded_as_omyl_for_six():
    """2·1 for a flekked hra and 2·2 for a flekked sedma, to each (omyl.price-6)."""
    assert announce.may_omyl(bought("sedma", talon="")) == (True, "omyl.fold")
    assert tariff.omyl(GENERAL).amount == 6
    assert announce.may_omyl(bought("sedma", talon="", profile=TOURNAMENT)).allowed


@pytest.mark.parametrize("rung", ["lepsi-sedma", "sto", "betl", "dvesedmy"])
def test_nothing_but_plain_sedma_is_folded_as_omyl(rung):
    """Not the red one (omyl.not-for-red)."""
    assert announce.may_omyl(bought(rung, talon="")) == (False, "omyl.not-for-red")


def test_omyl_is_no_way_out_of_a_hra():
    """Where the auction begins at hra, only the rung sedma is folded."""
    klasika = preset("klasika")
    assert not announce.may_omyl(bought("hra", talon="", profile=klasika)).allowed
    assert announce.may_omyl(bought("sedma", talon="", profile=klasika)).allowed


def test_omyl_comes_before_the_discard():
    """All twelve cards are laid down (omyl.all-12)."""
    assert announce.may_omyl(bought("sedma")) == (False, "omyl.all-12")


def test_a_table_may_do_without_omyl():
    """The Paluba rules do not know it (omyl.fold); Klasika does (klasika.omyl-on)."""
    assert announce.may_omyl(bought("sedma", talon="", profile=preset("klasika")))[0]
    found = announce.may_omyl(bought("sedma", talon="", profile=PALUBA))
    assert found == (False, "omyl.fold")


def test_what_is_high_enough_and_held_is_allowed_by_its_height():
    """A bluff by the rule of the bluff (bid.final-at-least, bid.bluff)."""
    state = bought("sedma", "HAU7 LXK7 AAK8 B9")
    for text, rule in (
        ("sedma L", "bid.final-at-least"),
        ("sto B", "bid.final-at-least"),
    ):
        assert announce.verdict(state, parse_commitment(text)).rule == rule
    bluff = bought("sedma", profile=TOURNAMENT)
    found = announce.verdict(bluff, parse_commitment("stosedm A"))
    assert tuple(found) == (True, "bid.bluff")
