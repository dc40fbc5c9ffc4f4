"""All that a seat knows of the case."""

import msgspec

from divan.games.baker_street.knowledge.readings import (
    BakerStreetView,
    Reading,
    readings,
    wrong_solutions,
)
from divan.games.baker_street.rules.cards import Card
from divan.games.baker_street.rules.crime import Solution
from divan.games.baker_street.rules.worlds import Alibi, Worlds


class Knowledge(msgspec.Struct, frozen=True):
    """The clues read, the own wrong solutions, and the worlds that both leave."""

    alibi: Alibi
    readings: tuple[Reading, ...]
    wrong: tuple[Solution, ...]
    worlds: Worlds

    @property
    def cards(self) -> tuple[Card, ...]:
        """The clues, in the order in which they were read."""
        return tuple(reading.card for reading in self.readings)


def knowledge(view: BakerStreetView) -> Knowledge:
    """Fold a view into what its seat knows."""
    alibi = view.table.options.alibi
    read, wrong = readings(view), wrong_solutions(view)
    return Knowledge(alibi, read, wrong, left(alibi, [found.card for found in read], wrong))


def left(alibi: Alibi, cards: list[Card] | tuple[Card, ...], wrong: tuple[Solution, ...]) -> Worlds:
    """Return the worlds that clues and wrong solutions leave."""
    worlds = Worlds(alibi).after(cards)
    for solution in wrong:
        worlds = worlds.with_wrong(solution)
    return worlds
