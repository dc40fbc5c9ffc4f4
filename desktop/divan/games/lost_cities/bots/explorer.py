"""A player of Lost Cities."""

import random

from msgspec.structs import replace

from divan.bots.bot import Bot, Clock, Decision, Rated, Unit
from divan.core.move import Move
from divan.core.record import Level
from divan.core.view import View
from divan.games.lost_cities.bots.drawing import rate_drawing
from divan.games.lost_cities.bots.outlook import Outlook, outlook_of
from divan.games.lost_cities.bots.placing import rate_placing
from divan.games.lost_cities.bots.reasons import reason_for
from divan.games.lost_cities.bots.tempers import TEMPERS, weights_of
from divan.games.lost_cities.bots.weights import Weights
from divan.games.lost_cities.rules import RULES
from divan.games.lost_cities.rules.events import LostCitiesEvent
from divan.games.lost_cities.rules.state import Phase, Table


class Explorer(Bot[View[Table, LostCitiesEvent]]):
    """Rates every placement by a weighed sum of thoughts and makes the best, then every draw.

    What the cards still to come may bring is estimated; the strongest then looks ahead too.
    """

    def __init__(self, level: Level) -> None:
        self._temper = TEMPERS[level]

    def decide(self, view: View[Table, LostCitiesEvent], seed: int, clock: Clock) -> Decision:
        """Make the move that looks best in the mood of the moment."""
        weights = weights_of(self._temper, view.table.options)
        outlook = outlook_of(view, weights)
        ratings = ratings_of(view, outlook)
        searched = ratings
        if self._temper.roll_outs and len(ratings) > 1:
            searched = self._searched(view, ratings, weights, seed, clock)
        unit = Unit.WEIGHED if searched is ratings else Unit.POINTS
        ratings = searched
        placing = view.table.phase is Phase.PLACE
        chosen = _in_mood(ratings, self._temper.mood if placing else 0.0, seed)
        reason = reason_for(chosen.move, outlook, len(ratings))
        return Decision(chosen.move, reason, ratings, unit)

    def compare(
        self, view: View[Table, LostCitiesEvent], made: Move, seed: int, clock: Clock
    ) -> Decision:
        """Try the two moves alone on the same deals, where moves are tried out at all: in the
        race of all moves one that drops out early is hardly looked at.
        """
        decision = self.decide(view, seed, clock.part(0.5))
        if decision.unit is not Unit.POINTS or made == decision.move:
            return decision
        both = tuple(sorted(decision.ratings, key=lambda rated: rated.move != decision.move))
        both = tuple(rated for rated in both if rated.move in (decision.move, made))
        weights = weights_of(self._temper, view.table.options)
        return replace(decision, ratings=self._searched(view, both, weights, seed, clock))

    def _searched(
        self,
        view: View[Table, LostCitiesEvent],
        ratings: tuple[Rated, ...],
        weights: Weights,
        seed: int,
        clock: Clock,
    ) -> tuple[Rated, ...]:
        # Loaded when it is first needed: the other levels do without the kernel.
        from divan.games.lost_cities.bots import search

        if not search.worth_it():
            return ratings
        return search.look_ahead(view, ratings, weights, self._temper.roll_outs, seed, clock)


def ratings_of(view: View[Table, LostCitiesEvent], outlook: Outlook) -> tuple[Rated, ...]:
    """Return every allowed move with its rating, the best first."""
    placing = view.table.phase is Phase.PLACE
    found = rate_placing(outlook) if placing else rate_drawing(outlook)
    allowed = set(RULES.moves(view.table, view.seat))
    rated = [rating for rating in found if rating.move in allowed]
    return tuple(sorted(rated, key=lambda rating: -rating.value))


def _in_mood(ratings: tuple[Rated, ...], mood: float, seed: int) -> Rated:
    chance = random.Random(seed)  # noqa: S311 - a mood, not a secret
    return max(ratings, key=lambda rating: rating.value + chance.gauss(0.0, mood))
