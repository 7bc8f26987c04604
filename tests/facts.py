"""The fact files: counts of continuations, and whole deals played step by step.

``counts`` says in how many ways a position can go on, ``playthroughs`` show a deal with
every reason, ``deals`` a whole one with the money. All are read by pytest and, through
``conformance``, on every runtime.
"""
# ruff: noqa: PTH123, PTH208, B905  (MicroPython has no pathlib, no strict zip)

import os

import whole_deals
from marias.cards import NO_TRUMP
from marias.contracts import CONTRACT_NAMES
from marias.deal import SEAT_LETTERS
from marias.game_record import parse_game
from marias.notation import format_card, format_cards, parse_cards
from marias.outcome import Outcome, outcome
from marias.points import Score
from marias.profile import parse_profile
from marias.record import Record, parse_record, states
from marias.state import (
    PlayCard,
    PlayState,
    apply,
    is_over,
    legal_actions,
    seat_to_play,
    start,
    verdicts,
)


def counts(state: PlayState, depth: int) -> list[int]:
    """Return in how many ways the next cards can be played, for 1 to ``depth`` cards.

    A card played with and without announcing its marriage counts as two.
    """
    found: list[int] = []
    level = [state]
    for _ in range(depth):
        level = [apply(one, action) for one in level for action in legal_actions(one)]
        found.append(len(level))
    return found


def parse_position(text: str) -> PlayState:
    """Return the state of ``profile contract declarer: hand / hand / hand``."""
    head, _, cards = text.partition(":")
    words = head.split()
    trump = "HLAB".find(words[2]) if len(words) > 3 else NO_TRUMP
    hands = tuple([parse_cards(hand.strip()) for hand in cards.split("/")])
    contract = CONTRACT_NAMES.index(words[1])
    declarer = SEAT_LETTERS.index(words[-1])
    return start(hands, contract, trump, declarer, parse_profile(words[0]))


def count_faults(text: str) -> list[str]:
    """Return what does not hold in a file of counts, with the count of each card."""
    faults: list[str] = []
    for line in text.split("\n"):
        if not line.strip() or line[0] == "#":
            continue
        name, position, numbers = [part.strip() for part in line.split(";")]
        state = parse_position(position)
        expected = [int(number) for number in numbers.split()]
        found = counts(state, len(expected))
        if found != expected:
            faults.append(f"{name}: {position}\n  {found}")
            faults.extend(_counts_by_card(state, len(expected)))
    return faults


def _counts_by_card(state: PlayState, depth: int) -> list[str]:
    rows: list[str] = []
    for action in legal_actions(state):
        below = counts(apply(state, action), depth - 1)
        rows.append(f"  {_written(action)} {below}")
    return rows


def _written(action: PlayCard) -> str:
    return format_card(action.card) + ("*" if action.announce else "")


def transcript(record: Record) -> str:
    """Return a deal step by step: what may be played and why, who takes, the points."""
    row = states(record)
    lines: list[str] = []
    for state, play in zip(row, record.plays):
        if not state.table:
            lines.append(f"trick {len(state.tricks) + 1}")
        lines.extend(_step(state, play))
        after = apply(state, play)
        if not after.table:
            lines.append(_trick_line(after))
    if is_over(row[-1]):
        lines.extend(_result(outcome(row[-1])))
    return "\n".join(lines) + "\n"


def _step(state: PlayState, play: PlayCard) -> list[str]:
    lines = [f"  {SEAT_LETTERS[seat_to_play(state)]} plays {_written(play)}"]
    judged = verdicts(state)
    for allowed in (True, False):
        rules: list[str] = []
        for one in judged:
            if one.allowed == allowed and one.rule not in rules:
                rules.append(one.rule)
        for rule in rules:
            cards = [p.card for p in judged if p.allowed == allowed and p.rule == rule]
            word = "may" if allowed else "may not"
            lines.append(f"      {word} {format_cards(tuple(cards))}, {rule}")
    return lines


def _trick_line(state: PlayState) -> str:
    trick = state.tricks[-1]
    result = outcome(state)
    cards = format_cards(trick.cards, " ", False)
    points = f"{result.declarer.total}:{result.defence.total}"
    return f"  {cards} to {SEAT_LETTERS[trick.winner]}, {trick.rule}; {points}"


def _result(result: Outcome) -> list[str]:
    lines = _score_lines("declarer", result.declarer)
    lines.extend(_score_lines("defence", result.defence))
    for part in result.parts:
        word = "made" if part.made else "lost"
        lines.append(f"{part.name} of {SEAT_LETTERS[part.seat]} {word}, {part.rule}")
    return lines


def _score_lines(side: str, score: Score) -> list[str]:
    lines = [f"{side} {score.total}"]
    for line in score.lines:
        what = "HLAB"[line.suit] if line.suit >= 0 else format_cards(line.cards)
        lines.append(f"  {line.points} {line.rule} {what}".rstrip())
    return lines


DIVIDER = "---\n"


def playthrough(text: str) -> str:
    """Return a playthrough file as it should be, from the record at its top."""
    record, _, _ = text.partition(DIVIDER)
    return record + DIVIDER + transcript(parse_record(record))


def whole_deal(text: str) -> str:
    """Return the file of a whole deal as it should be, from the record at its top."""
    record, _, _ = text.partition(DIVIDER)
    return record + DIVIDER + whole_deals.transcript(parse_game(record))


# Folders of files that are made of the record at their top.
MADE = (("playthroughs", playthrough), ("deals", whole_deal))


def files(folder: str) -> list[str]:
    """Return the paths of the fact files in a folder beside this script, sorted."""
    root = __file__.rpartition("/")[0] + "/" + folder
    return [
        root + "/" + name for name in sorted(os.listdir(root)) if name[-4:] == ".txt"
    ]


def read(path: str) -> str:
    """Return the text of a file."""
    with open(path, encoding="utf-8") as file:
        return file.read()


def faults() -> list[str]:
    """Return everything in the fact files that the engine does not confirm."""
    found: list[str] = []
    for path in files("counts"):
        found.extend(count_faults(read(path)))
    for folder, make in MADE:
        for path in files(folder):
            text = read(path)
            found.extend(["differs: " + path] if make(text) != text else [])
    return found


def regenerate() -> None:
    """Write playthroughs and whole deals anew from the records at their tops."""
    for folder, make in MADE:
        for path in files(folder):
            text = make(read(path))
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
