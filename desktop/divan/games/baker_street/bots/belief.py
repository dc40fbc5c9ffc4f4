"""How likely each solution is, and how much a clue would tell.

Any world is taken to be as likely as another. As the worlds are three independent sets for
each murderer, so is the probability: a factor for the places, one for each weapon and one for
each motive. A clue changes one of the three, and only that one is worked out anew.
"""

import math
from functools import cached_property
from typing import Final, TypeAlias

from divan.games.baker_street.rules.cards import Card, Kind
from divan.games.baker_street.rules.crime import MOTIVES_OF, SUSPECTS
from divan.games.baker_street.rules.worlds import TICKS_FOR_CERTAIN, Worlds, weapon_masks

Numbers: TypeAlias = list[float]
"""One number a murderer."""

_TICK_KINDS: Final = (Kind.L3, Kind.V3)
_PLACES_OF_ONE: Final = 4
_TICK_SHARE: Final = (0.1, 0.25, 0.0)
"""What a first and a second tick are worth, as a share of what the third would tell."""
_NUMBERS: Final = range(len(SUSPECTS))


class Belief:
    """The worlds in numbers."""

    def __init__(self, worlds: Worlds) -> None:
        self.worlds = worlds
        self._routes: dict[int, tuple[float, float]] = {}
        self._places: Numbers = [float(worlds.placings(number)) for number in _NUMBERS]
        ways = [self._ways(worlds.routes_of(number)) for number in _NUMBERS]
        self._weapons: Numbers = [whole for whole, _ in ways]
        self._weapon_logs: Numbers = [logs for _, logs in ways]
        self._motives: Numbers = [
            float(worlds.motives_of(number).bit_count()) for number in _NUMBERS
        ]

    @cached_property
    def whole(self) -> float:
        """The weight of all worlds together."""
        return sum(self._weights(self._places, self._weapons, self._motives))

    @cached_property
    def uncertainty(self) -> float:
        """The entropy of the solution in bits; 0 where it is known."""
        return _entropy(self._places, self._weapons, self._weapon_logs, self._motives)

    def prospect(self, card: Card) -> tuple[float, float]:
        """Return how likely ``card``, not read before, is to be true, and by how many bits it
        would lower the uncertainty.

        That may be below 0: a surprise can leave more open than was thought. A tick that is
        not the third tells nothing yet; it is worth a share of what the third would tell.
        """
        places, weapons, logs, motives = (
            self._places,
            self._weapons,
            self._weapon_logs,
            self._motives,
        )
        worlds = self.worlds.with_card(card)
        if worlds.places is not self.worlds.places:
            places = [float(left.bit_count()) for left in worlds.places]
        elif worlds.routes != self.worlds.routes:
            ways = [self._ways(worlds.routes_of(number)) for number in _NUMBERS]
            weapons, logs = [whole for whole, _ in ways], [part for _, part in ways]
        elif worlds.motives != self.worlds.motives:
            motives = [float(worlds.motives_of(number).bit_count()) for number in _NUMBERS]
        else:
            return 1.0, self._promise(card)
        if not self.whole:
            return 0.0, 0.0
        gain = self.uncertainty - _entropy(places, weapons, logs, motives)
        if card.kind in _TICK_KINDS or card.kind is Kind.V1:
            return 1.0, gain
        weights = self._weights(places, weapons, motives)
        true = sum(weights)
        if card.kind is Kind.V2:
            # The murderer may claim any place, so the claim is no likelier than others.
            true -= weights[SUSPECTS.index(card.suspects[0])] * (1 - 1 / _PLACES_OF_ONE)
        return true / self.whole, gain

    def _promise(self, card: Card) -> float:
        """Return what a tick is worth that is not the third; other clues tell nothing here."""
        if card.kind not in _TICK_KINDS or not self.whole:
            return 0.0
        suspect, motive = card.suspects[-1], card.motive
        number = SUSPECTS.index(suspect)
        left = self.worlds.motives_of(number)
        if not left >> MOTIVES_OF[suspect].index(motive) & 1:
            return 0.0
        before = dict(self.worlds.ticks).get((suspect, motive), 0)
        share = _TICK_SHARE[min(before, TICKS_FOR_CERTAIN - 1)]
        weights = self._weights(self._places, self._weapons, self._motives)
        return weights[number] / self.whole * math.log2(left.bit_count()) * share

    def _ways(self, routes: int) -> tuple[float, float]:
        """Return how many routes there are, and the sum of n log n over the weapons, each with
        n routes to it.
        """
        if routes not in self._routes:
            counts = [(routes & mask).bit_count() for mask in weapon_masks()]
            logs = sum(count * math.log2(count) for count in counts if count > 1)
            self._routes[routes] = float(sum(counts)), logs
        return self._routes[routes]

    @staticmethod
    def _weights(places: Numbers, weapons: Numbers, motives: Numbers) -> Numbers:
        """Return how likely each suspect is to have done it, not made to add up to 1."""
        return [places[n] * weapons[n] * motives[n] for n in _NUMBERS]


def _entropy(places: Numbers, weapons: Numbers, weapon_logs: Numbers, motives: Numbers) -> float:
    """Return the entropy in bits of the product of the three factors.

    With weights a, b and c (which is 0 or 1 for a single motive), the sum of abc log abc
    falls into sums over each of them.
    """
    whole = logs = 0.0
    for place, weapon, weapon_log, motive in zip(
        places, weapons, weapon_logs, motives, strict=True
    ):
        weight = place * weapon * motive
        if weight:
            whole += weight
            logs += weight * math.log2(place) + place * motive * weapon_log
    return math.log2(whole) - logs / whole if whole else 0.0
