"""Seeded chance that is the same on every runtime: PCG32 and a fair shuffle.

The generator is PCG-XSH-RR 64/32 as published by M. E. O'Neill (pcg-random.org),
the seed's text is hashed by FNV-1a; both come with published test values.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeVar

    Item = TypeVar("Item")

_MASK_64 = (1 << 64) - 1
_MASK_32 = (1 << 32) - 1
_MULTIPLIER = 6364136223846793005
_STREAM = 54


def fnv1a(text: str) -> int:
    """Return the 64-bit FNV-1a hash of a text's UTF-8 bytes."""
    value = 0xCBF29CE484222325
    for byte in text.encode("utf-8"):
        value = ((value ^ byte) * 0x100000001B3) & _MASK_64
    return value


class Dice:
    """A stream of chance from the text of a seed: same text, same stream, for ever."""

    def __init__(self, seed: str) -> None:
        self._seed(fnv1a(seed), _STREAM)

    def _seed(self, start: int, stream: int) -> None:
        self._increment = (stream << 1 | 1) & _MASK_64
        self._state = 0
        self.next32()
        self._state = (self._state + start) & _MASK_64
        self.next32()

    def next32(self) -> int:
        """Return the next number of the stream, 0 to 2**32 - 1."""
        old = self._state
        self._state = (old * _MULTIPLIER + self._increment) & _MASK_64
        mixed = ((old >> 18 ^ old) >> 27) & _MASK_32
        turn = old >> 59
        return (mixed >> turn | mixed << (32 - turn)) & _MASK_32

    def below(self, limit: int) -> int:
        """Return a number from 0 to limit - 1, each with the same chance."""
        threshold = (_MASK_32 + 1 - limit) % limit
        while True:
            number = self.next32()
            if number >= threshold:
                return number % limit


def shuffled(items: "tuple[Item, ...]", dice: Dice) -> "tuple[Item, ...]":
    """Return the items in a random order (Fisher and Yates, from the end)."""
    pack = list(items)
    for last in range(len(pack) - 1, 0, -1):
        chosen = dice.below(last + 1)
        pack[last], pack[chosen] = pack[chosen], pack[last]
    return tuple(pack)
