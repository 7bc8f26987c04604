"""Times a random trump game, a reason for every card, against shuffling the pack."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from statistics import median

from marias.cards import ACORNS, PACK
from marias.profile import GENERAL
from marias.tricks import legal_plays, winner

from marias_build.bench.measure import Measure

GAMES = 300
ROUNDS = 11
BAR = 60.0


def play_out(pack: list[int], dice: random.Random) -> int:
    """Plays ten tricks at random; returns how many cards were judged."""
    hands = [pack[0:10], pack[10:20], pack[20:30]]
    leader = judged = 0
    for _ in range(10):
        table: list[int] = []
        for turn in range(3):
            hand = hands[(leader + turn) % 3]
            verdicts = legal_plays(tuple(hand), tuple(table), ACORNS, GENERAL)
            judged += len(verdicts)
            card = dice.choice([v.card for v in verdicts if v.allowed])
            hand.remove(card)
            table.append(card)
        leader = (leader + winner(tuple(table), ACORNS, GENERAL).index) % 3
    return judged


def measures() -> list[Measure]:
    """The ratio of a whole game to one `random.shuffle` of 32 cards."""
    dice, pack = random.Random(1), list(PACK)
    games, shuffles = [], []
    for _ in range(ROUNDS):
        shuffles.append(_each(lambda: dice.shuffle(pack)))
        games.append(_each(lambda: play_out(pack, dice)))
    game, shuffle = median(games), median(shuffles)
    compared = (
        f"30 cards {game * 1e6:.0f} us / random.shuffle {shuffle * 1e6:.1f} us,"
        f" medians of {ROUNDS} rounds of {GAMES}"
    )
    return [Measure("random trump game / shuffle", game / shuffle, "x", compared, BAR)]


def _each(work: Callable[[], object]) -> float:
    start = time.process_time()
    for _ in range(GAMES):
        work()
    return (time.process_time() - start) / GAMES
