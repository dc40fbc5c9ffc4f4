"""How alike two characters seem to a player: everybody weighs traits a little differently."""

import math
import random
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Final

from divan.games.similo.rules.characters import CHARACTERS, Character, character, rarity
from divan.games.similo.rules.traits import TRAITS, Trait

_PLACES: Final = {one.id: place for place, one in enumerate(CHARACTERS)}


class Mind:
    """The taste of one player, the same for ever for the same ``name``.

    Resemblance is the sum of the rarities of all shared traits, weighed: ``tastes`` says
    what this player has an eye for, ``spread`` how far the other weights stray from 1 (the
    standard deviation of their logarithm), and ``whims`` how much, in the same unit as
    rarity, single pairs of characters seem more or less alike for no reason at all.
    """

    def __init__(
        self, name: str, tastes: Mapping[Trait, float], *, spread: float, whims: float
    ) -> None:
        chance = random.Random(f"mind of {name}")  # noqa: S311 - a taste, not a secret
        raw = [tastes.get(trait, 1.0) * math.exp(chance.gauss(0, spread)) for trait in TRAITS]
        mean = sum(raw) / len(raw)
        self.weights: Final = {
            trait: weight / mean for trait, weight in zip(TRAITS, raw, strict=True)
        }
        self._whims = [
            [chance.gauss(0, whims) for _ in range(place + 1)] for place in range(len(CHARACTERS))
        ]

    def resemblance(self, one: str, other: str) -> float:
        """Return how alike two characters are in everything."""
        return self._everything[_PLACES[one]][_PLACES[other]]

    def resemblance_in(self, one: str, other: str, traits: Iterable[Trait]) -> float:
        """Return how alike two characters are in ``traits`` alone (D6)."""
        first, second = character(one), character(other)
        return sum(
            self.worth(first, trait)
            for trait in traits
            if first.value(trait) == second.value(trait)
        )

    def worth(self, one: Character, trait: Trait) -> float:
        """Return how much it means to this player to share ``trait`` with ``one``."""
        return self.weights[trait] * rarity(one, trait)

    @cached_property
    def _everything(self) -> list[list[float]]:
        return [[self._compared(one, other) for other in CHARACTERS] for one in CHARACTERS]

    def _compared(self, one: Character, other: Character) -> float:
        first, second = sorted((_PLACES[one.id], _PLACES[other.id]))
        return self.resemblance_in(one.id, other.id, TRAITS) + self._whims[second][first]
