"""A player of Lost Cities."""

import random

from divan.bots.bot import Bot, Clock, Decision, Rated
from divan.core.record import Level
from divan.core.view import View
from divan.games.lost_cities.bots.drawing import rate_drawing
from divan.games.lost_cities.bots.outlook import Outlook, outlook_of
from divan.games.lost_cities.bots.placing import rate_placing
from divan.games.lost_cities.bots.reasons import reason_for
from divan.games.lost_cities.bots.tempers import TEMPERS, weights_of
from divan.games.lost_cities.rules import RULES
from divan.games.lost_cities.rules.events import LostCitiesEvent
from divan.games.lost_cities.rules.state import Phase, Table


class Explorer(Bot[View[Table, LostCitiesEvent]]):
    """Rates every placement by a weighed sum of thoughts and makes the best, then every draw.

    What the cards still to come may bring is estimated, not searched for.
    """

    def __init__(self, level: Level) -> None:
        self._temper = TEMPERS[level]

    def decide(self, view: View[Table, LostCitiesEvent], seed: int, clock: Clock) -> Decision:  # noqa: ARG002 - it never takes long
        """Make the move that looks best in the mood of the moment."""
        outlook = outlook_of(view, weights_of(self._temper, view.table.options))
        ratings = ratings_of(view, outlook)
        placing = view.table.phase is Phase.PLACE
        chosen = _in_mood(ratings, self._temper.mood if placing else 0.0, seed)
        return Decision(chosen.move, reason_for(chosen.move, outlook, len(ratings)), ratings)


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
