"""What the policy of the kernel goes by; the unit is points."""

import math
from functools import cache
from typing import Final

import msgspec

from divan.games.don_legacy.bots.kernel.coding import ABILITIES, CARDS, Terms
from divan.games.don_legacy.bots.outlook import set_hope
from divan.games.don_legacy.rules.options import DonLegacyOptions
from divan.games.don_legacy.rules.state import SET_SIZE

STEPS: Final = 10
"""Into how many steps an expected draw is divided where hopes are looked up."""
MOST_STEPS: Final = 60
SOON: Final = 3.0
"""How many turns before the end an ability begins to lose its worth."""


EVEN: Final = 20
STAGE: Final = 7


class Weights(msgspec.Struct, frozen=True):
    """How the policy weighs things.

    ``foresight``, ``open_chance`` and ``denial`` are as in ``Temper``. ``keep`` is what each
    ability is worth while it waits in the hand, ``two`` what choosing one of two cards adds,
    ``deduce`` what seeing a card is worth beyond the average exchange.
    ``kept`` tells of hands that are hidden: how often a mystery lies there for ``EVEN`` times
    that a clue does which is as likely by chance, since mysteries are played and clues are
    kept. It has an item for every ``STAGE`` cards a player that left the pile.
    """

    foresight: float
    open_chance: float
    denial: float
    keep: tuple[float, ...]
    two: float
    deduce: float
    kept: tuple[int, ...]


# Found in self-play, by small changes that won some thousand games: ``packaging/tuning``.
SOURCE_WEIGHTS: Final = Weights(
    foresight=1.24,
    open_chance=0.4,
    denial=0.21,
    keep=(0.98, 1.22, 1.59, 2.88, 1.6, 0.76),
    two=0.76,
    deduce=1.6,
    kept=(19, 16, 14, 13),
)
LIVELY_WEIGHTS: Final = Weights(
    foresight=0.6,
    open_chance=0.1,
    denial=0.35,
    keep=(0.0, 0.8, 1.6, 0.9, 1.8, 0.9),
    two=1.0,
    deduce=0.3,
    kept=(17, 8, 7, 8),
)


def weights_for(options: DonLegacyOptions) -> Weights:
    """Return the weights that do best under ``options``."""
    return LIVELY_WEIGHTS if options.take_mystery == "action" else SOURCE_WEIGHTS


@cache
def hopes() -> tuple[float, ...]:
    """Return ``set_hope`` in one row: of ``held``, ``left`` and steps of expected draws."""
    return tuple(
        set_hope(held, left, step / STEPS)
        for held in range(ABILITIES + 1)
        for left in range(ABILITIES + 1)
        for step in range(MOST_STEPS + 1)
    )


def kept(weights: Weights, terms: Terms, left: int) -> int:
    """Return the odds of a mystery in a hidden hand where so many cards are left to draw."""
    drawn = CARDS - terms.seats * terms.hand - 2 * terms.open_cards - left
    stage = max(drawn, 0) // (terms.seats * STAGE)
    return weights.kept[min(stage, len(weights.kept) - 1)]


def mean_keep(weights: Weights) -> float:
    """Return what the average ability is worth in hand."""
    return math.fsum(weights.keep) / ABILITIES


def sets_to_lay(weights: Weights) -> list[int]:
    """Return, for abilities of a symbol as bits, which three are best laid; 0 if there are
    fewer.
    """
    return [_best_three(bits, weights) for bits in range(1 << ABILITIES)]


def _best_three(bits: int, weights: Weights) -> int:
    held = [ability for ability in range(ABILITIES) if bits >> ability & 1]
    if len(held) < SET_SIZE:
        return 0
    held.sort(key=lambda ability: weights.keep[ability])
    return sum(1 << ability for ability in held[:SET_SIZE])
