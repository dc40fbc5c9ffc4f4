"""An opponent of any level: one decision for each phase."""

from divan.bots.bot import Bot, Clock, Decision
from divan.core.move import Move
from divan.games.baker_street.bots.asking import ask
from divan.games.baker_street.bots.comparing import compare
from divan.games.baker_street.bots.discarding import discard
from divan.games.baker_street.bots.habits import Habits
from divan.games.baker_street.bots.mind import Mind
from divan.games.baker_street.bots.offering import offer
from divan.games.baker_street.bots.paying import pay
from divan.games.baker_street.bots.solving import solve
from divan.games.baker_street.knowledge.readings import BakerStreetView
from divan.games.baker_street.rules.state import Phase


class Detective(Bot[BakerStreetView]):
    """Thinks with certain habits; takes as long as it takes, which is a few hundredths of a
    second.
    """

    def __init__(self, habits: Habits) -> None:
        self._habits = habits

    def decide(self, view: BakerStreetView, seed: int, clock: Clock) -> Decision:  # noqa: ARG002
        """Choose a move. Raises ValueError where the match is over."""
        return _decide(Mind(view, self._habits, seed))

    def compare(self, view: BakerStreetView, made: Move, seed: int, clock: Clock) -> Decision:  # noqa: ARG002
        """Rate the two moves by what they should tell, or by the chance of being right."""
        mind = Mind(view, self._habits, seed)
        return compare(mind, _decide(mind), made)


def _decide(mind: Mind) -> Decision:
    match mind.table.phase:
        case Phase.REQUEST:
            return ask(mind)
        case Phase.OFFERS:
            return offer(mind)
        case Phase.PAYMENT:
            return pay(mind)
        case Phase.SOLUTIONS:
            return solve(mind)
        case Phase.DISCARDS:
            return discard(mind)
        case Phase.OVER:
            raise ValueError("the match is over")
