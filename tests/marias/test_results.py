from pathlib import Path

import pytest
from marias.cards import NO_TRUMP
from marias.contracts import CONTRACT_NAMES, commitment, kept_cards
from marias.hundred import Points
from marias.notation import parse_card, parse_cards
from marias.parts import Part
from marias.record import parse_record, states
from marias.results import _quiet, decided_by, laid_down, results, uncounted
from marias.state import PlayCard, apply, start
from settling import announced, profile_of

FOLDER = Path(__file__).parents[1] / "playthroughs"


def played(hands, cards, contract, declarer=0, profile="obecna", leader=None, kept=()):
    """The state after these cards, and what was announced; * announces a marriage."""
    read = tuple(parse_cards(hand) for hand in hands.split("/"))
    said = announced(contract)
    sevens = tuple((declarer, card) for card in kept_cards(*said))
    state = start(
        read, said.contract, said.trump, declarer, profile_of(profile), sevens + kept
    )
    if leader is not None:
        state = state._replace(leader=leader)
    for word in cards.split():
        state = apply(state, PlayCard(parse_card(word.rstrip("*")), word[-1] == "*"))
    return state, said


def made(*deal, partner=-1, against=(), **more):
    """The parts as text: name, sign and tens, and @seat for others' parts."""
    state, said = played(*deal, **more)
    return written(results(state, said, partner, against), state.declarer)


def written(parts, declarer):
    """The parts in words."""
    return " ".join(
        part.name
        + ("+" if part.made else "-")
        + (str(part.tens) if part.tens > 1 else "")
        + (f"@{part.seat}" if part.seat != declarer else "")
        for part in parts
    )


def recorded(name):
    """The end of a whole deal kept as text, and what was announced."""
    record = parse_record((FOLDER / f"{name}.txt").read_text().split("---")[0])
    said = commitment(record.contract, record.trump)
    return states(record)[-1], said


def test_hra_is_won_and_the_seven_beaten_in_the_last_trick():
    """Points 70 to 60, and middlehand keeps the ten of trumps for trick 10."""
    state, said = recorded("seven-beaten-at-last")
    parts = results(state, said)
    assert written(parts, state.declarer) == "hra+ sedma-"
    assert [part.rule for part in parts] == ["hra.majority", "sedma.beaten-lost"]


def test_a_sedma_can_bring_a_quiet_hundred_too():
    """60 points and three marriages, 120: three tens (quiet100.doubles)."""
    state, said = recorded("seven-with-120")
    assert written(results(state, said), state.declarer) == "hra+ sedma+ tiche-sto+3"


def test_sto_a_sedm_is_two_parts_and_no_hra():
    """Each is judged for itself: the seven made, the sto lost (stosedm.separate)."""
    assert made("A7/L8/L9", "A7 L8 L9", "stosedm A") == "sto-9 sedma+"


def test_quiet_results_are_nobodys_announcement():
    """The same last trick: quiet in hra, not in sedma (quiet.both-are-not-bid)."""
    assert made("A7/L8/L9", "A7 L8 L9", "hra A") == "hra+ ticha-sedma+"
    assert made("A7/L8/L9", "A7 L8 L9", "sedma A") == "hra+ sedma+"


def test_betl_and_durch_are_one_part():
    """Neither points nor quiet results (betl.no-points-no-hlasky)."""
    assert made("L7/L8/L9", "L7 L8 L9", "betl") == "betl+"
    assert made("L7/L8/L9", "L7 L8 L9", "durch") == "durch-"


def test_two_sevens_take_the_last_two_tricks_in_order():
    """The helper seven the ninth, that of trumps the tenth (dvesedmy.order).

    Made with ten points to twenty (dvesedmy.points-ignored).
    """
    cards = "L7 HA H9 A7 B8 B9"
    assert made("A7 L7/HA B8/H9 B9", cards, "dvesedmy A L") == "dvesedmy+"


def test_an_earlier_trick_may_be_lost():
    """Only the last two count: a defender's ace takes the first (dvesedmy.order)."""
    hands = "H8 BA L7 A7/HA B8 HX HU/H9 B9 HO H7"
    cards = "H8 HA H9 B8 B9 BA L7 HX HO A7 HU H7"
    assert made(hands, cards, "dvesedmy A L") == "dvesedmy+"


def test_swapped_they_are_lost_though_both_take_their_trick():
    """The order was promised too (dvesedmy.either-lost)."""
    cards = "A7 HA H9 L7 B8 B9"
    profile = "obecna~keep.no"
    found = made("A7 L7/HA B8/H9 B9", cards, "dvesedmy A L", profile=profile)
    assert found == "dvesedmy-"


@pytest.mark.parametrize(
    ("hands", "cards"),
    [
        ("A7 L7/L8 B8/H9 B9", "L7 L8 H9 B8 B9 A7"),
        ("A7 L7/HA A8/H9 B9", "L7 A8 B9 HA H9 A7"),
    ],
)
def test_a_beaten_seven_loses_both(hands, cards):
    """The helper seven falls to a higher helper card, or to a trump.

    It beats nothing itself (trump.helper-no-power).
    """
    assert made(hands, cards, "dvesedmy A L") == "dvesedmy-"


def test_sto_a_dve_sedmy_is_judged_in_two_parts():
    """The sevens are made, the sto is not (stodvesedmy.separate)."""
    cards = "L7 HA H9 A7 B8 B9"
    found = made("A7 L7/HA B8/H9 B9", cards, "stodvesedmy A L")
    assert found == "dvesedmy+ sto-8"


def test_what_the_defence_announced_is_judged_like_the_declarers():
    """Sedma proti takes the last trick (proti.vol-yes)."""
    seven = (1, parse_card("A7"))
    found = made(
        "L8/A7/L9", "L8 A7 L9", "hra A", kept=(seven,), against=(("sedma-proti", 1),)
    )
    assert found == "hra- sedma-proti+@1"


def test_sto_proti_needs_its_hundred_and_is_lost_by_pady():
    """10 and no marriage: nine tens short, and the declarer's marriage counts."""
    deal = ("LKO/A9 A8/L9 L8", "LK* A9 L9 A8 L8 LO", "hra A")
    found = made(*deal, against=(("sto-proti", 1),))
    assert found == "hra+ sto-proti-11@1"


def test_hra_stands_beside_sto_proti_or_gives_way_to_it():
    """No source of ours decides; the profile does."""
    deal = ("L8/A9/L9", "L8 A9 L9", "hra A")
    against = (("sto-proti", 1),)
    assert made(*deal, against=against) == "hra- sto-proti-9@1"
    instead = "obecna~sto-against-counts.instead"
    assert made(*deal, against=against, profile=instead) == "sto-proti-9@1"


def test_a_bluffed_seven_is_lost():
    """The declarer never held it, and the defender's is a quiet one for Paluba."""
    deal = ("L8/A7/L9", "L8 A7 L9", "stosedm A")
    assert made(*deal, profile="turnaj2020") == "sto-10 sedma-"
    paluba = "paluba~lost-sto.pady"
    assert made(*deal, profile=paluba) == "sto-10 sedma- ticha-sedma+@1"


def test_points_of_partners_at_krizovy_are_one_sum():
    """The called partner takes the last trick and the ace in it (kriz.call-card)."""
    deal = ("A8/L8/AA/L9", "A8 L8 AA L9", "hra A")
    assert made(*deal, partner=2) == "hra+"
    assert made(*deal) == "hra-"


@pytest.mark.parametrize(
    ("profile", "hands", "found"),
    [
        ("obecna", "LA L8/L7 H7/L9 H8/LX LU", "durch+"),
        ("obecna~durch-s-chytrym.no", "LA L8/L7 H7/L9 H8/LX LU", "durch-"),
        ("obecna", "L8 LA/L7 H7/L9 H8/LX LU", "durch-"),
    ],
)
def test_the_last_trick_of_a_durch_with_the_clever_one(profile, hands, found):
    """At křížový all but the last are enough where the table says so."""
    first, second = hands.split("/")[0].split()
    cards = {"LA": "LA L7 L9 LX L8 H7 H8 LU", "L8": "L8 L7 L9 LX LU LA H7 H8"}[first]
    assert made(hands, cards, "durch", profile=profile) == found
    assert second


@pytest.mark.parametrize(
    ("hands", "tens"),
    [("AKO/L8 L7/L9 H7", 4), ("LKO/L8 L7/L9 H7", 2)],
)
def test_a_laid_sto_keeps_all_ninety(hands, tens):
    """With the forty it stands at 130, with a twenty at 110 (lozena.scores-all)."""
    state, said = played(hands, "", "sto A")
    assert written(laid_down(state, said), 0) == f"sto+{tens}"


def test_what_the_defence_has_taken_is_not_kept():
    """A trick with ten is gone when the hand is laid down: 80 and the forty, 120."""
    state, said = played("L8 AKO/LX H7 H8/L7 H9 HU", "L8 LX L7", "sto A")
    assert written(laid_down(state, said), 0) == "sto+3"


@pytest.mark.parametrize("name", CONTRACT_NAMES)
def test_every_part_of_a_laid_hand_is_made(name):
    """It was laid down because it cannot fail (lozena.def)."""
    contract = CONTRACT_NAMES.index(name)
    trump = NO_TRUMP if name in ("betl", "durch") else 2
    said = commitment(contract, trump, 1 if "dvesedmy" in name else NO_TRUMP)
    hands = tuple(parse_cards(hand) for hand in ("AKO", "L87", "L9 H7"))
    state = start(hands, contract, trump, 0, profile_of("obecna"))
    parts = laid_down(state, said)
    assert all(part.made for part in parts)
    assert {part.tens for part in parts if part.name != "sto"} <= {1}


@pytest.mark.parametrize(("profile", "found"), [("paluba", True), ("obecna", False)])
def test_a_hundred_of_the_defence_is_looked_for_where_a_sto_was_lost(profile, found):
    """And only there: not when the sto was made, nor beside a hra alone."""
    state, _ = played("A7/L8/L9", "A7 L8 L9", "sto A", profile=profile)
    own = Points(0, ())
    other = Points(90, (20,))
    for made_, name, expected in (
        (False, "sto", found),
        (True, "sto", False),
        (False, "sedma", False),
    ):
        part = Part(name, 0, made_, "sto.loss-pady", 1)
        row = _quiet(state, -1, [part], own, other)
        assert ("tiche-sto" in [one.name for one in row]) is expected


def test_what_is_laid_down_is_made_and_what_was_announced_against_it_lost():
    """A hundred by its points, the rest by what makes a hand ložená."""
    state, said = played("A7 AX/L87/L9X", "", "sedma A")
    down = laid_down(state, said, -1, (("sedma-proti", 1), ("sto-proti", 2)))
    assert [(one.name, one.seat, one.made) for one in down] == [
        ("hra", 0, True),
        ("sedma", 0, True),
        ("sedma-proti", 1, False),
        ("sto-proti", 2, False),
    ]
    assert [one.rule for one in down] == [
        *["lozena.hra-7-100-obecna"] * 3,
        "lozena.scores-all",
    ]
    # Only a hundred goes by tens: none was taken, ten are missing.
    assert [one.tens for one in down] == [1, 1, 1, 10]


LAID = [
    ("betl", "obecna", ["lozena.betl"]),
    ("durch", "turnaj2020", ["lozena.durch"]),
    ("dvesedmy", "paluba", ["lozena.2x7"]),
    ("stodvesedmy", "turnaj2020", ["lozena.2x7", "lozena.scores-all"]),
    ("hra", "obecna", ["lozena.hra-7-100-obecna"]),
    ("hra", "turnaj2020", ["lozena.hra-100-turnaj"]),
    ("sedma", "turnaj2020", ["lozena.7-turnaj"] * 2),
    ("sto", "turnaj2020", ["lozena.scores-all"]),
    ("stosedm", "turnaj2020", ["lozena.scores-all", "lozena.7-turnaj"]),
    ("sedma", "paluba", ["lozena.def"] * 2),
]


@pytest.mark.parametrize(("name", "profile", "deciding"), LAID)
def test_a_laid_hand_is_made_by_its_own_rule(name, profile, deciding):
    """What makes the contract ložený decides; all 90 points only a hundred."""
    contract = CONTRACT_NAMES.index(name)
    trump = NO_TRUMP if name in ("betl", "durch") else 2
    said = commitment(contract, trump, 1 if "dvesedmy" in name else NO_TRUMP)
    hands = tuple(parse_cards(hand) for hand in ("AKO", "L87", "L9 H7"))
    state = start(hands, contract, trump, 0, profile_of(profile))
    assert [part.rule for part in laid_down(state, said)] == deciding


def test_a_sto_laid_down_keeps_the_marriage_that_was_announced():
    """Ninety and the forty of the first trick: four tens (lozena.scores-all)."""
    state, said = played("AKO AA/L87 H9/H8 L9 B9", "AK* L8 H8", "sto A")
    (sto,) = laid_down(state, said)
    assert (sto.made, sto.tens) == (True, 4)


@pytest.mark.parametrize(
    ("part", "contract", "more"),
    [
        ("hra", "sedma", ("points.no-tie",)),
        ("sedma", "sedma", ()),
        ("sedma", "stosedm", ("stosedm.separate",)),
        ("dvesedmy", "dvesedmy", ("dvesedmy.points-ignored",)),
        ("sto", "stodvesedmy", ("stodvesedmy.separate",)),
        ("ticha-sedma", "sto", ("quiet.both-are-not-bid", "quiet7.any-side")),
        (
            "tiche-sto",
            "hra",
            (
                "quiet.both-are-not-bid",
                "quiet100.either-side",
                "quiet100.all-hlasky",
                "points.only-one-100",
            ),
        ),
    ],
)
def test_a_part_stands_by_its_own_rule_and_those_of_its_kind(part, contract, more):
    """Parts of a compound contract each for itself, quiet ones of either side."""
    judged = Part(part, 0, True, "hra.majority", 1)
    number = CONTRACT_NAMES.index(contract)
    assert decided_by(judged, number) == ("hra.majority", *more)


def test_only_in_betl_and_durch_nothing_is_counted():
    """Neither points nor marriages (betl.no-points-no-hlasky)."""
    found = {name: uncounted(place) for place, name in enumerate(CONTRACT_NAMES)}
    without = [name for name, rule in found.items() if rule]
    assert without == ["betl", "durch"]
    assert found["betl"] == "betl.no-points-no-hlasky"
