"""A quick source of chance for thinking: what kernels draw from, and their twins alike.

The rules never use it; their chance is ``divan.core.chance``. ``dice.pxi`` is the same for
compiled kernels, throw for throw.
"""

from typing import Final, TypeVar

T = TypeVar("T")

_WORD: Final = 2**64 - 1


class Dice:
    """The stream that belongs to ``seed``, a number of 64 bits; neighbours differ widely.

    A xorshift64* generator (Vigna 2016), begun by a step of SplitMix64 (Steele et al. 2014).
    """

    def __init__(self, seed: int) -> None:
        mixed = (seed + 0x9E3779B97F4A7C15) & _WORD
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9 & _WORD
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB & _WORD
        mixed ^= mixed >> 31
        self._state = mixed or 1

    def below(self, bound: int) -> int:
        """Draw a number from 0 to ``bound`` - 1, all as likely to within ``bound`` / 2**32."""
        state = self._state
        state ^= state >> 12
        state ^= state << 25 & _WORD
        state ^= state >> 27
        self._state = state
        return ((state * 0x2545F4914F6CDD1D & _WORD) >> 32) * bound >> 32

    def shuffle(self, items: list[T]) -> None:
        """Shuffle ``items`` in their place (Fisher and Yates, from the last place down)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
