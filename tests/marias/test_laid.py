"""What is proved of many hands, in one table for all contracts."""

from pathlib import Path

import pytest
from marias.cards import NO_TRUMP, SUIT_LETTERS
from marias.claims import NOT_DECIDED, laid
from marias.contracts import BETL, DURCH, GAME, TWO_SEVENS, Commitment
from marias.endings import (
    NO_POINT_LOST,
    NO_TRICK_LOST,
    NO_TRICK_TAKEN,
    PARTS_MADE,
    Aim,
    is_safe,
)
from marias.laid_betl import SAFE, UNKNOWN, UNSAFE, takes_none
from marias.laid_points import keeps_points
from marias.laid_sevens import keeps_both
from marias.laid_tricks import wins_all, wins_all_at_durch
from marias.notation import parse_cards
from marias.profile import parse_profile
from marias.state import PlayState, start
from marias.unseen import layouts, of_cards

FILE = Path(__file__).with_name("laid_positions.txt")
LINES = [
    line for line in FILE.read_text(encoding="utf-8").splitlines() if line[0] != "#"
]
CONTRACTS = {"betl": BETL, "durch": DURCH, "sevens": TWO_SEVENS}
GOALS = {
    "points": NO_POINT_LOST,
    "betl": NO_TRICK_TAKEN,
    "sevens": PARTS_MADE,
}
# So many cards a hand are tried out in a moment.
QUICK = 3


def cards(text):
    """The cards of a cell, none of a dash."""
    return () if text == "-" else parse_cards(text)


def read(line):
    """What is asked, the announced contract, the view, and the answer."""
    kind, suits, leader, profile, hand, out, barred, kept, answer = line.split(" | ")
    trump, helper = [
        NO_TRUMP if one == "-" else SUIT_LETTERS.index(one) for one in (suits + "-")[:2]
    ]
    known = tuple(cards(one) for one in barred.split(" / ")) if barred != "-" else None
    table = parse_profile(profile, hidden=True)
    rest = (cards(hand), cards(out), known or ((), ()), int(leader), cards(kept))
    announced = Commitment(CONTRACTS.get(kind, GAME), trump, helper)
    return kind, announced, of_cards(table, trump, *rest), answer


def proved(kind, announced, view):
    """What the engine says of a hand, in one word."""
    if kind == "points":
        return keeps_points(view)
    if kind == "betl":
        return takes_none(view)
    if kind == "sevens":
        return keeps_both(view, announced)
    held = wins_all(view) if kind == "tricks" else wins_all_at_durch(view)
    return SAFE if held else UNSAFE


@pytest.mark.parametrize("line", LINES)
def test_a_hand_is_proved_or_left_open_as_the_table_has_it(line):
    """Neither a safe hand is given up nor a proof claimed that there is not.

    Of points and tricks (lozena.hra-7-100-obecna, lozena.7-turnaj), at betl and durch
    (lozena.betl, lozena.durch) and of dvě sedmy (lozena.2x7).
    """
    kind, announced, view, answer = read(line)
    assert proved(kind, announced, view) == answer


@pytest.mark.parametrize(
    "line", [one for one in LINES if not one.endswith(UNKNOWN) and "sevens" not in one]
)
def test_what_is_proved_is_what_trying_everything_shows(line):
    """Every layout, every card of either side, for hands of three cards or fewer.

    Where the declarer knows something of the layout, only SAFE is a proof of tricks.
    """
    kind, announced, view, answer = read(line)
    knows = bool(view.barred[0] or view.barred[1])
    if len(view.hand) > QUICK or (kind == "tricks" and knows and answer == UNSAFE):
        return
    hands = (view.hand, *next(iter(layouts(view))))
    kept = tuple((0, seven) for seven in view.kept)
    play = start(hands, announced.contract, announced.trump, 0, view.profile, kept)
    play = PlayState(*play[:6], view.leader, *play[7:])
    safe = is_safe(play, view, Aim(GOALS.get(kind, NO_TRICK_LOST), None))
    assert answer == (SAFE if safe else UNSAFE)


@pytest.mark.parametrize(
    "line", [one for one in LINES if one.startswith("points") and one.endswith(UNKNOWN)]
)
def test_what_is_left_open_is_tried_out_with_three_cards_a_hand(line):
    """A page can wait for that; with more cards it stays open, or was lost before."""
    _, announced, view, _ = read(line)
    hands = (view.hand, *next(iter(layouts(view))))
    kept = tuple((0, seven) for seven in view.kept)
    play = start(hands, announced.contract, announced.trump, 0, view.profile, kept)
    found = laid(PlayState(*play[:6], view.leader, *play[7:]), announced)
    if len(view.hand) <= QUICK:
        assert found.verdict != NOT_DECIDED
    else:
        assert found.why in ("too-many-ways", "too-few-points")
