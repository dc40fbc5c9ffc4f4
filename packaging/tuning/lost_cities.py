"""Finds the weights of Lost Cities' opponents: a cross-entropy evolution strategy.

Each generation draws candidates around the mean, lets every one play the mean from both
sides of the same deals, and moves mean and spread towards the best (Rubinstein 1999). The
margin of a deal counts through tanh, so that one lucky route does not outweigh ten deals.

    python -m tuning.lost_cities source --hours 3

prints the weights found, for ``divan/games/lost_cities/bots/weights.py``. The readable
policy plays about twenty rounds a second on one core, so this wants a night or many cores.
"""

import argparse
import math
import multiprocessing
import os
import random
import time
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from divan.core.fold import advance, opening, view_of
from divan.core.record import PERSON, new_record
from divan.games.lost_cities.bots.explorer import ratings_of
from divan.games.lost_cities.bots.outlook import outlook_of
from divan.games.lost_cities.bots.weights import PUBLISHED as PUBLISHED_WEIGHTS
from divan.games.lost_cities.bots.weights import SOURCE as SOURCE_WEIGHTS
from divan.games.lost_cities.bots.weights import Weights
from divan.games.lost_cities.rules import RULES
from divan.games.lost_cities.rules.options import PUBLISHED, SOURCE, LostCitiesOptions

STARTS: Final = {
    "source": (SOURCE, SOURCE_WEIGHTS),
    "published": (replace(PUBLISHED, rounds=1), PUBLISHED_WEIGHTS),
}
CANDIDATES: Final = 24
ELITE: Final = 8
DEALS: Final = 40
FIRST_SPREAD: Final = 0.25
"""The first standard deviation, as a share of a weight (of 0.4 for the small ones)."""
SMALL: Final = 0.4
STEP: Final = 0.6
SPREAD_STEP: Final = 0.2
MARGIN: Final = 40
"""Points ahead that count as a clear win."""


def main() -> None:
    """Improve the weights for as long as was asked, and print them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("preset", choices=tuple(STARTS))
    parser.add_argument("--hours", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    start = STARTS[asked.preset][1]
    names = _tuned(asked.preset)
    chance = random.Random(asked.seed)
    mean = [getattr(start, name) for name in names]
    spread = [FIRST_SPREAD * max(abs(value), SMALL) for value in mean]
    end = time.monotonic() + asked.hours * 3600
    generation = 0
    with multiprocessing.get_context("spawn").Pool(os.cpu_count()) as pool:
        while time.monotonic() < end:
            drawn = [
                [chance.gauss(*of) for of in zip(mean, spread, strict=True)]
                for _ in range(CANDIDATES)
            ]
            first_deal = chance.randrange(1 << 40)
            games = [(asked.preset, values, mean, first_deal) for values in drawn]
            fitness = pool.starmap(_fitness, games, chunksize=1)
            mean, spread = _moved(mean, spread, drawn, fitness)
            generation += 1
            print(f"generation {generation}: best {max(fitness):+.3f}", flush=True)
    for name, value in zip(names, mean, strict=True):
        print(f"    {name}={value:.2f},")


def _tuned(preset: str) -> tuple[str, ...]:
    """Return the weights that count under a preset's rules; others would only drift."""
    options = STARTS[preset][0]
    idle = {"daring"}
    if options.ten_bonus == "off":
        idle.add("ten")
    if not options.eight_bonus:
        idle.add("eight")
    if options.start_rule == "free":
        idle.add("locked")
    return tuple(name for name in Weights.__struct_fields__ if name not in idle)


def _moved(
    mean: list[float], spread: list[float], drawn: list[list[float]], fitness: Sequence[float]
) -> tuple[list[float], list[float]]:
    """Return mean and spread after a step towards the best of ``drawn``."""
    order = sorted(range(len(drawn)), key=lambda number: -fitness[number])[:ELITE]
    shares = [math.log(ELITE + 0.5) - math.log(place + 1) for place in range(ELITE)]
    whole = sum(shares)
    best = [drawn[number] for number in order]
    columns = list(zip(*best, strict=True))
    new_mean, new_spread = [], []
    for old, deviation, column in zip(mean, spread, columns, strict=True):
        pairs = list(zip(shares, column, strict=True))
        middle = sum(share * value for share, value in pairs) / whole
        variance = sum(share * (value - old) ** 2 for share, value in pairs) / whole
        new_mean.append(old + STEP * (middle - old))
        new_spread.append(math.sqrt((1 - SPREAD_STEP) * deviation**2 + SPREAD_STEP * variance))
    return new_mean, new_spread


def _fitness(preset: str, values: list[float], others: list[float], first_deal: int) -> float:
    """Return how ``values`` do against ``others``, from -1 to 1."""
    options = STARTS[preset][0]
    candidate, other = _weights(preset, values), _weights(preset, others)
    total = 0.0
    for deal in range(first_deal, first_deal + DEALS):
        own, his = _play(options, (candidate, other), f"TUNE {deal}")
        total += math.tanh((own - his) / MARGIN)
        his, own = _play(options, (other, candidate), f"TUNE {deal}")
        total += math.tanh((own - his) / MARGIN)
    return total / (2 * DEALS)


def _play(
    options: LostCitiesOptions, weights: tuple[Weights, Weights], seed: str
) -> tuple[int, ...]:
    """Play one round and return both scores."""
    position = opening(RULES, new_record("lost_cities", RULES, options, (PERSON, PERSON), seed))
    while acting := RULES.to_act(position.state):
        view = view_of(RULES, position, acting[0])
        best = ratings_of(view, outlook_of(view, weights[acting[0]]))[0]
        position = advance(RULES, seed, position, acting[0], best.move)
    totals: tuple[int, ...] = position.state.totals
    return totals


def _weights(preset: str, values: list[float]) -> Weights:
    return replace(STARTS[preset][1], **dict(zip(_tuned(preset), values, strict=True)))


if __name__ == "__main__":
    main()
