from pathlib import Path

import facts
import pytest
from marias.notation import parse_cards
from marias.state import PlayCard, apply_unchecked, seat_to_play

COUNTS = [Path(path) for path in facts.files("counts")]
PLAYTHROUGHS = [Path(path) for path in facts.files("playthroughs")]
WHOLE_DEALS = [Path(path) for path in facts.files("deals")]


@pytest.mark.parametrize("path", COUNTS, ids=lambda path: path.stem)
def test_the_number_of_continuations_is_as_written(path):
    """Each position has as many continuations to each depth as the file says."""
    assert not facts.count_faults(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_a_deal_is_played_through_as_written(path):
    """Legal cards, reasons, winners, points, step by step.

    ``python tests/conformance.py --regenerate`` writes the files anew; read the
    difference as prose before you commit it.
    """
    text = path.read_text(encoding="utf-8")
    assert facts.playthrough(text) == text


@pytest.mark.parametrize("path", WHOLE_DEALS, ids=lambda path: path.stem)
def test_a_whole_deal_is_settled_as_written(path):
    """From the auction to the money: how much was open, each line, who pays whom.

    Written anew like the playthroughs.
    """
    text = path.read_text(encoding="utf-8")
    assert facts.whole_deal(text) == text


def test_a_wrong_count_is_shown_with_the_count_under_each_card():
    """A fault says the position, the depth, what was found, and where it comes from."""
    found = facts.count_faults("x; obecna hra A F: LK7/LX8/LA9; 2 2 3")
    position = "x: obecna hra A F: LK7/LX8/LA9\n  [2, 3, 4]"
    assert found == [position, "  LK [1, 1]", "  L7 [2, 3]"]


def plain_legal(hand, table, trump):
    """The duties once more, as plainly as a person would check them."""
    order = "789XUOKA" if trump < 0 else "789UOKXA"

    def height(card):
        return order.index("789XUOKA"[card % 8])

    led = [card for card in hand if card // 8 == table[0] // 8]
    trumps = [card for card in hand if card // 8 == trump]
    trumped = [card for card in table if card // 8 == trump]
    if led:
        if trumped and table[0] // 8 != trump:
            return led
        top = max(height(card) for card in table if card // 8 == table[0] // 8)
        return [card for card in led if height(card) > top] or led
    if trumps:
        top = max([height(card) for card in trumped], default=-1)
        return [card for card in trumps if height(card) > top] or trumps
    return list(hand)


def plain_actions(state):
    """What may be done by the plain duties, where no announced seven is kept."""
    hand = state.hands[seat_to_play(state)]
    actions = []
    for card in plain_legal(hand, state.table, state.trump) if state.table else hand:
        actions.append(PlayCard(card, False))
        pair = {5: card + 1, 6: card - 1}.get(card % 8)
        if pair in hand and state.trump >= 0:
            actions.append(PlayCard(card, True))
    return actions


def plain_count(state, depth):
    """Continuations by the plain duties; the engine only moves the cards."""
    actions = plain_actions(state)
    if depth == 1:
        return len(actions)
    return sum(
        plain_count(apply_unchecked(state, action), depth - 1) for action in actions
    )


def rows():
    """The rows of the files that are plain: usual duties, no announced seven."""
    found = []
    for path in COUNTS:
        for line in path.read_text(encoding="utf-8").splitlines():
            if line and line[0] != "#":
                name, position, numbers = (part.strip() for part in line.split(";"))
                words = position.split()
                if words[0] in ("obecna", "hospoda") and "sedm" not in words[1]:
                    found.append(pytest.param(position, numbers, id=name))
    return found


@pytest.mark.parametrize(("position", "numbers"), rows())
def test_the_counts_hold_for_a_second_plainer_reading_of_the_duties(position, numbers):
    """The numbers in the files do not rest on the engine alone."""
    state = facts.parse_position(position)
    found = [plain_count(state, depth + 1) for depth in range(len(numbers.split()))]
    assert found == [int(number) for number in numbers.split()]


def test_the_plain_reading_knows_the_relief():
    """A check of the check: a trumped suit need not be beaten, a trump led must."""
    assert len(plain_legal(parse_cards("LA7"), parse_cards("LK A8"), 2)) == 2
    assert len(plain_legal(parse_cards("AA7"), parse_cards("A9 AX"), 2)) == 1
