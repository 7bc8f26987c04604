import pytest
import strategies
from hypothesis import given
from hypothesis import strategies as st
from marias.actions import GOOD
from marias.comments import (
    PLAIN_TERMS,
    Terms,
    apply_comment,
    begin,
    is_ambo,
    is_over,
    judge_against,
    judge_raise,
    legal_comments,
)
from marias.contracts import ALL_CONTRACTS, Commitment, has_trump
from marias.errors import IllegalActionError
from marias.fleks import Cap, Side
from settling import comment, talk

AGAINST_TOO = Terms(True, 1, (), ())
FOUR_HANDED = Side(4, 0, 2)


def words(state):
    """What may be said, in words: ``hra+sedma``, parts against behind an !."""
    return [
        "+".join(one.raised) + ("!" + "+".join(one.against) if one.against else "")
        for one in legal_comments(state)
    ]


def levels(state):
    """How often each part was raised."""
    return dict(zip(state.parts, state.levels, strict=True))


def refused(state, word):
    """The rule by which a comment is refused."""
    with pytest.raises(IllegalActionError) as error:
        apply_comment(state, comment(word))
    return error.value.rule


def test_the_seat_after_the_declarer_speaks_first_then_clockwise():
    """Rearhand declares: forehand, middlehand, and rearhand answers the flek."""
    state = talk("obecna", "sedma A", "", Side(3, 2, -1))
    turns = [state.turn]
    for word in ("hra", "-"):
        state = apply_comment(state, comment(word))
        turns.append(state.turn)
    assert turns == [0, 1, 2]


def test_each_part_of_a_contract_is_raised_for_itself():
    """On hra and sedma: nothing, either, or both (sedma.double-commitment).

    Whatever the cards are (flek.parts-separate, flek.any-reason).
    """
    assert words(talk("obecna", "sedma A", "")) == ["", "hra", "sedma", "hra+sedma"]
    assert words(talk("obecna", "stosedm A", "")) == ["", "sto", "sedma", "sto+sedma"]
    assert words(talk("obecna", "betl", "")) == ["", "betl"]


def test_hra_and_sedma_raised_at_once_is_ambo():
    """Flek on both (flek.ambo)."""
    assert is_ambo(comment("hra+sedma"))
    assert not is_ambo(comment("sedma"))


def test_both_defenders_must_approve():
    """After one "dobrý" the other may still flek (flek.end-one-side-approves)."""
    state = talk("obecna", "hra A", "-")
    assert not is_over(state)
    assert is_over(apply_comment(state, GOOD))
    raised = apply_comment(state, comment("hra"))
    assert (raised.turn, levels(raised)) == (0, {"hra": 1})


def test_the_declarer_ends_the_fleks_alone():
    """He approves what was flekked and the play begins."""
    assert is_over(talk("obecna", "hra A", "hra - -"))


def test_the_sides_alternate():
    """Flek and tutti are the defence's, re and boty the declarer's (flek.alternate)."""
    state = talk("obecna", "hra A", "hra - hra - hra hra")
    assert levels(state) == {"hra": 4}
    assert [(one.level, one.seat) for one in state.raisers] == [
        (1, 1),
        (2, 0),
        (3, 2),
        (4, 0),
    ]


def test_a_side_speaks_only_to_what_the_other_has_just_raised():
    """Flek on hra alone and re on it: nobody may flek the sedma any more."""
    state = talk("obecna", "sedma A", "hra - hra")
    assert words(state) == ["", "hra"]
    assert refused(state, "sedma") == "flek.only-previously-flekked"
    assert refused(state, "hra+sedma") == "flek.only-previously-flekked"


def test_a_part_that_the_declarer_lets_stand_is_closed():
    """Ambo, re on the sedma alone: the hra stays at one flek."""
    state = talk("obecna", "sedma A", "hra+sedma - sedma sedma - -")
    assert is_over(state)
    assert levels(state) == {"hra": 1, "sedma": 3}


def test_a_second_defender_joins_a_flek_and_does_not_double_it():
    """Two voices in one round are one flek, and both have said it."""
    state = talk("obecna", "betl", "betl betl")
    assert levels(state) == {"betl": 1}
    assert [one.seat for one in state.raisers] == [1, 2]


def test_the_second_defender_may_flek_another_part():
    """One raises the hra, the other the sedma; the declarer may answer both."""
    state = talk("obecna", "sedma A", "hra sedma")
    assert words(state) == ["", "hra", "sedma", "hra+sedma"]


@pytest.mark.parametrize(("profile", "last"), [("turnaj2020", 4), ("obecna", 6)])
def test_the_fourth_flek_is_the_last_that_counts_at_the_tournament(profile, last):
    """Elsewhere they go on to kalhoty and kaiser (flek.max-four, flek.names)."""
    state = talk(profile, "hra A", "")
    for level in range(last):
        assert levels(state) == {"hra": level}
        state = apply_comment(state, comment("hra"))
        if state.turn == 2:
            state = apply_comment(state, GOOD)
    assert levels(state) == {"hra": last}
    assert words(state) == [""]


def test_a_fifth_flek_is_void_and_no_offence():
    """The fourth stands, the comments go on as after "dobrý" (renonc.not-5th-flek)."""
    state = talk("turnaj2020", "hra A", "hra - hra hra - hra")
    assert levels(state) == {"hra": 4}
    assert judge_raise(state, "hra") == (False, "flek.max-four")
    after = apply_comment(state, comment("hra"))
    assert levels(after) == {"hra": 4}
    assert is_over(apply_comment(after, GOOD))


def test_a_deal_can_end_its_fleks_early_and_then_they_are_refused():
    """No re is given on a hand that cannot fail (flek.no-re-on-lozena)."""
    cap = Cap("betl", 1, "flek.no-re-on-lozena")
    state = talk("paluba", "betl", "betl -", terms=Terms(False, -1, (), (cap,)))
    assert words(state) == [""]
    assert refused(state, "betl") == "flek.no-re-on-lozena"


def test_who_holds_four_helpers_may_not_flek_in_paluba():
    """He is mute, his partner is not (dvesedmy.four-helpers-paluba)."""
    terms = Terms(False, -1, (1,), ())
    state = talk("paluba", "dvesedmy A L", "", terms=terms)
    assert words(state) == [""]
    assert refused(state, "dvesedmy") == "dvesedmy.four-helpers-paluba"
    assert words(apply_comment(state, GOOD)) == ["", "dvesedmy"]


def test_nothing_is_announced_against_in_the_licitovany_of_three():
    """Sedma and sto belong to the declarer there (proti.none-lic)."""
    state = talk("obecna", "hra A", "")
    assert refused(state, "!sedma-proti") == "proti.none-lic"


def test_a_defender_of_voleny_announces_sedma_or_sto_against():
    """Sedma proti only with the seven in hand, sto proti anyone (proti.vol-yes)."""
    state = talk("obecna", "hra A", "", terms=AGAINST_TOO)
    assert words(state) == [
        "",
        "hra",
        "!sedma-proti",
        "hra!sedma-proti",
        "!sto-proti",
        "hra!sto-proti",
        "!sedma-proti+sto-proti",
        "hra!sedma-proti+sto-proti",
    ]
    second = apply_comment(state, GOOD)
    assert words(second) == ["", "hra", "!sto-proti", "hra!sto-proti"]
    assert refused(second, "!sedma-proti") == "bid.seven-must-be-held"


def test_against_is_announced_in_the_first_round_only_and_only_with_trumps():
    """Later it is too late, and betl has no parts against (proti.vol-yes)."""
    state = talk("obecna", "hra A", "hra - hra", terms=AGAINST_TOO)
    assert refused(state, "!sto-proti") == "proti.vol-yes"
    betl = talk("obecna", "betl", "", terms=AGAINST_TOO)
    assert refused(betl, "!sto-proti") == "proti.vol-yes"


def test_what_the_defence_announced_the_declarer_fleks():
    """Then the re on it is the defence's, and hra stays with the declarer."""
    state = talk("obecna", "hra A", "!sedma-proti hra", terms=AGAINST_TOO)
    assert words(state) == ["", "hra", "sedma-proti", "hra+sedma-proti"]
    state = apply_comment(state, comment("sedma-proti"))
    assert words(state) == ["", "sedma-proti"]
    state = apply_comment(state, comment("sedma-proti"))
    assert levels(state) == {"hra": 1, "sedma-proti": 2}
    assert state.owners == (0, 1)


def test_a_part_against_is_announced_once():
    """The partner cannot announce it again, nor flek his own side's."""
    state = talk("obecna", "hra A", "!sto-proti", terms=AGAINST_TOO)
    assert judge_against(state, "sto-proti") == (False, "proti.vol-yes")
    assert refused(state, "sto-proti") == "flek.only-previously-flekked"


def test_partners_at_krizovy_do_not_flek_each_other():
    """The called partner can only approve; both opponents may raise."""
    state = talk("obecna", "sedma A", "-", FOUR_HANDED)
    assert state.turn == 2
    assert refused(state, "hra") == "kriz.flek-sides"
    assert words(state) == [""]
    state = apply_comment(state, GOOD)
    assert words(state) == ["", "hra", "sedma", "hra+sedma"]


def test_krizovy_knows_parts_against_in_both_its_forms():
    """By the opponents, not by the called partner (proti.kriz-yes)."""
    terms = Terms(True, 3, (), ())
    state = talk("obecna", "hra A", "-", FOUR_HANDED, terms)
    assert refused(state, "!sto-proti") == "proti.kriz-yes"
    state = talk("obecna", "hra A", "- - !sedma-proti", FOUR_HANDED, terms)
    assert (state.turn, state.owners) == (0, (0, 3))


def test_a_comment_names_each_part_once():
    """What is said twice is no comment."""
    state = talk("obecna", "hra A", "")
    assert refused(state, "hra+hra") == "flek.parts-separate"


def test_after_the_last_comment_nothing_is_said():
    """All have approved, and the first card may be led (flek.before-first-card)."""
    state = talk("obecna", "hra A", "- -")
    assert legal_comments(state) == ()
    assert refused(state, "-") == "flek.end-one-side-approves"


@given(
    strategies.profiles(),
    st.sampled_from(ALL_CONTRACTS),
    st.sampled_from([Side(3, 0, -1), Side(3, 2, -1), Side(4, 1, 3), Side(4, 0, -1)]),
    st.sampled_from([PLAIN_TERMS, AGAINST_TOO]),
    st.lists(st.integers(0, 99), max_size=40),
)
def test_whatever_is_legal_is_accepted_and_comments_come_to_an_end(
    profile, contract, side, terms, choices
):
    """Every legal comment applies; the raiser of a level is of the right side."""
    announced = Commitment(contract, 1 if has_trump(contract) else -1, 2)
    state = begin(profile, announced, side, terms)
    for choice in choices:
        legal = legal_comments(state)
        if not legal:
            break
        state = apply_comment(state, legal[choice % len(legal)])
    for one in state.raisers:
        owner = state.owners[state.parts.index(one.part)]
        ours = owner == side.declarer
        assert (one.level % 2 == 0) == (ours == (one.seat == side.declarer))
    while not is_over(state):
        state = apply_comment(state, GOOD)
    assert state.turn == -1


def test_rounds_are_counted_one_by_one_and_a_flek_stands_for_itself():
    """A round ends with the declarer's word or the defence's (flek.parts-separate)."""
    state = talk("obecna", "hra A", "")
    rounds = []
    for word in ("hra", "-", "hra", "-", "hra"):
        rounds.append(state.round)
        assert judge_raise(state, "hra").rule == "flek.parts-separate"
        state = apply_comment(state, comment(word))
    assert rounds == [0, 0, 1, 2, 2]
