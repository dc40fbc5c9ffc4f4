"""What many matches say about bots, and how sure that is."""

import math
from collections.abc import Sequence
from statistics import mean, stdev
from typing import Final

import msgspec

from divan.arena.fixture import Fixture, Score

CONFIDENCE: Final = 1.96
"""Standard deviations within which 95 of 100 results lie."""


class Interval(msgspec.Struct, frozen=True):
    """A figure with the ends of its 95 % confidence interval."""

    value: float
    low: float
    high: float


class Standing(msgspec.Struct, frozen=True):
    """How one bot did.

    ``share`` is its share of the wins; a win that several share counts for each in part.
    ``fair`` is the share that it would have if all were equal. ``ahead`` is by how many points
    it was ahead of the others' mean, None in games without points. ``points`` are its own in a
    match, on average.
    """

    bot: str
    matches: int
    share: Interval
    fair: float
    ahead: Interval | None
    points: float | None


def standing_of(bot: str, fixtures: Sequence[Fixture], scores: Sequence[Score]) -> Standing:
    """Return how ``bot``, with all seats it has, did against the others of ``fixtures``.

    Matches of one deal are no independent ones. For the share they are taken as such, which
    makes the interval rather too wide: the luck of a deal helps in one match and hurts in the
    next. For the points each deal counts once. Raises ValueError where ``bot`` never sits.
    """
    wins, ahead = 0.0, dict[str, list[float]]()
    fair, gained = 0.0, list[float]()
    for fixture, score in zip(fixtures, scores, strict=True):
        own = [seat for seat, name in enumerate(fixture.bots) if name == bot]
        if not own:
            raise ValueError(f"{bot} has no seat in {fixture}")
        winners, points = score.result.winners, score.result.scores
        wins += sum(seat in winners for seat in own) / len(winners) if winners else 0.0
        fair += len(own) / len(fixture.bots) / len(fixtures)
        gained += [points[seat] for seat in own if points]
        if points and len(own) < len(points):
            others = [each for seat, each in enumerate(points) if seat not in own]
            margin = mean(points[seat] for seat in own) - mean(others)
            ahead.setdefault(fixture.seed, []).append(margin)
    deals = [mean(margins) for margins in ahead.values()]
    return Standing(
        bot=bot,
        matches=len(fixtures),
        share=wilson(wins, len(fixtures)),
        fair=fair,
        ahead=mean_of(deals) if deals else None,
        points=mean(gained) if gained else None,
    )


def wilson(wins: float, matches: int) -> Interval:
    """Return a share of wins with the interval in which the true one lies (Wilson 1927)."""
    share, z2 = wins / matches, CONFIDENCE**2
    middle = (share + z2 / (2 * matches)) / (1 + z2 / matches)
    spread = CONFIDENCE * math.sqrt(share * (1 - share) / matches + z2 / (4 * matches**2))
    half = spread / (1 + z2 / matches)
    return Interval(share, middle - half, middle + half)


def mean_of(values: Sequence[float]) -> Interval:
    """Return the mean of independent values with its interval (by the normal distribution).

    Of a single value nothing is known: its interval has no ends.
    """
    middle = mean(values)
    if len(values) < 2:
        return Interval(middle, -math.inf, math.inf)
    half = CONFIDENCE * stdev(values) / math.sqrt(len(values))
    return Interval(middle, middle - half, middle + half)
