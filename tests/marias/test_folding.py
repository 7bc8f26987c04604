import pytest
from marias.comments import Terms
from marias.fleks import Side
from marias.folding import (
    folded,
    four_helpers,
    helper_hands,
    helpers_rule,
    helpers_shown,
    may_flek_helpers,
    omyl,
)
from marias.ledger import Bill
from marias.notation import parse_cards
from marias.settlement import settle
from settling import announced, profile_of, talk

ALONE = Side(3, 0, -1)
GENERAL, KLASIKA, PALUBA = "obecna", "klasika", "paluba"
UNSAID, FLEK, RE = "- -", "hra - -", "hra - hra - -"


def ended(profile, contract, comments, terms=None):
    """How a contract ends after the comments: the rule and what each opponent owes."""
    state = talk(profile, contract, comments, ALONE, terms or Terms(True, 1, (), ()))
    found = folded(announced(contract), state)
    if found:
        assert {part.tens for part in found.parts} == {1}
    return found and (found.rule, owed(profile, contract, found))


def owed(profile, contract, found):
    """What a folded deal brings the declarer from each opponent."""
    table = profile_of(profile)
    bill = Bill(table, announced(contract), ALONE, found.parts, found.raisers, False)
    return -settle(bill).totals[1]


@pytest.mark.parametrize(
    ("profile", "said", "end"),
    [
        (GENERAL, UNSAID, ("hra.silent-not-played", 1)),
        (GENERAL, FLEK, None),
        (KLASIKA, UNSAID, None),
        (PALUBA, UNSAID, ("hra.no-re-no-play", 1)),
        (PALUBA, FLEK, ("hra.no-re-no-play", -2)),
        (PALUBA, RE, None),
        ("hospoda", UNSAID, ("hra.silent-not-played", 1)),
    ],
)
def test_a_hra_that_is_not_played(profile, said, end):
    """Unflekked it is paid; without a re the flekked hra is the declarer's loss."""
    assert ended(profile, "hra A", said) == end


@pytest.mark.parametrize(
    ("profile", "said", "end"),
    [
        (GENERAL, UNSAID, ("sedma.unflekked-fold", 3)),
        (GENERAL, "sedma - -", None),
        (GENERAL, "hra+sedma - -", None),
        (KLASIKA, UNSAID, None),
        ("turnaj2020", UNSAID, None),
        (PALUBA, UNSAID, ("sedma.no-re-no-play-paluba", 3)),
        (PALUBA, "sedma - -", ("sedma.no-re-no-play-paluba", -3)),
        (PALUBA, "hra+sedma - -", ("sedma.no-re-no-play-paluba", -6)),
        (PALUBA, "hra+sedma - sedma - -", None),
    ],
)
def test_a_sedma_that_is_not_played(profile, said, end):
    """Unflekked it brings three; in Paluba it needs a re on one of its parts."""
    assert ended(profile, "sedma A", said) == end


@pytest.mark.parametrize("contract", ["sedma A", "sedma H"])
@pytest.mark.parametrize("profile", [GENERAL, PALUBA])
def test_a_flek_on_the_hra_alone_is_a_remis(profile, contract):
    """Hra lost with the flek, sedma won without: nothing, in red too (sedma.remis)."""
    assert ended(profile, contract, FLEK) == ("sedma.remis", 0)


def test_a_re_or_another_table_plays_it():
    """After a re it is no remis; some tables play it all the same."""
    assert ended(GENERAL, "sedma A", RE) is None
    assert ended(KLASIKA, "sedma A", FLEK) is None
    assert ended("obecna~remis.played", "sedma A", FLEK) is None


@pytest.mark.parametrize(
    "contract", ["sto A", "stosedm A", "betl", "durch", "dvesedmy A L"]
)
def test_every_other_contract_is_played_without_a_flek(contract):
    """Only hra and sedma are folded."""
    assert ended(PALUBA, contract, UNSAID) is None


def test_the_list_of_what_paluba_does_not_play():
    """Hra and sedma without a re, shown helpers (notplayed.list-paluba)."""
    assert ended(PALUBA, "hra A", FLEK)
    assert ended(PALUBA, "sedma A", "hra+sedma - -")
    assert not ended(PALUBA, "stosedm A", UNSAID)
    state = talk(PALUBA, "dvesedmy A L", UNSAID)
    assert helpers_shown(profile_of(PALUBA), announced("dvesedmy A L"), state)


def test_what_the_defence_announced_must_be_played():
    """A hra with sedma proti against it is not folded."""
    assert ended(GENERAL, "hra A", "!sedma-proti - -") is None


def test_an_omyl_costs_six():
    """As a hra and a sedma lost with a flek on both (omyl.price-6)."""
    found = omyl(0, (1, 2))
    assert found.rule == "omyl.fold"
    assert owed(GENERAL, "sedma A", found) == -6


@pytest.mark.parametrize(
    ("hand", "holder"), [("L89XU AKO", 1), ("L89X AKO7", -1), ("L789 AKO7", -1)]
)
def test_four_helpers_in_one_hand(hand, holder):
    """Four are too many, three are not (dvesedmy.four-helpers-obecna)."""
    hands = tuple(parse_cards(one) for one in ("A7 B7", hand, "HAKO LKO"))
    assert four_helpers(hands, announced("dvesedmy A L"), 0) == holder
    assert four_helpers(hands, announced("stosedm A"), 0) == -1


def test_two_hands_can_hold_four_helpers_each():
    """Where the contract was bluffed; the first of them shows (four_helpers)."""
    hands = tuple(parse_cards(one) for one in ("HA", "L789X", "LUOKA"))
    assert helper_hands(hands, announced("dvesedmy A L"), 0) == (1, 2)
    assert helper_hands(hands, announced("dvesedmy A L"), 2) == (1,)
    assert helper_hands(hands, announced("stosedm A"), 0) == ()
    assert four_helpers(hands, announced("dvesedmy A L"), 0) == 1


def test_the_declarers_own_helpers_do_not_count():
    """He needs a long suit."""
    hands = tuple(parse_cards(one) for one in ("L789XU", "HAK", "HO"))
    assert four_helpers(hands, announced("dvesedmy A L"), 0) == -1


@pytest.mark.parametrize(
    ("profile", "contract", "comments", "pays"),
    [
        (GENERAL, "dvesedmy A L", "dvesedmy - -", -40),
        (GENERAL, "dvesedmy H L", UNSAID, -80),
        (PALUBA, "dvesedmy A L", "dvesedmy - -", -30),
        (PALUBA, "dvesedmy H L", UNSAID, -50),
        ("turnaj2020", "dvesedmy A L", "dvesedmy - -", -80),
    ],
)
def test_shown_helpers_lose_the_two_sevens_without_play(
    profile, contract, comments, pays
):
    """At the base rate; at the tournament with the fleks that were said."""
    state = talk(profile, contract, comments)
    found = helpers_shown(profile_of(profile), announced(contract), state)
    assert owed(profile, contract, found) == pays


def test_beside_a_sto_the_helpers_stay_hidden():
    """The deal is played (stodvesedmy.four-helpers-hidden)."""
    state = talk("turnaj2020", "stodvesedmy A L", UNSAID)
    table = profile_of("turnaj2020")
    assert helpers_shown(table, announced("stodvesedmy A L"), state) is None


def test_in_paluba_their_holder_may_not_flek():
    """At the tournament he may (dvesedmy.four-helpers-turnaj)."""
    assert not may_flek_helpers(profile_of(PALUBA))
    assert may_flek_helpers(profile_of("turnaj2020"))
    assert may_flek_helpers(profile_of(GENERAL))


def test_a_part_that_is_not_there_was_not_raised():
    """Who believes that a sedma has no hra part folds it all the same, and no remis."""
    table = "obecna~sedma-parts.sedma"
    assert ended(table, "sedma A", UNSAID)[0] == "sedma.unflekked-fold"
    assert ended(GENERAL, "sedma A", UNSAID)[0] == "sedma.unflekked-fold"
    assert ended(GENERAL, "sedma A", FLEK)[0] == "sedma.remis"


@pytest.mark.parametrize(
    ("profile", "contract", "rule"),
    [
        ("obecna", "dvesedmy A L", "dvesedmy.four-helpers-obecna"),
        ("paluba", "dvesedmy A L", "dvesedmy.four-helpers-paluba"),
        ("turnaj2020", "dvesedmy A L", "dvesedmy.four-helpers-turnaj"),
        ("obecna", "stodvesedmy A L", "dvesedmy.four-helpers-obecna"),
        ("turnaj2020", "stodvesedmy A L", "stodvesedmy.four-helpers-hidden"),
        ("turnaj2020", "sto A", "dvesedmy.four-helpers-turnaj"),
    ],
)
def test_each_table_has_its_rule_on_four_helpers(profile, contract, rule):
    """With a sto the tournament alone has one of its own."""
    found = helpers_rule(profile_of(profile), announced(contract).contract)
    assert found == rule
    shown = helpers_shown(
        profile_of(profile), announced(contract), talk(profile, contract, "")
    )
    assert (shown and shown.rule) == (rule if contract[:8] == "dvesedmy" else None)
