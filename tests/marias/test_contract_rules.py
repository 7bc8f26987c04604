import pytest
from marias.cards import ACORNS, HEARTS, NO_TRUMP
from marias.contract_rules import helper_rules, lost_by, made_of, named_by, ranked_by
from marias.contracts import (
    ALL_CONTRACTS,
    BETL,
    DURCH,
    GAME,
    HUNDRED,
    HUNDRED_SEVEN,
    SEVEN,
    TWO_SEVENS,
    TWO_SEVENS_HUNDRED,
    Commitment,
)
from marias.profile import GENERAL, changed, preset


@pytest.mark.parametrize("contract", ALL_CONTRACTS)
def test_a_contract_names_trumps_a_helper_or_nothing(contract):
    """Only dvě sedmy name two suits (dvesedmy.two-suits), betl and durch none."""
    none = ("trump.none-betl-durch",)
    one = ("trump.declarer-names",)
    expected = {BETL: none, DURCH: none}
    for two in (TWO_SEVENS, TWO_SEVENS_HUNDRED):
        expected[two] = (*one, "dvesedmy.two-suits")
    assert named_by(contract) == expected.get(contract, one)


def test_several_parts_are_added_up_and_judged_each_for_itself():
    """A hra is a part of hra and of sedma only (hra.part-only-in, pay.parts-add)."""
    assert made_of(GAME, GENERAL) == ("hra.part-only-in",)
    assert made_of(SEVEN, GENERAL) == ("pay.parts-add", "hra.part-only-in")
    assert made_of(HUNDRED_SEVEN, GENERAL) == ("pay.parts-add", "stosedm.separate")
    both = ("pay.parts-add", "stodvesedmy.separate")
    assert made_of(TWO_SEVENS_HUNDRED, GENERAL) == both
    for whole in (HUNDRED, BETL, DURCH, TWO_SEVENS):
        assert made_of(whole, GENERAL) == ()
    alone = changed(GENERAL, (("sedma_parts", "sedma"),))
    assert made_of(SEVEN, alone) == ("hra.part-only-in",)


def test_hearts_as_trumps_make_a_contract_the_better_one():
    """Not as the helper suit (cards.red-better, dvesedmy.red-is-trump)."""
    better = ("cards.red-better", "bid.red-above")
    for contract in (GAME, SEVEN, HUNDRED):
        assert ranked_by(Commitment(contract, HEARTS, NO_TRUMP)) == better
        assert ranked_by(Commitment(contract, ACORNS, NO_TRUMP)) == ()
    named = (*better, "stosedm.red-name")
    assert ranked_by(Commitment(HUNDRED_SEVEN, HEARTS, NO_TRUMP)) == named
    assert ranked_by(Commitment(TWO_SEVENS, HEARTS, ACORNS)) == better
    plain = Commitment(TWO_SEVENS, ACORNS, HEARTS)
    assert ranked_by(plain) == ("dvesedmy.red-is-trump",)
    for contract in (BETL, DURCH):
        one = Commitment(contract, NO_TRUMP, NO_TRUMP)
        assert ranked_by(one) == ("bid.no-suit-betl-durch",)


def test_a_helper_is_a_suit_like_any_other_in_hra():
    """It beats nothing (trump.helper-no-power, dvesedmy.hra-status)."""
    assert helper_rules() == ("trump.helper-no-power", "dvesedmy.hra-status")


def test_only_a_lost_hundred_costs_something_else_than_it_would_have_brought():
    """Its missing tens, or by Paluba those above the allowance (pay.fail-same)."""
    hundreds = (HUNDRED, HUNDRED_SEVEN, TWO_SEVENS_HUNDRED)
    for contract in ALL_CONTRACTS:
        usual = "sto.loss-pady" if contract in hundreds else "pay.fail-same"
        assert lost_by(contract, GENERAL) == usual
    assert lost_by(HUNDRED, preset("paluba")) == "sto.loss-allowance-paluba"
    assert lost_by(BETL, preset("paluba")) == "pay.fail-same"
