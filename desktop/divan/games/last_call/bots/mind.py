"""What an opponent makes of a view before it decides."""

import random
from collections.abc import Mapping
from typing import Final

import msgspec

from divan.core.seat import Seat
from divan.games.last_call.bots.belief import Belief, even_belief, weighed_belief
from divan.games.last_call.bots.temper import Depth, Temper
from divan.games.last_call.knowledge.facts import LastCallView, Memory, remember
from divan.games.last_call.knowledge.matching import Places
from divan.games.last_call.knowledge.possible import Possible, by_elimination, by_logic, exactly
from divan.games.last_call.knowledge.problem import CASE, DECK, Home, Problem, set_up
from divan.games.last_call.knowledge.sampling import Sampler
from divan.games.last_call.rules.cards import Card, Combination
from divan.games.last_call.rules.state import Table

SAMPLES: Final = 240
"""How many ways that things may be an opponent of the deepest kind looks at."""


class Mind(msgspec.Struct, frozen=True):
    """A view with what one opponent concludes from it.

    ``ways`` tells for each of some sampled ways that things may be where every card is, and
    ``cases`` what the case is in it; both are empty for those who do not weigh.
    """

    view: LastCallView
    temper: Temper
    memory: Memory
    possible: Possible
    belief: Belief
    ways: tuple[Mapping[Card, Home], ...]
    cases: tuple[Combination, ...]
    chance: random.Random

    @property
    def table(self) -> Table:
        """The table as seen."""
        return self.view.table

    @property
    def seat(self) -> Seat:
        """Whose mind it is."""
        return self.view.seat

    def unknown(self, card: Card) -> bool:
        """Tell whether it is open where ``card`` is."""
        return self.possible.home(card) is None

    def others(self) -> list[Seat]:
        """Return the other survivors in turn order."""
        return [seat for seat in self.table.after(self.seat) if seat != self.seat]


def think(view: LastCallView, temper: Temper, seed: int) -> Mind:
    """Return what an opponent of ``temper`` makes of ``view``."""
    chance = random.Random(seed)  # noqa: S311 - a bot's own chance
    memory = remember(view)
    match temper.depth:
        case Depth.ELIMINATION:
            possible = by_elimination(memory)
        case Depth.LOGIC:
            possible = by_logic(memory)
        case _:
            possible = exactly(memory)
    belief = even_belief(view.table, memory, possible)
    ways: tuple[Mapping[Card, Home], ...] = ()
    cases: tuple[Combination, ...] = ()
    if temper.depth is Depth.EXACT and memory.sealed:
        problem = set_up(memory)
        drawn = Sampler(problem, chance.getrandbits(64)).samples(SAMPLES)
        ways = tuple(_way(problem, places) for places in drawn)
        cases = tuple(map(_case, ways))
        belief = weighed_belief(cases)
    return Mind(view, temper, memory, possible, belief, ways, cases, chance)


def _way(problem: Problem, places: Places) -> dict[Card, Home]:
    home_of = {
        place: home
        for home, there in problem.homes.items()
        for place in range(len(problem.room))
        if there >> place & 1
    }
    return {card: home_of[place] for card, place in zip(DECK, places, strict=True)}


def _case(way: Mapping[Card, Home]) -> Combination:
    place, weapon, person = (card.number for card, home in way.items() if home == CASE)
    return Combination(place, weapon, person)
