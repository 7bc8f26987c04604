from collections import Counter

from marias.cards import PACK
from marias.shuffle import Dice, fnv1a, shuffled

SUITS = "hcds"
RANKS = "A23456789TJQK"


def demo():
    """The generator as the published demonstration of PCG32 seeds it."""
    dice = Dice("")
    dice._seed(42, 54)
    return dice


def test_pcg32_gives_the_published_numbers():
    """Seed 42, stream 54: the six numbers of the pcg32 demonstration program."""
    dice = demo()
    numbers = [dice.next32() for _ in range(6)]
    assert numbers == [
        0xA15C02B7,
        0x7B47F409,
        0xBA1D3330,
        0x83D2F293,
        0xBFA4784B,
        0xCBED606E,
    ]


def test_the_shuffle_gives_the_published_pack():
    """After its numbers, coins and rolls that program shuffles 52 cards like this."""
    dice = demo()
    for _ in range(6):
        dice.next32()
    coins = "".join("TH"[dice.below(2)] for _ in range(65))
    rolls = "".join(str(dice.below(6) + 1) for _ in range(33))
    pack = shuffled(tuple(range(52)), dice)
    names = [RANKS[card // 4] + SUITS[card % 4] for card in pack]
    assert coins.startswith("HHTTTHTHHHTHTTTHHHHHTTTHHHTHTHTHTTHTTTHHHHHHTTTT")
    assert rolls.startswith("3411223243243352313151415646")
    assert " ".join(names).startswith("Qd Ks 6d 3s 3d 4c 3h Td Kc 5c Jh Kd Jd As 4s 4h")


def test_fnv1a_gives_the_published_values():
    """Values of the 64-bit FNV-1a from its authors' list."""
    assert fnv1a("") == 0xCBF29CE484222325
    assert fnv1a("a") == 0xAF63DC4C8601EC8C
    assert fnv1a("foobar") == 0x85944171F73967E8


def test_the_same_seed_gives_the_same_chance_for_ever():
    """A link with a seed must mean the same deal tomorrow: never change this row."""
    dice = Dice("štych")
    thrown = [dice.below(32) for _ in range(12)]
    assert thrown == [19, 11, 6, 12, 3, 3, 22, 3, 8, 20, 14, 30]


def test_a_shuffle_loses_no_card():
    """Every card of the pack is there once."""
    assert sorted(shuffled(PACK, Dice("any"))) == list(PACK)


def test_every_number_has_the_same_chance():
    """Of 6000 throws each of six faces comes up about a thousand times."""
    dice = Dice("fair")
    faces = Counter(dice.below(6) for _ in range(6000))
    assert sorted(faces) == [0, 1, 2, 3, 4, 5]
    assert 880 < min(faces.values()) <= max(faces.values()) < 1120
