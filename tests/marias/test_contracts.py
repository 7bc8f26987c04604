from marias.cards import BELLS, HEARTS, NO_TRUMP
from marias.contracts import (
    ALL_CONTRACTS,
    BETL,
    CONTRACT_NAMES,
    CONTRACTS,
    DURCH,
    GAME,
    HUNDRED,
    HUNDRED_SEVEN,
    SEVEN,
    TWO_SEVENS,
    announces_seven,
    has_game_part,
    has_trump,
    kept_cards,
)
from marias.folding import four_helpers
from marias.notation import parse_cards
from marias.parts import HRA, parts_of
from marias.seats import NOBODY
from settling import announced


def test_betl_and_durch_have_no_trumps():
    """All other contracts are played with trumps (trump.none-betl-durch)."""
    with_trumps = [contract for contract in CONTRACTS if has_trump(contract)]
    assert with_trumps == [GAME, SEVEN, HUNDRED, HUNDRED_SEVEN]


def test_a_hra_part_exists_only_in_hra_and_sedma():
    """Sto, sto a sedm, betl and durch have no hra part (hra.part-only-in)."""
    assert [c for c in CONTRACTS if has_game_part(c)] == [GAME, SEVEN]
    assert [c for c in ALL_CONTRACTS if HRA in parts_of(c)] == [GAME, SEVEN]


def test_the_seven_of_trumps_is_kept_where_a_seven_is_announced():
    """Sedma and sto a sedm announce the seven of trumps, no other contract does."""
    assert [c for c in CONTRACTS if announces_seven(c)] == [SEVEN, HUNDRED_SEVEN]
    assert kept_cards(HUNDRED_SEVEN, BELLS) == parse_cards("B7")
    assert kept_cards(GAME, HEARTS) == ()
    assert kept_cards(BETL, NO_TRUMP) == kept_cards(DURCH, NO_TRUMP) == ()


def test_every_contract_has_its_czech_name():
    """The names are keys: ASCII, one a contract."""
    assert CONTRACT_NAMES[:6] == ("hra", "sedma", "sto", "stosedm", "betl", "durch")


def test_only_dve_sedmy_have_a_helper_seven():
    """With the suit that was named (dvesedmy.keep-helper); a suit alone is none."""
    assert kept_cards(TWO_SEVENS, HEARTS, BELLS) == parse_cards("H7 B7")
    assert kept_cards(TWO_SEVENS, HEARTS) == parse_cards("H7")
    assert kept_cards(SEVEN, HEARTS, BELLS) == parse_cards("H7")
    assert kept_cards(GAME, HEARTS, BELLS) == ()


def test_the_fourth_helper_in_one_hand_is_too_many():
    """Three are drawn by ace, ten and king (dvesedmy.four-helpers-obecna)."""
    helpers, said = parse_cards("LOU98"), announced("dvesedmy H L")
    held = [four_helpers(((), helpers[:many], ()), said, 0) for many in (3, 4)]
    assert held == [NOBODY, 1]
