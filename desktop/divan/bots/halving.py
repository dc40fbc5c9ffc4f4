"""Sequential halving: how to find a better option than the first when every look costs time.

After Karnin, Koren and Somekh, *Almost optimal exploration in multi-armed bandits* (2013). The
options still in the race are all looked at in the same worlds, so that luck is theirs alike, and
after each heat the worse half drops out. The first option, which another judgement prefers, stays
to the end: it is only given up for one that is better by more than chance explains.
"""

import math
from collections.abc import Callable, Sequence
from statistics import fmean, stdev
from typing import Final, TypeAlias

import msgspec

from divan.bots.bot import Clock

Worths: TypeAlias = Callable[[int, Sequence[int]], Sequence[float]]
"""Given the number of a world and some options: what each of them is worth there."""

FIRST: Final = 0


class Standing(msgspec.Struct, frozen=True):
    """How an option came out: ``worth`` is its mean worth, never above that of the one before."""

    option: int
    worth: float


def race(
    options: int, worths: Worths, looks: int, clock: Clock, *, doubt: float = 1.0
) -> list[Standing]:
    """Return how the options 0 to ``options`` - 1 stand, the chosen one first.

    About ``looks`` looks are shared out over all heats, fewer where ``clock`` expires before.
    ``doubt`` is how many standard errors a better option must be ahead of the first one.
    """
    found: list[list[float]] = [[] for _ in range(options)]
    racing = list(range(options))
    dropped: list[int] = []
    heats = max(math.ceil(math.log2(options)), 1)
    while len(racing) > 1 and not clock.expired():
        for _ in range(max(looks // (heats * len(racing)), 1)):
            values = worths(len(found[FIRST]), racing)
            for option, value in zip(racing, values, strict=True):
                found[option].append(value)
            if clock.expired():
                break
        racing.sort(key=lambda option: -fmean(found[option]))
        staying = racing[: len(racing) // 2]
        if FIRST not in staying and len(racing) > 2:
            staying = [*racing[: max(len(staying) - 1, 1)], FIRST]
        dropped[:0] = [option for option in racing if option not in staying]
        racing = staying
    order = racing + dropped
    if not _ahead(found[order[0]], found[FIRST], doubt):
        order.remove(FIRST)
        order.insert(0, FIRST)
    return _standings(order, found)


def _ahead(values: Sequence[float], others: Sequence[float], doubt: float) -> bool:
    """Tell whether ``values`` are better than ``others`` in the worlds of both."""
    gaps = [value - other for value, other in zip(values, others, strict=False)]
    if len(gaps) < 2:
        return False
    return fmean(gaps) > doubt * stdev(gaps) / math.sqrt(len(gaps))


def _standings(order: list[int], found: list[list[float]]) -> list[Standing]:
    """Tell the worth of each option by its distance to the chosen one in the worlds of both."""
    chosen = found[order[0]]
    if not chosen:
        return [Standing(option, 0.0) for option in order]
    top = worth = fmean(chosen)
    standings = []
    for option in order:
        gaps = [value - other for value, other in zip(found[option], chosen, strict=False)]
        worth = min(worth, top + fmean(gaps))
        standings.append(Standing(option, worth))
    return standings
