"""Thinking ahead: each move is tried in many deals that are possible, and played to the end.

The deals keep to what is known (cards picked up in the open) and to what players are in the habit
of keeping; in each of them both go on by the policy, in the compiled kernel.
"""

from collections.abc import Sequence

from divan.bots.bot import Clock, Rated
from divan.bots.halving import race
from divan.core.view import View
from divan.games.lost_cities.bots.kernel.choice import COMPILED, Round
from divan.games.lost_cities.bots.kernel.coding import number_of_move, sight_of
from divan.games.lost_cities.bots.weights import Weights
from divan.games.lost_cities.rules.events import LostCitiesEvent
from divan.games.lost_cities.rules.state import Table

SEEDS = 2**64


def worth_it() -> bool:
    """Tell whether thinking ahead makes the policy better. The twin is so slow that what it can
    try in a second says less than the policy knows.
    """
    return COMPILED


def look_ahead(
    view: View[Table, LostCitiesEvent],
    ratings: tuple[Rated, ...],
    weights: Weights,
    roll_outs: int,
    seed: int,
    clock: Clock,
) -> tuple[Rated, ...]:
    """Return ``ratings``, which the policy gave, anew: the best move first, and how many points
    the player should be ahead at the end of the round after each.

    The policy's own choice stays the best unless another is better by more than chance explains.
    The same ``seed`` gives the same answer, unless ``clock`` expires before all ``roll_outs``.
    """
    state = Round(view.table.options, weights)
    state.see(sight_of(view))
    moves = [number_of_move(rated.move) for rated in ratings]

    def worths(world: int, options: Sequence[int]) -> list[int]:
        return state.worths((seed + world) % SEEDS, [moves[option] for option in options])

    standings = race(len(moves), worths, roll_outs, clock)
    return tuple(Rated(ratings[found.option].move, found.worth) for found in standings)
