"""Times whole random deals, auction to ledger, against shuffling the pack."""

from __future__ import annotations

import importlib
import random
import sys
import time
from collections.abc import Callable
from statistics import median
from types import ModuleType

from marias.cards import PACK
from marias.dealing import LICITOVANY
from marias.profile import GENERAL

from marias_build.bench.measure import Measure
from marias_build.bench.runtimes import CONFORMANCE, DRIVER, MODULES, answer
from marias_build.output import npm_files
from marias_build.places import ROOT

DEALS = 100
ROUNDS = 11
BAR = 250.0
# How many deals of each variant the two runtimes play, beside none at all.
COMPARED = 150


def measures() -> list[Measure]:
    """The ratio of a whole deal to one `random.shuffle`, and that of two runtimes."""
    deals = _whole_deals()
    dice, pack = random.Random(1), list(PACK)
    whole, shuffles = [], []
    for turn in range(ROUNDS):
        seeds = range(turn * DEALS, (turn + 1) * DEALS)
        shuffles.append(_each(lambda _: dice.shuffle(pack), seeds))
        whole.append(_each(lambda seed: _deal(deals, seed), seeds))
    deal, shuffle = median(whole), median(shuffles)
    compared = (
        f"licitovaný {deal * 1e6:.0f} us / random.shuffle {shuffle * 1e6:.1f} us,"
        f" medians of {ROUNDS} rounds of {DEALS}; all legal actions listed, one applied"
    )
    ratio = Measure("whole random deal / shuffle", deal / shuffle, "x", compared, BAR)
    return [ratio, *_runtimes()]


def _whole_deals() -> ModuleType:
    """The deals that the tests play on every runtime."""
    sys.path.insert(0, str(ROOT / "tests"))
    return importlib.import_module("whole_deals")


def _deal(deals: ModuleType, seed: int) -> object:
    return deals.settle(deals.chance_deal(LICITOVANY, GENERAL, seed))


def _each(work: Callable[[int], object], seeds: range) -> float:
    # Time of this process only: other programs may be busy on the machine.
    start = time.process_time()
    for seed in seeds:
        work(seed)
    return (time.process_time() - start) / len(seeds)


def _runtimes() -> list[Measure]:
    """How much slower MicroPython plays whole deals of all variants, start apart."""
    ours = _seconds([sys.executable, str(CONFORMANCE)], [])
    node = npm_files.find_node()
    if node is None:
        raise SystemExit("MicroPython runs under Node, and none was found.")
    theirs = _seconds(
        [str(node), str(DRIVER), "micropython"], [str(ROOT), str(MODULES)]
    )
    compared = f"{COMPARED} deals of each variant, {theirs:.1f} s / {ours:.1f} s"
    return [Measure("whole deals, MicroPython / CPython", theirs / ours, "x", compared)]


def _seconds(command: list[str], rest: list[str]) -> float:
    """What the deals take of a run, by taking off a run without any."""
    _, empty = answer([*command, "0", "0", *rest])
    _, full = answer([*command, "0", str(COMPARED), *rest])
    return full - empty
