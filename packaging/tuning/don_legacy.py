"""Finds the weights by which the kernel plays Don Legacy on: a hill climb in self-play.

A candidate differs a little from the best weights so far and plays them from both sides of the
same deals; it takes their place if it is ahead by more than chance explains. The compiled
kernel plays some ten thousand games a second, so a minute does.

    python -m tuning.don_legacy source --seconds 60

prints the weights found, for ``divan/games/don_legacy/bots/kernel/weights.py``. Beware: under
the Lively preset what was found so beat its parents, but not other players.
"""

import argparse
import math
import random
import statistics
import time
from typing import Any, Final

from msgspec.structs import replace

from divan.games.don_legacy.bots.kernel.choice import Match
from divan.games.don_legacy.bots.kernel.weights import Weights, weights_for
from divan.games.don_legacy.rules.options import LIVELY, SOURCE, DonLegacyOptions

OPTIONS: Final = {"source": SOURCE, "lively": LIVELY}
SEATS: Final = 2
FIRST_DEALS: Final = 400
"""On how many deals a candidate must show that it is worth a closer look."""
DEALS: Final = 2500
HOPEFUL: Final = 0.8
SURE: Final = 1.6
"""By how many standard errors a candidate must be ahead, at first and in the end."""
SPREADS: Final = {"foresight": 0.15, "open_chance": 0.08, "denial": 0.15, "two": 0.4, "deduce": 0.4}
KEEP_SPREAD: Final = 0.4


def main() -> None:
    """Improve the weights for as long as was asked, and print them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("preset", choices=tuple(OPTIONS))
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    options, chance = OPTIONS[asked.preset], random.Random(asked.seed)
    best = weights_for(options)
    end, deal = time.monotonic() + asked.seconds, 0
    while time.monotonic() < end:
        candidate = _changed(best, chance)
        deal += DEALS
        if _ahead(candidate, best, options, deal, FIRST_DEALS) > HOPEFUL and (
            _ahead(candidate, best, options, deal + FIRST_DEALS, DEALS - FIRST_DEALS) > SURE
        ):
            best = candidate
            print(best, flush=True)


def _changed(weights: Weights, chance: random.Random) -> Weights:
    """Return ``weights`` with about half of them changed a little."""

    def moved(value: float, spread: float) -> float:
        return value + chance.gauss(0, spread) * chance.randrange(2)

    changed: dict[str, Any] = {
        name: moved(getattr(weights, name), spread) for name, spread in SPREADS.items()
    }
    for name in ("foresight", "open_chance", "denial"):
        changed[name] = max(changed[name], 0.0)
    changed["keep"] = tuple(moved(each, KEEP_SPREAD) for each in weights.keep)
    return replace(weights, **changed)


def _ahead(
    one: Weights, other: Weights, options: DonLegacyOptions, first: int, deals: int
) -> float:
    """Return how far ``one`` is ahead, in standard errors, over so many deals from ``first``."""
    players = Match(options, SEATS, one), Match(options, SEATS, other)
    leads = [
        _lead(*players, deal, seat) for deal in range(first, first + deals) for seat in range(SEATS)
    ]
    return statistics.fmean(leads) / (statistics.stdev(leads) / math.sqrt(len(leads)))


def _lead(one: Match, other: Match, deal: int, seat: int) -> int:
    """Return how many points ahead ``one`` is in the end, who sits on ``seat``."""
    one.deal(deal)
    other.deal(deal)
    while not one.over():
        move = (one if one.active() == seat else other).choice()
        one.play(move)
        other.play(move)
    return one.score(seat) - one.score(1 - seat)


if __name__ == "__main__":
    main()
