"""The scale of a chart. No Qt."""

from collections.abc import Sequence
from typing import Final

STEPS: Final = (1, 2, 5)


def ticks(values: Sequence[float], most: int = 6) -> tuple[int, ...]:
    """Return at most ``most`` round numbers, evenly apart, that hold all ``values`` and 0
    between them.
    """
    low, high = min(0.0, *values), max(0.0, *values)
    magnitude = 1
    while True:
        for step in (magnitude * step for step in STEPS):
            first, last = int(low // step), -int(-high // step)
            if last - first < most:
                last = max(last, first + 1)
                return tuple(step * place for place in range(first, last + 1))
        magnitude *= 10
